### Walking, Elevators, the Statue, the Vault and the Taco Truck.

question-ask-onward = Where does { $survivor } go from here?
verb-sprint = Sprint
verb-on = Go on
verb-stop = Stop here
option-sprint = Sprint by way of { $zone }
option-on = On to { $zone }
option-stop = Stop here

refused-statue = The ground around the Statue cannot be entered.

## The Taco Truck

seat-gunner = Gunner
option-change-seat = Change to the { $place } seat
equipment-taco-truck = Taco Truck
equipment-machine-gun = Machine Gun
event-truck-attack = The Taco Truck ploughs into the Zombies { $zone-at }.
refused-not-gunner = Only the Gunner fires the mounted Machine Gun.

## The Vault

deck-vault = Vault cards
equipment-gears-and-bolts = Gears and Bolts
equipment-tumblers = Tumblers
equipment-pressure-plates = Pressure Plates
equipment-wire-and-weight = Wire and Weight
equipment-the-last-ring = The Last Ring
specialty-bruiser = Bruiser
specialty-vault-expert = Vault Expert
specialty-stealthy = Stealthy
specialty-pilot = Pilot
specialty-mechanic = Mechanic

verb-challenge = Resolve the Challenge
verb-open-vault = Open the Vault
verb-reserve = Reserve
verb-roll = Roll the rest
verb-bonus = Lend a hand
verb-change = Change a die
option-challenge = Resolve the Challenge
option-open-vault = Open the Vault Door
option-reserve = Put a { $face } into the reserve
option-roll = Roll the rest again
option-bonus = { $other } helps as { $specialty }
option-change = Make a { $face } a { $other }
question-ask-reserve = What does { $survivor } do with the dice?
question-ask-change = Which die does { $survivor } change?

event-challenge = { $survivor } sets to work on the traps.
event-challenge-rolled = { $survivor } rolls { $dice }.
event-challenge-won = Five in a row, { $dice }: the traps are gone.
event-challenge-failed = { $dice }: the traps hold.
event-challenge-bonus = { $survivor } lends a hand.
event-die-reserved = A { $die } goes into the reserve.
event-die-changed = A { $before } becomes a { $die }.
event-vault-card = The traps of the Vault: { $card }.
event-vault-opened = { $survivor } opens the Vault.

refused-no-trap = The Challenge is for whoever stands in the Trap Zone.
refused-solved = The traps are gone already.
refused-no-vault = The Vault Door is opened from the Trap Zone, once.
refused-traps = First the traps have to go.
refused-no-expert = Only a Vault Expert opens the Vault Door.

## Companions

refused-no-rally = A Companion is taken along only where the mission says so.
refused-enough-companions = No Leader takes more Companions on this mission.
