### Marsz, windy, Statua, Skarbiec i Ciężarówka Taco.

question-ask-onward = Dokąd dalej idzie { $survivor }?
verb-sprint = Sprint
verb-on = Dalej
verb-stop = Zatrzymaj się
option-sprint = Sprint przez { $zone }
option-on = Dalej { $zone-to }
option-stop = Zatrzymaj się tutaj

refused-statue = Na teren wokół Statui nie można wejść.

## Ciężarówka Taco

seat-gunner = Strzelec
option-change-seat = Przesiądź się: { $place }
equipment-taco-truck = Ciężarówka Taco
equipment-machine-gun = Karabin Maszynowy
event-truck-attack = Ciężarówka Taco wjeżdża w Zombie { $zone-at }.
refused-not-gunner = Tylko Strzelec strzela z zamontowanego Karabinu Maszynowego.

## Skarbiec

deck-vault = Karty Skarbca
equipment-gears-and-bolts = Zębatki i Śruby
equipment-tumblers = Zapadki
equipment-pressure-plates = Płyty Naciskowe
equipment-wire-and-weight = Drut i Ciężarek
equipment-the-last-ring = Ostatni Pierścień
specialty-bruiser = Twardziel
specialty-vault-expert = Kasiarz
specialty-stealthy = Cień
specialty-pilot = Pilot
specialty-mechanic = Mechanik

verb-challenge = Rozpatrz Wyzwanie
verb-open-vault = Otwórz Skarbiec
verb-reserve = Odłóż
verb-roll = Rzuć resztą
verb-bonus = Pomóż
verb-change = Zmień kość
option-challenge = Rozpatrz Wyzwanie
option-open-vault = Otwórz Drzwi Skarbca
option-reserve = Odłóż { $face } do rezerwy
option-roll = Rzuć resztą jeszcze raz
option-bonus = { $other } pomaga jako { $specialty }
option-change = Zmień { $face } na { $other }
question-ask-reserve = Co { $survivor } robi z kośćmi?
question-ask-change = Którą kość zmienia { $survivor }?

event-challenge = { $survivor } zabiera się do pułapek.
event-challenge-rolled = { $survivor } rzuca: { $dice }.
event-challenge-won = Pięć po kolei, { $dice }: pułapki usunięte.
event-challenge-failed = { $dice }: pułapki trzymają.
event-challenge-bonus = { $survivor } pomaga.
event-die-reserved = { $die } idzie do rezerwy.
event-die-changed = { $before } zmienia się w { $die }.
event-vault-card = Pułapki Skarbca: { $card }.
event-vault-opened = { $survivor } otwiera Skarbiec.

refused-no-trap = Wyzwanie podejmuje ten, kto stoi w Strefie Pułapek.
refused-solved = Pułapek już nie ma.
refused-no-vault = Drzwi Skarbca otwiera się ze Strefy Pułapek, i tylko raz.
refused-traps = Najpierw trzeba usunąć pułapki.
refused-no-expert = Drzwi Skarbca otwiera tylko Kasiarz.

## Towarzysze

refused-no-rally = Towarzysza zabiera się ze sobą tylko wtedy, gdy mówi tak Misja.
refused-enough-companions = W tej misji żaden Dowódca nie prowadzi więcej Towarzyszy.
