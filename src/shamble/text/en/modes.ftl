### Optional ways to play, and what belongs to them.

mode-abomination-fest-name = Abomination Fest
mode-abomination-fest-text = Several Abominations may be on the board. An Abomination card activates those already there, then brings one more.
mode-abomination-fest-2-name = Abomination Fest, at most 2
mode-abomination-fest-2-text = As the Abomination Fest, but never more than two Abominations at once.
mode-abomination-fest-3-name = Abomination Fest, at most 3
mode-abomination-fest-3-text = As the Abomination Fest, but never more than three Abominations at once.
mode-dark-zones-name = Dark Zones
mode-dark-zones-text = Nobody sees into a Dark Zone from more than one Zone away, and shots into one hit only on 6, unless the shooter has a Flashlight.
mode-ultrared-name = Ultrared
mode-ultrared-text = At Red your marker starts again from the beginning. You stay Red and gain more Skills on the way.
mode-cars-name = Cars
mode-cars-text = Survivors can get into cars, drive them and Search Police Cars, as far as the mission lets them.
mode-exploding-cars-name = Exploding cars
mode-exploding-cars-text = A car can be the target of a Ranged Action. One hit blows it up, with everybody in its Zone.
mode-companions-name = Companions
mode-companions-text = Survivors that nobody plays can be rallied. A Companion follows its Leader, lends it a Skill, and dies from any Wound.
mode-pairs-name = Pairs
mode-pairs-text = Two Survivors at random stand in each Starting Zone. The players choose the pairs that they play; the others are Companions to rally.

question-ask-leader = Who leads the Companion?
question-ask-join = Who joins { $survivor }?
verb-leads = Lead
option-leads = { $survivor } leads { $other }
verb-shoot-car = Shoot at a car
option-shoot-car = Shoot at { $car } with { $cards }
verb-shoot-car-both = Shoot at a car with both
option-shoot-car-both = Shoot at { $car } with both { $cards } cards
event-roles-swapped = { $survivor } and { $other } swap roles.
event-car-exploded = { $car } in { $zone } explodes.

lint-unknown-mode = There is no mode “{ $name }”. There are: { $choices }.
lint-car-indoors = A car cannot stand in a building: { $zone }.

## Words for missions

word-car-exploded = when a car explodes
word-action-done = after an action of the mission
word-companions = Companions that have a Leader
word-companions-waiting = Companions without a Leader
word-companions-in = Companions in these Zones
word-companions-lost = Companions that were eliminated
word-actor-companions = Companions led by the Survivor who acts
word-cars-left = cars that are still there
word-cars-in = cars in these Zones
word-riders-in = Survivors of the team who sit in a car in these Zones
word-cars-at = cars in a Zone
word-seats-left = seats of the cars that are still there
word-food-stashed = food cards stashed in cars
word-food-to-stash = there is a car in the Zone and the Survivor who acts carries food
word-food-to-unstash = there is food in the car of the Zone
word-stash-food = the Survivor who acts puts food into the car of the Zone
word-unstash-food = the Survivor who acts takes food out of the car of the Zone
word-actor-in-car = the Survivor who acts sits in a car
word-place-companions = Companions stand in a Zone, chosen by the players or drawn at random
word-place-character = a certain character stands in a Zone, or somebody else if it is played
word-give-companions = the team gets Companions, chosen and distributed by the players
word-companion-for-each = every Survivor of the team gets a Companion
word-draw-companion = the Survivor who acts gets a Companion at random
word-join-actor = somebody helpless in the Zone becomes the Companion of the Survivor who acts
word-swap-roles = the Survivor who acts and its Companion swap roles
