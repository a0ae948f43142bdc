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
    .mend = Napisz na przykład: - do: [Doug move B], a w następnym wierszu - expect: {"{"}Doug: {"{"}at: B{"}"}{"}"}.
casebook-wrong-form = Pola { $field } nie można zapisać jako { $found }.
    .mend = Napisz na przykład: { $wanted }
casebook-unknown-name = Nie ma tu nazwy „{ $word }” ({ $kind }).
    .mend = Są: { $known }.
casebook-board = Nie da się zbudować tej planszy: { $said }.
casebook-layout = Kafelki nie mogą tak leżeć. { $said }
casebook-no-board = Przypadek potrzebuje planszy; tu jest: { $found }
    .mend = Napisz na przykład: board: M1 albo board: {"{"}zones: {"{"}A: street, B: room{"}"}, doors: [A-B]{"}"}.
casebook-mission = Nie można użyć części misji, miejsce { $where }: { $said }
casebook-defs = Nie można użyć tego, co przypadek definiuje, w { $where } (wiersz { $line }): { $said }
casebook-option = Te opcje nie pasują: { $said }
casebook-seats = Miejsca to liczba od 1 do { $most } albo gracze z imienia; tu jest: { $found }
    .mend = Napisz na przykład: seats: { $example }.
casebook-seat-twice = { $survivor } siedzi na dwóch miejscach.
casebook-no-seat = { $survivor } nie ma miejsca.
    .mend = Wymień wszystkich Ocalałych w „seats”.
casebook-no-scores = W tej grze nie ma punktów.
casebook-seat-form = Po „seat” stoi miejsce i dwukropek; tu jest: „{ $text }”.
    .mend = Napisz na przykład: seat 2: Amy end.
casebook-no-building = { $zone } nie leży w budynku.
    .mend = Nazwij budynek dowolnym z jego pomieszczeń.
casebook-no-token = Nie ma żetonu dla „{ $field }: { $zone }”.
    .mend = Można wymienić tylko żetony, które kładzie tam misja.
casebook-no-copy = Dla tego przypadku nie ma już egzemplarza karty { $card } w: { $decks }. W pudełku jest ich { $copies }.
casebook-zombie-card = W pudełku nie ma karty Zombie numer { $word }.
casebook-skills-twice = „skills” i „only skills” wykluczają się.
    .mend = „skills” dodaje do tego, co daje karta postaci; „only skills” zastępuje wszystko.
casebook-too-many-cards = { $survivor } nie uniesie tyle w „{ $field }”: miejsc jest { $room }.
casebook-not-carried = { $survivor } nie ma przy sobie karty { $card }.
casebook-companion-field = { $survivor } to Towarzysz i nie ma pola „{ $field }”.
    .mend = Towarzysze nie mają kart ani Akcji, a każda rana ich eliminuje.
casebook-no-cars = W tym przypadku nie ma samochodów.
    .mend = Napisz na przykład: cars: {"{"}Police Car: A{"}"}.
casebook-car-elsewhere = { $survivor } nie może siedzieć w: { $car }. Ten samochód stoi w strefie { $zone }.
casebook-car-full = Za dużo osób w: { $car }. Jest tam miejsce na kierowcę i najwyżej trzech pasażerów.
casebook-too-many-wounds = { $survivor } nie może mieć tylu ran ({ $wounds }) i być na planszy: { $health } eliminuje.
casebook-too-many-actions = { $survivor } nie może mieć tylu takich Akcji ({ $actions }); w Turze jest ich najwyżej { $most }.
    .mend = Daj Ocalałemu adrenalinę albo umiejętności, które dają ich więcej.
casebook-no-figures = Za mało figurek: w pudełku jest { $figures } ({ $kind }).
casebook-not-active = { $survivor } nie może działać: jest poza planszą albo ma już Turę za sobą.
casebook-expect-form = „expect” to lista twierdzeń; tu jest: { $found }
    .mend = Napisz na przykład: expect: {"{"}Doug: {"{"}at: B{"}"}, A: {"{"}walker: 2{"}"}{"}"}.
casebook-no-claim = „{ $word }” nie jest ani twierdzeniem, ani nazwą w tym przypadku.
    .mend = Twierdzenia: { $claims }. Nazwy: { $known }.

## Co przypadek robi

casebook-no-verb = „{ $text }” nie jest akcją: „{ $word }” nie jest czasownikiem.
    .mend = Akcja to Ocalały ({ $people }), czasownik i to, czego potrzebuje, na przykład „Doug move B”. Teraz możliwe: { $options }. Wszystkie czasowniki są w docs/casebook.md.
casebook-verb-elsewhere = „{ $text }” nie jest akcją w tym przypadku: „{ $verb }” należy do zasady opcjonalnej, której on nie używa.
    .mend = Napisz „cars: …”, daj komuś pole „leader” albo podaj zasadę w „options: {"{"}modes: [companions]{"}"}”.
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
casebook-no-turn = Teraz nie może się skończyć niczyja Tura. Pytanie: { $asked }. Możliwe: { $options }.
casebook-nothing-to-leave = Nie ma teraz kart, które mogłyby zostać na swoim miejscu. Pytanie: { $asked }. Możliwe: { $options }.
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

casebook-kind-zone = strefa
casebook-kind-survivor = Ocalały
casebook-kind-door = drzwi
casebook-kind-card = karta
casebook-kind-tool = karta
casebook-kind-card-or-nothing = karta (albo „nothing”)
casebook-kind-skill = umiejętność
casebook-kind-zombie = Zombie
casebook-kind-kind = Zombie
casebook-kind-level = poziom zagrożenia
casebook-kind-colour = kolor
casebook-kind-deck = talia
casebook-kind-player = miejsce
casebook-kind-phase = faza
casebook-kind-field = pole
casebook-kind-question = pytanie
casebook-kind-mission = misja
casebook-kind-game = gra
casebook-kind-result = wynik
casebook-kind-objective = cel
casebook-kind-crate = skrzynia
casebook-kind-character = Ocalały
casebook-kind-zombie-card = karta Zombie
casebook-kind-mission-action = akcja misji
casebook-kind-free-action = rodzaj darmowej Akcji
casebook-kind-once-per-turn-skill = zezwolenie raz na Turę
casebook-kind-part-of-the-view = część widoku
casebook-kind-part-of-the-score = część wyniku
casebook-kind-car = miejsce w samochodzie
casebook-kind-car-name = samochód
casebook-kind-tier = część talii Zombie
casebook-kind-abomination = Abominacja
casebook-kind-mode = zasada opcjonalna

## shamble check

cli-check-paths = Pliki i foldery z przypadkami; bez nich całe cases/.
cli-check-json = Wypisz jeden obiekt JSON zamiast zdań.
cli-check-rules = Wypisz też każdą zasadę z przypadkami, które ją cytują, i czy ich przebieg jej dotknął.
