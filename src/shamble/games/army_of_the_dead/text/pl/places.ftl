### Marsz, windy, posąg, skarbiec i taco-furgonetka.

question-ask-onward = Dokąd dalej idzie { $survivor }?
verb-sprint = Sprint
verb-on = Dalej
verb-stop = Zatrzymaj się
option-sprint = Sprint przez { $zone }
option-on = Dalej do: { $zone }
option-stop = Zatrzymaj się tutaj

refused-statue = Na teren wokół posągu nie można wejść.

## Taco-furgonetka

seat-gunner = Strzelec
option-change-seat = Przesiądź się: { $place }
equipment-taco-truck = Taco-furgonetka
equipment-machine-gun = Karabin maszynowy
event-truck-attack = Taco-furgonetka wjeżdża z impetem w { $zone }.
refused-not-gunner = Tylko Strzelec strzela z zamontowanego karabinu maszynowego.
