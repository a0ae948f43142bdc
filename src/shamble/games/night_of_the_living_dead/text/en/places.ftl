### Doors and barricades, searching, combining, the car, Spawn tokens.

## Doors and barricades

verb-open = Open
verb-close = Close
verb-build = Build a barricade
ui-verb-open = Open
ui-verb-close = Close
ui-verb-build = Build
option-open = { $fitting ->
    [door] Open the door to { $beyond }
    [stairs] Open the stairs to { $beyond } with { $cards }
   *[other] Open the barricade to { $beyond } with { $cards }
}
option-close = { $fitting ->
    [door] Close the door to { $beyond }
    [stairs] Bar the stairs to { $beyond }
   *[other] Close the barricade to { $beyond }
}
option-build = Build a barricade towards { $beyond }
event-door-opened = { $survivor } opens the door between { $door }.
event-door-closed = { $survivor } closes the door between { $door }.
event-barricade-opened = { $survivor } opens the barricade between { $door } with { $card }.
event-barricade-closed = { $survivor } closes the barricade between { $door }.
event-barricade-built = { $survivor } builds a barricade between { $door }.
event-broken = Breakers in { $zone } tear open what is closed there: { $count }.
event-openings = Where { $kind } stands, everything opens: { $zone }.
refused-no-door = Nothing to open or close lies there, at this Zone.
refused-work-ghouls = { $zombies ->
    [one] A Ghoul is in the Zone.
   *[other] { $zombies } Ghouls are in the Zone.
}
refused-open-already = It is open already.
refused-closed-already = It is closed already.
refused-no-tool-needed = A door needs no tool.
refused-no-opener = Nothing in hand opens a barricade.
refused-no-building-here = The Scene lets nobody build there.
refused-stands-already = Something stands there already.
refused-built-enough = No more than { $count } may be built.
refused-no-material = { $card } must be in hand.
ui-short-refused-work-ghouls = Ghouls here
ui-short-refused-open-already = open already
ui-short-refused-closed-already = closed already
ui-short-refused-no-opener = no tool in hand
ui-short-refused-no-building-here = not here
ui-short-refused-stands-already = not here
ui-short-refused-built-enough = built enough
ui-short-refused-no-material = nothing to build with

## Searching

option-search = Search: { $deck }
refused-no-such-deck = That deck is not searched.
refused-search-scene = The Scene has this deck searched elsewhere, or not at all.
refused-search-mode = In Romero mode this deck stays closed.
ui-short-refused-search-scene = not here
ui-short-refused-search-mode = Romero mode

## Combining

verb-combine = Combine
ui-verb-combine = Combine
option-combine = Combine { $cards }
event-combined = { $survivor } makes { $card }.
refused-no-recipe = These two make nothing together.
refused-part-missing = A part of it is not carried.
refused-none-left = No { $card } is left.
ui-short-refused-no-recipe = nothing to combine
ui-short-refused-part-missing = part missing
ui-short-refused-none-left = none left

## Spawn tokens

spawn-colour-white = white
spawn-colour-red = red
spawn-colour-blue = blue
spawn-colour-green = green
spawn-colour-violet = violet
spawn-colour-yellow = yellow
question-ask-shift = The fire drives Spawn tokens away. Where does this one go?
verb-shift = Move the Spawn token
option-shift = The { $spawn_colour } one to { $zone }
event-spawn-shifted = The { $spawn_colour } Spawn token is moved from { $zone } to { $to }.
event-spawn-woken = The { $spawn_colour } Spawn Zone in { $zone } wakes up.
