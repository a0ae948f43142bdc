### Jak laboratorium nazywa liczby i rzeczy tych gier.

gauge-danger = Poziom Zagrożenia
    .about = Najgroźniejszego Ocalonego: 0 to niebieski, 1 żółty, 2 pomarańczowy, 3 czerwony.
gauge-dead = Zombie na planszy
gauge-alive = Żywi Ocaleni
piece-objective = Cel
piece-crate = Skrzynia z Odpicowaną Bronią
