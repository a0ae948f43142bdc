### What is wrong with a content file, and under .mend how to put it right. Lint lists all of them at once.

## Files

content-unknown-game = There is no game “{ $game }”.
    .mend = There are: { $games }.
content-unknown-mission = { $game } has no mission “{ $mission }”.
    .mend = There are: { $missions }. A file of your own is named by its path.
content-no-files = { $game } has no mission files.
lint-no-file = The file { $file } cannot be read.
    .mend = Check the path and whether you may read the file.
lint-not-utf8 = The file is not written in UTF-8.
    .mend = Save it again with the encoding UTF-8.
lint-too-large = The file is larger than { $limit } letters.
    .mend = Content files are small; check that this is the right file.
lint-not-yaml = The file cannot be understood as YAML: { $said }.
    .mend = Look at indentation, colons and brackets around this line.
lint-too-deep = Something is nested more than { $limit } levels deep.
    .mend = Close the brackets earlier.
lint-alias = Anchors and aliases (& and *) are not used in content files.
    .mend = Write the part out where it is needed.
lint-tag = The tag { $tag } is not used in content files.
    .mend = Leave the tag out.
lint-key-not-text = A name before a colon must be plain text.
    .mend = Write a single word before the colon.
lint-key-twice = “{ $key }” stands here twice.
    .mend = Keep one of the two.

## Fields

lint-unknown-field = There is no field “{ $field }” here.
    .mend = { $close ->
        [none] Leave it out, or look up the fields in the guide to mission files.
       *[other] Did you mean “{ $close }”?
    }
lint-missing-field = The field “{ $field }” is missing.
    .mend = Add it.
lint-bad-choice = “{ $value }” is not possible here.
    .mend = Possible: { $choices }.
lint-wrong-type = This should be { $expected ->
        [int] a whole number
        [str] a text
        [bool] true or false
        [array] a list
        [object] fields with names
       *[other] of the type { $expected }
    }, but it is { $got ->
        [int] a whole number
        [float] a broken number
        [str] a text
        [bool] true or false
        [array] a list
        [object] a group of fields
        [null] empty
       *[other] of the type { $got }
    }.
    .mend = Compare it with the same field in another file.
lint-wrong-length = This list should have { $expected ->
        [one] { $expected } entry
       *[other] { $expected } entries
    }, not { $got }.
    .mend = Add or remove entries.
lint-out-of-range = This value is out of range: { $limit }.
    .mend = Choose another number, or fill in the empty text.
lint-wrong-counter = The counter “{ $name }” is kept { $per ->
    [table] for the table: write one number
    [zone] for each Zone: write a number for every Zone that has one
   *[other] for each { $per }, and a mission cannot set it
}.
lint-wrong = This cannot be used: { $said }.
    .mend = Compare it with the same part of another file.
lint-wrong-tile = This tile face cannot be real: { $said }.
    .mend = Compare it with the printed tile.

## Names

lint-not-cited = Nothing says how this game cites { $rule }.
    .mend = { $close ->
        [none] Name its own rule in citations.yaml, or [] if it has none.
       *[other] Name its own rule in citations.yaml, perhaps { $close }, or [] if it has none.
    }
lint-name-twice = “{ $name }” is used twice.
    .mend = Give one of them another name.
lint-name-taken = The game already has “{ $name }”.
    .mend = Content from outside can only add; choose another name.
lint-unknown-name = There is no “{ $name }” among the { $table }.
    .mend = { $close ->
        [none] Check the spelling.
       *[other] Did you mean “{ $close }”?
    }
lint-unknown-type = There is no type of zombie “{ $name }”.
    .mend = There are: { $choices }.
lint-unknown-fact = The game declares no fact “{ $name }” for { $table }.
    .mend = { $close ->
        [none] Declared are: { $known }.
       *[other] Did you mean “{ $close }”?
    }
lint-wrong-fact = “{ $value }” is not possible as “{ $name }”.
    .mend = { $choices ->
        [none] { $wanted ->
            [number] A number is wanted.
            [flag] It is true or false.
            [words] A list of words is wanted.
           *[other] A word is wanted.
        }
       *[other] Possible are: { $choices }.
    }
lint-unknown-quantity = No rule reads a quantity “{ $name }”.
    .mend = { $close ->
        [none] Look up the quantities in the guide to skills.
       *[other] Did you mean “{ $close }”?
    }
lint-unknown-zone = There is no Zone “{ $name }” on this board.
    .mend = { $close ->
        [none] Zones are named row, column, tile and part, such as r0c0:1V.S1. Draw the map to see them.
       *[other] Did you mean “{ $close }”? Draw the map to see all names.
    }
lint-unknown-door = There is no door “{ $name }” on this board.
    .mend = Name the two Zones it joins, or put a door token there under doors.
lint-no-building = “{ $name }” is not in one building.
    .mend = Name one room of the building.
lint-unknown-card = There is no card “{ $name }”.
    .mend = Write it as it is printed.
lint-unknown-tally = The game has no counter “{ $name }”.
    .mend = { $close ->
        [none] A mission can have counters of its own under registers.
       *[other] Did you mean “{ $close }”?
    }
lint-unknown-register = There is no counter “{ $name }”.
    .mend = { $close ->
        [none] List it under registers first.
       *[other] Did you mean “{ $close }”? Counters are listed under registers.
    }

## The board

lint-no-tiles = The mission has no tiles.
    .mend = List the rows of tile faces under tiles, and their rotations under rotations.
lint-layout-empty = The board is empty.
    .mend = Put at least one tile into tiles.
lint-layout-uneven-rows = Row { $cell } has { $length } tiles instead of { $expected }.
    .mend = All rows need the same number of tiles.
lint-layout-rotations-shape = There is not exactly one rotation for each tile.
    .mend = Give rotations the same rows as tiles.
lint-layout-unknown-tile = There is no tile face { $tile } ({ $cell }).
    .mend = Tile faces are 1R to 9R and 1V to 9V.
lint-layout-tile-twice = Tile { $number } lies at { $first } already, so { $tile } cannot lie at { $cell }.
    .mend = R and V are two sides of one tile; use another number.
lint-layout-bad-rotation = A tile cannot be turned by { $rotation } degrees ({ $cell }).
    .mend = Use 0, 90, 180 or 270.
lint-layout-sides-differ = The sides between { $cell } do not match: { $one } meets { $other } (S is street, B is building).
    .mend = Turn one of the two tiles or use another one.
lint-layout-openings-differ = The openings between { $cell } do not meet: { $one } and { $other }.
    .mend = Turn one of the two tiles or use another one.
lint-tile-not-here = Tile { $tile } has no such place on this board.
    .mend = There are: { $choices }.
lint-no-way-for-door = There is neither a door nor an opening between { $one } and { $other }.
    .mend = A door token needs a printed door or an opening; draw the map to see them.
lint-door-twice = The door between { $one } and { $other } is listed twice.
    .mend = Keep one of the two.
lint-door-colour-twice = There are two doors of the colour { $colour }.
    .mend = Each colour can be used for one door.

## Tokens and figures

lint-id-differs = The id { $id } does not fit the file's name.
    .mend = Write { $expected }, or rename the file.
lint-no-start = Nobody knows where to start.
    .mend = Name a Zone under start.
lint-zone-twice = The Zone { $name } is listed twice.
    .mend = Keep one of the two.
lint-spawn-start-one = There must be exactly one Starting Spawn Zone, and there are { $count }.
    .mend = Mark one entry under spawns with start: true.
lint-spawn-start-first = The Starting Spawn Zone is not the first in the list.
    .mend = List it first, then the others clockwise: cards are drawn in this order.
lint-spawn-start-colour = The Starting Spawn Zone has no colour.
    .mend = Leave its colour out.
lint-spawn-not-street = The Spawn Zone { $name } is not in the street.
    .mend = Choose a street Zone, at the edge of the board if possible.
lint-facedown-and-colours = Objectives are either mixed face down or have fixed colours, not both.
    .mend = Leave out colours, or leave out facedown.
lint-facedown-few = { $count ->
        [one] Only { $count } Objective is mixed
       *[other] Only { $count } Objectives are mixed
    } for { $needed } places.
    .mend = Mix at least as many as there are places; what is left over is set aside unseen.
lint-too-many-tokens = The mission needs { $needed } of “{ $token }”, and the box holds { $held }.
    .mend = Use fewer.
lint-abomination-at-setup = An Abomination cannot be placed this way: it comes from its own deck.
    .mend = Write a rule: when: setup, do: put-abomination: { $zone }.
lint-unreachable = { $name } cannot be reached from the start, even with all doors open.
    .mend = Move it, or add a way.

## Goals and rules

lint-no-goals = The mission has no goals.
    .mend = List at least one under goals.
lint-step-empty = This step has no goals.
    .mend = Fill it or leave it out.
lint-unknown-moment = There is no moment “{ $name }”.
    .mend = { $close ->
        [none] There are: { $choices }.
       *[other] Did you mean “{ $close }”?
    }
lint-nothing-done = This rule does nothing.
    .mend = Say under do what happens.
lint-lock-nothing = This lock keeps no door shut.
    .mend = Name a building, or doors by their two Zones.
lint-lock-twice = Two locks hold the same door: { $name }.
    .mend = Say both conditions in one lock.

## Words

lint-unknown-word = There is no word “{ $word }”.
    .mend = { $close ->
        [none] The guide to mission files lists all words.
       *[other] Did you mean “{ $close }”?
    }
lint-word-kind = “{ $word }” is { $is ->
        [number] a number
        [condition] a condition
        [effect] an effect
       *[moment] a moment
    }, and { $wanted ->
        [number] a number
        [condition] a condition
       *[effect] an effect
    } is wanted here.
    .mend = { $wanted ->
        [condition] Compare numbers with at-least, less-than or equals.
        [number] Use a word that counts something.
       *[effect] Use a word that does something.
    }
lint-tree-shape = “{ $value }” is not { $wanted ->
        [number] a number
        [condition] a condition
       *[effect] an effect
    }.
    .mend = Write a word, or one word with its arguments, such as at-least: [escaped, 3].
lint-tree-deep = More than { $limit } words are nested in each other.
    .mend = Say it in several rules.
lint-no-fact = “{ $word }” needs to know { $fact ->
        [actor] who acts
        [zone] where it happens
        [colour] the colour of an Objective
        [token] which Objective it is about
        [kind] what kind of Zombie it is about
        [card] which card it is about
        [door] which door it is about
        [building] which building it is about
       *[other] the { $fact }
    }, and that is not known at this moment.
    .mend = { $facts ->
        [none] Nothing is known here; say it in a rule at a fitting moment.
       *[other] Known here: { $facts }.
    }
lint-argument-unwanted = “{ $word }” takes no arguments.
    .mend = Leave out what follows the colon.
lint-arguments-by-name = “{ $word }” needs its arguments by name.
    .mend = Its arguments are: { $arguments }.
lint-argument-unknown = “{ $word }” has no argument “{ $argument }”.
    .mend = Its arguments are: { $arguments }.
lint-argument-missing = “{ $word }” lacks the argument “{ $argument }”.
    .mend = Add it.
lint-argument-type = “{ $value }” is not { $wanted ->
        [whole] a whole number
        [flag] true or false
        [text] a text
        [register] the name of a counter
        [zone] a single Zone
        [zombie] a single kind of Zombie with a reserve
        [door] a door
       *[other] a { $wanted }
    }.
    .mend = That is what “{ $word }” wants as { $argument }.
lint-argument-choice = “{ $value }” is not possible as { $argument } of “{ $word }”.
    .mend = Possible: { $choices }.
lint-list-wanted = “{ $word }” wants a list, not “{ $value }”.
    .mend = Write the entries in square brackets.
lint-two-wanted = “{ $word }” compares two things, not { $count }.
    .mend = Write exactly two entries.

lint-unknown-mode = There is no mode “{ $name }”. There are: { $choices }.
lint-car-indoors = A car cannot stand in a building: { $zone }.
