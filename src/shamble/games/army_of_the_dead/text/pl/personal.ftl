### Cele Osobiste.

verb-personal = Otwórz sejf
option-personal = Otwórz mały sejf
question-ask-keep-one = Którą z tych kart zatrzymuje { $survivor }?
event-personal-drawn = { $survivor } ma Cel Osobisty, a jego żeton jest { $colour }.
event-personal-achieved = { $survivor } realizuje swój Cel Osobisty.
event-kill-counted = { $count ->
    [one] Figurka trafia
    [few] { $count } figurki trafiają
   *[many] { $count } figurek trafia
} na kartę ({ $survivor }): { $kind }.
event-token-dropped = Odkryty żeton leży { $zone-at }: { $colour }.
event-safe-opened = { $survivor } otwiera mały sejf, o którym ktoś zapomniał.
refused-no-safe = Mały sejf otwiera tylko ten, czyj to Cel Osobisty, i tylko z jego żetonem.
refused-safe-place = Mały sejf otwiera się w Strefie budynku bez Zombie.

panel-goal-of = { $goal } ({ $count } z { $total })
goal-personal-scott = Scott: mając żeton, zakończ turę wśród trojga innych Ocalałych albo wszystkich innych, jeśli zostało ich mniej.
goal-personal-kate = Kate: mając żeton, zakończ turę przy rannym Ocalałym, bez Zombie; samotnie, jeśli nikt inny nie został.
goal-personal-dieter = Dieter: mając żeton, otwórz za 2 Akcje mały sejf w Strefie budynku bez Zombie.
goal-personal-cruz = Cruz: zabij trzy Alfy.
goal-personal-guzman = Guzman: zabij ośmiu Szuraczy.
goal-personal-chambers = Chambers: wyeliminuj dwa żetony Śpiochów; gdy nie ma już żadnego, za jeden liczy się dwóch zabitych Szuraczy.
goal-personal-peters = Peters: mając żeton, zakończ turę w Strefie Wyjścia, a gdy jej nie ma, w Strefie Startowej.
goal-personal-martin = Martin: zabij Alfę albo Abominację Atakiem Wręcz, a potem zakończ turę w Strefie Startowej.
goal-personal-tanaka = Tanaka: zabij dwóch Zombie Atakami skoncentrowanymi.
goal-personal-vanderohe = Vanderohe: zabij pięciu Zombie Atakami Wręcz.
goal-personal-lilly = Lilly: mając żeton, zakończ turę wśród trzech Zombie albo niech zginie ktoś bez Celu Osobistego.
goal-personal-burt-cummings = Burt Cummings: mając żeton, zakończ turę z pięcioma kartami Ekwipunku.

colour-yellow = żółty
colour-purple = fioletowy
colour-black = czarny

## Jak może się skończyć

ending-owner = Zginął Ocalały, którego Cel Osobisty jest w grze: gra jest przegrana.
ending-companion = Zginął Towarzysz: gra jest przegrana.
ending-nobody = Nikt nie został: gra jest przegrana.
ending-impossible = Tego, co trzeba było zrobić, nie da się już zrobić: gra jest przegrana.
