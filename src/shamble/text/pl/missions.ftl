### Cele, zakończenia i akcje misji oraz słowa, którymi pisze się pliki misji.

## Cele

goal-m0-objectives = Zdobądźcie wszystkie Cele.
goal-m0-crates = Zdobądźcie wszystkie Skrzynie z Odpicowaną Bronią.
goal-m0-escape = Ucieknijcie przez Strefę Wyjścia ze wszystkimi Ocalałymi.
goal-m1-tokens = Każdy Ocalały zdobył Cel.
goal-m1-food = Drużyna ma trzy karty jedzenia.
goal-m1-escape = Ucieknijcie przez Strefę Wyjścia ze wszystkimi Ocalałymi.
goal-m2-pimpweapons = Miejcie po jednej Odpicowanej Broni na każdego Ocalałego.
goal-m2-escape = Ucieknijcie przez Strefę Wyjścia ze wszystkimi Ocalałymi.
goal-m3-red = Co najmniej jeden Ocalały osiąga Czerwony Poziom Zagrożenia.
goal-m4-block = Wysadźcie samochód w każdej Czerwonej Strefie Namnażania, żeby wszystkie żetony były w Startowej Strefie Namnażania.
goal-m4-torch = Potem rzućcie Mołotowa w Startową Strefę Namnażania.
goal-m5-buildings = Otwórzcie wszystkie budynki.
goal-m5-objectives = Zdobądźcie co najmniej pięć Celów.
goal-m5-coloured = Co najmniej jeden z nich jest kolorowy.
goal-m5-escape = Ucieknijcie przez Strefę Wyjścia ze wszystkimi Ocalałymi.
goal-m6-food = Zbierzcie sześć kart jedzenia, w ekwipunku lub w samochodach.
goal-m6-escape = Wszyscy Ocalali uciekają samochodami przez Strefę Wyjścia.
goal-m7-gather = Przenieście wszystkie żetony Namnażania do Startowej Strefy Namnażania.
goal-m7-burn = Rzućcie Mołotowa w Startową Strefę Namnażania.
goal-m8-blue = Zdobądźcie Niebieski Cel.
goal-m8-green = Zdobądźcie Zielony Cel.
goal-m8-escape = Ucieknijcie przez Strefę Wyjścia ze wszystkimi Ocalałymi.
goal-m9-companions = Znajdźcie troje Towarzyszy.
goal-m10-objectives = Zdobądźcie wszystkie Cele.
goal-m10-crates = Zdobądźcie wszystkie Skrzynie z Odpicowaną Bronią.
goal-m10-molotov = Zdobądźcie Mołotowa.
goal-m11-abomination = Na planszy nie ma żadnej Abominacji.
goal-m11-escape = Ucieknijcie przez Strefę Wyjścia ze wszystkimi Ocalałymi.
goal-m12-rescue = Opatrzcie apteczkami wszystkich rannych: staną się Towarzyszami.
goal-m13-burn = Trafcie Mołotowem każdą Czerwoną Strefę Namnażania.
goal-m13-park = Potem zaparkujcie oba samochody w oznaczonej Strefie.
goal-m14-rally = Zbierzcie wszystkich Towarzyszy.
goal-m14-gather = Wszyscy Ocalali są w Strefie Wyjścia.
goal-m14-clear = W Strefie Wyjścia nie ma żadnego Zombie.
goal-m15-rally = Zbierzcie wszystkich Towarzyszy.
goal-m15-plunder = Zdobądźcie wszystkie Cele i Skrzynie w budynku na kaflach 3V i 8V.
goal-m16-barricade = Zabarykadujcie czworo wyłamanych drzwi.
goal-m16-secure = Nie zostawcie w budynku żadnego Zombie.
goal-m17-cleanse = Otwórzcie Zarazę i nie zostawcie w niej żadnego Zombie.
goal-m18-objectives = Zdobądźcie wszystkie Cele.
goal-m19-swapped = Każdy duet zamienił się rolami.
goal-m19-armed = Każdy Ocalały ma Odpicowaną Broń.
goal-m20-objectives = Zdobądźcie wszystkie Cele.
goal-m20-reserve = Opróżnijcie rezerwę Zombie.
goal-m21-stash = Schowajcie wszystkie Cele w Odpicowanej Furze.
goal-m21-escape = Ucieknijcie przez Strefę Wyjścia ze wszystkimi Ocalałymi.
goal-m22-objectives = Zdobądźcie wszystkie Cele.
goal-m22-escape = Ucieknijcie przez Strefę Wyjścia ze wszystkimi Ocalałymi.
goal-m23-companions = Znajdźcie czworo Towarzyszy.
goal-m24-pimpweapons = Miejcie po jednej Odpicowanej Broni na każdego Ocalałego.
goal-m24-fire = W tej samej rundzie trafcie Mołotowem oba wyjazdy.
goal-m24-escape = W tej samej rundzie wszyscy Ocalali wyjeżdżają nimi samochodami.
goal-m25-components = Przynieście Nedowi Mołotowa oraz Niebieski i Zielony Cel.
goal-m25-kill = Zabijcie Supabominację Moloturbo Neda.

## Zakończenia

ending-m1-tokens = Celów nie wystarczy już dla wszystkich: gra jest przegrana.
ending-m4-cars = Zostało mniej samochodów niż Czerwonych Stref Namnażania do wysadzenia: gra jest przegrana.
ending-m6-seats = W pozostałych samochodach nie ma miejsc dla wszystkich: gra jest przegrana.
ending-m7-escaped = Zombie aktywował się w oznaczonej Strefie: gra jest przegrana.
ending-m12-injured = Zombie aktywował się tam, gdzie leżą ranni: gra jest przegrana.
ending-m25-ned = Do Strefy Neda dostał się Zombie: gra jest przegrana.

## Co oznacza przegraną

defeat-eliminated = Przegrana, jeśli zginie ktoś z Ocalałych.
defeat-m1-tokens = Przegrana, jeśli Celów nie wystarczy dla wszystkich.
defeat-m4-cars = Przegrana, jeśli zostanie mniej samochodów niż Czerwonych Stref Namnażania do wysadzenia.
defeat-m6-seats = Przegrana, jeśli w pozostałych samochodach zabraknie miejsc dla wszystkich.
defeat-m7-escaped = Przegrana, jeśli Zombie aktywuje się w oznaczonej Strefie.
defeat-m12-injured = Przegrana, jeśli Zombie aktywuje się tam, gdzie leżą ranni.
defeat-m25-ned = Przegrana, jeśli Zombie dostanie się do Strefy Neda.

## Akcje

action-m6-stash = Włóż jedzenie do samochodu w swojej Strefie
action-m6-unstash = Wyjmij jedzenie z samochodu w swojej Strefie
action-m7-neutralise = Przenieś żeton Namnażania ze swojej Strefy do Startowej Strefy Namnażania
action-m12-first-aid = Opatrz kogoś rannego apteczką
action-m16-barricade = Zabarykaduj wyłamane drzwi swojej Strefy
action-m21-stash = Schowaj Cel w Odpicowanej Furze
action-m25-molotov = Zostaw Nedowi Mołotowa
action-m25-blue = Zostaw Nedowi Niebieski Cel
action-m25-green = Zostaw Nedowi Zielony Cel

## Odmowy

refused-m6-stash = Potrzebujesz jedzenia i samochodu w swojej Strefie.
refused-m6-unstash = W twojej Strefie musi stać samochód z jedzeniem.
refused-m7-neutralise = Musisz być w Strefie Namnażania bez Zombie.
refused-m8-bunker = Bunkier pozostaje zamknięty, dopóki nie zdobędziecie Niebieskiego i Zielonego Celu.
refused-m12-first-aid = Musisz być przy rannych i mieć apteczkę.
refused-m14-sealed = Drzwi Jessego się nie otwierają, poza Zielonymi.
refused-m14-green = Zielone Drzwi otworzą się dopiero po zdobyciu Zielonego Celu.
refused-m16-barricade = Potrzebujesz żetonu Celu i wyłamanych drzwi w swojej Strefie, bez Zombie.
refused-m16-shut = W schronie dają się otworzyć tylko wyłamane drzwi.
refused-m17-orange = Drzwi Zarazy otworzy tylko Ocalały na Poziomie Pomarańczowym lub wyższym.
refused-m19-objective = Cel może zdobyć tylko Ocalały na Poziomie Żółtym lub wyższym, a każdy duet tylko jeden.
refused-m21-stash = Potrzebujesz żetonu Celu i Odpicowanej Fury w swojej Strefie, bez Zombie.
refused-m25-molotov = Musisz być w Strefie Neda z Mołotowem, a on potrzebuje tylko jednego.
refused-m25-blue = Musisz być w Strefie Neda z Niebieskim Celem.
refused-m25-green = Musisz być w Strefie Neda z Zielonym Celem.

## Chwile działania zasad

word-setup = gdy plansza jest gotowa, przed pierwszą rundą
word-round-start = gdy zaczyna się runda
word-turn-end = gdy kończy się tura Ocalałego
word-objective-taken = gdy ktoś zdobywa Cel
word-crate-taken = gdy ktoś zdobywa Skrzynię z Odpicowaną Bronią
word-card-gained = gdy Ocalały zatrzymuje nową kartę
word-door-opened = gdy otwierają się drzwi
word-building-opened = gdy budynek zostaje otwarty po raz pierwszy
word-activation = gdy aktywują się Zombie w Strefie
word-zombie-killed = gdy ginie Zombie
word-blast = gdy płonie Strefa
word-level = gdy Ocalały osiąga Poziom Zagrożenia
word-eliminated = gdy Ocalały zostaje wyeliminowany
word-zombies-arrived = gdy Zombie wchodzą do Strefy lub się w niej pojawiają
word-end-phase = w Fazie Końcowej
word-spawn-step = gdy zaczyna się Etap Namnażania
word-extra-activation-card = gdy karta daje dodatkową Aktywację
word-spawned = gdy karta wystawiła Zombie
word-zone-cleared = gdy ze Strefy znika ostatni Zombie
word-wound = gdy Ocalały ma otrzymać ranę
word-after-kill = po ataku Ocalałego, w którym ktoś zginął
word-blast-discard = gdy Ocalały rzucił Mołotowem
word-card-drawn = gdy Ocalały dobiera kartę
word-wounded = gdy Ocalały otrzymał ranę
word-card-given = gdy Ocalały przekazał komuś kartę
word-seat-changed = gdy Ocalały wsiadł do samochodu, wysiadł z niego lub zmienił miejsce
word-rolled = gdy rzucono kośćmi ataku
word-phase-ended = gdy kończy się faza
word-noise-made = gdy powstaje Hałas
word-side-changed = gdy karta Ocalałego zostaje odwrócona na drugą stronę
word-left = gdy Ocalały opuszcza Strefę
word-entered = gdy Ocalały wchodzi do Strefy
word-passage-changed = gdy przejście zostaje otwarte, zamknięte lub zabarykadowane
word-dead-came = gdy wystawiono Zombie
word-dead-went = gdy Zombie znikły z planszy
word-dead-moved = gdy Zombie się przesunęły

## Arytmetyka i logika

word-always = zawsze
word-all = wszystkie te warunki są spełnione
word-any = co najmniej jeden z tych warunków jest spełniony
word-not = ten warunek nie jest spełniony
word-at-least = pierwsza liczba jest nie mniejsza niż druga
word-equals = obie liczby są równe
word-less-than = pierwsza liczba jest mniejsza niż druga
word-sum = suma tych liczb
word-minus = pierwsza liczba minus druga
word-min = najmniejsza z tych liczb
word-max = największa z tych liczb
word-counter = stan licznika misji
word-add-to = dodaj do licznika, jeden, chyba że podano inaczej
word-set = ustaw licznik, na jeden, chyba że podano inaczej

## Co można policzyć

word-survivors = Ocalali z drużyny, także ci, którzy uciekli
word-survivors-on-board = Ocalali z drużyny na planszy
word-escaped = Ocalali, którzy uciekli
word-survivors-with-token = Ocalali z żetonem Celu
word-food-held = karty jedzenia w posiadaniu drużyny
word-crates = Skrzynie z Odpicowaną Bronią w tej misji
word-crates-taken = zdobyte Skrzynie z Odpicowaną Bronią
word-crates-left = Skrzynie z Odpicowaną Bronią wciąż na planszy
word-spawns-away = żetony Stref Namnażania poza Startową Strefą Namnażania
word-barricades = zabarykadowane wyłamane drzwi
word-buildings = budynki na planszy
word-buildings-closed = budynki bez otwartych drzwi
word-highest-level = najwyższy Poziom Zagrożenia wśród Ocalałych
word-round = numer rundy
word-objectives = Cele tej misji, ewentualnie jednego koloru
word-objectives-taken = zdobyte Cele, ewentualnie jednego koloru
word-objectives-left = Cele wciąż na planszy, ewentualnie jednego koloru
word-objectives-left-in = Cele wciąż leżące w budynku
word-crates-left-in = Skrzynie z Odpicowaną Bronią wciąż leżące w budynku
word-tokens-held = żetony Celów zatrzymane przez drużynę, ewentualnie jednego koloru
word-survivors-in = Ocalali z drużyny w tych Strefach
word-survivors-at-level = Ocalali na tym Poziomie Zagrożenia lub wyższym
word-danger-level = Poziom Zagrożenia jako liczba
word-cards-held = karty o tej nazwie w posiadaniu drużyny
word-weapons-held = broń z tej talii w posiadaniu drużyny
word-survivors-with-weapon = Ocalali, którzy mają broń z tej talii
word-weapons-available = broń, którą ta talia miała na początku
word-spawn-tokens-in = żetony Stref Namnażania w tych Strefach
word-zombies-in = Zombie w tych Strefach
word-zombies-in-building = Zombie w budynku
word-zombies-on-board = Zombie na planszy, ewentualnie jednego typu
word-reserve = figurki tego typu wciąż w rezerwie
word-noise-in = Hałas w tych Strefach, wliczając Ocalałych
word-actor-level = Poziom Zagrożenia działającego Ocalałego
word-actor-tokens = żetony Celów działającego Ocalałego, ewentualnie jednego koloru

## O co można zapytać

word-no-zombies-in = w Strefie nie ma Zombie
word-spawn-token-in = w Strefie leży żeton Namnażania i nie jest to Startowa Strefa Namnażania
word-building-opened-and-spawned = budynek został otwarty i nic więcej się w nim nie namnoży
word-door-open = drzwi są otwarte
word-broken-door-at = w Strefie są wyłamane drzwi, których nikt nie zabarykadował
word-colour-is = Cel ma ten kolor
word-zone-is = dzieje się to w jednej z tych Stref
word-kind-is = Zombie jest tego typu
word-card-is = karta ma tę nazwę
word-card-marked = to karta, którą pamięta licznik
word-thrown = to rzucona karta, a nie wybuch samochodu
word-door-is = to te drzwi
word-building-is = to ten budynek
word-actor-in = działający Ocalały jest w jednej z tych Stref
word-actor-holds = działający Ocalały ma kartę o tej nazwie

## Co może się stać

word-win = gra jest wygrana
word-lose = gra jest przegrana
word-activate-spawn = Strefy Namnażania tego koloru stają się aktywne
word-deactivate-spawn = Strefy Namnażania tego koloru stają się nieaktywne
word-move-spawn-to-start = żetony Strefy Namnażania przenoszą się do Startowej Strefy Namnażania
word-gain-adrenaline = działający Ocalały zyskuje Adrenalinę
word-open-door = otwierają się drzwi
word-open-all-doors = otwierają się wszystkie drzwi
word-draw-zombie-card-in = dla Strefy dobiera się kartę Zombie
word-spawn-zombies = Zombie z rezerwy pojawiają się w Strefie
word-spawn-building = w budynku następuje Namnażanie, jakby właśnie go otwarto
word-gain-card = działający Ocalały dostaje kartę o tej nazwie z talii lub stosu kart odrzuconych
word-leave-card = działający Ocalały zostawia kartę o tej nazwie komuś bezradnemu w Strefie
word-hand-out = karta o tej nazwie, zostawiona komuś w Strefie, trafia do Ocalałego w tej Strefie, a licznik ją pamięta
word-spend-card = działający Ocalały odrzuca kartę o tej nazwie
word-spend-token = działający Ocalały oddaje żeton Celu
word-keep-token = właśnie zdobyty Cel zostaje u Ocalałego
word-place-noise = w Strefie kładzie się żetony Hałasu
word-put-abomination = w Strefie pojawia się Abominacja z talii
word-return-abomination-to = właśnie zabita Abominacja wraca w Strefie
word-barricade = wyłamane drzwi Strefy zostają zabarykadowane na dobre
word-out-of-reserve = właśnie zabite Zombie nie wracają do rezerwy
word-remove-objectives = Cele znikają ze Strefy, choć nikt ich nie zdobył
word-remove-crates = Skrzynie z Odpicowaną Bronią znikają ze Strefy, choć nikt ich nie zdobył
