### The rules as players read them, topic by topic.

## PARTS

rule-NL-PARTS-01 = There are 7 Starting Equipment cards, with grey backs: a Claw Hammer, a Crowbar, 3 Table Legs, a Tire Iron and a Winchester 94.
rule-NL-PARTS-02 = The Ranged deck, with green backs, has 11 cards: 4 Sawed-Offs, 2 each of Ithaca M37, Smith & Wesson Model 10 and Uzi, and a Winchester 94.
rule-NL-PARTS-03 = The Melee deck, with red backs, has 11 cards: 5 Machetes and 2 each of Baseball Bat, Chainsaw and Katana.
    .ruling = How we play it: the list breaks off before the Machetes, so we take all the missing cards for them.
rule-NL-PARTS-04 = The House deck, with brown backs, has 24 cards: 6 Boards, 4 times Karen? Poor Baby!, 3 each of Plenty of Bullets and Plenty of Shells, and 2 each of Flammable Fluid, Flashlight, Mason Jar and Scope.
rule-NL-PARTS-05 = Extra Equipment, with blue backs, is a supply: 4 Ma's Shotguns, 3 Torches, 2 Molotovs and 2 Scoped Winchesters.
    .ruling = How we play it: the Torches are counted so that all cards together come to 111; there is one for each Table Leg.
rule-NL-PARTS-06 = The game has 111 cards: 65 for Equipment, the Car card among them, and 46 numbered Ghoul cards.
rule-NL-PARTS-07 = In the box are 11 Barricades, 5 Doors, the Stairs, a Car, a First Player token, and Spawn tokens in white, red, violet and yellow.
    .ruling = How we play it: the number of Barricades, Doors and Spawn tokens never limits a Scene of ours.
rule-NL-PARTS-08 = You roll ordinary six-sided dice; six of them are in the box.
    .ruling = How we play it: six is no limit. Roll all the dice that your attack gives you.
rule-NL-PARTS-09 = There are 28 Walkers, 12 Breakers, 12 Fatties and 2 Relatives. When a kind runs short, it acts once more.
rule-NL-PARTS-10 = Each Survivor has a dashboard with trackers, and figures for both modes.
    .ruling = How we play it: nothing ever ends because trackers or bases run out.
rule-NL-PARTS-11 = The Survivors are Barbra, Ben, Harry, Helen, Judy and Tom, each with an ID card that has two sides.

## SETUP

rule-NL-SETUP-01 = You always play with all six Survivors, shared among 1 to 6 players as you like. One person may play them all.
rule-NL-SETUP-02 = Pick a Scene and lay out its tiles.
rule-NL-SETUP-03 = Spawn tokens, doors, Barricades and figures go where the Scene shows them.
rule-NL-SETUP-04 = Each Survivor starts with the black and white Romero side of the ID card up, unless the Scene says otherwise.
rule-NL-SETUP-05 = Equipment is sorted by its backs into five piles: Starting, Ranged, Melee, House and Extra.
rule-NL-SETUP-06 = The Car card lies open for everybody to read. It belongs to nobody.
rule-NL-SETUP-07 = One Table Leg is put aside. The other six Starting cards are dealt at random, one to each Survivor.
    .ruling = How we play it: exactly one of the three Table Legs is put aside, so that six cards are left for six people.
rule-NL-SETUP-08 = Whoever was dealt the Winchester 94 also gets the Table Leg that was put aside.
rule-NL-SETUP-09 = The Ghoul, Ranged, Melee and House decks are shuffled apart. Extra Equipment is not shuffled into any of them.
rule-NL-SETUP-10 = Your Survivors begin in the Starting Zone or Zones the Scene names.
rule-NL-SETUP-11 = You begin with 0 Experience, in the Blue, and without a Wound.
rule-NL-SETUP-12 = Your Blue slot is marked from the start.
    .ruling = How we play it: on the Romero side it stands for nothing; it counts as soon as your Zombicide side is up.
rule-NL-SETUP-13 = Your Starting Equipment begins in your Hand.
    .ruling = How we play it: with the Winchester 94 and the Table Leg both your Hands are full.
rule-NL-SETUP-14 = The player whose Survivor was dealt the Winchester 94 is the first player.
rule-NL-SETUP-15 = You are one team. Sit in any order, and agree on who plays whom.

## ROUND

rule-NL-ROUND-01 = A round is the Players' Phase, the Ghouls' Phase and the End Phase, again and again until the game ends.
rule-NL-ROUND-02 = The first player begins, then the turn goes round to the left. When everybody has had one, the phase is over.
rule-NL-ROUND-03 = In your Turn you activate your Survivors one after another, in the order you like.
rule-NL-ROUND-04 = Each Survivor has 3 Actions per Turn. Skills add more, and free Actions come on top.
rule-NL-ROUND-05 = In the Ghouls' Phase all Ghouls first activate; then new ones appear.
rule-NL-ROUND-06 = In the End Phase the First Player token goes to the next player to the left.

## WIN

rule-NL-WIN-01 = You win the very moment everything the Scene asks for is done.
rule-NL-WIN-02 = You lose the very moment one of the six is eliminated.
    .ruling = How we play it: people a Scene brings in later do not count, unless it says so. If one blow kills somebody and finishes the Scene, you lose.
rule-NL-WIN-03 = You lose as soon as the Scene can no longer be won.
rule-NL-WIN-04 = You lose when a losing condition of the Scene comes true.
rule-NL-WIN-05 = All players win or lose together.

## DEF

rule-NL-DEF-01 = An Actor is any Survivor or any Ghoul. What is said of Actors binds both sides.
rule-NL-DEF-02 = An opening is an open Barricade, an open door, a doorway without a door, or an open window.
rule-NL-DEF-03 = Indoors a Zone is one room.
rule-NL-DEF-04 = Outside a Zone is the ground between two lines, or between a line and the edge of the board, up to the walls of buildings.
rule-NL-DEF-05 = Doors and Barricades are tokens that the Scene lays into doorways and windows. A gap without a token stands open.
rule-NL-DEF-06 = Where the rules leave something to the players together, any player may answer, and the first answer holds. Each player answers for the cards, targets and Skills of their own Survivors.

## LOS

rule-NL-LOS-01 = Outside you see straight ahead in the four directions, through any number of Zones, until a wall or the edge of the board.
rule-NL-LOS-02 = Nobody ever sees diagonally.
rule-NL-LOS-03 = From a room you see every Zone that shares an opening with it, wherever the walls stand.
rule-NL-LOS-04 = From room to room you see one Zone far, and no farther.
rule-NL-LOS-05 = Out of a room you see through the opening and straight on over any number of exterior Zones.
rule-NL-LOS-06 = From outside you see into the first room behind an opening, and no deeper.
rule-NL-LOS-07 = A closed Barricade blocks your sight.
rule-NL-LOS-08 = A closed door blocks your sight.
rule-NL-LOS-09 = You may look out of one building, across open ground and into the first room of another, in one straight line.
rule-NL-LOS-10 = Survivors and Ghouls see by the same rules. Everybody sees their own Zone, and nobody is ever in the way.

## MOVE

rule-NL-MOVE-01 = You move only between Zones that share an edge. Corners do not count.
rule-NL-MOVE-02 = From one exterior Zone to the next you walk freely.
rule-NL-MOVE-03 = Between inside and outside you need an open door or another opening.
rule-NL-MOVE-04 = From room to room you need an opening. Where the figures stand does not matter.
rule-NL-MOVE-05 = A Move costs 1 Action and takes you one Zone. Walls, closed doors and closed Barricades stop you.
    .ruling = How we play it: an open Barricade is an opening like any other.
rule-NL-MOVE-06 = Leaving a Zone with Ghouls costs 1 extra Action for each of them. If you cannot pay it all, you stay.
rule-NL-MOVE-07 = Walking in among Ghouls ends your Move at once, whatever Skill it comes from. Even Slippery does not help.
    .ruling = How we play it: all that Slippery saves you is the extra cost of leaving.

## EQUIP

rule-NL-EQUIP-01 = With a Melee weapon you strike in your own Zone, by a Melee Action.
rule-NL-EQUIP-02 = With a Ranged weapon you shoot by a Ranged Action, even into your own Zone.
rule-NL-EQUIP-03 = You never run out of ammunition. Bullets or Shells only tell which card helps the weapon.
rule-NL-EQUIP-04 = Plenty of Bullets lets you re-roll attacks with Bullets weapons.
    .ruling = How we play it: once per attack you may roll all its dice again, and the new result stands. A second copy adds nothing; the card works from the Backpack.
rule-NL-EQUIP-05 = Plenty of Shells lets you re-roll attacks with Shells weapons.
    .ruling = How we play it: just like Plenty of Bullets.
rule-NL-EQUIP-06 = Only Equipment with the Barricade symbol opens Barricades, such as the Claw Hammer and the Tire Iron.
    .ruling = How we play it: the Crowbar and the Chainsaw open them, too.
rule-NL-EQUIP-07 = With the same Dual weapon in each Hand you use both for one Action, at the same Zone, each with its own dice.
rule-NL-EQUIP-08 = Nothing here makes noise. Chainsaw or shotgun, the dead do not listen.
rule-NL-EQUIP-09 = Every weapon has the numbers of its card: open a card to see its Range, dice, Accuracy and Damage.
    .ruling = How we play it: what no text tells of a card is our own choice and marked as such.
rule-NL-EQUIP-10 = Boards, Flashlight, Karen? Poor Baby! and the Torch say on the card what they do.
    .ruling = How we play it: Boards are for Barricades, with a Flashlight you draw 2 cards, and Karen brings a Relative into your Zone, or a Walker if both are on the board.
rule-NL-EQUIP-11 = A weapon with Reload is empty once fired. Reload it for 1 Action to fire it again in the same round.
    .ruling = How we play it: you reload what you hold in Hand. An empty Ma's Shotgun still strikes in Melee.
rule-NL-EQUIP-12 = An empty weapon stays empty when you hand it on.
rule-NL-EQUIP-13 = One reload loads both weapons that you fired together.
rule-NL-EQUIP-14 = You may also fire two Dual weapons one after the other, at different Zones.
    .ruling = How we play it: that takes one Action each.
rule-NL-EQUIP-15 = In the End Phase all empty weapons are loaded for free.
rule-NL-EQUIP-16 = With a Sniper weapon you pick your targets freely.
rule-NL-EQUIP-17 = Shots with a Sniper weapon never hit friends.
rule-NL-EQUIP-18 = Table Legs and Baseball Bats are Melee weapons; the Winchester 94 and the Sawed-Off are Ranged weapons.
rule-NL-EQUIP-19 = A card is a weapon if it shows Range, dice, Accuracy and Damage. Nothing else can be used to attack.

## MODE

rule-NL-MODE-01 = Your ID card has a Romero side, black and white, and a Zombicide side, in colour. Only the side that is up counts.
rule-NL-MODE-02 = The Scene says when you turn your card. Relatives turn it, too.
rule-NL-MODE-03 = In Romero mode you have no Blue Skill.
rule-NL-MODE-04 = In Romero mode Yellow, Orange and Red each bring the one Skill your card shows.
rule-NL-MODE-05 = In Zombicide mode you have a Blue Skill.
rule-NL-MODE-06 = In Zombicide mode Yellow brings one more Action.
rule-NL-MODE-07 = In Zombicide mode you choose one of two Skills at Orange.
rule-NL-MODE-08 = In Zombicide mode you choose one of three Skills at Red.
rule-NL-MODE-09 = Turning your card moves no tracker: what you chose at a level stays chosen.
    .ruling = How we play it: so you choose your Zombicide Skill when you reach Orange or Red, even in Romero mode.
rule-NL-MODE-10 = Once your card is turned, only the Skills of the side that is up work.
    .ruling = How we play it: in the middle of your Turn your Actions are counted anew, less those already spent. What is once per Turn stays used.
rule-NL-MODE-11 = Turning your card changes nothing else: you keep Experience, level, Wounds, cards and the Actions you have spent.
rule-NL-MODE-12 = An attack is played to its end as it began, even if a card is turned between two of its hits.

## ADREN

rule-NL-ADREN-01 = Every Ghoul you eliminate gives you 1 Experience at once, whatever its kind.
rule-NL-ADREN-02 = Experience comes from other things, too, such as building Barricades.
    .ruling = How we play it: the Scene says how much.
rule-NL-ADREN-03 = You are Blue at first, Yellow from 7 Experience, Orange from 19 and Red from 43.
rule-NL-ADREN-04 = You keep the Skills of the levels below.
rule-NL-ADREN-05 = Ghoul cards are read on the line of the most experienced Survivor.
    .ruling = How we play it: of those who are on the board at that moment.
rule-NL-ADREN-06 = Each level gives its Skill at once, several in order if you rise past them together. Experience and level never go down.

## INV

rule-NL-INV-01 = You carry up to five cards: one in each Hand and three in the Backpack.
rule-NL-INV-02 = You may throw away your own cards at any time, for free, even in somebody else's Turn.
rule-NL-INV-03 = What you hold in a Hand works. What lies in the Backpack does nothing until you take it in Hand.
rule-NL-INV-04 = A card that may be used in the Backpack works from anywhere you carry it.

## ZTYPE

rule-NL-ZTYPE-01 = Every Ghoul has 1 Action when it activates.
rule-NL-ZTYPE-02 = There are four kinds of Ghouls: Walkers, Breakers, Fatties and Relatives.
    .ruling = How we play it: a card that names one kind means that kind alone.
rule-NL-ZTYPE-03 = Walker: deals 1 Wound, falls to Damage 1.
rule-NL-ZTYPE-04 = Fatty: deals 2 Wounds, falls to Damage 2. Damage 1 never hurts it, however often you hit.
rule-NL-ZTYPE-05 = A Ghoul falls to a single hit with enough Damage. Weaker hits leave no mark.

## BREAKER

rule-NL-BREAKER-01 = Breaker: deals 1 Wound, falls to Damage 1. It opens what you have closed.
rule-NL-BREAKER-02 = A Breaker with Survivors in its Zone attacks them and breaks nothing.
rule-NL-BREAKER-03 = A Breaker that attacked nobody spends its Action on closed Barricades and doors of its Zone, if there are any.
    .ruling = How we play it: whatever is closed around it, in the way or not; it breaks when the others attack.
rule-NL-BREAKER-04 = One Breaker opens all closed Barricades and all closed doors of its Zone with a single Action.
rule-NL-BREAKER-05 = Ghouls that did not attack can walk through the new opening in the same activation.
rule-NL-BREAKER-06 = A Breaker that broke something does not move this time. With nothing closed around it, it walks like the others.
rule-NL-BREAKER-07 = A Barricade or door between two Zones belongs to both.
rule-NL-BREAKER-08 = All Breakers break at once. Each that had something closed in its Zone has spent its Action, even if another one would have been enough.

## RELATIVE

rule-NL-RELATIVE-01 = Relative: deals 1 Wound, falls to Damage 1. Nobody can bear the sight of it.
rule-NL-RELATIVE-02 = While a Relative is on the board, everybody in Zombicide mode plays the Romero side.
    .ruling = How we play it: at once, however it came, before any Skill answers to its coming and before the next card.
rule-NL-RELATIVE-03 = When no Relative is left, those whom it turned go back to Zombicide mode. Who was in Romero mode anyway stays there.
    .ruling = How we play it: if the Scene turns you to Zombicide mode meanwhile, that waits; if it turns you to Romero mode, you do not go back.

## SEARCH

rule-NL-SEARCH-01 = You Search only indoors.
rule-NL-SEARCH-02 = You Search only while no Ghoul is in your Zone.
rule-NL-SEARCH-03 = You Search once per Turn, free Searches included.
rule-NL-SEARCH-04 = In Romero mode you draw from the House deck, and from no other.
rule-NL-SEARCH-05 = In Zombicide mode you choose: Ranged, Melee or House.
rule-NL-SEARCH-06 = Keep the card and rearrange what you carry for free, or discard it.
rule-NL-SEARCH-07 = When a deck runs out, its own discards become the new one.
    .ruling = How we play it: discarded Starting Equipment leaves the game, discarded Extra Equipment returns to its supply.
rule-NL-SEARCH-08 = A Scene may change where you Search, and for what.
rule-NL-SEARCH-09 = If you draw several cards, they all come from the deck you chose. A deck with neither cards nor discards gives nothing.

## DOOR

rule-NL-DOOR-01 = Open a closed door of your Zone for 1 Action. You need no tool.
rule-NL-DOOR-02 = Close an open door of your Zone for 1 Action.
rule-NL-DOOR-03 = You cannot work a door while a Ghoul is in your Zone.
    .ruling = How we play it: Ghouls on the other side do not matter.
rule-NL-DOOR-04 = An opened or closed door changes the way of the Ghouls when they next look for one.
rule-NL-DOOR-05 = Opening a door brings nobody. No room here hides Ghouls that come out of the dark.

## BARRICADE

rule-NL-BARRICADE-01 = Working a Barricade of your Zone costs 1 Action, and no Ghoul may be in your Zone.
    .ruling = How we play it: Ghouls on the other side do not matter.
rule-NL-BARRICADE-02 = You build Barricades only where the Scene lets you, and as it says.
    .ruling = How we play it: a new Barricade is closed, and there is none there yet. Their number is no limit.
rule-NL-BARRICADE-03 = To open a closed Barricade you need a weapon with the Barricade symbol in your Hand.
rule-NL-BARRICADE-04 = Closing an open Barricade needs no tool.
rule-NL-BARRICADE-05 = A closed Barricade stops Moves and sight. An open one is an opening.
rule-NL-BARRICADE-06 = The Stairs are open, or barricaded.
    .ruling = How we play it: they work like a Barricade between the two rooms that they join.
rule-NL-BARRICADE-07 = A Barricade built, opened or closed changes the way of the Ghouls when they next look for one.

## TRADE

rule-NL-TRADE-01 = For 1 Action, rearrange all your cards.
rule-NL-TRADE-02 = In the same Action you may swap any number of cards with one other Survivor in your Zone.
    .ruling = How we play it: Ghouls in the Zone do not prevent it.
rule-NL-TRADE-03 = Your partner may rearrange their own cards for free.
rule-NL-TRADE-04 = A trade need not be fair: you may give for nothing, if both agree.

## ACT

rule-NL-ACT-01 = For 1 Action each you may Move, Search, work a door or a Barricade, Reorganize or Trade, attack, reload, take an Objective, use the Car, or do nothing.
    .ruling = How we play it: you may do the same thing several times, except Search.
rule-NL-ACT-02 = A Melee Action uses a Melee weapon in your Hand against Ghouls in your own Zone.
rule-NL-ACT-03 = A Ranged Action uses a Ranged weapon in your Hand against one Zone that you see, within Range. You aim at a Zone, not at a figure.
rule-NL-ACT-04 = Do Nothing ends your Turn; the Actions you have left are lost.
rule-NL-ACT-05 = Melee and Ranged Actions are Combat Actions.
    .ruling = How we play it: running Ghouls over with the Car is none.

## OBJ

rule-NL-OBJ-01 = Take or activate an Objective in your Zone for 1 Action. The Scene says what it does.
rule-NL-OBJ-02 = What an Objective is and where it lies is up to the Scene. Ghouls in the Zone do not prevent taking it.

## CAR

rule-NL-CAR-01 = Johnny's Car and Ben's Pick-Up work alike.
    .ruling = How we play it: they are two sides of one token, so there is one Car at most.
rule-NL-CAR-02 = Getting in, getting out, changing seats and driving cost 1 Action each.
rule-NL-CAR-03 = Get in only while no Ghoul is in the Zone: as Driver if that seat is free, or as a Passenger.
rule-NL-CAR-04 = The Car takes one Driver and any number of Passengers.
rule-NL-CAR-05 = You may always get out, Ghouls or not.
rule-NL-CAR-06 = Changing seats makes you Driver or Passenger; if somebody sits there, you swap. It is no Move.
rule-NL-CAR-07 = Only the Driver drives, and only if the Scene lets the Car drive.
rule-NL-CAR-08 = One Action drives the Car 1 or 2 exterior Zones.
    .ruling = How we play it: the second Zone is never the one it came from.
rule-NL-CAR-09 = The Car never enters rooms, Corn Fields or Woods.
rule-NL-CAR-10 = Driving is no Move: Ghouls neither cost extra nor stop the Car, and Move Skills do not help.
rule-NL-CAR-11 = The Car attacks in every Zone with Ghouls that it enters, not where it starts.
rule-NL-CAR-12 = Drive through a Zone again with another Action, and the Car attacks there again.
rule-NL-CAR-13 = A Car Attack rolls 3 dice, hits on 4 or more and deals Damage 2.
rule-NL-CAR-14 = Its hits follow the Targeting Priority Order, as shots do.
rule-NL-CAR-15 = Its misses hit Survivors in that Zone.
    .ruling = How we play it: those on foot, never those in the Car. Without Ghouls there is no Car Attack.
rule-NL-CAR-16 = The Driver earns the Experience for everybody the Car kills.
rule-NL-CAR-17 = Your Skills help neither the Car nor its attacks, unless they are about cars.
rule-NL-CAR-18 = The Car cannot be attacked or destroyed unless something says so.
rule-NL-CAR-19 = Sitting in the Car protects you from nothing: you are attacked as if you stood in the Zone.
rule-NL-CAR-20 = Whoever sits in the Car goes where it goes and is in its Zone in every way: seen, hunted, attacked, shot at, burnt.
rule-NL-CAR-21 = From a seat you may do everything but walk. To go on foot, get out first.

## ZATK

rule-NL-ZATK-01 = The Ghouls first choose where they want to go. Then come all attacks, then all moves.
    .ruling = How we play it: where they want to go is settled before the attacks, so a Barricade broken now does not change it. The way is sought when they move.
rule-NL-ZATK-02 = With its Action a Ghoul attacks or moves, never both.
rule-NL-ZATK-03 = Every Ghoul in a Zone with Survivors attacks, and never misses.
rule-NL-ZATK-04 = A Fatty deals 2 Wounds; Walkers, Breakers and Relatives deal 1.
rule-NL-ZATK-05 = You share out the attacks in a Zone among the Survivors there as you like.
    .ruling = How we play it: one attack is not divided. Both Wounds of a Fatty go to the same person.
rule-NL-ZATK-06 = All the Ghouls in the Zone join the attack, even if fewer would do.
rule-NL-ZATK-07 = Your third Wound eliminates you, and the game is lost at that moment.

## ZMOVE

rule-NL-ZMOVE-01 = A Ghoul that did not attack moves 1 Zone.
rule-NL-ZMOVE-02 = It wants to get to the Zone in its sight with the most Survivors.
rule-NL-ZMOVE-03 = A Ghoul that sees nobody wants to get to the Zone with the most Survivors on the whole board.
rule-NL-ZMOVE-04 = How far away that Zone is does not matter.
rule-NL-ZMOVE-05 = Ghouls take the shortest way that is open.
rule-NL-ZMOVE-06 = With no way open they walk as if every door and Barricade were open. The first closed one stops them.
rule-NL-ZMOVE-07 = If several ways are equally short, the Ghouls of a Zone split up, each kind as evenly as possible.
rule-NL-ZMOVE-08 = They split up in the same way if several Zones hold equally many Survivors.
rule-NL-ZMOVE-09 = If they do not divide evenly, you decide where the odd ones go. A Ghoul alone goes the way you choose.
rule-NL-ZMOVE-10 = Of several Zones they want equally, each is sought for itself, even one without an open way.
rule-NL-ZMOVE-11 = They split over the Zones they step into next, not over whole ways. If the step leads to something closed, that share stays where it is.

## SPAWN

rule-NL-SPAWN-01 = The white Spawn Zone always comes first.
rule-NL-SPAWN-02 = The others follow clockwise, with one Ghoul card each.
    .ruling = How we play it: clockwise from where the white token lies now; two tokens in one Zone draw two cards; each card is finished before the next is drawn.
rule-NL-SPAWN-03 = Put as many Ghouls into the Spawn Zone as the card says for the highest Danger Level among you.
rule-NL-SPAWN-04 = When the Ghoul deck runs out, the discarded Ghoul cards become the new one.
rule-NL-SPAWN-05 = Here are no Rush cards, no extra Activation cards and no spawning in buildings. The colours of Spawn tokens matter only to the Scene.
rule-NL-SPAWN-06 = Only active Spawn Zones spawn.
    .ruling = How we play it: all are active unless the Scene says that one sleeps. Once woken, it spawns from the next Ghouls' Phase on.

## BOCARD

rule-NL-BOCARD-01 = A Barricade and Door Opening card brings no Ghoul.
rule-NL-BOCARD-02 = Instead, all Barricades and doors open in every Zone that holds a Ghoul of the named kind.
rule-NL-BOCARD-03 = It does nothing while you are all Blue.

## POOL

rule-NL-POOL-01 = If there are not enough figures of a kind left, place what there is; then all Ghouls of that kind act once more at once.
    .ruling = How we play it: also when a card or the Scene brings them without a Ghoul card.
rule-NL-POOL-02 = Several such extra Activations may follow one another.
    .ruling = How we play it: one shortage gives one, however many figures were missing.
rule-NL-POOL-03 = An extra Activation is a whole one: attacks first, then moves, and Breakers break.
rule-NL-POOL-04 = Eliminated Ghouls go back to the supply and will be seen again.

## DICE

rule-NL-DICE-01 = Roll as many dice as your weapon or the Car shows, plus any bonus.
rule-NL-DICE-02 = Each die that reaches the Accuracy is a hit.
rule-NL-DICE-03 = Each hit strikes one target with the full Damage. Hits without a target are lost.
rule-NL-DICE-04 = No bonus lets you hit on less than 2: a rolled 1 always misses.
rule-NL-DICE-05 = In Melee you give each hit to any Ghoul in your Zone.
rule-NL-DICE-06 = A miss in Melee hurts nobody.
rule-NL-DICE-07 = A Ranged weapon reaches Zones you see, no nearer than its shortest Range and no farther than its longest.
    .ruling = How we play it: Zones are counted along your line of sight.
rule-NL-DICE-08 = You shoot past everybody in between without harming them.
rule-NL-DICE-09 = Ghouls around you do not keep you from shooting at another Zone.
rule-NL-DICE-10 = You may shoot at a Zone without Ghouls. Misses hit Survivors there all the same.

## TARGET

rule-NL-TARGET-01 = Ranged hits go first to Fatties, then to Walkers, Breakers and Relatives. The first must all be gone before the others are hit.
rule-NL-TARGET-02 = Among Walkers, Breakers and Relatives you choose.
    .ruling = How we play it: the player of whoever shoots decides.
rule-NL-TARGET-03 = While a Fatty stands, all Ranged hits of Damage 1 go to it and do nothing.
rule-NL-TARGET-04 = In Melee you choose your targets freely.

## FF

rule-NL-FF-01 = When you shoot at a Zone with other Survivors, every miss hits one of them.
rule-NL-FF-02 = The players share these hits out. Each deals as many Wounds as the weapon has Damage.
rule-NL-FF-03 = You never hit yourself.
rule-NL-FF-04 = Melee never hits friends.

## COMBINE

rule-NL-COMBINE-01 = You never find Extra Equipment by searching. You make it.
rule-NL-COMBINE-02 = Combining costs no Action: discard the parts that you carry and take the Extra card.
    .ruling = How we play it: from Hand or Backpack, in either mode, between any two Actions of your own Turn, as long as a copy is left. The new card comes loaded.
rule-NL-COMBINE-03 = After combining you may rearrange your cards for free.
rule-NL-COMBINE-04 = What is combined stays combined.
rule-NL-COMBINE-05 = Machete and Sawed-Off make Ma's Shotgun, which strikes and shoots.
rule-NL-COMBINE-06 = Ma's Shotgun is Dual.
rule-NL-COMBINE-07 = Only in Zombicide mode can you use Ma's Shotgun.
    .ruling = How we play it: in Romero mode you may make it and carry it, but not fire, swing or reload it.
rule-NL-COMBINE-08 = Winchester 94 and Scope make the Scoped Winchester, a Sniper weapon.

## TORCH

rule-NL-TORCH-01 = Table Leg and Flammable Fluid make a Torch. The Table Leg goes, the Flammable Fluid stays with you.
rule-NL-TORCH-02 = The Torch has the numbers of its card.

## MOLOTOV

rule-NL-MOLOTOV-01 = Flammable Fluid and Mason Jar make a Molotov. Both go.
rule-NL-MOLOTOV-02 = Throw a Molotov from your Hand with a Ranged Action: discard it, and roll no dice.
rule-NL-MOLOTOV-03 = Only exterior Zones can be its target. Nobody burns the shelter down.
    .ruling = How we play it: you must see the Zone, within Range, so Corn Fields and Woods cannot be hit from outside.
rule-NL-MOLOTOV-04 = Everybody in that Zone is eliminated, Ghouls and Survivors alike.
    .ruling = How we play it: you, too, if anything lets you throw it into your own Zone.
rule-NL-MOLOTOV-05 = You earn the Experience for every Ghoul it kills.
rule-NL-MOLOTOV-06 = A Spawn token that lay in the fire may be shifted to another Spawn Zone.
    .ruling = How we play it: you decide for each token. The Zone it leaves is no Spawn Zone any more, the other one spawns once more; the white token still comes first.
rule-NL-MOLOTOV-07 = The token stays if only one Spawn Zone is left.

## CORN

rule-NL-CORN-01 = Nobody sees into a Corn Field from another Zone.
    .ruling = How we play it: not from a room beside it either.
rule-NL-CORN-02 = Nobody sees through a Corn Field.
rule-NL-CORN-03 = In a Corn Field you see only your own Zone.
    .ruling = How we play it: not even a room beside it.
rule-NL-CORN-04 = Everybody walks through Corn Fields as usual.
rule-NL-CORN-05 = The Car cannot enter a Corn Field.

## WOODS

rule-NL-WOODS-01 = Nobody sees into the Woods from outside.
    .ruling = How we play it: not from a room beside them either.
rule-NL-WOODS-02 = Nobody sees through the Woods.
rule-NL-WOODS-03 = From the Woods you see out as from open ground.
    .ruling = How we play it: other Woods and Corn Fields still block. So somebody may see you whom you cannot see.
rule-NL-WOODS-04 = Everybody walks through the Woods as usual.
rule-NL-WOODS-05 = The Car cannot enter the Woods.
rule-NL-WOODS-06 = Woods lie outside, like Corn Fields.

## ULTRA

rule-NL-ULTRA-01 = Ultrared mode: whenever you reach Red, your Experience starts again at 0 plus whatever was left over.
rule-NL-ULTRA-02 = You stay Red and keep all your Skills.
rule-NL-ULTRA-03 = On the new lap, each level you pass again gives you a Skill of that level that you have not taken yet, if there is one.
    .ruling = How we play it: a Skill that your card shows at two levels can be taken twice, and counts twice.
rule-NL-ULTRA-04 = When you have them all, each lap gives you any Skill of your choice at Orange and another at Red.
    .ruling = How we play it: from the list, without what means nothing here and what you have already. All of this is about your Zombicide side.

## TUNE

rule-NL-TUNE-01 = Ghoul cards 1 to 21 are the gentler part, with few Breakers and Relatives.
rule-NL-TUNE-02 = Ghoul cards 22 to 42 are the harder part: more Ghouls, most of all at low levels.
rule-NL-TUNE-03 = Ghoul cards 43 to 46 open Barricades and doors.
rule-NL-TUNE-04 = Before the game, build the Ghoul deck from any mix of these parts.
    .ruling = How we play it: unless you choose, all 46 cards are in.
rule-NL-TUNE-05 = Ultrared and the choice of Ghoul cards are all that can be set before the game. The Car is part of it anyway.

## MISSION

rule-NL-MISSION-01 = A Scene says which tiles lie where, and where Spawn Zones, tokens, figures and Survivors begin.
rule-NL-MISSION-02 = A Scene says in which mode you begin, if not Romero, and when cards are turned.
rule-NL-MISSION-03 = A Scene says what you must do, what Objectives bring, and what loses the game.
rule-NL-MISSION-04 = A Scene says where Searches differ.
rule-NL-MISSION-05 = A Scene says whether and how you can build Barricades.
rule-NL-MISSION-06 = A Scene says whether the Car can be driven.
rule-NL-MISSION-07 = A Scene's special rules beat the general rules and the cards; a Skill beats the general rules.
    .ruling = How we play it: but no Skill carries you on once you walk in among Ghouls.

## SKILL

rule-NL-SKILL-SLIPPERY-01 = Slippery: leaving a Zone with Ghouls costs you nothing extra.
    .ruling = How we play it: as in Second Edition, but Ghouls that you walk into still stop you.
rule-NL-SKILL-BARBARIAN-01 = Barbarian: in Melee, each weapon may roll as many dice as there are Ghouls in your Zone. Bonus dice come on top.
rule-NL-SKILL-PLUS1ACTION-01 = +1 Action: one more Action every Turn, for anything.
rule-NL-SKILL-PLUS1FREE-01 = +1 free Action: once per Turn, one Action of the named kind is free.
rule-NL-SKILL-PLUS1DIE-01 = +1 die: every weapon you use in attacks of the named kind rolls 1 more die.
rule-NL-SKILL-SNIPER-01 = Sniper: you pick the targets of your Ranged Actions freely, and your misses hit no friends.
rule-NL-SKILL-OTHERS-01 = All other Skills mean what they mean in Second Edition, with Ghouls in the place of Zombies.
    .ruling = How we play it: closed Barricades count like closed doors, Ghouls stop every Move, and cards come from a deck that your mode allows. Skills with nothing to act on are left out.
rule-NL-SKILL-GENERAL-01 = A new Skill works at once, in the same Turn. The same Skill from two sources stacks as far as its words allow.
    .ruling = How we play it: “once per Turn” means once in each of your own Turns, and once in each Action that Born leader gives you.
