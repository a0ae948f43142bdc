### The map: tiles that are laid, squares that cannot be reached.

question-ask-tile = Where does the tile go?
verb-place = Place
option-place = { $place }, turned { $turn }°
event-tile-drawn = { $squad } draw tile { $tile }.
event-tile-placed = Tile { $tile } is laid, turned { $turn }°.
event-no-tile = No tile is left that fits.
event-walked-off = { $squad } walk off the board, onto { $square }.

refused-place-taken = That is no free place beside a tile.
refused-tile-turn = The tile does not lie on the grid like that.
refused-no-passage = Nobody could walk between the tile and the board there.
refused-other-glow = It must join the tiles of its own colour.
refused-not-nearest = It must go as near to the bunker entrance as it can.
refused-not-over-edge = It goes where the squad walks off, turned so that a way leads across.

refused-blocked-square = Nobody enters a blocked square.
refused-zombie-there = A zombie is in that square.
refused-exit-held = A zombie holds that way out.
refused-squad-there = Another squad is there: you may pass, but not stop.
refused-stands-there = The squad is there already.
refused-too-few-points = That step costs more than the Move points that are left.
refused-too-far = That is too far.
refused-red-line = Nobody crosses a red line.
refused-wall = No squad crosses a Wall.
refused-zombies-between = Zombies stand in the way.
refused-no-way = No way leads there.

zpo-map-help = Map: letters R B G W are squads, z a single, Z a double; E entrance, T tunnel, A F I search, b r hazards, y yield, # blocked; ^ Trap, L Lookout, % dropped cards. Edges: | - red lines, : ~ Sandbags, H = Walls, + Gates. Squares are named by tile, column and row, such as 12.c2.
look-unknown = There is nothing to look at by that name: { $question }.
look-no-square = There is no square { $square } on the board.
look-no-figure = Nobody of the dead stands at { $square }.
