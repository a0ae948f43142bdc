### Pytania, odpowiedzi, zdarzenia i powody tej gry.

question-ask-pack = Który zestaw startowy bierze { $survivor }?
question-ask-noise = Gdzie na początku leży żeton Hałasu?
question-ask-first = Kto dostaje żeton Pierwszego Gracza?
verb-pack = Zestaw startowy
verb-noise-at = Żeton Hałasu
verb-first-player = Pierwszy Gracz
option-pack = Weź zestaw { $pack }
option-noise-at = Połóż { $zone-at }
option-first-player = Gracz { $player }
question-ask-wake = Szuraczy jest za mało. Które Śpiochy budzą się teraz?
verb-wake = Obudź
verb-eliminate = Eliminacja Śpiochów
option-wake = { $sleeper_value } { $zone-at }
option-eliminate = Wyeliminuj Śpiochy: { $cards }

## Co się dzieje

event-specialist-missing = Misja wymaga Specjalisty, którego drużynie brakuje: { $specialty }.
event-sleepers-woken = Śpiochy { $zone-at }: { $value ->
    [one] budzi się { $value } Szuracz
    [few] budzą się { $value } Szuracze
   *[many] budzi się { $value } Szuraczy
}.
event-sleepers-eliminated = { $survivor } eliminuje Śpiochy { $zone-at }: żeton o wartości { $value }.
event-sleepers-roll = { $survivor } przemyka obok Śpiochów: { $die }.
event-time = { $left ->
    [0] Czas minął.
    [one] Została { $left } runda.
    [few] Zostały { $left } rundy.
   *[many] Zostało { $left } rund.
}
ending-time = Czas minął: gra jest przegrana.

zone-with-noise = { $zone }
event-zombies-decide = { $because ->
    [noise-and-survivor] Zombie { $zone-at } widzą Ocalałych tam, gdzie jest Hałas, { $goals-at }; następny krok: { $ways }.
    [most-survivors] Zombie { $zone-at } widzą najwięcej Ocalałych { $goals-at }; następny krok: { $ways }.
    [noise] Zombie { $zone-at } nikogo nie widzą i idą za Hałasem { $goals-to }; następny krok: { $ways }.
    [taunted] Zombie { $zone-at } gonią tylko postać: { $after }; następny krok: { $ways }.
    [stays] Zombie { $zone-at } nikogo nie widzą i stoją tam, gdzie jest Hałas: zostają.
    [stuck] Zombie { $zone-at } nie mają otwartej drogi { $goals-to }: zostają.
   *[other] Zombie { $zone-at } widzą Ocalałych { $sees-at } i idą { $goals-to }; następny krok: { $ways }.
}
event-zeus-arrives = Zeus pojawia się { $zone-at }: jego żeton Namnażania znika z gry.
event-helmet-broken = Maska Zeusa pęka { $zone-at }. Teraz można go zranić.
event-order-drawn = Rozkaz Zeusa { $card }, { $zone }, { $level }.

## Dlaczego nie

refused-no-sleepers = W tej Strefie nie ma Śpiochów.
refused-no-melee-weapon = Do tego trzeba mieć w Ręce Broń do Walki Wręcz.
refused-too-few-actions = Za mało Akcji: to kosztuje { $cost }, zostało { $left }.

## Żetony

token-sleepers = Śpiochy
token-time = Żeton Toru Czasu
