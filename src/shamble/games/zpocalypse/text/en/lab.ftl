### What the laboratory calls the numbers and places of this game.

gauge-dead = Zombies on the board
gauge-people = Survivors in all squads
gauge-points = Victory points of all squads
lab-place-bunker = the bunker
