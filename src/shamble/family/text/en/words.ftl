### The words that mission files, cards and skills are written in.

## Moments of rules

word-setup = when the board is ready, before the first round
word-round-start = when a round begins
word-turn-end = when a Survivor's turn ends
word-objective-taken = when an Objective is taken
word-crate-taken = when a Pimpweapon Crate is taken
word-card-gained = when a Survivor keeps a new card
word-door-opened = when a door is opened
word-building-opened = when a building is opened for the first time
word-activation = when Zombies of a Zone are activated
word-zombie-killed = when a Zombie is killed
word-blast = when a Zone burns
word-level = when a Survivor reaches a Danger Level
word-eliminated = when a Survivor is eliminated
word-zombies-arrived = when Zombies enter a Zone or appear in it
word-end-phase = in the End Phase
word-spawn-step = when the Spawn Step begins
word-extra-activation-card = when a card brings an extra Activation
word-spawned = when a card has placed Zombies
word-zone-cleared = when the last Zombie of a Zone is gone
word-wound = when a Survivor would suffer a wound
word-after-kill = after a Survivor’s attack that killed
word-blast-discard = when a Survivor has thrown a Molotov
word-card-found = when all cards are drawn, for each of them
word-card-drawn = when a Survivor draws a card
word-wounded = when a Survivor has suffered a wound
word-card-given = when a Survivor has given a card to another one
word-seat-changed = when a Survivor has got into a car, out of it or onto another seat
word-rolled = when the dice of an attack have been rolled
word-phase-ended = when a phase ends
word-noise-made = when Noise is made
word-levels-reached = when Survivors reach Danger Levels together
word-side-changed = when a Survivor’s card is turned to its other side
word-left = when a Survivor leaves a Zone
word-entered = when a Survivor enters a Zone
word-passage-changed = when a passage is opened, shut or barricaded
word-dead-came = when Zombies have been placed
word-dead-went = when Zombies have left the board
word-dead-moved = when Zombies have moved

## Arithmetic and logic

word-always = always
word-all = all of these hold
word-any = at least one of these holds
word-not = this does not hold
word-at-least = the first number is at least the second
word-equals = the two numbers are equal
word-less-than = the first number is less than the second
word-sum = the sum of these numbers
word-minus = the first number minus the second
word-min = the smallest of these numbers
word-max = the largest of these numbers
word-counter = what a counter of the mission stands at
word-add-to = add to a counter, one unless it says otherwise
word-set = set a counter, to one unless it says otherwise
word-tally = what a counter of the game stands at
word-tally-total = what all numbers of a counter of the game come to
word-tally-up = add to a counter of the game, one unless it says otherwise
word-set-tally = set a counter of the game, to one unless it says otherwise

## What can be counted

word-survivors = Survivors of the team, escaped ones included
word-survivors-on-board = Survivors of the team on the board
word-escaped = Survivors who have escaped
word-survivors-with-token = Survivors who keep an Objective token
word-food-held = food cards held by the team
word-crates = Pimpweapon Crates of the mission
word-crates-taken = Pimpweapon Crates taken
word-crates-left = Pimpweapon Crates still on the board
word-spawns-away = Spawn tokens that are not in the Starting Spawn Zone
word-barricades = broken doors that have been barricaded
word-buildings = buildings on the board
word-buildings-closed = buildings without an open door
word-highest-level = the highest Danger Level of any Survivor
word-round = the number of the round
word-objectives = Objectives of the mission, perhaps of one colour
word-objectives-taken = Objectives taken, perhaps of one colour
word-objectives-left = Objectives still on the board, perhaps of one colour
word-objectives-left-in = Objectives still in a building
word-crates-left-in = Pimpweapon Crates still in a building
word-tokens-held = Objective tokens kept by the team, perhaps of one colour
word-survivors-in-building = Survivors of the team in this building
word-survivors-in = Survivors of the team in these Zones
word-survivors-at-level = Survivors at this Danger Level or higher
word-danger-level = a Danger Level as a number
word-cards-held = cards of this name held by the team
word-weapons-held = weapons of this deck held by the team
word-survivors-with-weapon = Survivors who hold a weapon of this deck
word-weapons-available = weapons that this deck had at the start
word-spawn-tokens-in = Spawn tokens in these Zones
word-zombies-in = Zombies in these Zones
word-zombies-in-building = Zombies in a building
word-zombies-on-board = Zombies on the board, perhaps of one type
word-reserve = figures of a type still in the reserve
word-noise-in = Noise in these Zones, Survivors included
word-actor-level = the Danger Level of the Survivor who acts
word-actor-tokens = Objective tokens kept by the Survivor who acts, perhaps of one colour

## What can be asked

word-no-zombies-in = there are no Zombies in the Zone
word-spawn-token-in = a Spawn token lies in the Zone, and it is not the Starting Spawn Zone
word-building-opened-and-spawned = the building has been opened and nothing is left to spawn
word-door-open = the door is open
word-broken-door-at = the Zone has a broken door that is not barricaded
word-colour-is = the Objective has this colour
word-zone-is = it happens in one of these Zones
word-kind-is = the Zombie is of this type
word-card-is = the card has this name
word-card-marked = it is the card that a counter remembers
word-thrown = it was a thrown card, not an exploding car
word-door-is = it is this door
word-building-is = it is this building
word-actor-in = the Survivor who acts is in one of these Zones
word-actor-holds = the Survivor who acts holds a card of this name

## What can be done

word-win = the game is won
word-lose = the game is lost
word-activate-spawn = Spawn Zones of this colour become active
word-deactivate-spawn = Spawn Zones of this colour become inactive
word-move-spawn-to-start = the Zone's Spawn tokens move to the Starting Spawn Zone
word-gain-adrenaline = the Survivor who acts gains Adrenaline
word-open-door = a door opens
word-open-all-doors = all doors open
word-draw-zombie-card-in = a Zombie card is drawn for a Zone
word-spawn-zombies = Zombies from the reserve appear in a Zone
word-activate = Zombies of a kind or Zone are activated at once
word-spawn-building = a building spawns as if it had just been opened
word-gain-card = the Survivor who acts gets a card of this name from the deck or the discards
word-leave-card = the Survivor who acts leaves a card of this name with somebody helpless in the Zone
word-hand-out = a card of this name that was left with somebody in the Zone goes to a Survivor there, and a counter remembers it
word-spend-card = the Survivor who acts discards a card of this name
word-spend-token = the Survivor who acts gives up an Objective token
word-keep-token = the Objective just taken stays with the Survivor
word-place-noise = Noise tokens are placed in a Zone
word-put-abomination = an Abomination from its deck appears in a Zone
word-return-abomination-to = the Abomination just killed comes back in a Zone
word-barricade = the broken door of a Zone is barricaded for good
word-out-of-reserve = the Zombies just killed do not return to the reserve
word-remove-objectives = Objectives leave a Zone without being taken by anybody
word-remove-crates = Pimpweapon Crates leave a Zone without being taken by anybody

## Words for missions

word-car-exploded = when a car explodes
word-action-done = after an action of the mission
word-companions = Companions that have a Leader
word-companions-waiting = Companions without a Leader
word-companions-in = Companions in these Zones
word-companions-lost = Companions that were eliminated
word-actor-companions = Companions led by the Survivor who acts
word-cars-left = cars that are still there
word-cars-in = cars in these Zones
word-riders-in = Survivors of the team who sit in a car in these Zones
word-cars-at = cars in a Zone
word-seats-left = seats of the cars that are still there
word-food-stashed = food cards stashed in cars
word-food-to-stash = there is a car in the Zone and the Survivor who acts carries food
word-food-to-unstash = there is food in the car of the Zone
word-stash-food = the Survivor who acts puts food into the car of the Zone
word-unstash-food = the Survivor who acts takes food out of the car of the Zone
word-actor-in-car = the Survivor who acts sits in a car
word-place-companions = Companions stand in a Zone, chosen by the players or drawn at random
word-place-character = a certain character stands in a Zone, or somebody else if it is played
word-give-companions = the team gets Companions, chosen and distributed by the players
word-companion-for-each = every Survivor of the team gets a Companion
word-draw-companion = the Survivor who acts gets a Companion at random
word-join-actor = somebody helpless in the Zone becomes the Companion of the Survivor who acts
word-swap-roles = the Survivor who acts and its Companion swap roles
