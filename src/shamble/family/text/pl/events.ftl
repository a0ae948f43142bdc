### Co się stało, opowiedziane graczom. Każda nazwa jest już słowem: { $zone } to skrót strefy,
### { $zombies } to liczba z rodzajem. To nie są reguły; reguła stojąca za zdarzeniem jest pokazana obok.

## Przygotowanie

event-joined = { $survivor } dołącza do drużyny.
event-dealt = { $survivor } zaczyna z kartą: { $card }.
event-first-player = { $survivor ->
    [none] Teraz zaczyna miejsce { $seat }.
   *[other] { $survivor } ma żeton Pierwszego Gracza: zaczyna miejsce { $seat }.
}
event-setup = Misja się zaczyna: { $mission }.

## Rundy, fazy, tury

place-round = Runda { $round }
place-phase = { $phase }
place-turn = { $survivor }
event-round = Runda { $round }
event-phase = { $phase }
event-next-seat = Następne jest miejsce { $seat }.
event-turn = { $survivor } zaczyna turę i ma { $actions ->
    [one] { $actions } Akcję.
    [few] { $actions } Akcje.
   *[many] { $actions } Akcji.
}
event-turn-ended = { $survivor } kończy turę.
event-side-changed = { $survivor }: karta zostaje odwrócona.
event-acts-out-of-order = { $survivor } działa poza kolejnością.
event-extra-turn = { $survivor } dostaje dodatkową turę.
event-noise-removed = Wszystkie żetony Hałasu znikają z planszy.
event-all-reloaded = Cała pusta broń jest znów naładowana.

## Ruch

event-moved = { $survivor } idzie { $from-from } { $to-to }{ $cost ->
    [0] {" "}za darmo.
    [one] .
    [few] {" "}za { $cost } Akcje.
   *[many] {" "}za { $cost } Akcji.
}
event-slipped = { $survivor } wymyka się Zombie { $from-from } { $to-to }.
event-charged = { $survivor } szarżuje { $from-from } { $to-to }.
event-jumped = { $survivor } skacze { $from-from } { $to-to }.
event-shoved = { $survivor } odpycha { $count } Zombie { $from-from } { $to-to }.
event-rescues = { $survivor } wyciąga rękę do Ocalałych { $zone-at }.
event-rescued = { $by } wyciąga z opresji: { $survivor }.
event-trade-declined = { $survivor } nie zgadza się: nic nie zmienia właściciela.
event-rescue-refused = { $survivor } woli zostać.
event-leads = { $survivor } daje darmową Akcję: { $other }.
event-escaped = { $survivor } ucieka przez Wyjście.

## Drzwi, żetony, karty

event-door-opened = { $survivor } otwiera drzwi { $door }{ $noisy ->
    [true] , z hałasem.
   *[false] , po cichu.
}
event-all-doors-opened = Wszystkie drzwi są otwarte; { $rooms ->
    [one] ożywa { $rooms } Ciemna Strefa.
    [few] ożywają { $rooms } Ciemne Strefy.
   *[many] ożywa { $rooms } Ciemnych Stref.
}
event-building-opened = Budynek stoi otworem; { $rooms ->
    [0] nie ma w nim Ciemnych Stref.
    [one] jest w nim { $rooms } Ciemna Strefa.
    [few] są w nim { $rooms } Ciemne Strefy.
   *[many] jest w nim { $rooms } Ciemnych Stref.
}
event-objective-taken = { $survivor } zabiera Cel ({ $colour }).
event-crate-taken = { $survivor } zabiera Skrzynię z Odpicowaną Bronią.
event-searched = { $survivor } przeszukuje i dobiera { $cards ->
    [one] { $cards } kartę.
    [few] { $cards } karty.
   *[many] { $cards } kart.
}
event-card-drawn = { $survivor } znajduje: { $card }.
event-card-kept = { $survivor } zatrzymuje: { $card }.
event-card-discarded = { $survivor } odrzuca: { $card }.
event-card-given = Karta { $card } trafia do: { $to }.
event-token-given = Żeton Celu ({ $colour }) trafia do: { $to }.
event-card-stashed = { $survivor } wkłada do: { $car } kartę { $card }.
event-card-unstashed = { $survivor } wyjmuje z: { $car } kartę { $card }.
event-alarm = { $survivor } ma towarzystwo { $zone-at }!
event-rearranged = { $survivor } ma teraz w rękach: { $hands }.
event-reorganises = { $survivor } układa swoje Wyposażenie.
event-trades = { $survivor } wymienia się; druga strona to { $partner }.
event-ate = { $survivor } zużywa: { $card }.
event-equipment-deck-reshuffled = Odrzucone karty Ekwipunku tworzą nową talię.

## Walka

event-attacks = { $survivor } atakuje { $zone-at }, { $both ->
    [true] używając dwóch kart { $card }.
   *[false] używając karty { $card }.
}
event-rolled = { $survivor } rzuca { $dice }: { $hits ->
    [0] pudło.
    [one] { $hits } trafienie.
    [few] { $hits } trafienia.
   *[many] { $hits } trafień.
}
event-rerolled = { $survivor } rzuca jeszcze raz wszystkimi kośćmi.
event-killed = { $survivor } zabija { $zone-at }: { $zombies }.
event-hit-lost = Trafienie nie szkodzi: { $kind }.
event-friendly-fire = { $misses ->
    [one] { $misses } zabłąkany strzał
    [few] { $misses } zabłąkane strzały
   *[many] { $misses } zabłąkanych strzałów
} { $zone-at }, gdzie są swoi.
event-thrown = { $survivor } rzuca butelkę z ogniem { $zone-to }.
event-burns = Wszystko { $zone-at } płonie.
event-fire-shielded = { $kind } { $zone-at } bierze na siebie cały ogień.
event-reloaded = { $survivor } przeładowuje: { $card }.
event-reacts = { $survivor } reaguje na to, co pojawiło się { $zone-at }.

## Rany, adrenalina, umiejętności

event-wounded = { $survivor } odnosi Ranę ({ $source ->
    [friend] od swoich
   *[other] { $source }
}), razem: { $wounds }.
event-wound-ignored = { $survivor } nie zważa na Ranę.
event-wound-shielded = { $survivor } traci { $card } zamiast krwi.
event-eliminated = { $survivor } ginie.
event-healed = { $by } leczy Ranę: { $survivor }.
event-adrenaline = { $survivor } zyskuje Adrenalinę: { $points }, razem { $total }.
event-new-lap = { $survivor } zaczyna od nowa od Poziomu Niebieskiego i zachowuje wszystkie Umiejętności.
event-skill-gained = { $survivor } osiąga { $level } i zdobywa umiejętność { $skill }.

## Zombie

event-zombies-attack = Zombie atakują { $zone-at }: { $wounds ->
    [one] { $wounds } Rana.
    [few] { $wounds } Rany.
   *[many] { $wounds } Ran.
}
nowhere = –
door-between = { $a } / { $b }
crowd-moves = { $zombies } { $from } → { $to }
card-number = #{ $number }
car-number = Samochód { $number }
zone-with-noise = { $zone } (hałas { $noise })
event-zombies-decide = { $because ->
    [taunted] Zombie { $zone-at } gonią tylko postać: { $after }; następny krok: { $ways }.
    [sees] Zombie { $zone-at } widzą Ocalałych { $sees-at } i chcą dotrzeć { $goals-to }; następny krok: { $ways }.
    [hears] Zombie { $zone-at } nikogo nie widzą, a najwięcej hałasu słyszą { $goals-from } i tam idą; następny krok: { $ways }.
    [stays] Zombie { $zone-at } nikogo nie widzą i stoją tam, gdzie jest najgłośniej: zostają.
    [stuck] Zombie { $zone-at } nie mają otwartej drogi { $goals-to }: zostają.
   *[other] Zombie { $zone-at } ciągnie { $goals-to }; następny krok: { $ways }.
}
event-zombies-split = { $kind }: nadliczbowa figurka idzie { $zone-from } { $to-to }.
event-zombies-moved = Zombie idą: { $moves }.
event-zombies-placed = { $zombies } { $zone-at }.
event-spawn-zone = Strefa Namnażania { $zone-at } dobiera kartę.
event-spawn-room = Ciemna Strefa { $zone } dobiera kartę.
event-zombie-orders = Karta Zombie { $card } ({ $zone }), { $level }: rozkaz.
event-zombie-card = Karta Zombie { $card } ({ $zone }), { $level }: { $count ->
    [0] { $type }, na tym poziomie nikt.
   *[other] { $type }, { $count }.
}
event-extra-activation = Dodatkowa Aktywacja wszystkich tego typu: { $type } ({ $level }).
event-shortage-activation = Zabrakło figurek: { $kind } działa jeszcze raz, każdy.
event-reserve-empty = W zapasie brakuje { $missing }: { $kind }.
event-rush = Zryw: co właśnie pojawiło się { $zone-at }, działa od razu ({ $kind }).
event-zombie-deck-reshuffled = Odrzucone karty Zombie tworzą nową talię.
event-looked-ahead = { $survivor } podgląda karty Zombie { $cards }.
event-card-assigned = { $survivor } przydziela kartę Zombie { $card } { $zone-to }.
event-abomination-returned = { $kind } wraca, { $zone-at }.
event-spawn-activated = Budzą się Strefy Namnażania w kolorze: { $colour }.
event-spawn-deactivated = Milkną Strefy Namnażania w kolorze: { $colour }.
event-spawn-moved = Strefa Namnażania przenosi się { $from-from } { $to-to }.

## Hałas i misja

event-noise = { $survivor ->
    [none] Hałas { $zone-at }.
   *[other] { $survivor } hałasuje { $zone-at }.
}
event-mission-action = { $survivor } robi to, czego wymaga misja: { $action }.
event-mission-rule = Działa zasada specjalna misji.
event-won = Misja wykonana. Wygrana!
event-lost = Gra przegrana.
event-decided = Gra rozstrzygnięta.
event-conceded = Poddajecie się.

## Umiejętności w działaniu

event-card-fetched = { $survivor } znajduje drugą taką kartę: { $card }.
event-finds-in-remains = { $survivor } przegląda to, co zostało z ostatniego Zombie.
event-crowd-dice = { $survivor } rzuca kością za każdego Zombie na miejscu: { $dice }.
event-rolled-more = { $survivor } dorzuca kość, { $dice }: { $hits ->
    [0] pudło.
   *[other] trafienie.
}
event-reaped = { $survivor } kładzie jeszcze jednego: { $kind }.
event-second-bottle = { $survivor } wyrzuca { $die }, próbując mieć drugą butelkę.
event-taunts = { $survivor } prowokuje Zombie { $zone-from }.

## Samochody i Towarzysze

event-got-in = { $survivor } wsiada ({ $car }): { $place }.
event-got-out = { $survivor } wysiada ({ $car }).
event-changed-seat = { $survivor } przesiada się: { $place }.
event-drives = { $survivor } jedzie { $fast ->
    [true] szybko
   *[false] powoli
} { $zones-to }.
event-searched-car = { $survivor } przeszukuje: { $car }.
event-companion-joined = { $survivor } czeka { $zone-at }, aż będzie za kim iść.
event-companion-follows = { $survivor } idzie odtąd za: { $leader }.

## Jak gra może się skończyć

ending-goals = Wszystkie cele osiągnięte: wygrana.
ending-eliminated = Zginął ktoś z Ocalałych: gra przegrana.
ending-conceded = Poddaliście się: gra przegrana.
