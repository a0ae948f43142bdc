### The page of this game: rooms and yards, its verbs, modes and sides, what a barricade changes.

## Rooms and open land

ui-room-farmkitchen = Kitchen
ui-room-dining = Dining room
ui-room-parlour = Parlour
ui-room-hall = Hall
ui-room-den = Den
ui-room-landing = Landing
ui-room-boxroom = Box room
ui-room-cellarstairs = Cellar stairs
ui-room-farmcellar = Cellar
ui-room-chapelofrest = Chapel
ui-room-barn = Barn
ui-room-stable = Stable
ui-room-shed = Pump shed
ui-room-cottage = Cottage
ui-room-yard = Yard
ui-room-northyard = North yard
ui-room-southyard = South yard
ui-room-westyard = West yard
ui-room-eastyard = East yard
ui-room-lane = Lane
ui-room-meadow = Meadow
ui-room-graves = Graves
ui-room-gate = Cemetery gate
ui-room-barnyard = Barnyard
ui-room-track = Track
ui-room-forecourt = Forecourt
ui-room-pump = Petrol pump
ui-room-countyroad = County road
ui-room-garden = Garden
ui-room-clearing = Clearing
ui-room-corn = Corn
ui-room-woods = Woods
ui-room-open = Open land
ui-kind-lit = room
ui-kind-room = room
ui-kind-street = open land
ui-kind-open = open land
ui-kind-corn = Corn Field: nobody looks in or out
ui-kind-woods = Woods: nobody looks in

## What can be done

ui-verb-door = Doors
ui-verb-car = Car
ui-do-open = Open it
ui-do-close = Close it
ui-do-build = Board it up

## Modes and sides

ui-modes = { $romero } in Romero mode, { $zombicide } in Zombicide mode
ui-mode-romero = Romero
ui-mode-zombicide = Zombicide
ui-haunted = A Relative keeps everybody in Romero mode.
ui-not-haunted = No Relative on the board
ui-in-force = in force
ui-held-back = held back
ui-other-side = other side
ui-no-skill = no Skill
ui-flip-haunted = A Relative: all to Romero
ui-flip-both = Cards are turned
ui-flip-romero = Back to Romero
ui-flip-zombicide = Trust: Zombicide mode
ui-flip-all-romero = Everybody to Romero
ui-flip-all-zombicide = Everybody to Zombicide
ui-cards-turned = { $n ->
    [one] { $n } card turned
   *[other] { $n } cards turned
}
ui-on-both = { $skill }, on both sides
ui-skill-now = now: { $skill }
ui-flip-search = In Romero mode the other decks stay closed; what needs trust is carried, not used.
ui-flip-back = Back in colour as soon as no Relative is left: { $names }.
ui-go-on = Go on

## Searching and combining

ui-decks = Search
ui-deck-house = House
ui-deck-ranged = Ranged
ui-deck-melee = Melee
ui-deck-left = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
ui-deck-mode = Romero mode
ui-deck-elsewhere = not here
ui-makes = Makes { $card }
ui-made-of = of { $cards }.

## What a door or a barricade changes

ui-what-changes = What it changes
ui-forecast-now = Now
ui-after = After it
ui-sight-from = Seen from { $zone }
ui-nothing-seen = nothing
ui-way-to = { $n ->
    [0] there already: { $zone }
    [one] { $n } step to { $zone }
   *[other] { $n } steps to { $zone }
}
ui-no-way-open = no open way: they come at what is closed
ui-no-crowd-changes = No Ghoul would go another way.
ui-forecast-text = If they acted at once. A Breaker opens whatever is closed in its Zone.
ui-build-spends = From the Hand: { $card }.
ui-build-left = { $n ->
    [one] One more may be built.
   *[other] { $n } more may be built.
}

## Why the Ghouls went there

ui-why-because-sees = Of those they see they want the largest group: { $zone }.
ui-why-because-knows = They see nobody, so they make for the largest group on the board: { $zone }.
ui-log-zombies-decide = { $because ->
    [sees] { $zone }: they see somebody and want { $goals }; next step: { $ways }.
    [knows] { $zone }: nobody in sight, they want { $goals }, where most are; next step: { $ways }.
    [taunted] { $zone }: they are after { $after } alone; next step: { $ways }.
   *[other] { $zone }: they want { $goals }; next step: { $ways }.
}
