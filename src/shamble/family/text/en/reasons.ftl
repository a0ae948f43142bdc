### Why something is not possible. The rule behind it is shown beside the reason.

## Actions and skills

refused-no-action = No Action is left for it.
refused-surcharge = Leaving { $zombies ->
    [one] { $zombies } Zombie
   *[other] { $zombies } Zombies
} behind costs { $cost ->
    [one] { $cost } Action
   *[other] { $cost } Actions
}, and { $left ->
    [one] { $left } is left.
   *[other] { $left } are left.
}
refused-no-skill = This Survivor does not have the skill for it.
refused-once-per-turn = It was already used in this turn.
refused-no-need = It would make no difference here.

## Moving

refused-same-zone = The Survivor is already there.
refused-no-way = There is no open way to { $zone } within { $zones ->
    [one] { $zones } Zone.
   *[other] { $zones } Zones.
}
refused-door-closed = The door is closed.
refused-zombies-stop = Zombies on the way would stop the move.
refused-nobody-to-rescue = Nobody next door, in sight, stands among Zombies.
refused-no-survivor = There is no other Survivor for it.
refused-no-zombies = There are no Zombies there.

## Things

refused-search-street = Only rooms can be searched.
refused-search-zombies = { $zombies ->
    [one] A Zombie is in the Zone.
   *[other] { $zombies } Zombies are in the Zone.
}
refused-searched = This Survivor has searched in this turn already.
refused-no-door = There is no such door in this Zone.
refused-door-open = The door is open already.
refused-door-barricaded = The door is barricaded for good.
refused-no-opener = Nothing in hand can open a door.
refused-no-objective = There is no such Objective in this Zone.
refused-no-crate = There is no Pimpweapon Crate in this Zone.
refused-no-cards = There are no cards for it.
refused-trade-zone = Trading needs another Survivor in the same Zone.
refused-not-held = The Survivor does not carry that card.
refused-not-food = That card cannot be consumed.

## Fighting

refused-not-in-hand = It has to be in hand for that.
refused-not-that-weapon = That card cannot attack this way.
refused-combat-forbidden = A Zombie in the Zone keeps everybody there from fighting.
refused-empty = The weapon is empty.
refused-loaded = The weapon is loaded.
refused-no-sight = There is no Line of Sight to that Zone.
refused-range = The Zone is at Range { $range }; the weapon reaches from { $near } to { $far }.
refused-melee-zone = Melee reaches only the Survivor's own Zone.
refused-no-pair = It takes two equal weapons in hand that may be used together, both loaded.

## Cars and Companions

refused-no-car = There is no car here.
refused-seated = The Survivor is already in a car.
refused-not-seated = The Survivor is not in a car.
refused-not-driver = Only the driver can do that.
refused-no-free-seat = There is no free seat.
refused-car-zombies = { $zombies ->
    [one] A Zombie is in the Zone.
   *[other] { $zombies } Zombies are in the Zone.
}
refused-car-stands = This car cannot be driven.
refused-car-empty = There is nothing to find in this car.
refused-no-road = A car cannot go there from here.
refused-no-companion = There is nobody here who could be taken along.
refused-no-target = There is nothing there for this skill.

## Options of a game

option-seats = A game has 1 to 6 seats, not { $seats }.
option-party = A team of { $party } does not fit { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}: it has at least one Survivor for each seat and at most six.
option-shares = Shares of { $shares } do not fit: every seat plays at least one Survivor, and together they play { $party }.
option-survivor-twice = A Survivor can be in the team only once.
option-survivor = There is no Survivor called “{ $name }”.
    .mend = There are: { $known }.
option-abomination = There is no Abomination called “{ $name }”.
    .mend = There are: { $known }.
option-tier = There is no part of the Zombie deck called “{ $tier }”.
    .mend = There are: { $known }.
option-mode = There is no optional rule called “{ $mode }”.
    .mend = There are: { $known }.
unknown-skill = There is no skill called “{ $name }”.
