### Zbiór przypadków: co jest nie tak z przypadkiem, a pod .mend jak go zapisać.

## Raporty

casebook-failed = NIE PRZESZEDŁ  { $place }  { $case }
casebook-step = Krok { $number } ({ $what }), wiersz { $line }:
casebook-stage-position = W pozycji, którą opisuje przypadek:
casebook-stage-end = Na końcu przypadku:
casebook-fault = Program się załamał: { $said }. To błąd programu, nie przypadku.
casebook-last-events = Ostatnie zdarzenia:
casebook-asked = Czeka jeszcze na odpowiedź w kroku „do”: { $asked }
casebook-forced = Przyjęte same, bo nic innego nie było możliwe: { $answers }
casebook-summary = przeszło: { $passed }, nie przeszło: { $failed }
casebook-did-you-mean = Czy chodziło o „{ $word }”?
casebook-none = Nie ma żadnych przypadków w: { $paths }.
casebook-no-file = Nie ma pliku ani folderu { $path }.
casebook-rule = { $rule }: { $cases ->
    [one] { $cases } przypadek
    [few] { $cases } przypadki
   *[other] { $cases } przypadków
}, dotknęło jej: { $touched }
casebook-rule-case = dotknięta    { $place }  { $case }
casebook-rule-case-untouched = NIEDOTKNIĘTA { $place }  { $case }
casebook-untouched = Cytowane, ale niedotknięte przez swój przypadek ({ $count }):
casebook-unknown-rules = Cytowane, ale nieobecne na żadnej liście zasad: { $rules }
casebook-cited = Cytowane zasady: { $cited } z { $total }.

## Co się różniło

casebook-differs = { $what }: oczekiwano { $expected }, jest { $found }.
casebook-should-be-offered = „{ $text }” powinno być możliwe, a nie jest.
    .mend = Teraz pytanie: { $asked }. Możliwe: { $options }
casebook-should-not-be-offered = „{ $text }” nie powinno być możliwe, a „{ $option }” jest.
casebook-should-be-refused = „{ $text }” powinno być odrzucone przez { $rule }, a jest możliwe.
casebook-other-reason = „{ $text }” powinno być odrzucone przez { $rule }; powody to: { $found }.
casebook-other-options = Pytanie { $asked } ma inne odpowiedzi: brakuje { $missing }, nieoczekiwane { $extra }.
casebook-no-event = W tym miejscu nie było zdarzenia „{ $event }”.
    .mend = Zdarzenia od ostatniego „do”: { $heard }
casebook-unwanted-event = To zdarzenie nie powinno było zajść: { $event }
casebook-dice-left = Zostały kości, którymi nikt nie rzucił: { $dice }.
    .mend = Usuń je z „dice” albo napisz „stop: true”, jeśli przypadek celowo kończy się wcześniej.
casebook-script-left = Nikt nie rzucił ani nie wylosował tego, co zostało w „{ $label }”: { $left }.
    .mend = Usuń to z „rolls” lub „draws” albo napisz „stop: true”, jeśli przypadek celowo kończy się wcześniej.
casebook-cards-left = W talii { $deck } zostały karty, których nikt nie dobrał: { $cards }.
    .mend = Usuń je z „decks” albo napisz „stop: true”, jeśli przypadek celowo kończy się wcześniej.
casebook-still-open = Otwarte jest tu pytanie: { $asked }. Możliwe: { $options }
casebook-unanswered = Pytanie zostało bez odpowiedzi: { $asked }. Możliwe: { $options }.
    .mend = Odpowiedz na nie w „do” albo napisz „stop: true”, jeśli przypadek celowo kończy się wcześniej.

## Jak się zapisuje przypadek

casebook-unreadable = Nie można odczytać pliku: { $said }
casebook-no-list = Plik powinien być listą przypadków, z których każdy zaczyna się od „- case: …”.
casebook-no-case = Przypadek to lista pól, która zaczyna się od „- case: nazwa”; tu jest: { $found }
casebook-name-twice = Dwa przypadki w tym pliku nazywają się „{ $name }”.
    .mend = Nadaj każdemu przypadkowi własną nazwę.
casebook-missing-field = Brakuje pola „{ $field }”.
    .mend = Napisz na przykład: { $example }
casebook-wrong-step = Krok { $number } powinien być „do” albo „expect”, po jednym na myślnik; tu jest: { $found }
    .mend = Napisz na przykład: steps: [{ $example }].
casebook-wrong-form = Pola { $field } nie można zapisać jako { $found }.
    .mend = Napisz na przykład: { $wanted }
casebook-unknown-name = Nie ma tu nazwy „{ $word }” ({ $kind }).
    .mend = Są: { $known }.
casebook-defs = Nie można użyć tego, co przypadek definiuje, w { $where } (wiersz { $line }): { $said }
casebook-seats = Miejsca to liczba od 1 do { $most } albo gracze z imienia; tu jest: { $found }
    .mend = Napisz na przykład: seats: { $example }.
casebook-no-scores = W tej grze nie ma punktów.
casebook-seat-form = Po „seat” stoi miejsce i dwukropek; tu jest: „{ $text }”.
    .mend = Napisz na przykład: seat 2: Amy end.
casebook-no-copy = Dla tego przypadku nie ma już egzemplarza karty { $card } w: { $decks }. W pudełku jest ich { $copies }.
casebook-expect-form = „expect” to lista twierdzeń; tu jest: { $found }
    .mend = Napisz na przykład: expect: { $example }.
casebook-no-claim = „{ $word }” nie jest ani twierdzeniem, ani nazwą w tym przypadku.
    .mend = Twierdzenia: { $claims }. Nazwy: { $known }.

## Co przypadek robi

casebook-no-verb = „{ $text }” nie jest akcją: „{ $word }” nie jest czasownikiem.
    .mend = Akcja mówi, kto ją wykonuje ({ $people }), podaje czasownik i to, czego on potrzebuje, na przykład „{ $example }”. Teraz możliwe: { $options }.
casebook-missing-word = „{ $text }” jest niepełne: „{ $verb }” potrzebuje jeszcze czegoś ({ $kind }).
casebook-too-many-words = „{ $text }” mówi za dużo: „{ $word }” nic tam nie znaczy.
casebook-which-one = „{ $text }” może znaczyć kilka rzeczy.
    .mend = Nazwij jedną z nich: { $options }
casebook-not-offered = „{ $text }” nie jest teraz możliwe.{ $why ->
    [none] {""}
   *[other] {" "}Powody: { $why }.
}
    .mend = Teraz pytanie: { $asked }. Możliwe: { $options }
casebook-wrong-seat = „{ $text }” nie należy do tego miejsca, lecz do: { $seats }.
casebook-game-over = Gra jest skończona ({ $result }); nic więcej nie można zrobić.
casebook-answer-first = Najpierw trzeba odpowiedzieć na pytanie: { $asked }. Możliwe: { $options }.
casebook-no-dice = Rzucono większą liczbą kości niż { $used } z „dice”.
    .mend = Dopisz kości w kolejności rzutów albo napisz „random: true”.
casebook-wrong-die = Kości pokazują { $faces }, nie { $face }.
casebook-wrong-draw = „{ $word }” nie może teraz wypaść dla „{ $label }”.
casebook-label-twice = „{ $label }” jest i w „rolls”, i w „draws”.
casebook-no-more = Dla „{ $label }” rzucono lub wylosowano więcej niż { $used } z przypadku.
    .mend = Dopisz w „rolls” lub „draws”, co jeszcze wypada, albo napisz „random: true”.
casebook-no-cards = Dobrano kartę, której przypadek nie wymienia: { $deck }.
    .mend = Wymień karty od wierzchu w „decks” albo napisz „random: true”.

## Rodzaje nazw

casebook-kind-actor = figura
casebook-kind-card = karta
casebook-kind-deck = talia
casebook-kind-player = miejsce
casebook-kind-field = pole
casebook-kind-question = pytanie
casebook-kind-game = gra
casebook-kind-result = wynik
casebook-kind-part-of-the-view = część widoku
casebook-kind-part-of-the-score = część wyniku

## shamble check

cli-check-paths = Pliki i foldery z przypadkami; bez nich całe cases/.
cli-check-json = Wypisz jeden obiekt JSON zamiast zdań.
cli-check-rules = Wypisz też każdą zasadę z przypadkami, które ją cytują, i czy ich przebieg jej dotknął.
