### The page of this game: rooms of the Strip, its streets, its verbs, and short reasons.

## Rooms and streets

ui-room-counter = Counter
ui-room-pawnshop = Pawn shop
ui-room-chapel = Chapel
ui-room-vestry = Vestry
ui-room-motel = Motel room
ui-room-showroom = Showroom
ui-room-gasstation = Gas station
ui-room-suite = Suite
ui-room-linen = Linen
ui-room-cashcage = Cash cage
ui-room-security = Security
ui-room-bus = School bus
ui-room-roof = Roof
ui-room-helipad = Helipad
ui-room-casino = Casino floor
ui-room-corridor = Corridor
ui-room-elevator = Elevator
ui-room-trap = Trap Zone
ui-room-vault = Vault
ui-room-statue = Statue
ui-avenue-0 = Sunset Row
    .short = Sunset
    .paint = SUNSET ROW
ui-avenue-1 = The Strip
    .short = The Strip
    .paint = THE STRIP
ui-avenue-2 = Silver Road
    .short = Silver
    .paint = SILVER RD
ui-avenue-3 = Mirage Row
    .short = Mirage
    .paint = MIRAGE ROW
ui-avenue-4 = Desert Road
    .short = Desert
    .paint = DESERT RD
ui-street-0 = Ace Street
    .short = Ace
ui-street-1 = Deuce Street
    .short = Deuce
ui-street-2 = Trey Street
    .short = Trey
ui-street-3 = Queen Street
    .short = Queen
ui-street-4 = King Street
    .short = King
ui-kind-lit = room
ui-kind-casino = seen along like a street
ui-kind-corridor = seen along like a street
ui-kind-elevator = elevator
ui-kind-statue = nobody can walk in
ui-kind-trap = traps
ui-kind-vault = vault
ui-sign-zeus = ZEUS

## What can be done

ui-verb-eliminate = Sleepers
ui-verb-explosive = Explosive
ui-verb-concentrate = One target
ui-verb-clip = Reload
ui-verb-use = Use
ui-verb-challenge = Challenge
ui-verb-open-vault = Vault Door
ui-verb-personal = Own aim
ui-verb-sprint = Sprint
ui-verb-rally = Take along
ui-verb-car = Truck

## Two words for what cannot be done

ui-short-refused-no-sleepers = none here
ui-short-refused-no-melee-weapon = no Melee weapon
ui-short-refused-too-few-actions = too few Actions
ui-short-refused-no-clip = no clip
ui-short-refused-only-laid = only laid
ui-short-refused-not-that-card = no such card
ui-short-refused-nothing-to-concentrate = one target only
ui-short-refused-nobody-wounded = nobody hurt
ui-short-refused-statue = statue
ui-short-refused-not-gunner = not the Gunner

## Attacks and explosives

ui-attack-throw = Explosive
ui-attack-concentrate-melee = Concentrated strike
ui-attack-concentrate-ranged = Concentrated shot

## Floors

floor-up = Upper floor
floor-basement = Basement
floor-roof = Roof

## On the board

token-taco-truck = Taco Truck
