### Jak laboratorium nazywa liczby i miejsca tej gry.

gauge-dead = Zombie na planszy
gauge-people = Ocaleni we wszystkich oddziałach
gauge-points = Punkty zwycięstwa wszystkich oddziałów
lab-place-bunker = bunkier
