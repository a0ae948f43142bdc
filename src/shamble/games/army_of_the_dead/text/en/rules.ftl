### The rules as players read them, topic by topic.

## PARTS

rule-AD-PARTS-01 = The Equipment deck has 55 cards of 28 names. Ammo Clips are the most common with 8, Aaahh!! and Semi-Automatic Rifles have 4 each, and many fine pieces exist only once.
rule-AD-PARTS-02 = Besides the 55 Equipment cards there are 18 Zombie cards, 10 Zeus Orders, 5 Vault cards, 12 Personal Objectives, 5 Abomination cards and 1 card for the Taco Truck.
rule-AD-PARTS-03 = There is one Noise token, one Exit, 4 Door tokens, 2 Elevators, 9 Objectives, 6 Spawn tokens and 30 Sleeper tokens: 7 worth one Shambler, 8 worth two, 8 worth three and 7 worth four.
rule-AD-PARTS-04 = You roll ordinary six-sided dice and, with guns, Ammo dice.
    .ruling = How we play it: roll as many dice as your attack gives you. An Ammo die shows 2 to 6 and, in the place of the 1, Out of Ammo.
rule-AD-PARTS-05 = There are 30 Shamblers and 16 Alphas, and one each of Valentine, the Queen, Zeus on foot and Mounted Zeus. Shamblers and Alphas you kill return to the supply at once.
    .ruling = How we play it: those kept on a Personal Objective card are not in the supply.
rule-AD-PARTS-06 = The board is built from eight tiles with two sides, R and V. R4 and R5 are the Casino, V4 and V5 the Hotel. A mission never uses both sides of the same number.
rule-AD-PARTS-07 = There are dashboards, bases and trackers for six Survivors, and ten missions in the folder.

## SETUP

rule-AD-SETUP-01 = You always play with six Survivors, shared among 1 to 6 players as you like. One person may play them all.
rule-AD-SETUP-02 = Pick a mission. It says which tiles you need and how they lie.
rule-AD-SETUP-03 = Spawn Zones, tokens and figures go where the mission shows them.
rule-AD-SETUP-04 = All Sleeper tokens are shuffled, and one goes face down into every Zone the mission marks. Nobody knows its number before it is turned.
    .ruling = How we play it: the tokens left over stay out of the game, unseen.
rule-AD-SETUP-05 = Read the mission first, then choose your six Survivors, best with the Specialties it asks for. Sit in any order; it is the order of play.
rule-AD-SETUP-06 = Each Survivor has a dashboard with an ID card, a coloured base, and trackers for Health and for Skills.
rule-AD-SETUP-07 = Each Survivor takes one of the two packs of their ID card: all of its cards, no mixing. The cards leave the Equipment deck before it is shuffled.
    .ruling = How we play it: if a pack needs a card that somebody has already taken, choose the other pack.
rule-AD-SETUP-08 = Three decks are shuffled: Equipment, Zombies and Zeus Orders.
rule-AD-SETUP-09 = The cards of Zeus, the Queen, Valentine and the Taco Truck lie open for everybody to read.
rule-AD-SETUP-10 = Your Survivors begin in the Starting Zone or Zones the mission names.
    .ruling = How we play it: if there are several, you choose for each of your Survivors.
rule-AD-SETUP-11 = The Noise token begins in the Starting Zone. If there are several, you choose one.
rule-AD-SETUP-12 = You begin with 0 Adrenaline at the Blue Level, in full Health, with your Blue Skill ready.
rule-AD-SETUP-13 = Put your Starting Equipment into your Hands or your Backpack as you like, for free.
rule-AD-SETUP-14 = Shuffle the Personal Objectives of your six Survivors and draw 2, or as many as the mission says. Everybody sees them; the others are put away.
    .ruling = How we play it: Companions have no Personal Objectives.
rule-AD-SETUP-15 = The first Personal Objective drawn belongs to the Yellow token, the second to the Purple one.
rule-AD-SETUP-16 = The tokens of your Personal Objectives are mixed with those of the mission and laid out red side up. Nobody knows which lies where.
    .ruling = How we play it: only the colours of Personal Objectives in play are mixed in.
rule-AD-SETUP-17 = You decide who is the first player of the first round.

## ROUND

rule-AD-ROUND-01 = A round is the Player Phase, the Zombie Phase and the End Phase, again and again until you win or lose.
rule-AD-ROUND-02 = The first player begins, then play goes to the left. The phase ends when everybody has had a Turn.
rule-AD-ROUND-03 = Activate each of your Survivors once, in any order, one after another. Only Born Leader and Tactician bend this.
rule-AD-ROUND-04 = You have 3 Actions per Turn; Skills add more.
rule-AD-ROUND-05 = In the Zombie Phase all Zombies first activate; then new ones appear, in the Zeus Spawn Zone, too.
rule-AD-ROUND-06 = In the End Phase the Noise token moves to the Zone with the most Survivors. Then the next player to the left becomes first player.
rule-AD-ROUND-07 = If several Zones share the most Survivors in the End Phase, the first player of this round says where the Noise token goes.

## WIN

rule-AD-WIN-01 = You win the very moment the mission and all Personal Objectives in play are done, even in the middle of a phase.
    .ruling = How we play it: if the same roll or explosion also makes you lose, you lose.
rule-AD-WIN-02 = You lose at once when a Survivor whose Personal Objective is in play is eliminated, even if the Objective is already done.
    .ruling = How we play it: what counts is the Survivor on the card, not whoever carries the token.
rule-AD-WIN-03 = You lose as soon as the mission can no longer be won, for example when the last Specialist you need is gone.
    .ruling = How we play it: the same goes for a Personal Objective in play that nobody can reach any more.
rule-AD-WIN-04 = You lose when a losing condition of the mission comes true, for example when time runs out.
rule-AD-WIN-05 = Losing a Survivor without a Personal Objective in play does not end the game. You fight on, and that player shares the result.
    .ruling = How we play it: the cards of the fallen are discarded; Objective tokens they carried stay in the Zone.
rule-AD-WIN-06 = All players win or lose together.
rule-AD-WIN-07 = If a Companion is eliminated, you lose, unless the mission says otherwise.

## DEF

rule-AD-DEF-01 = An Actor is any Survivor or any Zombie. What is said of Actors binds both sides.
rule-AD-DEF-02 = On the street, a Zone is the stretch between two crosswalks, or between a crosswalk and the edge of the board. It may cover several tiles.
rule-AD-DEF-03 = Every Zone that is not street is inside a building. The School Bus counts, too.
rule-AD-DEF-04 = Indoors, a Zone is a room, or the part of a room behind a line. One room can hold several Zones.
rule-AD-DEF-05 = The fountain is not a Zone: nobody stands in it or walks through it.
    .ruling = How we play it: you can see across it.
rule-AD-DEF-06 = Range counts Zones: 0 is your own, 1 is every adjacent Zone, farther Zones are counted along a Line of Sight.
    .ruling = How we play it: shots, Explosives and Lifesaver also need sight; Shove, Sidestep and help with the Vault do not.
rule-AD-DEF-07 = Where the rules leave something to the players together, any player may answer, and the first answer holds.
rule-AD-DEF-08 = When several Skills answer the same event, you choose the order. Each is finished before the next, and any may be declined.
rule-AD-DEF-09 = Some missions have several floors. Nobody sees or walks from one to another, except between Elevator Zones.

## LOS

rule-AD-LOS-01 = On the street you see straight ahead in the four directions, through any number of Zones, until a wall or the edge of the board.
rule-AD-LOS-02 = Nobody ever sees diagonally.
rule-AD-LOS-03 = In a building you see every Zone joined to yours by an opening or a line.
rule-AD-LOS-04 = If two neighbouring Zones share an opening, they see each other, wherever in them you stand.
rule-AD-LOS-05 = Indoors you see one Zone far, even inside the same room.
rule-AD-LOS-06 = Out of a building you see through the opening and straight on along the street.
rule-AD-LOS-07 = From the street you see the first Zone behind a door, and no deeper.
rule-AD-LOS-08 = A closed door blocks your sight.
rule-AD-LOS-09 = In the Casino main room you see as on the street: straight and far.
    .ruling = How we play it: for sight its Zones are street, from inside and outside; for everything else they are indoors.
rule-AD-LOS-10 = In the Hotel corridor you see as on the street: straight and far.
    .ruling = How we play it: for sight its Zones are street, from both ends; for everything else they are indoors.
rule-AD-LOS-11 = Slot machines block your sight.
rule-AD-LOS-12 = You always see your own Zone, and sight works both ways: whom you see sees you.
    .ruling = How we play it: you may look out of one building, across the street and into the first Zone of another, in one straight line.

## MOVE

rule-AD-MOVE-01 = You move between two neighbouring Zones only where a door or a line joins them.
rule-AD-MOVE-02 = Corners do not count, so nobody moves diagonally.
rule-AD-MOVE-03 = On a street without Zombies you move freely.
rule-AD-MOVE-04 = Between street and building you need an open door.
rule-AD-MOVE-05 = Indoors you need an opening, an open door or a line. Where in the Zone you stand does not matter.
    .ruling = How we play it: through a closed door nobody walks or sees, wherever it is.
rule-AD-MOVE-06 = Two Zones are adjacent when they see each other and are one Zone apart. Elevators are the exception.
    .ruling = How we play it: so Noise does not carry through a closed door.
rule-AD-MOVE-07 = A Move costs 1 Action and takes you to an adjacent Zone.
rule-AD-MOVE-08 = Leaving a Zone with Zombies costs 1 extra Action for each Zombie there. If you cannot pay it all, you stay.
    .ruling = How we play it: a free Move pays for the Move only. Trapped Zombies count, Sleepers do not.
rule-AD-MOVE-09 = Walking into Zombies ends your Move at once, unless you are Slippery.
rule-AD-MOVE-10 = Sleepers are not Zombies yet: they neither cost extra nor stop you.
rule-AD-MOVE-11 = You cannot open doors by hand. A closed door opens only by the Vault or the mission.
rule-AD-MOVE-12 = Every door on the tiles stands open, except under a closed Door token and at the Vault.
rule-AD-MOVE-13 = When you cross several Zones at once, you go one by one, the way you like. What happens in each comes before the next step.
    .ruling = How we play it: you may stop wherever the Skill lets you, and what you pay is fixed at the start.

## ELEVATOR

rule-AD-ELEVATOR-01 = Elevator Zones on different floors are adjacent: one Move takes you up or down.
    .ruling = How we play it: so Noise in one wakes the Sleepers in the other.
rule-AD-ELEVATOR-02 = Nobody sees or shoots from one floor to another.
rule-AD-ELEVATOR-03 = Zombies take the Elevator, too, if that is the shortest way.

## STATUE

rule-AD-STATUE-01 = Nobody can enter the Statue of Liberty or the marked area around it.
    .ruling = How we play it: neither can the Truck, nor anybody pushed or pulled.
rule-AD-STATUE-02 = Zombies that appear at the Statue walk out of the marked area and never back in. No way leads through it.
rule-AD-STATUE-03 = The Statue blocks your sight.
    .ruling = How we play it: from a neighbouring Zone you see who stands at the Statue, but nobody behind it.

## VAULT

rule-AD-VAULT-01 = If the mission uses the Vault, one of the 5 Vault cards lies face down in the Trap Zone.
rule-AD-VAULT-02 = The Vault Door stays shut until somebody has removed the traps by winning the Challenge.
rule-AD-VAULT-03 = Only a Vault Expert can open the Vault Door.
rule-AD-VAULT-04 = When the first Survivor enters the Trap Zone, the Vault card is turned, at no cost.
rule-AD-VAULT-05 = The Challenge costs 2 Actions of one Survivor in the Trap Zone. Anybody may try.
    .ruling = How we play it: both Actions belong to the same Turn, and Zombies in the Zone are no hindrance.
rule-AD-VAULT-06 = Roll 5 dice, up to three times. You need a straight: 1 to 5 or 2 to 6.
rule-AD-VAULT-07 = After each roll, set aside the dice you like and roll the others again.
    .ruling = How we play it: what is set aside stays there for this attempt; you may also set aside nothing.
rule-AD-VAULT-08 = A failed attempt does no harm. Anybody there may spend 2 Actions and try again, with all dice.
rule-AD-VAULT-09 = A Survivor in the Trap Zone or next to it may help with the bonus that the Vault card gives for their Specialty.
    .ruling = How we play it: each helps once per attempt, with one bonus; you may help yourself.
rule-AD-VAULT-10 = One bonus turns a die by one, up or down. From 6 it goes no higher, from 1 no lower.
rule-AD-VAULT-11 = One bonus turns one die up by one and another down by one, both or neither.
rule-AD-VAULT-12 = One bonus turns a die to any number.
rule-AD-VAULT-13 = One bonus gives a fourth roll.
    .ruling = How we play it: never a fifth, whoever helps.
rule-AD-VAULT-14 = One bonus lets you roll 6 dice instead of 5; you still need five in a row.
    .ruling = How we play it: say so before the first roll; there are never more than 6 dice.
rule-AD-VAULT-15 = A bonus that turns a die may be used after any roll, on any die, and may complete the straight.
    .ruling = How we play it: the last moment is before a failed last roll is judged.
rule-AD-VAULT-16 = Once the traps are gone, a Vault Expert opens the Vault Door for 1 Action, at any time.
    .ruling = How we play it: standing in the Trap Zone.
rule-AD-VAULT-17 = The Challenge is neither Combat nor Search, so free Actions of these kinds do not pay for it.
    .ruling = How we play it: Lucky re-rolls one of its rolls. Neither the Challenge nor the Vault Door makes Noise.

## EQUIP

rule-AD-EQUIP-01 = A weapon is Melee or Ranged, as its card shows.
rule-AD-EQUIP-02 = With a Melee weapon you strike in your own Zone.
rule-AD-EQUIP-03 = A Ranged weapon has a shortest and a longest Range. Firing into your own Zone is still a Ranged Action.
rule-AD-EQUIP-04 = Open a card to see Range, Dice, Ammo dice, Accuracy, Damage, whether it is noisy, and the Skill it may bring.
rule-AD-EQUIP-05 = Damage is counted hit by hit. Hits add up only in a Concentrated Attack.
rule-AD-EQUIP-06 = Use something noisy and the Noise token comes to your Zone. Silent things leave it where it is.
rule-AD-EQUIP-07 = One Action uses one weapon. There are no Dual weapons.
rule-AD-EQUIP-08 = Every weapon has the numbers of its card: an Army Sniper Rifle reaches from 1 to 4 Zones, a Heavy Machine Gun rolls 2 dice and 2 Ammo dice with Damage 2, a Katana lets you Charge.
rule-AD-EQUIP-09 = What First Aid Kit, Adrenaline Shot, Silencer and each Explosive do stands on their cards.
    .ruling = How we play it: these effects are our own.

## NOISE

rule-AD-NOISE-01 = There is one Noise token. Whoever makes Noise moves it, and the old place is forgotten.
rule-AD-NOISE-02 = Attack with something noisy and the token goes where you stand, not where you aim.
    .ruling = How we play it: once per Action, whether you hit or miss.
rule-AD-NOISE-03 = The token stays there when you walk away, until the next Noise or the End Phase.
rule-AD-NOISE-04 = Noise wakes all Sleepers in its Zone and in every adjacent one at once.
    .ruling = How we play it: it comes when the Action is over, so those who wake never get into the attack. The token's move in the End Phase wakes nobody.
rule-AD-NOISE-05 = For 1 Action you may make Noise in your Zone. It wakes Sleepers, too.
rule-AD-NOISE-06 = Survivors make no Noise just by being there.

## SPEC

rule-AD-SPEC-01 = Every Survivor has one or more Specialties: Bruiser, Vault Expert, Stealthy, Pilot, Mechanic.
rule-AD-SPEC-02 = A Bruiser has 4 Health instead of 3.
rule-AD-SPEC-03 = A Stealthy Survivor walks away from Sleepers without a roll.
    .ruling = How we play it: Noise, Search and Objectives wake them all the same.
rule-AD-SPEC-04 = Pilots, Vault Experts and Mechanics matter at the Vault and where missions call for them. Missions may need Bruisers and Stealthy Survivors as well.
rule-AD-SPEC-05 = A mission names the Specialists it needs. Begin with at least one of each.
    .ruling = How we play it: you are warned, not stopped.

## ADREN

rule-AD-ADREN-01 = Killing pays at once: 1 AP for a Shambler, 2 for an Alpha, 5 to every Survivor for an Abomination.
rule-AD-ADREN-02 = Adrenaline comes from attacks, from the Truck, from eliminated Sleepers and from Objectives, if the mission says so.
rule-AD-ADREN-03 = Your Danger Level is Blue up to 6 AP, Yellow from 7, Orange from 19 and Red from 43.
rule-AD-ADREN-04 = Blue is your first Skill, Yellow brings +1 Action, at Orange choose one of two Skills, at Red one of three. You keep them all.
    .ruling = How we play it: a new Skill works at once. If one award takes you past several levels, you get the Skill of each, in order.
rule-AD-ADREN-05 = Zombie cards are read on the line of the highest Danger Level among the Survivors.
    .ruling = How we play it: the fallen, those who have left and Companions do not count.
rule-AD-ADREN-06 = Adrenaline beyond 43 changes nothing more.
rule-AD-ADREN-07 = Your Adrenaline and your Danger Level never go down.

## INV

rule-AD-INV-01 = You carry five Equipment cards: two in your Hands, three in the Backpack.
rule-AD-INV-02 = You may discard cards at any time for free, even in somebody else's Turn.
rule-AD-INV-03 = You can use only what is in your Hands. The Backpack is for keeping.
rule-AD-INV-04 = A card that says so works from the Backpack, too: a Grenade does, an Army Knife does not.
rule-AD-INV-05 = Objective tokens and Companions take up no slot.
rule-AD-INV-06 = What you discard goes to the Equipment discard pile and comes back with the next shuffle.

## ZTYPE

rule-AD-ZTYPE-01 = There are Shamblers, Alphas and Abominations.
rule-AD-ZTYPE-02 = A Shambler has 1 Action, deals 1 Wound, falls to Damage 1 and gives 1 AP.
rule-AD-ZTYPE-03 = An Alpha has 2 Actions, deals 1 Wound per Attack, falls to Damage 2 and gives 2 AP.
rule-AD-ZTYPE-04 = A Zombie falls to one hit that is strong enough. Weaker hits leave no mark.

## ABOM

rule-AD-ABOM-01 = An Abomination falls only to its Damage of 4, 5 or 6 dealt at once: by a Concentrated Attack, an Explosive, Damage Skills, or to its Hunter.
rule-AD-ABOM-02 = A killed Abomination is gone for good, with the Zombie card that brings it.
rule-AD-ABOM-03 = No Abomination comes twice in a mission.
    .ruling = How we play it: a card that would bring it again does nothing, not even an extra Activation.
rule-AD-ABOM-04 = Valentine has 3 Actions, deals 1 Wound per Attack, falls to Damage 4 and gives every Survivor 5 AP.
rule-AD-ABOM-05 = The Queen has 1 Action, deals 2 Wounds, falls to Damage 5 and gives every Survivor 5 AP.
rule-AD-ABOM-06 = If the Queen dies before Zeus has come, he appears on his Spawn token.
    .ruling = How we play it: killed in the Player Phase, she brings a Zeus who acts in the next Zombie Phase.
rule-AD-ABOM-07 = Everybody gains the Adrenaline of an Abomination, whoever struck the blow.
    .ruling = How we play it: Companions gain none.
rule-AD-ABOM-08 = An Abomination may have rules of its own on its card.

## ZEUS

rule-AD-ZEUS-01 = There are three forms of Zeus: on foot, Helmeted and Mounted. The mission says which one rules here.
rule-AD-ZEUS-02 = Whatever speaks of Zeus means the form in play.
rule-AD-ZEUS-03 = Zeus on foot has 1 Action, deals 2 Wounds, falls to Damage 6 and gives every Survivor 5 AP.
rule-AD-ZEUS-04 = Helmeted Zeus has 1 Action, deals 2 Wounds and cannot be hurt. Any Explosive that hits him breaks the helmet: now he is Zeus on foot.
    .ruling = How we play it: the blast that breaks the helmet does him no Damage.
rule-AD-ZEUS-05 = Mounted Zeus has 2 Actions, deals 2 Wounds per Attack, falls to Damage 6 and gives every Survivor 5 AP.
rule-AD-ZEUS-06 = If Zeus changes form, each form you overcome pays: 5 AP for the helmet, 5 more for the king.

## SLEEPER

rule-AD-SLEEPER-01 = A Sleeper token hides one to four Shamblers. Face down, nobody knows how many.
rule-AD-SLEEPER-02 = When Sleepers wake, the token is turned and removed, and that many Shamblers stand in its Zone.
    .ruling = How we play it: a used token does not come back.
rule-AD-SLEEPER-03 = Those who wake do nothing for the rest of the phase.
    .ruling = How we play it: if some of the Shamblers in a Zone fall, those who may still act fall first.
rule-AD-SLEEPER-04 = All Sleepers of a Zone wake together.
    .ruling = How we play it: if there are too few Shamblers, you choose which token is next.
rule-AD-SLEEPER-05 = If too few Shamblers are left, place those there are. The token goes, and all Shamblers on the board get an extra Activation at once.
    .ruling = How we play it: one for each token that fell short, and those who just woke keep still.
rule-AD-SLEEPER-06 = Noise wakes the Sleepers of its Zone and of all adjacent ones.
rule-AD-SLEEPER-07 = A Search wakes the Sleepers of that Zone.
    .ruling = How we play it: they wake first, then you draw your card all the same.
rule-AD-SLEEPER-08 = Taking or activating an Objective wakes the Sleepers of that Zone.
    .ruling = How we play it: you get the Objective all the same.
rule-AD-SLEEPER-09 = Zombies who walk into a Zone with Sleepers wake them.
    .ruling = How we play it: when all Zombies have made this step, before the next one.
rule-AD-SLEEPER-10 = Zombies who appear in a Zone with Sleepers wake them.
    .ruling = How we play it: the new Zombies are placed first. Zombies you Shove there wake nobody.
rule-AD-SLEEPER-11 = Walk out of a Zone with Sleepers and you roll a die. On a 1 they all wake behind you.
    .ruling = How we play it: one die per Move, free Moves too; the Move goes on. A Leader rolls for the group. Driving and being pulled need no roll.
rule-AD-SLEEPER-12 = Stealthy Survivors need not roll.
rule-AD-SLEEPER-13 = You cannot attack Sleepers. They wake, or you eliminate them.
    .ruling = How we play it: you may shoot at their Zone; the shots pass them by.
rule-AD-SLEEPER-14 = With a Melee weapon in Hand, spend 2 Actions to eliminate one Sleeper token in your Zone: no dice, no Shamblers.
rule-AD-SLEEPER-15 = You gain as much Adrenaline as the number on the token.
rule-AD-SLEEPER-16 = Eliminating Sleepers is no attack: free Melee or Combat Actions do not pay for it, and Melee Skills do not help.
rule-AD-SLEEPER-17 = With a noisy weapon it makes Noise and wakes the other Sleepers here and next door.
    .ruling = How we play it: your token goes first, then the Noise comes.
rule-AD-SLEEPER-18 = Any Melee weapon will do, noisy or not.
    .ruling = How we play it: only a silent one wakes nobody else.

## SEARCH

rule-AD-SEARCH-01 = You may Search only indoors, in a Zone without Zombies.
rule-AD-SEARCH-02 = There is nothing to Search in the Hotel corridor.
rule-AD-SEARCH-03 = Draw the top Equipment card. Keep it and rearrange your cards for free, or discard it.
    .ruling = How we play it: cards a mission or an Objective gives you may be arranged for free as well.
rule-AD-SEARCH-04 = One Search per Turn, free ones included.
rule-AD-SEARCH-05 = When the Equipment deck is empty, its discards are shuffled into a new one.
    .ruling = How we play it: Starting Equipment, too. If there is no card at all, you find nothing.
rule-AD-SEARCH-06 = Draw Aaahh!! and a Shambler appears in your Zone.
    .ruling = How we play it: the card is discarded. If no Shambler is left, the others act again.
rule-AD-SEARCH-07 = All other indoor Zones can be Searched, the Casino main room and the School Bus, too.

## TRADE

rule-AD-TRADE-01 = For 1 Action you may rearrange your own cards.
rule-AD-TRADE-02 = In the same Action you may trade with one other Survivor in your Zone, who rearranges for free.
    .ruling = How we play it: even among Zombies. What somebody cannot carry is discarded.
rule-AD-TRADE-03 = A trade need not be fair; everything for nothing is fine, if both agree.
    .ruling = How we play it: the other Survivor's player is asked.
rule-AD-TRADE-04 = Personal Objective tokens may be traded, too.
    .ruling = How we play it: other Objective tokens only if the mission says so.

## OBJ

rule-AD-OBJ-01 = Take or activate an Objective in your Zone for 1 Action. The mission or the Personal Objective says what it does.
rule-AD-OBJ-02 = All Objectives look red until you take them.
rule-AD-OBJ-03 = Zombies do not keep you from taking an Objective.

## ACT

rule-AD-ACT-01 = You may Move, Search, rearrange and trade, attack in Melee or at Range, eliminate Sleepers, take an Objective, make Noise or do nothing; and use Vault and Truck where they are.
rule-AD-ACT-02 = Unless a rule limits it, you may do the same thing several times.
rule-AD-ACT-03 = A Melee Action strikes Zombies in your own Zone with a Melee weapon in your Hand.
    .ruling = How we play it: at least one Zombie must be there; Sleepers are none.
rule-AD-ACT-04 = A Ranged Action fires a Ranged weapon from your Hand at one Zone in Range that you see.
    .ruling = How we play it: the Zone may hold no Zombies at all; its Survivors are still in danger.
rule-AD-ACT-05 = Do nothing and your Turn is over; the Actions you have left are gone.
rule-AD-ACT-06 = Free Actions from Skills come on top of your ordinary ones.
rule-AD-ACT-07 = What costs several Actions is paid by one Survivor in one Turn.
    .ruling = How we play it: a single Action you are given outside your Turn never pays for anything that costs 2.
rule-AD-ACT-08 = If you know Second Edition: here are no door Actions, no Reload, no crates, no food, no Flashlights, no Dual weapons, no Rush, no building spawns, no Kids and no Ultrared.

## ZATK

rule-AD-ZATK-01 = Each time, first all Attacks happen, then all Moves. With one Action a Zombie does one or the other.
rule-AD-ZATK-02 = Every Zombie in a Zone with Survivors attacks.
rule-AD-ZATK-03 = Zombies never miss.
rule-AD-ZATK-04 = You divide the Attacks among the Survivors in the Zone as you like.
    .ruling = How we play it: whole Attacks; one of 2 Wounds goes to one Survivor.
rule-AD-ZATK-05 = Each Wound costs 1 Health. At 0 you are eliminated: after 3 Wounds, or 4 for a Bruiser.
rule-AD-ZATK-06 = All Zombies in the Zone attack, even if fewer would do. What is left over is lost.
rule-AD-ZATK-07 = In the Truck's Zone, those in the seats are hit like those who stand there.
rule-AD-ZATK-08 = Shamblers, Alphas and Valentine deal 1 Wound per Attack, the Queen and Zeus 2.
rule-AD-ZATK-09 = Attacks are dealt one by one. Whoever is eliminated takes no more, and the others in the Zone take the rest.

## ZMOVE

rule-AD-ZMOVE-01 = Zombies that did not attack move one Zone: they choose where to go, then take a step.
rule-AD-ZMOVE-02 = First they want a Zone they see that holds both a Survivor and the Noise token.
rule-AD-ZMOVE-03 = Else they want the Zone they see with the most Survivors, near or far.
rule-AD-ZMOVE-04 = If several Zones they see share the most Survivors, the first player chooses one. They do not split between them.
    .ruling = How we play it: one choice for all Zombies leaving the same Zone at the same time.
rule-AD-ZMOVE-05 = If they see nobody, they walk to the Noise token.
    .ruling = How we play it: those already there stay.
rule-AD-ZMOVE-06 = They take a shortest open way. If there is none, they stay.
rule-AD-ZMOVE-07 = If several ways are equally short, the Zombies of each type split between them as evenly as possible.
    .ruling = How we play it: what counts is the next Zone. Abominations are one type; trapped Zombies do not count.
rule-AD-ZMOVE-08 = If they do not divide evenly, the first player says which way the extra Zombie goes.
rule-AD-ZMOVE-09 = A lone Zombie with several ways goes where the first player says.

## ALPHA

rule-AD-ALPHA-01 = When all Zombies have used their first Action, the Alphas attack or move a second time.
rule-AD-ALPHA-02 = The second Action is chosen anew: attack if somebody is there now, otherwise move.
rule-AD-ALPHA-03 = Mounted Zeus acts with the Alphas the second time, and Valentine then once more.

## SPAWN

rule-AD-SPAWN-01 = New Zombies appear in the Starting Spawn Zone first, then in every other active one.
    .ruling = How we play it: several tokens in one Zone draw once each.
rule-AD-SPAWN-02 = Draw a Zombie card for each and read the line of the highest Danger Level.
rule-AD-SPAWN-03 = When the Zombie deck is empty, its discards are shuffled into a new one.
    .ruling = How we play it: cards of killed Abominations stay out.
rule-AD-SPAWN-04 = A Zombie card brings Shamblers, Alphas or an Abomination, more of them the higher the Danger Level.
rule-AD-SPAWN-05 = Blue and Green Spawn Zones sleep until their event, such as the Objective of that colour.
rule-AD-SPAWN-06 = A Spawn Zone that was just activated first spawns in the next Zombie Phase to begin.
rule-AD-SPAWN-07 = There are no Rush cards, no Extra Activation cards and no spawning when a building is entered.
rule-AD-SPAWN-08 = Spawn Zones take their turns clockwise from the Starting one, the same way every round.
    .ruling = How we play it: the mission fixes the order.
rule-AD-SPAWN-09 = Spawns come one at a time: the new Zombies, then Sleepers there wake, then Sidestep and Combat Reflexes, then extra Activations, then what else the card orders.
    .ruling = How we play it: waking Sleepers, Aaahh!! and Zeus coming for the Queen are no spawns.

## ZSPAWN

rule-AD-ZSPAWN-01 = While Zeus is away, his Spawn Zone draws a Zeus Order instead of a Zombie card.
rule-AD-ZSPAWN-02 = Zeus Orders bring Zombies and make Zombies act at once.
    .ruling = How we play it: Alphas ordered to act use both of their Actions.
rule-AD-ZSPAWN-03 = When Zeus is on the board, his Spawn token is gone, and with it the Zeus Orders.
rule-AD-ZSPAWN-04 = When the Zeus Orders run out, their discards are shuffled into a new deck.

## POOL

rule-AD-POOL-01 = If there are too few figures, place those there are. Then all Zombies of that type get an extra Activation at once.
    .ruling = How we play it: the new ones take part, those who have just woken do not.
rule-AD-POOL-02 = Each spawn that runs short brings an extra Activation of its own.
rule-AD-POOL-03 = In an extra Activation they use all their Actions, attacks before moves.

## DICE

rule-AD-DICE-01 = Roll the dice of the weapon, its Ammo dice when you shoot, and the dice of your Skills.
rule-AD-DICE-02 = A die that reaches the Accuracy of the weapon is a hit. Anything lower is a miss.
rule-AD-DICE-03 = Accuracy never gets better than 2, and a 1 always misses.
    .ruling = How we play it: whatever is added to it.
rule-AD-DICE-04 = Each hit harms one target. Hits left over are lost.
rule-AD-DICE-05 = A Shambler falls to Damage 1, an Alpha to 2, an Abomination to its 4, 5 or 6. Weaker hits do nothing, however many.
rule-AD-DICE-06 = In Melee you give your hits to the Zombies you like.
rule-AD-DICE-07 = Misses in Melee harm nobody.
rule-AD-DICE-08 = You shoot at one Zone you see, neither nearer nor farther than the Range of the weapon.
rule-AD-DICE-09 = Whoever stands between you and your target neither blocks the shot nor is hit.
rule-AD-DICE-10 = You may shoot elsewhere while Zombies stand beside you.
rule-AD-DICE-11 = An attack goes: choose weapon and target, roll, re-roll, extra dice for sixes, hits, Friendly Fire, Out of Ammo, Noise, and then reactions.
    .ruling = How we play it: a Skill you gain by a kill does not change that attack. Whether the game is over is judged after the Friendly Fire.

## AMMO

rule-AD-AMMO-01 = When you shoot, you roll the Ammo dice of the weapon together with the others.
rule-AD-AMMO-02 = Ammo dice hit and miss like all others.
    .ruling = How we play it: Out of Ammo is a miss. A 6 on an Ammo die counts for Roll 6; the die it adds is an ordinary one.
rule-AD-AMMO-03 = If any Ammo die shows Out of Ammo, the weapon is empty after this attack. The attack still counts.
rule-AD-AMMO-04 = An empty weapon needs an Ammo Clip.
    .ruling = How we play it: in your Turn, discard a Clip from your Hand and one of your empty weapons is ready again. It costs no Action.
rule-AD-AMMO-05 = An empty weapon stays empty, in the Backpack, in a trade and over the rounds.
rule-AD-AMMO-06 = Weapons without Ammo dice never run empty.

## CONC

rule-AD-CONC-01 = Before you roll, you may call a Concentrated Attack and name one Zombie you could hit.
rule-AD-CONC-02 = All hits go to that Zombie and their Damage adds up. If it is enough, the Zombie dies.
rule-AD-CONC-03 = Nobody else can be hit. Damage beyond what is needed is lost, and too little leaves no mark.
    .ruling = How we play it: Hunter and Reaper still work when the target dies.
rule-AD-CONC-04 = A Concentrated Attack at Range must name one of the Zombies that come first in the targeting order.
rule-AD-CONC-05 = In Melee it may name any Zombie in the Zone.
rule-AD-CONC-06 = Misses at Range cause Friendly Fire as usual.
    .ruling = How we play it: each deals the plain Damage, not the sum.
rule-AD-CONC-07 = A Concentrated Attack costs no more than an ordinary one.
    .ruling = How we play it: Damage Skills raise the Damage of each hit before you add up.

## TARGET

rule-AD-TARGET-01 = Shots hit Shamblers first, then Alphas, then Abominations, in your own Zone, too.
rule-AD-TARGET-02 = All of one kind must be gone before you can hit the next.
rule-AD-TARGET-03 = Among Zombies of the same rank you choose.
rule-AD-TARGET-04 = In Melee there is no such order.
rule-AD-TARGET-05 = Hits too weak for the kind that is next are lost.
rule-AD-TARGET-06 = In short: Shambler 1 Action, Damage 1, 1 AP. Alpha 2 Actions, Damage 2, 2 AP. Abomination 1 to 3 Actions, Damage 4 to 6, 5 AP for everybody.

## FF

rule-AD-FF-01 = When you shoot, your misses hit the other Survivors in that Zone. Your hits never do.
rule-AD-FF-02 = You never hit yourself.
rule-AD-FF-03 = You divide the misses among the Survivors there, one by one. Each deals the Damage of the weapon in Wounds.
    .ruling = How we play it: all players decide, and a miss with somebody to hit must hit. +1 Damage counts, Roll 6 does not.
rule-AD-FF-04 = There is no Friendly Fire in Melee.
rule-AD-FF-05 = You may always shoot where Survivors stand, and you take the risk.
    .ruling = How we play it: those in the Truck are in danger like those on foot; only its own attack spares them.

## EXPLO

rule-AD-EXPLO-01 = Explosives are Grenade, TNT, Jerry Can, Booby Trap, Grenade Launcher and Rocket Launcher.
rule-AD-EXPLO-02 = Grenade, TNT, Jerry Can and Booby Trap take one Combat Action and no roll.
    .ruling = How we play it: they are neither Melee nor Ranged. Aim at one Zone in Range that you see, with or without Zombies; the card is discarded unless it says otherwise.
rule-AD-EXPLO-03 = Grenade Launcher and Rocket Launcher roll like other guns.
    .ruling = How we play it: one hit is enough for one explosion, further hits add nothing. Misses are Friendly Fire as usual.
rule-AD-EXPLO-04 = An explosion hits everybody in its Zone, Survivors, too, and you if you stand there.
    .ruling = How we play it: Survivors take its Damage as Wounds, also in the Truck.
rule-AD-EXPLO-05 = If an explosion reaches another Explosive lying there, both go off: their Damage adds up for everybody in the Zone.
    .ruling = How we play it: this means what was laid on the board, not what somebody carries. The kills are yours if you set it off.
rule-AD-EXPLO-06 = An explosion strong enough kills any Zombie, Abominations, too. Helmeted Zeus only loses his helmet.
rule-AD-EXPLO-07 = An explosion has no targeting order and cannot be concentrated; Reaper and Hunter do not help.
    .ruling = How we play it: you gain the Adrenaline of every Zombie it kills.

## BOLA

rule-AD-BOLA-01 = The Bola Gun does no Damage. The Zombie it hits is trapped.
rule-AD-BOLA-02 = A trapped Zombie loses its Actions in the next Zombie Phase, then gets up.
    .ruling = How we play it: it does nothing at all while it lies, whatever orders it, but it still stands in your way.
rule-AD-BOLA-03 = After a hit the Bola Gun is discarded. After a miss you keep it.
rule-AD-BOLA-04 = In a Concentrated Attack on a trapped Zombie, each die counts 2 higher.
    .ruling = How we play it: a rolled 1 and Out of Ammo still miss, and Roll 6 looks at the die itself.
rule-AD-BOLA-05 = The Bola Gun is a Ranged weapon and keeps to the targeting order.
    .ruling = How we play it: it cannot be concentrated, each hit traps one Zombie, and its misses hurt nobody.

## EQSKILL

rule-AD-EQSKILL-01 = You have the Skill of a weapon while you hold it and act with it.
    .ruling = How we play it: a Skill that moves you, such as Charge on the Katana, works while you hold the weapon.

## COMP

rule-AD-COMP-01 = Some missions put Companions on the board. You choose which Survivor stands in which place.
rule-AD-COMP-02 = What the mission says of Companions comes first.
rule-AD-COMP-03 = A Companion you lead goes with you and lends you their Blue Skill.
rule-AD-COMP-04 = A Companion can be handed over in a trade, with figure and Skill.
rule-AD-COMP-05 = You may lead several Companions, unless the mission forbids it.
rule-AD-COMP-06 = A Companion is a Survivor: it can be attacked, draws Zombies and counts for the Noise token.
rule-AD-COMP-07 = Any Wound kills a Companion, and then you have lost, unless the mission says otherwise.
rule-AD-COMP-08 = A Companion stays with its Leader, on foot, by Skill or in the Truck.
rule-AD-COMP-09 = In the Truck a Companion always takes a Passenger seat.
    .ruling = How we play it: without a seat for each of them, the Leader stays out, too.
rule-AD-COMP-10 = A Companion carries nothing and has no Actions.
rule-AD-COMP-11 = The mission says when a Companion joins you.
    .ruling = How we play it: only then; there is no general Action for it.
rule-AD-COMP-12 = Friendly Fire can hit a Companion, and it dies of it.
rule-AD-COMP-13 = If its Leader falls, a Companion stays in the Zone, on foot. A Survivor there takes it along for 1 Action.

## TRUCK

rule-AD-TRUCK-01 = In the Zone of the Taco Truck, 1 Action lets you get in or out, change seats, or drive.
rule-AD-TRUCK-02 = You get in only when no Zombie is in the Zone, into any free seat.
rule-AD-TRUCK-03 = It has one Driver, one Gunner and two Passengers.
rule-AD-TRUCK-04 = Changing seats costs 1 Action and is no Move, so Zombies do not matter.
    .ruling = How we play it: only into a free seat.
rule-AD-TRUCK-05 = Your Skills help neither the Truck nor its attacks.
    .ruling = How we play it: a free Ranged or Combat Action may fire its gun; a free Move may not drive it.
rule-AD-TRUCK-06 = The Truck cannot be attacked or destroyed.
rule-AD-TRUCK-07 = Only the Driver drives: 1 Action, one Zone, with everybody aboard, never into a building.
rule-AD-TRUCK-08 = Driving is no Move: Zombies cost nothing and do not stop you.
    .ruling = How we play it: Sleepers sleep on when you drive off.
rule-AD-TRUCK-09 = Drive into Zombies and the Truck attacks them, in the targeting order.
    .ruling = How we play it: it is neither Melee nor Ranged, cannot be concentrated and makes no Noise.
rule-AD-TRUCK-10 = The Driver gains the Adrenaline of those run over.
rule-AD-TRUCK-11 = Misses of the Truck hit Survivors on foot in that Zone, never those aboard.
rule-AD-TRUCK-12 = Where no Zombie is, the Truck attacks nobody.
rule-AD-TRUCK-13 = Only the Gunner fires the mounted Machine Gun, as a Ranged Action.
    .ruling = How we play it: never into its own Zone; you may concentrate its fire.
rule-AD-TRUCK-14 = Driving makes no Noise.
rule-AD-TRUCK-15 = In a seat you cannot Move, Sprint or Charge. Get out first.
rule-AD-TRUCK-16 = The Gunner gains the Adrenaline of those shot with the Machine Gun.
rule-AD-TRUCK-17 = You may always get out, Zombies or not, for 1 Action.
rule-AD-TRUCK-18 = Sitting in the Truck protects you from nothing.
rule-AD-TRUCK-19 = From a seat you may do anything but walk: fight, trade, take Objectives, make Noise.

## PERSOBJ

rule-AD-PERSOBJ-01 = A Personal Objective gives a goal, for its Survivor or for the team, and says what its token brings.
rule-AD-PERSOBJ-02 = You cannot win before all Personal Objectives in play are done.
rule-AD-PERSOBJ-03 = A mission has room for two or more of them, each with a token colour of its own.
rule-AD-PERSOBJ-04 = You keep the token of a Personal Objective you take, and you may trade it.
    .ruling = How we play it: anybody in the Zone may take it, unless the card says otherwise.

## KILLCOUNT

rule-AD-KILLCOUNT-01 = For a kill count, each Zombie of the named kind that its Survivor kills is put on the card.
    .ruling = How we play it: a kill counts for whoever is paid for it. Eliminated Sleepers and a broken helmet are no kills.
rule-AD-KILLCOUNT-02 = Figures on the card are not in the supply, so you may run short of them.
rule-AD-KILLCOUNT-03 = When the goal is met, they all go back to the supply.

## MISSION

rule-AD-MISSION-01 = There are ten missions; play them in any order.
    .ruling = How we play it: all ten are our own.
rule-AD-MISSION-02 = The special rules of a mission beat all others, cards included.
rule-AD-MISSION-03 = A mission says how long it takes, under 1 hour, about 90 minutes or 2 hours and more, and how hard it is.
rule-AD-MISSION-04 = A mission says which Specialties it needs.
rule-AD-MISSION-05 = A mission says which Zeus you meet.
rule-AD-MISSION-06 = A mission may have a time track that counts the rounds.
    .ruling = How we play it: it goes on by one in every End Phase; the mission says what happens at its end.
rule-AD-MISSION-07 = Everything else stands in the mission, too: the board, Spawn Zones, Sleepers, Objectives, Starting Zones, doors, Exit, Truck, Companions, and how you lose.
rule-AD-MISSION-08 = Where the mission has an Exit, you may leave the board. Whoever has left is safe and takes no further part.
    .ruling = How we play it: at the end of your Turn, in the Exit Zone, without Zombies there, for free. A Driver takes the Truck and everybody in it along.

## SKILL

rule-AD-SKILL-PLUS1ACTION-01 = +1 Action: one more Action every Turn, for anything.
rule-AD-SKILL-PLUS1DAMAGE-01 = +1 Damage: your attacks of the named kind deal 1 more Damage.
rule-AD-SKILL-PLUS1FREE-01 = +1 free Action: one Action of the named kind is free each Turn.
    .ruling = How we play it: a free Search is still your one Search of the Turn.
rule-AD-SKILL-PLUS1ZONE-01 = +1 Zone per Move: each Move takes you 1 or 2 Zones. Zombies still stop you.
    .ruling = How we play it: it adds to Sprint, but not to Charge, Bloodlust or driving.
rule-AD-SKILL-PLUS1DIE-01 = +1 die: your weapon rolls 1 more die in attacks of the named kind.
    .ruling = How we play it: an ordinary die, never an Ammo die.
rule-AD-SKILL-BLOODLUST-01 = Bloodlust: once per Turn, for 1 Action, Move up to 2 Zones into Zombies, then make a free attack of the named kind.
    .ruling = How we play it: you must go at least 1 Zone and end it among Zombies.
rule-AD-SKILL-BORNLEADER-01 = Born Leader: in your Turn, give another Survivor a free Action, used at once. Then you go on.
    .ruling = How we play it: once per Turn, to anybody on the board but a Companion. The Action is a Turn of its own, so Search and once-per-Turn Skills are ready for it. It cannot be used to lead somebody else.
rule-AD-SKILL-SEARCHMORE-01 = Can Search More Than Once: Search as often in a Turn as you can pay for.
rule-AD-SKILL-CHARGE-01 = Charge: once per Turn, for free, Move up to 2 Zones into Zombies. The first you meet stop you.
    .ruling = How we play it: Zombies where you start still cost extra.
rule-AD-SKILL-COMBATREFLEXES-01 = Combat Reflexes: each card that brings Zombies into your Zone or next to it gives you a free attack on them. Others there may die, too.
    .ruling = How we play it: Zeus Orders and missions count as cards, waking Sleepers and Aaahh!! do not. A shot must aim at their Zone, Melee only at your own.
rule-AD-SKILL-ESCALATION-01 = Escalation: each attack of the named kind in a row rolls 1 die more than the one before. Anything else starts it over.
    .ruling = How we play it: any Move breaks the row, what is no Action does not. Explosives without a roll count for Combat only.
rule-AD-SKILL-EXPLOSIVEMASTER-01 = Explosive Master: one free Action per Turn for using Explosives, and 1 more die when they roll.
    .ruling = How we play it: the free Action is for Explosives only.
rule-AD-SKILL-HITANDRUN-01 = Hit & Run: after a Melee or Ranged attack that killed a Zombie, make a free Move; Zombies beside you cost nothing.
    .ruling = How we play it: each time, but not from a seat and not after an Explosive that needs no roll. Sleepers may still wake.
rule-AD-SKILL-HUNTER-01 = Hunter: when your attack kills a Zombie, you may kill one more of the named kind in that Zone, and gain its Adrenaline.
    .ruling = How we play it: once per Action, and never Helmeted Zeus.
rule-AD-SKILL-LIFESAVER-01 = Lifesaver: once per Turn, for free, pull the Survivors you choose out of an adjacent Zone with Zombies into yours. You need sight and a clear path.
    .ruling = How we play it: each player may say no, and it is no Move. It never works through an Elevator.
rule-AD-SKILL-LUCKY-01 = Lucky: in each Action you may re-roll all dice once; the new roll stands.
    .ruling = How we play it: all dice or none, Ammo dice, too, once for each source of Lucky. The roll beside Sleepers counts as well.
rule-AD-SKILL-REAPER-01 = Reaper: once per attack of the named kind, a killing hit takes one more identical Zombie. You gain its Adrenaline, too.
    .ruling = How we play it: the same name, so never a second Abomination.
rule-AD-SKILL-REGENERATION-01 = Regeneration: in every End Phase you return to full Health.
    .ruling = How we play it: as the last thing of the phase.
rule-AD-SKILL-ROLL6DAMAGE-01 = Roll 6, +1 Damage: each 6 in an attack of the named kind adds 1 to the Damage of the weapon. Re-rolls come first.
rule-AD-SKILL-ROLL6DIE-01 = Roll 6, +1 die: each 6 in an attack of the named kind gives another die, and so on. Re-rolls come first.
rule-AD-SKILL-SEARCH2-01 = Search: 2 cards: you draw 2 cards when you Search.
    .ruling = How we play it: keep or discard each on its own. Aaahh!! among them happens.
rule-AD-SKILL-SILENTKILLER-01 = Silent Killer: eliminating Sleepers costs you 1 Action instead of 2.
rule-AD-SKILL-SHOVE-01 = Shove: once per Turn, for free, push all Zombies in your Zone into one adjacent Zone with a clear path.
    .ruling = How we play it: all of them, Abominations and trapped ones, too; also through an Elevator, never to the Statue or through a closed door.
rule-AD-SKILL-SLIPPERY-01 = Slippery: Zombies neither cost you extra nor stop your Moves.
    .ruling = How we play it: in Charge and Bloodlust, too. Sleepers may still wake.
rule-AD-SKILL-SPRINT-01 = Sprint: once per Turn, one Move takes you 2 or 3 Zones. Zombies stop you.
    .ruling = How we play it: any Move may be it, a free one, too. With +1 Zone per Move it is up to 4 Zones.
rule-AD-SKILL-STEADYHAND-01 = Steady Hand: your misses spare the Survivors you choose. Explosions spare nobody.
rule-AD-SKILL-SIDESTEP-01 = Sidestep: each card that brings Zombies into your Zone or next to it gives you a free Move; Zombies cost nothing.
    .ruling = How we play it: before any extra Activation. Zeus Orders and missions count, waking Sleepers and Aaahh!! do not.
rule-AD-SKILL-TACTICIAN-01 = Tactician: take your Turn before or after any other Survivor's in the Player Phase, whoever's it is.
    .ruling = How we play it: between two Turns, never inside one, and once per round.
rule-AD-SKILL-TOTHERESCUE-01 = To the Rescue: if any Survivor was wounded this round, you get 1 free Action at the end of the Zombie Phase.
    .ruling = How we play it: your own Wounds and Friendly Fire count. Use the Action at once, or it is lost.
rule-AD-SKILL-GENERAL-01 = The same Skill from two sources stacks as far as its words allow: bonuses with a +1 add up, each Lucky is a re-roll of its own. What is once per Turn stays once.
    .ruling = How we play it: it goes for weapons and Companions as well.
rule-AD-SKILL-GENERAL-02 = A Skill for Combat covers Melee, Ranged and Explosives. One for Melee or Ranged covers only that.
    .ruling = How we play it: where a Skill and the general rules disagree, the Skill is right.
rule-AD-SKILL-GENERAL-03 = A Skill you may use once per Turn comes back in your next Turn, and for an Action Born Leader gives you. It does not work outside a Turn.
