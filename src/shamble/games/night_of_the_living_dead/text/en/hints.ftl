### Hints for a first evening: what this game says otherwise, and what it adds.

ui-lesson-hands = Two cards fit in your hands, the rest waits in the backpack. Only what is in hand can be used: weapons, Boards, a tool for Barricades.
ui-lesson-search = You are in a room without Ghouls: Search draws a card, once per turn. In Romero mode it comes from the House deck, in Zombicide mode from the deck you choose.
ui-lesson-door = Open a door for 1 Action, with bare hands. A Barricade needs a tool in hand, such as the Claw Hammer. Nobody waits behind it, but what is open is open for the Ghouls, too.
ui-lesson-melee = A Ghoul shares your Zone. Melee strikes it before it bites; the preview shows your odds.
ui-lesson-ranged = You see Ghouls. Shots hit Fatties first, then whom you choose; misses hit friends who stand among them.
ui-lesson-surcharge = Ghouls hold on to you: leaving costs one Action more for each of them.
ui-lesson-objective = You stand on an Objective. Take it: the Scene says what it brings.
ui-lesson-wound = The Ghouls have bitten. You decide together who in the Zone takes each attack. A Fatty bites for two; the third Wound ends the game.
ui-lesson-phase = Now the Ghouls act. They go where they see most of you, or else where most of you are; every move says why.
ui-lesson-sides = Your card has two sides: Romero, frightened, and Zombicide, with better Skills and all decks. The story of the Scene says when it is turned.
ui-lesson-close = Something stands open here. Close it for 1 Action, without a tool: closed, it stops Ghouls and their eyes.
ui-lesson-build = You hold what this window needs: build a Barricade for 1 Action, while no Ghoul is in the room.
ui-lesson-combine = Two of your cards make a better one. Combining costs no Action and cannot be undone.
ui-lesson-breaker = A Breaker is about. With nobody to bite it opens every door and Barricade of its Zone: stop it first.
ui-lesson-relative = A Relative is on the board. As long as it walks, everybody plays the Romero side: let it rest.
