### Questions, answers, events and reasons of this game.

question-ask-pack = Which starting pack does { $survivor } take?
question-ask-noise = Where does the Noise token lie in the beginning?
question-ask-first = Who gets the First Player token?
verb-pack = Starting pack
verb-noise-at = Noise token
verb-first-player = First player
option-pack = Take pack { $pack }
option-noise-at = Into { $zone }
option-first-player = Player { $player }
question-ask-wake = There are too few Shamblers. Which Sleepers wake next?
verb-wake = Wake
verb-eliminate = Eliminate Sleepers
option-wake = { $sleeper_value } in { $zone }
option-eliminate = Eliminate Sleepers with { $cards }

## What happens

event-specialist-missing = The mission asks for a Specialist whom the team lacks: { $specialty }.
event-sleepers-woken = Sleepers in { $zone }: { $value ->
    [one] { $value } Shambler wakes
   *[other] { $value } Shamblers wake
}.
event-sleepers-eliminated = { $survivor } does away with Sleepers in { $zone }: a token worth { $value }.
event-sleepers-roll = { $survivor } treads past the Sleepers: { $die }.
event-time = { $left ->
    [0] Time is up.
    [one] { $left } round is left.
   *[other] { $left } rounds are left.
}
ending-time = Time is up: the game is lost.

zone-with-noise = { $zone }
event-zombies-decide = { $because ->
    [noise-and-survivor] The Zombies in { $zone } see Survivors where the Noise is, in { $goals }; next step: { $ways }.
    [most-survivors] The Zombies in { $zone } see the most Survivors in { $goals }; next step: { $ways }.
    [noise] The Zombies in { $zone } see nobody and follow the Noise to { $goals }; next step: { $ways }.
    [taunted] The Zombies in { $zone } are after { $after } alone; next step: { $ways }.
    [stays] The Zombies in { $zone } see nobody and are where the Noise is: they stay.
    [stuck] The Zombies in { $zone } find no open way to { $goals }: they stay.
   *[other] The Zombies in { $zone } see { $sees } and are drawn to { $goals }; next step: { $ways }.
}
event-zeus-arrives = Zeus is here, in { $zone }: his Spawn token leaves the game.
event-helmet-broken = The helmet of Zeus is broken, in { $zone }. Now he can bleed.
event-order-drawn = Zeus Order { $card } for { $zone }, { $level }.

## Why not

refused-no-sleepers = There are no Sleepers in this Zone.
refused-no-melee-weapon = That takes a Melee weapon in hand.
refused-too-few-actions = That takes { $cost } Actions; { $left } are left.

## Tokens

token-sleepers = Sleepers
token-time = Time token
