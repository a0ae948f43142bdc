### Strona tej gry: pomieszczenia i ulice, czynności, krótkie powody.

## Pomieszczenia i ulice

ui-room-counter = Kontuar
    .at = przy Kontuarze
    .to = do Kontuaru
    .from = od Kontuaru
ui-room-pawnshop = Lombard
    .at = w Lombardzie
    .to = do Lombardu
    .from = z Lombardu
ui-room-chapel = Kaplica
    .at = w Kaplicy
    .to = do Kaplicy
    .from = z Kaplicy
ui-room-vestry = Zakrystia
    .at = w Zakrystii
    .to = do Zakrystii
    .from = z Zakrystii
ui-room-motel = Pokój w motelu
    .at = w Pokoju w motelu
    .to = do Pokoju w motelu
    .from = z Pokoju w motelu
ui-room-showroom = Salon aut
    .at = w Salonie aut
    .to = do Salonu aut
    .from = z Salonu aut
ui-room-gasstation = Stacja benzynowa
    .at = na Stacji benzynowej
    .to = na Stację benzynową
    .from = ze Stacji benzynowej
ui-room-suite = Apartament
    .at = w Apartamencie
    .to = do Apartamentu
    .from = z Apartamentu
ui-room-linen = Bieliźniarnia
    .at = w Bieliźniarni
    .to = do Bieliźniarni
    .from = z Bieliźniarni
ui-room-cashcage = Kasa
    .at = w Kasie
    .to = do Kasy
    .from = z Kasy
ui-room-security = Ochrona
    .at = u Ochrony
    .to = do Ochrony
    .from = od Ochrony
ui-room-bus = Autobus Szkolny
    .at = w Autobusie Szkolnym
    .to = do Autobusu Szkolnego
    .from = z Autobusu Szkolnego
ui-room-roof = Dach
    .at = na Dachu
    .to = na Dach
    .from = z Dachu
ui-room-helipad = Lądowisko
    .at = na Lądowisku
    .to = na Lądowisko
    .from = z Lądowiska
ui-room-casino = Sala Kasyna
    .at = w Sali Kasyna
    .to = do Sali Kasyna
    .from = z Sali Kasyna
ui-room-corridor = Korytarz
    .at = na Korytarzu
    .to = na Korytarz
    .from = z Korytarza
ui-room-elevator = Winda
    .at = w Windzie
    .to = do Windy
    .from = z Windy
ui-room-trap = Strefa Pułapek
    .at = w Strefie Pułapek
    .to = do Strefy Pułapek
    .from = ze Strefy Pułapek
ui-room-vault = Skarbiec
    .at = w Skarbcu
    .to = do Skarbca
    .from = ze Skarbca
ui-room-statue = Statua
    .at = przy Statui
    .to = pod Statuę
    .from = spod Statui
ui-avenue-0 = Zachodnia
    .short = Zachodnia
    .paint = ZACHODNIA
    .gen = Zachodniej
    .at = na Zachodniej
    .to = na Zachodnią
    .from = z Zachodniej
ui-avenue-1 = Neonowa
    .short = Neonowa
    .paint = NEONOWA
    .gen = Neonowej
    .at = na Neonowej
    .to = na Neonową
    .from = z Neonowej
ui-avenue-2 = Srebrna
    .short = Srebrna
    .paint = SREBRNA
    .gen = Srebrnej
    .at = na Srebrnej
    .to = na Srebrną
    .from = ze Srebrnej
ui-avenue-3 = Mirażowa
    .short = Mirażowa
    .paint = MIRAŻOWA
    .gen = Mirażowej
    .at = na Mirażowej
    .to = na Mirażową
    .from = z Mirażowej
ui-avenue-4 = Pustynna
    .short = Pustynna
    .paint = PUSTYNNA
    .gen = Pustynnej
    .at = na Pustynnej
    .to = na Pustynną
    .from = z Pustynnej
ui-street-0 = Asów
    .short = Asów
    .gen = Asów
    .at = na Asów
    .to = na Asów
    .from = z Asów
ui-street-1 = Dwójek
    .short = Dwójek
    .gen = Dwójek
    .at = na Dwójek
    .to = na Dwójek
    .from = z Dwójek
ui-street-2 = Trójek
    .short = Trójek
    .gen = Trójek
    .at = na Trójek
    .to = na Trójek
    .from = z Trójek
ui-street-3 = Dam
    .short = Dam
    .gen = Dam
    .at = na Dam
    .to = na Dam
    .from = z Dam
ui-street-4 = Królów
    .short = Królów
    .gen = Królów
    .at = na Królów
    .to = na Królów
    .from = z Królów
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
ui-verb-explosive = Wybuch
ui-verb-concentrate = Jeden cel
ui-verb-clip = Magazynek
ui-verb-use = Użyj
ui-verb-challenge = Wyzwanie
ui-verb-open-vault = Drzwi Skarbca
ui-verb-personal = Cel Osobisty
ui-verb-sprint = Sprint
ui-verb-rally = Zabierz ze sobą
ui-verb-car = Ciężarówka

## Dwa słowa o tym, czego nie można

ui-short-refused-no-sleepers = tu ich brak
ui-short-refused-no-melee-weapon = brak broni wręcz
ui-short-refused-too-few-actions = za mało Akcji
ui-short-refused-no-clip = brak Magazynka
ui-short-refused-only-laid = tylko podłożyć
ui-short-refused-not-that-card = nie ta karta
ui-short-refused-nothing-to-concentrate = jeden cel
ui-short-refused-nobody-wounded = brak rannych
ui-short-refused-statue = statua
ui-short-refused-not-gunner = nie Strzelec

## Ataki i Materiały Wybuchowe

ui-attack-throw = Materiał Wybuchowy
ui-attack-concentrate-melee = Skoncentrowany cios
ui-attack-concentrate-ranged = Skoncentrowany strzał

## Piętra

floor-up = Piętro
floor-basement = Podziemia
floor-roof = Dach

## Na planszy

token-taco-truck = Ciężarówka Taco

## Czemu umarli tam poszli

ui-why-because-noise-and-survivor = Chcą tych, którzy stoją tam, gdzie jest Hałas: { $zone }.
ui-why-because-most-survivors = Wśród tych, których widzą, nikt nie stoi przy Hałasie, więc chcą największej grupy: { $zone }.
ui-why-because-noise = Idą więc za żetonem Hałasu: { $zone }.
ui-why-runners = Alfy mają drugą Akcję i działają jeszcze raz, gdy skończą wszyscy.

ui-log-zombies-decide = { $because ->
    [noise-and-survivor] { $zone }: widzą, kto stoi przy Hałasie { $goals-at }; idą przez: { $ways }.
    [most-survivors] { $zone }: widzą najwięcej Ocalałych { $goals-at }; idą przez: { $ways }.
    [noise] { $zone }: nikogo nie widzą, idą za Hałasem { $goals-to } przez: { $ways }.
    [taunted] { $zone }: gonią tylko postać: { $after }; idą przez: { $ways }.
    [stays] { $zone }: nikogo nie widzą, a Hałas jest tutaj: zostają.
    [stuck] { $zone }: nie ma otwartej drogi { $goals-to }, zostają.
   *[other] { $zone }: widzą Ocalałych { $sees-at }; idą przez: { $ways }.
}

## Wyzwanie Skarbca

ui-challenge-dice = Kości Wyzwania
ui-challenge-text = Pięć po kolei, od 1 albo od 2. Jeśli się nie uda, każdy w Strefie Pułapek może spróbować znowu.
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
ui-hand-helped = już pomagał
ui-hand-far = za daleko
ui-hand-too-late = tylko przed 1. rzutem
ui-hand-after-last = po 3. rzucie
ui-hand-after-roll = po rzucie
ui-ways-on = Co dalej i z jaką szansą
ui-ways-on-text = Przy dobrej grze do końca, z pomocą wszystkich, którzy jeszcze mogą. Szczęściarz się nie liczy.
ui-certain = pewne

## Rozkazy Zeusa

ui-card-orders = Rozkaz Zeusa { $card }
ui-order-alpha-zone = Potem działają wszystkie Alfy w tej Strefie.
ui-order-alpha-board = Potem działają wszystkie Alfy na planszy.
ui-order-alpha-noise = Potem działają Alfy najbliższe Hałasu.
ui-order-shambler-zone = Potem działają wszystkie Szuracze w tej Strefie.
ui-order-shambler-board = Potem działają wszystkie Szuracze na planszy.
ui-order-abomination-board = Potem działają wszystkie Abominacje na planszy.
ui-order-all-sight = Potem działają wszystkie Zombie w Strefach, z których widać Ocalałych.
ui-order-sleepers-noise = Potem budzą się Śpiochy najbliższe Hałasu.
ui-then-the-door = Potem Kasiarz otworzy Drzwi Skarbca ze Strefy Pułapek za 1 Akcję, teraz albo później.

## Podpowiedzi

ui-lesson-hands = W Rękach mieszczą się dwie karty, reszta czeka w Plecaku. Używać można tylko tego, co w Rękach.
ui-lesson-pack = Każdy wybiera jeden z dwóch zestawów startowych. Pochodzą z tej samej talii: co ktoś wziął, tego już nie ma.
ui-lesson-one-noise = Żeton Hałasu jest jeden. Każdy Hałas go przenosi, a dawne miejsce się nie liczy; umarli, którzy nikogo nie widzą, idą za nim.
ui-lesson-sleepers = Leżą tu Śpiochy, zakryte: do czterech Szuraczy. Budzi je Hałas tutaj albo obok, a czasem i to, że ktoś stąd wychodzi.
ui-lesson-eliminate = Z Bronią do Walki Wręcz w Ręce usuniesz żeton Śpiochów za 2 Akcje, po cichu, i zyskasz tyle PA, ile jest wart.
ui-lesson-ammo = Niebieskie kości to kości Amunicji. Trafiają jak inne, ale gdy pokażą pusty magazynek, broń jest potem pusta.
ui-lesson-empty = Karta jest odwrócona: ta broń jest pusta. Przywróci ją Magazynek trzymany w Ręce.
ui-lesson-clip = Magazynek nie kosztuje Akcji: zużyj go na karcie pustej broni.
ui-lesson-explosive = Materiały Wybuchowe tego rodzaju nie wymagają rzutu: trafiają wszystkich w Strefie, przyjaciół też.
ui-lesson-truck = Nie ma tu Zombie, więc można wsiąść do Ciężarówki. Kierowca taranuje umarłych, Strzelec strzela z Karabinu Maszynowego.
ui-lesson-vault = Tu są pułapki. Odkładaj kości, rzucaj resztą, niech pomogą specjaliści: pięć po kolei i po nich.

ui-team-lacks = Ta misja potrzebuje specjalistów: { $who }. Bez nich może się nie udać.
ui-take-specialists = Weź ich do drużyny
