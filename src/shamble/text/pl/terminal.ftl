### Terminal i polecenia, niezależnie od gry

## W czasie gry

term-prompt = {"> "}
term-help-hint = Odpowiadaj numerem. h wypisze pozostałe polecenia.
term-help =
    Numer            wybierz tę odpowiedź
    ?                czego nie ma na liście i dlaczego
    ? N              co może przynieść odpowiedź N
    e                zakończ turę albo przepuść okazję
    u, r             cofnij, ponów
    m, map           całe położenie
    g, mission       opowieść misji i jej własne reguły
    i                co kto potrafi
    l [N]            co się działo i według jakich reguł
    w, why           dlaczego ostatnio poszło tak, jak poszło
    rules ID         treść reguły
    a                co można zrobić w każdej chwili
    p                niech najpierw odpowie ktoś inny
    s [PLIK]         zapisz, także do wskazanego pliku
    q                wyjdź; gra zostaje zapisana i można ją podjąć przy następnym starcie
    Odpowiedź można też napisać w całości, tak jak w zapisach.
term-no-such-number = Nie ma odpowiedzi { $number }; ostatnia to { $last }.
term-all-offered = Wszystko, co można wybrać, jest na liście.
term-rules-usage = Podaj regułę: rules { $rule }
term-no-rules = Ta gra nie ma listy reguł.
term-no-rule = Nie ma tekstu reguły { $rule }.
term-no-story = Nic więcej nie da się o niej powiedzieć.
term-no-why = Nie ma jeszcze czego wyjaśniać.
term-no-abilities = Wszyscy potrafią to samo.
term-nobody-else = Nikt inny nie ma teraz nic do powiedzenia.
term-player = Gracz { $seat }
term-pass-screen = Enter to ukryje; potem oddaj ekran: { $player }.{" "}
term-take-screen = { $player }: Enter pokaże to, co wolno ci widzieć.{" "}
term-score = { $won ->
    [true] ★ { $player }: { $score }
   *[false] { $player }: { $score }
}
verdict-won = Wygrali wszyscy.
verdict-lost = Gra jest przegrana.
verdict-decided = Gra jest rozstrzygnięta.
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
term-no-mission = Wybierz misję, na przykład --mission { $mission }.

## Polecenia: co mówią

cli-said = { $said }
cli-no-server = Brakuje pakietów do gry w przeglądarce. Zainstaluj je przez pip install 'shamble[server]' albo graj w terminalu: shamble play --terminal.
cli-no-folder = Nie ma folderu { $folder }.
cli-no-list = { $game } nie ma listy „{ $kind }”. { $close ->
    [none] Są: { $known }.
   *[other] Czy chodzi o „{ $close }”? Są: { $known }.
}
cli-unknown-seat = Nie ma miejsca „{ $seat }”; liczba miejsc w tej grze: { $seats }.
cli-too-few-games = Trzeba rozegrać co najmniej jedną partię.
cli-sim-progress = { $mission }, bot { $bot }
cli-sim-result = { $mission } ({ $game }), bot { $bot }, ziarna od { $seed }: partie { $games }, wygrane { $wins }, przegrane { $losses }, niedokończone { $unfinished }{ $decided ->
        [0] {""}
       *[other] , wygrane przez część graczy { $decided }
    }; średnio rund: { $rounds_mean }.
cli-sim-rate = Wygrane: { $percent }%
cli-sim-seat = Gracz { $seat }: wygrane { $wins }, średnio punktów: { $score }
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
cli-bench-no-load = W grze { $game } nie ma czego mierzyć: jej port nie podaje żadnego obciążenia.
cli-list-in-minutes = { $minutes } min
cli-list-game = Gra
cli-list-missions = Misje
cli-list-mission = Misja
cli-list-name = Nazwa
cli-list-difficulty = Trudność
cli-list-minutes = Czas
cli-list-map = Mapa
cli-list-bot = Bot
cli-soak-progress = Próba, bot { $bot }
cli-soak-result = Partie: { $games }, bot { $bot }, decyzje: { $decisions }, rundy: { $rounds }, najdłuższa partia (rundy): { $longest }, wygrane: { $wins }.
cli-soak-column-mission = Misja
cli-soak-column-games = Partie
cli-soak-column-wins = Wygrane
cli-soak-column-win_rate = Odsetek
cli-soak-column-rounds_mean = Rundy
cli-soak-column-longest = Najdłuższa
cli-soak-column-decisions = Decyzje
cli-soak-fuzz-progress = Zepsute pliki i wiadomości
cli-soak-fuzz-result = Pliki i wiadomości: { $cases }; odrzucone z wyjaśnieniem: { $refused }; nieszkodliwe: { $taken }.
cli-soak-no-corpus = W folderze { $folder } nie ma korpusu; wskaż go opcją --corpus.
cli-soak-clean = Wszystko w porządku: żaden niezmiennik nie naruszony, żadnej partii bez końca, żadnej zawodnej możliwości, każdy zapis odtwarza się do tego samego położenia, nic ukrytego nie wychodzi na jaw, żadnego słowa nie brakuje.
cli-soak-server-progress = Dni serwera
cli-soak-server-result = Rozegrane dni serwera, od ziarna { $seed }: { $schedules }; zatrzymania maszyny: { $crashes }.
cli-soak-server-failure = dzień { $seed }: { $what }
cli-soak-server-failures = Dni, w których coś poszło źle: { $count }. Każdy powtórzy dokładnie --server --schedules 1 --seed z jego numerem.
cli-soak-server-clean = Wszystko w porządku: nic potwierdzonego nie zginęło, nikt nie zobaczył cudzych tajemnic, wszyscy przy stole widzieli to samo.
cli-soak-faults = Usterki: { $count }. Każda ma swój zapis:
cli-mutants-getting-ready = Wszystkie testy grają, by było widać, dokąd sięgają
cli-mutants-progress = Mutanty
cli-mutants-all = razem
cli-mutants-column-module = Moduł
cli-mutants-column-mutants = Mutanty
cli-mutants-column-noticed = Zauważone
cli-mutants-column-survived = Przeżyły
cli-mutants-column-equivalent = Równoważne
cli-mutants-column-stillborn = Nieczytelne
cli-mutants-column-rate = Odsetek
cli-mutants-unnoticed = { $count ->
    [one] Nic nie zauważyło { $count } mutanta.
   *[other] Nic nie zauważyło { $count } mutantów.
}
cli-mutants-compiled = Silnik jest tu skompilowany, a psuć można tylko źródła; „shamble compile --clean” usuwa skompilowaną wersję.
cli-mutants-nowhere = W „{ $module }” nie ma reguł; podaj folder lub plik, na przykład „family/round”.
cli-mutants-not-ready = Testów nie da się zebrać albo nie działają; „shamble test tests/casebook” powie dlaczego.
cli-mutants-stopped = Próba stanęła po { $done } z { $total }; to samo polecenie podejmie ją w tym miejscu.
cli-mutants-outside = Gra { $game } nie należy do tego projektu; psuć można tylko jego własne gry.
cli-golden-progress = Złote zapisy
cli-golden-written = nowy: { $name }
cli-golden-changed = zmieniony: { $name } ({ $detail })
cli-golden-kept = bez zmian: { $name }
cli-golden-removed = usunięty: { $name }
cli-golden-total = Złote zapisy: { $count }.
cli-golden-trace = Złoty ślad: partie o innym przebiegu: { $count }.
cli-replay-sealed = Wszystkie wyniki losowe ({ $outcomes }) wynikają z klucza, a klucz pasuje do pieczęci { $seal }. Porównaj ją z pieczęcią pokazaną przy stole.
cli-replay-sealed-later = Wyniki losowe od wpisu { $since } ({ $outcomes }) wynikają z klucza, a klucz pasuje do pieczęci { $seal }. To, co było wcześniej, pochodzi z pliku albo z innego stołu. Porównaj pieczęć z pokazaną przy stole.
cli-replay-seal-closed = Gra nie była skończona, gdy zapisano plik, więc nie ma w nim klucza do pieczęci { $seal }: wyniki losowe pozostają niesprawdzone.
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
cli-draw-no-map = { $game } nie ma mapy do narysowania.

## Polecenia: co znaczą ich opcje

cli-option-game = Gra; wszystkie wypisze „shamble list games”. Bez nazwy pierwsza z nich.
cli-option-mission = Oznaczenie misji, na przykład M1, albo „random”; wszystkie wypisze „shamble list missions”.
cli-option-content = Folder z własnymi misjami i umiejętnościami.
cli-option-json = Wypisz jeden obiekt JSON zamiast zdań.
cli-option-jobs = Liczba procesów; 0 oznacza jeden na każdy rdzeń.
cli-option-seed = Ziarno; to samo daje tę samą grę.
cli-play-bot = Boty: „greedy” dla wszystkich miejsc oprócz pierwszego, „2:greedy,3:random” albo „all:greedy”, żeby popatrzeć; wszystkie wypisze „shamble list bots”.
cli-play-names = Jak nazywają się osoby przy tym ekranie, kolejno według miejsc, po przecinku.
cli-play-quick = Sam odpowiedz na wszystko, o co gra pyta przed właściwym początkiem.
cli-play-load = Graj dalej w zapisaną grę.
cli-play-terminal = Graj tutaj, w terminalu, zamiast w przeglądarce.
cli-play-data = Trzymaj zapisane gry w tym folderze.
cli-sim-games = Liczba partii.
cli-sim-bot = Grający bot; wszystkie wypisze „shamble list bots”, najlepszego na początku.
cli-sim-mission = Oznaczenie misji, na przykład M1, albo „random”.
cli-soak-games = Liczba partii, po równo na misje.
cli-soak-bot = Grający bot; „random” odrzuca też karty.
cli-soak-seats = Ilu jest graczy; jeśli nikt nie powie, w każdej partii inaczej.
cli-soak-missions = Tylko te misje, po przecinku.
cli-soak-reports = Folder na zapisy partii z usterkami.
cli-soak-fuzz = Zamiast gier psuj zapisy partii, misje i wiadomości i sprawdzaj, że nic się nie psuje.
cli-soak-cases = Ile takich plików i wiadomości.
cli-soak-corpus = Folder z tym, co jest psute; zwykle ten z testów.
cli-soak-server = Zamiast gier rozegraj całe dni serwera: ludzie, dyski, awarie i zegary wymyślone z ziarna.
cli-soak-schedules = Ile takich dni; pierwszy ma numer ziarna.
cli-soak-regenerate-golden = Zapisz złote zapisy od nowa i powiedz, co się zmieniło.
cli-mutants-module = Tylko ten folder lub plik, na przykład family/round albo games/zombicide_2e.
cli-mutants-game = Tylko reguły i zawartość z folderu tej gry.
cli-mutants-sample = Tylu wylosowanych, zawsze tych samych; 0 oznacza wszystkich.
cli-mutants-seed = Inne ziarno, inne losowanie.
cli-mutants-jobs = Ile procesów.
cli-mutants-least = Kod wyjścia 1, jeśli zauważono mniejszy procent.
cli-mutants-survivors = Zagraj ponownie tylko z tymi, których ostatnio nic nie zauważyło.
cli-mutants-tests = Zagraj tylko te testy, po przecinku; bez nich księgę przypadków i wszystkie szybkie testy reguł.
cli-mutants-anew = Zapomnij wyniki wcześniejszych prób.
cli-mutants-notes = Plik, w którym zostają wyniki.
cli-bench-game = Tylko ta gra; bez nazwy wszystkie, które da się zmierzyć.
cli-bench-compare = Pokaż stosunek do liczb z wcześniejszego pomiaru, z pliku „bench --json”.
cli-bench-profile = Pokaż, na co idzie czas.
cli-replay-file = Zapis do odtworzenia.
cli-replay-verify = Tylko sprawdź, czy odtwarza się dokładnie.
cli-replay-to = Zatrzymaj się po tylu wpisach.
cli-lint-files = Pliki misji do sprawdzenia.
cli-list-kind = Co wypisać: games, missions, bots albo co jeszcze ma gra.
cli-draw-output = Narysuj obraz SVG do tego pliku.
