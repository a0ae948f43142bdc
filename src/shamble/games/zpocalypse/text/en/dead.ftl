### The dead: how they move, what they do at structures, how they attack; zombies that come.

## Moving

question-ask-walk = Where does this zombie walk? All of these are ends of its shortest ways.
verb-walk = Walk
verb-itself = By itself
verb-all-themselves = All by themselves
option-walk = To { $square }{ $walked ->
    [none] {""}
   *[other] {" "}({ $walked })
}
option-itself = Let it walk by itself
option-all-themselves = Let all of them walk by themselves
walked-marked = over Sandbags
walked-over = losing one in the Trap at { $square }
walked-over-marked = losing one in the Trap at { $square }, over Sandbags

event-zombie-moved = { $why ->
    [bunker] The { $kind } walks from { $square } to { $to }, towards the bunker.
    [seen] The { $kind } walks from { $square } to { $to }: it sees { $squad }.
    [nearest] The { $kind } walks from { $square } to { $to }: { $squad } are nearest.
   *[meeting] The { $kind } at { $square } finds no way on and walks to another one at { $to }.
}
event-takes-tunnel = The zombie at { $square } takes the tunnels tonight.
event-stood-up = The zombie at { $square } gets up.
event-merged = Two zombies at { $square } become a double.
event-pushed = The { $kind } at { $square } is pushed on to { $to }.
event-blocked-at = The { $kind } at { $square } is held up at { $edge }.
event-trapped = The Trap at { $square } kills { $number ->
    [one] a zombie
   *[other] { $number } zombies
}.
event-split = The dead divide themselves among { $squads }: { $numbers }.
event-breached = The dead are in the bunker.
event-enraged = Nobody is left in the bunker: the dead are enraged!
event-turned = { $person } is turned.

refused-walk = That is no end of its shortest ways.

## Structures

structure-sandbags = Sandbags
structure-wall = Wall
structure-gate = Gate
structure-trap = Barbed Wire Trap
structure-lookout = Lookout

event-structure-built = Built at { $edge }: { $structure }.
event-structure-built-on = Built on { $square }: { $structure }.
event-structure-gone = { $cause ->
    [dead] The dead push over what stood at { $edge }: { $structure }.
    [blast] The blast destroys what stood at { $edge }: { $structure }.
   *[quiet] Nobody moves for so long that it falls by itself at { $edge }: { $structure }.
}
event-structure-gone-from = { $cause ->
    [blast] The blast destroys what stood on { $square }: { $structure }.
    [trap] The Trap on { $square } is used up.
   *[collapse] Rubble on { $square }: { $structure }.
}
event-lookout-pushed = The Lookout at { $square } is being pushed: if nothing changes, it falls in their next turn.
event-collapsed = The Lookout at { $square } collapses.

refused-build-blocked = Nothing is built at a blocked square.
refused-build-line = A red line closes this edge already.
refused-build-taken = Something stands there already.
refused-build-infested = There are zombies on that tile.
refused-build-entrance = No Lookout stands on the bunker entrance or on a tunnel entrance.

## Attacks

question-ask-hold-off = Which attacker does the success stop?
verb-hold-off = Hold off
option-hold-off = Stop { $figure }
event-stopped = { $squad } stop the { $kind } at { $square }.
event-last-stays = The last of { $squad } stays alive and loses 2 HP instead.

## Zombies that come

question-ask-put = Where does the zombie go?
verb-put = Put
option-put = On { $square }
event-zombie-added = A { $kind } comes at { $square }.
event-not-placed = { $number ->
    [one] A zombie is
   *[other] { $number } zombies are
} not placed: no figure or no room is left.

refused-put-trap = Traps are taken only when no other square is free.
refused-put-taken = It must be a free square; doubles are made only when all are taken.
refused-put-not-beside = It goes next to the squad.
refused-put-not-there = It goes on the tile, on a square that is not blocked.
refused-put-no-way = From there it could not get to the bunker or to a squad.
refused-put-symbols-first = Squares with hazard or yield symbols come first.
