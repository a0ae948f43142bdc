### Kolumny list tego, co mają gry z tej rodziny.

## Polecenia: co mówią

cli-list-survivor = Ocalały
cli-list-traits = Cecha
cli-list-blue = Niebieski
cli-list-yellow = Żółty
cli-list-orange = Pomarańczowy
cli-list-red = Czerwony
cli-list-skill = Umiejętność
cli-list-text = Działanie
cli-list-rules = Zasady
cli-list-card = Karta
cli-list-melee = Wręcz
cli-list-ranged = Dystans
cli-list-dual = Para
cli-list-skills = Umiejętności
cli-list-decks = Talie
cli-list-ours = Nasze
cli-list-zombie = Zombie
cli-list-type = Typ
cli-list-figures = Figurki
cli-list-actions = Akcje
cli-list-toughness = Obrażenia na zabicie
cli-list-adrenaline = Adrenalina
cli-list-priority = Priorytet
cli-list-word = Słowo
cli-list-sort = Rodzaj
cli-list-needs = Wymaga
cli-list-facts = Fakty
cli-list-meaning = Znaczenie
cli-list-sort-number = liczba
cli-list-sort-condition = warunek
cli-list-sort-effect = skutek
cli-list-sort-moment = moment
