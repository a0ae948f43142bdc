

## SETUP

rule-Z2-SETUP-01 = The board is built from nine tiles with two sides, V and R. A mission never uses both sides of the same number.
rule-Z2-SETUP-02 = There are 12 Survivors and 76 Zombies: 40 Walkers, 16 Fatties, 16 Runners and 4 Abominations. When a type runs out, its Zombies act again.
rule-Z2-SETUP-03 = The game uses 107 small cards: 63 Equipment, 40 Zombie cards and 4 Abominations.
rule-Z2-SETUP-04 = The Equipment cards are 6 Starting Equipment, 45 in the Equipment deck, 11 in the Pimpweapon deck and 1 Car reference.
rule-Z2-SETUP-05 = Starting Equipment is a Baseball Bat, a Crowbar, a Fire Axe and 3 Pistols.
rule-Z2-SETUP-06 = The Equipment deck holds 45 cards: weapons, food, Flashlights, ammunition and 4 nasty surprises named Aaahh!!
rule-Z2-SETUP-07 = The Pimpweapon deck holds 9 splendid weapons, one of each, and 2 Aaahh!! cards.
    .ruling = How we play it: Aaahh!! does the same from either deck.
rule-Z2-SETUP-08 = The box limits the tokens: 3 cars, 17 Doors (one Blue, one Green), 11 Objectives (one may be Blue, one Green), 12 Crates, 8 Spawn tokens and 1 Exit.
rule-Z2-SETUP-09 = A standard team is 6 of the 12 Survivors.
    .ruling = How we play it: six dice in the box is no limit; roll as many as your attack gives you.
rule-Z2-SETUP-10 = From 1 to 6 players win or lose together. Share the six Survivors among you as you like; one person may play them all.
rule-Z2-SETUP-11 = Pick a mission, lay out its tiles and put its tokens and figures where the map shows them. Every tile has one spot for an Objective and one for a Crate.
rule-Z2-SETUP-12 = Every door on a tile starts closed unless the mission opens it or makes it special.
rule-Z2-SETUP-13 = Choose your Survivors; you are one team and sit in any order. Each Survivor has a dashboard with an ID card and a colour.
rule-Z2-SETUP-14 = Five decks are shuffled apart: Starting Equipment, Equipment, Pimpweapons, Zombies and Abominations.
rule-Z2-SETUP-15 = All 6 Starting Equipment cards are dealt out at random, as evenly as possible. If they do not divide evenly, you choose who gets the rest.
rule-Z2-SETUP-16 = Your Survivors begin in the Starting Zone or Zones the mission names.
rule-Z2-SETUP-17 = You begin with 0 Adrenaline at the Blue Level, in full Health, with your Blue Skill ready.
rule-Z2-SETUP-18 = Put your Starting Equipment into your Hands or your Backpack as you like, for free.
rule-Z2-SETUP-19 = Whoever was dealt the Fire Axe is the first player of the first round.
rule-Z2-SETUP-20 = A classic Survivor has 3 Health and no special trick.
rule-Z2-SETUP-21 = A Kid has 2 Health, and once per Turn makes one Move as if Slippery.
    .ruling = How we play it: the Kid's Slippery Move comes back in each of its own Turns.

## ROUND

rule-Z2-ROUND-01 = A round is the Player Phase, the Zombie Phase and the End Phase, again and again until you win or lose.
rule-Z2-ROUND-02 = The first player begins and activates their Survivors one after another, in any order. Finish one before you start the next.
rule-Z2-ROUND-03 = When all your Survivors have acted, the player on your left goes on. The phase ends when everybody is done.
rule-Z2-ROUND-04 = You have 3 Actions per Turn at the Blue Level; Skills add more. Unless a rule limits it, you may do the same thing several times.
rule-Z2-ROUND-05 = "Once per Turn" means once in that Survivor's own Turn, and it comes back in the next one.
    .ruling = How we play it: an extra Turn is a new Turn, so it refreshes these limits.
rule-Z2-ROUND-06 = In the Zombie Phase all Zombies first activate; then new ones appear in every active Spawn Zone.
rule-Z2-ROUND-07 = In the End Phase all Noise tokens go away, then the next player to the left becomes first player.
    .ruling = How we play it: Noise that a mission makes permanent stays.
rule-Z2-ROUND-08 = In the End Phase every empty weapon is loaded for free, and Skills such as Medic and Regeneration take effect.
    .ruling = How we play it: you choose the order of Medic and Regeneration.
rule-Z2-ROUND-09 = A mission's special rules beat everything else; a Skill beats the general rules.
    .ruling = How we play it: when a mission and a Skill disagree, the mission wins.
rule-Z2-ROUND-10 = You may stop early. Actions you do not use are gone, free ones too.

## WIN

rule-Z2-WIN-01 = You win the very moment the last objective is met, even in the middle of a phase.
rule-Z2-WIN-02 = You lose the very moment any Survivor is eliminated.
    .ruling = How we play it: if the same blow kills a Survivor and completes the mission, you lose.
rule-Z2-WIN-03 = You lose when the mission can no longer be won.
    .ruling = How we play it: the game notices the dead ends that missions name; for any other you may concede.
rule-Z2-WIN-04 = You lose when a losing condition of the mission comes true.
rule-Z2-WIN-05 = There is one result for all players.
rule-Z2-WIN-06 = At the end of your Turn, if you stand in the Exit Zone and no Zombie does, you may leave the board. It costs no Action.
    .ruling = How we play it: each Survivor decides alone, and may stay to help.
rule-Z2-WIN-07 = Where objectives come in order, later ones count only when the earlier ones are done, and nobody may escape before that.
rule-Z2-WIN-08 = A Survivor who has escaped is gone: no Turns, no Noise, nothing to see or attack. They count as having made it.
    .ruling = How we play it: the highest Danger Level they reached still counts for spawning.

## LOS

rule-Z2-LOS-01 = Survivors and Zombies see by the same rules.
rule-Z2-LOS-02 = On the street you see straight ahead in the four directions, never diagonally, until a wall or the edge of the board.
rule-Z2-LOS-03 = In a building you see your own room and every room joined to it by an opening, but no farther.
    .ruling = How we play it: the shape of the rooms does not matter, only that they share an opening.
rule-Z2-LOS-04 = From a room you see out through an opening, and along the street in that direction as far as it runs.
    .ruling = How we play it: straight out through the opening, not sideways along the street.
rule-Z2-LOS-05 = From the street you see through an opening into the first room behind it, and no deeper.
    .ruling = How we play it: it does not matter how far down the street you stand.
rule-Z2-LOS-06 = A closed door blocks your sight. An open one does not.
rule-Z2-LOS-07 = You can look out of one building, across the street and into another, as long as it is one straight line; you see one room deep over there.
    .ruling = How we play it: allowed, so that sight always works both ways.
rule-Z2-LOS-08 = Nobody blocks your view, neither friends nor Zombies.
rule-Z2-LOS-09 = You always see your own Zone.

## MOVE

rule-Z2-MOVE-01 = Indoors a Zone is one room. On the street it is the stretch between two crosswalks, or between a crosswalk and the edge of the board.
rule-Z2-MOVE-02 = You move only between Zones that share an edge. Corners do not count, so nobody moves diagonally.
rule-Z2-MOVE-03 = On the street you move freely. Between street and building you need an open door or another opening.
rule-Z2-MOVE-04 = From room to room you need an opening. Where the figures stand inside a room does not matter.
rule-Z2-MOVE-05 = Moving costs 1 Action and takes you one Zone. Walls and closed doors stop you.
rule-Z2-MOVE-06 = Leaving a Zone with Zombies costs 1 extra Action for each Zombie there. If you cannot pay it all, you stay.
    .ruling = How we play it: a free Move pays for the Move only; the extra Actions are ordinary ones.
rule-Z2-MOVE-07 = Walking into Zombies ends your Move at once, even if you could go farther, unless you are Slippery.
rule-Z2-MOVE-08 = Only the Zombies in the Zone you start from cost extra.
rule-Z2-MOVE-09 = A Kid's Slippery Move covers the whole Move, also one that a Skill gives: nothing extra for leaving, no stop on the way.

## EQUIP

rule-Z2-EQUIP-01 = A weapon is Melee or Ranged. With a Melee weapon you strike in your own Zone.
rule-Z2-EQUIP-02 = Firing into your own Zone is still a Ranged Action: targets are chosen in order, misses hit friends, and Ranged Skills help.
rule-Z2-EQUIP-03 = Bats, bars, axes and blades are Melee weapons; guns are Ranged weapons. Some fine pieces are both.
rule-Z2-EQUIP-04 = You never run out of ammunition. Bullets or Shells on a weapon only tell which ammunition card helps it.
rule-Z2-EQUIP-05 = With Plenty of Bullets or Plenty of Shells, even in the Backpack, you may re-roll all dice of an attack with a weapon of that kind.
    .ruling = How we play it: once per attack, the new roll stands, and a second copy adds nothing.
rule-Z2-EQUIP-06 = Only Equipment with the door symbol opens doors, only a weapon kills. Each use has its own mark, noisy or silent.
rule-Z2-EQUIP-07 = The Fire Axe is noisy on doors and silent on heads.
rule-Z2-EQUIP-08 = The Chainsaw is noisy whatever you do with it.
rule-Z2-EQUIP-09 = Crowbar, Fire Axe and Chainsaw both open doors and kill. Only the Crowbar opens them silently.
rule-Z2-EQUIP-10 = A weapon shows its Range in Zones, how many dice you roll, what each die needs to hit, and the Damage of each hit.
rule-Z2-EQUIP-11 = Damage is counted hit by hit. Several weak hits never add up on one target.
rule-Z2-EQUIP-12 = Every weapon has the numbers of its card: open a card to see Range, Dice, Accuracy, Damage and what it can do besides.
rule-Z2-EQUIP-13 = No weapon has Damage 3 by itself. You get there with Skills or a mission's rules.
rule-Z2-EQUIP-14 = Bag of Rice, Canned Food and Water are food: discard one to gain 3 AP.
    .ruling = How we play it: eating works from Hand or Backpack and costs no Action.
rule-Z2-EQUIP-15 = Draw Aaahh!! and a Walker appears in your Zone. The card is discarded, never kept.
    .ruling = How we play it: this happens with Searches and with Crates alike.

## NOISE

rule-Z2-NOISE-01 = Attack or open a door with something noisy and a Noise token goes where you stand, not where you aim.
rule-Z2-NOISE-02 = One Action makes at most one Noise token, however many dice, hits or weapons it has.
rule-Z2-NOISE-03 = Noise stays where it was made, even when you walk away.
rule-Z2-NOISE-04 = Every Survivor on the board counts as one Noise, all the time.
rule-Z2-NOISE-05 = All Noise tokens are removed in the End Phase.
rule-Z2-NOISE-06 = A Zone is as loud as its Noise tokens and its Survivors together, Companions included. Zombies make no Noise.
rule-Z2-NOISE-07 = There is no limit to the Noise you can make.
    .ruling = How we play it: the tokens in the box never run out.

## ADREN

rule-Z2-ADREN-01 = Every Zombie you eliminate gives you its Adrenaline at once: 1 AP, or 5 for an Abomination.
rule-Z2-ADREN-02 = Adrenaline comes from other things, too: usually 5 AP for taking an Objective, and some for food.
rule-Z2-ADREN-03 = Your Danger Level is Blue up to 6 AP, Yellow from 7, Orange from 19 and Red from 43.
rule-Z2-ADREN-04 = At the Blue Level you have your Blue Skill.
    .ruling = How we play it: if your card lists several Blue Skills, you have them all.
rule-Z2-ADREN-05 = At the Yellow Level, 7 AP, you gain a fourth Action.
rule-Z2-ADREN-06 = At the Orange Level, 19 AP, choose one of your two Orange Skills.
rule-Z2-ADREN-07 = At the Red Level, 43 AP, choose one of your three Red Skills.
rule-Z2-ADREN-08 = You keep every Skill you have earned.
rule-Z2-ADREN-09 = Zombie cards are read on the line of the highest Danger Level any Survivor has reached, whoever's Turn it is.
rule-Z2-ADREN-10 = If one award takes you past several levels, you get the Skill of each, in order.
rule-Z2-ADREN-11 = In a normal game, Adrenaline beyond 43 changes nothing more.
    .ruling = How we play it: we keep counting, for the statistics.
rule-Z2-ADREN-12 = Your Adrenaline and your Danger Level never go down.

## INV

rule-Z2-INV-01 = You carry up to five cards: one in each Hand and three in the Backpack.
rule-Z2-INV-02 = You may throw away your own cards at any time, for free, even in somebody else's Turn.
    .ruling = How we play it: at any time except in the middle of a roll.
rule-Z2-INV-03 = What you hold in a Hand works. What lies in the Backpack does nothing until you take it in Hand.
rule-Z2-INV-04 = A card that says it may be used in the Backpack works from anywhere you carry it.
rule-Z2-INV-05 = Both Hands are ready: choose for each attack which weapon you use.
rule-Z2-INV-06 = Rearranging cards is free only when a rule says so, for example after a Search. Otherwise it costs an Action.
rule-Z2-INV-07 = You can never carry more than fits. A new card without a place must replace another or be discarded.
rule-Z2-INV-08 = Discarded Equipment goes to the discard pile and may come back. Starting Equipment and Pimpweapons are gone for good.
    .ruling = How we play it: a discarded Pimpweapon never enters the Equipment deck.

## ZTYPE

rule-Z2-ZTYPE-01 = There are Walkers, Fatties, Runners and Abominations. Each has 1 Action when it activates; Runners have 2.
rule-Z2-ZTYPE-02 = A Zombie falls to a single hit with enough Damage, and you get its Adrenaline at once. Weaker hits leave no mark.
rule-Z2-ZTYPE-03 = Walker: deals 1 Wound, falls to Damage 1, worth 1 AP.
rule-Z2-ZTYPE-04 = Fatty: deals 1 Wound, falls to Damage 2, worth 1 AP. Damage 1 never hurts it, however often you hit.
rule-Z2-ZTYPE-05 = Runner: deals 1 Wound per attack, falls to Damage 1, worth 1 AP, and acts twice.
rule-Z2-ZTYPE-06 = Abomination: deals 1 Wound, falls to Damage 3 or a Molotov, worth 5 AP.
rule-Z2-ZTYPE-07 = Eliminated Zombies go back to the reserve and will be seen again.

## ABOM

rule-Z2-ABOM-01 = When a card calls for an Abomination and none is on the board, draw an Abomination card: it appears in the Zone being spawned.
rule-Z2-ABOM-02 = If one is already on the board, no second one comes. The one you have activates once more instead.
rule-Z2-ABOM-03 = Which Abomination comes is drawn at random: Hobomination, Abominacop, Abominawild or Patient 0.
    .ruling = How we play it: cards of dead Abominations are shuffled back when the deck is empty.
rule-Z2-ABOM-04 = If Skills or a mission bring a hit to Damage 3, it kills an Abomination like any other Zombie.
rule-Z2-ABOM-05 = Hobomination: nobody in its Zone can make a Combat Action of any kind.
    .ruling = How we play it: you may shoot it from elsewhere and run it over with a car, but not throw a Molotov from inside its Zone.
rule-Z2-ABOM-06 = Leaving the Hobomination's Zone costs the usual extra Action for it and for each other Zombie there.
rule-Z2-ABOM-07 = Abominacop: it takes Ranged hits before everything else, even before Fatties.
rule-Z2-ABOM-08 = Abominawild: a Molotov in its Zone kills only the Abominawild. Everybody else there survives, and nothing else burns.
    .ruling = How we play it: the Molotov is used up, and such a throw does not count for a mission step that asks for one.
rule-Z2-ABOM-09 = Patient 0 has no special rule. It does not need one.
rule-Z2-ABOM-10 = Before the game you may take Abominations out of the deck or add others. Only those in the deck can appear.
    .ruling = How we play it: with an empty deck, a card that calls for an Abomination brings none.

## SEARCH

rule-Z2-SEARCH-01 = Search for 1 Action, inside a building, with no Zombies in your Zone.
rule-Z2-SEARCH-02 = Draw the top Equipment card. Keep it and rearrange what you carry for free, or discard it.
rule-Z2-SEARCH-03 = You Search only once per Turn, free Searches included, unless a Skill says otherwise.
rule-Z2-SEARCH-04 = When the Equipment deck is empty, the discarded Equipment is shuffled into a new one, without Starting Equipment.
    .ruling = How we play it: shuffled when the next card is needed; if nothing is left, you find nothing.
rule-Z2-SEARCH-05 = Find Aaahh!! and a Walker joins you.
    .ruling = How we play it: if you drew two cards, you still keep or discard the other one.
rule-Z2-SEARCH-06 = The Walker from Aaahh!! does not act at once, but while it stands there you cannot Search in that Zone.
    .ruling = How we play it: it is no Zombie card, so it neither rushes nor triggers Skills that react to cards.
rule-Z2-SEARCH-07 = Taking a Pimpweapon Crate is not a Search.
    .ruling = How we play it: Zombies do not prevent it, it is not limited to once per Turn, and a Flashlight does not help.

## DOOR

rule-Z2-DOOR-01 = Open a door of your Zone for 1 Action with a door-opening tool in your Hand. It always works.
rule-Z2-DOOR-02 = An open door is an opening from then on, for everybody.
rule-Z2-DOOR-03 = If your tool is noisy on doors, a Noise token goes to your Zone.
rule-Z2-DOOR-04 = An open door can never be closed again.
rule-Z2-DOOR-05 = A coloured door opens only when its condition is met, usually when the Objective of that colour has been taken. The mission tells.
rule-Z2-DOOR-06 = Zombies around you do not prevent opening a door, and Zombies never open doors.

## BSPAWN

rule-Z2-BSPAWN-01 = The first time a building is opened, Zombies appear in it at once. Further doors of the same building bring none.
rule-Z2-BSPAWN-02 = A building is all rooms joined by openings, even across tiles. Only its dark rooms spawn Zombies.
    .ruling = How we play it: rooms behind a closed inner door belong to another building.
rule-Z2-BSPAWN-03 = Draw one Zombie card for each dark room, in the order you choose, and place its Zombies before you draw the next.
rule-Z2-BSPAWN-04 = Each dark room gets exactly one card. Say which room is next before you see the card.
    .ruling = How we play it: you decide room by room, not the whole order at once.
rule-Z2-BSPAWN-05 = Zombies of a Rush card act at once; then the building goes on.
rule-Z2-BSPAWN-06 = An extra Activation card puts nothing into the room. All Zombies of its type on the board act at once, except at the Blue Level, where nothing happens.
rule-Z2-BSPAWN-07 = If the Zombie deck runs out, shuffle the discarded cards into a new one, even in the middle of a building.
rule-Z2-BSPAWN-08 = A building that is open from the start never spawns, unless the mission says so.
rule-Z2-BSPAWN-09 = A building with a Survivor inside at the start never spawns either. Companions do not count for this.
rule-Z2-BSPAWN-10 = All this happens inside your Action. When it is over, your Turn goes on.
rule-Z2-BSPAWN-11 = The Danger Level is looked up again for every card, since somebody may have levelled up in between.

## TRADE

rule-Z2-TRADE-01 = For 1 Action, rearrange all your cards and swap any number of them with one other Survivor in your Zone.
rule-Z2-TRADE-02 = Your partner may rearrange their own cards for free.
rule-Z2-TRADE-03 = A trade need not be fair: you may give for nothing, if both players agree. Everything must fit in the end.
rule-Z2-TRADE-04 = Zombies do not prevent a trade, but you must share a Zone.
rule-Z2-TRADE-05 = A traded weapon stays loaded or empty, as it was.

## OBJ

rule-Z2-OBJ-01 = Take or activate an Objective in your Zone for 1 Action. The mission says what it does.
rule-Z2-OBJ-02 = Taking an Objective gives you 5 AP unless the mission says otherwise, and the token leaves the board.
rule-Z2-OBJ-03 = Objectives and Crates stand on the spots printed on their tiles.
rule-Z2-OBJ-04 = Take a Pimpweapon Crate in your Zone for 1 Action: you get a random Pimpweapon and rearrange your cards for free. There is no Adrenaline for it.
    .ruling = How we play it: if it is an Aaahh!!, a Walker appears, you get no weapon and the Crate is spent.
rule-Z2-OBJ-05 = When no Pimpweapon is left, a Crate is empty.
rule-Z2-OBJ-06 = Zombies in the Zone do not prevent taking an Objective or a Crate.
rule-Z2-OBJ-07 = A taken Objective is simply gone. Where a mission has you carry it, it takes no place among your cards.
rule-Z2-OBJ-08 = Facedown Objectives all look Red. You learn the colour, and what it does, when you take one.

## ACT

rule-Z2-ACT-01 = Make Noise for 1 Action: put a Noise token in your Zone. Do it as often as you like.
rule-Z2-ACT-02 = Do Nothing ends your Turn; the Actions you have left are lost.
rule-Z2-ACT-03 = You may Move, Search, open a door, Reorganize or Trade, attack, take an Objective, make Noise or do nothing; sometimes reload, use a car, rally a Companion or do what the mission offers. Each costs 1 Action unless stated otherwise.
rule-Z2-ACT-04 = A free Action is good for its own kind only, and does not use up your ordinary ones.
rule-Z2-ACT-05 = Without a fitting Action left you cannot act. Your Turn ends when nothing is left or when you say so.

## ZATK

rule-Z2-ZATK-01 = When Zombies activate, all attacks on the board come first, then all moves. With one Action a Zombie attacks or moves, never both.
rule-Z2-ZATK-02 = Every Zombie in a Zone with Survivors attacks. It never misses and deals 1 Wound.
rule-Z2-ZATK-03 = You share out the Wounds dealt in a Zone among the Survivors there as you like, one by one.
rule-Z2-ZATK-04 = Each Wound costs 1 Health. At 0 the Survivor is eliminated and the game is lost.
rule-Z2-ZATK-05 = All the Zombies in the Zone join the attack, even if fewer would do. None of them walks on instead.
rule-Z2-ZATK-06 = Every Wound must go to somebody in that Zone. If there are more than you can bear, somebody dies.
    .ruling = How we play it: where a Companion may die without losing the game, you finish sharing out the Wounds.
rule-Z2-ZATK-07 = The Wounds of a Zone are shared out together, not Zombie by Zombie. Each one remembers who dealt it, for Skills that care.

## ZMOVE

rule-Z2-ZMOVE-01 = A Zombie that did not attack moves 1 Zone. It first picks where it wants to go, then takes the shortest open way there.
rule-Z2-ZMOVE-02 = Zombies that see Survivors go for the loudest Zone with Survivors in sight.
rule-Z2-ZMOVE-03 = Zombies that see nobody go for the loudest Zone of the whole board, with or without Survivors in it.
    .ruling = How we play it: a Zone with nothing but Noise tokens attracts only those who see no Survivor.
rule-Z2-ZMOVE-04 = Loud beats near: how far away the Zone is does not matter.
rule-Z2-ZMOVE-05 = Zombies take the shortest way through open Zones. Other Zombies are never in their way.
rule-Z2-ZMOVE-06 = With no open way to the Zone they want, they stay where they are.
    .ruling = How we play it: they do not settle for a quieter Zone that they could reach.
rule-Z2-ZMOVE-07 = If several ways are equally short, the Zombies of a Zone split up, each type as evenly as possible.
rule-Z2-ZMOVE-08 = If several Zones are equally loud, they split up in the same way.
    .ruling = How we play it: the tied Zones may lie at different distances.
rule-Z2-ZMOVE-09 = If they do not divide evenly, groups differ by one at most, and you decide where the odd ones go.
rule-Z2-ZMOVE-10 = A lone Zombie of its type goes the way you choose.
rule-Z2-ZMOVE-11 = They split over the Zones they can step into next.
    .ruling = How we play it: two ways that begin with the same step count as one.
rule-Z2-ZMOVE-12 = If only some of the equally loud Zones can be reached, they go only there.
    .ruling = How we play it: they stand still only if none of them can be reached.
rule-Z2-ZMOVE-13 = A Zombie that sees nobody and already stands in the loudest Zone stays there.
    .ruling = How we play it: if its Zone ties with others, staying is one of the ways they split.
rule-Z2-ZMOVE-14 = All Zombies of one activation decide by the same board. Moving Zombies make no noise and block nobody, so their order does not matter.
rule-Z2-ZMOVE-15 = Any number of Zombies and Survivors fits into a Zone.
rule-Z2-ZMOVE-16 = Splitting divides the Zombies that are there. It never adds any.

## RUNNER

rule-Z2-RUNNER-01 = Runners have 2 Actions. When all Zombies have done their first one, the Runners go again: attacks, then moves.
rule-Z2-RUNNER-02 = For its second Action a Runner looks again: with a Survivor in its Zone it attacks, otherwise it moves.
rule-Z2-RUNNER-03 = Runners have 2 Actions in every activation, extra ones included.
rule-Z2-RUNNER-04 = Wounds from the Runners' first and second Actions are shared out separately.
    .ruling = How we play it: they are two attack steps, which matters for Tough.

## SPAWN

rule-Z2-SPAWN-01 = After the activation, each active Spawn Zone draws one Zombie card: the Starting Spawn Zone first, the others clockwise.
rule-Z2-SPAWN-02 = The order of the Spawn Zones is fixed for each mission; the board numbers them.
rule-Z2-SPAWN-03 = Place the Zombies on the card's line for the highest Danger Level among you.
rule-Z2-SPAWN-04 = Each card is finished, with everything it sets off, before the next one is drawn.
rule-Z2-SPAWN-05 = When the Zombie deck runs out, the discarded Zombie cards become the new deck.
rule-Z2-SPAWN-06 = Blue and Green Spawn Zones sleep until something wakes them, usually taking the Objective of their colour.
rule-Z2-SPAWN-07 = A Spawn Zone that wakes up spawns from the next Zombie Phase on.
    .ruling = How we play it: woken in the Player Phase, it spawns in this same round; woken in a Zombie Phase, in the next round.
rule-Z2-SPAWN-08 = A Zone with several Spawn tokens draws one card for each token.
    .ruling = How we play it: moving tokens together does not reduce the horde.
rule-Z2-SPAWN-09 = Freshly spawned Zombies do not act this phase, except by a Rush or an extra Activation.
rule-Z2-SPAWN-10 = An extra Activation card is that Zone's card for the round. No other is drawn for it.
rule-Z2-SPAWN-11 = The Zombie deck has 40 cards, numbered 1 to 40. Each says what comes at each Danger Level.

## RUSH

rule-Z2-RUSH-01 = Zombies from a Rush card act as soon as they are placed: they attack or move.
rule-Z2-RUSH-02 = Only the Zombies of that card rush, not the others of their type.
rule-Z2-RUSH-03 = Runners never rush. They are fast enough.
rule-Z2-RUSH-04 = Skills that react to a spawn come after the Zombies are placed and before they rush.
rule-Z2-RUSH-05 = Zombies killed before their Rush do nothing. The others still rush.
rule-Z2-RUSH-06 = Zombies that have rushed may be activated again by a later card.

## EXTRA

rule-Z2-EXTRA-01 = An extra Activation card places nothing. Every Zombie of the named type on the board acts at once.
rule-Z2-EXTRA-02 = At the Blue Level an extra Activation card does nothing at all.
rule-Z2-EXTRA-03 = An extra activation is a full one for that type: attacks, then moves, twice for Runners.
rule-Z2-EXTRA-04 = Four of the Zombie cards are extra Activations: two for Walkers, one for Fatties, one for Runners.

## POOL

rule-Z2-POOL-01 = If there are not enough Zombies of a type left, place what there is; then all Zombies of that type on the board act once more.
rule-Z2-POOL-02 = One shortage gives one extra activation, however many were missing. Several shortages give several.
rule-Z2-POOL-03 = A shortage makes Zombies act at any Danger Level, even at Blue.
rule-Z2-POOL-04 = On a shortage with a Rush card, the new Zombies rush first, then all of their type act.
    .ruling = How we play it: so the rushing ones act twice.
rule-Z2-POOL-05 = A shortage counts wherever Zombies appear: in buildings, by the mission, by Aaahh!!
rule-Z2-POOL-06 = Abominations never run short this way; they have their own rule.

## DICE

rule-Z2-DICE-01 = Roll as many dice as your weapon shows, plus any bonus.
rule-Z2-DICE-02 = Each die that reaches the weapon's Accuracy is a hit. Lower is a miss.
rule-Z2-DICE-03 = No bonus lets you hit on less than 2: a rolled 1 always misses.
    .ruling = How we play it: this also holds with +1 to dice rolls.
rule-Z2-DICE-04 = A hit strikes one target with the weapon's full Damage. That is enough to kill, or it does nothing.
rule-Z2-DICE-05 = Walkers and Runners fall to Damage 1, Fatties to 2, Abominations to 3. More is fine, too.
rule-Z2-DICE-06 = Hits you have no target for are lost. They never strike a friend.
rule-Z2-DICE-07 = A re-roll takes all the dice again and the new roll stands. It comes before anything that looks at the final result.

## DUAL

rule-Z2-DUAL-01 = With the same Dual weapon in each Hand you use both in a single Action.
rule-Z2-DUAL-02 = Both weapons must aim at the same Zone.
rule-Z2-DUAL-03 = You may use just one of them if you prefer.
rule-Z2-DUAL-04 = A Skill that makes weapons Dual does not change this: you still need two of the same name.
rule-Z2-DUAL-05 = An attack with two weapons is one Action: at most one Noise, and it counts once.
rule-Z2-DUAL-06 = The Evil Twins are one card in one Hand, with numbers of their own. They are not Dual.

## MELEE

rule-Z2-MELEE-01 = A Melee attack needs a Melee weapon in Hand and strikes your own Zone. You give each hit to any Zombie there.
rule-Z2-MELEE-02 = A miss in Melee hurts nobody.

## RANGED

rule-Z2-RANGED-01 = A Ranged attack needs a Ranged weapon in Hand and a Zone you can see, within Range. You aim at a Zone, not at somebody in it.
rule-Z2-RANGED-02 = The target Zone must be no nearer than the weapon's shortest Range and no farther than its longest.
rule-Z2-RANGED-03 = You shoot past everybody in between without harming them, and Zombies around you do not stop you from shooting elsewhere.
rule-Z2-RANGED-04 = A shot into your own Zone is a Ranged Action in every respect.
rule-Z2-RANGED-05 = You may shoot at a Zone without Zombies.
    .ruling = How we play it: your misses still hit the Survivors there.
rule-Z2-RANGED-06 = Range is counted along your line of sight.

## TARGET

rule-Z2-TARGET-01 = Ranged hits go first to Fatties and Abominations, then to Walkers, last to Runners. One kind must be gone before the next is hit.
rule-Z2-TARGET-02 = Between targets of the same rank you choose.
    .ruling = How we play it: the shooter decides.
rule-Z2-TARGET-03 = A hit that is too weak for its target is lost, and that target keeps shielding the rest: while a Fatty stands, Damage 1 shots harm nobody there.
rule-Z2-TARGET-04 = An Abomination shields the others in the same way from anything below Damage 3.
rule-Z2-TARGET-05 = In Melee you choose your targets freely.
rule-Z2-TARGET-06 = One hit removes one Zombie, unless Reaper helps.

## FF

rule-Z2-FF-01 = You cannot hit yourself with your own attack.
    .ruling = How we play it: a Molotov is another matter.
rule-Z2-FF-02 = When you shoot at a Zone with other Survivors, every miss hits one of them. You choose whom.
rule-Z2-FF-03 = Each stray shot deals as many Wounds as your weapon's Damage.
    .ruling = How we play it: fixed Damage bonuses count, bonuses for rolled sixes do not.
rule-Z2-FF-04 = Only misses hit friends. Hits you do not need are simply lost.
rule-Z2-FF-05 = Friends get hit even when there is no Zombie in the Zone.
rule-Z2-FF-06 = If you shoot into your own Zone, your misses hit the others there, never you.
rule-Z2-FF-07 = Companions can be hit by stray shots, too.

## MOLOTOV

rule-Z2-MOLOTOV-01 = Throw a Molotov from your Hand with a Ranged Action: discard it, roll no dice, and the target Zone burns.
rule-Z2-MOLOTOV-02 = Everybody in that Zone is eliminated: Zombies, Abominations and Survivors alike.
rule-Z2-MOLOTOV-03 = You earn the Adrenaline for every Zombie it kills.
rule-Z2-MOLOTOV-04 = A thrown Molotov goes to the Equipment discard pile and may come back.
rule-Z2-MOLOTOV-05 = If anything lets you throw a Molotov into your own Zone, you burn with it.
    .ruling = How we play it: fire needs no hit, so it spares nobody.
rule-Z2-MOLOTOV-06 = A throw needs Range and sight like any Ranged attack. Who stands in front does not matter.

## RELOAD

rule-Z2-RELOAD-01 = A Reload weapon is empty after every shot and must be reloaded before it fires again.
rule-Z2-RELOAD-02 = Reloading costs 1 Action. In the End Phase all weapons are loaded for free, wherever they are.
rule-Z2-RELOAD-03 = An empty weapon stays empty when you hand it on.
rule-Z2-RELOAD-04 = One reload loads both weapons you fired together.
    .ruling = How we play it: two weapons fired in separate Actions need one reload each.
rule-Z2-RELOAD-05 = You may also fire two Dual weapons one after the other, at different Zones, for 1 Action each.
rule-Z2-RELOAD-06 = To reload a weapon with an Action you must hold it in a Hand.

## FLASH

rule-Z2-FLASH-01 = With a Flashlight you draw 2 cards when you Search.
rule-Z2-FLASH-02 = A second Flashlight, or the Skill of the same effect, adds nothing.
rule-Z2-FLASH-03 = The Flashlight works from anywhere you carry it.
rule-Z2-FLASH-04 = You keep or discard each of the two cards as you like, then rearrange everything for free.

## EQSKILL

rule-Z2-EQSKILL-01 = A Skill on a weapon works only while you attack with that weapon.
rule-Z2-EQSKILL-02 = A Skill on any other card works as long as you carry the card.

## FEST

rule-Z2-FEST-01 = Abomination Fest, if you choose to play it: several Abominations may be on the board at once.
rule-Z2-FEST-02 = In the Fest, the first Abomination comes as usual.
rule-Z2-FEST-03 = In the Fest, when another one is called, all those on the board act first; then the new one appears and waits.
rule-Z2-FEST-04 = You may set a maximum. Once it is reached, a card only makes the Abominations act.
rule-Z2-FEST-05 = You choose which Abominations are in the deck for the Fest.
    .ruling = How we play it: when the deck is empty, the maximum counts as reached.

## CAR

rule-Z2-CAR-01 = To do anything with a car, be in its Zone and spend 1 Action. There are Pimpmobiles and Police Cars.
rule-Z2-CAR-02 = Your Skills help neither the car nor its attacks, unless they are about cars.
rule-Z2-CAR-03 = Cars cannot be attacked or destroyed unless the mission says so.
rule-Z2-CAR-04 = Sitting in a car protects you from nothing: you are attacked as if you stood in the Zone.
    .ruling = How we play it: stray shots and Molotovs hit you as well; only Car Attacks spare people in seats.
rule-Z2-CAR-05 = You get in only if no Zombie is in the Zone and a seat is free. There is one Driver and up to three Passengers.
rule-Z2-CAR-06 = You may always get out, Zombies or not, for 1 Action.
rule-Z2-CAR-07 = Changing seats costs 1 Action and is no Move, so Zombies do not matter.
    .ruling = How we play it: you may swap with somebody who sits there.
rule-Z2-CAR-08 = Only the Driver drives, and only if the mission lets the car drive.
rule-Z2-CAR-09 = Driving is no Move: Move Skills do not help, and Zombies neither cost extra nor stop the car.
rule-Z2-CAR-10 = A car never enters a building.
rule-Z2-CAR-11 = Drive slow or fast, as you choose each time. Slow is 1 Zone and hurts nobody.
rule-Z2-CAR-12 = Fast is exactly 2 Zones without turning back. In each of them, if there are Zombies when you arrive, the car attacks.
    .ruling = How we play it: if there is no second street Zone to go on to, you cannot drive fast.
rule-Z2-CAR-13 = A Car Attack rolls 3 dice, hits on 4 or more and deals Damage 2.
rule-Z2-CAR-14 = A Car Attack hits Zombies in the same order as shots do. The Driver earns the Adrenaline.
rule-Z2-CAR-15 = A Car Attack's misses hit Survivors on foot in that Zone, never those seated in a car. Without Zombies there is no Car Attack at all.
rule-Z2-CAR-16 = Driving makes no Noise.
rule-Z2-CAR-17 = A car takes along everybody and everything in it.
rule-Z2-CAR-18 = Some missions put a Crate on a Pimpmobile: take it for 1 Action from the same Zone. It uses no seat and travels with the car.
rule-Z2-CAR-19 = A Pimpmobile holds a single Pimpweapon. A Police Car can be searched again and again.
rule-Z2-CAR-20 = Search a Police Car in your Zone for 1 Action: draw Equipment until a weapon turns up, keep it and discard the rest.
    .ruling = How we play it: a Molotov counts as a weapon.
rule-Z2-CAR-21 = Whatever improves your Searches works on a Police Car, too.
    .ruling = How we play it: with 2 cards per Search you draw until you have found two weapons.
rule-Z2-CAR-22 = An Aaahh!! in a Police Car brings its Walker and ends the Search, Flashlight or not.
    .ruling = How we play it: a weapon you found before it is yours.
rule-Z2-CAR-23 = A Police Car can be searched on the street, but still only without Zombies around and once per Turn.
rule-Z2-CAR-24 = From a seat you may shoot, trade and take things, but not walk: get out first.
    .ruling = How we play it: a seat stops you from nothing but walking.
rule-Z2-CAR-25 = Cars start where the mission shows them, as Pimpmobile or Police Car.

## DARK

rule-Z2-DARK-01 = Dark Zone mode, if you choose to play it: nobody sees into a dark room from farther than one Zone.
rule-Z2-DARK-02 = In this mode, shots at a dark room hit only on a 6. Carry a Flashlight and you shoot as usual.
    .ruling = How we play it: the Flashlight does not let you see any farther into the dark.
rule-Z2-DARK-03 = Bonuses to your roll still help in the dark, and what needs no roll, such as a Molotov, still works.
rule-Z2-DARK-04 = Melee attacks are as good in the dark as anywhere.
rule-Z2-DARK-05 = The rooms that spawn Zombies when a building opens and the rooms of this mode are the same dark rooms.

## COMP

rule-Z2-COMP-01 = Companions are Survivors that nobody plays, to be found, saved or led. The mission says how, and its rules come first.
rule-Z2-COMP-02 = You choose which Companion goes where, unless the mission draws them at random.
rule-Z2-COMP-03 = Survivors with a Starts-with Skill cannot be Companions. Draw another one instead.
rule-Z2-COMP-04 = A Companion you lead lends you its Blue Skill, the first one if it has several. It takes no place among your cards.
rule-Z2-COMP-05 = You may trade a Companion like a card. Whoever gets it is its new Leader and has its Skill.
rule-Z2-COMP-06 = You may lead several Companions.
rule-Z2-COMP-07 = Rally a Companion without a Leader in your Zone for 1 Action, and it follows you.
rule-Z2-COMP-08 = A Companion is a Survivor: it counts as 1 Noise and stray shots can hit it.
rule-Z2-COMP-09 = Any Wound eliminates a Companion, and then the game is lost unless the mission says otherwise.
rule-Z2-COMP-10 = A Companion goes wherever its Leader goes, with the Leader's Skills, on foot or by car.
rule-Z2-COMP-11 = In a car, a Companion needs a Passenger seat. Without enough seats for all of them, their Leader cannot get in.
rule-Z2-COMP-12 = A Companion carries nothing and has no Actions.
rule-Z2-COMP-13 = A building that holds only Companions at the start still spawns when it is opened.
rule-Z2-COMP-14 = Zombies hunt a Companion like any Survivor, with or without a Leader.

## ULTRA

rule-Z2-ULTRA-01 = Ultrared mode: when you reach the Red Level, your Adrenaline starts again at 0 plus whatever was left over. You stay Red and keep all your Skills.
rule-Z2-ULTRA-02 = On the new lap, each level you pass again gives you a Skill of that level you have not taken yet.
rule-Z2-ULTRA-03 = A level with no Skill left gives nothing, as long as other levels still have some.
rule-Z2-ULTRA-04 = When you have them all, each lap gives you any Skill of your choice at Orange and another at Red.
    .ruling = How we play it: not one you already have, and none of the Starts-with Skills.
rule-Z2-ULTRA-05 = On later laps you still count as Red, for spawning and for everything else.

## TUNE

rule-Z2-TUNE-01 = Zombie cards 1 to 18 are the gentler half: fewer Zombies, and no Abomination at the Blue Level.
rule-Z2-TUNE-02 = Zombie cards 19 to 36 are the harder half: more Zombies early on, and Abominations from the Blue Level.
rule-Z2-TUNE-03 = Zombie cards 37 to 40 are the extra Activations.
rule-Z2-TUNE-04 = Before the game, build the Zombie deck from any mix of these parts.

## SKILL

rule-Z2-SKILL-GENERAL-01 = Where a Skill and the general rules disagree, the Skill is right.
rule-Z2-SKILL-GENERAL-02 = A new Skill works at once, in the same Turn. If it brings an Action, you may use it right away.
rule-Z2-SKILL-GENERAL-03 = A Skill for Combat covers Melee and Ranged alike. One for Melee or Ranged covers only that.
rule-Z2-SKILL-GENERAL-04 = A Skill you may use once per Turn comes back in your next Turn, extra Turns included. Unused, it is lost.
rule-Z2-SKILL-GENERAL-05 = The same Skill from two sources stacks as far as its words allow: bonuses with a +1 add up, each Lucky is a re-roll of its own, each Escalation brings its own dice. What is once per Turn stays once, and what only switches something on does nothing the second time.
    .ruling = How we play it: the publisher has answered so; it goes for Skills from Companions, Brother in arms and Equipment as well.
rule-Z2-SKILL-PLUS1ACTION-01 = +1 Action: one more Action every Turn, for anything.
rule-Z2-SKILL-PLUS1DAMAGE-01 = +1 Damage: your attacks of the named kind deal 1 more Damage.
    .ruling = How we play it: your stray shots deal it as well.
rule-Z2-SKILL-PLUS1DIE-01 = +1 die: every weapon you use in attacks of the named kind rolls 1 more die, so two weapons roll 2 more.
rule-Z2-SKILL-PLUS1FREEACTION-01 = +1 free Action: once per Turn, one Action of the named kind is free.
    .ruling = How we play it: a free Search is still your one Search of the Turn, and a free Move still pays for the Zombies you leave.
rule-Z2-SKILL-PLUS1MAXRANGE-01 = +1 max Range: your Ranged weapons reach 1 Zone farther. Their shortest Range stays.
    .ruling = How we play it: you must still see the target; Molotovs fly farther, too.
rule-Z2-SKILL-PLUS1ZONE-01 = +1 Zone per Move: each Move Action takes you 1 or 2 Zones. Zombies still stop you.
    .ruling = How we play it: it does not add to Sprint; use the better of the two.
rule-Z2-SKILL-PLUS1ROLL-01 = +1 to dice roll: each die in attacks of the named kind counts 1 higher, up to 6.
    .ruling = How we play it: a 5 counts as a 6 in every way; a rolled 1 still misses.
rule-Z2-SKILL-DAMAGE2-01 = Damage 2: your weapons of the named kind with Damage 1 count as Damage 2.
    .ruling = How we play it: +1 Damage is added afterwards.
rule-Z2-SKILL-TWOCOCKTAILS-01 = 2 cocktails are better than 1: after each Molotov you throw, a die of 4 or more lets you put the card back into your Backpack.
    .ruling = How we play it: if the Backpack is full, discard another card or lose the Molotov.
rule-Z2-SKILL-AMBIDEXTROUS-01 = Ambidextrous: every weapon is Dual for you.
    .ruling = How we play it: you still need two of the same name.
rule-Z2-SKILL-BARBARIAN-01 = Barbarian: in Melee, each weapon may roll as many dice as there are Zombies in your Zone. Bonus dice come on top.
    .ruling = How we play it: it is your choice each time.
rule-Z2-SKILL-BLITZ-01 = Blitz: once per Turn, for 1 Action, Move up to 2 Zones to where you have Zombies in Range, then fire a free Ranged attack.
rule-Z2-SKILL-BLITZ-02 = Blitz follows the usual Movement rules: Zombies where you start cost extra, Zombies on the way stop you.
    .ruling = How we play it: you must go at least 1 Zone, and the free attack comes at once, at any target.
rule-Z2-SKILL-BLITZ-03 = Where you end a Blitz, there must be Zombies in Range of a Ranged weapon you hold.
    .ruling = How we play it: you must also see them.
rule-Z2-SKILL-BLOODLUST-01 = Bloodlust: once per Turn, for 1 Action, Move up to 2 Zones into Zombies, then make a free attack of the named kind.
    .ruling = How we play it: you must go at least 1 Zone.
rule-Z2-SKILL-BORNLEADER-01 = Born leader: in your Turn, give another Survivor a free Action, used at once. Then you go on.
    .ruling = How we play it: once per Turn, at no cost, to anybody on the board. The Action is a Turn of its own, as the publisher has answered: Search, a Kid's slip and once-per-Turn Skills are ready for it and are not missing from the Survivor's own Turn, and whoever stands in the Exit afterwards may leave. It cannot be used to lead somebody else.
rule-Z2-SKILL-BREAKIN-01 = Break-in: you open doors without tools and without Noise.
rule-Z2-SKILL-BREAKIN-02 = Break-in also gives you one free Action per Turn, for opening doors only.
rule-Z2-SKILL-BREAKIN-03 = Break-in does not open a door that needs an Objective or another condition first.
rule-Z2-SKILL-BIA-01 = Brother in arms: while you share your Zone with another Survivor, everyone there has the named Skill or effect.
rule-Z2-SKILL-BIA-02 = Companions get nothing from Brother in arms.
    .ruling = How we play it: but a Companion is company enough to switch it on.
rule-Z2-SKILL-CANSEARCHMORE-01 = Can Search more than once: Search as often per Turn as you can pay for.
rule-Z2-SKILL-CHARGE-01 = Charge: once per Turn, for free, Move up to 2 Zones into Zombies. The first ones you meet stop you.
    .ruling = How we play it: leaving Zombies behind still costs the extra Actions.
rule-Z2-SKILL-COMBATREFLEXES-01 = Combat reflexes: each Zombie card that spawns in your Zone or next to it gives you a free attack on those Zombies, before they rush.
rule-Z2-SKILL-COMBATREFLEXES-02 = That attack may kill more than just the newcomers. A shot must aim at the Zone where they appeared.
    .ruling = How we play it: Melee only if they appeared in your own Zone; Noise, sight and stray shots are as usual, and a Hobomination in your Zone forbids it.
rule-Z2-SKILL-DESTINY-01 = Destiny: once per Turn, ignore and discard an Equipment card you drew and draw another from the same deck.
    .ruling = How we play it: this works against Aaahh!! and for Pimpweapons, too.
rule-Z2-SKILL-DISTRIBUTOR-01 = Distributor: in the Spawn step, see one Zombie card per active Spawn Zone and decide which Zone gets which.
    .ruling = How we play it: always used in the Spawn step, never for buildings; the Zones still go in their usual order.
rule-Z2-SKILL-DREADNOUGHT-01 = Dreadnought: Wounds from the named Zombies do nothing to you.
    .ruling = How we play it: you may be given those Wounds on purpose, and they are gone.
rule-Z2-SKILL-DUALEXPERT-01 = Dual expert: with Dual weapons in both Hands you have a free attack with them.
    .ruling = How we play it: once per Turn.
rule-Z2-SKILL-ESCALATION-01 = Escalation: each attack of the named kind in a row rolls 1 more die than the last one. Doing anything else starts it over.
    .ruling = How we play it: one die per attack, not per weapon; two sources of it add up, so 2 dice, then 4.
rule-Z2-SKILL-FIELDMEDIC-01 = Field medic: once per Turn, for 1 Action, Move up to 2 Zones to a Survivor, then you may heal 1 Wound of anyone there, yourself included.
rule-Z2-SKILL-FIELDMEDIC-02 = You may use Field medic even if nobody there is hurt. It gives no Adrenaline.
    .ruling = How we play it: you must reach another Survivor.
rule-Z2-SKILL-FREERELOAD-01 = Free reload: in your Turn you reload for free, whenever you like.
rule-Z2-SKILL-FULLAUTO-01 = Full auto: in a Ranged attack, each weapon may roll as many dice as there are Zombies in the target Zone. Bonus dice come on top.
rule-Z2-SKILL-GUNSLINGER-01 = Gunslinger: every Ranged weapon is Dual for you.
rule-Z2-SKILL-HITANDRUN-01 = Hit & run: after an attack that killed at least one Zombie, Move for free and pay nothing for Zombies around you.
    .ruling = How we play it: as often as it happens, and also after a Molotov; walking into Zombies still stops you.
rule-Z2-SKILL-HOARD-01 = Hoard: you carry 2 more cards, as if in your Backpack, so 7 in all.
rule-Z2-SKILL-HOLDYOURNOSE-01 = Hold your nose: whenever the last Zombie in your Zone is eliminated, by anyone, draw an Equipment card. It works anywhere, again and again.
rule-Z2-SKILL-HOLDYOURNOSE-02 = That card is not a Search: it does not use up yours, and nothing that helps Searches applies.
    .ruling = How we play it: Zombies that merely leave do not count, and an Aaahh!! brings its Walker.
rule-Z2-SKILL-HOMEDEFENDER-01 = Home defender: inside buildings your sight is not limited to the next room.
    .ruling = How we play it: you see on in a straight line through openings, also in the dark.
rule-Z2-SKILL-IMPROVISEDMELEE-01 = Improvised weapon: Melee: once per Turn, a free Melee attack without any card. Your Melee bonuses apply.
rule-Z2-SKILL-IMPROVISEDRANGED-01 = Improvised weapon: Ranged: once per Turn, a free Ranged attack without any card. Your Ranged bonuses apply.
rule-Z2-SKILL-ISTHATALL-01 = Is That All You've Got?: when you are about to be wounded, each Equipment card you discard cancels 1 Wound.
    .ruling = How we play it: any card, any Wound; it does not save you from a Molotov.
rule-Z2-SKILL-JUMP-01 = Jump: once per Turn, for 1 Action, go 2 Zones and ignore everything in between, except walls and closed doors.
rule-Z2-SKILL-JUMP-02 = Your other Movement Skills do not help a Jump, but Zombies where you start still cost extra.
rule-Z2-SKILL-LIFESAVER-01 = Lifesaver: once per Turn, for free, drag Survivors you choose out of a neighbouring Zone with Zombies into yours. You need sight and a clear path.
rule-Z2-SKILL-LIFESAVER-02 = Being dragged is no Move, and each Survivor's player may decline.
rule-Z2-SKILL-LOWPROFILE-01 = Low profile: stray shots never hit you. Molotovs still do.
rule-Z2-SKILL-LUCKY-01 = Lucky: for each Action you may re-roll all its dice once and keep the new result, on top of re-rolls from Equipment.
    .ruling = How we play it: all dice or none; once per Action for each source of Lucky, and once for ammunition.
rule-Z2-SKILL-MATCHINGSET-01 = Matching set: when a Search brings a card with the Dual symbol, take a second one from the Equipment deck, then shuffle it.
    .ruling = How we play it: of the same name, and only if the deck still holds one. Draw all your cards first, then fetch, then shuffle once. Symbols that a Skill grants count.
rule-Z2-SKILL-MEDIC-01 = Medic: in every End Phase you and everyone in your Zone may heal 1 Wound. You gain 1 AP for each Wound really healed.
rule-Z2-SKILL-POINTBLANK-01 = Point-blank: you may shoot into your own Zone with any Ranged weapon.
rule-Z2-SKILL-POINTBLANK-02 = In your own Zone you then choose targets freely, ignore special abilities and never hit a friend. The Damage must still be enough.
rule-Z2-SKILL-REAPER-01 = Reaper: once per attack of the named kind, a killing hit takes one more Zombie of the same type there. You get its Adrenaline, too.
    .ruling = How we play it: for Abominations, the same type means the same name.
rule-Z2-SKILL-REGENERATION-01 = Regeneration: in every End Phase you return to full Health.
rule-Z2-SKILL-ROLL6DAMAGE-01 = Roll 6: +1 Damage: each 6 in an attack of the named kind adds 1 to the weapon's Damage. Re-roll first.
    .ruling = How we play it: the bonus counts for all hits of that attack.
rule-Z2-SKILL-ROLL6DIE-01 = Roll 6: +1 die: each 6 in an attack of the named kind lets you roll one more die, and so on. Re-roll first.
    .ruling = How we play it: you may stop when you like; a miss on an extra die can hit a friend, too.
rule-Z2-SKILL-SCAVENGER-01 = Scavenger: you may Search anywhere, indoors or on the street. The other Search rules stay.
rule-Z2-SKILL-SEARCH2-01 = Search: 2 cards: draw 2 cards per Search. A Flashlight adds nothing.
rule-Z2-SKILL-SHOVE-01 = Shove: once per Turn, for free, push all Zombies of your Zone into a neighbouring Zone with a clear path.
    .ruling = How we play it: all of them, without choosing, and you need not see that Zone.
rule-Z2-SKILL-SIDESTEP-01 = Sidestep: each Zombie card that spawns in your Zone or next to it lets you Move for free at once, before the Rush and without paying for Zombies.
rule-Z2-SKILL-SLIPPERY-01 = Slippery: leaving Zombies costs you nothing extra.
rule-Z2-SKILL-SLIPPERY-02 = Slippery: Zombies on the way do not stop your Move.
rule-Z2-SKILL-SNIPER-01 = Sniper: you choose the targets of your Ranged attacks freely and never hit a friend.
rule-Z2-SKILL-SPRINT-01 = Sprint: once per Turn, one Move Action takes you 2 or 3 Zones. Zombies still stop you.
rule-Z2-SKILL-STARTHEALTH-01 = Starts with more or less Health: the number named is your Health at the start and at most. You cannot be a Companion.
rule-Z2-SKILL-START2AP-01 = Starts with 2 AP: you begin with 2 Adrenaline. You cannot be a Companion.
rule-Z2-SKILL-STARTEQUIP-01 = Starts with Equipment: you get the named card during setup. You cannot be a Companion.
    .ruling = How we play it: it comes on top of what you are dealt.
rule-Z2-SKILL-STEADYHAND-01 = Steady hand: when you miss with a shot, you choose which friends are spared. A Molotov spares nobody.
rule-Z2-SKILL-SUPERSTRENGTH-01 = Super strength: your Melee weapons have Damage 3.
    .ruling = How we play it: +1 Damage is added to that.
rule-Z2-SKILL-SWORDMASTER-01 = Swordmaster: every Melee weapon is Dual for you.
rule-Z2-SKILL-TACTICIAN-01 = Tactician: take your Turn at any point of the Player Phase, between other Survivors' Turns.
    .ruling = How we play it: never in the middle of somebody else's Turn.
rule-Z2-SKILL-TAUNT-01 = Taunt: once per Turn, for free, choose a Zone up to 2 Zones away along a clear path. All its Zombies act at once; you need not see them.
rule-Z2-SKILL-TAUNT-02 = Taunted Zombies want only you: they ignore everyone else and walk away from them to get at you.
    .ruling = How we play it: you may taunt your own Zone, and then they attack you; Runners act twice.
rule-Z2-SKILL-TOUGH-01 = Tough: you ignore the first Wound of each attack step of the Zombie Phase, and the first one from each Ranged attack that hits you by mistake.
    .ruling = How we play it: a Runner's second attack is a step of its own; attacks outside the Zombie Phase are not covered.
rule-Z2-SKILL-WEBBING-01 = Webbing: everything you carry counts as held in Hand.
    .ruling = How we play it: still two weapons per attack at most, and only a pair of the same name.
rule-Z2-SKILL-ZOMBIELINK-01 = Zombie link: each extra Activation card gives you an extra Turn, before those Zombies act.
    .ruling = How we play it: at the Blue Level, too; a shortage of figures gives none.

## M00

rule-Z2-M00-01 = Zombicide Life is the tutorial: easy, about 30 minutes, two tiles, 1V and 3V.
rule-Z2-M00-02 = First take all Objectives and all Pimpweapon Crates. Then escape through the Exit with everybody.
rule-Z2-M00-03 = There are 2 Objectives, 2 Crates, an Exit and the Spawn Zones.
rule-Z2-M00-04 = A Fatty, a Runner and two Walkers are already waiting on the board.
rule-Z2-M00-05 = Each Objective is worth 5 AP. Each Crate gives you a random Pimpweapon, and you rearrange your cards for free.
rule-Z2-M00-06 = The map shows where you start, where the Zombies stand and spawn, and where the Exit is.

## M01

rule-Z2-M01-01 = City Blocks: medium, about 45 minutes, on 3 by 3 tiles.
rule-Z2-M01-02 = Every Survivor must take an Objective and the team must hold 3 food cards of any kind, in any order. Then escape with everybody.
    .ruling = How we play it: the food must still be with you when you leave.
rule-Z2-M01-03 = You lose when there are no longer enough Objectives for everybody to get one, so do not be greedy.
rule-Z2-M01-04 = An Objective gives 5 AP and stays with its taker. It fills no place among your cards and cannot be traded.
rule-Z2-M01-05 = There are 9 Objectives and 9 Crates. Each Crate gives a random Pimpweapon and a free rearrangement.
rule-Z2-M01-06 = The map shows your Starting Zone, the Exit and the Spawn Zones.

## M02

rule-Z2-M02-01 = Y-Zone: hard, about 60 minutes, on 3 by 3 tiles.
rule-Z2-M02-02 = First the team must own one Pimpweapon per Survivor. Then escape through the Exit with everybody.
    .ruling = How we play it: it does not matter who carries them; Aaahh!! is no weapon, and nine is all there are.
rule-Z2-M02-03 = There are 9 Objectives, worth 5 AP each, and 9 Crates with a random Pimpweapon each.
rule-Z2-M02-04 = The map shows your Starting Zone, the Exit and the Spawn Zones.

## M03

rule-Z2-M03-01 = The 24hrs Race of Zombicity: medium, about 90 minutes, on 3 by 3 tiles.
rule-Z2-M03-02 = You win as soon as any Survivor reaches the Red Level.
rule-Z2-M03-03 = Both cars can be driven. The Pimpmobile carries a Crate, the Police Car can be searched for weapons.
rule-Z2-M03-04 = There are 9 Objectives, worth 5 AP each, and 10 Crates, one of them on the Pimpmobile.
rule-Z2-M03-05 = The map shows where you start, where the cars stand and where Zombies spawn.

## M04

rule-Z2-M04-01 = Drive-by Shooting: medium, about 90 minutes, 2 tiles wide and 3 high.
rule-Z2-M04-02 = First blow up a car on every Red Spawn Zone, which moves its token to the Starting Spawn Zone. Then hit that Zone with a Molotov.
rule-Z2-M04-03 = You lose when you can no longer do the first part, for example with fewer cars left than Red Spawn Zones.
rule-Z2-M04-04 = You may aim a Ranged attack at a car. One hit blows it up like a Molotov, together with any Crate on it.
    .ruling = How we play it: the shooter gets the Adrenaline; Survivors in that Zone die, in the car or not, and misses hit friends as usual.
rule-Z2-M04-05 = A car that explodes on a Red Spawn Zone moves that Spawn token to the Starting Spawn Zone.
    .ruling = How we play it: with an Abominawild there the token stays and the car is lost; a moved token still draws its card.
rule-Z2-M04-06 = The cars can be driven. A Pimpmobile carries a Crate, the Police Car can be searched for weapons.
rule-Z2-M04-07 = There are 6 Objectives, worth 5 AP each, 8 Crates and the cars.
    .ruling = How we play it: two Pimpmobiles, each with a Crate, and one Police Car.
rule-Z2-M04-08 = The map shows where you start, where the cars stand and where Zombies spawn.

## M05

rule-Z2-M05-01 = Big W: hard, about 90 minutes, on 3 by 3 tiles.
rule-Z2-M05-02 = Open all buildings and take at least 5 Objectives, at least one of them coloured, in any order. Then escape with everybody.
rule-Z2-M05-03 = The Blue and the Green Objective lie hidden among the Red ones.
rule-Z2-M05-04 = The doors on tile 9R are open, and it holds neither Objective nor Crate.
rule-Z2-M05-05 = There are 8 Objectives, worth 5 AP each, and 8 Crates with a random Pimpweapon each.
rule-Z2-M05-06 = A building counts as open when at least one of its doors is open.
    .ruling = How we play it: the building on 9R is open from the start, counts, and never spawns.
rule-Z2-M05-07 = The map shows your Starting Zone, the Exit and the Spawn Zones.

## M06

rule-Z2-M06-01 = The Escape: hard, about 90 minutes, 2 tiles wide and 3 high.
rule-Z2-M06-02 = First gather 6 food cards, carried or stashed in cars. Then everybody escapes by car through the Exit.
    .ruling = How we play it: these are all the food cards there are; one you discard comes back only when the deck is reshuffled.
rule-Z2-M06-03 = A car in the Exit Zone without Zombies may leave at the end of its Driver's Turn, with all Passengers and stashed food.
rule-Z2-M06-04 = You lose when there are no longer enough seats for everybody who is left.
    .ruling = How we play it: a car holds four, so fill the first one well before it goes.
rule-Z2-M06-05 = For 1 Action, move any number of food cards between yourself and a car in your Zone. Stashed food takes no seat.
rule-Z2-M06-06 = The cars can be driven. The Pimpmobile carries a Crate, the Police Car can be searched for weapons.
rule-Z2-M06-07 = There are 6 Objectives, worth 5 AP each, and 7 Crates, one of them on the Pimpmobile.
rule-Z2-M06-08 = The map shows where you start, where the cars stand, where the Exit is and where Zombies spawn.

## M07

rule-Z2-M07-01 = Grindhouse: hard, about 45 minutes, on 2 by 2 tiles.
rule-Z2-M07-02 = First bring all Spawn tokens to the Starting Spawn Zone. Then hit it with a Molotov.
rule-Z2-M07-03 = You lose when a Zombie begins an activation in a marked Zone.
    .ruling = How we play it: any activation counts; a Runner's second Action is not a new one.
rule-Z2-M07-04 = Each marked Zone has 3 Noise tokens that never go away.
rule-Z2-M07-05 = The doors on tiles 4V and 8V start open, and both buildings spawn at the end of setup as if you had just opened them.
    .ruling = How we play it: the cards are read at the Blue Level.
rule-Z2-M07-06 = In a Spawn Zone without Zombies, spend 1 Action to move its Spawn token to the Starting Spawn Zone.
    .ruling = How we play it: every moved token still draws its own card there.
rule-Z2-M07-07 = There are 4 Objectives, worth 5 AP each, and 4 Crates with a random Pimpweapon each.
rule-Z2-M07-08 = The map shows where you start, the marked Zones and the Spawn Zones.

## M08

rule-Z2-M08-01 = Zombie Police: hard, about 30 minutes, 2 tiles wide and 3 high.
rule-Z2-M08-02 = First take the Blue and the Green Objective. Then escape through the Exit with everybody.
rule-Z2-M08-03 = The building with the Exit cannot be opened until both coloured Objectives are taken.
    .ruling = How we play it: not even by Break-in.
rule-Z2-M08-04 = The Blue and the Green Objective lie openly where the map shows them.
rule-Z2-M08-05 = The cars can be driven. The Pimpmobile carries a Crate, the Police Car can be searched for weapons.
rule-Z2-M08-06 = There are 4 Red, 1 Blue and 1 Green Objective, worth 5 AP each, and 7 Crates, one of them on the Pimpmobile.
rule-Z2-M08-07 = The map shows where you start, where the cars stand, where the Exit is and where Zombies spawn.

## M09

rule-Z2-M09-01 = Might Makes Right: medium, about 60 minutes, on 2 by 2 tiles.
rule-Z2-M09-02 = You win when you have found all three Companions.
rule-Z2-M09-03 = The Green Objective lies hidden among the Red ones.
rule-Z2-M09-04 = Each Objective gives 5 AP. A Red one also gives you a random Companion to lead; the Green one gives nothing more.
rule-Z2-M09-05 = The Police Car does not drive, but you can search it for weapons.
rule-Z2-M09-06 = There are 3 Red and 1 Green Objective, and 4 Crates with a random Pimpweapon each.
rule-Z2-M09-07 = The map shows where you start, where the Police Car stands and where Zombies spawn.

## M10

rule-Z2-M10-01 = Small Town: easy, about 30 minutes, on 2 by 2 tiles.
rule-Z2-M10-02 = Take all 4 Objectives and all 4 Crates and get a Molotov, in any order.
    .ruling = How we play it: once you have had a Molotov you may throw it.
rule-Z2-M10-03 = Each Objective is worth 5 AP. Each Crate gives a random Pimpweapon and a free rearrangement.
rule-Z2-M10-04 = The map shows your Starting Zone and the Spawn Zones.

## M11

rule-Z2-M11-01 = The Ditch: medium, about 30 minutes, on 2 by 2 tiles.
rule-Z2-M11-02 = Escape through the Exit with everybody. Nobody can leave while an Abomination is on the board.
rule-Z2-M11-03 = You start with 2 Companions. Choose who they are and who leads them.
rule-Z2-M11-04 = An Abomination starts on the board. It stays put until there is an open way to you.
    .ruling = How we play it: which one it is, is drawn from the Abomination deck.
rule-Z2-M11-05 = The Pimpmobiles do not drive. Each carries a Crate.
rule-Z2-M11-06 = There are 4 Objectives, worth 5 AP each, and 6 Crates, two of them on the Pimpmobiles.
rule-Z2-M11-07 = The map shows where you start, where the Abomination and the cars stand, the Exit and the Spawn Zones.

## M12

rule-Z2-M12-01 = Car Crash: medium, about 60 minutes, 2 tiles wide and 3 high.
rule-Z2-M12-02 = Save the 6 injured Survivors on tile 8R with 6 first aid kits, so that each becomes a Companion.
rule-Z2-M12-03 = You lose when any Zombie activates in the Zone of the injured.
    .ruling = How we play it: a Rush or an extra activation counts, too.
rule-Z2-M12-04 = The injured are the 6 Survivors nobody plays. They have no Actions and carry nothing, but they count as Noise.
rule-Z2-M12-05 = The doors marked on tile 8R start open.
rule-Z2-M12-06 = Each Objective gives 5 AP and is a first aid kit you carry. It fills no place among your cards and can be traded.
rule-Z2-M12-07 = In the Zone of the injured, spend 1 Action and a first aid kit: an injured Survivor you choose becomes your Companion.
rule-Z2-M12-08 = The wrecked car neither drives nor can be searched.
rule-Z2-M12-09 = There are 6 Objectives and 6 Crates with a random Pimpweapon each.
rule-Z2-M12-10 = The map shows where you start, where the injured lie and where Zombies spawn.

## M13

rule-Z2-M13-01 = Burning Streets: hit every Red Spawn Zone with a Molotov, which moves its token to the Starting Spawn Zone; then park both cars in the marked Zone.
    .ruling = How we play it: the layout of the board is our own.

## M14

rule-Z2-M14-01 = Breakfast at Jesse's: medium, about 45 minutes, 2 tiles wide and 3 high.
rule-Z2-M14-02 = Rally all Companions and have everybody in the Exit Zone, with no Zombie there.
rule-Z2-M14-03 = You lose if anybody dies, the Companions on tile 4R included.
rule-Z2-M14-04 = The 6 Survivors nobody plays wait in the Exit Zone to be rallied.
rule-Z2-M14-05 = There is a closed door between tiles 7V and 8R, the Green Objective lies on 2V and the Green Door is on 4R.
rule-Z2-M14-06 = For spawning, the rooms on either side of the door between 7V and 8R are two buildings.
rule-Z2-M14-07 = The building across 4R and 9V opens only by the Green Door, and that only once the Green Objective is taken.
    .ruling = How we play it: opening it spawns Zombies, because Companions inside do not prevent that.
rule-Z2-M14-08 = There are 5 Red and 1 Green Objective, worth 5 AP each, and 6 Crates with a random Pimpweapon each.
rule-Z2-M14-09 = The map shows where you start, the Exit and the Spawn Zones.

## M15

rule-Z2-M15-01 = United We Stand: medium, about 45 minutes, on 3 by 3 tiles.
rule-Z2-M15-02 = Rally all Companions, and take all Objectives and Crates in the building across tiles 3V and 8V, in any order.
rule-Z2-M15-03 = You lose if a Survivor or a Companion dies.
rule-Z2-M15-04 = Two random Survivors stand in each Starting Zone. Choose three of the pairs to play; the others are Companions to rally.
    .ruling = How we play it: a Starts-with Skill does not matter for those who end up as Companions. A team of another size plays that many of them; of an odd team's last pair one waits as a Companion.
rule-Z2-M15-05 = There are 9 Objectives, worth 5 AP each, and 9 Crates with a random Pimpweapon each.
rule-Z2-M15-06 = The map shows the six Starting Zones and the Spawn Zones.

## M16

rule-Z2-M16-01 = Pale Shelter: medium, about 45 minutes, on 2 by 2 tiles.
rule-Z2-M16-02 = First barricade the broken doors. Then eliminate every Zombie left in the building.
rule-Z2-M16-03 = No door can be opened except the 4 broken ones.
rule-Z2-M16-04 = You open a broken door without any tool.
    .ruling = How we play it: for 1 Action and without Noise.
rule-Z2-M16-05 = Zombies walk through broken doors as if they were open, and that opens them.
rule-Z2-M16-06 = The first door opened, by you or by a Zombie, makes Zombies appear in the building.
    .ruling = How we play it: if a Zombie opened it, the new ones wait for the next activation, unless they rush.
rule-Z2-M16-07 = Each Objective gives 5 AP and is barricade material you carry. It fills no place among your cards and can be traded.
rule-Z2-M16-08 = Next to a broken door, in a Zone without Zombies, spend 1 Action and an Objective: the door is barricaded for good.
    .ruling = How we play it: from either side, open or closed; Zombies no longer get through.
rule-Z2-M16-09 = The broken doors are on tiles 2V, 3V and 4V, and an Abomination starts on the board.
rule-Z2-M16-10 = There are 4 Objectives, 4 broken doors and 4 Crates with a random Pimpweapon each.
rule-Z2-M16-11 = The map shows where you start, where the Abomination stands and where Zombies spawn.

## M17

rule-Z2-M17-01 = The Blight: hard, about 60 minutes, on 3 by 3 tiles.
rule-Z2-M17-02 = Open the building across tiles 7V, 5V and 4V, called the Blight, and leave no Zombie in it.
    .ruling = How we play it: we look once the Zombies of the opening have appeared.
rule-Z2-M17-03 = Only a Survivor at the Orange Level or above can open the doors of the Blight.
rule-Z2-M17-04 = There are 9 Objectives, worth 5 AP each, and 9 Crates with a random Pimpweapon each.
rule-Z2-M17-05 = The map shows your Starting Zone and the Spawn Zones.

## M18

rule-Z2-M18-01 = The End of the Road: hard, about 60 minutes, 2 tiles wide and 3 high.
rule-Z2-M18-02 = You win when all 6 Objectives are taken.
rule-Z2-M18-03 = Six of eight Objectives, Blue and Green among the eight, lie facedown at random. Nobody knows which two are missing.
rule-Z2-M18-04 = Each Objective gives 5 AP. A Red one also gives you a random Companion to lead.
rule-Z2-M18-05 = Taking the Blue Objective wakes the Blue Spawn Zone, taking the Green one the Green Spawn Zone.
    .ruling = How we play it: it spawns from the next Zombie Phase on; if that Objective is not on the board, its Zone sleeps all game.
rule-Z2-M18-06 = The cars do not drive. Each Pimpmobile carries a Crate.
rule-Z2-M18-07 = There are 6 Objectives and 8 Crates, two of them on the Pimpmobiles.
rule-Z2-M18-08 = The map shows where you start, where the cars stand and where Zombies spawn.

## M19

rule-Z2-M19-01 = Best Friends Forever: hard, about 45 minutes, 2 tiles wide and 3 high.
rule-Z2-M19-02 = You win when every duo has swapped roles and each of them holds a Pimpweapon, as far as there are enough.
rule-Z2-M19-03 = Every Survivor starts with a Companion of your choice, as a duo. Duos stay together and Companions cannot be traded.
    .ruling = How we play it: all twelve play, whatever Skills they start with.
rule-Z2-M19-04 = Only a Survivor at the Yellow Level or above can take an Objective.
rule-Z2-M19-05 = Taking an Objective gives 5 AP; then Leader and Companion swap roles and keep Equipment, Adrenaline and Wounds.
    .ruling = How we play it: the new Leader chooses Skills afresh up to the current level; Wounds carry over, so swapping to a Kid can be deadly.
rule-Z2-M19-06 = Each duo may take only one Objective in the whole game.
rule-Z2-M19-07 = The Pimpmobile does not drive. It carries a Crate and an Objective.
rule-Z2-M19-08 = There are 7 Objectives and 7 Crates, one of each on the Pimpmobile.
rule-Z2-M19-09 = The map shows where you start, where the Pimpmobile stands and where Zombies spawn.

## M20

rule-Z2-M20-01 = The Zombiefest: hard, about 45 minutes, 2 tiles wide and 3 high.
rule-Z2-M20-02 = Take all Objectives and empty the Zombie reserve, in any order.
    .ruling = How we play it: the reserve is Walkers, Fatties and Runners; Abominations do not count.
rule-Z2-M20-03 = The Blue and the Green Objective lie hidden among the Red ones.
rule-Z2-M20-04 = The Blue Door and the Blue Spawn Zone are on tile 6V, the Green ones on 5V.
rule-Z2-M20-05 = Each Objective gives 5 AP. The Blue and the Green one also give you a random Companion.
rule-Z2-M20-06 = The coloured Doors open like any door, and opening one wakes the Spawn Zone of its colour.
rule-Z2-M20-07 = Once a coloured Door is open, eliminated Zombies no longer return to the reserve.
    .ruling = How we play it: so figures run short more often, and then their type acts again.
rule-Z2-M20-08 = There are 4 Red, 1 Blue and 1 Green Objective, and 6 Crates with a random Pimpweapon each.
rule-Z2-M20-09 = The map shows where you start, the coloured Doors and the Spawn Zones.

## M21

rule-Z2-M21-01 = Heavy-duty: hard, about 60 minutes, 2 tiles wide and 3 high.
rule-Z2-M21-02 = First load all Objectives into the Pimpmobile. Then escape through the Exit with everybody.
rule-Z2-M21-03 = You leave at the end of your Turn, the car at the end of its Driver's Turn with everyone and everything in it, if no Zombie is in the Exit Zone.
rule-Z2-M21-04 = The Blue Objective lies hidden among the Red ones. Taking it wakes the Blue Spawn Zone.
rule-Z2-M21-05 = Each Objective gives 5 AP and you carry it. It fills no place among your cards and can be traded.
rule-Z2-M21-06 = While you carry an Objective, each Move costs 2 Actions and Move Skills do not work.
    .ruling = How we play it: Zombies cost their extra Actions on top, and a Kid's Slippery Move is off, too.
rule-Z2-M21-07 = With the Pimpmobile in your Zone and no Zombies, spend 1 Action to load an Objective. Just sitting in the car does not load it.
rule-Z2-M21-08 = The Pimpmobile can be driven and carries a Crate. Its load does not slow it down.
rule-Z2-M21-09 = There are 5 Red and 1 Blue Objective, and 7 Crates, one of them on the Pimpmobile.
rule-Z2-M21-10 = The map shows where you start, where the Pimpmobile stands, the Exit and the Spawn Zones.

## M22

rule-Z2-M22-01 = Crank It Up to 11: hard, about 45 minutes, 3 tiles wide and 2 high.
rule-Z2-M22-02 = First take all Objectives. Then escape through the Exit with everybody.
rule-Z2-M22-03 = Each Objective gives 5 AP. Taking the Green one opens every closed door on the board, and Zombies appear in all those buildings.
    .ruling = How we play it: you choose the order of the buildings, and no Noise is made.
rule-Z2-M22-04 = There are 5 Red and 1 Green Objective, and 6 Crates with a random Pimpweapon each.
rule-Z2-M22-05 = The map shows where you start, the Green Objective, the Exit and the Spawn Zones.

## M23

rule-Z2-M23-01 = Mercy Street: medium, about 45 minutes, 3 tiles wide and 2 high.
rule-Z2-M23-02 = You win when you have found 4 Companions.
rule-Z2-M23-03 = The Blue and the Green Objective lie hidden among the Red ones.
rule-Z2-M23-04 = Each Objective gives 5 AP. A Red one also gives you a random Companion to lead.
rule-Z2-M23-05 = Take the Blue or the Green one and a Zombie card spawns in your Zone, without Rush.
    .ruling = How we play it: extra Activations and Abominations work as usual.
rule-Z2-M23-06 = There are 4 Red, 1 Blue and 1 Green Objective, and 6 Crates with a random Pimpweapon each.
rule-Z2-M23-07 = The map shows your Starting Zone and the Spawn Zones.

## M24

rule-Z2-M24-01 = Ram Speed: hard, about 60 minutes, on 3 by 3 tiles.
rule-Z2-M24-02 = First own one Pimpweapon per Survivor. Then, within a single round, hit both Spawn Zones other than the Starting one with a Molotov and drive everybody out through them.
    .ruling = How we play it: if not all of you get out in that round, the throws must be repeated.
rule-Z2-M24-03 = A car may leave through either of these Zones at the end of its Driver's Turn, with everyone in it, if no Zombie is there.
    .ruling = How we play it: everybody must be in a car, so six of you need two.
rule-Z2-M24-04 = The Blue and the Green Objective lie hidden among the Red ones.
rule-Z2-M24-05 = Each Objective gives 5 AP. The Blue and the Green one also give you a Molotov from the Equipment deck or the discard pile, as you choose.
    .ruling = How we play it: if neither holds a Molotov, you get none.
rule-Z2-M24-06 = The cars can be driven, and a Police Car can be searched for weapons.
rule-Z2-M24-07 = There are 9 Objectives, 9 Crates with a random Pimpweapon each, Police Cars and three Spawn Zones.
rule-Z2-M24-08 = The map shows where you start, where the cars stand and where Zombies spawn.

## M25

rule-Z2-M25-01 = Ned's Moloturbo: hard, about 90 minutes, 2 tiles wide and 3 high.
rule-Z2-M25-02 = First deliver three things to Ned on tile 9R: a Molotov and both coloured Objectives. Then kill the Supabomination with his Moloturbo.
rule-Z2-M25-03 = You lose when a Zombie gets into Ned's Zone in any way, even out of an Aaahh!!
rule-Z2-M25-04 = The Blue and the Green Objective lie hidden among the Red ones, and the door on tile 9R is open.
rule-Z2-M25-05 = There is a single Abomination, on the board from the start.
    .ruling = How we play it: later Abomination cards only make it act once more.
rule-Z2-M25-06 = Ned stands where the map shows him. If one of you plays Ned, another Survivor takes his part.
rule-Z2-M25-07 = Nobody plays this Ned and he is no Companion, but Zombies see and hear him like any Survivor.
rule-Z2-M25-08 = Whenever the Abomination is eliminated, it comes back in the Starting Spawn Zone. Only the Moloturbo kills it for good.
    .ruling = How we play it: you get 5 AP each time.
rule-Z2-M25-09 = Each Objective gives 5 AP. The Blue and the Green one are ingredients you carry; they fill no place among your cards and can be traded.
rule-Z2-M25-10 = In Ned's Zone, spend 1 Action to leave an ingredient: a Molotov, the Blue or the Green Objective. You cannot take it back.
rule-Z2-M25-11 = With all three there, Ned hands the Moloturbo to a Survivor in his Zone, whom you choose, and that Survivor rearranges cards for free.
    .ruling = How we play it: it is used just like a Molotov and needs a place to carry it.
rule-Z2-M25-12 = The Pimpmobiles can be driven. Each carries a Crate.
rule-Z2-M25-13 = There are 4 Red, 1 Blue and 1 Green Objective, and 8 Crates, two of them on the Pimpmobiles.
rule-Z2-M25-14 = The map shows where you start, where Ned, the Abomination and the cars stand, and where Zombies spawn.
