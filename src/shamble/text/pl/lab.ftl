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
