# The rules in plain words, one per rule; .ruling says how we play what the book leaves open.

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
rule-Z2-MOVE-09 = A Kid's Slippery Move covers the whole Move: nothing extra for leaving, no stop on the way.

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
rule-Z2-TRADE-03 = A trade need not be fair: you may give for nothing. Everything must fit in the end.
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
