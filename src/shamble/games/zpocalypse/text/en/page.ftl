zpo-map = The map
zpo-squads = Squads
zpo-vp = Victory points
zpo-hp = Hit points
zpo-armor = Armor
zpo-firearm = Firearm
zpo-melee = Melee
zpo-movement = Movement
zpo-smarts = Smarts
zpo-waiting = Waits to enter
zpo-stunned = Loses its next turn
zpo-goals = Daily Goals
zpo-goals-hidden = { $squad }: { $n ->
    [one] one goal, face down
   *[other] { $n } goals, face down
}
zpo-bunker = Bunker: { $pool ->
    [0] no survivors
    [one] one survivor
   *[other] { $pool } survivors
}, { $pile ->
    [0] no cards beside it
    [one] one card beside it
   *[other] { $pile } cards beside it
}
zpo-tracker = Victory points: { $list }
zpo-actions-left = { $n ->
    [0] no actions left
    [one] one action left
   *[other] { $n } actions left
}
zpo-levels = Firearm level { $firearm }, Melee level { $melee }
zpo-person = HP { $hp }, Armor { $armor }, Firearm { $firearm }, Melee { $melee }, Movement { $movement }, Smarts { $smarts }
zpo-radiated = Radiation
zpo-newcomer = New; has not eaten yet
zpo-thrown = thrown, { $n } dice
zpo-empty = empty
zpo-place-bonus = +1 VP
zpo-on-map = On the map
zpo-rotate = Turn
zpo-lay = Lay it here
zpo-choose-on-map = { $n ->
    [one] One place is marked on the map.
   *[other] { $n } places are marked on the map.
}
zpo-choose-place = Choose a place for the new tile; the number is how far it is from the entrance.
zpo-choose-one = Which of these?
zpo-tab-actions = Actions
zpo-tab-squad = Squad
zpo-tab-log = Log
zpo-key-verb = the next verb whose places are marked
zpo-key-rotate = turn the new tile; lay it
zpo-key-end = end the turn, or be done
zpo-key-map = from mark to mark on the map, and choose
zpo-side-north = north
zpo-side-east = east
zpo-side-south = south
zpo-side-west = west
zpo-way = { $points ->
    [one] One Move point
   *[other] { $points } Move points
}{ $hp ->
    [0] {""}
   *[other] , { $hp } HP lost on the way
}.
zpo-aim = The dead at { $square }
zpo-aim-attacks = It attacks: { $squads }.
zpo-aim-seen = It has noticed { $squads } and comes after them; steps: { $steps }.
zpo-aim-nearest = It makes for { $squads }, who are nearest; steps: { $steps }.
zpo-aim-bunker = It makes for the bunker; steps: { $steps }.
zpo-aim-none = It has nowhere to go.
zpo-act-attack = Attack
zpo-act-move = Move
zpo-act-heal = Heal
zpo-act-search = Search
zpo-act-stomp = Stomp
zpo-act-loot = Take cards
zpo-act-jump = Jump down
zpo-act-walk-off = Walk off
zpo-act-reload = Reload
zpo-act-trade = Trade
zpo-act-rearrange = Rearrange
zpo-act-use = Ability
zpo-act-reveal = Reveal goal
zpo-act-stop = Stop here
zpo-act-end = End turn
zpo-act-done = Done
zpo-act-sandbags = Sandbags
zpo-act-trap = Trap
zpo-act-wall = Wall
zpo-act-gate = Gate
zpo-act-lookout = Lookout
zpo-brief-hp = HP
zpo-brief-armor = Armor
zpo-brief-firearm = Firearm
zpo-brief-melee = Melee
zpo-brief-movement = Move
zpo-brief-smarts = Smarts
zpo-one-action = one action
zpo-free = free
zpo-builders = Builders
zpo-scrap = Scrap
zpo-n-builders = { $n ->
    [one] one builder left
   *[other] { $n } builders left
}
zpo-n-scrap = { $n } Scrap
zpo-short = not now
zpo-short-no-actions = no actions
zpo-short-free-action-spent = spent
zpo-short-within-an-action = not now
zpo-short-nobody-there = nobody there
zpo-short-nobody-adjacent = nobody near
zpo-short-all-out-of-range = out of range
zpo-short-out-of-range = out of range
zpo-short-out-of-sight = out of sight
zpo-short-nobody-in-the-bunker = not in here
zpo-short-empty = out of ammo
zpo-short-no-first-aid = no First Aid
zpo-short-unhurt = unhurt
zpo-short-no-search-square = no sign here
zpo-short-exhausted = exhausted
zpo-short-not-smart-enough = not smart enough
zpo-short-nobody-lies = none down
zpo-short-too-far-to-stomp = too far
zpo-short-no-ammo = no Ammo
zpo-short-loaded = all loaded
zpo-short-not-adjacent = too far
zpo-short-nothing-to-trade = nothing to give
zpo-short-on-lookout = on a Lookout
zpo-short-zombies-between = no way
zpo-short-through-the-entrance = not from here
zpo-short-no-way = no way
zpo-short-hands = { $n ->
    [one] 1 builder short
   *[other] { $n } builders short
}
zpo-short-scrap = { $n } Scrap short
zpo-short-no-place = no place
zpo-dice = Dice
zpo-blue-dice = blue dice
zpo-hit = hit
zpo-miss = miss
zpo-new-tile = New tile
zpo-sign-armory = Armory search
zpo-sign-food = Food search
zpo-sign-items = Item search
zpo-sign-radiation = radiation, costs HP
zpo-sign-bio = biohazard, costs HP
zpo-sign-yield = yield, 2 to enter
zpo-sign-tunnel = tunnel entrance
zpo-sign-blocked = blocked
zpo-where = Where
zpo-n-places = { $n ->
    [one] 1 place
   *[other] { $n } places
}
zpo-n-squares = { $n ->
    [one] 1 square
   *[other] { $n } squares
}
zpo-place-far = { $n ->
    [one] A place 1 square from the entrance
   *[other] A place { $n } squares from the entrance
}
zpo-place-new = A place beyond the rim
zpo-no-vp = no VP
zpo-n-vp = { $n } VP
zpo-vp-short = VP
zpo-lay-bonus = Lay it here, +1 VP
zpo-your-turn = your turn
zpo-turn = their turn
zpo-slots = { $n } of 4 cards
zpo-range = range { $n }
zpo-inside = { $n ->
    [one] A zombie is inside!
   *[other] { $n } zombies are inside!
}
zpo-night = Night { $day }
zpo-who-round = { $squad }, round { $round }
zpo-phase-scavenge = Scavenge
zpo-phase-feed = Feed
zpo-phase-fortify = Fortify
zpo-phase-something = Event
zpo-phase-combat = Night
zpo-key-acts = attack, move, heal, search, stomp; other tiles carry their key
zpo-key-arrows = on the map: to the next mark that way
zpo-aim-together = Everybody wins together: find the bunker and bring every squad inside.
zpo-aim-points = Most points win; they come from kills, buildings, the nearest tiles and Daily Goals.
zpo-ours = The scenarios, tiles, survivors, cards and goals of this box are ours, not those of the printed game; the rules are followed as they are.
ui-log-dice = Dice

## Hints, one at a time.

ui-lesson-zp-zero = All of you win or lose together. Move over the marked squares; the bunker lies on a tile that nobody has found yet.
ui-lesson-zp-off = At the rim of the map you can walk off it. A new tile is laid there, and a die says how many dead come with it.
ui-lesson-zp-tile = Choose a place for the tile and turn it with R. The numbers say how far each place is from the bunker.
ui-lesson-zp-put = You place the dead on the new tile. Wherever you put them, they must find a way out.
ui-lesson-zp-step = You have points left: go on, or stop here and keep the rest of your turn.
ui-lesson-zp-move = Two actions a turn. A Move goes as far as the slowest of you; yield signs cost two points, hazards cost HP.
ui-lesson-zp-attack = One attack is the whole squad's: everybody may use one weapon, firearms first.
ui-lesson-zp-arm = Say who uses what. The numbers of a weapon are its dice by level, then its range.
ui-lesson-zp-spare = Spare successes kill what stands beside the target. Choose who falls.
ui-lesson-zp-hold = Each success of your defence stops one attacker, whom you choose. It does not roll, but it stays.
ui-lesson-zp-loss = Choose who is lost. The cards stay lying here under your token, and one more zombie comes beside you.
ui-lesson-zp-search = You stand on a search sign: an action and a Smarts check bring a card for each success. Afterwards a token shows what a second search takes.
ui-lesson-zp-heal = A First Aid card brings HP back; it takes an action and is gone afterwards.
ui-lesson-zp-dead = Point at one of the dead: the map shows where it goes next, the line below says why.
ui-lesson-zp-feed = Whoever you want to keep eats one Food. Who does not goes to the bunker, where others may recruit them.
ui-lesson-zp-build = Structures cost hands and Scrap and bring points at once. The price stands on each of them.
ui-lesson-zp-goal = One of your Daily Goals is fulfilled: reveal it for its points, or wait for the challenge.
