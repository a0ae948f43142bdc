### Co mówi serwer: na stronie, w wierszu poleceń i każdemu, kto puka

## W wierszu poleceń

cli-serve-host = Odpowiadaj pod tym adresem. Zwykły wpuszcza tylko ten komputer; 0.0.0.0 wpuszcza całą sieć.
cli-serve-port = Odpowiadaj na tym porcie; 0 wybiera dowolny wolny.
cli-serve-data = Trzymaj stoły w tym folderze.
cli-serve-name = Nazwa, pod którą serwer jest dostępny, na przykład games.example; można podać kilka razy.
cli-serve-proxy = Adres serwera pośredniczącego (reverse proxy), któremu wolno mówić, skąd są klienci.
cli-serve-push = Powiadamiaj zamknięte strony o kolejce przez usługi przeglądarek. Podaj, jak mogą się z tobą skontaktować: mailto:ty@gry.example.
cli-serve-no-contact = „{ $said }” nie jest adresem dla usług przeglądarek. Podaj taki jak mailto:ty@gry.example.
cli-serve-workers = Tyle procesów do ciężkiej pracy, na przykład do plików z zewnątrz.
cli-serve-verbose = Zapisuj w dzienniku także każde żądanie.
cli-play-port = Udostępnij stronę na tym porcie.
cli-play-no-open = Udostępnij stronę, ale jej nie otwieraj.
cli-verify-data = Folder ze stołami; zwykle ten, którego używa „serve”.
cli-backup-target = Nowy folder na kopię.
cli-backup-data = Folder ze stołami; zwykle ten, którego używa „serve”.
cli-restore-source = Folder utworzony przez „backup”.
cli-restore-data = Folder na stoły; zwykle ten, którego używa „serve”.
cli-restore-table = Przywróć tylko ten stół.
cli-revoke-link = Własny link gospodarza do stołu.
cli-verify-row = { $table }  { $state }  ({ $game }, { $mission }, zmiany: { $changes })
cli-verify-sound = w porządku
cli-verify-hidden = zapomniany przez gospodarza
cli-verify-position = w porządku; uszkodzone jest położenie obok dziennika, ale dziennik je odtwarza
cli-verify-other-rules = w porządku, ale sprzed zmiany zasad: gra toczy się dalej od ostatniego położenia
cli-verify-damaged = USZKODZONY: { $part }
cli-verify-unreadable = NIE DA SIĘ OTWORZYĆ: { $part }
cli-verify-file-damaged = Uszkodzony jest sam plik ({ $said }). Przy następnym uruchomieniu serwer zapisze wszystkie czytelne stoły w nowym pliku, a ten zachowa.
cli-verify-file-changed = Plik nie jest taki, jak przy zatrzymaniu serwera: coś innego go zmieniło, choćby tam, gdzie nic nie jest zapisane.
cli-verify-log-damaged = Dziennik zapisu jest uszkodzony: zmiany zapisane za tym miejscem (zapisów na dysk do { $count }) przepadły.
cli-verify-total = { $count ->
    [one] { $count } stół, w tym uszkodzonych: { $wrong }.
    [few] { $count } stoły, w tym uszkodzonych: { $wrong }.
    [many] { $count } stołów, w tym uszkodzonych: { $wrong }.
   *[other] { $count } stołu, w tym uszkodzonych: { $wrong }.
}
cli-keeping-no-tables = W folderze { $folder } nie ma stołów.
cli-backup-not-empty = Folder { $folder } nie jest pusty; kopia zapasowa potrzebuje nowego.
cli-backup-done = Skopiowano do { $folder }: stoły i sekret. Trzymaj kopię tam, gdzie nikt inny jej nie odczyta.
cli-restore-busy = Folderu { $folder } używa serwer. Najpierw go zatrzymaj.
cli-restore-done = Przywrócono do { $folder }; poprzednia zawartość jest w { $kept }.
cli-restore-one = Stół { $table } jest taki jak w kopii zapasowej (zmiany: { $changes }).
cli-restore-no-table = W kopii zapasowej { $folder } nie ma stołu { $table }.
cli-revoke-no-link = To nie jest link do stołu. Link wygląda tak: https://games.example/#/table/…/…
cli-revoke-failed = Nie udało się zapytać serwera: { $said }
cli-revoke-invite = Nowy link do gry: { $link }
cli-revoke-watch = Nowy link do oglądania: { $link }
server-link-revoked = Gospodarz unieważnił ten link. Poproś o nowy.
server-open-page = Gra jest pod adresem { $address }
server-serves = Serwer działa pod adresem { $address }, stoły są w { $folder }
server-stop = Ctrl+C zatrzymuje serwer. Wszystko jest zapisywane od razu; nic nie przepadnie.
server-runs-already = Gra już działa, pod adresem { $address }
server-port-taken = Nie można uruchomić serwera pod adresem { $host }, port { $port }: { $said }. Wybierz inny przez --port.
server-data-busy = Folderu { $folder } używa inny serwer. Zatrzymaj go albo wybierz inny folder przez --data.
server-data-unusable = Nie można użyć folderu { $folder }: { $said }.
server-data-damaged = Nie można otworzyć stołów w { $file }: { $said }. Plik pozostał nienaruszony.
server-data-newer = Stoły w { $file } zrobiła nowsza wersja Shamble. Użyj jej albo innego folderu przez --data.

## Strona, gdy nie ma zbudowanego klienta

server-page-title = Shamble
server-page-missing = Serwer działa, ale ta kopia nie ma zbudowanej strony. Uruchom „npm ci” i „npm run build” w folderze web.

## Stoły i miejsca

server-no-table = Nie ma takiego stołu.
server-table-unreadable = Ta wersja Shamble nie potrafi otworzyć tego stołu. Pozostał nienaruszony.
server-table-damaged = Ten stół jest uszkodzony na dysku serwera (stół { $table }, część { $part }). Nic w nim nie zmieniono; osoba prowadząca serwer może go odzyskać z kopii zapasowej.
server-disk = Serwer nie może teraz zapisywać na dysku ({ $said }). Niczego nie zmieniono; spróbuj później.
server-table-removed = Gospodarz usunął ten stół.
server-table-full = Przy tym stole jest już zbyt wiele osób.
server-continued = Od zapisania tej gry zmieniły się zasady. Gra toczy się dalej od ostatniej pozycji; wcześniejszych ruchów nie można cofnąć.
server-token = Ten odnośnik jest nieważny. Poproś o nowy.
server-not-host = To może zrobić tylko gospodarz stołu.
server-no-seat = Nie masz miejsca przy tym stole. Zajmij wolne, żeby grać.
server-only-watching = Tylko się przyglądasz.
server-bot-plays = Na twoim miejscu gra bot. Odbierz mu je, żeby grać samodzielnie.
server-not-your-seat = To nie twoje miejsce.
server-seat-taken = To miejsce ma ktoś inny.
server-seat-unknown = Przy tym stole nie ma takiego miejsca.
server-unknown-bot = Nie ma takiego bota.
server-seat-present = Osoba z tego miejsca jest tutaj albo była tu przed chwilą. Poproś o zgodę lub poczekaj minutę.
server-handover-not-asked = Nikt o to nie prosił.
server-handover-declined = Gracz { $number } chce grać dalej.
server-nothing-said = Nic nie powiedziano.
server-no-lesson = Nie ma lekcji { $lesson }.
server-not-waiting = Stół nie czeka na gracza { $number }.
server-nudged-already = Przypomniano o tym przed chwilą.
server-no-push = Ten serwer nie powiadamia zamkniętych stron.
server-push-address = Przeglądarka podała adres, pod który nie da się nic wysłać.
push-turn = Twoja kolej
server-no-zone = Na tej planszy nie ma strefy { $zone }.
server-no-entry = Gra nie ma kroku { $entry }; ostatni to { $last }.
server-change-failed = Coś się zepsuło wewnątrz Shamble i nic się nie zmieniło. Prosimy o plik ze zgłoszeniem błędu.

## Listy stołów

progress-setup = Przygotowanie

## Cofanie

server-nothing-to-undo = Nie ma czego cofnąć.
server-nothing-to-redo = Nie ma czego przywrócić.
server-undo-off = Przy tym stole niczego się nie cofa.
server-undo-news = Odsłoniło się coś nowego, więc ten krok zostaje.
server-undo-ask = Grają tu też inni: zapytaj, czy się zgadzają.
server-undo-asked-already = Ktoś już zapytał. Poczekaj na odpowiedzi.
server-undo-not-asked = To pytanie jest już zamknięte.
server-undo-declined = Gracz { $number } się nie zgadza. Gra toczy się dalej.

## Nowe stoły

server-unknown-game = Nie ma gry o nazwie „{ $game }”.
server-unknown-mission = Nie ma misji o nazwie „{ $mission }”.
server-too-many-tables = Masz tu { $most } nieskończonych gier. Najpierw skończ albo usuń którąś z nich.
server-seed-shared = Przy stole z miejscami dla innych nikt nie wybiera ziarna: los bierze się z klucza, który losuje serwer.
server-seat-own-game = Ta gra ma ziarno, które zna jej twórca, więc nikt inny nie może się dosiąść. Aby zagrać razem, załóż stół z wolnymi miejscami.
server-full = Na tym serwerze nie zmieści się kolejny stół.
server-import-large = Plik ma ponad { $most } bajtów; żadna gra w Shamble nie jest tak duża.
server-import-long = Gra w pliku ma więcej kroków niż { $most }.
server-import-position = Ten plik zaczyna się w środku gry. Takie pliki otwiera tylko twoja własna kopia Shamble.

## Kto puka

server-bad-request = To żądanie jest niezrozumiałe ({ $said }).
server-no-page = Pod tym adresem niczego nie ma.
server-no-method = Tego nie można zrobić pod tym adresem.
server-no-language = Nie ma tekstów w języku „{ $lang }”.
server-request-large = Żądanie jest zbyt duże.
server-host = Serwer nie odpowiada pod tą nazwą.
server-origin = Obcej stronie nie wolno tego zrobić.
server-too-fast = Zbyt wiele żądań. Poczekaj chwilę.
server-too-many-sockets = Zbyt wiele połączeń z twojego adresu.
server-message-bad = Serwer nie zrozumiał strony ({ $said }). Odśwież stronę.
server-message-large = Wiadomość była większa niż { $most } bajtów.
server-too-slow = Strona nie odbierała tego, co jej wysłano, albo zbyt wolno wysyłała zapytanie. Wczyta stół od nowa.
server-silent = Na tym połączeniu zbyt długo nic się nie działo.
server-busy = Serwer ma teraz za dużo pracy. Spróbuj za chwilę.
server-work-long = Sprawdzanie tego pliku trwa zbyt długo; żadna gra w Shamble tyle nie zajmuje.
server-log-long = Przy tym stole było już ponad { $most } zmian: niczego więcej nie da się cofnąć.
server-end-ask = Grają tu też inni: gra zostanie poddana, gdy poddadzą ją wszyscy. Na razie: { $said } z { $needed }.
server-end-asked = Gracz { $number } chce poddać grę. Skończy się, gdy zrobią to wszyscy obecni.
server-fault = Coś się zepsuło na serwerze. Działa dalej; spróbuj jeszcze raz.
