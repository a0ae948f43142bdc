### Co jest nie tak z plikiem, a pod .mend: jak to naprawić. Lint wypisuje wszystko naraz.

## Pliki

content-unknown-game = Nie ma gry „{ $game }”.
    .mend = Są: { $games }.
content-unknown-mission = { $game } nie ma misji „{ $mission }”.
    .mend = Są: { $missions }. Własny plik wskaż ścieżką.
content-no-files = { $game } nie ma plików misji.
lint-no-file = Nie da się odczytać pliku { $file }.
    .mend = Sprawdź ścieżkę i prawa do odczytu.
lint-not-utf8 = Plik nie jest zapisany w UTF-8.
    .mend = Zapisz go ponownie w kodowaniu UTF-8.
lint-too-large = Plik ma więcej niż { $limit } znaków.
    .mend = Takie pliki są małe; sprawdź, czy to na pewno ten.
lint-not-yaml = Nie da się odczytać pliku jako YAML: { $said }.
    .mend = Przyjrzyj się wcięciom, dwukropkom i nawiasom wokół tego wiersza.
lint-too-deep = Coś jest zagnieżdżone głębiej niż na { $limit } poziomów.
    .mend = Zamknij nawiasy wcześniej.
lint-alias = Kotwice i aliasy (& i *) nie są tu używane.
    .mend = Napisz ten fragment tam, gdzie jest potrzebny.
lint-tag = Znacznik { $tag } nie jest tu używany.
    .mend = Usuń znacznik.
lint-key-not-text = Nazwa przed dwukropkiem musi być zwykłym tekstem.
    .mend = Napisz przed dwukropkiem jedno słowo.
lint-key-twice = „{ $key }” stoi tu dwa razy.
    .mend = Zostaw jedno z nich.

## Pola

lint-unknown-field = Nie ma tu pola „{ $field }”.
    .mend = { $close ->
        [none] Usuń je albo sprawdź pola w przewodniku po plikach misji.
       *[other] Czy chodzi o „{ $close }”?
    }
lint-missing-field = Brakuje pola „{ $field }”.
    .mend = Dopisz je.
lint-bad-choice = „{ $value }” jest tu niemożliwe.
    .mend = Możliwe: { $choices }.
lint-wrong-type = To powinno być { $expected ->
        [int] liczbą całkowitą
        [str] tekstem
        [bool] słowem true albo false
        [array] listą
        [object] grupą nazwanych pól
       *[other] typu { $expected }
    }, a jest { $got ->
        [int] liczbą całkowitą
        [float] ułamkiem
        [str] tekstem
        [bool] słowem true albo false
        [array] listą
        [object] grupą pól
        [null] puste
       *[other] typu { $got }
    }.
    .mend = Porównaj z tym samym polem w innym pliku.
lint-wrong-length = Ta lista powinna mieć { $expected ->
        [one] { $expected } pozycję
        [few] { $expected } pozycje
       *[many] { $expected } pozycji
    }, a ma { $got }.
    .mend = Dodaj lub usuń pozycje.
lint-out-of-range = Ta wartość jest poza zakresem: { $limit }.
    .mend = Wybierz inną liczbę albo wypełnij pusty tekst.
lint-wrong-counter = Licznik „{ $name }” prowadzi się { $per ->
    [table] dla całego stołu: podaj jedną liczbę
    [zone] dla każdej Strefy: podaj liczbę przy każdej Strefie, która ją ma
   *[other] osobno dla: { $per }; misja nie może go ustawić
}.
lint-wrong = Tego nie da się użyć: { $said }.
    .mend = Porównaj z tym samym fragmentem w innym pliku.
lint-wrong-tile = Taka strona kafelka nie może istnieć: { $said }.
    .mend = Porównaj ją z drukowanym kafelkiem.

## Nazwy

lint-not-cited = Nie wiadomo, jak ta gra przywołuje zasadę { $rule }.
    .mend = { $close ->
        [none] Podaj w citations.yaml jej własną zasadę albo [], jeśli takiej nie ma.
       *[other] Podaj w citations.yaml jej własną zasadę, może { $close }, albo [], jeśli takiej nie ma.
    }
lint-name-twice = Nazwa „{ $name }” jest użyta dwa razy.
    .mend = Zmień jedną z nich.
lint-name-taken = Gra ma już „{ $name }”.
    .mend = Treść z zewnątrz może tylko dodawać; wybierz inną nazwę.
lint-unknown-name = Nie ma „{ $name }” w tabeli { $table }.
    .mend = { $close ->
        [none] Sprawdź pisownię.
       *[other] Czy chodzi o „{ $close }”?
    }
lint-unknown-type = Nie ma typu Zombie „{ $name }”.
    .mend = Są: { $choices }.
lint-unknown-fact = Gra nie ogłasza faktu „{ $name }” w tabeli { $table }.
    .mend = { $close ->
        [none] Ogłoszone są: { $known }.
       *[other] Czy chodzi o „{ $close }”?
    }
lint-wrong-fact = „{ $value }” nie może być wartością „{ $name }”.
    .mend = { $choices ->
        [none] { $wanted ->
            [number] Potrzebna jest liczba.
            [flag] Może to być tylko true albo false.
            [words] Potrzebna jest lista słów.
           *[other] Potrzebne jest słowo.
        }
       *[other] Możliwe są: { $choices }.
    }
lint-unknown-quantity = Żadna zasada nie zna wielkości „{ $name }”.
    .mend = { $close ->
        [none] Sprawdź wielkości w przewodniku po Umiejętnościach.
       *[other] Czy chodzi o „{ $close }”?
    }
lint-unknown-zone = Na tej planszy nie ma Strefy „{ $name }”.
    .mend = { $close ->
        [none] Nazwa Strefy to rząd, kolumna, kafelek i część, na przykład r0c0:1V.S1. Narysuj mapę, aby je zobaczyć.
       *[other] Czy chodzi o „{ $close }”? Narysuj mapę, aby zobaczyć wszystkie nazwy.
    }
lint-unknown-door = Na tej planszy nie ma drzwi „{ $name }”.
    .mend = Podaj dwie Strefy, które łączą, albo umieść tam żeton pod doors.
lint-no-building = „{ $name }” nie leży w jednym budynku.
    .mend = Podaj jedno pomieszczenie budynku.
lint-unknown-card = Nie ma karty „{ $name }”.
    .mend = Napisz ją tak jak na angielskiej karcie.
lint-unknown-tally = Gra nie ma licznika „{ $name }”.
    .mend = { $close ->
        [none] Misja może mieć własne liczniki, zapisane w registers.
       *[other] Czy chodzi o „{ $close }”?
    }
lint-unknown-register = Nie ma licznika „{ $name }”.
    .mend = { $close ->
        [none] Najpierw wymień go pod registers.
       *[other] Czy chodzi o „{ $close }”? Liczniki są wymienione pod registers.
    }

## Plansza

lint-no-tiles = Misja nie ma kafelków.
    .mend = Wymień rzędy kafelków pod tiles, a ich obroty pod rotations.
lint-layout-empty = Plansza jest pusta.
    .mend = Umieść w tiles co najmniej jeden kafelek.
lint-layout-uneven-rows = Rząd { $cell } ma { $length ->
        [one] { $length } kafelek
        [few] { $length } kafelki
       *[many] { $length } kafelków
    }, a powinien mieć { $expected }.
    .mend = Wszystkie rzędy muszą być równe.
lint-layout-rotations-shape = Nie każdy kafelek ma dokładnie jeden obrót.
    .mend = Ułóż rotations w takie same rzędy jak tiles.
lint-layout-unknown-tile = Nie ma strony kafelka { $tile } ({ $cell }).
    .mend = Strony kafelków to 1R do 9R i 1V do 9V.
lint-layout-tile-twice = Kafelek { $number } leży już w { $first }, więc { $tile } nie może leżeć w { $cell }.
    .mend = R i V to dwie strony jednego kafelka; użyj innego numeru.
lint-layout-bad-rotation = Kafelka nie da się obrócić o { $rotation } stopni ({ $cell }).
    .mend = Użyj 0, 90, 180 lub 270.
lint-layout-sides-differ = Boki między { $cell } nie pasują: { $one } styka się z { $other } (S to ulica, B to budynek).
    .mend = Obróć jeden z kafelków albo użyj innego.
lint-layout-openings-differ = Przejścia między { $cell } nie spotykają się: { $one } i { $other }.
    .mend = Obróć jeden z kafelków albo użyj innego.
lint-tile-not-here = Kafelek { $tile } nie ma takiego miejsca na tej planszy.
    .mend = Są: { $choices }.
lint-no-way-for-door = Między { $one } a { $other } nie ma ani drzwi, ani przejścia.
    .mend = Żeton drzwi wymaga drukowanych drzwi lub przejścia; narysuj mapę, aby je zobaczyć.
lint-door-twice = Drzwi między { $one } a { $other } są wymienione dwa razy.
    .mend = Zostaw jedną pozycję.
lint-door-colour-twice = Są dwie pary drzwi w kolorze { $colour }.
    .mend = Każdego koloru można użyć raz.

## Żetony i figurki

lint-id-differs = Oznaczenie { $id } nie pasuje do nazwy pliku.
    .mend = Napisz { $expected } albo zmień nazwę pliku.
lint-no-start = Nie wiadomo, gdzie zacząć.
    .mend = Podaj Strefę pod start.
lint-zone-twice = Strefa { $name } jest wymieniona dwa razy.
    .mend = Zostaw jedną pozycję.
lint-spawn-start-one = Startowa Strefa Namnażania musi być dokładnie jedna, a jest ich { $count }.
    .mend = Oznacz jedną pozycję pod spawns przez start: true.
lint-spawn-start-first = Startowa Strefa Namnażania nie jest pierwsza na liście.
    .mend = Wymień ją jako pierwszą, potem pozostałe zgodnie z ruchem wskazówek zegara: w tej kolejności dobiera się karty.
lint-spawn-start-colour = Startowa Strefa Namnażania nie ma koloru.
    .mend = Usuń jej kolor.
lint-spawn-not-street = Strefa Namnażania { $name } nie leży na ulicy.
    .mend = Wybierz Strefę ulicy, najlepiej przy krawędzi planszy.
lint-facedown-and-colours = Cele są albo wymieszane zakryte, albo mają stałe kolory, nie jedno i drugie.
    .mend = Usuń colours albo facedown.
lint-facedown-few = { $count ->
        [one] Wymieszano tylko { $count } Cel
        [few] Wymieszano tylko { $count } Cele
       *[many] Wymieszano tylko { $count } Celów
    }, a miejsc jest { $needed }.
    .mend = Wymieszaj co najmniej tyle, ile jest miejsc; reszta zostaje odłożona bez podglądania.
lint-too-many-tokens = Misja potrzebuje { $needed } sztuk „{ $token }”, a w pudełku jest { $held }.
    .mend = Użyj ich mniej.
lint-abomination-at-setup = Abominacji nie ustawia się w ten sposób: pochodzi z własnej talii.
    .mend = Napisz zasadę: when: setup, do: put-abomination: { $zone }.
lint-unreachable = Do { $name } nie da się dojść ze startu nawet przy otwartych wszystkich drzwiach.
    .mend = Przenieś to albo dodaj drogę.

## Cele i zasady

lint-no-goals = Misja nie ma celów.
    .mend = Wymień co najmniej jeden pod goals.
lint-step-empty = Ten krok nie ma celów.
    .mend = Wypełnij go albo usuń.
lint-unknown-moment = Nie ma chwili „{ $name }”.
    .mend = { $close ->
        [none] Są: { $choices }.
       *[other] Czy chodzi o „{ $close }”?
    }
lint-nothing-done = Ta zasada nic nie robi.
    .mend = Napisz pod do, co się dzieje.
lint-lock-nothing = Ta blokada nie zamyka żadnych drzwi.
    .mend = Podaj budynek albo drzwi, każde przez dwie Strefy.
lint-lock-twice = Dwie blokady trzymają te same drzwi: { $name }.
    .mend = Zapisz oba warunki w jednej blokadzie.

## Słowa

lint-unknown-word = Nie ma słowa „{ $word }”.
    .mend = { $close ->
        [none] Przewodnik po plikach misji wymienia wszystkie słowa.
       *[other] Czy chodzi o „{ $close }”?
    }
lint-word-kind = „{ $word }” to { $is ->
        [number] liczba
        [condition] warunek
        [effect] skutek
       *[moment] chwila
    }, a potrzebny jest tu { $wanted ->
        [number] zapis liczby
        [condition] warunek
       *[effect] skutek
    }.
    .mend = { $wanted ->
        [condition] Porównaj liczby za pomocą at-least, less-than lub equals.
        [number] Użyj słowa, które coś liczy.
       *[effect] Użyj słowa, które coś robi.
    }
lint-tree-shape = „{ $value }” to nie jest { $wanted ->
        [number] liczba
        [condition] warunek
       *[effect] skutek
    }.
    .mend = Napisz słowo albo jedno słowo z argumentami, na przykład at-least: [escaped, 3].
lint-tree-deep = Zagnieżdżono w sobie więcej słów niż { $limit }.
    .mend = Zapisz to w kilku zasadach.
lint-no-fact = „{ $word }” musi wiedzieć, { $fact ->
        [actor] kto działa
        [zone] gdzie to się dzieje
        [colour] jakiego koloru jest Cel
        [token] o który Cel chodzi
        [kind] o jakie Zombie chodzi
        [card] o którą kartę chodzi
        [door] o które drzwi chodzi
        [building] o który budynek chodzi
       *[other] czym jest { $fact }
    }, a w tej chwili tego nie wiadomo.
    .mend = { $facts ->
        [none] Tutaj nic nie wiadomo; zapisz to w zasadzie przy właściwej chwili.
       *[other] Tutaj wiadomo: { $facts }.
    }
lint-argument-unwanted = „{ $word }” nie przyjmuje argumentów.
    .mend = Usuń to, co stoi po dwukropku.
lint-arguments-by-name = „{ $word }” wymaga nazwanych argumentów.
    .mend = Jego argumenty: { $arguments }.
lint-argument-unknown = „{ $word }” nie ma argumentu „{ $argument }”.
    .mend = Jego argumenty: { $arguments }.
lint-argument-missing = W „{ $word }” brakuje argumentu „{ $argument }”.
    .mend = Dopisz go.
lint-argument-type = „{ $value }” to nie jest { $wanted ->
        [whole] liczba całkowita
        [flag] słowo true ani false
        [text] tekst
        [register] nazwa licznika
        [zone] pojedyncza Strefa
        [zombie] pojedynczy rodzaj Zombie z rezerwą figurek
        [door] nazwa drzwi
       *[other] { $wanted }
    }.
    .mend = Tego chce „{ $word }” jako { $argument }.
lint-argument-choice = „{ $value }” jest niemożliwe jako { $argument } w „{ $word }”.
    .mend = Możliwe: { $choices }.
lint-list-wanted = „{ $word }” chce listy, a nie „{ $value }”.
    .mend = Wpisz pozycje w nawiasach kwadratowych.
lint-two-wanted = „{ $word }” porównuje dwie rzeczy, a podano { $count }.
    .mend = Wpisz dokładnie dwie pozycje.

lint-unknown-mode = Nie ma trybu „{ $name }”. Są: { $choices }.
lint-car-indoors = Samochód nie może stać w budynku: { $zone }.
