### What the rules are about, as the page of rules sorts them.

topic-PARTS = What is in the box
topic-DEF = Words and ranges
topic-ELEVATOR = Elevators and floors
topic-STATUE = The Statue of Liberty
topic-VAULT = The Vault
topic-SPEC = Specialties
topic-ZEUS = Zeus
topic-SLEEPER = Sleepers
topic-ALPHA = Alphas
topic-ZSPAWN = Zeus Spawn Zone
topic-AMMO = Ammunition
topic-CONC = Concentrated Attacks
topic-EXPLO = Explosives
topic-BOLA = Bola Gun
topic-OBJ = Objectives
topic-TRUCK = Taco Truck
topic-PERSOBJ = Personal Objectives
topic-KILLCOUNT = Kill counts
topic-MISSION = Missions
