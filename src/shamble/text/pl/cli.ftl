### Wiersz poleceń

cli-about = Gry planszowe o przetrwaniu wśród zombie, rozgrywane naprawdę na komputerze.
cli-version = Shamble { $version } ({ $build ->
    [compiled] silnik skompilowany
   *[pure] silnik w czystym Pythonie
})

## Strony pomocy

cli-help-usage = Użycie: { $usage }
cli-help-commands = Polecenia
cli-help-options = Opcje
cli-help-arguments = Argumenty
cli-help-flag = Pokaż tę pomoc i zakończ.
cli-help-choices = do wyboru: { $choices }
cli-help-any = dowolne z tych, po przecinku: { $choices }
cli-help-game-options = Opcje gry { $game }
cli-help-range = od { $least } do { $most }
cli-help-default = domyślnie: { $value }
cli-help-required = wymagane
cli-version-flag = Pokaż wersję oraz to, czy silnik jest skompilowany.
cli-option-lang = Użyj tego języka (en, pl) zamiast języka systemu.
cli-usage-command = POLECENIE
cli-usage-options = [OPCJE]
cli-usage-args = [ARGUMENTY]

## Co robi każde polecenie

cli-command-play = Zagraj w przeglądarce albo, z --terminal, tutaj.
cli-command-verify = Sprawdź, czy stoły serwera nie są uszkodzone.
cli-command-backup = Skopiuj stoły serwera, także w trakcie jego pracy.
cli-command-restore = Przywróć stoły z kopii zapasowej.
cli-command-revoke = Unieważnij dotychczasowe linki do stołu.
cli-command-serve = Uruchom serwer dla grupy, grającej w swoich przeglądarkach.
cli-command-sim = Niech boty rozegrają wiele partii; wyniki zostaną zestawione.
cli-command-check = Przejdź zbiór przypadków: zasady jako pozycje, porównane z tym, co robi program.
cli-command-replay = Obejrzyj nagraną partię jeszcze raz albo ją zweryfikuj.
cli-command-lint = Poszukaj błędów w pliku misji lub mapy.
cli-command-list = Wypisz gry, misje, ocalałych, karty i umiejętności.
cli-command-draw = Narysuj mapę misji.
cli-command-bench = Zmierz, jak szybki jest silnik na tym komputerze.
cli-command-soak = Każ botowi długo grać w poszukiwaniu usterek.
cli-command-test = Sprawdź styl i typy, uruchom testy; argumenty trafiają do pytest.
cli-command-mutants = Psuj reguły po jednym miejscu i sprawdź, czy testy to zauważą.
cli-command-compile = Skompiluj silnik, żeby działał szybciej.

cli-test-args = Przekazywane do pytest; bez nich sprawdzane jest wszystko.

## Pomyłki w wierszu poleceń

cli-unknown-command = Nie ma polecenia „{ $word }”.
cli-unknown-option = Nie ma tu opcji „{ $word }”.
cli-did-you-mean = Czy chodziło o „{ $word }”?
cli-see-help = Dostępne możliwości wypisze „{ $command } --help”.
cli-missing-argument = Brakuje wartości: { $name }.
cli-repeated-argument = { $name } można podać tylko raz.
cli-bad-value = „{ $value }” nie jest dozwoloną wartością dla { $name }.
cli-choices = Dozwolone: { $choices }.
cli-bad-usage = Nie da się zrozumieć tej części polecenia: { $words }.
cli-unknown-language = Nie ma tekstów w języku „{ $wanted }”. Dostępne języki: { $known }.
cli-game-bug = Gra z folderu { $folder } zepsuła się w { $place }, „{ $line }”: { $said }. Po ustawieniu SHAMBLE_DEBUG=1 to samo polecenie pokaże, jak do tego doszło.
cli-bug = Coś zepsuło się w środku Shamble ({ $error }). Prosimy o zgłoszenie; po ustawieniu SHAMBLE_DEBUG=1 to samo polecenie pokaże szczegóły.

## Długie zadania

cli-progress = { $title }: { $done } z { $total }, pozostało { $left }

## shamble test

cli-test-step = Sprawdzanie: { $name }
cli-test-rules = Teksty zasad: { $rules }; jeszcze bez polskiej wersji: { $missing }.
cli-test-failed = Niezaliczone jeszcze przed testami: { $checks }. Komunikaty są wyżej.
cli-test-no-tools = Testy działają z kopii projektu: uruchom je tam poleceniem „./shamble test”, które doinstaluje to, czego potrzebują.
