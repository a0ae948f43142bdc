### Czego odmawiają i na co skarżą się stół, jądro i zapisy, niezależnie od gry.

## Przy stole

refused-game-over = Gra się skończyła.
refused-not-asked = Nie o tym się teraz decyduje.
refused-not-your-turn = Teraz kolej kogoś innego.
refused-not-your-seat = Miejsce { $seat } nie ma tu głosu.
refused-no-such-choice = Nie ma tu takiej możliwości.
refused-stale = Od tamtej pory gra poszła dalej.
refused-batch-chance = „{ $text }” odsłania coś nowego, więc w paczce nic już nie może po tym iść.

## Teksty, które nie są akcją

notation-verb = „{ $word }” to nic, co dałoby się tu zrobić (w „{ $text }”).
notation-name = „{ $word }” niczego tu nie nazywa, a miało: { $kind } (w „{ $text }”).
notation-rest = „{ $word }” to o jedno słowo za dużo (w „{ $text }”).

## Zapisy partii

record-foreign = Ten plik nie jest grą Shamble.
    .mend = Partię do odtworzenia lub dokończenia zapisuje „zapisz” albo „eksportuj”.
record-version = Tę grę zapisano w formacie { $version }; ta wersja Shamble czyta format { $known }.
    .mend = Zaktualizuj Shamble albo otwórz plik w wersji, która go zapisała. Plik pozostaje bez zmian.
record-unreadable = Nie da się odczytać pliku { $file }.
    .mend = Sprawdź ścieżkę i prawo do odczytu pliku.
record-truncated = Zapis gry jest uszkodzony: brakuje jego końca albo coś jest w nim przekręcone.
    .mend = Pobierz go jeszcze raz stamtąd, skąd pochodzi. Plik pozostaje bez zmian.
record-continued = Tę grę zapisano według reguł w innej wersji. Toczy się dalej od ostatniego położenia; tego, co było wcześniej, nie da się cofnąć.
record-damaged = Zapis gry jest uszkodzony ({ $part }).
    .mend = Pobierz go jeszcze raz stamtąd, skąd pochodzi. Plik pozostaje bez zmian.
record-after-end = Wpis { $entry } stoi w zapisie po zakończeniu gry.
record-action = Wpis { $entry } w zapisie, „{ $text }”, nie jest możliwy w tym położeniu.
    .mend = Ktoś zmienił plik albo zapisały go inne zasady. Plik pozostaje bez zmian.
record-chance-left = Po wpisie { $entry } zapis zawiera wyniki losu, o które nikt nie pytał.
record-seal = Klucz w pliku nie pasuje do pieczęci { $seal }: któreś z nich zmieniono.
record-hash = Po wpisie { $entry } (runda { $mark }) położenie różni się od zapisanego.
    .mend = Ktoś zmienił plik albo zapisały go inne zasady. Plik pozostaje bez zmian.
chance-record-short = W zapisie brakuje wyniku dla: { $label }.
chance-record-mismatch = Zapisany wynik { $outcome } nie pasuje (miał być poniżej { $range }): { $label }.
chance-script-face = Kość o { $range } ściankach nie pokaże { $face }.
chance-script-dice = Rzucono większą liczbą kości niż podane { $used }.
chance-script-draw = Nie podano, co przynosi los dla: { $label }.

## Warstwy reguł

layer-row-exists = Warstwa { $layer } dodaje „{ $row }” do { $table }, gdzie już to jest.
layer-row-missing =
    { $close ->
        [none] Warstwa { $layer } wymienia „{ $row }” w { $table }, gdzie tego nie ma.
       *[other] Warstwa { $layer } wymienia „{ $row }” w { $table }, gdzie tego nie ma. Może chodzi o „{ $close }”?
    }
layer-table-exists = Warstwa { $layer } ogłasza tabelę { $table }, która już istnieje.
layer-table-missing =
    { $close ->
        [none] Warstwa { $layer } wymienia tabelę { $table }, której nie ma.
       *[other] Warstwa { $layer } wymienia tabelę { $table }, której nie ma. Może chodzi o { $close }?
    }
vocabulary-closed = Słowa „{ $name }” nie można już dodać do { $vocabulary }, bo { $by } ciągnie dalej jego numery. Dodaj je do słownika { $by } albo tam, gdzie stoją pozostałe słowa { $vocabulary }.
clock-unknown = „{ $row }” zaczyna od nowa z zegarem „{ $clock }”, którego nikt nie ogłosił. { $known ->
        [none] Nie ma żadnych zegarów
       *[other] Są: { $known }
    }; "" to cała gra.
layer-procedure-missing = { $layer } zaczyna „{ $row }”; jest to w jego słownictwie, ale nie ma tego ani w procedurach, ani w pytaniach.
game-without-end = „{ $row }” wykonało ostatni krok i nic nie idzie dalej: grę kończy run.end(…).
counters-missing = Liczba list liczników w nowej pozycji to { $given }, a reguły potrzebują { $needed }. Utwórz ją z [()] * rules.layout.count.
layer-row-wrong = Wiersz „{ $row }” w { $table } warstwy { $layer } to { $found }; tam musi być: { $wanted }.
layer-row-name = Wiersz „{ $row }” w { $table } warstwy { $layer } sam nazywa się „{ $own }”. Nazwa musi być ta sama.
