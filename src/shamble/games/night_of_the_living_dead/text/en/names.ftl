### Names of cards, Survivors, Ghouls, decks, cars and colours.

game-night-of-the-living-dead = Night of the Living Dead
    .tagline = One house, eight windows, and nobody who trusts anybody. Yet.
    .about = Six strangers in a farmhouse, planks and nails, and the dead outside who never stop coming. Alone you are frightened people; together you are something else.

## Ghouls

zombie-walker = Walker
zombie-breaker = Breaker
zombie-fatty = Fatty
zombie-relative = Relative
zombie-walker-count = { $n ->
    [one] { $n } Walker
   *[other] { $n } Walkers
}
zombie-breaker-count = { $n ->
    [one] { $n } Breaker
   *[other] { $n } Breakers
}
zombie-fatty-count = { $n ->
    [one] { $n } Fatty
   *[other] { $n } Fatties
}
zombie-relative-count = { $n ->
    [one] { $n } Relative
   *[other] { $n } Relatives
}

## Survivors

survivor-barbra = Barbra
survivor-ben = Ben
survivor-harry = Harry
survivor-helen = Helen
survivor-judy = Judy
survivor-tom = Tom

## Starting Equipment

equipment-claw-hammer = Claw Hammer
equipment-crowbar = Crowbar
equipment-table-leg = Table Leg
equipment-tire-iron = Tire Iron
equipment-winchester-94 = Winchester 94

## Ranged, Melee and House Equipment

equipment-ithaca-m37 = Ithaca M37
equipment-sawed-off = Sawed-Off
equipment-smith-and-wesson-model-10 = Smith & Wesson Model 10
equipment-uzi = Uzi
equipment-baseball-bat = Baseball Bat
equipment-chainsaw = Chainsaw
equipment-katana = Katana
equipment-machete = Machete
equipment-boards = Boards
equipment-flammable-fluid = Flammable Fluid
equipment-flashlight = Flashlight
equipment-karen-poor-baby = Karen? Poor Baby!
equipment-mason-jar = Mason Jar
equipment-plenty-of-bullets = Plenty of Bullets
equipment-plenty-of-shells = Plenty of Shells
equipment-scope = Scope

## Extra Equipment

equipment-mas-shotgun = Ma's Shotgun
equipment-molotov = Molotov
equipment-scoped-winchester = Scoped Winchester
equipment-torch = Torch

## Decks, and the parts of the Ghoul deck

deck-starting = Starting Equipment
deck-ranged = Ranged Equipment
deck-melee = Melee Equipment
deck-house = House Equipment
deck-extra = Extra Equipment
deck-zombies = Ghoul cards
tier-openings = Barricade and Door openings

## Cars

equipment-car = Car
token-johnny = Johnny's Car
token-pick-up = Ben's Pick-Up

## Ground and tokens

zone-open = exterior Zone
zone-corn = Corn Field
zone-woods = Woods
token-barricade = Barricade
token-barricade-open = open Barricade
token-barricade-closed = closed Barricade
token-stairs = Stairs
token-stairs-open = open Stairs
token-stairs-closed = barricaded Stairs
token-spawn-start = White Spawn Zone
zone-spawn-start = White Spawn Zone
zone-spawn-violet = Violet Spawn Zone
zone-spawn-yellow = Yellow Spawn Zone
colour-white = white
colour-violet = violet

## On drawn maps

mark-johnny = CAR
mark-pick-up = PICK-UP
mark-breaker = B
mark-relative = ♥
floor-inside = Upstairs and cellar
