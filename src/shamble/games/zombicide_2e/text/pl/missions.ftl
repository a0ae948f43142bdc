### Cele, zakończenia i akcje misji.

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
ending-m16-shut-out = Budynek jest zamknięty, w środku są Zombie, a nie ma nikogo, kto by je zabił: gra jest przegrana.
ending-m24-seats = W pozostałych samochodach nie ma miejsc dla wszystkich: gra jest przegrana.
ending-m25-ned = Do Strefy Neda dostał się Zombie: gra jest przegrana.

## Co oznacza przegraną

defeat-m1-tokens = Przegrana, jeśli Celów nie wystarczy dla wszystkich.
defeat-m4-cars = Przegrana, jeśli zostanie mniej samochodów niż Czerwonych Stref Namnażania do wysadzenia.
defeat-m6-seats = Przegrana, jeśli w pozostałych samochodach zabraknie miejsc dla wszystkich.
defeat-m7-escaped = Przegrana, jeśli Zombie aktywuje się w oznaczonej Strefie.
defeat-m12-injured = Przegrana, jeśli Zombie aktywuje się tam, gdzie leżą ranni.
defeat-m16-shut-out = Przegrana, jeśli budynek zostanie zabarykadowany z każdej strony, a w środku będą Zombie i ani jednego Ocalałego.
defeat-m24-seats = Przegrana, jeśli w pozostałych samochodach zabraknie miejsc dla wszystkich.
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
