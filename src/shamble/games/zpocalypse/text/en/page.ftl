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
zpo-key-rotate = turn the new tile
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
