### Cele, zakończenia i akcje misji.

goal-army-am1-tokens = Zdobądźcie oba czerwone Cele.
goal-army-am1-escape = Potem wyprowadźcie przez Wyjście wszystkich Ocalałych, którzy zostali.
ending-army-am1-few = Zostało was mniej niż troje: gra jest przegrana.
defeat-army-am1-few = Przy życiu musi zostać co najmniej troje Ocalałych.

## Co liczą misje

word-survivors-with = Ocalali drużyny na planszy, którzy mają daną Specjalizację
word-survivors-left = Ocalali drużyny, którzy nie zginęli, także ci, którzy uciekli
word-companions-away = Towarzysze, którzy opuścili planszę
word-actor-is = czy działający Ocalały ma daną Specjalizację
word-vault-solved = czy pułapki Skarbca są usunięte
word-vault-open = czy Skarbiec stoi otworem
word-loads-in = ładunki leżące w Strefach
word-loads-here = ładunki leżące tam, gdzie stoi działający Ocalały
word-loads-away = ładunki, które opuściły planszę z tymi, którzy je niosą
word-loads-left = wszystkie ładunki, leżące i niesione
word-actor-loads = ładunki, które niesie działający Ocalały
word-lay-load = kładzie ładunek w Strefie
word-take-load = działający Ocalały bierze ładunek ze swojej Strefy
word-stow-load = działający Ocalały odkłada ładunek tam, gdzie chce Misja
word-sleepers-eliminated = gdy Ocalały wyeliminował żeton Śpiochów

token-loads = Ładunek
token-load = Niesiony ładunek
event-load-laid = Coś, co warto zabrać, leży { $zone-at }.
event-load-taken = { $survivor } zabiera to ze sobą.
event-load-stowed = { $survivor } odkłada to tam, gdzie trzeba.
