### What the rules are about, as the page of rules sorts them.

topic-PARTS = What is in the box
topic-DEF = Words
topic-MODE = Romero and Zombicide mode
topic-ADREN = Experience and levels
topic-ZTYPE = Kinds of Ghouls
topic-BREAKER = Breakers
topic-RELATIVE = Relatives
topic-BARRICADE = Barricades and Stairs
topic-OBJ = Objectives
topic-CAR = The Car
topic-ZATK = Ghoul attacks
topic-ZMOVE = Ghoul moves
topic-BOCARD = Openings
topic-COMBINE = Combining
topic-TORCH = Torch
topic-CORN = Corn Fields
topic-WOODS = Woods
topic-MISSION = Scenes
