### Słowa, którymi pisze się pliki misji, karty i umiejętności.

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
word-card-found = gdy dobrano już wszystkie karty, dla każdej z nich
word-card-drawn = gdy Ocalały dobiera kartę
word-wounded = gdy Ocalały otrzymał ranę
word-card-given = gdy Ocalały przekazał komuś kartę
word-seat-changed = gdy Ocalały wsiadł do samochodu, wysiadł z niego lub zmienił miejsce
word-rolled = gdy rzucono kośćmi ataku
word-phase-ended = gdy kończy się faza
word-noise-made = gdy powstaje Hałas
word-levels-reached = gdy Ocalali razem osiągają Poziomy Zagrożenia
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
word-tally = stan licznika gry
word-tally-total = suma wszystkich stanów licznika gry
word-tally-up = dodaj do licznika gry, jeden, chyba że podano inaczej
word-set-tally = ustaw licznik gry, na jeden, chyba że podano inaczej

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
word-survivors-in-building = Ocalali z drużyny w tym budynku
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
word-activate = Zombie danego rodzaju lub z danej Strefy aktywują się natychmiast
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

## Słowa dla misji

word-car-exploded = gdy wybucha samochód
word-action-done = po akcji misji
word-companions = Towarzysze, którzy mają Przywódcę
word-companions-waiting = Towarzysze bez Przywódcy
word-companions-in = Towarzysze w tych Strefach
word-companions-lost = wyeliminowani Towarzysze
word-actor-companions = Towarzysze działającego Ocalałego
word-cars-left = samochody, które jeszcze stoją
word-cars-in = samochody w tych Strefach
word-riders-in = Ocalali z drużyny, którzy siedzą w samochodzie w tych Strefach
word-cars-at = samochody w Strefie
word-seats-left = miejsca w samochodach, które jeszcze są
word-food-stashed = karty jedzenia w bagażnikach
word-food-to-stash = w Strefie stoi samochód, a działający Ocalały ma jedzenie
word-food-to-unstash = w samochodzie w Strefie jest jedzenie
word-stash-food = działający Ocalały wkłada jedzenie do samochodu w Strefie
word-unstash-food = działający Ocalały wyjmuje jedzenie z samochodu w Strefie
word-actor-in-car = działający Ocalały siedzi w samochodzie
word-place-companions = w Strefie stają Towarzysze, wybrani przez graczy albo wylosowani
word-place-character = w Strefie staje określona postać, a jeśli ktoś nią gra, inna
word-give-companions = drużyna dostaje Towarzyszy, wybranych i rozdzielonych przez graczy
word-companion-for-each = każdy Ocalały z drużyny dostaje Towarzysza
word-draw-companion = działający Ocalały dostaje wylosowanego Towarzysza
word-join-actor = ktoś bezradny w Strefie zostaje Towarzyszem działającego Ocalałego
word-swap-roles = działający Ocalały i jego Towarzysz zamieniają się rolami
