### Stories, goals, endings and actions of the missions.

mission-army-am2-name = Taco Run
mission-army-am2-brief = The stand is closed, but the truck behind it has a full tank and a gun on its roof. The Mechanic needs the parts of the three red Objectives before the engine turns over. Then fill the seats and drive: the Exit is for the truck alone, with four of you on board or all who are left. Its gun fires even while the engine is dead.
goal-army-am2-tokens = Take the three red Objectives.
goal-army-am2-repair = Then a Mechanic repairs the Truck, for 1 Action in its Zone.
goal-army-am2-aboard = Then bring the Truck to the Exit with four Survivors aboard, or all who are left.
goal-army-am2-drive = Then drive it off the board.
defeat-army-am2-no-mechanic = At least one Mechanic has to live until the Truck is repaired.
ending-army-am2-no-mechanic = No Mechanic is left and the Truck does not run: the game is lost.
action-army-am2-repair = Repair the Truck
refused-army-am2-repair = A Mechanic repairs the Truck, in its Zone, once the three red Objectives are taken.

mission-army-am3-name = House Edge
mission-army-am3-brief = The owner kept his winnings in the main room, behind doors that answer to one blue chip. Take both red Objectives and the blue one. The chip opens the closed doors of the Casino, and whatever waits behind the roulette hears them open: the blue Spawn Zone wakes.
goal-army-am3-tokens = Take both red Objectives.
goal-army-am3-blue = Take the blue Objective: the closed doors open, and the blue Spawn Zone wakes.
goal-army-am3-escape = Then leave through the Exit with every Survivor who is left.

mission-army-am4-name = Inside Job
mission-army-am4-brief = Sixteen rounds until the Strip is ashes. Ride the lift down, outwit the traps, let your Vault Expert open the door, and bring three bags of money up again and out; one bag is all that anybody can carry. The open Vault, or the green Objective, wakes the green Spawn Zone. A red Objective hides an Ammo Clip.
goal-army-am4-vault = Open the Vault.
goal-army-am4-bags = Then take the three bags out of the Vault, 1 Action each, one for each Survivor.
goal-army-am4-away = Then leave through the Exit with all three bags.
defeat-army-am4-no-expert = A Vault Expert has to live until the Vault is open.
ending-army-am4-no-expert = No Vault Expert is left to open the Vault: the game is lost.
action-army-am4-bag = Take a bag of money
refused-army-am4-bag = A bag is taken in the Vault, one for each Survivor.

mission-army-am5-name = The Tiger of the Strip
mission-army-am5-brief = She used to jump through rings for tourists. A collector beyond the wall pays more for her coat than the whole Vault is worth. Kill Valentine, take her pelt where she fell, and bring it back to where you came from. Each red Objective hides TNT.
goal-army-am5-hunt = Kill Valentine.
goal-army-am5-pelt = Then take her pelt, 1 Action, and leave through the Exit with it.
action-army-am5-pelt = Take the pelt
refused-army-am5-pelt = The pelt lies where Valentine fell.

mission-army-am6-name = Check-Out Time
mission-army-am6-brief = Two guests never checked out. They sit in their suites upstairs and wait for somebody who knocks politely. Take both along, 1 Action each in their Zones, and bring them down and out with their Leaders. As soon as the first of you sets foot upstairs, the blue Spawn Zone wakes.
goal-army-am6-linked = Take both Companions along.
goal-army-am6-away = Then leave through the Exit with both.

mission-army-am7-name = Long Live the Queen
mission-army-am7-brief = The king of the dead rides out only for her. Kill the Queen at the fuel pumps and he will come on his horse; kill him too, and nobody gives orders in this city any more. Each red Objective hides a Grenade.
goal-army-am7-queen = Kill the Queen.
goal-army-am7-zeus = Kill Mounted Zeus.

mission-army-am8-name = Crown of Steel
mission-army-am8-brief = No bullet goes through that helmet, and he knows it. An explosion will do: break it, then kill Zeus before his city has noticed. Each red Objective hides TNT. With fewer than three of you left the job is off.
goal-army-am8-helmet = Break the helmet of Zeus with an Explosive.
goal-army-am8-zeus = Then kill Zeus.
defeat-army-am8-few = At least three Survivors have to stay alive.
ending-army-am8-few = Fewer than three of you are left: the game is lost.

mission-army-am9-name = Double or Nothing
mission-army-am9-brief = Why carry the money if it can ride? Start the Truck, open the Vault, load three bags into it and drive out before the sixteenth round is over. The engine wakes the blue Spawn Zone behind the stand. The first red Objective opens the closed door of the Casino. The open Vault, or the green Objective, wakes the green Spawn Zone.
goal-army-am9-started = A Mechanic starts the Truck, for 1 Action in its Zone.
goal-army-am9-vault = Open the Vault.
goal-army-am9-loaded = Then load three bags into the Truck, 1 Action each in its Zone.
goal-army-am9-drive = Then drive the Truck out by the Exit.
defeat-army-am9-no-expert = A Vault Expert has to live until the Vault is open.
ending-army-am9-no-expert = No Vault Expert is left to open the Vault: the game is lost.
defeat-army-am9-no-mechanic = A Mechanic has to live until the Truck is started.
ending-army-am9-no-mechanic = No Mechanic is left to start the Truck: the game is lost.
action-army-am9-start = Start the Truck
refused-army-am9-start = A Mechanic starts the Truck, in its Zone, once.
action-army-am9-bag = Take a bag of money
refused-army-am9-bag = A bag is taken in the Vault, one for each Survivor.
action-army-am9-stow = Load a bag into the Truck
refused-army-am9-stow = A bag is loaded in the Zone of the Truck.

mission-army-am10-name = Last Flight Out
mission-army-am10-brief = There is one helicopter on the roof and not a drop in its tank. Two red Objectives are cans of fuel: carry them up and pour them in, 1 Action each on the pad. At the end of a round in which every one of you who is left stands there, the Pilot among you and no Zombie near, it lifts off. Fourteen rounds, then the bomb. Once you are on the roof the blue Spawn Zone wakes.
goal-army-am10-fuel = Pour two cans of fuel (red Objectives) into the helicopter, 1 Action each on the pad.
goal-army-am10-fly = Then end a round with every Survivor who is left on the pad, and no Zombie there.
defeat-army-am10-no-pilot = A Pilot has to stay alive.
ending-army-am10-no-pilot = No Pilot is left: the game is lost.
action-army-am10-refuel = Pour in a can of fuel
refused-army-am10-refuel = Fuel is poured in on the pad, by whoever carries a can.

## What is not the printed game's

game-ours = No text of the printed game gives the Missions, the Tiles, nor all numbers on its cards and Skills of its Survivors: these are ours, and where a card is shown it says so.
