### Pytania i odpowiedzi tej gry.

question-ask-pack = Który zestaw startowy bierze { $survivor }?
question-ask-noise = Gdzie na początku leży żeton Hałasu?
question-ask-first = Kto dostaje żeton Pierwszego Gracza?
verb-pack = Zestaw startowy
verb-noise-at = Żeton Hałasu
verb-first-player = Pierwszy gracz
option-pack = Weź zestaw { $pack }
option-noise-at = Do { $zone }
option-first-player = Gracz { $player }
