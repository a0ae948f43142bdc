### Opcjonalne tryby gry i to, co do nich należy.

mode-abomination-fest-name = Festiwal Abominacji
mode-abomination-fest-text = Na planszy może być kilka Abominacji. Karta Abominacji aktywuje te, które już tam są, a potem pojawia się następna.
mode-abomination-fest-2-name = Festiwal Abominacji, najwyżej 2
mode-abomination-fest-2-text = Jak Festiwal Abominacji, ale nigdy więcej niż dwie Abominacje naraz.
mode-abomination-fest-3-name = Festiwal Abominacji, najwyżej 3
mode-abomination-fest-3-text = Jak Festiwal Abominacji, ale nigdy więcej niż trzy Abominacje naraz.
mode-dark-zones-name = Ciemne Strefy
mode-dark-zones-text = Nikt nie widzi Ciemnej Strefy z odległości większej niż jedna Strefa, a strzały w nią trafiają tylko na 6, chyba że strzelec ma Latarkę.
mode-ultrared-name = Tryb Ultraczerwony
mode-ultrared-text = Na poziomie czerwonym znacznik zaczyna od początku. Zostajesz na czerwonym i po drodze zdobywasz kolejne Umiejętności.
mode-cars-name = Samochody
mode-cars-text = Ocalali mogą wsiadać do samochodów, prowadzić je i przeszukiwać radiowozy, o ile misja na to pozwala.
mode-exploding-cars-name = Wybuchające samochody
mode-exploding-cars-text = Samochód może być celem Akcji Dystansowej. Jedno trafienie wysadza go razem ze wszystkimi w jego Strefie.
mode-companions-name = Towarzysze
mode-companions-text = Ocalałych, którymi nikt nie gra, można zwerbować. Towarzysz idzie za Przywódcą, użycza mu Umiejętności i ginie od każdej Rany.
mode-pairs-name = Pary
mode-pairs-text = W każdej Strefie Startowej stoi dwoje losowych Ocalałych. Gracze wybierają pary, którymi grają; pozostali to Towarzysze do zebrania.

question-ask-leader = Kto prowadzi Towarzysza?
question-ask-join = Kto dołącza? ({ $survivor })
verb-leads = Prowadź
option-leads = { $survivor } prowadzi: { $other }
verb-shoot-car = Strzel do samochodu
option-shoot-car = Strzel do: { $car }, broń: { $cards }
verb-shoot-car-both = Strzel do samochodu z obu rąk
option-shoot-car-both = Strzel z obu rąk do: { $car }, broń: { $cards }
event-roles-swapped = { $survivor } i { $other } zamieniają się rolami.
event-car-exploded = { $car } wybucha w { $zone }.

lint-unknown-mode = Nie ma trybu „{ $name }”. Są: { $choices }.
lint-car-indoors = Samochód nie może stać w budynku: { $zone }.

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
