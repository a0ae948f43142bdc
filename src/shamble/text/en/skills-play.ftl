### What skills and stat lines of our own are called.

skill-kid-name = Kid
skill-kid-text = You have 2 Health, and once per Turn one of your Move Actions is Slippery.
skill-flashlight-name = Flashlight
skill-flashlight-text = Your shots into Dark Zones hit as usual.
skill-starts-with-4-health-name = Starts with 4 Health
skill-starts-with-4-health-text = You start with 4 Health, and that is your maximum. You cannot be a Companion.
skill-starts-with-a-crowbar-name = Starts with: Crowbar
skill-starts-with-a-crowbar-text = You get this card at the start: Crowbar. You cannot be a Companion.
equipment-improvised-melee-weapon = Improvised Melee weapon
equipment-improvised-ranged-weapon = Improvised Ranged weapon
equipment-car = Car
