### The Harbour: a small game over Zombicide, for the tests.

game-harbour = The Harbour
mission-harbour-m1-name = High Water
mission-harbour-m1-brief = The tide is in and so are they. Pull something worth eating out of the water, then leave by the pier.
mission-harbour-m2-name = Ship's Company
mission-harbour-m2-brief = Some of the crew are still below, and so is everybody else. Bring them up before the water comes down.

goal-harbour-m1-catch = Carry a catch of this weight.
goal-harbour-m1-escape = Escape through the Exit with everybody who is left.
goal-harbour-m2-rally = Rally all Companions.
goal-harbour-m2-bosun = No Bosun is on the board.
goal-bottle = Do what the bottle asks: kill three Bloaters.
ending-flooded = Too many puddles: the harbour is lost.
ending-crew = Half of the crew is dead: the game is lost.
defeat-crew = Lost if half of the crew dies.
defeat-flooded = Lost if 10 puddles are on the board at the end of a Round.

survivor-salt = Salt
survivor-gull = Gull

zombie-bosun = Bosun
zombie-bloater = Bloater
zombie-bosun-count = { $n ->
    [one] { $n } Bosun
   *[other] { $n } Bosuns
}
zombie-bloater-count = { $n ->
    [one] { $n } Bloater
   *[other] { $n } Bloaters
}
mark-bosun = B!
mark-bloater = L
mark-puddles = ~
token-puddles = Puddles
tier-tide = tide
deck-catch = Catch

equipment-herring = Herring
equipment-conger = Conger
equipment-old-boot = Old Boot
equipment-powder-keg = Powder Keg
equipment-message-in-a-bottle = Message in a Bottle

skill-harpoon-name = Harpoon
skill-harpoon-text = When Zombies appear in your Zone or next to it, you may spear one of them.
skill-bail-out-name = Bail out
skill-bail-out-text = When Zombies appear, you may dry up your own Zone.

hook-weed = weed
hook-line = line
hook-hook = hook

verb-fish = Fish
verb-land = Land
option-fish = Fish
option-land = Land { $cards }
question-ask-catch = { $survivor }: which one is landed?
question-ask-harpoon = { $survivor }: who is speared?

event-cast = { $survivor } casts the line: { $marks }.
event-landed = { $survivor } lands { $card }.
event-puddle = A puddle spreads in { $zone }.
event-dried-up = { $zone } dries up.
event-flooded = { $count ->
    [one] { $count } puddle on the board: the harbour is flooded.
   *[other] { $count } puddles on the board: the harbour is flooded.
}
event-footing = { $survivor } looks for a foothold in { $zone }: { $mark }.
event-gates-shut = { $count ->
    [one] { $count } floodgate falls shut.
   *[other] { $count } floodgates fall shut.
}
event-handshake = { $survivor } and { $partner } shake hands.
event-soaked = { $zombies } in { $zone }, still lying in the water.
event-got-up = Whoever lay in the water gets up: { $count }.
event-burst = { $count ->
    [one] A Bloater bursts over { $survivor }.
   *[other] { $count } Bloaters burst over { $survivor }.
}
event-speared = { $survivor } spears one { $kind } in { $zone }.
event-bailed-out = { $survivor } bails out { $zone }.
event-bottle-opened = { $survivor } opens the bottle: there is a task in it.

refused-no-pier = One fishes from a pier.
refused-fish-zombies = Zombies in the Zone scare the fish.

word-catch-held = the weight of all that the team has fished

rule-HB-ACT-01 = Every Action is paid for; without Actions left a turn offers only what is free.
rule-HB-ACT-02 = Nobody makes noise for its own sake here, and there are no Crates.
rule-HB-FISH-01 = Fishing takes 2 Actions, on a pier Zone without Zombies.
rule-HB-FISH-02 = Throw 2 hook dice. Each hook brings up 1 card of the catch deck.
rule-HB-FISH-03 = Of 2 cards you choose the one that is landed; the other is discarded.
rule-HB-CATCH-01 = What is fished comes from the catch deck. When it is empty, nothing bites any more.
rule-HB-CATCH-02 = Catch cards bear a weight; the team counts what it carries.
rule-HB-PUDDLE-01 = Zombies that a card brings leave a puddle in their Zone.
rule-HB-PUDDLE-02 = The puddles of a Zone dry up when the last Zombie there is killed.
rule-HB-FLOOD-01 = With 10 puddles on the board at the end of a Round the game is lost.
rule-HB-GOAL-01 = Zombies that see nobody go where the most puddles are.
rule-HB-GOAL-02 = Of several such Zones the first player picks one.
rule-HB-SLIP-01 = Who leaves a Zone with a puddle throws a hook die. On weed the Survivor slips and stays.
rule-HB-GATE-01 = Floodgates are opened like doors and fall shut at the end of the Round.
rule-HB-LOS-01 = From the fog one sees out; nobody sees into it.
rule-HB-LOS-02 = Nothing is seen through the hatch between the house and the hold.
rule-HB-MOVE-01 = The chute leads from the pier down into the hold, and not back.
rule-HB-TRADE-01 = In the first trade of a Round the partner gains 1 Adrenaline before cards change hands.
rule-HB-CREW-01 = The death of a Survivor alone does not lose the game; that of half of them does.
rule-HB-CREW-02 = A dead Survivor's cards are discarded.
rule-HB-BOSUN-01 = Each hit of a Bosun is worth 2 wounds.
rule-HB-BOSUN-02 = While a Bosun is on the board, identity cards with a back lie on it: its Skills count instead.
rule-HB-BOSUN-03 = An attack goes on with the Skills with which it was declared.
rule-HB-REST-01 = Zombies that a card brings onto a pier lie in the water: they do nothing this Round.
rule-HB-REST-02 = At the end of the Round they get up.
rule-HB-BRINE-01 = A Bloater bursts when it is killed in the killer's own Zone: the killer suffers a wound.
rule-HB-BRINE-02 = If that kills the attacker, the rest of the attack is carried out all the same.
rule-HB-BOTTLE-01 = Whoever takes the bottle opens it: the card is discarded, and what it asks is a goal from then on.
rule-HB-BOTTLE-02 = When its finder dies, the goal of the bottle is gone.
rule-HB-WIN-01 = An effect that wins and loses the game at once loses it.
rule-HB-REACT-01 = With Harpoon you may spear one of the Zombies that appear in your Zone or next to it.
rule-HB-REACT-02 = With Bail out you may dry up your Zone when Zombies appear.
rule-HB-REACT-03 = Who has both uses them in the order it likes.
rule-HB-M01-01 = The team fishes for a weight of 4, then leaves.
rule-HB-M02-01 = Two of the crew wait in the house. Rally them and leave no Bosun on the board.
