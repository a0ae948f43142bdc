### Walking, lifts, the statue, the Vault and the Taco Truck.

question-ask-onward = Where does { $survivor } go from here?
verb-sprint = Sprint
verb-on = Go on
verb-stop = Stop here
option-sprint = Sprint by way of { $zone }
option-on = On to { $zone }
option-stop = Stop here

refused-statue = The ground around the statue cannot be entered.

## The Taco Truck

seat-gunner = Gunner
option-change-seat = Change to the { $place } seat
equipment-taco-truck = Taco Truck
equipment-machine-gun = Machine Gun
event-truck-attack = The Taco Truck ploughs into { $zone }.
refused-not-gunner = Only the Gunner fires the mounted Machine Gun.
