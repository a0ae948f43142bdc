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

## Czemu zmarli tam poszli

ui-why-because-noise-and-survivor = Chcą tych, którzy stoją tam, gdzie hałas: { $zone }.
ui-why-because-most-survivors = Wśród tych, których widzą, nie ma hałasu, więc chcą największej grupy: { $zone }.
ui-why-because-noise = Idą więc za żetonem Hałasu: { $zone }.
ui-why-runners = Alfy mają drugą Akcję i idą jeszcze raz, gdy ruszyli się wszyscy.

## Wyzwanie Skarbca

ui-challenge-dice = Kości Wyzwania
ui-challenge-text = Pięć po kolei, od 1 albo od 2. Jeśli się nie uda, każdy w Strefie pułapek może spróbować znowu.
ui-reserve = Rezerwa
ui-reserve-stays = zostaje
ui-kept = odłożona
ui-roll-n = Rzut { $n }
ui-first-roll = Przed rzutem
ui-tap-to-keep = stuknij, by odłożyć
ui-dice-ready = { $n ->
    [one] { $n } kość gotowa
    [few] { $n } kości gotowe
   *[many] { $n } kości gotowych
}
ui-keep-die = odłóż
ui-needed = Potrzeba
ui-rolls = Rzuty
ui-rolls-of = rzuty: { $n } z { $of }
ui-roll-dice = { $n ->
    [0] Rzuć
    [one] Rzuć { $n } kością
   *[other] Rzuć { $n } kośćmi
}
ui-give-up = Rezygnuję
ui-no-bonus = Bez szóstej kości
ui-bonuses = Kto może pomóc, każdy raz
ui-bonus-a = Jedna kość o 1 w górę albo w dół
ui-bonus-b = Jedna kość o 1 w górę, inna o 1 w dół
ui-bonus-c = Jedna kość z dowolnym wynikiem
ui-bonus-d = Czwarty rzut, po trzecim
ui-bonus-e = Szósta kość, przed pierwszym rzutem
ui-take-bonus = Skorzystaj
ui-has-helped = już pomagał
ui-not-now = nie teraz
ui-then-the-door = Potem Ekspert od Sejfów otworzy drzwi ze Strefy pułapek za 1 Akcję, teraz albo później.

## Podpowiedzi

ui-lesson-hands = W rękach mieszczą się dwie karty, reszta czeka w plecaku. Używać można tylko tego, co w rękach.
ui-lesson-pack = Każdy wybiera jeden z dwóch zestawów startowych. Pochodzą z tej samej talii: co ktoś wziął, tego już nie ma.
ui-lesson-one-noise = Żeton Hałasu jest jeden. Każdy hałas go przesuwa, a dawny się nie liczy; zmarli, którzy nikogo nie widzą, idą za nim.
ui-lesson-sleepers = Leżą tu Śpiochy, zakryte: do czterech Szuraczy. Budzi je hałas tutaj albo obok, a bywa, że i czyjeś wyjście.
ui-lesson-eliminate = Z bronią do Walki Wręcz w ręce usuniesz żeton Śpiochów za 2 Akcje, po cichu, i zyskasz tyle PA, ile jest wart.
ui-lesson-ammo = Niebieskie kości to kości Amunicji. Trafiają jak inne, ale gdy pokażą pusty magazynek, broń jest potem pusta.
ui-lesson-empty = Karta jest odwrócona: ta broń jest pusta. Napełni ją Magazynek w ręce.
ui-lesson-clip = Magazynek nie kosztuje Akcji: zużyj go na karcie pustej broni.
ui-lesson-explosive = Przy materiałach wybuchowych nie rzuca się kośćmi: trafiają wszystkich w strefie, przyjaciół też.
ui-lesson-truck = Nie ma tu Zombie, więc można wsiąść do wozu. Kierowca taranuje zmarłych, Strzelec strzela z karabinu.
ui-lesson-vault = Tu są pułapki. Odkładaj kości, rzucaj resztą, niech pomogą specjaliści: pięć po kolei i po nich.
