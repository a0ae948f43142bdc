### Cele osobiste.

verb-personal = Otwórz sejf
option-personal = Otwórz mały sejf
question-ask-keep-one = Którą z tych kart zatrzymuje { $survivor }?
event-personal-drawn = { $survivor } ma Cel osobisty, a jego żeton jest { $colour }.
event-personal-achieved = { $survivor } osiąga Cel osobisty.
event-kill-counted = { $count ->
    [one] Figurka trafia
    [few] { $count } figurki trafiają
   *[many] { $count } figurek trafia
} na kartę ({ $survivor }): { $kind }.
event-token-dropped = Odkryty żeton leży w { $zone }: { $colour }.
event-safe-opened = { $survivor } otwiera mały sejf, o którym ktoś zapomniał.
refused-no-safe = Mały sejf otwiera tylko ten, czyj to Cel osobisty, i tylko z jego żetonem.
refused-safe-place = Mały sejf wymaga strefy w budynku, w której nie ma Zombie.

goal-personal-scott = Scott: zakończ Turę wśród trojga innych Ocalałych, z żetonem.
goal-personal-kate = Kate: zakończ Turę przy rannym Ocalałym i bez Zombie, z żetonem.
goal-personal-dieter = Dieter: otwórz mały sejf za 2 Akcje w strefie budynku bez Zombie, z żetonem.
goal-personal-cruz = Cruz: zabij trzy Alfy.
goal-personal-guzman = Guzman: zabij ośmiu Szuraczy.
goal-personal-chambers = Chambers: usuń dwa żetony Śpiących; gdy nie ma już żadnego, dwóch Szuraczy zastępuje jeden.
goal-personal-peters = Peters: zakończ Turę w strefie Wyjścia, a gdy go nie ma, tam, gdzie zaczęła drużyna, z żetonem.
goal-personal-martin = Martin: zabij Alfę albo Abominację w Walce wręcz, potem zakończ Turę w strefie startowej.
goal-personal-tanaka = Tanaka: zabij dwóch Zombie Skoncentrowanymi Atakami.
goal-personal-vanderohe = Vanderohe: zabij pięciu Zombie w Walce wręcz.
goal-personal-lilly = Lilly: zakończ Turę wśród trzech Zombie albo niech padnie ktoś bez Celu osobistego, z żetonem.
goal-personal-burt-cummings = Burt Cummings: zakończ Turę z pięcioma kartami Ekwipunku, z żetonem.

colour-yellow = żółty
colour-purple = fioletowy
colour-black = czarny

## Jak może się skończyć

ending-owner = Padł Ocalały, który ma Cel osobisty: gra przegrana.
ending-companion = Padł Towarzysz: gra przegrana.
ending-nobody = Nikt nie został: gra przegrana.
ending-impossible = Tego, co trzeba było zrobić, nie da się już zrobić: gra przegrana.
