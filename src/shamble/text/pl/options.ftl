### Co można wybrać przed grą i co jest nie tak z wyborem. { $field } i { $other } to nazwy pól albo opcji
### polecenia, np. „Gracze” albo „--seats”.

field-seats = Gracze
    .about = Ilu jest graczy.

options-unknown-field = W tej grze nie ma opcji „{ $field }”.
    .mend = { $close ->
    [none] Są: { $known }.
   *[other] Czy chodzi o „{ $close }”? Są: { $known }.
}
options-wrong-kind = { $field }: „{ $value }” { $kind ->
    [number] nie jest liczbą całkowitą.
    [numbers] nie jest listą liczb całkowitych.
    [flag] nie znaczy ani tak, ani nie.
    [many] nie jest listą nazw.
   *[one] nie jest nazwą.
}
options-out-of-range = { $field }: wartość { $value } nie pasuje. { $most ->
    [0] Najmniej może być { $least }
   *[other] Może być od { $least } do { $most }
}{ $other ->
    [none] .
   *[other] {" "}ze względu na „{ $other }”.
}
options-unknown-choice = { $field }: nie ma „{ $value }”.
    .mend = { $close ->
    [none] Są: { $choices }.
   *[other] Czy chodzi o „{ $close }”? Są: { $choices }.
}
options-choice-twice = { $field }: „{ $value }” podano dwa razy.
options-not-together = { $field }: nie można wybrać naraz „{ $value }” i „{ $second }”.
options-too-few = { $field }: { $count ->
    [0] nic nie wybrano.
   *[other] wybrano za mało ({ $count }).
} Trzeba wybrać co najmniej tyle: { $least }.
options-too-many = { $field }: wybrano za dużo ({ $count }). { $other ->
    [none] Najwięcej może być tyle: { $most }.
   *[other] Najwięcej może być tyle: { $most }, ze względu na „{ $other }”.
}
options-wrong-count = { $field }: { $count ->
    [one] podano { $count } liczbę
    [few] podano { $count } liczby
   *[many] podano { $count } liczb
}, a „{ $other }” to { $wanted }.
options-wrong-sum = { $field }: razem daje to { $sum }, a „{ $other }” to { $wanted }.

mission-unknown = W grze { $game } nie ma misji „{ $mission }”.
    .mend = { $close ->
    [none] Są: { $missions }.
   *[other] Czy chodzi o „{ $close }”? Są: { $missions }.
}

## Półka z grami

shelf-no-port = W { $folder } nie ma gry: folder gry ma plik port.py, w którym jest PORT.
shelf-broken-port = Gry z folderu { $folder } nie da się użyć: { $said } ({ $place }).
shelf-wrong-wording = W grze z folderu { $folder } „wording” wymienia coś, czego nie deklaruje: { $said }.
shelf-unknown-game = Nie ma gry o nazwie „{ $game }”.
    .mend = { $close ->
    [none] Są: { $games }.
   *[other] Czy chodzi o „{ $close }”? Są: { $games }.
}

## Deklaracje

wording-unknown-argument = Słownictwo gry nie zna argumentu „{ $name }” w { $message } (podobne: { $close }). Dopisz go do args w Wording.
