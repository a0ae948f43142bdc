### What the table, the kernel and records refuse or complain about, whatever the game.

## At the table

refused-game-over = The game is over.
refused-not-asked = That is not what is being decided now.
refused-not-your-turn = It is somebody else's turn.
refused-not-your-seat = Seat { $seat } has no say in this.
refused-no-such-choice = There is no such choice here.
refused-stale = The game has moved on since then.
refused-batch-chance = “{ $text }” shows something new, so nothing can follow it in a bundle.

## Texts that are no action

notation-verb = “{ $word }” is nothing that can be done here (in “{ $text }”).
notation-name = “{ $word }” names no { $kind } here (in “{ $text }”).
notation-rest = “{ $word }” is one word too many (in “{ $text }”).

## Records and saves

record-foreign = This file is not a game of Shamble.
    .mend = A game to replay or to go on with is a file that “save” or “export” wrote.
record-version = This game was saved in format { $version }; this version of Shamble reads format { $known }.
    .mend = Update Shamble, or open it with the version that wrote it. The file stays as it is.
record-unreadable = The file { $file } cannot be read.
    .mend = Check the path and whether you may read the file.
record-truncated = The saved game is damaged: its end is missing, or something in it is garbled.
    .mend = Fetch it again from where it came from. The file stays as it is.
record-continued = This game was saved by rules of another version. It goes on from its last position; what came before cannot be undone.
record-damaged = The saved game is damaged ({ $part }).
    .mend = Fetch it again from where it came from. The file stays as it is.
record-after-end = Entry { $entry } of the record comes after the end of the game.
record-action = Entry { $entry } of the record, “{ $text }”, is not possible in that position.
    .mend = Somebody has changed the file, or other rules wrote it. The file stays as it is.
record-chance-left = After entry { $entry } the record holds outcomes of chance that nobody asked for.
record-seal = The key in the file does not belong to its seal { $seal }: one of them was changed.
record-hash = After entry { $entry } (round { $mark }) the position differs from the recorded one.
    .mend = Somebody has changed the file, or other rules wrote it. The file stays as it is.
chance-record-short = The record has no outcome left for: { $label }.
chance-record-mismatch = The recorded outcome { $outcome } does not fit (wanted below { $range }): { $label }.
chance-script-face = A die with { $range } faces cannot show { $face }.
chance-script-dice = More dice were rolled than the { $used } that were given.
chance-script-draw = Nothing says what chance brings for: { $label }.

## Layers of rules

layer-row-exists = The layer { $layer } adds “{ $row }” to { $table }, where it already is.
layer-row-missing =
    { $close ->
        [none] The layer { $layer } names “{ $row }” in { $table }, where it is not.
       *[other] The layer { $layer } names “{ $row }” in { $table }, where it is not. Did you mean “{ $close }”?
    }
layer-table-exists = The layer { $layer } declares the table { $table }, which is already there.
layer-table-missing =
    { $close ->
        [none] The layer { $layer } names the table { $table }, which does not exist.
       *[other] The layer { $layer } names the table { $table }, which does not exist. Did you mean { $close }?
    }
vocabulary-closed = “{ $name }” cannot join the words of { $vocabulary } any more, since { $by } already goes on from them. Add it to the vocabulary of { $by }, or where the others of { $vocabulary } are.
clock-unknown = “{ $row }” starts anew with the clock “{ $clock }”, which is not declared. { $known ->
        [none] There are no clocks
       *[other] There are: { $known }
    }; "" is the whole game.
layer-procedure-missing = { $layer } has begun “{ $row }”, which its vocabulary names, but neither its procedures nor its questions hold it.
game-without-end = “{ $row }” has done its last step and nothing goes on: a game ends with run.end(…).
counters-missing = A new position holds { $given } lists of counters, the book declares { $needed }. Make it with [()] * rules.layout.count.
layer-row-wrong = The row “{ $row }” in { $table } of { $layer } is { $found }; there it must be: { $wanted }.
layer-row-name = The row “{ $row }” in { $table } of { $layer } calls itself “{ $own }”. Both must be the same.
