### Names of things that the games of the family share.

## Phases

phase-player = Player Phase
phase-zombie = Zombie Phase
phase-activation = Activation
phase-spawn = Spawn
phase-end = End Phase

## Zombies

zombie-walker = Walker
zombie-fatty = Fatty
zombie-runner = Runner
zombie-abomination = Abomination

## So many of them: { $n } is a number

zombie-walker-count = { $n ->
    [one] { $n } Walker
   *[other] { $n } Walkers
}
zombie-fatty-count = { $n ->
    [one] { $n } Fatty
   *[other] { $n } Fatties
}
zombie-runner-count = { $n ->
    [one] { $n } Runner
   *[other] { $n } Runners
}
zombie-abomination-count = { $n ->
    [one] { $n } Abomination
   *[other] { $n } Abominations
}

## Survivors

survivor-kind-classic = Classic Survivor
survivor-kind-kid = Kid

## Decks

deck-starting = Starting Equipment
deck-equipment = Equipment
deck-pimpweapons = Pimpweapons
deck-zombies = Zombie cards
deck-abominations = Abomination cards

## Danger Levels

level-blue = Blue Level
level-yellow = Yellow Level
level-orange = Orange Level
level-red = Red Level
level-ultrared = Ultrared

## Difficulty of a mission, and where its map comes from

difficulty-easy = Easy
difficulty-medium = Medium
difficulty-hard = Hard
map-printed = Map as printed
    .hint = The board is the one in the mission book.
map-recreated = Recreated map
    .hint = The tiles are the printed ones; part of their placement is worked out from the mission's rules.
map-ours = Our own map
    .hint = The rules of the mission are kept; where things stand on the board is our choice.

## Zones

zone-street = street Zone
zone-room = room
zone-dark = Dark Zone
zone-start = Survivor Starting Zone
zone-exit = Exit Zone
zone-spawn = Spawn Zone
zone-spawn-start = Starting Spawn Zone
zone-spawn-blue = Blue Spawn Zone
zone-spawn-green = Green Spawn Zone
zone-building = building Zone

## Tokens

token-objective = Objective
token-crate = Pimpweapon Crate
token-spawn-zone = Spawn Zone
token-spawn-start = Starting Spawn Zone
token-exit = Exit
token-noise = Noise
token-door = Door
token-door-open = open Door
token-door-closed = closed Door
token-first-player = First Player
token-car = Car
token-pimpmobile = Pimpmobile
token-police-car = Police Car

## Seats in a car

seat-driver = Driver
seat-passenger = Passenger

## Colours

colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow
colour-orange = orange
colour-purple = purple
colour-black = black
colour-pink = pink

## Names in a sentence

form-at = at { $name }
form-to = to { $name }
form-from = from { $name }
