### Goals, endings and actions of missions, and the words that mission files are written in.

## Goals

goal-m0-objectives = Take all Objectives.
goal-m0-crates = Take all Pimpweapon Crates.
goal-m0-escape = Escape through the Exit with all Survivors.
goal-m1-tokens = Every Survivor has taken an Objective.
goal-m1-food = The team holds three food cards.
goal-m1-escape = Escape through the Exit with all Survivors.
goal-m2-pimpweapons = Hold one Pimpweapon for each Survivor.
goal-m2-escape = Escape through the Exit with all Survivors.
goal-m3-red = At least one Survivor reaches the Red Danger Level.
goal-m4-block = Blow up a car in every Red Spawn Zone, so that all Spawn tokens are in the Starting Spawn Zone.
goal-m4-torch = Then throw a Molotov at the Starting Spawn Zone.
goal-m5-buildings = Open all buildings.
goal-m5-objectives = Take at least five Objectives.
goal-m5-coloured = At least one of them is coloured.
goal-m5-escape = Escape through the Exit with all Survivors.
goal-m6-food = Gather six food cards, carried or stashed in cars.
goal-m6-escape = All Survivors escape through the Exit in cars.
goal-m7-gather = Bring all Spawn tokens to the Starting Spawn Zone.
goal-m7-burn = Throw a Molotov at the Starting Spawn Zone.
goal-m8-blue = Take the Blue Objective.
goal-m8-green = Take the Green Objective.
goal-m8-escape = Escape through the Exit with all Survivors.
goal-m9-companions = Find the three Companions.
goal-m10-objectives = Take all Objectives.
goal-m10-crates = Take all Pimpweapon Crates.
goal-m10-molotov = Get a Molotov.
goal-m11-abomination = No Abomination is on the board.
goal-m11-escape = Escape through the Exit with all Survivors.
goal-m12-rescue = Turn all injured Survivors into Companions with first aid kits.
goal-m13-burn = Hit every Red Spawn Zone with a Molotov.
goal-m13-park = Then park both cars in the marked Zone.
goal-m14-rally = Rally all Companions.
goal-m14-gather = All Survivors are in the Exit Zone.
goal-m14-clear = No Zombie is in the Exit Zone.
goal-m15-rally = Rally all Companions.
goal-m15-plunder = Take all Objectives and Crates in the building across 3V and 8V.
goal-m16-barricade = Barricade the four broken doors.
goal-m16-secure = Leave no Zombie in the building.
goal-m17-cleanse = Open the Blight and leave no Zombie in it.
goal-m18-objectives = Take all Objectives.
goal-m19-swapped = Every duo has swapped roles.
goal-m19-armed = Every Survivor holds a Pimpweapon.
goal-m20-objectives = Take all Objectives.
goal-m20-reserve = Empty the Zombie reserve.
goal-m21-stash = Stash all Objectives in the Pimpmobile.
goal-m21-escape = Escape through the Exit with all Survivors.
goal-m22-objectives = Take all Objectives.
goal-m22-escape = Escape through the Exit with all Survivors.
goal-m23-companions = Find four Companions.
goal-m24-pimpweapons = Hold one Pimpweapon for each Survivor.
goal-m24-fire = Hit both ways out with a Molotov in the same Round.
goal-m24-escape = In that Round all Survivors leave through them in cars.
goal-m25-components = Bring a Molotov, the Blue and the Green Objective to Ned.
goal-m25-kill = Kill the Supabomination with Ned's Moloturbo.

## Endings

ending-m1-tokens = There are no longer enough Objectives for everybody: the game is lost.
ending-m4-cars = There are fewer cars left than Red Spawn Zones to blast: the game is lost.
ending-m6-seats = The cars that are left lack seats for everybody: the game is lost.
ending-m7-escaped = A Zombie was activated in the marked Zone: the game is lost.
ending-m12-injured = A Zombie was activated where the injured lie: the game is lost.
ending-m25-ned = A Zombie got into Ned's Zone: the game is lost.

## What would lose the game

defeat-eliminated = Lost if a Survivor is eliminated.
defeat-m1-tokens = Lost if there are not enough Objectives left for everybody.
defeat-m4-cars = Lost with fewer cars left than Red Spawn Zones to blast.
defeat-m6-seats = Lost if the cars that are left lack seats for everybody.
defeat-m7-escaped = Lost if a Zombie is activated in the marked Zone.
defeat-m12-injured = Lost if a Zombie is activated where the injured lie.
defeat-m25-ned = Lost if a Zombie gets into Ned's Zone.

## Actions

action-m6-stash = Put food into the car in your Zone
action-m6-unstash = Take food out of the car in your Zone
action-m7-neutralise = Move the Spawn token of your Zone to the Starting Spawn Zone
action-m12-first-aid = Use a first aid kit on somebody who is injured
action-m16-barricade = Barricade the broken door of your Zone
action-m21-stash = Stash an Objective in the Pimpmobile
action-m25-molotov = Leave a Molotov with Ned
action-m25-blue = Leave the Blue Objective with Ned
action-m25-green = Leave the Green Objective with Ned

## Refusals

refused-m6-stash = You need food and a car in your Zone.
refused-m6-unstash = There must be a car with food in your Zone.
refused-m7-neutralise = You must be in a Spawn Zone without Zombies.
refused-m8-bunker = The bunker stays shut until the Blue and the Green Objective have been taken.
refused-m12-first-aid = You must be with the injured and carry a first aid kit.
refused-m14-sealed = Jesse's doors do not open, except the Green one.
refused-m14-green = The Green Door opens only after the Green Objective has been taken.
refused-m16-barricade = You need an Objective token, a broken door in your Zone, and no Zombies there.
refused-m16-shut = Only the broken doors of the shelter can be opened.
refused-m17-orange = The doors of the Blight open only to Survivors at Orange or higher.
refused-m19-objective = Only a Survivor at Yellow or higher may take an Objective, and each duo only one.
refused-m21-stash = You need an Objective token and the Pimpmobile in your Zone, and no Zombies there.
refused-m25-molotov = You must be in Ned's Zone with a Molotov, and he needs only one.
refused-m25-blue = You must be in Ned's Zone with the Blue Objective.
refused-m25-green = You must be in Ned's Zone with the Green Objective.

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
word-card-drawn = when a Survivor draws a card
word-wounded = when a Survivor has suffered a wound
word-card-given = when a Survivor has given a card to another one
word-seat-changed = when a Survivor has got into a car, out of it or onto another seat
word-rolled = when the dice of an attack have been rolled
word-phase-ended = when a phase ends
word-noise-made = when Noise is made
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
