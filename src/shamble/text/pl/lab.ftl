### Laboratorium: wiele partii według planu, raporty, porównania, lekarz misji.

cli-command-lab = Rozegraj wiele partii według planu; raporty, porównania, ocena misji.
cli-command-lab-run = Rozegraj misje × drużyny × boty × opcje × ziarna, jak mówi plik.
cli-command-lab-report = Zrób jedną stronę z wykresami przebiegu.
cli-command-lab-compare = Porównaj dwa przebiegi, boty, drużyny albo opcje, ziarno po ziarnie.
cli-command-lab-mission = Oceń misję: jak jest trudna, gdzie utyka, do czego nikt nie dociera.
cli-command-lab-leaderboard = Niech każdy bot zagra każdą misję; powstanie tabela.

cli-lab-which = Powiedz, co ma zrobić laboratorium: run, report, compare, mission albo leaderboard. Wyjaśnia je „shamble lab --help”.
cli-lab-progress = { $name }
cli-lab-progress-on = { $name }, { $done } z { $games } partii już jest
cli-lab-interrupted = Przerwano: { $done } z { $games } partii leży w { $folder }. To samo polecenie podejmie grę od tego miejsca.
cli-lab-ran = Partie w { $folder }: { $games }, z tego teraz { $played }, wcześniej { $before }.
cli-lab-digest = Skrót wyników: { $digest }
cli-lab-next = Strona z wykresami: shamble lab report { $folder }

cli-lab-run-spec = plik YAML, który mówi, w co grać
cli-lab-run-output = folder przebiegu (domyślnie: lab-runs/<nazwa pliku>)
cli-lab-run-jobs = liczba procesów; 0 oznacza jeden na każdy rdzeń
cli-lab-run-cluster = graj na klastrze Ray; bez --address powstanie na tym komputerze
cli-lab-run-address = klaster Ray, którego użyć
cli-lab-run-json = wypisz jeden obiekt zamiast zdań

lab-unknown-bot = Nie ma bota „{ $bot }”{ $close ->
    [none] .
   *[other] . Czy chodzi o „{ $close }”?
}
    .mend = Są: { $known }.
lab-no-folder = Nie ma folderu { $folder }.
    .mend = Ścieżki liczą się od miejsca, w którym leży plik.
lab-twice = „{ $name }” stoi tu dwa razy.
lab-empty = Nie byłoby w co grać: pole „{ $field }” jest puste.
lab-other-plan = W folderze { $folder } leży przebieg innego planu.
    .mend = Wybierz inny folder przez --output albo usuń tamten.
lab-no-run = W folderze { $folder } nie ma przebiegu.
    .mend = Tworzy go „shamble lab run”.
lab-no-packages = Brakuje pakietów laboratorium ({ $packages }).
    .mend = Przynosi je „./shamble lab”; przez pip: shamble[lab].
lab-nothing-blank = { $game } nie ma rzeczy „{ $name }” rodzaju { $sort }, którą można by pominąć.

## Strona raportu

cli-lab-report-folder = folder przebiegu
cli-lab-report-output = strona (domyślnie: report.html w folderze przebiegu)
cli-lab-reported = Strona to { $file }. Nie potrzebuje sieci.

lab-page-title = { $name } · laboratorium Shamble
lab-page-lead = Wszystkie partie rozegrały boty. Kreski i pasy to przedziały 95 %: gdzie dwa szeroko na siebie zachodzą, trzeba więcej partii, by mówić o różnicy.
lab-page-game = Gra
lab-page-games = Partie
lab-page-seeds = Ziarna
lab-page-version = Shamble
lab-page-digest = Skrót wyników
lab-page-endless = Poddana: trwała zbyt długo.

lab-page-wins = Jak często się wygrywa
lab-page-wins-about = Odsetek wygranych partii z przedziałem Wilsona. Postęp mówi, jak daleko średnio były cele na końcu partii. Gdzie gracze grają przeciw sobie, jest to odsetek pierwszego miejsca.
lab-page-seats = Zwycięzcy i wyniki według miejsc
lab-page-seats-about = Jak często wygrywało każde miejsce i ile średnio zdobyło. Miejsca grające tak samo powinny wypadać tak samo.
lab-page-rounds = Jak długo trwa
lab-page-rounds-about = Połowa partii mieści się w pudełku, kreska to mediana, końce to najkrótsza i najdłuższa partia.
lab-page-endings = Dlaczego partie się kończyły
lab-page-endings-about = Zielony to wygrana; każdy inny kolor to pewien rodzaj porażki.
lab-page-aims = Które cele się osiąga
lab-page-aims-about = W kolejności, w jakiej chce ich misja. Pierwszy cel osiągany rzadko to miejsce, w którym misja utyka.
lab-page-pieces = Co leży na planszy
lab-page-pieces-about = Jak często ktoś to zdobył; najrzadziej zdobywane na początku. Czego nikt nie zdobywa w wielu partiach, to leży może za daleko albo za czymś, czego boty nie otwierają.
lab-page-maps = Gdzie giną Ocaleni
lab-page-maps-about = Im czerwieńsza strefa, tym więcej tam stracono.
lab-page-map-caption = { $mission }: najwięcej w { $place }, { $count } w { $games ->
    [one] { $games } partii
   *[other] { $games } partiach
}.
lab-page-gauges = W czasie
lab-page-gauges-about = Średnie z partii, które jeszcze trwały, dopóki była to co najmniej dziesiąta ich część.
lab-page-tuning = Co zmieniają opcje
lab-page-tuning-about = Każdy zestaw opcji wobec pierwszego, na tych samych ziarnach. Niebieskie przedziały nie obejmują zera: tam różnica jest wyraźna.
lab-page-gains = Które Wyposażenie i Umiejętności idą w parze z wygraną
lab-page-gains-about = Odsetek partii wygranych przez drużyny, które to miały, mniej odsetek pozostałych. Idzie to w parze z wygraną, co nie znaczy, że ją sprawia: długie partie widzą więcej kart. Żeby wiedzieć, ile coś jest warte, trzeba to wymazać na tych samych ziarnach („without” w planie).
lab-page-work = Decyzje: { $decisions }, sekundy obliczeń: { $seconds }.

lab-page-axis-wins = odsetek wygranych partii
lab-page-axis-rounds = rundy
lab-page-axis-share = odsetek partii
lab-page-axis-clock = runda
lab-page-axis-difference = odsetek wygranych, więcej lub mniej
lab-page-axis-gains = odsetek wygranych z tym mniej bez tego

lab-page-column-what = Co
lab-page-column-games = Partie
lab-page-column-wins = Wygrane
lab-page-column-rate = Odsetek
lab-page-column-interval = 95 %
lab-page-column-rounds = Rundy
lab-page-column-progress = Postęp
lab-page-column-given-up = Poddane
lab-page-column-seat = Miejsce
lab-page-column-score = Wynik
lab-page-column-place = Gdzie
lab-page-column-per-game = Strat na partię
lab-page-column-pairs = Pary
lab-page-column-difference = Różnica
lab-page-column-rounds-more = Rundy
lab-page-column-progress-more = Postęp

## Porównania

cli-lab-compare-first = folder przebiegu; z --run bot, drużyna albo zestaw opcji z niego
cli-lab-compare-second = co się z nim porównuje
cli-lab-compare-run = jeden przebieg, którego boty, drużyny albo opcje się porównuje
cli-lab-compare-json = wypisz jeden obiekt, z każdą parą partii według ziarna
cli-lab-compared = { $mission ->
    [all] Wszystkie misje
   *[other] { $mission }
}: wygranych { $difference } (od { $low } do { $high }), postęp { $progress }, rundy { $rounds }, par partii: { $pairs }.
cli-lab-compared-scores = Pierwsze miejsce zdobywa { $value } (od { $low } do { $high }).
cli-lab-compared-better = { $second } wygrywa częściej niż { $first }: przedział nie obejmuje zera.
cli-lab-compared-worse = { $second } wygrywa rzadziej niż { $first }: przedział nie obejmuje zera.
cli-lab-compared-unclear = Z tych partii nie widać, czy { $second } wygrywa częściej, czy rzadziej niż { $first }.
lab-compare-nothing = „{ $first }” i „{ $second }” to nie dwa boty, drużyny, zestawy opcji ani misje tego przebiegu.
    .mend = Są w nim: { $known }.
lab-compare-no-pairs = { $first } i { $second } nie mają wspólnego ziarna.
    .mend = Rozegraj oba na tych samych misjach i ziarnach.

## Lekarz misji

cli-lab-mission-wanted = identyfikatory albo pliki misji, albo „all”
cli-lab-mission-games = liczba partii każdego bota
cli-lab-mission-bots = kto gra, po przecinkach; zwykły bot, jeśli nikogo nie podano
cli-lab-mission-jobs = liczba procesów; 0 oznacza jeden na każdy rdzeń
cli-lab-mission-keep = zachowaj partie w folderze, dla lab report
cli-lab-mission-json = wypisz wnioski i liczby jako jedną listę
cli-lab-mission-none = Podaj misję, jej plik albo „all”.
cli-lab-mission-mistakes = Błędów w pliku: { $count }. Najpierw trzeba je poprawić, potem misja zostanie rozegrana.
cli-lab-mission-title = { $title }{ $printed ->
    [none] {""}
    [easy] {" "}(oznaczona jako łatwa)
    [medium] {" "}(oznaczona jako średnia)
    [hard] {" "}(oznaczona jako trudna)
   *[other] {" "}(oznaczona: { $printed })
}

doctor-wins = { $bot } wygrywa { $wins } z { $games } partii (od { $low } do { $high }); średnio osiąga { $progress } celów.
doctor-trivial = Za łatwa: { $bot } wygrywa { $wins } z { $games } partii (od { $low } do { $high }).
doctor-hopeless = Żaden bot nie pokazał, że da się ją wygrać: { $bot } wygrywa { $wins } z { $games } partii (najwyżej { $high }); średnio osiąga { $progress } celów. Dopiero silniejszy bot rozstrzygnie, czy to wina bota, czy mapy.
doctor-competitive = { $bot } gra na wszystkich miejscach; pierwsze wygrywa { $wins } z { $games } partii (od { $low } do { $high }).
doctor-level = Botom idzie tu na { $here }. Misje oznaczone jako łatwe: { $easy }, średnie: { $medium }, trudne: { $hard }. Gra się więc jak { $near ->
    [easy] łatwa
    [hard] trudna
   *[other] średnia
}{ $printed ->
    [none] .
    [easy] , a oznaczona jest jako łatwa.
    [hard] , a oznaczona jest jako trudna.
   *[other] , a oznaczona jest jako średnia.
}
doctor-level-unclear = Botom idzie tu na { $here }. Nie odróżniają one misji łatwych ({ $easy }), średnich ({ $medium }) i trudnych ({ $hard }), więc dopiero silniejszy bot powie, jak trudno się gra.
doctor-rounds = Partia trwa średnio tyle rund: { $rounds }.
doctor-drags = Ciągnie się: { $count } z { $games } partii poddano, bo trwały zbyt długo.
doctor-early = Przegrana, zanim się zacznie: { $count } z { $games } partii kończy się najpóźniej w rundzie { $round }. Początek jest zbyt ciężki.
doctor-idle = Partie niewygrane spędzają { $share } rund, nie zbliżając się do żadnego celu.
doctor-harmless = Nikomu nic nie grozi: w { $games } partiach nie stracono ani jednego Ocalonego i żadnej nie wygrano.
doctor-stall = Utyka na celu „{ $aim }”: tu stanęło { $count } z { $games } niewygranych partii, średnio przy { $have } z { $wanted }.
doctor-ending = Najczęściej przegrywa się tak: { $ending } ({ $count } z { $games } partii)
doctor-place = { $share } wszystkich strat przypada na { $place }.
doctor-unreached = Nikt nigdy nie zdobył: { $piece } ({ $place }).
doctor-seats-even = Miejscom wiedzie się podobnie: miejsce { $most } wygrywa { $high }, miejsce { $least } { $low }.
doctor-seats-uneven = Miejscom nie wiedzie się tak samo: miejsce { $most } wygrywa { $high } partii, miejsce { $least } tylko { $low }.
doctor-map-spawn-near = Strefa Namnażania { $place } leży { $steps ->
    [0] tam, gdzie zaczyna drużyna.
    [one] o jedną strefę od miejsca, w którym zaczyna drużyna.
    [few] o { $steps } strefy od miejsca, w którym zaczyna drużyna.
   *[many] o { $steps } stref od miejsca, w którym zaczyna drużyna.
}
doctor-map-open-door = Drzwi z { $outside } do { $place } stoją otworem, { $steps ->
    [0] wprost na Strefie Namnażania.
    [one] o jedną strefę od Strefy Namnażania.
    [few] o { $steps } strefy od Strefy Namnażania.
   *[many] o { $steps } stref od Strefy Namnażania.
}
doctor-map-walled-off = Do { $place } nie ma drogi, nawet gdy wszystkie drzwi stoją otworem.

## Tabela botów

cli-lab-leaderboard-games = liczba partii każdej misji dla każdego bota; 0 tylko pisze stronę na nowo
cli-lab-leaderboard-bots = które boty, po przecinkach; wszystkie, jeśli żadnego nie podano
cli-lab-leaderboard-game = które gry, po przecinkach; wszystkie, jeśli żadnej nie podano
cli-lab-leaderboard-jobs = liczba procesów; 0 oznacza jeden na każdy rdzeń
cli-lab-leaderboard-runs = gdzie leżą partie
cli-lab-leaderboard-output = strona (domyślnie: docs/leaderboard.md, a wraz z nią to, z czym porównuje lekarz misji)
cli-lab-leaderboard-nothing = W { $folder } nie ma żadnych partii.

lab-board-head =
    # Tabela botów

    Pisze ją `./shamble lab leaderboard` (Shamble { $version }); nie należy jej poprawiać ręcznie. Każdy bot gra każdą misję zwykłą drużyną, ze zwykłymi opcjami gry i z ziarnami od 1; ile ich było, mówi nagłówek kolumny.

    Komórka mówi, ile partii wygrano, podaje przedział Wilsona 95 % i jak daleko średnio były cele na końcu partii. Gdzie gracze grają przeciw sobie, mówi, jak często wygrywało każde miejsce i ile zdobywało, gdy na wszystkich gra ten sam bot.
lab-board-bot = { $bot }, ziaren: { $games }
lab-board-mission = Misja
lab-board-printed = Oznaczona
lab-board-sum = Misje wygrane choć raz
lab-board-won = { $won } z { $missions }
lab-board-contest = miejsca wygrywają { $shares }, wynik { $points }
