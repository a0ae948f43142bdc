### Mapa: kładzione kafelki, pola, do których nie można dojść.

question-ask-tile = Gdzie leży kafelek?
verb-place = Połóż
option-place = { $place }, obrót { $turn }°
event-tile-drawn = { $squad }: dobrany kafelek { $tile }.
event-tile-placed = Kafelek { $tile } leży na stole, obrót { $turn }°.
event-no-tile = Nie ma już kafelka, który by pasował.
event-walked-off = { $squad }: zejście z planszy na { $square }.

refused-place-taken = To nie jest wolne miejsce obok kafelka.
refused-tile-turn = Tak kafelek nie leży na siatce.
refused-no-passage = Nikt nie przeszedłby tam między kafelkiem a planszą.
refused-other-glow = Musi przylegać do kafelków swojego koloru.
refused-not-nearest = Musi leżeć jak najbliżej wejścia do bunkra.
refused-not-over-edge = Leży tam, gdzie drużyna schodzi z planszy, obrócony tak, żeby prowadziła tamtędy droga.

refused-blocked-square = Na zablokowane pole nikt nie wchodzi.
refused-zombie-there = Na tym polu jest zombie.
refused-exit-held = Tego wyjścia pilnuje zombie.
refused-squad-there = Stoi tam inna drużyna: można przejść, ale nie zostać.
refused-stands-there = Drużyna już tam jest.
refused-too-few-points = Ten krok kosztuje więcej punktów Ruchu, niż zostało.
refused-too-far = To za daleko.
refused-red-line = Nikt nie przekracza czerwonej linii.
refused-wall = Żadna drużyna nie przechodzi przez Mur.
refused-zombies-between = Drogę zagradzają zombie.
refused-no-way = Nie prowadzi tam żadna droga.

zpo-map-help = Mapa: litery R B G W to drużyny, z pojedynczy, Z podwójny; E wejście, T tunel, A F I przeszukiwanie, b r zagrożenia, y utrudnienie, # pole zablokowane; ^ Pułapka, L Wieża, % upuszczone karty. Krawędzie: | - czerwone linie, : ~ Worki z piaskiem, H = Mury, + Bramy. Pola nazywa się kafelkiem, kolumną i wierszem, na przykład 12.c2.
look-unknown = Nie ma tu niczego takiego do obejrzenia: { $question }.
look-no-square = Na planszy nie ma pola { $square }.
look-no-figure = Na { $square } nie stoi nikt z umarłych.
