### Gra w terminalu i polecenia wokół niej

## W czasie gry

term-prompt = {"> "}
term-round = Runda { $round } · { $mission }
term-escaped = poza
term-eliminated = nie żyje
term-empty = pusta
term-actions-left = { $actions ->
    [0] (zostały tylko darmowe Akcje)
    [one] (została { $actions } Akcja)
    [few] (zostały { $actions } Akcje)
   *[many] (zostało { $actions } Akcji)
}
term-cost = { $actions ->
    [one] { $actions } Akcja
    [few] { $actions } Akcje
   *[many] { $actions } Akcji
}
term-friends = (!swoi)
term-help-hint = Odpowiadaj numerem. h wypisze pozostałe polecenia.
term-help =
    Numer            wybierz tę odpowiedź
    ?                czego nie ma na liście i dlaczego
    ? N              co może przynieść odpowiedź N
    e                zakończ turę
    u, r             cofnij, ponów
    m                mapa i drużyna
    i                Umiejętności wszystkich
    l [N]            co się działo i według jakich reguł
    w                dlaczego Zombie poszły tam, gdzie poszły
    rules ID         treść reguły, na przykład rules Z2-MOVE-06
    a                co można zrobić w każdej chwili (odrzucić kartę, poddać się)
    s [PLIK]         zapisz, także do wskazanego pliku
    q                wyjdź; gra zostaje zapisana i można ją podjąć przy następnym starcie
    Akcję można też napisać w całości, tak jak w zapisach: Doug move S4.
    Na mapie: { mark-walker } Szwendacze, { mark-fatty } Grubasy, { mark-runner } Biegacze, { mark-abomination } Abominacja, { mark-companion } Towarzysz;
    { mark-objective } Cel, { mark-crate } Skrzynia, { mark-spawn } Strefa Namnażania ({ mark-spawn }* pierwsza), { mark-noise } Hałas; ░ ciemny pokój, ▓ zamknięte drzwi.
term-no-such-number = Nie ma odpowiedzi { $number }; ostatnia to { $last }.
term-all-offered = Wszystko, co można wybrać, jest na liście.
term-rules-usage = Podaj regułę: rules Z2-MOVE-06
term-no-rule = Nie ma tekstu reguły { $rule }.
term-no-moves = Żaden Zombie jeszcze się nie ruszył.
term-undone = Cofnięto.
term-redone = Ponowiono.
term-nothing-to-end = Nie ma tu czego kończyć ani na czym spasować.
term-no-undo = Nie ma czego cofnąć.
term-no-redo = Nie ma czego ponowić.
term-saved = Zapisano: { $file }
term-not-saved = Nie da się zapisać pliku { $file }.
term-left = Gra jest zapisana w { $file }. Następne „shamble play” zaproponuje jej podjęcie.
term-record = Zapis tej gry: { $file }

## Przed grą

term-resume = Jest niedokończona gra: { $mission }, runda { $round } ({ $file }).
term-resume-prompt = Grać dalej? [T/n]{" "}
term-yes = t tak
term-missions = Która misja?
term-no-mission = Wybierz misję, na przykład przez --mission M0.

## Co może przynieść atak

term-odds = { $zone }: { $dice ->
    [one] { $dice } kość
    [few] { $dice } kości
   *[many] { $dice } kości
}, { $accuracy } lub więcej (po { $percent }%), Obrażenia { $damage }
term-odds-row = { $percent }%: { $hits ->
    [0] pudło
    [one] { $hits } trafienie
    [few] { $hits } trafienia
   *[many] { $hits } trafień
}; zabite: { $kills }; Rany swoich: { $wounds }
term-odds-none = nikt
term-odds-friends = Pudła trafiają swoich: { $friends }.
term-odds-rerolls = Można rzucić jeszcze raz: { $rerolls }×.
term-odds-noise = Znaczniki Hałasu w twojej Strefie po ataku: { $noise }.
term-odds-blast = Ginie każdy w { $zone }. Zombie: { $zombies }. Ocalali: { $friends }.

## Litery na mapie

mark-walker = S
mark-fatty = G
mark-runner = B
mark-abomination = A!
mark-companion = ☺
mark-objective = ◎
mark-crate = ▣
mark-spawn = ☠
mark-exit = WYJŚCIE
mark-start = START
mark-pimpmobile = AUTO
mark-police = POLICJA
mark-noise = ♪

## Polecenia: co mówią

cli-said = { $said }
cli-no-folder = Nie ma folderu { $folder }.
cli-unknown-bot = Nie ma bota o nazwie „{ $bot }”. Są: { $known }.
cli-unknown-seat = Nie ma miejsca „{ $seat }”; liczba miejsc w tej grze: { $seats }.
cli-too-few-games = Trzeba rozegrać co najmniej jedną partię.
cli-sim-progress = { $mission }, bot { $bot }
cli-sim-result = { $mission } ({ $game }), bot { $bot }, ziarna od { $seed }: partie { $games }, wygrane { $wins }, przegrane { $losses }, niedokończone { $unfinished }; średnio rund: { $rounds_mean }.
cli-sim-rate = Wygrane: { $percent }%
cli-sim-ending = { $count } × { $ending }
cli-sim-endless = przerwana jako niekończąca się
cli-sim-speed = Decyzje: { $decisions } w { $seconds } s, na sekundę { $speed }.
cli-bench-progress = Pomiar
cli-bench-build = { $build ->
    [compiled] Silnik skompilowany
   *[pure] Silnik w czystym Pythonie
}, czas procesora, najlepszy z pięciu pomiarów:
cli-bench-profile-title = Na co idzie czas długiego obciążenia (udział, wywołania, część):
cli-bench-no-file = { $file } nie zawiera liczb z wcześniejszego „shamble bench --json”.
cli-list-in-minutes = { $minutes } min
cli-list-game = Gra
cli-list-missions = Misje
cli-list-mission = Misja
cli-list-name = Nazwa
cli-list-difficulty = Trudność
cli-list-minutes = Czas
cli-list-map = Mapa
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
cli-soak-progress = Próba, bot { $bot }
cli-soak-result = Partie: { $games }, bot { $bot }, decyzje: { $decisions }, rundy: { $rounds }, najdłuższa partia (rundy): { $longest }, wygrane: { $wins }.
cli-soak-column-mission = Misja
cli-soak-column-games = Partie
cli-soak-column-wins = Wygrane
cli-soak-column-win_rate = Odsetek
cli-soak-column-rounds_mean = Rundy
cli-soak-column-longest = Najdłuższa
cli-soak-column-decisions = Decyzje
cli-soak-clean = Wszystko w porządku: żaden niezmiennik nie naruszony, żadnej partii bez końca, żadnej zawodnej możliwości, każdy zapis odtwarza się do tego samego położenia.
cli-soak-faults = Usterki: { $count }. Każda ma swój zapis:
cli-golden-progress = Złote zapisy
cli-golden-written = nowy: { $name }
cli-golden-changed = zmieniony: { $name } ({ $detail })
cli-golden-kept = bez zmian: { $name }
cli-golden-removed = usunięty: { $name }
cli-golden-total = Złote zapisy: { $count }.
cli-golden-trace = Złoty ślad: partie o innym przebiegu: { $count }.
cli-replay-verified = Zapis odtwarza się dokładnie: wpisy { $entries }, porównane położenia { $hashes }, na końcu { $hash }.
cli-lint-no-file = Podaj plik do sprawdzenia: shamble lint PLIK…
cli-lint-result = { $files ->
    [one] { $files } plik
    [few] { $files } pliki
   *[many] { $files } plików
}, { $problems ->
    [0] bez błędów.
    [one] { $problems } błąd.
    [few] { $problems } błędy.
   *[many] { $problems } błędów.
}
cli-draw-svg = Rysunek jest w formacie SVG, więc jego plik kończy się na .svg, inaczej niż { $file }.
cli-draw-done = Narysowano: { $file }

## Polecenia: co znaczą ich opcje

cli-option-game = Gra; wszystkie wypisze „shamble list games”.
cli-option-mission = Oznaczenie misji, na przykład M1; wszystkie wypisze „shamble list missions”.
cli-option-content = Folder z własnymi misjami i umiejętnościami.
cli-option-json = Wypisz jeden obiekt JSON zamiast zdań.
cli-option-jobs = Liczba procesów; 0 oznacza jeden na każdy rdzeń.
cli-option-seed = Ziarno; to samo daje tę samą grę.
cli-option-seats = Liczba graczy, od 1 do 6.
cli-option-survivors = Drużyna, imiona po przecinku, na przykład Amy,Doug. Resztę wybiera się przy stole.
cli-option-party = Liczba Ocalałych w drużynie, od 1 do 6.
cli-option-modes = Zasady dodatkowe, nazwy po przecinku, np. ultrared,dark-zones.
cli-option-tiers = Karty Zombie w talii, po przecinku: easy, hard, extra.
cli-option-abominations = Abominacje w grze, nazwy po przecinku; bez nazw wszystkie.
cli-play-mission = Misja do rozegrania; bez niej gra zapyta.
cli-play-bot = Boty: „greedy” dla wszystkich miejsc oprócz pierwszego, „2:greedy,3:random” albo „all:greedy”, żeby popatrzeć.
cli-play-quick = Sam wybierz postacie i ułóż pierwsze karty.
cli-play-load = Graj dalej w zapisaną grę.
cli-play-terminal = Graj tutaj, w terminalu, zamiast w przeglądarce.
cli-play-data = Trzymaj zapisane gry w tym folderze.
cli-sim-games = Liczba partii.
cli-sim-bot = Grający bot: random albo greedy.
cli-soak-games = Liczba partii, po równo na misje.
cli-soak-bot = Grający bot: random (odrzuca też karty) albo greedy.
cli-soak-missions = Tylko te misje, po przecinku.
cli-soak-reports = Folder na zapisy partii z usterkami.
cli-soak-regenerate-golden = Zapisz złote zapisy od nowa i powiedz, co się zmieniło.
cli-bench-compare = Pokaż stosunek do liczb z wcześniejszego pomiaru, z pliku „bench --json”.
cli-bench-profile = Pokaż, na co idzie czas.
cli-replay-file = Zapis do odtworzenia.
cli-replay-verify = Tylko sprawdź, czy odtwarza się dokładnie.
cli-replay-to = Zatrzymaj się po tylu wpisach.
cli-lint-files = Pliki misji do sprawdzenia.
cli-list-kind = Co wypisać.
cli-draw-output = Narysuj obraz SVG do tego pliku.
