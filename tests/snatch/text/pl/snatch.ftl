### Snatch, gra w karty na potrzeby testów

game-snatch = Snatch
mission-table-name = Jeden stół
mission-table-brief = Trzy lewy, każda warta tyle, ile zrobi z niej stół. Wygrywa, kto ma najwięcej punktów.

place-trick = Lewa { $trick }
place-snatch-turn = Gracz { $seat }

panel-table = Stół
panel-hand = Gracz { $seat }
table-left = { $left ->
    [one] W talii została { $left } karta.
    [few] W talii zostały { $left } karty.
   *[many] W talii zostało { $left } kart.
}
table-worth = Lewa jest warta { $worth }.
hand-card = Karta { $value }
hand-hidden = { $count ->
    [one] { $count } zakryta karta
    [few] { $count } zakryte karty
   *[many] { $count } zakrytych kart
}
hand-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}

verb-snatch-play = Zagraj
verb-high = Wysoko
verb-low = Nisko
verb-double = Podwój
verb-let-go = Odpuść
verb-forfeit = Poddaj się
option-snatch-play = Zagraj { $value }
option-high = Lewę bierze najwyższa karta
option-low = Lewę bierze najniższa karta
option-double = Gracz { $actor } podwaja
option-let-go = Gracz { $actor } odpuszcza
option-forfeit = Gracz { $actor } poddaje się

question-ask-snatch-play = Zagraj zakrytą kartę.
question-ask-way = Wysoko czy nisko?
question-ask-double = Podwoić lewę?

event-played = Zagrano kartę { $card }.
event-trick = Lewa { $trick }
event-snatch-turn = Teraz gracz { $seat }.

ending-played = Wszystkie lewy rozegrane.
ending-forfeit = Ktoś się poddał.
score-tricks = Lewy

refused-snatch-turn = Teraz kolej innego gracza.
refused-snatch-not-yours = Nie masz na ręce karty { $value }.

rule-SN-PLAY-01 = Każdy po kolei zagrywa zakrytą kartę.
rule-SN-PLAY-02 = Można zagrać tylko kartę z własnej ręki.
rule-SN-WAY-01 = Stół mówi, czy lewę bierze najwyższa, czy najniższa karta.
rule-SN-DOUBLE-01 = Każdy może podwoić lewę, ale tylko raz; liczy się ją wtedy albo gdy wszyscy odpuszczą.
