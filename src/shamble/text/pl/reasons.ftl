### Dlaczego czegoś nie można zrobić. Reguła, która za tym stoi, jest pokazana obok.

## Przy stole

refused-game-over = Gra się skończyła.
refused-not-asked = Nie o tym się teraz decyduje.
refused-not-your-turn = To nie jest tura tej postaci.
refused-not-your-seat = Miejsce { $seat } nie ma tu głosu.
refused-no-such-choice = Nie ma tu takiej możliwości.
refused-stale = Od tamtej pory gra poszła dalej.
refused-batch-chance = „{ $text }” zależy od losu, więc nie może być częścią paczki.

## Akcje i umiejętności

refused-no-action = Nie została na to żadna Akcja.
refused-surcharge = Odejście od { $zombies } Zombie kosztuje { $cost ->
    [one] { $cost } Akcję
    [few] { $cost } Akcje
   *[many] { $cost } Akcji
}, a zostało: { $left }.
refused-no-skill = Ta postać nie ma potrzebnej Umiejętności.
refused-once-per-turn = W tej turze już z tego skorzystano.
refused-no-need = Tutaj nic by to nie zmieniło.

## Ruch

refused-same-zone = Postać już tam jest.
refused-no-way = Nie ma otwartej drogi do { $zone } w zasięgu { $zones ->
    [one] { $zones } Strefy.
   *[other] { $zones } Stref.
}
refused-door-closed = Drzwi są zamknięte.
refused-zombies-stop = Zombie po drodze zatrzymałyby ruch.
refused-nobody-to-rescue = Nikt w sąsiedniej, widocznej Strefie nie stoi wśród Zombie.
refused-no-survivor = Nie ma do tego nikogo innego.
refused-no-zombies = Nie ma tam Zombie.

## Rzeczy

refused-search-street = Przeszukuje się tylko pomieszczenia.
refused-search-zombies = W Strefie są Zombie: { $zombies }.
refused-searched = Ta postać już w tej turze przeszukiwała.
refused-no-door = W tej Strefie nie ma takich drzwi.
refused-door-open = Te drzwi są już otwarte.
refused-door-barricaded = Te drzwi są zabarykadowane na dobre.
refused-no-opener = Nic w rękach nie otwiera drzwi.
refused-no-objective = W tej Strefie nie ma takiego Celu.
refused-no-crate = W tej Strefie nie ma Skrzyni z Odpicowaną Bronią.
refused-no-cards = Nie ma do tego żadnych kart.
refused-trade-zone = Wymiana wymaga drugiej postaci w tej samej Strefie.
refused-not-held = Postać nie ma tej karty.
refused-not-food = Tej karty nie da się zużyć.

## Walka

refused-not-in-hand = To musi być w ręce.
refused-not-that-weapon = Tą kartą nie da się tak atakować.
refused-combat-forbidden = Zombie w Strefie nie pozwala tu nikomu walczyć.
refused-empty = Broń jest pusta.
refused-loaded = Broń jest naładowana.
refused-no-sight = Nie ma Linii Wzroku do tej Strefy.
refused-range = Strefa jest w Zasięgu { $range }; broń sięga od { $near } do { $far }.
refused-melee-zone = Walka wręcz sięga tylko własnej Strefy.
refused-no-pair = Potrzebne są dwie takie same bronie w rękach, obie naładowane i dające się użyć razem.

## Samochody i Towarzysze

refused-no-car = Nie ma tu samochodu.
refused-seated = Postać już siedzi w samochodzie.
refused-not-seated = Postać nie siedzi w samochodzie.
refused-not-driver = Może to zrobić tylko kierowca.
refused-no-free-seat = Nie ma wolnego miejsca.
refused-car-zombies = W Strefie są Zombie: { $zombies }.
refused-car-stands = Tym samochodem nie da się jechać.
refused-car-empty = W tym samochodzie nie ma czego szukać.
refused-no-road = Samochód stąd tam nie dojedzie.
refused-no-companion = Nie ma tu nikogo, kogo można by zebrać.
refused-no-target = Nie ma tam nic dla tej Umiejętności.

## Teksty, które nie są akcją

notation-verb = „{ $word }” to nic, co dałoby się tu zrobić (w „{ $text }”).
notation-name = „{ $word }” niczego tu nie nazywa, a miało: { $kind } (w „{ $text }”).
notation-rest = „{ $word }” to o jedno słowo za dużo (w „{ $text }”).

## Opcje gry

option-seats = Gra ma od 1 do 6 miejsc, nie { $seats }.
option-party = Drużyna { $party }-osobowa nie pasuje do liczby miejsc ({ $seats ->
    [one] { $seats } miejsce
    [few] { $seats } miejsca
   *[many] { $seats } miejsc
}): na każde miejsce przypada co najmniej jedna postać, a wszystkich jest najwyżej sześć.
option-shares = Taki podział nie pasuje: { $shares }. Na każde miejsce przypada co najmniej jedna postać, a razem jest ich { $party }.
option-survivor-twice = Każda postać może być w drużynie tylko raz.
option-survivor = Nie ma postaci o imieniu „{ $name }”.
    .mend = Są: { $known }.
option-abomination = Nie ma Abominacji o nazwie „{ $name }”.
    .mend = Są: { $known }.
option-tier = Nie ma części talii Zombie o nazwie „{ $tier }”.
    .mend = Są: { $known }.
option-mode = Nie ma zasady opcjonalnej o nazwie „{ $mode }”.
    .mend = Są: { $known }.
unknown-skill = Nie ma umiejętności o nazwie „{ $name }”.

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
clock-unknown = Zegar „{ $clock }” nie jest ogłoszony. Są: { $known }.
layer-row-wrong = Wiersz „{ $row }” w { $table } warstwy { $layer } jest niewłaściwego rodzaju.
