### Stories, goals, endings and actions of the scenes. All of them are ours.

mission-night-nl1-name = Board It Up
mission-night-nl1-brief = Six strangers, one farmhouse, and something at the edge of the field that does not walk like people do. Five windows have shutters that only need closing; three are bare, and each takes Boards and brings 1 Experience. Planks lie about: every Objective hides Boards. The red Spawn Zone wakes in round 3. Whoever gives the Winchester 94 to somebody else learns to trust and turns to Zombicide mode. Upstairs lies the owner: as long as she is there, walking into that bedroom turns everybody to Romero mode. Carrying her away takes 2 Actions.
goal-night-nl1-windows = Close or board up all eight windows.
goal-night-nl1-doors = Close both outer doors.
goal-night-nl1-quiet = Then end a round with all of you inside and no Ghoul in the house.
action-night-nl1-carry = Carry the body away
refused-night-nl1-carry = The body lies in the bedroom upstairs; two Actions there and it is gone.

mission-night-nl2-name = Down in the Cellar
mission-night-nl2-brief = Harry says the cellar is the safest place, and tonight nobody has the strength to argue. Fetch water, blankets, lamp and radio: the four Objectives. Then, from round 6 on, end two rounds with all of you below, the Stairs barricaded and no Ghoul with you. Whoever stands on either side of the Stairs when they are shut has chosen his side, and plays on in Zombicide mode. Up to three gaps can be boarded up, for Boards and 1 Experience each. The violet Spawn Zone wakes in round 4, and when the sixteenth round begins it is too late.
goal-night-nl2-supplies = Take the four Objectives.
goal-night-nl2-shut = Then, from round 6 on, end two rounds with everybody in the cellar, the Stairs barricaded and no Ghoul there.
defeat-night-nl2-late = Be done before round 16 begins.
ending-night-nl2-late = The sixteenth round begins and you are still not safe below: the game is lost.

mission-night-nl3-name = Keys and Pump
mission-night-nl3-brief = The Pick-Up outside has no petrol, the pump across the yard has no friends, and the key to both hangs on one of four hooks. Three Objectives hide Flammable Fluid, one the keys. Whoever takes the keys turns to Zombicide mode, and so does, from then on, everybody who gets into the Pick-Up or changes seats in it; but the yellow Spawn Zone by the pump wakes. With the keys the Pick-Up drives. Bring it to the pump, refuel it with 2 Actions while no Ghoul stands there, and get everybody aboard. The car takes as many as will hold on.
goal-night-nl3-keys = Find the keys, the yellow Objective.
goal-night-nl3-fuel = Then refuel the Pick-Up at the pump: 2 Actions there, with the Pick-Up and without Ghouls.
goal-night-nl3-aboard = Then sit in the Pick-Up at the pump, all six.
action-night-nl3-refuel = Pump petrol
refused-night-nl3-refuel = Petrol is pumped in the Zone of the pump, with the keys, the Pick-Up beside you and no Ghoul there.

mission-night-nl4-name = Through the Corn
mission-night-nl4-brief = The house is lost, and beyond the fields something shines that might be a town. In the corn nobody sees farther than an arm reaches, and from the woods they see you first. There is nothing to search out here, but others have run this way before you and dropped what they carried: a Machete, a Sawed-Off, a can of Flammable Fluid. Stay together: when a Turn ends with four or more of you in one Zone, everybody there turns to Zombicide mode. Leave by the Exit, all six.
goal-night-nl4-escape = Leave through the Exit, all six.

mission-night-nl5-name = Until Dawn
mission-night-nl5-brief = The radio says to stay inside, and the television agrees. Hold the house for ten rounds. Radio, television and telephone are Objectives, each taken only while two of you stand there: whoever listens together turns to Zombicide mode. The two bare windows can be boarded up, for Boards and 2 Experience each. Somebody's family comes up from the chapel in round 3, and again in round 7; the violet Spawn Zone wakes in round 4. If a Ghoul stands in each of the six rooms at once, there is no house left to hold.
goal-night-nl5-dawn = Hold out until ten rounds have ended.
refused-night-nl5-objective = Two of you have to stand there to take it.
defeat-night-nl5-overrun = One room of the house must stay free of Ghouls.
ending-night-nl5-overrun = There are Ghouls in every room of the house: the game is lost.

mission-night-nl6-name = Good Neighbours
mission-night-nl6-brief = What if they had not waited? They know now that fire frightens the dead, and that the dead come from three places. You begin in Zombicide mode. Throw Molotovs at the Spawn Zones and drive their tokens, the white one too, into a single Zone; then clear that Zone of Ghouls. Each yellow Objective hides a Molotov, the violet one Flammable Fluid; more of it is in the houses, and what is burnt may be found again.
goal-night-nl6-gathered = Drive all three Spawn tokens into one Zone.
goal-night-nl6-burnt = Then leave no Ghoul in that Zone.

mission-night-nl7-name = Back to the Cemetery
mission-night-nl7-brief = What if she had gone back for him? Her brother is in the chapel with the door shut, and as long as he walks nobody can think of anything else: you are in Zombicide mode, but he holds you all in Romero mode. Let him rest: when a Relative falls and no other is on the board, he was the last. Only then does anybody have the heart to start his car, and all of you leave in it by the Exit. The yellow Spawn Zone on the road wakes when he falls. A Scope, an Ithaca M37 and a Machete lie where somebody ran; in the chapel only the House deck can be searched.
goal-night-nl7-johnny = Eliminate the Relative in the chapel, and any other, until none is left.
goal-night-nl7-drive = Then leave through the Exit in Johnny's Car, all six.

mission-night-nl8-name = The Armoury
mission-night-nl8-brief = What if they had found every gun in the county? The barn is full of guns: only there can the Ranged deck be searched. The neighbour's cottage is full of blades: only there the Melee deck. Bottles and rags are in every house. You begin in Zombicide mode. Make one each of Ma's Shotgun, Scoped Winchester, Molotov and Torch, and carry all four at the same time.
goal-night-nl8-shotgun = Carry Ma's Shotgun.
goal-night-nl8-scoped = Carry a Scoped Winchester.
goal-night-nl8-molotov = Carry a Molotov.
goal-night-nl8-torch = Carry a Torch.

mission-night-nl9-name = Two Runs to the Road
mission-night-nl9-brief = What if somebody had come back for the others? One neighbour hides in the barn, another under the roof: two yellow Objectives, and whoever takes one leads a frightened person by the hand. Bring them to the Exit in the Pick-Up, 1 Action there for each: on the road a truck of the Guard takes them aboard. When both are safe, all six of you leave by the Exit; it is for the Pick-Up alone, and it takes one trip. You begin in Zombicide mode: behind the wheel everybody is a hero. Whoever gets out turns to Romero mode, whoever gets in or changes seats to Zombicide mode. The first neighbour you find wakes the violet Spawn Zone.
goal-night-nl9-neighbours = Bring both neighbours, the yellow Objectives, to the Exit in the Pick-Up: 1 Action there for each.
goal-night-nl9-away = Then leave through the Exit in the Pick-Up, all six.
action-night-nl9-deliver = Hand a neighbour over
refused-night-nl9-deliver = A neighbour is handed over in the Exit, from the Pick-Up, by whoever leads them.

mission-night-nl10-name = One Long Night
mission-night-nl10-brief = What if nobody had wanted it to end? No car, no town, no morning: there are four ways to the barn and six people who have stopped being afraid. You begin in Zombicide mode and play with Ultrared. When two of you stand at the Red Level, the dead have learnt to keep away. The three Objectives bring 5 Experience each, and an Ithaca M37, an Uzi and a Chainsaw. Two Spawn Zones sleep: the violet one wakes when the first of you is Orange, the yellow one when the first is Red. For a night to remember, take only the harder Ghoul cards.
goal-night-nl10-red = Two of you reach the Red Level.

## What is not the printed game's

game-ours = No text of the printed game gives the Scenes, the Tiles, the numbers on the Ghoul cards, nor most values of Equipment and Skills of Survivors: these are ours, and where a card is shown it says so.
