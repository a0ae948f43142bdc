### Goals, endings and actions of the missions.

## Goals

goal-m0-objectives = Take all Objectives.
goal-m0-crates = Take all Pimpweapon Crates.
goal-m0-escape = Escape through the Exit with all Survivors.
goal-m1-tokens = Every Survivor has taken an Objective.
goal-m1-food = The team holds three food cards.
goal-m1-escape = Escape through the Exit with all Survivors.
goal-m2-pimpweapons = Hold one Pimpweapon for each Survivor.
goal-m2-escape = Escape through the Exit with all Survivors.
goal-m3-red = At least one Survivor reaches the Red Danger Level.
goal-m4-block = Blow up a car in every Red Spawn Zone, so that all Spawn tokens are in the Starting Spawn Zone.
goal-m4-torch = Then throw a Molotov at the Starting Spawn Zone.
goal-m5-buildings = Open all buildings.
goal-m5-objectives = Take at least five Objectives.
goal-m5-coloured = At least one of them is coloured.
goal-m5-escape = Escape through the Exit with all Survivors.
goal-m6-food = Gather six food cards, carried or stashed in cars.
goal-m6-escape = All Survivors escape through the Exit in cars.
goal-m7-gather = Bring all Spawn tokens to the Starting Spawn Zone.
goal-m7-burn = Throw a Molotov at the Starting Spawn Zone.
goal-m8-blue = Take the Blue Objective.
goal-m8-green = Take the Green Objective.
goal-m8-escape = Escape through the Exit with all Survivors.
goal-m9-companions = Find the three Companions.
goal-m10-objectives = Take all Objectives.
goal-m10-crates = Take all Pimpweapon Crates.
goal-m10-molotov = Get a Molotov.
goal-m11-abomination = No Abomination is on the board.
goal-m11-escape = Escape through the Exit with all Survivors.
goal-m12-rescue = Turn all injured Survivors into Companions with first aid kits.
goal-m13-burn = Hit every Red Spawn Zone with a Molotov.
goal-m13-park = Then park both cars in the marked Zone.
goal-m14-rally = Rally all Companions.
goal-m14-gather = All Survivors are in the Exit Zone.
goal-m14-clear = No Zombie is in the Exit Zone.
goal-m15-rally = Rally all Companions.
goal-m15-plunder = Take all Objectives and Crates in the building across 3V and 8V.
goal-m16-barricade = Barricade the four broken doors.
goal-m16-secure = Leave no Zombie in the building.
goal-m17-cleanse = Open the Blight and leave no Zombie in it.
goal-m18-objectives = Take all Objectives.
goal-m19-swapped = Every duo has swapped roles.
goal-m19-armed = Every Survivor holds a Pimpweapon.
goal-m20-objectives = Take all Objectives.
goal-m20-reserve = Empty the Zombie reserve.
goal-m21-stash = Stash all Objectives in the Pimpmobile.
goal-m21-escape = Escape through the Exit with all Survivors.
goal-m22-objectives = Take all Objectives.
goal-m22-escape = Escape through the Exit with all Survivors.
goal-m23-companions = Find four Companions.
goal-m24-pimpweapons = Hold one Pimpweapon for each Survivor.
goal-m24-fire = Hit both ways out with a Molotov in the same Round.
goal-m24-escape = In that Round all Survivors leave through them in cars.
goal-m25-components = Bring a Molotov, the Blue and the Green Objective to Ned.
goal-m25-kill = Kill the Supabomination with Ned's Moloturbo.

## Endings

ending-m1-tokens = There are no longer enough Objectives for everybody: the game is lost.
ending-m4-cars = There are fewer cars left than Red Spawn Zones to blast: the game is lost.
ending-m6-seats = The cars that are left lack seats for everybody: the game is lost.
ending-m7-escaped = A Zombie was activated in the marked Zone: the game is lost.
ending-m12-injured = A Zombie was activated where the injured lie: the game is lost.
ending-m16-shut-out = The building is shut with Zombies in it and nobody inside to kill them: the game is lost.
ending-m24-seats = The cars that are left lack seats for everybody: the game is lost.
ending-m25-ned = A Zombie got into Ned's Zone: the game is lost.

## What would lose the game

defeat-m1-tokens = Lost if there are not enough Objectives left for everybody.
defeat-m4-cars = Lost with fewer cars left than Red Spawn Zones to blast.
defeat-m6-seats = Lost if the cars that are left lack seats for everybody.
defeat-m7-escaped = Lost if a Zombie is activated in the marked Zone.
defeat-m12-injured = Lost if a Zombie is activated where the injured lie.
defeat-m16-shut-out = Lost if the building is barricaded all around with Zombies but no Survivor in it.
defeat-m24-seats = Lost if the cars that are left lack seats for everybody.
defeat-m25-ned = Lost if a Zombie gets into Ned's Zone.

## Actions

action-m6-stash = Put food into the car in your Zone
action-m6-unstash = Take food out of the car in your Zone
action-m7-neutralise = Move the Spawn token of your Zone to the Starting Spawn Zone
action-m12-first-aid = Use a first aid kit on somebody who is injured
action-m16-barricade = Barricade the broken door of your Zone
action-m21-stash = Stash an Objective in the Pimpmobile
action-m25-molotov = Leave a Molotov with Ned
action-m25-blue = Leave the Blue Objective with Ned
action-m25-green = Leave the Green Objective with Ned

## Refusals

refused-m6-stash = You need food and a car in your Zone.
refused-m6-unstash = There must be a car with food in your Zone.
refused-m7-neutralise = You must be in a Spawn Zone without Zombies.
refused-m8-bunker = The bunker stays shut until the Blue and the Green Objective have been taken.
refused-m12-first-aid = You must be with the injured and carry a first aid kit.
refused-m14-sealed = Jesse's doors do not open, except the Green one.
refused-m14-green = The Green Door opens only after the Green Objective has been taken.
refused-m16-barricade = You need an Objective token, a broken door in your Zone, and no Zombies there.
refused-m16-shut = Only the broken doors of the shelter can be opened.
refused-m17-orange = The doors of the Blight open only to Survivors at Orange or higher.
refused-m19-objective = Only a Survivor at Yellow or higher may take an Objective, and each duo only one.
refused-m21-stash = You need an Objective token and the Pimpmobile in your Zone, and no Zombies there.
refused-m25-molotov = You must be in Ned's Zone with a Molotov, and he needs only one.
refused-m25-blue = You must be in Ned's Zone with the Blue Objective.
refused-m25-green = You must be in Ned's Zone with the Green Objective.
