### What is asked, and the answers. `verb-` is a heading or a button, `option-` one answer in full.

## Questions

question-ask-character = Who joins the team?
question-ask-surplus = Who gets a Starting Equipment card more?
question-ask-start = Where does { $survivor } start?
question-ask-who = Whose turn is it?
question-ask-tactician = Does anybody act out of order?
question-ask-turn = What does { $survivor } do?
    .more = { $actions ->
        [0] (only free Actions are left)
        [one] ({ $actions } Action left)
       *[other] ({ $actions } Actions left)
    }
question-ask-bonus = { $survivor } may do one thing for free.
question-ask-escape = Does { $survivor } leave by the Exit?
question-ask-hit = { $survivor }: who takes the hit? Hits left: { $hits }, Damage { $damage }.
question-ask-reroll = { $survivor } rolled { $dice }. Roll again?
question-ask-wound = Who suffers the next wound in { $zone }?
question-ask-shield = Does { $survivor } lose a card instead of taking a wound?
question-ask-route = { $kind } in { $zone } cannot be split evenly ({ $extra ->
    [one] { $extra } is left
   *[other] { $extra } are left
}). Which way does the next one go?
question-ask-goal = The Zombies in { $zone } are drawn to several Zones alike. Where do they go?
question-ask-room = Which Dark Zone draws a card next?
question-ask-skill = Which skill does { $survivor } choose?
question-ask-deck = Which deck does { $survivor } search?
question-ask-keep = Does { $survivor } keep the card?
question-ask-drop = The inventory is full. What does { $survivor } drop?
question-ask-hands = What does { $survivor } take in hand?
question-ask-trade = Does { $survivor } keep this card or give it away?
question-ask-rescue = Does { $survivor } drag this Survivor along?
question-ask-agree = Does { $survivor } agree to the trade?
question-ask-slip = Does { $survivor } slip past the Zombies with this Move? Once per Turn.
question-ask-consent = Does { $survivor } come along?
question-ask-assign = { $survivor }: which Zombie card goes to the next Spawn Zone?
question-ask-order = Whose skill goes first?

## Actions of a turn, in short

verb-move = Move
verb-slip = Slip past
verb-charge = Charge
verb-jump = Jump
verb-search = Search
verb-open = Open a door
verb-melee = Melee
verb-melee-both = Melee with both
verb-ranged = Ranged attack
verb-ranged-both = Ranged attack with both
verb-reload = Reload
verb-reorganise = Reorganize
verb-trade = Trade
verb-take = Take the Objective
verb-crate = Take the Crate
verb-noise = Make noise
verb-eat = Consume
verb-mission = Mission action
verb-lead = Lead
verb-rescue = Rescue
verb-shove = Shove
verb-taunt = Taunt
verb-end = End the turn

## Answers, in short

verb-activate = Take a turn
verb-pass = Pass
verb-hit = Hit
verb-wound = Take the wound
verb-shield = Lose a card
verb-take-wound = Take the wound
verb-route = Way
verb-goal = Goal
verb-spawn-in = Dark Zone
verb-choose = Skill
verb-reroll = Roll again
verb-stand = Keep the dice
verb-draw-from = Draw
verb-keep = Keep
verb-give = Give away
verb-drop = Discard
verb-hands = In hand
verb-escape = Escape
verb-stay = Stay
verb-drag = Drag along
verb-leave = Leave behind
verb-consent = Agree
verb-refuse = Decline
verb-assign = Zombie card
verb-play = Survivor
verb-first = First
verb-react = React
verb-no-more = Let it be
verb-surplus = One card more
verb-start-at = Start
verb-yes = Yes
verb-no = No
verb-discard = Discard
verb-concede = Give up

## Actions of a turn, in full

option-move = Move to { $zone }
option-slip = Slip past the Zombies to { $zone }
option-charge = Charge into { $zone }
option-jump = Jump to { $zone }
option-search = Search this room
option-open = Open the door to { $beyond } with { $cards }
option-melee = Strike with { $cards }
option-melee-both = Strike with both { $cards } cards
option-ranged = Shoot { $cards } at { $zone }
option-ranged-both = Shoot both { $cards } cards at { $zone }
option-reload = Reload { $cards }
option-reorganise = Rearrange your own cards
option-trade = Trade with { $other }
option-take = Take the Objective here
option-crate = Take the Pimpweapon Crate here
option-noise = Make noise
option-eat = Consume { $cards }
option-mission = { $mission_action }
option-lead = Give { $other } a free Action
option-rescue = Drag Survivors out of { $zone }
option-shove = Shove all Zombies into { $zone }
option-taunt = Call the Zombies of { $zone }
option-end = End the turn

## Answers, in full

option-activate = { $survivor } takes a turn now
option-pass = { $survivor } lets the others go on
option-hit = Hit: { $kind }
option-wound = { $survivor } takes the wound
option-shield = Lose { $cards }
option-take-wound = Take the wound
option-route = { $kind } to { $zone }
option-goal = To { $zone }
option-spawn-in = Draw for { $zone }
option-choose = { $skill }
option-reroll = Roll all dice again
option-stand = Keep the dice
option-draw-from = Draw from: { $deck }
option-keep = Keep { $cards }
option-give = Give { $cards } away
option-drop = Discard { $cards }
option-hands = { $cards }
option-escape = { $survivor } escapes
option-stay = { $survivor } stays to help
option-drag = Drag { $other } along
option-leave = Leave { $other } there
option-consent = { $survivor } agrees
option-refuse = { $survivor } declines
option-assign = Zombie card { $zombie_card } for { $zone }
option-play = { $character }
option-first = { $survivor } first
answer-reach-level = the new Danger Level
option-react = { $survivor }: { $skill }
option-no-more = Nobody else reacts
option-surplus = { $survivor }
option-start-at = Start in { $zone }
option-yes = Yes
option-no = { $answer ->
    [no] No
   *[nobody] Nobody
}
option-discard = { $survivor } discards { $cards }
option-concede = Give up the game

## Skills, cars, Companions

question-ask-reap = { $survivor } may kill one more of the same kind.
question-ask-dice = Does { $survivor } roll one die for each Zombie instead of the weapon's dice?
question-ask-more = A six: does { $survivor } roll one die more?
question-ask-heal = Whom does { $survivor } heal?
question-ask-medic = Does { $survivor } heal a wound?
question-ask-step = Where does { $survivor } go, for free?
question-ask-destiny = Does { $survivor } ignore the card and draw another?
question-ask-match = Does { $survivor } fetch a second one of the card from the deck?
question-ask-return = Does { $survivor } put the bottle back into the backpack?
question-ask-companion = Who is the Companion?
question-ask-entrust = Does the Companion stay with { $survivor }?
question-ask-token = Does the token stay with { $survivor }?
question-ask-stash = Does { $survivor } move this card?
question-ask-pair = Which pair is played?
question-ask-recipient = Who gets the card?
question-ask-pile = Does { $survivor } take the card from the discards rather than from the deck?
verb-blitz = Blitz
verb-bloodlust-combat = Bloodlust
verb-bloodlust-melee = Bloodlust: Melee
verb-bloodlust-ranged = Bloodlust: Ranged
verb-field-medic = Field medic
verb-improvised-melee = Improvised Melee
verb-improvised-ranged = Improvised Ranged
verb-heal = Heal
verb-rally = Rally
verb-get-in = Get in
verb-get-out = Get out
verb-change-seat = Change seats
verb-drive = Drive slowly
verb-drive-fast = Drive fast
verb-search-car = Search the car
verb-entrust = Entrust
verb-retain = Keep
verb-give-token = Give the token
verb-keep-token = Keep the token
verb-companion-is = Companion
option-blitz = Run to { $zone } for a fight
option-bloodlust-combat = Run to { $zone } and attack
option-bloodlust-melee = Run to { $zone } and strike
option-bloodlust-ranged = Run to { $zone } and shoot
option-field-medic = Hurry to { $zone } and help
option-improvised-melee = Strike with whatever is at hand
option-improvised-ranged = Throw whatever is at hand into { $zone }
option-heal = Heal { $other }
option-rally = Rally { $other }
option-get-in = Get into { $car }: { $place }
option-get-out = Get out
option-change-seat = Change seats
option-drive = Drive slowly to { $zone }
option-drive-fast = Drive fast to { $zones }
option-search-car = Search { $car }
option-entrust = Entrust { $other } to the partner
option-retain = Keep { $other }
option-give-token = Give the token to the partner
option-keep-token = Keep the token
option-companion-is = { $character }

## Words used above

nothing-in-hand = nothing
bare-hands = bare hands
nobody = nobody
