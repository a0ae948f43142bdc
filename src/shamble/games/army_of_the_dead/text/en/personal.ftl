### Personal Objectives.

verb-personal = Open the safe
option-personal = Open the small safe
question-ask-keep-one = Which of these cards does { $survivor } keep?
event-personal-drawn = { $survivor } has a Personal Objective, and its token is { $colour }.
event-personal-achieved = { $survivor } has achieved the Personal Objective.
event-kill-counted = { $count ->
    [one] A figure goes
   *[other] { $count } figures go
} onto the card of { $survivor }: { $kind }.
event-token-dropped = A token lies open in { $zone }: { $colour }.
event-safe-opened = { $survivor } opens a small safe that somebody forgot.
refused-no-safe = Only the Survivor whose Personal Objective it is opens the small safe, and only with its token.
refused-safe-place = The small safe needs a building Zone without Zombies.

panel-goal-of = { $goal } ({ $count } of { $total })
goal-personal-scott = Scott: with the token, end a Turn among three other Survivors, or all others if fewer are left.
goal-personal-kate = Kate: with the token, end a Turn beside a wounded Survivor, without Zombies; alone if nobody else is left.
goal-personal-dieter = Dieter: with the token, open a small safe for 2 Actions in a building Zone without Zombies.
goal-personal-cruz = Cruz: kill three Alphas.
goal-personal-guzman = Guzman: kill eight Shamblers.
goal-personal-chambers = Chambers: eliminate two Sleeper tokens; once none is left, two killed Shamblers make up for one.
goal-personal-peters = Peters: with the token, end a Turn in the Exit Zone, or in a Starting Zone if there is no Exit.
goal-personal-martin = Martin: kill an Alpha or an Abomination in Melee, then end a Turn in a Starting Zone.
goal-personal-tanaka = Tanaka: kill two Zombies by Concentrated Attacks.
goal-personal-vanderohe = Vanderohe: kill five Zombies in Melee.
goal-personal-lilly = Lilly: with the token, end a Turn among three Zombies, or let somebody without a Personal Objective die.
goal-personal-burt-cummings = Burt Cummings: with the token, end a Turn with five Equipment cards.

colour-yellow = yellow
colour-purple = purple
colour-black = black

## How it may end

ending-owner = A Survivor whose Personal Objective is in play has fallen: the game is lost.
ending-companion = A Companion has fallen: the game is lost.
ending-nobody = Nobody is left: the game is lost.
ending-impossible = What had to be done cannot be done any more: the game is lost.
