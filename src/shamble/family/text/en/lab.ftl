### What the laboratory calls the numbers and pieces of these games.

gauge-danger = Danger Level
    .about = Of the most dangerous Survivor: 0 is Blue, 1 Yellow, 2 Orange, 3 Red.
gauge-dead = Zombies on the board
gauge-alive = Survivors alive
piece-objective = Objective
piece-crate = Pimpweapon Crate
