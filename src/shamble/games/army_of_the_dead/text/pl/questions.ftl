### Pytania, odpowiedzi, zdarzenia i powody tej gry.

question-ask-pack = Który zestaw startowy bierze { $survivor }?
question-ask-noise = Gdzie na początku leży żeton Hałasu?
question-ask-first = Kto dostaje żeton Pierwszego Gracza?
verb-pack = Zestaw startowy
verb-noise-at = Żeton Hałasu
verb-first-player = Pierwszy gracz
option-pack = Weź zestaw { $pack }
option-noise-at = Do { $zone }
option-first-player = Gracz { $player }
question-ask-wake = Szuraczy jest za mało. Czyje Śpiochy teraz?
verb-wake = Obudź
verb-eliminate = Eliminacja Śpiochów
option-wake = { $sleeper_value } w { $zone }
option-eliminate = Wyeliminuj Śpiochów: { $card }

## Co się dzieje

event-specialist-missing = Karta misji wymaga specjalisty, którego drużynie brakuje: { $specialty }.
event-sleepers-woken = Śpiochy, { $zone }: { $value ->
    [one] budzi się { $value } Szuracz
    [few] budzą się { $value } Szuracze
   *[many] budzi się { $value } Szuraczy
}.
event-sleepers-eliminated = { $survivor } po cichu usuwa Śpiochów, { $zone }: żeton o wartości { $value }.
event-sleepers-roll = { $survivor } skrada się obok Śpiochów: { $die }.
event-time = { $left ->
    [0] Czas minął.
    [one] Została { $left } runda.
    [few] Zostały { $left } rundy.
   *[many] Zostało { $left } rund.
}
ending-time = Czas minął: gra jest przegrana.

event-zombies-decide = { $because ->
    [noise-and-survivor] Zombie w { $zone } widzą Ocalałych tam, gdzie hałas: { $goals }; następny krok: { $ways }.
    [most-survivors] Zombie w { $zone } widzą najwięcej Ocalałych w { $goals }; następny krok: { $ways }.
    [noise] Zombie w { $zone } nikogo nie widzą i idą za hałasem: { $goals }; następny krok: { $ways }.
    [taunted] Zombie w { $zone } idą tylko za: { $after }; następny krok: { $ways }.
    [stays] Zombie w { $zone } nikogo nie widzą i są tam, gdzie hałas: zostają.
    [stuck] Zombie w { $zone } nie mają otwartej drogi do { $goals }: zostają.
   *[other] Zombie w { $zone } widzą { $sees } i ciągną do { $goals }; następny krok: { $ways }.
}
event-zeus-arrives = Zeus nadchodzi, { $zone }: jego żeton Namnażania wypada z gry.
event-helmet-broken = Maska Zeusa pękła, { $zone }. Teraz można go zranić.
event-order-drawn = Rozkaz Zeusa { $card }, { $zone }, { $level }.

## Dlaczego nie

refused-no-sleepers = W tej Strefie nie ma Śpiochów.
refused-no-melee-weapon = Do tego trzeba mieć w ręku broń do Walki Wręcz.
refused-too-few-actions = To kosztuje Akcje: { $cost }; zostało: { $left }.

## Żetony

token-sleepers = Śpiochy
token-time = Żeton Czasu
