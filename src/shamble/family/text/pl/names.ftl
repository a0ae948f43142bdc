### Nazwy rzeczy wspólnych grom z tej rodziny.

## Fazy

phase-player = Faza Graczy
phase-zombie = Faza Zombie
phase-activation = Etap Aktywacji
phase-spawn = Etap Namnażania
phase-end = Faza Końcowa

## Zombie

zombie-walker = Szwendacz
zombie-fatty = Grubas
zombie-runner = Biegacz
zombie-abomination = Abominacja

## Tyle ich jest: { $n } to liczba

zombie-walker-count = { $n ->
    [one] { $n } Szwendacz
    [few] { $n } Szwendacze
   *[many] { $n } Szwendaczy
}
zombie-fatty-count = { $n ->
    [one] { $n } Grubas
    [few] { $n } Grubasy
   *[many] { $n } Grubasów
}
zombie-runner-count = { $n ->
    [one] { $n } Biegacz
    [few] { $n } Biegacze
   *[many] { $n } Biegaczy
}
zombie-abomination-count = { $n ->
    [one] { $n } Abominacja
    [few] { $n } Abominacje
   *[many] { $n } Abominacji
}

## Ocalali

survivor-kind-classic = Klasyczny Ocalały
survivor-kind-kid = Dzieciak

## Talie

deck-starting = Ekwipunek Początkowy
deck-equipment = Ekwipunek
deck-pimpweapons = Odpicowana Broń
deck-zombies = Karty Zombie
deck-abominations = Karty Abominacji

## Poziomy Zagrożenia

level-blue = Poziom Niebieski
level-yellow = Poziom Żółty
level-orange = Poziom Pomarańczowy
level-red = Poziom Czerwony
level-ultrared = Ultraczerwony

## Poziom trudności misji i pochodzenie mapy

difficulty-easy = Łatwa
difficulty-medium = Średnia
difficulty-hard = Trudna
map-printed = Mapa jak w druku
    .hint = Plansza jest taka jak w księdze misji.
map-recreated = Mapa odtworzona
    .hint = Kafelki są te same co w druku; część ich ułożenia wynika z zasad misji.
map-ours = Nasza mapa
    .hint = Zasady misji są zachowane; rozmieszczenie na planszy wymyśliliśmy sami.

## Strefy

zone-street = Strefa ulicy
zone-room = pomieszczenie
zone-dark = Ciemna Strefa
zone-start = Strefa Startowa
zone-exit = Strefa Wyjścia
zone-spawn = Strefa Namnażania
zone-spawn-start = Startowa Strefa Namnażania
zone-spawn-blue = Niebieska Strefa Namnażania
zone-spawn-green = Zielona Strefa Namnażania
zone-building = Strefa budynku

## Żetony

token-objective = Cel
token-crate = Skrzynia z Odpicowaną Bronią
token-spawn-zone = Strefa Namnażania
token-spawn-start = Startowa Strefa Namnażania
token-exit = Wyjście
token-noise = Hałas
token-door = Drzwi
token-door-open = otwarte Drzwi
token-door-closed = zamknięte Drzwi
token-first-player = Pierwszy Gracz
token-car = Samochód
token-pimpmobile = Odpicowana Fura
token-police-car = Radiowóz

## Miejsca w samochodzie

seat-driver = Kierowca
seat-passenger = Pasażer

## Kolory

colour-red = czerwony
colour-blue = niebieski
colour-green = zielony
colour-yellow = żółty
colour-orange = pomarańczowy
colour-purple = fioletowy
colour-black = czarny
colour-pink = różowy

## Nazwy w zdaniu

form-at = w { $name }
form-to = do { $name }
form-from = z { $name }
