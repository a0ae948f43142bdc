### What may be chosen before a game: what is wrong with a choice. { $field } and { $other } are names of fields
### or flags, such as “Players” or “--seats”.

field-seats = Players
    .about = How many players there are.

options-unknown-field = There is no option “{ $field }” in this game.
    .mend = { $close ->
    [none] There are: { $known }.
   *[other] Did you mean “{ $close }”? There are: { $known }.
}
options-wrong-kind = { $field }: “{ $value }” is not { $kind ->
    [number] a whole number.
    [numbers] a list of whole numbers.
    [flag] yes or no.
    [many] a list of names.
   *[one] a name.
}
options-out-of-range = { $field }: { $value } does not fit. { $most ->
    [0] It has to be at least { $least }
   *[other] It goes from { $least } to { $most }
}{ $other ->
    [none] .
   *[other] , because of “{ $other }”.
}
options-unknown-choice = { $field }: there is no “{ $value }”.
    .mend = { $close ->
    [none] There are: { $choices }.
   *[other] Did you mean “{ $close }”? There are: { $choices }.
}
options-choice-twice = { $field }: “{ $value }” is there twice.
options-not-together = { $field }: “{ $value }” and “{ $second }” cannot be chosen together.
options-too-few = { $field }: { $count ->
    [0] nothing was chosen.
   *[other] { $count } were chosen.
} It takes at least { $least }.
options-too-many = { $field }: { $count } were chosen. { $other ->
    [none] At most { $most } can be.
   *[other] At most { $most } can be, because of “{ $other }”.
}
options-wrong-count = { $field }: { $count ->
    [one] there is { $count } number
   *[other] there are { $count } numbers
}, but “{ $other }” is { $wanted }.
options-wrong-sum = { $field }: together that is { $sum }, but “{ $other }” is { $wanted }.

mission-unknown = There is no mission “{ $mission }” in { $game }.
    .mend = { $close ->
    [none] There are: { $missions }.
   *[other] Did you mean “{ $close }”? There are: { $missions }.
}

## The shelf of games

shelf-no-port = { $folder } holds no game: a game's folder has a port.py that defines PORT.
shelf-broken-port = The game in { $folder } cannot be used: { $said } ({ $place }).
shelf-wrong-wording = The wording of the game in { $folder } names what it does not declare: { $said }.
shelf-unknown-game = There is no game called “{ $game }”.
    .mend = { $close ->
    [none] There are: { $games }.
   *[other] Did you mean “{ $close }”? There are: { $games }.
}

## Declarations

wording-unknown-argument = The wording of the game does not know the argument “{ $name }” of { $message } (near: { $close }). Declare it in the args of its Wording.
