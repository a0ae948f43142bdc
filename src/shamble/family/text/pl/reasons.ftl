### Dlaczego czegoś nie można zrobić. Reguła, która za tym stoi, jest pokazana obok powodu.

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
refused-no-sight = Ta Strefa jest poza Polem Widzenia.
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
refused-no-companion = Nie ma tu nikogo, kogo można zabrać ze sobą.
refused-no-target = Nie ma tam nic dla tej Umiejętności.

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
