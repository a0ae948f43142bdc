### The family's sentences in the words of this game: Ghouls, Experience, Scenes.

event-setup = The Scene begins: { $mission }.
event-slipped = { $survivor } slips past the Ghouls from { $from } to { $to }.
event-shoved = { $survivor } shoves { $count ->
    [one] { $count } Ghoul
   *[other] { $count } Ghouls
} from { $from } to { $to }.
event-adrenaline = { $survivor } gains { $points } Experience and has { $total }.
event-zombies-attack = Ghouls attack in { $zone }: { $wounds ->
    [one] { $wounds } wound.
   *[other] { $wounds } wounds.
}
event-zombies-moved = Ghouls move: { $moves }.
event-zombie-orders = Ghoul card { $card } for { $zone }, { $level }: an order.
event-zombie-card = Ghoul card { $card } for { $zone }, { $level }: { $count ->
    [0] { $type }, none at this level.
   *[other] { $type }, { $count }.
}
event-zombie-deck-reshuffled = The Ghoul discards become a new deck.
event-looked-ahead = { $survivor } looks at the Ghoul cards { $cards }.
event-card-assigned = { $survivor } gives Ghoul card { $card } to { $zone }.
event-won = The Scene is accomplished. You win!
event-finds-in-remains = { $survivor } looks through what is left of the last Ghoul.
event-crowd-dice = { $survivor } rolls a die for each Ghoul there: { $dice }.
event-taunts = { $survivor } calls the Ghouls of { $zone }.
cli-list-zombie = Ghoul
cli-list-adrenaline = Experience
ui-phase-zombie = Ghouls
ui-mission-and-party = Scene and team
ui-ap = XP
ui-verb-mission = Scene
ui-short-refused-zombies-stop = Ghouls stop you
ui-short-refused-search-zombies = Ghouls here
ui-adrenaline = Experience
ui-blast-line = Everything in the Zone burns: { $n ->
    [one] { $n } Ghoul.
   *[other] { $n } Ghouls.
}
ui-zombie-card = Ghoul card { $card }
ui-why-crowd = { $n ->
    [one] { $n } Ghoul at { $zone }
   *[other] { $n } Ghouls at { $zone }
}
ui-log-adrenaline = +{ $points } XP, { $total } in all.
ui-show-phase = Show the Ghouls' Phase step by step
ui-key-phase = play, step, skip the Ghouls' Phase
ui-tiers = Ghoul cards in the deck
field-tiers = Ghoul cards
    .about = Which Ghoul cards are in the deck.
phase-zombie = Ghouls' Phase
panel-dead = Ghouls
question-ask-goal = The Ghouls in { $zone } are drawn to several Zones alike. Where do they go?
question-ask-slip = Does { $survivor } slip past the Ghouls with this Move? Once per Turn.
question-ask-assign = { $survivor }: which Ghoul card goes to the next Spawn Zone?
verb-mission = Scene action
verb-assign = Ghoul card
option-slip = Slip past the Ghouls to { $zone }
option-shove = Shove all Ghouls into { $zone }
option-taunt = Call the Ghouls of { $zone }
option-assign = Ghoul card { $zombie_card } for { $zone }
question-ask-dice = Does { $survivor } roll one die for each Ghoul instead of the weapon's dice?
refused-surcharge = Leaving { $zombies ->
    [one] { $zombies } Ghoul
   *[other] { $zombies } Ghouls
} behind costs { $cost ->
    [one] { $cost } Action
   *[other] { $cost } Actions
}, and { $left ->
    [one] { $left } is left.
   *[other] { $left } are left.
}
refused-zombies-stop = Ghouls on the way would stop the move.
refused-nobody-to-rescue = Nobody next door, in sight, stands among Ghouls.
refused-no-zombies = There are no Ghouls there.
refused-search-zombies = { $zombies ->
    [one] A Ghoul is in the Zone.
   *[other] { $zombies } Ghouls are in the Zone.
}
refused-combat-forbidden = A Ghoul in the Zone keeps everybody there from fighting.
refused-car-zombies = { $zombies ->
    [one] A Ghoul is in the Zone.
   *[other] { $zombies } Ghouls are in the Zone.
}
option-tier = There is no part of the Ghoul deck called “{ $tier }”.
    .mend = There are: { $known }.
term-odds-blast = Everybody in { $zone } dies. Ghouls: { $zombies }. Survivors: { $friends }.
event-zombies-decide = { $because ->
    [taunted] The Ghouls in { $zone } are after { $after } alone; next step: { $ways }.
    [sees] The Ghouls in { $zone } see Survivors in { $sees } and want to get to { $goals }, where most of those are; next step: { $ways }.
    [knows] The Ghouls in { $zone } see nobody and make for { $goals }, where most Survivors are; next step: { $ways }.
   *[other] The Ghouls in { $zone } are drawn to { $goals }; next step: { $ways }.
}
