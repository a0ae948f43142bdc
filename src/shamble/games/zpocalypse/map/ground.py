"""The ground: which squares there are, where they lie, what is printed on them. Immutable, shared.

A tile is laid by `grow`, which copies what is there and works out anew only what the new tile touches.
Squares have numbers that do not depend on the order in which tiles were laid: 0 is the bunker, a square of
tile t is 1 + t * size + its place on the tile as it lies. Directions go clockwise from the north, 0 to 7;
the four sides of a square are every second one of them.
"""

from typing import Final

from shamble.games.zpocalypse.printed import BLOCKED, ENTRANCE, TUNNEL, VOID, Printed, TileSide

CELL_ORIGIN: Final = 128
"""Where the first tile lies, so that cells are never below 0."""

DX: Final = (0, 1, 1, 1, 0, -1, -1, -1)
DY: Final = (-1, -1, 0, 1, 1, 1, 0, -1)
"""East and south of the eight directions."""

SOLID: Final = BLOCKED | VOID
"""What no figure enters: blocked squares, and places where no tile lies (DIAG-06)."""

NO_WAYS: Final[tuple[int, ...]] = ()


def cell_at(x: int, y: int) -> int:
    """The cell so many tiles east and south of the first one."""
    return (y + CELL_ORIGIN) * 256 + x + CELL_ORIGIN


def cell_xy(cell: int) -> tuple[int, int]:
    """How many tiles a cell lies east and south of the first one."""
    return (cell & 255) - CELL_ORIGIN, (cell >> 8) - CELL_ORIGIN


def pack_lay(tile: int, cell: int, turn: int) -> int:
    """A tile as it lies: where, and how often it is turned clockwise."""
    return tile << 18 | cell << 2 | turn


def lay_tile_of(lay: int) -> int:
    """Which tile lies there."""
    return lay >> 18


def lay_cell_of(lay: int) -> int:
    """In which cell it lies."""
    return lay >> 2 & 0xFFFF


def lay_turn_of(lay: int) -> int:
    """How it is turned."""
    return lay & 3


def turned_place(place: int, turn: int, width: int, height: int) -> int:
    """Where a printed place comes to lie on a tile that is turned clockwise."""
    column = place % width
    row = place // width
    if turn == 1:
        return column * width + height - 1 - row
    if turn == 2:
        return width * height - 1 - place
    if turn == 3:
        return (width - 1 - column) * width + row
    return place


class Ground:
    """The board as it lies: one for each layout."""

    __slots__ = (
        "by_cell",
        "cells",
        "count",
        "entrances",
        "height",
        "layout",
        "lines",
        "marks",
        "near",
        "side",
        "size",
        "tunnels",
        "turns",
        "ways",
        "width",
        "xs",
        "ys",
    )

    def __init__(self, printed: Printed, side: int) -> None:
        """An empty table. Tiles come with `grow`."""
        self.layout: tuple[int, ...] = ()
        self.side = side
        self.width = printed.width
        self.height = printed.height
        self.size = printed.width * printed.height
        self.count = 1 + len(printed.tiles) * self.size
        """How long arrays by square are."""
        self.marks: list[int] = [SOLID] * self.count
        """What is printed on each square (`printed.BLOCKED` …); SOLID where no tile lies."""
        self.lines = bytearray(self.count)
        """The sides of each square that a red line closes, as bits; both squares of an edge know of it."""
        self.near: list[int] = [-1] * (8 * self.count)
        """For each square and direction the square that lies there; -1 where no tile lies."""
        self.ways: list[tuple[int, ...]] = [NO_WAYS] * self.count
        """For each square where one can step from it, figures and structures left aside (DIAG-05)."""
        self.xs: list[int] = [0] * self.count
        self.ys: list[int] = [0] * self.count
        """Where each square lies, in squares east and south of the first tile's north-western one."""
        self.by_cell: dict[int, int] = {}
        self.cells: list[int] = [-1] * len(printed.tiles)
        self.turns: list[int] = [0] * len(printed.tiles)
        self.tunnels: tuple[int, ...] = ()
        self.entrances: tuple[int, ...] = ()
        """Every entrance square that is printed; which one works, the position knows (TILE-13)."""

    def _copy(self, printed: Printed) -> "Ground":
        copy = Ground(printed, self.side)
        copy.layout = self.layout
        copy.marks = self.marks[:]
        copy.lines = self.lines[:]
        copy.near = self.near[:]
        copy.ways = self.ways[:]
        copy.xs = self.xs[:]
        copy.ys = self.ys[:]
        copy.by_cell = self.by_cell.copy()
        copy.cells = self.cells[:]
        copy.turns = self.turns[:]
        copy.tunnels = self.tunnels
        copy.entrances = self.entrances
        return copy

    def grow(self, printed: Printed, tile: int, cell: int, turn: int) -> "Ground":
        """The ground with one tile more."""
        ground = self._copy(printed)
        ground._lay(printed.tiles[tile].sides[self.side], tile, cell, turn)
        return ground

    def _lay(self, side: TileSide, tile: int, cell: int, turn: int) -> None:
        width = self.width
        height = self.height
        first = 1 + tile * self.size
        cell_x, cell_y = cell_xy(cell)
        self.layout = tuple(sorted([*self.layout, pack_lay(tile, cell, turn)]))
        self.by_cell[cell] = tile
        self.cells[tile] = cell
        self.turns[tile] = turn
        for place, mark in enumerate(side.marks):
            square = first + turned_place(place, turn, width, height)
            self.marks[square] = mark | BLOCKED if mark & VOID else mark
        for line in side.lines:
            square = first + turned_place(line >> 2, turn, width, height)
            self.lines[square] |= 1 << ((line + turn) & 3)
        for place in range(self.size):
            self.xs[first + place] = cell_x * width + place % width
            self.ys[first + place] = cell_y * height + place // width
        touched = self._join(first)
        for square in range(first, first + self.size):
            self.ways[square] = self.open_ways(self.lines, square)
        for square in touched:
            self.ways[square] = self.open_ways(self.lines, square)
        self.tunnels = self._printed(TUNNEL)
        self.entrances = self._printed(ENTRANCE)

    def _join(self, first: int) -> set[int]:
        """Let the squares of a new tile and those around it know each other; the latter are returned."""
        near = self.near
        width = self.width
        height = self.height
        touched: set[int] = set()
        for place in range(self.size):
            square = first + place
            column = place % width
            row = place // width
            inside = 0 < column < width - 1 and 0 < row < height - 1
            for direction in range(8):
                if inside:
                    near[8 * square + direction] = square + DX[direction] + DY[direction] * width
                    continue
                other = self.at(self.xs[square] + DX[direction], self.ys[square] + DY[direction])
                near[8 * square + direction] = other
                if other >= 0 and not first <= other < first + self.size:
                    near[8 * other + ((direction + 4) & 7)] = square
                    touched.add(other)
                    if not direction & 1:
                        self._share_line(square, direction >> 1, other)
        return touched

    def _share_line(self, square: int, side: int, other: int) -> None:
        """A red line along the border of two tiles may be printed on either of them."""
        across = (side + 2) & 3
        if self.lines[square] >> side & 1:
            self.lines[other] |= 1 << across
        elif self.lines[other] >> across & 1:
            self.lines[square] |= 1 << side

    def _printed(self, mark: int) -> tuple[int, ...]:
        marks = self.marks
        return tuple([square for square in range(1, self.count) if marks[square] & mark])

    def open_ways(self, closed: bytearray, square: int) -> tuple[int, ...]:
        """Where one can step from a square if these sides of squares are closed; figures do not count
        (DIAG-05).

        A diagonal step needs both squares beside it, and none of the four edges that meet at the corner
        may be closed (DIAG-02, DIAG-03).
        """
        marks = self.marks
        if marks[square] & SOLID:
            return NO_WAYS
        near = self.near
        shut = closed[square]
        base = 8 * square
        open_side = [False] * 4
        ways: list[int] = []
        for side in range(4):
            other = near[base + 2 * side]
            if other >= 0 and not marks[other] & SOLID and not shut >> side & 1:
                open_side[side] = True
                ways.append(other)
        for side in range(4):
            clockwise = (side + 1) & 3
            if open_side[side] and open_side[clockwise]:
                other = near[base + 2 * side + 1]
                if other >= 0 and not marks[other] & SOLID:
                    if not closed[near[base + 2 * side]] >> clockwise & 1:
                        if not closed[near[base + 2 * clockwise]] >> side & 1:
                            ways.append(other)
        return tuple(ways)

    # --- squares

    def at(self, x: int, y: int) -> int:
        """The square at a place of the plane, or -1."""
        cell = cell_at(x // self.width, y // self.height)
        tile = self.by_cell.get(cell, -1)
        if tile < 0:
            return -1
        return 1 + tile * self.size + y % self.height * self.width + x % self.width

    def xy(self, square: int) -> tuple[int, int]:
        """Where a square lies, in squares east and south of the first tile's north-western one."""
        return self.xs[square], self.ys[square]

    def beside(self, square: int, direction: int) -> int:
        """The square in one of the eight directions, or -1."""
        return self.near[8 * square + direction]

    def tile_of(self, square: int) -> int:
        """The tile that a square is on."""
        return (square - 1) // self.size

    def squares_of(self, tile: int) -> range:
        """The squares of a tile."""
        return range(1 + tile * self.size, 1 + (tile + 1) * self.size)

    def lies(self, tile: int) -> bool:
        """Whether a tile lies on the table."""
        return self.cells[tile] >= 0

    def is_solid(self, square: int) -> bool:
        """Whether no figure can stand there: a blocked square, or no square at all."""
        return self.marks[square] & SOLID != 0

    def red(self, square: int, side: int) -> bool:
        """Whether a red line closes a side of a square."""
        return self.lines[square] >> side & 1 != 0

    def west_then_south(self, square: int) -> int:
        """The order of squares that is taken where nobody chooses: the western first, then the southern
        (ZMOVE-02).
        """
        return (self.xs[square] << 16) - self.ys[square]

    # --- edges

    def edge(self, square: int, side: int) -> int:
        """The one number of an edge: the lower of its two names."""
        other = self.near[8 * square + 2 * side]
        own = 4 * square + side
        if other < 0:
            return own
        return min(own, 4 * other + ((side + 2) & 3))

    def edge_squares(self, edge: int) -> tuple[int, int]:
        """The squares on both sides of an edge; -1 where no tile lies."""
        square = edge >> 2
        return square, self.near[8 * square + 2 * (edge & 3)]

    def edge_between(self, a: int, b: int) -> int:
        """The edge between two squares side by side, or -1 if they have none in common."""
        for side in range(4):
            if self.near[8 * a + 2 * side] == b:
                return self.edge(a, side)
        return -1


class Grounds:
    """The grounds of one rule set, by layout: made when they are first asked for, forgotten when there are
    many.
    """

    __slots__ = ("known", "printed")

    def __init__(self, printed: Printed) -> None:
        self.printed = printed
        self.known: dict[tuple[tuple[int, ...], int], Ground] = {}

    def of(self, layout: tuple[int, ...], side: int) -> Ground:
        """The ground of a layout, with this side of all tiles up."""
        found = self.known.get((layout, side))
        if found is None:
            if layout:
                last = layout[-1]
                before = self.of(layout[:-1], side)
                found = before.grow(self.printed, lay_tile_of(last), lay_cell_of(last), lay_turn_of(last))
            else:
                found = Ground(self.printed, side)
            self._keep(found)
        return found

    def grown(self, ground: Ground, tile: int, cell: int, turn: int) -> Ground:
        """A ground with one tile more."""
        layout = tuple(sorted([*ground.layout, pack_lay(tile, cell, turn)]))
        found = self.known.get((layout, ground.side))
        if found is None:
            found = ground.grow(self.printed, tile, cell, turn)
            self._keep(found)
        return found

    def _keep(self, ground: Ground) -> None:
        if len(self.known) >= KNOWN_AT_ONCE:
            self.known.clear()
        self.known[ground.layout, ground.side] = ground


KNOWN_AT_ONCE: Final = 64
"""Grounds that are kept for whoever comes to the same layout; positions hold their own anyway."""
