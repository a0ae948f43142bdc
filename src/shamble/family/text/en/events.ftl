### What happened, told to players. Every name is already in words: { $zone } is a zone's short name,
### { $zombies } a number with its kind. Nothing here is a rule; the rule behind an event is shown beside it.

## Setup

event-joined = { $survivor } joins the team.
event-dealt = { $survivor } starts with { $card }.
event-first-player = { $survivor ->
    [none] Seat { $seat } goes first now.
   *[other] { $survivor } holds the First Player token: seat { $seat } goes first.
}
event-setup = The mission begins: { $mission }.

## Rounds, phases, turns

place-round = Round { $round }
place-phase = { $phase }
place-turn = { $survivor }
event-round = Round { $round }
event-phase = { $phase }
event-next-seat = Seat { $seat } is next.
event-turn = { $survivor } begins a turn with { $actions ->
    [one] { $actions } Action.
   *[other] { $actions } Actions.
}
event-turn-ended = { $survivor } ends the turn.
event-side-changed = { $survivor }’s card is turned over.
event-acts-out-of-order = { $survivor } acts out of order.
event-extra-turn = { $survivor } gets an extra turn.
event-noise-removed = All Noise tokens leave the board.
event-all-reloaded = All empty weapons are reloaded.

## Moving

event-moved = { $survivor } moves from { $from } to { $to }{ $cost ->
    [0] {" "}for free.
    [one] .
   *[other] {" "}for { $cost } Actions.
}
event-slipped = { $survivor } slips past the Zombies from { $from } to { $to }.
event-charged = { $survivor } charges from { $from } into { $to }.
event-jumped = { $survivor } jumps from { $from } to { $to }.
event-shoved = { $survivor } shoves { $count ->
    [one] { $count } Zombie
   *[other] { $count } Zombies
} from { $from } to { $to }.
event-rescues = { $survivor } reaches for the Survivors in { $zone }.
event-rescued = { $by } drags { $survivor } out.
event-trade-declined = { $survivor } does not agree: nothing changes hands.
event-rescue-refused = { $survivor } would rather stay.
event-leads = { $survivor } gives { $other } a free Action.
event-escaped = { $survivor } escapes through the Exit.

## Doors, tokens, cards

event-door-opened = { $survivor } opens the door between { $door }{ $noisy ->
    [true] , noisily.
   *[false] , without a sound.
}
event-all-doors-opened = All doors are open now; { $rooms ->
    [one] { $rooms } Dark Zone comes to life.
   *[other] { $rooms } Dark Zones come to life.
}
event-building-opened = A building is open now, with { $rooms ->
    [0] no Dark Zone in it.
    [one] { $rooms } Dark Zone in it.
   *[other] { $rooms } Dark Zones in it.
}
event-objective-taken = { $survivor } takes an Objective ({ $colour }).
event-crate-taken = { $survivor } takes a Pimpweapon Crate.
event-searched = { $survivor } searches for { $cards ->
    [one] { $cards } card.
   *[other] { $cards } cards.
}
event-card-drawn = { $survivor } finds { $card }.
event-card-kept = { $survivor } keeps { $card }.
event-card-discarded = { $survivor } discards { $card }.
event-card-given = { $card } goes to { $to }.
event-token-given = The { $colour } Objective token goes to { $to }.
event-card-stashed = { $survivor } puts { $card } into { $car }.
event-card-unstashed = { $survivor } takes { $card } out of { $car }.
event-alarm = Something was waiting for { $survivor } in { $zone }!
event-rearranged = { $survivor } now has in hand: { $hands }.
event-reorganises = { $survivor } reorganizes the inventory.
event-trades = { $survivor } trades with { $partner }.
event-ate = { $survivor } consumes { $card }.
event-equipment-deck-reshuffled = The Equipment discards become a new deck.

## Fighting

event-attacks = { $survivor } attacks { $zone } with { $both ->
    [true] both { $card } cards.
   *[false] { $card }.
}
event-rolled = { $survivor } rolls { $dice }: { $hits ->
    [0] no hit.
    [one] { $hits } hit.
   *[other] { $hits } hits.
}
event-rerolled = { $survivor } rolls all dice again.
event-killed = { $survivor } kills { $zombies } in { $zone }.
event-hit-lost = The hit does not harm the { $kind }.
event-friendly-fire = { $misses ->
    [one] { $misses } miss goes
   *[other] { $misses } misses go
} astray in { $zone }, where friends are.
event-thrown = { $survivor } throws a fire bomb into { $zone }.
event-burns = Everything in { $zone } burns.
event-fire-shielded = { $kind } in { $zone } takes the whole fire.
event-reloaded = { $survivor } reloads { $card }.
event-reacts = { $survivor } reacts to what appeared in { $zone }.

## Wounds, adrenaline, skills

event-wounded = { $survivor } suffers a wound ({ $source ->
    [friend] from a friend
   *[other] { $source }
}) and has { $wounds } now.
event-wound-ignored = { $survivor } ignores the wound.
event-wound-shielded = { $survivor } loses { $card } instead of blood.
event-eliminated = { $survivor } is eliminated.
event-healed = { $by } heals a wound of { $survivor }.
event-adrenaline = { $survivor } gains { $points } Adrenaline and has { $total }.
event-new-lap = { $survivor } starts over from the Blue Level, keeping every skill.
event-skill-gained = { $survivor } reaches the { $level } and gains { $skill }.

## Zombies

event-zombies-attack = Zombies attack in { $zone }: { $wounds ->
    [one] { $wounds } wound.
   *[other] { $wounds } wounds.
}
nowhere = –
door-between = { $a } | { $b }
crowd-moves = { $zombies } { $from } → { $to }
card-number = #{ $number }
car-number = Car { $number }
zone-with-noise = { $zone } (noise { $noise })
event-zombies-decide = { $because ->
    [taunted] The Zombies in { $zone } are after { $after } alone; next step: { $ways }.
    [sees] The Zombies in { $zone } see Survivors in { $sees } and want to get to { $goals }; next step: { $ways }.
    [hears] The Zombies in { $zone } see nobody, hear the most noise in { $goals } and go there; next step: { $ways }.
    [stays] The Zombies in { $zone } see nobody and are where the noise is loudest: they stay.
    [stuck] The Zombies in { $zone } find no open way to { $goals }: they stay.
   *[other] The Zombies in { $zone } are drawn to { $goals }; next step: { $ways }.
}
event-zombies-split = One { $kind } more goes from { $zone } to { $to }.
event-zombies-moved = Zombies move: { $moves }.
event-zombies-placed = { $zombies } in { $zone }.
event-spawn-zone = The Spawn Zone in { $zone } draws a card.
event-spawn-room = The Dark Zone { $zone } draws a card.
event-zombie-orders = Zombie card { $card } for { $zone }, { $level }: an order.
event-zombie-card = Zombie card { $card } for { $zone }, { $level }: { $count ->
    [0] { $type }, none at this level.
   *[other] { $type }, { $count }.
}
event-extra-activation = Extra Activation of all of this type: { $type } ({ $level }).
event-shortage-activation = No figures left: every { $kind } acts once more.
event-reserve-empty = The reserve is short by { $missing }: { $kind }.
event-rush = A rush: what has just come to { $zone } acts at once ({ $kind }).
event-zombie-deck-reshuffled = The Zombie discards become a new deck.
event-looked-ahead = { $survivor } looks at the Zombie cards { $cards }.
event-card-assigned = { $survivor } gives Zombie card { $card } to { $zone }.
event-abomination-returned = { $kind } is back, in { $zone }.
event-spawn-activated = The Spawn Zones of this colour wake up: { $colour }.
event-spawn-deactivated = The Spawn Zones of this colour fall silent: { $colour }.
event-spawn-moved = The Spawn Zone moves from { $from } to { $to }.

## Noise and the mission

event-noise = { $survivor ->
    [none] Noise in { $zone }.
   *[other] { $survivor } makes Noise in { $zone }.
}
event-mission-action = { $survivor } does what the mission asks for: { $action }.
event-mission-rule = A special rule of the mission takes effect.
event-won = The mission is accomplished. You win!
event-lost = The game is lost.
event-decided = The game is decided.
event-conceded = You give up.

## Skills at work

event-card-fetched = { $survivor } finds a second { $card }.
event-finds-in-remains = { $survivor } looks through what is left of the last Zombie.
event-crowd-dice = { $survivor } rolls a die for each Zombie there: { $dice }.
event-rolled-more = { $survivor } rolls one die more, { $dice }: { $hits ->
    [0] no hit.
   *[other] a hit.
}
event-reaped = { $survivor } takes one more { $kind } down.
event-second-bottle = { $survivor } rolls { $die } for a second bottle.
event-taunts = { $survivor } calls the Zombies of { $zone }.

## Cars and Companions

event-got-in = { $survivor } gets into { $car }: { $place }.
event-got-out = { $survivor } gets out of { $car }.
event-changed-seat = { $survivor } changes seats: { $place }.
event-drives = { $survivor } drives { $fast ->
    [true] fast
   *[false] slowly
} to { $zones }.
event-searched-car = { $survivor } searches { $car }.
event-companion-joined = { $survivor } waits in { $zone } for somebody to follow.
event-companion-follows = { $survivor } follows { $leader }.

## How a game can end

ending-goals = Every goal is reached: you win.
ending-eliminated = A Survivor was eliminated: the game is lost.
ending-conceded = You gave up: the game is lost.
