### Klient w przeglądarce: napisy i podpowiedzi wspólne dla każdej gry. Co się dzieje i o co pyta gra, mówią pliki
### zdarzeń, pytań i powodów; co potrzebne tylko stronie jednej gry, stoi w jej własnym pliku.

## Stół

ui-phase = Faza
ui-table-tools = Stół
ui-undo = Cofnij
ui-redo = Ponów
ui-reset-turn = Cofnij całą tę turę
ui-rules = Zasady
ui-menu = Menu
ui-to-start = Do strony startowej
ui-to-table = Wróć do stołu
ui-opening = Drzwi skrzypią…
ui-cannot-open = Tego stołu nie da się otworzyć
ui-reconnecting = Połączenie przerwane. Próbuję znowu…
ui-reconnecting-kept = Odpowiedź czeka i zostanie wysłana, gdy tylko stół wróci.
ui-offline = Serwer nie odpowiada.
ui-server-error = Serwer się potknął ({ $status }).
ui-camera = Widok
ui-zoom-in = Przybliż
ui-zoom-out = Oddal
ui-fit = Pokaż całą planszę
ui-close = Zamknij
ui-cancel = Anuluj

## Czyja decyzja

ui-your-decision = Twoja decyzja
ui-your-choice = Twój wybór
ui-waits-for = Czekamy: { $names }
ui-wait = Chwila.
ui-wait-text = Decyduje: { $names }.
ui-seat = Gracz { $n }
ui-bot = Bot { $n }
ui-decides = decyduje
ui-question = Pytanie
ui-position = Pozycja
ui-curtain = Teraz ekran należy do: { $name }.
ui-curtain-lift = To ja: { $name }
ui-step-of = Krok { $n } z { $of }
ui-result-won = Wygrana
ui-result-lost = Przegrana
ui-result-decided = Rozstrzygnięte
ui-result-running = Gra trwa
ui-winners = { $n ->
    [0] Nikt nie wygrywa.
    [one] Wygrywa { $names }.
   *[other] Wygrywają { $names }.
}
ui-score = Wynik
ui-scores = Jak poszło
ui-next-mission = Dalej: { $name }
ui-play-again = Zagraj jeszcze raz
ui-watch-replay = Obejrzyj powtórkę
ui-another-mission = Inna misja
ui-undo-ending = Cofnij ostatni krok

## Akcje

ui-actions = Akcje
ui-tap-again = Dotknij jeszcze raz:
ui-not-possible = Nie da się.
ui-not-possible-now = { $n ->
    [one] Jednej rzeczy nie da się teraz zrobić
    [few] { $n } rzeczy nie da się teraz zrobić
   *[many] { $n } rzeczy nie da się teraz zrobić
}
ui-refused = Teraz nie można tego zrobić.

## Misja przy stole

ui-mission = Misja
ui-mission-goals = Cele
ui-mission-modes = Zasady opcjonalne tej misji
ui-mission-rules = Zasady tej misji
ui-mission-ours = Ta misja jest nasza, nie z drukowanej gry.
ui-key-mission = przeczytaj misję

## Przewijanie: powtórki i to, co pokazuje się krok po kroku

ui-back = Wstecz
ui-play = Graj
ui-pause = Pauza
ui-step = Krok
ui-chapter = Część

## Dziennik

ui-log = Dziennik
ui-log-show = Pokaż
ui-log-all = Wszystko
ui-log-mine = Moje
ui-log-new = Nowe
ui-log-more = Wcześniejsze
ui-now = teraz
ui-go-there = Przejdź do kroku { $n }
ui-replay-from = Powtórka od kroku { $n }
ui-rule-link = Zasada { $id }
ui-undone = cofnięte:

## Menu i ustawienia

ui-settings = Ustawienia
ui-language = Język
ui-theme = Światło
ui-theme-night = Noc
ui-theme-day = Dzień
ui-motion = Animacje
ui-show-hints = Podpowiedzi dla początkujących
ui-sound = Dźwięk, gdy twoja kolej
ui-notify = Powiadomienie przeglądarki, gdy twoja kolej
ui-watchers = { $n ->
    [one] Ogląda jedna osoba.
    [few] Oglądają { $n } osoby.
   *[many] Ogląda { $n } osób.
}
ui-keys = Klawisze
ui-key-choose = przyciski w pasku
ui-key-undo = cofnij, ponów
ui-key-close = zamknij lub anuluj
ui-this-table = Ten stół
ui-seat-bot = gra bot
ui-seat-you = ty
ui-seat-here = przy stole
ui-seat-away = poza stołem
ui-seat-open = wolne
ui-give-bot = Oddaj botowi
ui-take-back = Graj znowu
ui-sit = Usiądź
ui-copy-invite = Kopiuj zaproszenie
ui-copy-watch = Kopiuj link dla widza
ui-revoke = Nowe linki
ui-revoke-about = Stare linki do gry i do oglądania przestaną działać, a kto tylko ogląda przez taki link, straci stół z oczu. Kto ma miejsce, zachowa je.
ui-revoke-sure = Unieważnij stare linki
ui-revoked = Są już nowe linki. Stare niczego nie otwierają.
ui-copied = Skopiowano
ui-replay = Powtórka
ui-replays = Powtórki
ui-fair = Czy kości są uczciwe?
ui-fair-now = Cały los przy tym stole wynika z klucza, którego nikt nie zna aż do końca gry. Oto jego pieczęć: zachowaj ją i porównaj na koniec.
ui-fair-over = Cały los przy tym stole wynikał z tego klucza. Polecenie „shamble replay --verify” sprawdzi w zapisanym pliku każdą kość z kluczem, a klucz z pieczęcią pokazaną od początku.
ui-fair-seal = Pieczęć:
ui-fair-key = Klucz:
ui-save-file = Zapisz do pliku
ui-bug-file = Plik do zgłoszenia błędu
ui-branch = Odgałęź stąd
ui-branch-here = Graj dalej stąd
ui-branch-failed = Nie udało się odgałęzić.
ui-undo-asked = { $name } prosi o cofnięcie: { $n ->
    [one] { $n } krok.
    [few] { $n } kroki.
   *[many] { $n } kroków.
}
ui-agree = Zgoda
ui-disagree = Nie
ui-undo-pending = czekamy na pozostałych
ui-withdraw = Wycofaj
ui-handover-asked = Gospodarz pyta, czy na twoim miejscu może grać bot.
ui-handover-waits = { $name }: pytanie, czy na tym miejscu może grać bot.
ui-ask-bot = Zapytaj: bot?
ui-nudge = Szturchnij: { $name }
ui-nudge-done = Gotowe.
ui-nudged = { $name }: teraz twoja decyzja!
ui-say = Powiedz coś
ui-mute = Wycisz
ui-log-chat = Rozmowa
ui-watching = przyglądasz się
ui-you-watch = Tylko się przyglądasz: nikt tu na ciebie nie czeka.
ui-only-here = Skopiowano, ale ten adres działa tylko na tym komputerze. Aby inni mogli dołączyć, uruchom „shamble serve --host 0.0.0.0” i stamtąd zapraszaj.
ui-name-of = Imię gracza { $n }
ui-join = Dołącz do stołu
ui-take-seat = Zajmij miejsce { $n }
ui-free-seats = { $n ->
    [one] Jedno miejsce jest wolne.
    [few] { $n } miejsca są wolne.
   *[many] { $n } miejsc jest wolnych.
}
ui-free-seats-text = Wyślij link albo niech zagra bot.
ui-bot-for = Bot na miejsce { $n }
ui-no-seat = Wszystkie miejsca są zajęte. Oglądasz.

## Strona startowa

ui-tagline = Gry planszowe na długie noce.
ui-site = Strona
ui-missions = Misje
ui-pick-mission = Wybierz misję
ui-difficulty = Trudność
ui-length = Długość
ui-all-missions = Wszystkie { $n }
ui-up-to = ≤ { $n } min
ui-minutes = { $n } min
ui-start-here = zacznij tu
ui-setup = Przygotowanie
ui-new-here = Pierwszy raz?
ui-learn-title = Ucz się, grając
ui-learn-text = Pierwsza misja tłumaczy się sama w trakcie gry: po jednej podpowiedzi, bez instrukcji.
ui-learn = Zacznij samouczek
ui-still-standing = Wciąż na nogach
ui-continue = Graj dalej
ui-forget = usuń
ui-new-game = Nowa gra
ui-players = Gracze
ui-seats-solo = Ty, wszystkimi naraz
ui-seat-kind-human = ktoś przy tym ekranie
ui-seat-kind-open = znajomy, przez link
ui-seat-kind-bot = bot ({ $name })
ui-seat-kind-bot-greedy = bot, który planuje
ui-seat-kind-bot-random = bot, który zgaduje
ui-add-open = Znajomy
ui-add-bot = Bot
ui-drop-seat = Usuń miejsce { $n }
ui-game = Gra
ui-games = Gry
ui-options = Więcej opcji
ui-options-changed = { $n ->
    [one] { $n } zmiana
    [few] { $n } zmiany
   *[many] { $n } zmian
}
ui-mode-of-mission = należy do misji
ui-other-mission = wybierz inną misję
ui-no-mission = Nie ma takiej misji.
ui-start-set-up-text = O wszystko, co trzeba ustalić przed grą, zapyta stół.
ui-show-all = Pokaż wszystkie { $n }
ui-forget-table = Usuń: { $name }
ui-undo-free = dowolne
ui-undo-until-news = póki nic nowego nie widać
ui-undo-none = brak
ui-your-name = Twoje imię
ui-start-set-up = Przygotuj ręcznie
ui-quick-start = Szybki start
ui-import = Otwórz zapisany plik
ui-import-text = Zapis gry, powtórka albo czyjeś zgłoszenie błędu.
ui-memory = Statystyki
ui-memory-none = Żadna gra się jeszcze nie skończyła.
ui-memory-played = { $n ->
    [one] { $n } gra
    [few] { $n } gry
   *[other] { $n } gier
}
ui-memory-won = wygrane: { $n }
ui-memory-games = Gra po grze: jak długo trwała, wygrana czy przegrana
ui-memory-missions = Według misji
ui-memory-number = Gry
ui-memory-defeats = Co nas zgubiło
ui-memory-here = Policzone ze stołów na tym serwerze; niczego więcej się nie zapisuje i nic go nie opuszcza.
ui-fan-work = Nieoficjalne dzieło fanów. Bez grafik i tekstów wydawcy. Nazwy gier należą do ich właścicieli.

## Strona zasad

ui-search-rules = Szukaj w zasadach
ui-rules-found = { $n ->
    [one] { $n } zasada
    [few] { $n } zasady
   *[many] { $n } zasad
}
ui-topics = Tematy
ui-in-english = po angielsku

## Pierwszy wieczór

ui-coach = Dobra rada
ui-got-it = Jasne
ui-no-hints = Bez podpowiedzi
ui-learning = Nauka
ui-lesson = Lekcja
ui-lesson-of = Lekcja { $n } z { $of }: { $name }
ui-lesson-solved = Rozwiązane.
ui-lesson-again = Jeszcze raz
ui-lessons = Lekcje
ui-lessons-text = Krótkie pozycje, każdą rozwiązuje się grając. Wszystko można cofnąć.
