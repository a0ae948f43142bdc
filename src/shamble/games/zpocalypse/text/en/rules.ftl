### The rules as players read them, topic by topic.

## SETUP

rule-ZP-SETUP-01 = 2 to 4 players, each with a colour of their own: a squad board, a squad figure and a pawn.
    .ruling = How we play it: Day Zero can also be played alone.
rule-ZP-SETUP-02 = The board begins with one base set: the four tiles whose sides show the same glow, joined into one block.
    .ruling = How we play it: they lie two by two, so that every tile touches two others.
rule-ZP-SETUP-03 = The Hotel Lobby suits your first games, the Park those who know the game. Nothing else depends on the choice.
rule-ZP-SETUP-04 = All other tiles, those of the other base sets too, are shuffled into one facedown stack. One side is chosen for all of them.
    .ruling = How we play it: the side is chosen once for the whole stack, as on day 3 all are turned together.
rule-ZP-SETUP-05 = Six decks are shuffled apart: Survivors, Armory, Food, Items, Scavenge and Something's Happened. Scenarios and Daily Goals are two more.
rule-ZP-SETUP-06 = Search tokens start in a shuffled pile with the X up. Nobody knows a number before it is drawn.
rule-ZP-SETUP-07 = The bunker begins with 2 Survivor cards and 2 Armory cards, all facedown and seen by nobody.
    .ruling = How we play it: these two Armory cards may be of any kind.
rule-ZP-SETUP-08 = Every pawn starts on the first space of the tracker: 0 VP.
rule-ZP-SETUP-09 = Pick any two hero figures for your squad base; it is for looks only. The squad starts in the bunker.
rule-ZP-SETUP-10 = One Scenario card is drawn. Where its setup differs from the usual one, the card wins.
    .ruling = How we play it: you may also pick a scenario.
rule-ZP-SETUP-11 = Unless the scenario says otherwise you receive 1 Daily Goal, 2 Survivors, 2 Food, 1 Item and 2 Armory cards.
rule-ZP-SETUP-12 = The two Armory cards you start with are Melee or Firearm cards. Any other is replaced.
    .ruling = How we play it: draw until you have two, then shuffle the others back into the deck.
rule-ZP-SETUP-13 = Your Daily Goal lies face down. Only you may read it until you claim it.
rule-ZP-SETUP-14 = Writing down the numbers of your squad may wait until after the first Scavenge phase; they follow from your survivors anyway.
    .ruling = How we play it: your first survivors are active from the start of the game.
rule-ZP-SETUP-15 = A card that has been used goes face up on the discard pile of its own deck.
    .ruling = How we play it: used means used up; what is lost with the dead leaves the game instead.
rule-ZP-SETUP-16 = A deck that runs out is made anew from its shuffled discards.
    .ruling = How we play it: if there are no discards either, you draw nothing.
rule-ZP-SETUP-17 = The red die shows 1, 2, 3, 4, 5 and Z. Z is more than 5.
    .ruling = How we play it: where a number is needed, Z counts 6.
rule-ZP-SETUP-18 = The blue die is the ammo die: CLICK or a bullet. Only CLICK does anything.
    .ruling = How we play it: one face is a CLICK, five are bullets.

## SQUAD

rule-ZP-SQUAD-01 = A squad never has more than 4 survivors. Whoever is one too many after feeding cannot stay.
rule-ZP-SQUAD-02 = Survivors without a squad lie facedown in the bunker. They belong to all of you, and nobody may look at them for free.
rule-ZP-SQUAD-03 = On the board a squad is one figure on one square: its survivors move, fight and are attacked together.
    .ruling = How we play it: they share their hit points too.
rule-ZP-SQUAD-04 = A survivor you find while scavenging is turned sideways: inactive, without numbers or ability, until it has been fed.
rule-ZP-SQUAD-05 = A newcomer may already carry up to 4 cards.
rule-ZP-SQUAD-06 = Every survivor has an ability for once a day, unless it says otherwise. With the next day it is back.
rule-ZP-SQUAD-07 = A combat ability, once used, works for both actions of this turn and counts as one use.
rule-ZP-SQUAD-08 = Only active survivors have abilities. The card says when: it may be in the zombies' turn, or in another squad's.
    .ruling = How we play it: this holds for all abilities; only newcomers, the dead and those in the pool have none.
rule-ZP-SQUAD-09 = Every Armory, Item and Food card lies under the survivor who carries it.
rule-ZP-SQUAD-10 = At the end of the Feed step you name who forms the squad: one to four active survivors. The others go to the bunker pool.
    .ruling = How we play it: at least one has to stay.
rule-ZP-SQUAD-11 = What a squad carries lies open to all. Secret are Daily Goals, the pool, the bunker's Armory cards, Search tokens and the decks.
    .ruling = How we play it: that is how we read it, as cards are traded, asked for and looted.

## STAT

rule-ZP-STAT-01 = The most hit points of a squad: those of its active survivors together, less 1 for each Radiation token on them.
rule-ZP-STAT-02 = Armor: that of the active survivors and of the armour they carry, added up.
rule-ZP-STAT-03 = Firearm: that of the active survivors, and the skill points spent on it.
rule-ZP-STAT-04 = Melee: that of the active survivors, and the skill points spent on it.
rule-ZP-STAT-05 = Firearm and Melee never fall when survivors die, leave or change.
    .ruling = How we play it: they are the best sum of a fixed squad so far, plus all points bought.
rule-ZP-STAT-06 = Movement: the squad is as fast as its slowest survivor.
rule-ZP-STAT-07 = Smarts: the squad is as smart as its smartest survivor.
rule-ZP-STAT-08 = When a survivor is lost, hit points, Armor, Smarts and Movement are counted anew at once.
rule-ZP-STAT-09 = Who is not active, or in the pool, adds to nothing.
rule-ZP-STAT-10 = The tally at the end of the Feed step sets your hit points to the most, less what hunger took.
rule-ZP-STAT-11 = A Smarts check rolls as many red dice as your squad has Smarts, and one with Smarts 0. Each 5 or Z is a success.
    .ruling = How we play it: the single die at 0 holds for every such check.
rule-ZP-STAT-12 = Armour that is handed on, dropped or lost counts no longer at once; armour received counts at once.
    .ruling = How we play it: Armor always agrees with the cards on the table.

## CARRY

rule-ZP-CARRY-01 = One survivor holds at most 4 cards: Armory, Items and Food together.
rule-ZP-CARRY-02 = Survivor and Daily Goal cards do not count.
rule-ZP-CARRY-03 = A squad holds 4 cards for each survivor, so a loss takes room for 4.
rule-ZP-CARRY-04 = In the Feed step what is too much goes to other players, or face up beside the bunker.
    .ruling = How we play it: a gift needs the other's consent and room.
rule-ZP-CARRY-05 = In Combat a squad above its limit drops the surplus at once, before anything else.
rule-ZP-CARRY-06 = Cards drawn while scavenging may be too many until they are assigned in the Feed step.
    .ruling = How we play it: the immediate drop belongs to Combat alone.
rule-ZP-CARRY-07 = Cards of survivors who leave the squad stay with you as far as the others can carry them; the rest goes onto the pile beside the bunker.
    .ruling = How we play it: this is how we read it.
rule-ZP-CARRY-08 = The pile beside the bunker stays from day to day. Cards leave it only in Combat, for an action.
    .ruling = How we play it: nothing clears the pile.

## DROP

rule-ZP-DROP-01 = What you drop in Combat lies under a Death token of your colour; its twin marks your square.
rule-ZP-DROP-02 = You choose what you drop, down to exactly your limit.
    .ruling = How we play it: the choice is the owner's.
rule-ZP-DROP-03 = On the square of a Death token 1 action lets you take cards from its pile. Who comes first chooses first.
    .ruling = How we play it: that may be the squad that dropped them.
rule-ZP-DROP-04 = You may take some and leave others; the token stays while a card is left.
rule-ZP-DROP-05 = When Combat ends, cards under Death tokens leave the game, and the tokens go back.
rule-ZP-DROP-06 = You may not take more than your squad can carry.
    .ruling = How we play it: taking is a choice, so it makes no surplus.
rule-ZP-DROP-07 = What is dropped in the bunker lies there for any squad inside, for 1 action.
rule-ZP-DROP-08 = You may have several piles, each on its own square.
    .ruling = How we play it: a second one on the same square joins the first.

## SKILLPT

rule-ZP-SKILLPT-01 = When your pawn reaches a red or green spot you get the skill points that the scenario lists for the colour.
    .ruling = How we play it: going past is reaching.
rule-ZP-SKILLPT-02 = Skill points are spent at once and cannot be saved.
rule-ZP-SKILLPT-03 = Each point raises Firearm or Melee by 1; several may be divided.
rule-ZP-SKILLPT-04 = Each spot pays every player once, whoever came there before.
    .ruling = How we play it: there is no race for spots.
rule-ZP-SKILLPT-05 = A gain that crosses several spots is paid for each, in their order.
rule-ZP-SKILLPT-06 = A skill raised in the middle of an attack counts from the next roll on.
    .ruling = How we play it: dice that have been rolled keep their reading.

## VP

rule-ZP-VP-01 = Each zombie killed by attack, stomp or explosive is 1 VP; a whole double is worth 2.
    .ruling = How we play it: each half of a double counts.
rule-ZP-VP-02 = Building pays its VP to the builder at once.
rule-ZP-VP-03 = A Scavenge tile laid as near to the bunker entrance as possible is 1 VP. Nothing else about tiles pays.
rule-ZP-VP-04 = A Daily Goal pays the VP printed for what was fulfilled: Goal, Challenge, or both.
rule-ZP-VP-05 = VP move the pawn at once, and whatever comes later reckons with them.
rule-ZP-VP-06 = Your final score: the tracker, and the VP printed on every card you hold when the last day ends.
rule-ZP-VP-07 = The highest final score wins.
rule-ZP-VP-08 = Players tied for the highest score share the victory.
    .ruling = How we play it: nothing breaks the tie.
rule-ZP-VP-09 = VP on cards are not on the tracker: they change neither turn order nor skill points.
rule-ZP-VP-10 = Zombies killed by a Trap pay nobody.
rule-ZP-VP-11 = VP on the tracker are never lost, whatever is destroyed or wiped out.
    .ruling = How we play it: no rule takes them back.
rule-ZP-VP-12 = Only cards in your squad score at the end; those on piles, under Death tokens or out of the game do not.
    .ruling = How we play it: having a card means that a survivor holds it.
rule-ZP-VP-13 = A player whose squad is dead at the end still scores the tracker, and can win.
    .ruling = How we play it: the tracker belongs to the player.
rule-ZP-VP-14 = A Daily Goal still held at the end scores nothing, unless it is fulfilled at that moment and revealed.
    .ruling = How we play it: there is a last chance to reveal before the count.
rule-ZP-VP-15 = VP beyond the end of the tracker go on counting; there are no more spots.
    .ruling = How we play it: the tracker has 60 spaces.

## DAY

rule-ZP-DAY-01 = The scenario says how many days there are. After the last night comes the final count.
rule-ZP-DAY-02 = A day has four phases: Scavenge, Feed and Fortify, Something's Happened, Combat.
rule-ZP-DAY-03 = Who has the fewest VP goes first; then clockwise.
rule-ZP-DAY-04 = Tied players roll a red die, and on day 1 everybody does: the highest goes first.
    .ruling = How we play it: equal highest rolls are repeated.
rule-ZP-DAY-05 = The order found at dawn holds for every phase and round of the day.
    .ruling = How we play it: it is not found anew in between.
rule-ZP-DAY-06 = You may agree to scavenge at the same time, if the result is one that turns could bring.
    .ruling = How we play it: here it is always one after the other.
rule-ZP-DAY-07 = The night has the number of its day.
rule-ZP-DAY-08 = What is allowed once a day is new with the next day: abilities, building.
rule-ZP-DAY-09 = You may reveal a Daily Goal when its Goal, its Challenge or both are fulfilled. It is discarded and pays for what is fulfilled.
    .ruling = How we play it: you choose the moment; each card is revealed once.
rule-ZP-DAY-10 = A Daily Goal that was not fulfilled is kept; you may hold several.
    .ruling = How we play it: what speaks of one day or night is counted within it.
rule-ZP-DAY-11 = A Daily Goal is revealed in a turn of yours, between two actions, or at the end of the day, when everybody may.
    .ruling = How we play it: at the day's end everybody is asked, so that the question gives nothing away.
rule-ZP-DAY-12 = A scenario tells a story, the setup, the objective and the number of days. An objective may name another way to win.
    .ruling = How we play it: without one the final score decides.

## SCAV

rule-ZP-SCAV-01 = Scavenge opens with 1 Daily Goal card for every player, on day 1 too.
    .ruling = How we play it: so you hold two on day 1, unless the scenario says otherwise.
rule-ZP-SCAV-02 = In turn order each player draws 1 Scavenge card and resolves it fully before the next one begins.
    .ruling = How we play it: check, supplies, tile, zombies: all of it.
rule-ZP-SCAV-03 = The check: as many red dice as your Smarts, one with Smarts 0. 5 and Z are successes.
rule-ZP-SCAV-04 = Success or failure says how many Food, Item and Armory cards you draw and how many zombies come with the tile.
    .ruling = How we play it: one success is enough, unless the card asks for more.
rule-ZP-SCAV-05 = A special card has two checks: the first decides its event, the second the supplies.
    .ruling = How we play it: the dice are rolled anew for the second.
rule-ZP-SCAV-06 = Survivors from the card come from the Survivor deck and lie inactive before you.
rule-ZP-SCAV-07 = Supplies first; then you draw a tile, attach it, and put the zombies on it.
rule-ZP-SCAV-08 = A Night Owl may not fortify this day, and its squad starts Combat on the tile it just laid.
    .ruling = How we play it: on a square of its choice, not beside a zombie if there is one; without a tile in the bunker.
rule-ZP-SCAV-09 = Where a Scavenge card differs from a rule, the card wins.
rule-ZP-SCAV-10 = A Scavenge card is discarded when it is done; a Night Owl after the night.
    .ruling = How we play it: what stays in force stays until then.
rule-ZP-SCAV-11 = Zombies that come in Scavenge are there at once: nobody builds on their tile, and they fight at night.

## TILE

rule-ZP-TILE-01 = A new tile touches a tile on the board with a whole side, turned as you like, on any free place.
    .ruling = How we play it: squares and borders always meet.
rule-ZP-TILE-02 = Matching pictures at the borders are for looks; other borders are legal.
rule-ZP-TILE-03 = A Scavenge tile laid as near to the bunker entrance as any place allows pays 1 VP.
    .ruling = How we play it: count squares as the king moves, from the entrance to the nearest square of the tile.
rule-ZP-TILE-04 = A tile of a base set must join tiles of its glow on the board; if there are none it may go anywhere.
    .ruling = How we play it: touching one is enough, in the two by two block where that is free; this goes before nearness.
rule-ZP-TILE-05 = A tile goes only where figures can walk between it and the board.
    .ruling = How we play it: what players built does not count; a tile that fits nowhere is shuffled back and another drawn.
rule-ZP-TILE-06 = You put the zombies of your Scavenge tile on its squares, not on blocked ones.
    .ruling = How we play it: they stand on the new tile.
rule-ZP-TILE-07 = Every zombie needs a way to the bunker entrance or to a squad from where you put it.
rule-ZP-TILE-08 = One zombie to a square; only when all squares are taken a second one makes a double.
    .ruling = How we play it: singles first.
rule-ZP-TILE-09 = On the morning of day 3 all tiles leave the board, are shuffled with the stack, and show their other side from then on.
rule-ZP-TILE-10 = With the tiles of day 3 everything built on them is gone, and the Search tokens; the VP stay.
    .ruling = How we play it: the tokens go back into their pile.
rule-ZP-TILE-11 = On day 3 a base set of the new side is laid out. Squads, their cards, the pool and the pile stay as they are.
    .ruling = How we play it: the first player of the day chooses it, unless the scenario does.
rule-ZP-TILE-12 = The board changes once, on day 3, before anybody scavenges.
    .ruling = How we play it: a game of one or two days never sees it.
rule-ZP-TILE-13 = The only working entrance is that of the base set that was laid out.
    .ruling = How we play it: another one, drawn later, is an ordinary square; in Day Zero it is the one left in the game.
rule-ZP-TILE-14 = With an empty stack no tile is laid and nobody scores for nearness.
    .ruling = How we play it: its zombies come to the tile farthest from the entrance.

## FEED

rule-ZP-FEED-01 = The Feed step begins with full hit points for every squad; yesterday's Radiation tokens go.
rule-ZP-FEED-02 = Every survivor you want to keep eats 1 Food; the cards go to the Food discards.
rule-ZP-FEED-03 = A card of 2 Food feeds two survivors of your squad. If it feeds one, the other half is lost.
rule-ZP-FEED-04 = Any Food that anybody in the squad carries will do, radioactive or not.
rule-ZP-FEED-05 = Food may be given, asked for and exchanged freely in this step.
    .ruling = How we play it: so may any other card, if both agree; survivors change hands only through the pool.
rule-ZP-FEED-06 = Who did not eat goes facedown to the bunker pool.
rule-ZP-FEED-07 = Who has eaten is active until the next Feed step. Only the active build and fight.
    .ruling = How we play it: the Smarts of the next morning count as well.
rule-ZP-FEED-08 = If you can feed nobody you keep one survivor, send the others to the pool, and lose 2 HP. Show that you hold no Food.
rule-ZP-FEED-09 = The survivor kept without food is active for the day.
    .ruling = How we play it: otherwise keeping it would mean nothing.
rule-ZP-FEED-10 = The 2 HP of hunger come off the current hit points, never below 1.
    .ruling = How we play it: they are back with the next Feed step.
rule-ZP-FEED-11 = Who holds Food must feed at least one survivor.
    .ruling = How we play it: hunger is only for those who have nothing.
rule-ZP-FEED-12 = For 2 Food you look through the pool and take one survivor of it into your squad. What you pay too much is lost.
rule-ZP-FEED-13 = You may recruit again and again, for 2 Food each, while there are Food and survivors.
    .ruling = How we play it: the limit of four is settled afterwards.
rule-ZP-FEED-14 = A recruit for 2 Food is active at once: the price is its meal.
    .ruling = How we play it: no further meal is needed.
rule-ZP-FEED-15 = Pool cards that you looked at and did not take are shuffled and lie facedown again.
    .ruling = How we play it: later draws stay fair.
rule-ZP-FEED-16 = After meals and recruits you fix the squad, at most 4, share out the cards, at most 4 each, and tally.
rule-ZP-FEED-17 = The order: restore, feed, recruit, squad, cards, tally, then fortify. All tally before anybody builds.
    .ruling = How we play it: we take the order of the text as binding.
rule-ZP-FEED-18 = In the Feed step players act one after another. Who acts may propose exchanges to anybody, also to those who are done.
    .ruling = How we play it: meals that were eaten stay eaten.

## RADIO

rule-ZP-RADIO-01 = Who eats radioactive Food gets a Radiation token and counts 1 HP less.
rule-ZP-RADIO-02 = One token a day at most, however much is eaten.
rule-ZP-RADIO-03 = Radioactive Food fills you like any other of its size.
rule-ZP-RADIO-04 = The tokens stay through the night and go with the next day's Feed step, before its meals.
rule-ZP-RADIO-05 = First Aid cannot bring back the point that a Radiation token takes.
rule-ZP-RADIO-06 = A token never takes a survivor's last hit point.
    .ruling = How we play it: it would matter only to a survivor of 1 HP.
rule-ZP-RADIO-07 = Who goes to the pool loses the token.
    .ruling = How we play it: cards in the pool bear no markers.
rule-ZP-RADIO-08 = If the price of a recruit holds radioactive Food, the recruit gets the token.
    .ruling = How we play it: the price is its meal.

## FORT

rule-ZP-FORT-01 = In turn order each player builds as much as active survivors and Scrap allow, or nothing.
rule-ZP-FORT-02 = Survivors, Scrap and VP: Sandbags 1, 0, 1. Trap 2, 0, 2. Wall 1, 1, 2. Gate 1, 2, 3. Lookout 3, 3, 6.
rule-ZP-FORT-03 = Each active survivor takes part in one building task a day.
rule-ZP-FORT-04 = All builders of a structure come from one squad.
    .ruling = How we play it: squads do not build together.
rule-ZP-FORT-05 = Scrap is paid with Scrap cards of the squad, which are discarded.
    .ruling = How we play it: they are Item cards and go to the Item discards.
rule-ZP-FORT-06 = Nothing is built on a tile where a zombie stands.
rule-ZP-FORT-07 = Nothing is built on a blocked square or at its edges.
    .ruling = How we play it: we take the sign in the text for that of blocked squares.
rule-ZP-FORT-08 = A structure pays when it is placed.
rule-ZP-FORT-09 = A Night Owl does not build in this phase.
rule-ZP-FORT-10 = You may build on any other tile, whoever laid it. What stands helps or hinders everybody alike.
    .ruling = How we play it: structures have no owner.
rule-ZP-FORT-11 = What is built stays from day to day, until it is used up, pushed over, blown up, or cleared on day 3.
rule-ZP-FORT-12 = An edge bears one structure at most, and so does a square.
    .ruling = How we play it: one of each keeps things clear.
rule-ZP-FORT-13 = What stands on an edge belongs to one of its two squares; only that one's tile must be free of zombies.
    .ruling = How we play it: so you can close a clean tile against one that is not.
rule-ZP-FORT-14 = No Lookout on the bunker entrance or on a tunnel entrance.
    .ruling = How we play it: it would seal the way of everybody.
rule-ZP-FORT-15 = There is no limit to how many structures stand.
    .ruling = How we play it: only their price is one.
rule-ZP-FORT-16 = A structure may stand at the rim of the board, but not on an edge that a red line or a blocked square closes already.
    .ruling = How we play it: at the rim it counts as soon as a tile lies behind it.

## SANDBAG

rule-ZP-SANDBAG-01 = Sandbags stand on one edge: 1 survivor, 1 VP.
rule-ZP-SANDBAG-02 = A zombie that crosses Sandbags ends its walk behind them.
rule-ZP-SANDBAG-03 = A zombie that crossed Sandbags may not attack in its next turn; it may walk.
    .ruling = How we play it: in the turn of crossing it still attacks; crossing again counts anew.
rule-ZP-SANDBAG-04 = A squad pays 1 Move point more to step across Sandbags.
    .ruling = How we play it: whatever the step costs otherwise.
rule-ZP-SANDBAG-05 = Sandbags stop no attack and no sight, in either direction.
rule-ZP-SANDBAG-06 = Sandbags stay when they have been crossed.
rule-ZP-SANDBAG-07 = A diagonal step crosses Sandbags only if both ways round its corner would.
    .ruling = How we play it: nobody slips past a closed line, but past its end.
rule-ZP-SANDBAG-08 = The mark of having crossed stays with the figure: through joining and through being halved.
    .ruling = How we play it: one mark for each figure.

## TRAP

rule-ZP-TRAP-01 = A Barbed Wire Trap lies on one square: 2 survivors, 2 VP.
rule-ZP-TRAP-02 = A zombie that comes onto a Trap is killed and removed.
rule-ZP-TRAP-03 = A Trap kills 2 zombies: after the first it is flipped, after the second it is gone.
rule-ZP-TRAP-04 = A double on a fresh Trap dies whole and uses it up; on a flipped one it loses a half, and the Trap is gone.
    .ruling = How we play it: a double counts as two, as in attacks.
rule-ZP-TRAP-05 = The single left over may walk on.
    .ruling = How we play it: only Sandbags stop a walk.
rule-ZP-TRAP-06 = Zombies do not walk around Traps: they do not reckon with them.
rule-ZP-TRAP-07 = A squad steps onto a Trap for 4 Move points and is not hurt.
rule-ZP-TRAP-08 = Zombies added beside a squad stand on a Trap only if nothing else is free; there they die.
    .ruling = How we play it: nobody gets kills by chance.

## WALL

rule-ZP-WALL-01 = A Wall stands on one edge: 1 survivor, 1 Scrap, 2 VP.
rule-ZP-WALL-02 = No squad crosses a Wall.
rule-ZP-WALL-03 = A double stopped by a Wall loses that round; in its next turn the Wall falls while it stands; in the turn after that it walks on.
rule-ZP-WALL-04 = The Wall falls only if a double still presses against it when the next zombie turn begins. If they are gone it stays, and the count starts anew.
    .ruling = How we play it: pressing is standing at that edge with the way leading through it.
rule-ZP-WALL-05 = A double that brings down a Wall may attack in that turn: the Wall is gone.
    .ruling = How we play it: only its walk is put off.
rule-ZP-WALL-06 = A single cannot bring down a Wall. It tries for one turn, then takes another way.
    .ruling = How we play it: it remembers the edge it tried last, until it joins another or something is built or removed.
rule-ZP-WALL-07 = Zombies take a way that avoids all Walls and Gates. Only without one they press against the nearest.
    .ruling = How we play it: they go round first and press when sealed off.
rule-ZP-WALL-08 = A single with no other way stays at the Wall and tries to join another single.
    .ruling = How we play it: if one is within reach it goes there; else it stays.
rule-ZP-WALL-09 = Walls stop sight, attacks of both sides, and blasts.
rule-ZP-WALL-10 = Red lines are no Walls: no zombie brings them down.

## GATE

rule-ZP-GATE-01 = A Gate stands on one edge: 1 survivor, 2 Scrap, 3 VP.
rule-ZP-GATE-02 = For zombies a Gate is a Wall: a double needs three rounds, a single does not get through.
rule-ZP-GATE-03 = Squads walk through a Gate at no extra cost.
rule-ZP-GATE-04 = Nobody attacks through a Gate.
    .ruling = How we play it: neither do zombies, to whom it is a Wall.
rule-ZP-GATE-05 = A Gate stops sight.
    .ruling = How we play it: it is a Wall in all but passage.
rule-ZP-GATE-06 = Nobody steps diagonally past the end of a Gate or a Wall.

## LOOKOUT

rule-ZP-LOOKOUT-01 = A Lookout stands on one square: 3 survivors, 3 Scrap, 6 VP.
rule-ZP-LOOKOUT-02 = From a Lookout firearms have sight to every square; range still counts.
    .ruling = How we play it: not into the bunker, which no attack enters.
rule-ZP-LOOKOUT-03 = From a Lookout only melee weapons with a range of at least 2 can be used.
    .ruling = How we play it: fists do not reach.
rule-ZP-LOOKOUT-04 = A Lookout with 4 or more zombie figures beside it after they walked is being pushed. If that is still so in their next turn, it falls.
    .ruling = How we play it: a double is one figure here.
rule-ZP-LOOKOUT-05 = When it falls, each squad on it takes 1 red die of damage past its Armor and loses both actions of its next turn.
rule-ZP-LOOKOUT-06 = After the fall the square is what it was before, and the squad is still there.
    .ruling = How we play it: rubble does nothing; the zombies go on with their turn.
rule-ZP-LOOKOUT-07 = A squad leaves a Lookout by a jump: 1 action, to an empty square beside it.
    .ruling = How we play it: it cannot walk down.
rule-ZP-LOOKOUT-08 = Climbing a Lookout costs what its square costs.
rule-ZP-LOOKOUT-09 = While it stands no zombie enters its square, and none attacks who is on it.
    .ruling = How we play it: they have to bring it down.
rule-ZP-LOOKOUT-10 = Count the zombies on the eight squares around it, but not behind a Wall, a Gate or a red line.
    .ruling = How we play it: as for attacks.
rule-ZP-LOOKOUT-11 = Only one squad at a time can end its walk on a Lookout.
    .ruling = How we play it: no two squads share a square.
rule-ZP-LOOKOUT-12 = A Lookout in the only way is a Wall to the zombies: they come up to it and gather.
    .ruling = How we play it: it falls by numbers, as any other.
rule-ZP-LOOKOUT-13 = Where zombies can reach only one to three squares beside a Lookout, it is pushed when each of them holds a figure.
    .ruling = How we play it: else a tower in a corner could never fall.

## SOMETHING

rule-ZP-SOMETHING-01 = One Something's Happened card is drawn for all of you, read and applied.
    .ruling = How we play it: the first player of the day draws it.
rule-ZP-SOMETHING-02 = Then each player draws and lays a tile, as near to the bunker entrance as possible.
    .ruling = How we play it: in turn order; here nearness is a must.
rule-ZP-SOMETHING-03 = The tiles of this phase pay no VP.
rule-ZP-SOMETHING-04 = Tiles of a base set join their glow here too, before nearness.
rule-ZP-SOMETHING-05 = The card says for each night how many zombies come to every tile laid in this phase.
    .ruling = How we play it: the new tiles only, not the whole board.
rule-ZP-SOMETHING-06 = They stand on biohazard, radiation and yield squares first, and on others when those are taken.
    .ruling = How we play it: these are the signs we read.
rule-ZP-SOMETHING-07 = None stands on a blocked square, and each has a way to the entrance or to a squad.
rule-ZP-SOMETHING-08 = The card gives one speed for all zombies of the coming night.
rule-ZP-SOMETHING-09 = Who laid a tile puts the zombies on it.
    .ruling = How we play it: as in Scavenge.
rule-ZP-SOMETHING-10 = The card is discarded when the night is over.

## NIGHT

rule-ZP-NIGHT-01 = Combat begins with every squad in the bunker, unless a card puts it elsewhere.
rule-ZP-NIGHT-02 = Combat ends when no zombie is left, or when no squad lives and none can restart.
    .ruling = How we play it: a squad from the pool is alive again.
rule-ZP-NIGHT-03 = A round: the turns of all players, then the zombies.
rule-ZP-NIGHT-04 = On nights 3 and 4 the zombies come first.
rule-ZP-NIGHT-05 = Night 1 has no special rule.
rule-ZP-NIGHT-06 = From night 2 on each double rolls one red die more: 3.
    .ruling = How we play it: on nights 3 and 4 too.
rule-ZP-NIGHT-07 = On night 3 only Z is a success in defence.
rule-ZP-NIGHT-08 = On night 4 there is no defence.
rule-ZP-NIGHT-09 = Later nights are like the fourth.
    .ruling = How we play it: no scenario has more than four.
rule-ZP-NIGHT-10 = There are no more zombies than figures; what cannot be placed stays away.
    .ruling = How we play it: 40 singles, 20 doubles; without singles they come as doubles, two for one.
rule-ZP-NIGHT-11 = After Combat all squads are back in the bunker.
    .ruling = How we play it: where they stood does not matter the next day.
rule-ZP-NIGHT-12 = If the last squad dies, the zombies are removed before the next day.
    .ruling = How we play it: else the new squads could not begin.
rule-ZP-NIGHT-13 = Without a zombie on the board the night is over at once.
rule-ZP-NIGHT-14 = Combat ends in the middle of a turn when the last zombie falls; what is left of the turn is lost.
    .ruling = How we play it: nobody loots a safe board.
rule-ZP-NIGHT-15 = After 10 rounds without a kill, damage, a new zombie or a structure gone, all Walls and Gates are removed and every Lookout falls.
    .ruling = How we play it: ours, so that a night comes to an end.
rule-ZP-NIGHT-16 = After another 10 such rounds Combat ends, and the zombies are removed without VP.
    .ruling = How we play it: ours too, with enraged zombies as well.

## ACTION

rule-ZP-ACTION-01 = Your squad has 2 actions in its turn: Attack, Move, Heal, Search and the others for one action.
rule-ZP-ACTION-02 = The same action may be taken twice.
    .ruling = How we play it: abilities speak of both actions, too.
rule-ZP-ACTION-03 = Actions not used are lost.
    .ruling = How we play it: nothing is saved.
rule-ZP-ACTION-04 = For 1 action each, too: take from the pile, take from a Death token, stomp a zombie that lies, jump from a Lookout, and in Day Zero walk off the map.
rule-ZP-ACTION-05 = In the bunker 1 action takes any cards from the faceup pile, up to your limit.
    .ruling = How we play it: all kinds of cards that lie there.
rule-ZP-ACTION-06 = An Attack is one action for the whole squad: every survivor may add one weapon or a bare hand.
rule-ZP-ACTION-07 = An attack rolls 8 red dice at most; of more you leave some out.
    .ruling = How we play it: firearms and melee together; dice of explosives do not count.
rule-ZP-ACTION-08 = A weapon has as many dice as its card says for your squad's level in its kind.
rule-ZP-ACTION-09 = A die is a success on 5 or Z. A higher level needs less.
    .ruling = How we play it: skill 0 to 3 needs 5, 4 to 7 needs 4, from 8 on 3.
rule-ZP-ACTION-10 = Firearms come before melee weapons.
rule-ZP-ACTION-11 = If one target is in range and sight of both kinds you may roll them together; each die is read by its own kind.
    .ruling = How we play it: sight is needed as well as range.
rule-ZP-ACTION-12 = An attack has one target for its firearms and one for its melee weapons; the next action may take others.
    .ruling = How we play it: each kind has its own.
rule-ZP-ACTION-13 = A survivor uses one weapon in an attack, unless Duel Wield allows two.
rule-ZP-ACTION-14 = Only active survivors add dice. Without a living survivor a squad does nothing.
rule-ZP-ACTION-15 = A squad finishes its turn before the next one begins.
    .ruling = How we play it: turns do not mix.

## FREE

rule-ZP-FREE-01 = Besides its actions a squad has one free action in its turn: trade, reload or rearrange.
rule-ZP-FREE-02 = A trade exchanges Food and Items with squads beside yours, if their players agree.
rule-ZP-FREE-03 = Armory and Survivor cards are not traded in Combat.
rule-ZP-FREE-04 = Reloading discards 1 Ammo card and makes one empty weapon usable again.
rule-ZP-FREE-05 = Rearranging moves weapons between your survivors, at most 4 cards each.
    .ruling = How we play it: any carried card may move.
rule-ZP-FREE-06 = The free action comes before, between or after the two actions, not within one.
    .ruling = How we play it: the text names no time.
rule-ZP-FREE-07 = A trade costs only the free action of who proposes it, and may be with every squad beside.
rule-ZP-FREE-08 = Squads in the bunker are beside each other; behind a Wall or a red line they are not.
    .ruling = How we play it: as for attacks.

## SEARCH

rule-ZP-SEARCH-01 = Search needs a search square that is not exhausted, under your squad.
rule-ZP-SEARCH-02 = Make a Smarts check and draw 1 card of the deck on the icon for each success.
    .ruling = How we play it: 5 and Z are successes here too.
rule-ZP-SEARCH-03 = A search square belongs to one deck: Armory, Food or Items.
rule-ZP-SEARCH-04 = After the first search of a square a Search token is drawn and lies there with its number up.
    .ruling = How we play it: whether something was found or not.
rule-ZP-SEARCH-05 = A white number lets a squad search again only with at least that Smarts.
    .ruling = How we play it: it is the stat, not a roll.
rule-ZP-SEARCH-06 = A second search with a success draws its cards, flips the token to X, and the square is exhausted.
rule-ZP-SEARCH-07 = A second search without a success leaves the token; you may try again.
rule-ZP-SEARCH-08 = A red number puts that many zombies beside your squad; then the token shows X and the square is exhausted.
rule-ZP-SEARCH-09 = They stand on free squares beside you, then as doubles; without room they stay away.
    .ruling = How we play it: you choose the squares.
rule-ZP-SEARCH-10 = What the first search found stays yours, also if the token is red.
    .ruling = How we play it: roll, cards, token: in this order.
rule-ZP-SEARCH-11 = An exhausted square is searched by nobody, until its tile leaves on day 3.
rule-ZP-SEARCH-12 = Cards found count against the limit at once.
    .ruling = How we play it: first the search is finished with its token and zombies, then you drop.
rule-ZP-SEARCH-13 = Search tokens stay between nights.
rule-ZP-SEARCH-14 = Without a token left a square is exhausted after its first search.
    .ruling = How we play it: there are 18 tokens.

## MOVE

rule-ZP-MOVE-01 = A Move action takes steps for as many Move points as your squad's Movement; you may stop earlier.
rule-ZP-MOVE-02 = A step goes to one of the 8 squares around; onto a plain one it costs 1, diagonal or not.
rule-ZP-MOVE-03 = A squad and a zombie never share a square of the board, and a squad does not pass through a zombie.
    .ruling = How we play it: the bunker is the exception.
rule-ZP-MOVE-04 = Squads pass through each other but do not end their walk on one square.
    .ruling = How we play it: passing is allowed, staying is not.
rule-ZP-MOVE-05 = No figure enters a blocked square.
rule-ZP-MOVE-06 = No figure crosses a red line.
rule-ZP-MOVE-07 = A squad pays 2 Move points for a yield square.
rule-ZP-MOVE-08 = A squad pays 4 Move points for a square with a Trap.
    .ruling = How we play it: on a yield square too it is 4.
rule-ZP-MOVE-09 = Points left over are lost with the action.
    .ruling = How we play it: Movement is a limit for each action.
rule-ZP-MOVE-10 = Both actions may be Moves; then none is left to attack.
rule-ZP-MOVE-11 = A step that costs more than you have left is not possible.
rule-ZP-MOVE-12 = You walk from tile to tile wherever the squares on both sides are open.

## DIAG

rule-ZP-DIAG-01 = All figures may step diagonally.
rule-ZP-DIAG-02 = No diagonal step past a blocked square.
    .ruling = How we play it: that is what going round a corner means.
rule-ZP-DIAG-03 = No diagonal step past a corner at which a red line, a Wall or a Gate ends or turns.
    .ruling = How we play it: the end of a line is a corner too; a doorway is passed straight.
rule-ZP-DIAG-04 = Figures beside a diagonal step do not hinder it.
    .ruling = How we play it: only corners do.
rule-ZP-DIAG-05 = Beside a squad is a square that it could step to, figures left aside.
    .ruling = How we play it: the same for attacks, trades and placing.
rule-ZP-DIAG-06 = A place without a tile counts as blocked.
    .ruling = How we play it: for steps, sight and blasts.

## BUNKER

rule-ZP-BUNKER-01 = From the bunker to its entrance square is 1 Move point.
rule-ZP-BUNKER-02 = With a tunnel entrance on the board a squad may come out there instead, for 1 Move point.
rule-ZP-BUNKER-03 = Going in from the entrance or from a tunnel is 1 Move point.
    .ruling = How we play it: as the way out.
rule-ZP-BUNKER-04 = The bunker is one square: everybody inside is within reach of everybody.
rule-ZP-BUNKER-05 = Any number of squads and zombies can be in the bunker together.
    .ruling = How we play it: the breach needs it.
rule-ZP-BUNKER-06 = No attack passes the bunker entrance, in or out.
    .ruling = How we play it: nor do zombies, unless they are enraged.
rule-ZP-BUNKER-07 = Nobody comes out onto an entrance square that a zombie holds.
rule-ZP-BUNKER-08 = A squad in the bunker is not noticed from outside.
    .ruling = How we play it: no sight leads through the entrance.
rule-ZP-BUNKER-09 = In the bunker every weapon reaches and sees every zombie.
    .ruling = How we play it: it is a single square.
rule-ZP-BUNKER-10 = Coming out is 1 Move point in all, even onto a Trap.
    .ruling = How we play it: else a Trap at the door would lock you in.

## TUNNEL

rule-ZP-TUNNEL-01 = From one tunnel entrance to another is 1 Move point.
rule-ZP-TUNNEL-02 = A tunnel needs an entrance on the board to come out at; the bunker is one of its ends.
rule-ZP-TUNNEL-03 = All tunnels are joined, with each other and with the bunker.
    .ruling = How we play it: one network.
rule-ZP-TUNNEL-04 = Zombies do not use tunnels, unless a card lets them.
rule-ZP-TUNNEL-05 = Nobody comes out where a zombie stands, nor ends the walk where another squad does.
rule-ZP-TUNNEL-06 = Tunnels and steps may be mixed in one Move.

## HAZARD

rule-ZP-HAZARD-01 = Who begins its turn on a biohazard or radiation square loses 1 HP.
rule-ZP-HAZARD-02 = Each such square that you enter costs 1 HP, also in passing.
    .ruling = How we play it: once for each entry.
rule-ZP-HAZARD-03 = Armor does not help against hazards.
    .ruling = How we play it: it is no attack.
rule-ZP-HAZARD-04 = Zombies do not mind hazards.
    .ruling = How we play it: the text speaks of squads.
rule-ZP-HAZARD-05 = A squad can die of a hazard, with all that follows.
    .ruling = How we play it: no hit points left is all that counts.
rule-ZP-HAZARD-06 = Biohazard and radiation squares do the same.
    .ruling = How we play it: the text names both at once.

## ZMOVE

rule-ZP-ZMOVE-01 = The player with the most VP moves the zombies and decides what is left open.
    .ruling = How we play it: of tied ones the earlier in turn order; most of it goes by itself.
rule-ZP-ZMOVE-02 = Zombies walk one after another, those nearest to their goal first.
    .ruling = How we play it: of equals the one farther west, then south.
rule-ZP-ZMOVE-03 = Without a squad to chase a zombie goes to the bunker entrance and into the bunker.
rule-ZP-ZMOVE-04 = A zombie walks its full speed along a shortest way, as far as it can.
rule-ZP-ZMOVE-05 = A squad within 4 squares and in sight draws the zombie away, at the start or after any step.
    .ruling = How we play it: tested before each step, without memory.
rule-ZP-ZMOVE-06 = A zombie that chases a squad stops beside it.
rule-ZP-ZMOVE-07 = Their ways avoid blocked squares, red lines, squads, Lookouts and, while there is another way, Walls and Gates, but neither Sandbags nor Traps.
rule-ZP-ZMOVE-08 = A zombie pays 1 for each square, whatever it is.
rule-ZP-ZMOVE-09 = Sandbags stop a zombie behind them; no ground does.
rule-ZP-ZMOVE-10 = Zombies may pass through each other.
rule-ZP-ZMOVE-11 = Where a zombie must stop on a square that it cannot share, it pushes whoever stands there one square on, and so down the line.
    .ruling = How we play it: if the first cannot be pushed, it stops short.
rule-ZP-ZMOVE-12 = From the entrance square into the bunker is 1 movement for a zombie.
    .ruling = How we play it: as for squads.
rule-ZP-ZMOVE-13 = Zombies in the bunker stay while there are squads or pool survivors inside.
rule-ZP-ZMOVE-14 = All zombies walk before any attacks.
    .ruling = How we play it: so each squad defends once.
rule-ZP-ZMOVE-15 = Of equal ways one that makes a double is taken, then the moving player's choice.
rule-ZP-ZMOVE-16 = A zombie that stands up does not walk in that turn.
rule-ZP-ZMOVE-17 = What is open about a zombie's walk is asked once, as the place where it ends.
    .ruling = How we play it: by themselves they end farthest west, then south.
rule-ZP-ZMOVE-18 = A pushed zombie has taken that step: Traps, Sandbags, joining and the bunker count, and what stops a step stops the push.
    .ruling = How we play it: it costs nothing of its own movement.
rule-ZP-ZMOVE-19 = If only squads bar every way, a zombie comes up to them; a squad that it can get beside by no way is no goal.
    .ruling = How we play it: it reckons as if they were not there.

## DOUBLE

rule-ZP-DOUBLE-01 = A double zombie is two on one square; a square of the board never holds more.
rule-ZP-DOUBLE-02 = A single that walks onto another single makes a double with it.
rule-ZP-DOUBLE-03 = A single joins the first single on its way and stops there, even with movement left.
    .ruling = How we play it: joining goes before walking on.
rule-ZP-DOUBLE-04 = A double joins nobody.
rule-ZP-DOUBLE-05 = One success makes a double a single on the same square; a second one removes that.
rule-ZP-DOUBLE-06 = A double is as fast as a single.
    .ruling = How we play it: there is one speed for all.
rule-ZP-DOUBLE-07 = A double just made does not walk again in that turn.
    .ruling = How we play it: its halves have walked.
rule-ZP-DOUBLE-08 = Without a double figure left two singles do not join and bar each other's way.
    .ruling = How we play it: figures are limited.
rule-ZP-DOUBLE-09 = In the bunker singles pair up too, when they come in or arise there.
    .ruling = How we play it: any number of doubles may stand in it.
rule-ZP-DOUBLE-10 = Where zombies are counted a double is 2, where figures are, 1.
    .ruling = How we play it: VP, Traps and turning count zombies; Lookouts and defence count figures.

## SPLIT

rule-ZP-SPLIT-01 = Zombies that can go for several squads equally well divide as evenly as possible.
rule-ZP-SPLIT-02 = The odd one goes to the player with more VP.
rule-ZP-SPLIT-03 = With equal VP both roll a red die; the higher gets fewer.
    .ruling = How we play it: equal dice are rolled again, and only for an odd one.
rule-ZP-SPLIT-04 = Only squads equally near by way, or both beside the zombie, leave it a choice; else it takes the nearest.
    .ruling = How we play it: the shortest way decides first.
rule-ZP-SPLIT-05 = Among three or more squads the rest is dealt one each, the most VP first.
    .ruling = How we play it: the text knows two.
rule-ZP-SPLIT-06 = A zombie attacks one squad in a turn.
    .ruling = How we play it: it cannot be in two places.
rule-ZP-SPLIT-07 = A double is dealt out as one.
    .ruling = How we play it: it cannot be split.

## RANGE

rule-ZP-RANGE-01 = A weapon reaches as far as its range; each weapon of an attack must reach its target.
rule-ZP-RANGE-02 = Distance is counted in squares, as the king moves, whatever lies between.
    .ruling = How we play it: diagonal squares count one.
rule-ZP-RANGE-03 = A zombie beside you is in range of every firearm, and of every melee weapon if you could step there.
    .ruling = How we play it: there is no least range; nobody strikes round a corner.
rule-ZP-RANGE-04 = Range does not replace sight: both are needed.
rule-ZP-RANGE-05 = Weapons that do not reach add no dice; the others still do.

## LOS

rule-ZP-LOS-01 = Zombies, squads, red lines, Walls and blocked squares between two squares stop sight.
rule-ZP-LOS-02 = The squares at both ends do not stop it.
    .ruling = How we play it: else nothing could be attacked.
rule-ZP-LOS-03 = The line goes from centre to centre. What it passes inside stops it.
    .ruling = How we play it: exactly through a corner it is stopped only if both ways round that corner are.
rule-ZP-LOS-04 = From a Lookout nothing stops the sight of firearms.
    .ruling = How we play it: for melee weapons it does; throws are like firearms.
rule-ZP-LOS-05 = Sandbags, Traps, Lookouts, yield and hazard squares do not stop sight.
    .ruling = How we play it: they are not among what does.
rule-ZP-LOS-06 = A Gate stops sight as a Wall does, also for squads that could walk through.
rule-ZP-LOS-07 = Zombies see squads by the same rules.
rule-ZP-LOS-08 = A figure that falls opens the view at once, for later successes of the same roll.
    .ruling = How we play it: kills are told one after another.

## FIREARM

rule-ZP-FIREARM-01 = Firearms name one zombie, single or double, in range and sight. It may be beside you.
rule-ZP-FIREARM-02 = All firearms of an attack are rolled together, with a blue die for each that has the ammo check.
rule-ZP-FIREARM-03 = Successes go to the target first, one for each zombie, until it is dead.
rule-ZP-FIREARM-04 = What is left kills others on the target's square or beside it that you see, one each, as you choose.
rule-ZP-FIREARM-05 = They must be beside the first target; it goes no further.
    .ruling = How we play it: no chains.
rule-ZP-FIREARM-06 = Those others need not be in range.
    .ruling = How we play it: only in sight.
rule-ZP-FIREARM-07 = Successes without a victim do nothing.
rule-ZP-FIREARM-08 = An empty firearm adds no dice.
rule-ZP-FIREARM-09 = Firearms go by the Firearm level, never by Melee.

## MELEE

rule-ZP-MELEE-01 = Melee weapons name one zombie in range and sight of each of them.
rule-ZP-MELEE-02 = All melee weapons are rolled together, with blue dice for those with the ammo check.
rule-ZP-MELEE-03 = Melee successes hit the target only: one for a single, two for a double; more are lost.
rule-ZP-MELEE-04 = Melee goes by the Melee level.
rule-ZP-MELEE-05 = A range of 2 reaches a zombie two squares away in sight; a range of 1 only one beside you.
rule-ZP-MELEE-06 = Melee comes after the firearms of the attack and may have another target.
    .ruling = How we play it: one for each kind.

## AMMO

rule-ZP-AMMO-01 = A weapon with the ammo check adds 1 blue die whenever it is used.
rule-ZP-AMMO-02 = Each CLICK empties one weapon used in the roll; bullets do nothing.
rule-ZP-AMMO-03 = Of several you choose which is emptied.
rule-ZP-AMMO-04 = A CLICK takes nothing from the roll: its successes count.
    .ruling = How we play it: the weapon is empty afterwards.
rule-ZP-AMMO-05 = An empty weapon lies sideways and cannot be used until reloaded.
rule-ZP-AMMO-06 = Reloading costs the free action and 1 Ammo card for each weapon.
rule-ZP-AMMO-07 = A new weapon is loaded and fires until a CLICK.
    .ruling = How we play it: no Ammo card is needed to begin.
rule-ZP-AMMO-08 = Two CLICKs empty two weapons; a weapon is emptied once.
rule-ZP-AMMO-09 = Loaded or empty goes with the card, from hand to hand and night to night.
    .ruling = How we play it: nothing else reloads it.

## UNARMED

rule-ZP-UNARMED-01 = A survivor without a weapon may roll 1 red die against a zombie beside you; only Z counts.
rule-ZP-UNARMED-02 = Each adds 1 die to the melee part, within the 8.
rule-ZP-UNARMED-03 = Bare hands need a Z at every Melee level.
rule-ZP-UNARMED-04 = Whose weapons are all empty or out of range may strike unarmed.
    .ruling = How we play it: unarmed is whoever uses no weapon in this attack.

## TRAIT

rule-ZP-TRAIT-01 = A trait may be used from the level printed with it on, in the weapon's kind.
rule-ZP-TRAIT-02 = Using a trait is your choice; of several you choose one.
rule-ZP-TRAIT-03 = Each trait of a weapon is used once in an action.
    .ruling = How we play it: counted for each card.
rule-ZP-TRAIT-04 = Weapons with a trait in use are rolled apart, so that it belongs to their dice.
rule-ZP-TRAIT-05 = Duel Wield: one survivor uses two weapons, if both have it unlocked.
rule-ZP-TRAIT-06 = Both weapons of a Duel Wield add their dice and their blue die.
rule-ZP-TRAIT-07 = Dice rolled apart count towards the 8.
    .ruling = How we play it: the limit is for the attack.

## KNOCK

rule-ZP-KNOCK-01 = Knockdown: a die exactly one below the lowest success puts a single on its side. It is not killed.
    .ruling = How we play it: if only Z succeeds, a 5 does it.
rule-ZP-KNOCK-02 = Doubles are not knocked down.
rule-ZP-KNOCK-03 = A zombie that lies is killed without a roll for 1 action, and 1 VP.
    .ruling = How we play it: the squad has to be beside it.
rule-ZP-KNOCK-04 = In the next zombie turn it stands up: it does not walk but may attack.
    .ruling = How we play it: it stands up before anybody walks, so another may join it.
rule-ZP-KNOCK-05 = A weapon's Knockdown lays one zombie down in an action.
    .ruling = How we play it: counted for each card.
rule-ZP-KNOCK-06 = It is the target, or for firearms another that a success could kill.
    .ruling = How we play it: successes come first; a double halved may then go down.
rule-ZP-KNOCK-07 = Who lies can be attacked, keeps its square and stops way and sight.
    .ruling = How we play it: while it lies nothing joins it.

## THROWN

rule-ZP-THROWN-01 = A thrown weapon has no fixed range: roll its red dice; the sum is how far it goes.
rule-ZP-THROWN-02 = Choose the target after that roll, within it.
rule-ZP-THROWN-03 = A throw needs sight; zombies stop it, except from a Lookout.
    .ruling = How we play it: there it sees like a firearm.
rule-ZP-THROWN-04 = If nothing is within reach, a throw that is no explosive does nothing.
    .ruling = How we play it: it stays with you.
rule-ZP-THROWN-05 = Dice for the distance are no attack dice.
    .ruling = How we play it: they do not count towards the 8.
rule-ZP-THROWN-06 = What is thrown and does not explode goes by the Melee level, is rolled apart, and hits its target only.
    .ruling = How we play it: it is thrown by hand.
rule-ZP-THROWN-07 = It stays with you for another throw.
    .ruling = How we play it: only explosives are used up.

## ARMOR

rule-ZP-ARMOR-01 = Armour counts while somebody in the squad carries it.
rule-ZP-ARMOR-02 = Armor comes off the whole damage of a zombie attack once, never below 0.
rule-ZP-ARMOR-03 = Armor does not help against the fall of a Lookout, hazards, or the loss by a pair of Z.
    .ruling = How we play it: they are no damage rolls.
rule-ZP-ARMOR-04 = Armour takes a place like any Armory card, and is no weapon.
rule-ZP-ARMOR-05 = Several pieces add up.
    .ruling = How we play it: only the limit of cards ends it.

## DEFENCE

rule-ZP-DEFENCE-01 = An attacked squad makes one defence roll: 1 red die for each survivor.
rule-ZP-DEFENCE-02 = On nights 1 and 2 each 5 or Z stops one attacking figure.
rule-ZP-DEFENCE-03 = On night 3 only a Z does, on night 4 there is no roll.
rule-ZP-DEFENCE-04 = The owner of the squad chooses which figures are stopped.
    .ruling = How we play it: a double is one figure.
rule-ZP-DEFENCE-05 = A figure that is stopped rolls nothing this turn, stays, and may attack again next turn.
rule-ZP-DEFENCE-06 = More successes than figures do nothing and kill nobody.
rule-ZP-DEFENCE-07 = One roll is for all zombies that attack the squad in this turn.
    .ruling = How we play it: one for each squad.
rule-ZP-DEFENCE-08 = It is made by those who were there before the attack; losses do not undo it.
    .ruling = How we play it: it comes before them.

## ZATTACK

rule-ZP-ZATTACK-01 = After walking every zombie beside a squad attacks, unless it may not: behind Sandbags the turn before, or stopped by defence.
rule-ZP-ZATTACK-02 = A single rolls 1 red die, a double 2, and 3 on nights 2 to 4.
rule-ZP-ZATTACK-03 = The damage is the sum of all dice less your Armor, off your hit points.
rule-ZP-ZATTACK-04 = A Z that has no partner is a number like the others.
    .ruling = How we play it: it counts 6.
rule-ZP-ZATTACK-05 = A pair of Z among the dice against your squad costs a survivor, whose cards are dropped.
rule-ZP-ZATTACK-06 = For each survivor lost to a pair of Z a zombie is put beside the squad.
rule-ZP-ZATTACK-07 = Then the squad loses the survivor's hit points, and Armor, Smarts and Movement are counted anew, unless it is at Death's Door.
    .ruling = How we play it: less a Radiation token; Firearm and Melee never fall.
rule-ZP-ZATTACK-08 = The two Z of a pair are no damage; the other dice are added and reduced by the Armor that is left.
rule-ZP-ZATTACK-09 = Every complete pair of Z among all the dice costs a survivor.
    .ruling = How we play it: an odd Z is damage.
rule-ZP-ZATTACK-10 = You choose which of your survivors is lost.
    .ruling = How we play it: the owner does.
rule-ZP-ZATTACK-11 = A zombie added by a pair of Z does not attack in that turn.
    .ruling = How we play it: it was not among those who rolled.
rule-ZP-ZATTACK-12 = Attacked squads are dealt with in turn order: defence, attack dice, losses, damage.
    .ruling = How we play it: one squad after the other.
rule-ZP-ZATTACK-13 = A zombie in the bunker attacks a squad there without being beside it.
    .ruling = How we play it: of several squads they divide.
rule-ZP-ZATTACK-14 = The zombie for a lost survivor stands on a free square beside the squad, as its player chooses; without one it joins a single beside it, or stays away.
    .ruling = How we play it: it never joins one that lies.

## DOOR

rule-ZP-DOOR-01 = Death's Door: with less than 10 HP when a pair of Z comes, the squad loses 2 HP in place of the survivor's.
rule-ZP-DOOR-02 = At Death's Door the survivor is lost all the same, with its Armor; Movement and Smarts are counted anew.
    .ruling = How we play it: that is how we read the text.
rule-ZP-DOOR-03 = What counts are the hit points just before the loss, before other damage, and anew for each pair.
    .ruling = How we play it: later pairs are tested the same way.
rule-ZP-DOOR-04 = With 10 HP or more a pair of Z costs the full hit points of the survivor.
rule-ZP-DOOR-05 = The last survivor is not taken by a pair of Z: the squad loses 2 HP, and no zombie comes.
    .ruling = How we play it: a squad dies only without hit points.
rule-ZP-DOOR-06 = Hit points kept at Death's Door may be more than the new most; they are not cut, but not healed above it either.
    .ruling = How we play it: only the loss of 2 is written.

## BREACH

rule-ZP-BREACH-01 = In a bunker without a squad each zombie turns one survivor of the pool into a zombie per turn.
    .ruling = How we play it: from the turn of entering on; a double turns two.
rule-ZP-BREACH-02 = The new zombies stand in the bunker and turn others from the next zombie turn on.
rule-ZP-BREACH-03 = It stops when a squad is in the bunker, else when the pool is empty.
rule-ZP-BREACH-04 = While a squad is in the bunker the zombies there attack squads, not the pool.
rule-ZP-BREACH-05 = From outside nobody attacks zombies in the bunker; go in first.
rule-ZP-BREACH-06 = All squads inside may attack them in their turns.
rule-ZP-BREACH-07 = Survivors who are turned leave the game; which ones, is chance.
    .ruling = How we play it: also if no figure is left for them.
rule-ZP-BREACH-08 = The faceup pile and the two Armory cards stay as they are.
    .ruling = How we play it: a breach does not touch them.

## ENRAGED

rule-ZP-ENRAGED-01 = Zombies are enraged when one has been in the bunker and no survivor is left in its pool.
    .ruling = How we play it: both are needed.
rule-ZP-ENRAGED-02 = Enraged zombies are 2 faster than the card says.
rule-ZP-ENRAGED-03 = They go for the nearest squad, at any distance and without seeing it.
    .ruling = How we play it: in the bunker too; nearest by way.
rule-ZP-ENRAGED-04 = Without a squad inside they come out of the bunker through the entrance, for 1 movement.
    .ruling = How we play it: they have to get at you.
rule-ZP-ENRAGED-05 = With an empty pool a wiped squad does not restart this night.
rule-ZP-ENRAGED-06 = Then the cards of who dies leave the game and are not dropped.
    .ruling = How we play it: those of a wiped squad as well.
rule-ZP-ENRAGED-07 = Enraged combat goes on until one side is dead.
    .ruling = How we play it: but for the guard against endless nights.
rule-ZP-ENRAGED-08 = The next night begins with calm zombies.
    .ruling = How we play it: it has a card of its own.
rule-ZP-ENRAGED-09 = Enraged zombies in the bunker, with no squad inside, attack a squad on the entrance square.
    .ruling = How we play it: it cannot strike back without going in.

## EXPLO

rule-ZP-EXPLO-01 = An explosive is thrown as a survivor's weapon in an Attack; its range dice are added.
    .ruling = How we play it: others may attack too; explosives come first.
rule-ZP-EXPLO-02 = It lands on a square within that distance and in sight, also an empty one.
rule-ZP-EXPLO-03 = The blast covers that square and the 8 around it.
rule-ZP-EXPLO-04 = Every zombie on the square itself dies, single or double.
rule-ZP-EXPLO-05 = Then its damage dice are rolled: each 5 or Z kills a zombie on the 8 squares, as the thrower chooses; a double takes two.
rule-ZP-EXPLO-06 = The thrower scores every zombie killed.
rule-ZP-EXPLO-07 = Successes are used while there is a victim; none may be kept back.
    .ruling = How we play it: kept ones would hurt rivals.
rule-ZP-EXPLO-08 = Walls, Gates and red lines protect what is behind them.
    .ruling = How we play it: the blast follows sight, but figures do not shield; a diagonal square is spared if both ways round are shut.
rule-ZP-EXPLO-09 = Every structure in the blast, on squares and edges, is destroyed.
    .ruling = How we play it: a Wall still shields during this blast; a squad on a Lookout stays without a fall.
rule-ZP-EXPLO-10 = A squad on the outer squares takes the dice that killed nobody, less its Armor.
    .ruling = How we play it: each squad the same sum, your own too.
rule-ZP-EXPLO-11 = If a squad stands on the target square it suffers as if the explosive were dropped there.
    .ruling = How we play it: nothing else in the area is touched.
rule-ZP-EXPLO-12 = An explosive that was thrown is discarded.
    .ruling = How we play it: it is used up.
rule-ZP-EXPLO-13 = None is thrown out of the bunker or into it.
rule-ZP-EXPLO-14 = In the bunker nobody dies by itself: the dice are rolled, each success kills a zombie there.
    .ruling = How we play it: no distance is rolled, so nothing is dropped.
rule-ZP-EXPLO-15 = In the bunker all squads take the dice that killed nobody, the thrower's too.
rule-ZP-EXPLO-16 = In the bunker it is used only while a zombie is inside.
    .ruling = How we play it: nobody opens the night by wiping out rivals.

## DROPX

rule-ZP-DROPX-01 = Two 1s among the distance dice: the explosive falls on your own square.
    .ruling = How we play it: two of three dice are enough.
rule-ZP-DROPX-02 = Its damage dice are rolled, and each 5 or Z kills one of your survivors.
rule-ZP-DROPX-03 = The dice that killed nobody are damage, less the Armor that is left.
rule-ZP-DROPX-04 = Zombies near by are not touched, and nobody scores.
    .ruling = How we play it: neither are other squads nor structures.
rule-ZP-DROPX-05 = Each survivor killed is a death like any other, with its zombie.
    .ruling = How we play it: there is no exception.
rule-ZP-DROPX-06 = You choose who dies; without anybody left the squad is wiped.
    .ruling = How we play it: the choice is yours.
rule-ZP-DROPX-07 = Their hit points are lost as by a pair of Z, but Death's Door does not apply.
    .ruling = How we play it: that belongs to zombies.

## DEATH

rule-ZP-DEATH-01 = For a survivor killed one zombie is put beside the squad.
rule-ZP-DEATH-02 = Who is killed leaves the game, not into the pool or onto the discards.
rule-ZP-DEATH-03 = The squad goes on with those who are left, its numbers counted anew.
rule-ZP-DEATH-04 = The cards of who is killed lie on the squad's square under a Death token.
    .ruling = How we play it: so it is with every death.
rule-ZP-DEATH-05 = A squad without hit points is wiped at once: all its cards lie on its square under a Death token.
rule-ZP-DEATH-06 = Its survivors leave the game, and no zombie comes for them.
    .ruling = How we play it: zombies come for single deaths.
rule-ZP-DEATH-07 = Any squad on that square may loot it for 1 action, until Combat ends.
rule-ZP-DEATH-08 = The pile of a wiped squad is all of it: Armory, Items and Food.
    .ruling = How we play it: Food is carried too.
rule-ZP-DEATH-09 = Daily Goals and VP stay with the player.
    .ruling = How we play it: they are not the squad's.
rule-ZP-DEATH-10 = For a survivor lost in the bunker the zombie stands in the bunker.
    .ruling = How we play it: it is one square.

## FIRSTAID

rule-ZP-FIRSTAID-01 = For 1 action and a First Aid card the squad regains up to 6 HP.
rule-ZP-FIRSTAID-02 = Never above its most.
rule-ZP-FIRSTAID-03 = First Aid heals the squad that uses it, in its own turn.
    .ruling = How we play it: your hit points, your turn.
rule-ZP-FIRSTAID-04 = Both actions may be First Aid, with a card each.
    .ruling = How we play it: as any action.
rule-ZP-FIRSTAID-05 = It brings nobody back.

## RESTART

rule-ZP-RESTART-01 = A wiped player takes 2 survivors from the pool by lot and begins the next turn with them in the bunker.
    .ruling = How we play it: by lot, as the pool lies facedown; if only one is left, one.
rule-ZP-RESTART-02 = The first who restarts takes the 2 Armory cards laid aside in the bunker.
    .ruling = How we play it: they are never replaced.
rule-ZP-RESTART-03 = The new survivors are active at once, without a meal, until the next Feed step.
    .ruling = How we play it: else they could not act this night.
rule-ZP-RESTART-04 = Easy: Firearm and Melee stay as they were.
    .ruling = How we play it: a better sum of the new survivors takes its place; points bought stay.
rule-ZP-RESTART-05 = Hardcore: Firearm and Melee begin again from 0 with the new survivors.
    .ruling = How we play it: points bought are lost.
rule-ZP-RESTART-06 = Easy or Hardcore is chosen for all before the game.
    .ruling = How we play it: one mode for everybody.
rule-ZP-RESTART-07 = With an empty pool the player sits out the rest of the night.
rule-ZP-RESTART-08 = Who begins a day without a squad rolls 1 red die in Scavenge and gets what the card brings.
rule-ZP-RESTART-09 = If that brings no survivor, 1 comes from the Survivor deck.
    .ruling = How we play it: ours; with that empty too the player sits out the day.
rule-ZP-RESTART-10 = Such survivors are fed as usual; without Food one is kept.
    .ruling = How we play it: no exception.
rule-ZP-RESTART-11 = A turn ends at once when its squad is wiped; the new squad acts in the player's next turn.
rule-ZP-RESTART-12 = They leave the pool at once, but until the player's next turn nobody can attack the new squad, and it does not count as in the bunker.
    .ruling = How we play it: if Combat ends before that, it is the squad of the next day.

## DAYZERO

rule-ZP-DAYZERO-01 = Day Zero is cooperative: all win or all lose.
rule-ZP-DAYZERO-02 = It is a single Combat phase; the other phases are not played.
rule-ZP-DAYZERO-03 = One of the two entrance tiles is removed, the other shuffled into the lower half of the stack.
rule-ZP-DAYZERO-04 = The board begins with one Road tile; all squads stand on it.
rule-ZP-DAYZERO-05 = Each squad begins with the survivors and weapons that the scenario names.
rule-ZP-DAYZERO-06 = At an open rim of the board an action walks off it: a tile is drawn and laid there, and the squad stands on its near side.
    .ruling = How we play it: you turn it so that a way leads across that edge and stand on the nearest free square; the zombies come after. Not with an empty stack.
rule-ZP-DAYZERO-07 = For each new tile a red die says how many zombies come onto it.
    .ruling = How we play it: Z is 6.
rule-ZP-DAYZERO-08 = The entrance tile brings those of a second red die besides.
rule-ZP-DAYZERO-09 = Zombies move 3 and go to the nearest squad at any distance, seen or not.
rule-ZP-DAYZERO-10 = You win when the entrance is on the board and every living squad has gone into the bunker.
    .ruling = How we play it: finding it is not enough; going in is 1 Move point.
rule-ZP-DAYZERO-11 = All lose when the last living squad is wiped.
    .ruling = How we play it: as in any night.
rule-ZP-DAYZERO-12 = A wiped squad does not restart: there is no pool.
    .ruling = How we play it: a scenario may lay one out.
rule-ZP-DAYZERO-13 = The rules are those of night 1: squads first, defence on 5 or Z, doubles roll 2.
    .ruling = How we play it: the text names no night.
rule-ZP-DAYZERO-14 = Tiles of a base set need not join their glow.
    .ruling = How we play it: they lie where you walk off.
rule-ZP-DAYZERO-15 = VP are not compared at the end; they only bring skill points.
    .ruling = How we play it: all win or lose together.
rule-ZP-DAYZERO-16 = Day Zero does not end because no zombie is there; only its win and its loss end it.
    .ruling = How we play it: else it would be over before the first tile.
rule-ZP-DAYZERO-17 = The first Road tile holds no zombie, unless the scenario says so.
    .ruling = How we play it: the die is for new tiles.
rule-ZP-DAYZERO-18 = Squads begin on different free squares of the Road; a red die finds who goes first.
    .ruling = How we play it: one squad to a square.
rule-ZP-DAYZERO-19 = In each round zombies walk and attack after all squads.
rule-ZP-DAYZERO-20 = A squad in the bunker is safe: it takes no more turns, and no zombie follows.
    .ruling = How we play it: ours, so that squads can arrive one by one.
rule-ZP-DAYZERO-21 = After 20 rounds without a tile, a kill, damage or a squad into the bunker all lose.
    .ruling = How we play it: ours, so that nobody waits for ever.
