### Skills, as they are called and in our own words.

skill-kid-name = Kid
skill-kid-text = You have 2 Health, and once per Turn one of your Move Actions is Slippery.
skill-flashlight-name = Flashlight
skill-flashlight-text = Your shots into Dark Zones hit as usual.
skill-starts-with-4-health-name = Starts with 4 Health
skill-starts-with-4-health-text = You start with 4 Health, and that is your maximum. You cannot be a Companion.
skill-starts-with-a-crowbar-name = Starts with: Crowbar
skill-starts-with-a-crowbar-text = You get this card at the start: Crowbar. You cannot be a Companion.
equipment-improvised-melee-weapon = Improvised Melee weapon
equipment-improvised-ranged-weapon = Improvised Ranged weapon
equipment-car = Car

## Extra Actions

skill-plus-1-action-name = +1 Action
skill-plus-1-action-text = You have one more Action every Turn, to spend on anything.
skill-plus-1-free-combat-action-name = +1 free Combat Action
skill-plus-1-free-combat-action-text = Once per Turn you get one free Combat Action, Melee or Ranged.
skill-plus-1-free-melee-action-name = +1 free Melee Action
skill-plus-1-free-melee-action-text = Once per Turn you get one free Melee Action.
skill-plus-1-free-move-action-name = +1 free Move Action
skill-plus-1-free-move-action-text = Once per Turn you get one free Move Action. Leaving Zombies behind still costs the extra Actions.
skill-plus-1-free-ranged-action-name = +1 free Ranged Action
skill-plus-1-free-ranged-action-text = Once per Turn you get one free Ranged Action.
skill-plus-1-free-search-action-name = +1 free Search Action
skill-plus-1-free-search-action-text = Once per Turn you may Search for free. It is still your only Search of the Turn unless another Skill allows more.

## Better attacks

skill-plus-1-damage-combat-name = +1 Damage: Combat
skill-plus-1-damage-combat-text = All your attacks, Melee and Ranged, deal 1 more Damage. So do your stray shots.
skill-plus-1-damage-melee-name = +1 Damage: Melee
skill-plus-1-damage-melee-text = Your Melee attacks deal 1 more Damage.
skill-plus-1-damage-ranged-name = +1 Damage: Ranged
skill-plus-1-damage-ranged-text = Your Ranged attacks deal 1 more Damage. So do your stray shots.
skill-plus-1-die-combat-name = +1 die: Combat
skill-plus-1-die-combat-text = Every weapon you attack with rolls 1 more die, so a Dual attack rolls 2 more.
skill-plus-1-die-melee-name = +1 die: Melee
skill-plus-1-die-melee-text = Every Melee weapon you attack with rolls 1 more die, so a Dual attack rolls 2 more.
skill-plus-1-die-ranged-name = +1 die: Ranged
skill-plus-1-die-ranged-text = Every Ranged weapon you fire rolls 1 more die, so a Dual attack rolls 2 more.
skill-plus-1-max-range-name = +1 max Range
skill-plus-1-max-range-text = Your Ranged weapons reach 1 Zone farther. You still have to see the target.
skill-plus-1-to-dice-roll-combat-name = +1 to dice roll: Combat
skill-plus-1-to-dice-roll-combat-text = Every die of your attacks counts 1 higher, up to 6. A rolled 1 still misses.
skill-plus-1-to-dice-roll-melee-name = +1 to dice roll: Melee
skill-plus-1-to-dice-roll-melee-text = Every die of your Melee attacks counts 1 higher, up to 6. A rolled 1 still misses.
skill-plus-1-to-dice-roll-ranged-name = +1 to dice roll: Ranged
skill-plus-1-to-dice-roll-ranged-text = Every die of your Ranged attacks counts 1 higher, up to 6. A rolled 1 still misses.
skill-combat-damage-2-name = Combat: Damage 2
skill-combat-damage-2-text = Weapons with Damage 1 have Damage 2 in your hands.
skill-melee-damage-2-name = Melee: Damage 2
skill-melee-damage-2-text = Melee weapons with Damage 1 have Damage 2 in your hands.
skill-ranged-damage-2-name = Ranged: Damage 2
skill-ranged-damage-2-text = Ranged weapons with Damage 1 have Damage 2 in your hands.
skill-2-cocktails-are-better-than-1-name = 2 cocktails are better than 1
skill-2-cocktails-are-better-than-1-text = Roll a die for every Molotov you throw: on 4 or more you may put the card back into your Backpack. Nothing changes or re-rolls this die.
skill-ambidextrous-name = Ambidextrous
skill-ambidextrous-text = Every weapon counts as Dual for you. You still need two of the same name.
skill-barbarian-name = Barbarian
skill-barbarian-text = In a Melee attack each weapon may roll as many dice as there are Zombies in your Zone, instead of its own number. Bonus dice come on top.
skill-full-auto-name = Full auto
skill-full-auto-text = In a Ranged attack each weapon may roll as many dice as there are Zombies in the target Zone, instead of its own number. Bonus dice come on top.
skill-dual-expert-name = Dual expert
skill-dual-expert-text = While you hold a Dual weapon in each Hand you get one free Combat Action per Turn, made with those weapons.
skill-escalation-combat-name = Escalation: Combat
skill-escalation-combat-text = Each attack that directly follows another one in your Turn rolls 1 more die than the one before. Any other kind of Action resets the bonus.
skill-escalation-melee-name = Escalation: Melee
skill-escalation-melee-text = Each Melee attack that directly follows another one in your Turn rolls 1 more die than the one before. Any other kind of Action resets the bonus.
skill-escalation-ranged-name = Escalation: Ranged
skill-escalation-ranged-text = Each Ranged attack that directly follows another one in your Turn rolls 1 more die than the one before. Any other kind of Action resets the bonus.
skill-free-reload-name = Free reload
skill-free-reload-text = In your Turn you reload weapons for free.
skill-gunslinger-name = Gunslinger
skill-gunslinger-text = Every Ranged weapon counts as Dual for you. You still need two of the same name.
skill-swordmaster-name = Swordmaster
skill-swordmaster-text = Every Melee weapon counts as Dual for you. You still need two of the same name.
skill-home-defender-name = Home defender
skill-home-defender-text = Inside buildings you see on through openings in a straight line, not just into the next room.
skill-improvised-weapon-melee-name = Improvised weapon: Melee
skill-improvised-weapon-melee-text = Once per Turn, make a free Melee attack with whatever lies around. It needs no card, and your Melee bonuses apply.
skill-improvised-weapon-ranged-name = Improvised weapon: Ranged
skill-improvised-weapon-ranged-text = Once per Turn, make a free Ranged attack with whatever can be thrown. It needs no card, and your Ranged bonuses apply.
skill-lucky-name = Lucky
skill-lucky-text = Once per Action you may re-roll all its dice and take the new result, on top of any re-roll your Equipment gives.
skill-point-blank-name = Point-blank
skill-point-blank-text = You may fire any Ranged weapon into your own Zone. There you pick your targets freely, ignore their special abilities and hit no friends; the Damage must still be enough.
skill-reaper-combat-name = Reaper: Combat
skill-reaper-combat-text = Once per attack, a hit that eliminates a Zombie takes a second one of the same type in that Zone with it. You earn the Adrenaline for both.
skill-reaper-melee-name = Reaper: Melee
skill-reaper-melee-text = Once per Melee attack, a hit that eliminates a Zombie takes a second one of the same type in your Zone with it. You earn the Adrenaline for both.
skill-reaper-ranged-name = Reaper: Ranged
skill-reaper-ranged-text = Once per Ranged attack, a hit that eliminates a Zombie takes a second one of the same type in that Zone with it. You earn the Adrenaline for both.
skill-roll-6-plus-1-damage-combat-name = Roll 6: +1 Damage Combat
skill-roll-6-plus-1-damage-combat-text = Every 6 you roll in an attack adds 1 Damage to the whole attack. Re-roll first, then count the sixes.
skill-roll-6-plus-1-damage-melee-name = Roll 6: +1 Damage Melee
skill-roll-6-plus-1-damage-melee-text = Every 6 you roll in a Melee attack adds 1 Damage to the whole attack. Re-roll first, then count the sixes.
skill-roll-6-plus-1-damage-ranged-name = Roll 6: +1 Damage Ranged
skill-roll-6-plus-1-damage-ranged-text = Every 6 you roll in a Ranged attack adds 1 Damage to the whole attack. Re-roll first, then count the sixes.
skill-roll-6-plus-1-die-combat-name = Roll 6: +1 die Combat
skill-roll-6-plus-1-die-combat-text = Every 6 you roll in an attack lets you roll one more die, and so on as long as sixes come up. Re-roll first.
skill-roll-6-plus-1-die-melee-name = Roll 6: +1 die Melee
skill-roll-6-plus-1-die-melee-text = Every 6 you roll in a Melee attack lets you roll one more die, and so on as long as sixes come up. Re-roll first.
skill-roll-6-plus-1-die-ranged-name = Roll 6: +1 die Ranged
skill-roll-6-plus-1-die-ranged-text = Every 6 you roll in a Ranged attack lets you roll one more die, and so on as long as sixes come up. Re-roll first.
skill-sniper-name = Sniper
skill-sniper-text = You pick the targets of your Ranged attacks freely, and your misses never hit a friend.
skill-steady-hand-name = Steady hand
skill-steady-hand-text = When your shots miss, you choose which friends they spare. A Molotov spares nobody.
skill-super-strength-name = Super strength
skill-super-strength-text = Melee weapons have Damage 3 in your hands.

## On the move

skill-plus-1-zone-per-move-name = +1 Zone per Move
skill-plus-1-zone-per-move-text = Each of your Move Actions may take you 1 or 2 Zones. Entering a Zone with Zombies still stops you.
skill-blitz-name = Blitz
skill-blitz-text = Once per Turn, for 1 Action, Move up to 2 Zones to where Zombies are in Range of a Ranged weapon you hold, then fire a free Ranged attack. The usual Movement rules apply.
skill-bloodlust-combat-name = Bloodlust: Combat
skill-bloodlust-combat-text = Once per Turn, for 1 Action, Move up to 2 Zones into a Zone with Zombies, then make a free Combat Action. The usual Movement rules apply.
skill-bloodlust-melee-name = Bloodlust: Melee
skill-bloodlust-melee-text = Once per Turn, for 1 Action, Move up to 2 Zones into a Zone with Zombies, then make a free Melee attack. The usual Movement rules apply.
skill-bloodlust-ranged-name = Bloodlust: Ranged
skill-bloodlust-ranged-text = Once per Turn, for 1 Action, Move up to 2 Zones into a Zone with Zombies, then make a free Ranged attack. The usual Movement rules apply.
skill-charge-name = Charge
skill-charge-text = Once per Turn, for free, Move up to 2 Zones into a Zone with Zombies. The first Zombies you meet stop you, and leaving Zombies behind still costs the extra Actions.
skill-field-medic-name = Field medic
skill-field-medic-text = Once per Turn, for 1 Action, Move up to 2 Zones to another Survivor, then heal 1 Wound of anyone there, yourself included. The usual Movement rules apply.
skill-hit-and-run-name = Hit & run
skill-hit-and-run-text = After an attack that eliminated at least one Zombie you may Move for free, without paying for the Zombies around you.
skill-jump-name = Jump
skill-jump-text = Once per Turn, for 1 Action, go 2 Zones at once and ignore everything in the Zone between, except walls and closed doors. Zombies where you start still cost extra, and your other Movement Skills do not help.
skill-lifesaver-name = Lifesaver
skill-lifesaver-text = Once per Turn, for free, pull any Survivors you choose out of a neighbouring Zone with Zombies into yours. You must see that Zone and the way must be open; each of them may decline.
skill-shove-name = Shove
skill-shove-text = Once per Turn, for free, push all Zombies out of your Zone into a neighbouring Zone you have a clear path to.
skill-sidestep-name = Sidestep
skill-sidestep-text = When a Zombie card puts Zombies in your Zone or next to it, you may Move for free at once, before any Rush and without paying for Zombies. Once per card.
skill-slippery-name = Slippery
skill-slippery-text = Zombies neither make your Moves more expensive nor stop them.
skill-sprint-name = Sprint
skill-sprint-text = Once per Turn, one Move Action may take you 2 or 3 Zones. Entering a Zone with Zombies still stops you.

## Searching and carrying

skill-break-in-name = Break-in
skill-break-in-text = You open doors with your bare hands and without Noise, and get one free Action per Turn just for doors. Doors that need something else first still need it.
skill-can-search-more-than-once-name = Can Search more than once
skill-can-search-more-than-once-text = You may Search as often per Turn as you have Actions for it.
skill-destiny-name = Destiny
skill-destiny-text = Once per Turn you may discard an Equipment card you have just drawn, without effect, and draw another from the same deck.
skill-hoard-name = Hoard
skill-hoard-text = You carry 2 more cards. They count as being in your Backpack.
skill-hold-your-nose-name = Hold your nose
skill-hold-your-nose-text = Whenever the last Zombie in your Zone is eliminated, by anyone, draw an Equipment card. This is no Search.
skill-matching-set-name = Matching set
skill-matching-set-text = When your Search finds a card with the Dual symbol, you may take a second copy from the Equipment deck. Shuffle the deck afterwards.
skill-scavenger-name = Scavenger
skill-scavenger-text = You may Search anywhere, in buildings and on the street. Zombies in the Zone still prevent it.
skill-search-2-cards-name = Search: 2 cards
skill-search-2-cards-text = Draw 2 cards when you Search. A Flashlight adds nothing to this.
skill-webbing-name = Webbing
skill-webbing-text = Everything you carry counts as held in your Hands.

## Staying alive

skill-dreadnought-walker-name = Dreadnought: Walker
skill-dreadnought-walker-text = Wounds from Walkers do nothing to you.
skill-dreadnought-fatty-name = Dreadnought: Fatty
skill-dreadnought-fatty-text = Wounds from Fatties do nothing to you.
skill-dreadnought-runner-name = Dreadnought: Runner
skill-dreadnought-runner-text = Wounds from Runners do nothing to you.
skill-dreadnought-abomination-name = Dreadnought: Abomination
skill-dreadnought-abomination-text = Wounds from Abominations do nothing to you.
skill-is-that-all-youve-got-name = Is That All You've Got?
skill-is-that-all-youve-got-text = When you are about to be wounded, discard Equipment: each card cancels 1 Wound.
skill-low-profile-name = Low profile
skill-low-profile-text = Your friends' misses never hit you. A Molotov still does.
skill-medic-name = Medic
skill-medic-text = In every End Phase you and everyone in your Zone may heal 1 Wound. You gain 1 AP for each Wound healed.
skill-regeneration-name = Regeneration
skill-regeneration-text = In every End Phase you return to full Health.
skill-tough-name = Tough
skill-tough-text = You shrug off the first Wound of every Attack step in the Zombie Phase, and the first one of every friendly shot that goes astray.

## Taking charge

skill-born-leader-name = Born leader
skill-born-leader-text = Once in your Turn, give another Survivor one free Action of any kind, used at once. Then your Turn goes on.
skill-brother-in-arms-name = Brother in arms: { $effect }
skill-brother-in-arms-text = While you share your Zone with another Survivor, everyone there has this: { $effect }. Companions do not profit.
skill-combat-reflexes-name = Combat reflexes
skill-combat-reflexes-text = When a Zombie card puts Zombies in your Zone or next to it, you may attack their Zone for free at once, before any Rush. Once per card.
skill-distributor-name = Distributor
skill-distributor-text = In the Spawn step, draw one Zombie card per active Spawn Zone, look at them, and decide which Zone gets which card.
skill-tactician-name = Tactician
skill-tactician-text = You choose when your Turn comes in the Player Phase: first, last or between any two others.
skill-taunt-name = Taunt
skill-taunt-text = Once per Turn, for free, insult the Zombies of a Zone up to 2 Zones away along a clear path: they activate at once, come for you and ignore everybody else.
skill-zombie-link-name = Zombie link
skill-zombie-link-text = Whenever an extra Activation card is drawn you take an extra Turn, before the Zombies move.

## From the first minute

skill-starts-with-x-health-name = Starts with { $x } Health
skill-starts-with-x-health-text = You start with { $x } Health, and that is your maximum. You cannot be a Companion.
skill-starts-with-2-ap-name = Starts with 2 AP
skill-starts-with-2-ap-text = You start with 2 Adrenaline Points. You cannot be a Companion.
skill-starts-with-a-equipment-name = Starts with: { $equipment }
skill-starts-with-a-equipment-text = You get this card at the start: { $equipment }. You cannot be a Companion.
