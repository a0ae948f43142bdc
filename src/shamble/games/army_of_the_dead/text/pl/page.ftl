### Strona tej gry: pomieszczenia i ulice, czynności, krótkie powody.

## Pomieszczenia i ulice

ui-room-counter = Kontuar
ui-room-pawnshop = Lombard
ui-room-chapel = Kaplica
ui-room-vestry = Zakrystia
ui-room-motel = Pokój w motelu
ui-room-showroom = Salon aut
ui-room-gasstation = Stacja benzynowa
ui-room-suite = Apartament
ui-room-linen = Bielizna
ui-room-cashcage = Kasa
ui-room-security = Ochrona
ui-room-bus = Szkolny autobus
ui-room-roof = Dach
ui-room-helipad = Lądowisko
ui-room-casino = Sala kasyna
ui-room-corridor = Korytarz
ui-room-elevator = Winda
ui-room-trap = Strefa pułapek
ui-room-vault = Skarbiec
ui-room-statue = Statua
ui-avenue-0 = Zachodnia
    .short = Zachodnia
    .paint = ZACHODNIA
ui-avenue-1 = Neonowa
    .short = Neonowa
    .paint = NEONOWA
ui-avenue-2 = Srebrna
    .short = Srebrna
    .paint = SREBRNA
ui-avenue-3 = Mirażowa
    .short = Mirażowa
    .paint = MIRAŻOWA
ui-avenue-4 = Pustynna
    .short = Pustynna
    .paint = PUSTYNNA
ui-street-0 = Asów
    .short = Asów
ui-street-1 = Dwójek
    .short = Dwójek
ui-street-2 = Trójek
    .short = Trójek
ui-street-3 = Dam
    .short = Dam
ui-street-4 = Królów
    .short = Królów
ui-kind-lit = pomieszczenie
ui-kind-casino = widać wzdłuż jak na ulicy
ui-kind-corridor = widać wzdłuż jak na ulicy
ui-kind-elevator = winda
ui-kind-statue = nikt tam nie wejdzie
ui-kind-trap = pułapki
ui-kind-vault = skarbiec
ui-sign-zeus = ZEUS

## Co można zrobić

ui-verb-eliminate = Śpiochy
ui-verb-explosive = Wybuchowe
ui-verb-concentrate = Jeden cel
ui-verb-clip = Ładuj
ui-verb-use = Użyj
ui-verb-challenge = Wyzwanie
ui-verb-open-vault = Drzwi skarbca
ui-verb-personal = Cel osobisty
ui-verb-sprint = Sprint
ui-verb-rally = Zabierz ze sobą
ui-verb-car = Wóz

## Dwa słowa o tym, czego nie można

ui-short-refused-no-sleepers = tu ich brak
ui-short-refused-no-melee-weapon = brak broni wręcz
ui-short-refused-too-few-actions = za mało Akcji
ui-short-refused-no-clip = brak magazynka
ui-short-refused-only-laid = tylko do położenia
ui-short-refused-not-that-card = nie ta karta
ui-short-refused-nothing-to-concentrate = jeden cel
ui-short-refused-nobody-wounded = nikt nie ranny
ui-short-refused-statue = statua
ui-short-refused-not-gunner = nie Strzelec

## Ataki i materiały wybuchowe

ui-attack-throw = Materiał wybuchowy
ui-attack-concentrate-melee = Skupiony cios
ui-attack-concentrate-ranged = Skupiony strzał

## Piętra

floor-up = Piętro
floor-basement = Podziemia
floor-roof = Dach

## Na planszy

token-taco-truck = Wóz z taco
