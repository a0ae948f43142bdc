### The page of Zombicide: rooms and streets, verbs, dashboard, previews, reasons of the dead, hints.

## Rooms and streets

ui-room-flat = Flat
ui-room-kitchen = Kitchen
ui-room-bedroom = Bedroom
ui-room-stairwell = Stairwell
ui-room-storeroom = Storeroom
ui-room-salon = Barber
ui-room-cellar = Cellar
ui-room-backroom = Back room
ui-room-pantry = Pantry
ui-room-diner = Diner
ui-room-coldstore = Cold store
ui-room-grocery = Grocery
ui-room-cafe = Café
ui-room-workshop = Workshop
ui-room-archive = Archive
ui-room-studio = Studio
ui-room-gym = Gym
ui-room-boilers = Boilers
ui-room-bookshop = Bookshop
ui-room-warehouse = Warehouse
ui-room-garage = Garage
ui-room-office = Office
ui-room-lobby = Lobby
ui-room-bar = Bar
ui-room-reception = Reception
ui-room-stockroom = Stockroom
ui-room-pharmacy = Pharmacy
ui-room-livingroom = Living room
ui-room-hallway = Hallway
ui-room-bathroom = Bathroom
ui-room-hardware = Tool shop
ui-room-laundry = Laundry
ui-room-classroom = Classroom
ui-room-canteen = Canteen
ui-avenue-0 = North Row
    .short = North
    .paint = NORTH ROW
ui-avenue-1 = Ash Avenue
    .short = Ash
    .paint = ASH AVE
ui-avenue-2 = Bell Avenue
    .short = Bell
    .paint = BELL AVE
ui-avenue-3 = Canal Row
    .short = Canal
    .paint = CANAL ROW
ui-avenue-4 = Dock Road
    .short = Dock
    .paint = DOCK ROAD
ui-street-0 = First Street
    .short = First
ui-street-1 = Second Street
    .short = Second
ui-street-2 = Third Street
    .short = Third
ui-street-3 = Fourth Street
    .short = Fourth
ui-street-4 = Fifth Street
    .short = Fifth
ui-street-corner = { $avenue } & { $street }
ui-street-plain = Street
ui-between = { $a } and { $b }
ui-kind-street = street
ui-kind-lit = lit room
ui-kind-dark = dark room
ui-zone = { $name }, { $kind }: { $who }; noise { $noise }
ui-zone-legal = { $cost ->
    [0] { $verb }, free
    [one] { $verb }, { $cost } Action
   *[other] { $verb }, { $cost } Actions
}
ui-sign-exit = EXIT
ui-sign-spawn = SPAWN

## The table

ui-round = Round { $n }
ui-phase-player = Players
ui-phase-zombie = Zombies
ui-phase-end = End
ui-party = Survivors
ui-mission-and-party = Mission and team
ui-goals = Goals
ui-defeats = What loses the game
ui-goal = Do what the mission asks
ui-then = then:
ui-ap = AP
ui-done = done
ui-escaped = escaped
ui-companions = Companions
ui-companion = Companion
ui-companion-name = { $name } (Companion)
ui-led-by = with { $name }
ui-not-rallied = waits to be rallied
ui-off-board = off the board
ui-member = { $name }, { $level }, { $wounds } of { $health } wounds, { $actions ->
    [one] { $actions } Action
   *[other] { $actions } Actions
} left, { $place }
ui-level = Danger level
ui-level-blue = Blue
ui-level-yellow = Yellow
ui-level-orange = Orange
ui-level-red = Red
ui-actions-left = { $n } of { $of } Actions left
ui-wounds = { $n } of { $of } wounds
ui-of = { $n } of { $of }
ui-left = { $n } left
ui-board-label = { $mission }, round { $round }
ui-desk = Dashboard and log
ui-sheet = Actions, kit and log
ui-tab-actions = Actions
ui-tab-kit = Kit
ui-tab-log = Log

## Whose decision

ui-your-turn = your turn
ui-nth-of = { $name }, { $n } of { $of }
ui-felled = Felled
ui-fate = In the end
ui-fate-escaped = escaped
ui-fate-eliminated = eliminated
ui-luck = { $hits } of { $dice } dice hit

## Actions

ui-verb-move = Move
ui-verb-search = Search
ui-verb-open = Door
ui-verb-melee = Melee
ui-verb-ranged = Ranged
ui-verb-order = Cards, trade
ui-verb-take = Take
ui-verb-noise = Noise
ui-verb-slip = Slip past
ui-verb-charge = Charge
ui-verb-jump = Jump
ui-verb-reload = Reload
ui-verb-eat = Eat
ui-verb-mission = Mission
ui-verb-lead = Lead
ui-verb-rescue = Rescue
ui-verb-shove = Shove
ui-verb-car = Car
ui-verb-heal = Help
ui-verb-blitz = Run and fight
ui-verb-improvised = Improvise
ui-verb-taunt = Taunt
ui-end-turn = End turn
ui-unspent = { $n ->
    [0] all spent
   *[other] { $n } unspent
}
ui-free = free
ui-free-move = Move
ui-free-search = Search
ui-free-door = Door
ui-free-melee = Melee
ui-free-ranged = Ranged
ui-free-combat = Combat
ui-free-pair = Pair
ui-cost = { $n ->
    [0] free
    [one] { $n } Action
   *[other] { $n } Actions
}
ui-with-cost = { $cost ->
    [0] { $text }, free
    [one] { $text }, { $cost } Action
   *[other] { $text }, { $cost } Actions
}
ui-which = Which one?
ui-move-hint = { $cost ->
    [0] to a marked Zone. This one is free.
    [one] to a marked Zone: 1 Action.
   *[other] to a marked Zone: { $cost } Actions, because of the company here.
}
ui-choose-hint = choose how, here or on the board.
ui-turn-hint = choose an action, or end the turn.
ui-walk = { $cost ->
    [0] walk to { $zone }, free
    [one] walk to { $zone }: { $cost } Action
   *[other] walk to { $zone }: { $cost } Actions
}
ui-again = Again
ui-card-stat = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}, { $hit }+, damage { $damage }, range { $range }
ui-short-refused = not now
ui-short-refused-no-action = no Action left
ui-short-refused-surcharge = too few Actions
ui-short-refused-no-skill = no skill
ui-short-refused-once-per-turn = used already
ui-short-refused-no-need = no need
ui-short-refused-same-zone = you are here
ui-short-refused-no-way = no way
ui-short-refused-door-closed = door closed
ui-short-refused-zombies-stop = Zombies stop you
ui-short-refused-search-street = not on streets
ui-short-refused-search-zombies = Zombies here
ui-short-refused-searched = once a turn
ui-short-refused-no-door = no door here
ui-short-refused-door-open = open already
ui-short-refused-no-opener = no opener
ui-short-refused-no-objective = none here
ui-short-refused-no-crate = none here
ui-short-refused-no-cards = no cards
ui-short-refused-trade-zone = nobody here
ui-short-refused-not-held = not carried
ui-short-refused-not-food = no food
ui-short-refused-not-in-hand = not in hand
ui-short-refused-not-that-weapon = no weapon
ui-short-refused-combat-forbidden = forbidden here
ui-short-refused-empty = empty
ui-short-refused-loaded = loaded
ui-short-refused-no-sight = nothing in sight
ui-short-refused-range = out of range
ui-short-refused-melee-zone = nobody here
ui-short-refused-no-zombies = no target
ui-short-refused-no-pair = no pair
ui-sees = sees { $n }
ui-steps-away = { $n ->
    [one] { $n } step away
   *[other] { $n } steps away
}

## Dashboard and cards

ui-dashboard = Dashboard of { $name }
ui-in = In: { $zone }
ui-in-with = In: { $zone }, with { $who }
ui-more-to = { $n } more to { $level }
ui-adrenaline = Adrenaline
ui-skills = Skills
ui-choose-of = choose 1 of { $n }
ui-hands = Hands
ui-backpack = Backpack
ui-pack-short = Pack
ui-empty-hand = empty hand
ui-empty-pack = empty
ui-card-nothing = Nothing to do with it now.
ui-dice = Dice
ui-to-hit = Hit
ui-damage = Dmg
ui-range = Range
ui-loud = loud
ui-loud-then = loud, noise { $n }
ui-quiet = quiet
ui-dual = Two of them can be used together.
ui-card-ours = Ours: the printed values are not known.
ui-person-ours = Ours: the printed Skills are not known.
ui-must-reload = empty
ui-hands-help = Tap or drag cards between hands and backpack.
ui-hands-swap = Now tap the place it goes to.
ui-hands-keep = Keep it so
ui-hands-done = Done
ui-trade-title = Trade: tap what changes owners
ui-trade-help = Nothing moves before you confirm.
ui-trade-full = Too much for one of you to carry.
ui-trade-done = Trade
ui-back-to = Back to { $name }
ui-found = Found
ui-found-full = Hands and backpack are full: to keep it, something else must go.
ui-to = to { $name }
ui-no-cards = no cards

## Attack preview and dice

ui-preview = Attack preview
ui-close-preview = Close the preview
ui-melee-attack = Melee attack
ui-ranged-attack = Ranged attack
ui-at = at { $zone }
ui-attack-line = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} · hit on { $hit }+ · damage { $damage }
ui-blast-line = Everything in the Zone burns: { $n ->
    [one] { $n } Zombie.
   *[other] { $n } Zombies.
}
ui-who-gets-hit = Who gets hit
ui-target-order = Targets in order
ui-dies = falls first
ui-too-tough = Too tough
ui-hits-lost = further hits are lost
ui-takes-misses = takes every miss
ui-may-take-misses = may take a miss
ui-no-target = Nobody to hit there.
ui-nobody-in-range = There is nobody to hit within reach. Press again to attack an empty Zone all the same.
ui-what-can-happen = What can happen
ui-hits = Hits
ui-chance = Chance
ui-the-dead = The dead
ui-friends = Friends
ui-odds-nothing = nothing
ui-safe = safe
ui-n-wounds = { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
}
ui-reroll-help = You may roll all dice again once if you do not like them.
ui-in-the-way = { $n ->
    [one] { $name } is in the way.
   *[other] { $name } are in the way.
}
ui-in-the-way-text = Every miss hits a friend for { $damage }. They would like it noted that they are standing right there.
ui-blast-way = Fire asks nobody who they are.
ui-fire = Fire
ui-strike = Strike
ui-fire-anyway = Attack anyway
ui-or-instead = Or instead
ui-friends-in-way = friends in the way
ui-nobody-in-way = nobody in the way
ui-rolled = { $name } rolls { $dice }: { $hits ->
    [0] no hit
    [one] { $hits } hit
   *[other] { $hits } hits
}
ui-hit = hit
ui-miss = miss
ui-n-hits = { $n ->
    [0] no hit
    [one] { $n } hit
   *[other] { $n } hits
}

## The zombie phase and why

ui-skip = Skip
ui-steps = Steps
ui-speed = Speed
ui-stage-attacks = Attacks
ui-stage-moves = Moves
ui-stage-again = Second action
ui-stage-spawn = Spawn
ui-zombie-card = Zombie card { $card }
ui-card = card
ui-card-nobody = nobody
ui-card-rush = Whatever it brings acts at once.
ui-legend = Legend
ui-legend-noise = Noise of a Zone
ui-legend-sight = Sees a Survivor
ui-legend-now = Moves now
ui-legend-ahead = Way ahead
ui-legend-split = Split
ui-why = why
ui-why-title = Why did they go there?
ui-why-crowd = { $n ->
    [one] { $n } Zombie at { $zone }
   *[other] { $n } Zombies at { $zone }
}
ui-why-sees = They see somebody.
ui-why-sees-text = { $names } in plain sight: { $zones }.
ui-somebody = A Survivor
ui-why-after = They are after { $name } alone.
ui-why-after-text = Whatever else they see or hear does not count.
ui-why-blind = They see nobody.
ui-why-blind-text = No Survivor is in sight of { $zone }.
ui-why-silent = Nothing to hear either.
ui-why-loudest-seen = So they want: { $zone }.
ui-why-loudest-seen-text = Of all they see it is the loudest.
ui-why-only-seen = Nobody else is in sight, and noise elsewhere does not count.
ui-why-loudest = So they go for the loudest Zone.
ui-why-loudest-text = { $zone }, with noise { $noise }. How far it is does not matter.
ui-why-there = They are already there, so they stay.
ui-why-stuck = There is no open way, so they stay.
ui-why-one-way = One way is shortest: { $zone }.
ui-why-distance = { $n ->
    [one] { $n } Zone to go.
   *[other] { $n } Zones to go.
}
ui-why-ways = { $n } ways are equally good.
ui-why-ways-text = Next step: { $zones }.
ui-why-split = They split, type by type.
ui-why-together = Nobody splits off.
ui-why-runners = Those with a second action go again once everyone has moved.
ui-move-part = { $zombies }: { $from } → { $to }

## Log

ui-log-dice = Dice
ui-log-zombies-decide = { $because ->
    [taunted] { $zone }: they are after { $after } alone and head for { $ways }.
    [sees] { $zone }: they see { $sees } and head for { $ways }.
    [hears] { $zone }: they hear { $goals } and head for { $ways }.
    [stays] { $zone }: it is loudest here, they stay.
    [stuck] { $zone }: no open way to { $goals }, they stay.
   *[other] { $zone }: they are drawn to { $goals } and head for { $ways }.
}
ui-log-zombies-attack = { $zone }: they bite, { $wounds ->
    [one] { $wounds } wound.
   *[other] { $wounds } wounds.
}
ui-log-moved = { $from } → { $to }{ $cost ->
    [one] {""}
   *[other] {" "}({ $cost } Actions)
}
ui-log-noise = Noise: { $zone }.
ui-log-adrenaline = +{ $points } AP, { $total } in all.
ui-log-killed = { $zombies } down.

## Menu and settings

ui-show-phase = Show the Zombie Phase step by step
ui-key-end = end the turn
ui-key-again = the same attack once more
ui-key-board = from Zone to Zone on the board
ui-key-point = point at a Zone, for all to see
ui-key-point-how = right click, Shift Enter
ui-key-phase = play, step, skip the Zombie Phase

## Start page

ui-team = Team
ui-roster = All Survivors
ui-about = About { $name }
ui-seats-too-many = More seats than Survivors: take more of them, or fewer seats.
ui-tiers = Zombie cards in the deck
ui-tier-easy = easy
ui-tier-hard = hard
ui-tier-extra = Extra Activations
ui-abominations = Abominations that may come
ui-team-help = Tap a face to see what they can learn.
ui-roster-help = { $n } of 6 chosen. Tap to add or remove; each shows what they can learn.
ui-map = Map
ui-change-team = Change team

## First evening

ui-lesson-hands = Two cards fit in your hands, the rest waits in the backpack. Only what is in hand can be used, so keep weapons and door openers there.
ui-lesson-who = Each of your Survivors gets one turn per round, in any order you like. Pick who goes now.
ui-lesson-move = Zones in lamp brackets can be reached: click one to go there. The small number is what it costs.
ui-lesson-search = You are in a room without Zombies: Search draws a card. Once per turn.
ui-lesson-door = Somebody has a door opener in hand. Opening a building wakes what is inside, so be ready.
ui-lesson-melee = A Zombie shares your Zone. Melee strikes it before it bites; the preview shows your odds.
ui-lesson-ranged = You see Zombies. Ranged attacks hit them in a fixed order, and misses hit friends who stand among them.
ui-lesson-surcharge = Zombies hold on to you: leaving costs one Action more for each of them.
ui-lesson-objective = You stand on an Objective. Take it: goals and Adrenaline wait.
ui-lesson-keep = Keep what you found, or discard it. You can put cards away right after.
ui-lesson-wound = The dead have bitten. You decide together who in the Zone takes each wound; three are too many.
ui-lesson-route = They cannot split evenly, so you choose where the odd one goes.
ui-lesson-escape = You are at the Exit and the job is done. Leave, or stay and help the others.
ui-lesson-phase = Now the dead act. Watch, step or skip; every move says why it was made.
ui-lesson-undo = Second thoughts? Undo takes back any step, as often as you like.

## The end

zombicide-result-won = You made it
zombicide-result-lost = The city won
zombicide-result-decided = Decided
zombicide-epilogue-won = Nobody got left behind. Nobody will ever believe you either.
zombicide-epilogue-lost = The dead are very good listeners. Next time, whisper.
zombicide-epilogue-decided = Somebody had to win. At least it was not the dead.
zombicide-chapter = Round

## Statistics

tally-rounds = Rounds
tally-felled = The dead felled
tally-wounds = Wounds
tally-eliminated = Survivors lost
## What only some games of the family have

ui-ammo-dice = { $n ->
    [one] { $n } Ammo die
   *[other] { $n } Ammo dice
}
ui-strikes-all = hits everybody there
ui-time-track = Round { $n } of { $of } is over
ui-packs = Starting packs
ui-throw = Throw
ui-explosion-line = Damage { $damage } to everybody in the Zone: { $n } of { $of } would fall
ui-floors = Floors
ui-floors-all = All floors
ui-floor-here = whoever acts is here
floor-ground = Ground floor
