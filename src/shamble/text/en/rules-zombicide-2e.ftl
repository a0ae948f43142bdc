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
