"""TILE: where a new tile may go, which places are nearest, where zombies may stand on it."""

from typing import TYPE_CHECKING, Final

from shamble.games.zpocalypse.map.ground import (
    SOLID,
    Ground,
    cell_at,
    cell_xy,
    lay_tile_of,
    turned_place,
)
from shamble.games.zpocalypse.printed import ENTRANCE, NO_GLOW, TILES, TOKENS, TileSide
from shamble.games.zpocalypse.structures.building import set_structures
from shamble.kernel.decks import put_in, take_out
from shamble.kernel.event import Reason

if TYPE_CHECKING:
    from shamble.games.zpocalypse.table import Table
    from shamble.kernel.run import Run

BESIDE: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""The cells on the four sides of a cell, east and south of it."""

SQUARE_CELLS: Final = ((0, 0), (1, 0), (0, 1), (1, 1))
"""The four tiles of a base set, in the order of their numbers (SETUP-02)."""


def cells_beside(ground: Ground) -> list[int]:
    """Every cell that shares a side with a tile, taken or free."""
    found: set[int] = set()
    for cell in ground.by_cell:
        x, y = cell_xy(cell)
        for east, south in BESIDE:
            found.add(cell_at(x + east, y + south))
    return sorted(found)


def free_cells(ground: Ground) -> list[int]:
    """The free places beside the tiles that lie."""
    return [cell for cell in cells_beside(ground) if cell not in ground.by_cell]


def turns_of(ground: Ground) -> tuple[int, ...]:
    """How a tile may be turned and still lie on the grid."""
    return (0, 1, 2, 3) if ground.width == ground.height else (0, 2)


def border_places(edge: int, width: int, height: int) -> range:
    """The places along a side of a tile, from the west or the north on."""
    if edge == 0:
        return range(width)
    if edge == 1:
        return range(width - 1, width * height, width)
    if edge == 2:
        return range((height - 1) * width, height * width)
    return range(0, width * height, width)


def open_borders(ground: Ground, side: TileSide, turn: int) -> list[int]:
    """For each side of a turned tile the squares that are open there, as bits."""
    width = ground.width
    height = ground.height
    shut = [0] * (width * height)
    for place, mark in enumerate(side.marks):
        if mark & SOLID:
            shut[turned_place(place, turn, width, height)] = 15
    for line in side.lines:
        shut[turned_place(line >> 2, turn, width, height)] |= 1 << ((line + turn) & 3)
    return [_open_bits(shut, border_places(edge, width, height), edge) for edge in range(4)]


def _open_bits(shut: list[int], places: range, edge: int) -> int:
    bits = 0
    for at, place in enumerate(places):
        if not shut[place] >> edge & 1:
            bits |= 1 << at
    return bits


def open_border(ground: Ground, tile: int, edge: int) -> int:
    """The same for one side of a tile that lies."""
    first = 1 + tile * ground.size
    bits = 0
    for at, place in enumerate(border_places(edge, ground.width, ground.height)):
        square = first + place
        if not ground.marks[square] & SOLID and not ground.lines[square] >> edge & 1:
            bits |= 1 << at
    return bits


class Places:
    """Where one tile may go now, and which of these places are nearest to the entrance."""

    __slots__ = ("_borders", "_turns", "least", "nearness", "state", "tile")

    def __init__(self, state: "Table", tile: int) -> None:
        self.state = state
        self.tile = tile
        ground = state.ground
        side = state.rules.tiles[tile].sides[state.side]
        self._borders = {turn: open_borders(ground, side, turn) for turn in turns_of(ground)}
        self._turns: dict[int, list[int]] = {}
        for cell in free_cells(ground):
            fitting = self._fitting(cell)
            if fitting:
                self._turns[cell] = fitting
        if side.glow != NO_GLOW and not state.rules.scenario.day_zero:
            self._bind(side.glow)
        self.nearness: dict[int, int] = {cell: nearness(state, cell) for cell in self._turns}
        """For each place king moves from the entrance to its nearest square; -1 without an entrance."""
        self.least = min(self.nearness.values()) if self.nearness else -1

    def _fitting(self, cell: int) -> list[int]:
        """The turns with which one could walk between the tile and one beside it; structures close nothing
        (TILE-05)."""
        ground = self.state.ground
        x, y = cell_xy(cell)
        across: list[tuple[int, int]] = []
        for edge, (east, south) in enumerate(BESIDE):
            other = ground.by_cell.get(cell_at(x + east, y + south), -1)
            if other >= 0:
                across.append((edge, open_border(ground, other, (edge + 2) & 3)))
        return [
            turn
            for turn, borders in self._borders.items()
            if any([borders[edge] & bits for edge, bits in across])
        ]

    def _bind(self, glow: int) -> None:
        ground = self.state.ground
        tiles = self.state.rules.tiles
        partners = [
            cell_xy(ground.cells[lay_tile_of(lay)])
            for lay in ground.layout
            if tiles[lay_tile_of(lay)].sides[self.state.side].glow == glow
        ]
        if not partners:
            return
        square = [cell for cell in self._turns if completes_square(ground, cell, partners)]
        touching = [cell for cell in self._turns if touches(cell, partners)]
        allowed = square or touching
        self._turns = {cell: turns for cell, turns in self._turns.items() if cell in allowed}

    def cells(self, nearest_only: bool = False) -> list[int]:
        """The places that are allowed, or only the nearest of them (SOMETHING-02)."""
        return [cell for cell in sorted(self._turns) if not nearest_only or self.is_nearest(cell)]

    def turns(self, cell: int) -> list[int]:
        """How the tile may lie there."""
        return self._turns.get(cell, [])

    def is_nearest(self, cell: int) -> bool:
        """Whether no place that is allowed is nearer to the entrance (TILE-03)."""
        return self.least >= 0 and self.nearness[cell] == self.least

    def refuse(self, cell: int, turn: int, nearest_only: bool = False) -> list[Reason]:
        """Why the tile cannot go there so; nothing if it can."""
        ground = self.state.ground
        told: dict[str, object] = {"place": cell}
        if cell in ground.by_cell or cell not in cells_beside(ground):
            return [Reason("refused-place-taken", "ZP-TILE-01", told)]
        if turn not in turns_of(ground):
            return [Reason("refused-tile-turn", "ZP-TILE-01", told)]
        if turn not in self._fitting(cell):
            return [Reason("refused-no-passage", "ZP-TILE-05", told)]
        if cell not in self._turns:
            return [Reason("refused-other-glow", "ZP-TILE-04", told, ("ZP-SOMETHING-04",))]
        if nearest_only and not self.is_nearest(cell):
            return [Reason("refused-not-nearest", "ZP-SOMETHING-02", told)]
        return []


def touches(cell: int, partners: list[tuple[int, int]]) -> bool:
    """Whether a cell shares a side with one of these."""
    x, y = cell_xy(cell)
    return any([abs(x - east) + abs(y - south) == 1 for east, south in partners])


def completes_square(ground: Ground, cell: int, partners: list[tuple[int, int]]) -> bool:
    """Whether a cell and the tiles of its colour come to lie in a square of two by two cells in which no
    other tile lies (TILE-04)."""
    x, y = cell_xy(cell)
    if not touches(cell, partners):
        return False
    for left in (x - 1, x):
        for top in (y - 1, y):
            square = [(left + east, top + south) for east, south in SQUARE_CELLS]
            if not all([partner in square for partner in partners]):
                continue
            others = [spot for spot in square if spot not in partners]
            if all([cell_at(east, south) not in ground.by_cell for east, south in others]):
                return True
    return False


def nearness(state: "Table", cell: int) -> int:
    """King moves from the entrance to the nearest square of a cell, whatever lies between; -1 without one."""
    entrance = state.entrance
    if entrance <= 0:
        return -1
    ground = state.ground
    x, y = ground.xy(entrance)
    cell_x, cell_y = cell_xy(cell)
    left = cell_x * ground.width
    top = cell_y * ground.height
    east = max(left - x, 0, x - (left + ground.width - 1))
    south = max(top - y, 0, y - (top + ground.height - 1))
    return max(east, south)


def farthest_tile(state: "Table") -> int:
    """The tile farthest from the entrance, for zombies without a new one (TILE-14); of equals the lowest
    number.
    """
    best = -1
    away = -2
    for lay in state.ground.layout:
        tile = lay_tile_of(lay)
        distance = nearness(state, state.ground.cells[tile])
        if distance > away:
            best, away = tile, distance
    return best


# --- tiles come onto the board and leave it


def lay_tile(run: "Run", state: "Table", tile: int, cell: int, turn: int) -> None:
    """A tile comes to lie in a cell. Structures on outer edges are known by the lower of two names from
    now on.
    """
    ground = state.ground
    if ground.side != state.side:
        ground = state.rules.grounds.of(state.layout, state.side)
    ground = state.rules.grounds.grown(ground, tile, cell, turn)
    state.ground = ground
    state.layout = ground.layout
    edges = [ground.edge(packed >> 4, packed >> 2 & 3) * 4 + (packed & 3) for packed in state.edges]
    set_structures(state, edges, list(state.sites))
    if state.rules.scenario.day_zero and state.entrance <= 0:
        find_entrance(state, tile)  # TILE-13
    if run.listener is not None:
        run.tell("tile-placed", "ZP-TILE-01", {"tile": tile, "turn": turn})


def find_entrance(state: "Table", tile: int) -> None:
    """The entrance of a tile, if it has one, is the one that works."""
    for square in state.ground.squares_of(tile):
        if state.ground.marks[square] & ENTRANCE:
            state.entrance = square


def base_tiles(state: "Table", glow: int) -> list[int]:
    """The tiles of a base set on the side that lies up, by their numbers."""
    return [number for number, tile in enumerate(state.rules.tiles) if tile.sides[state.side].glow == glow]


def base_glows(state: "Table") -> list[int]:
    """The base sets of the side that lies up."""
    glows = {tile.sides[state.side].glow for tile in state.rules.tiles}
    return sorted([glow for glow in glows if glow != NO_GLOW])


def lay_base(run: "Run", state: "Table", glow: int) -> None:
    """A base set is laid out as a square of four; its entrance is the one that works (SETUP-02, TILE-11,
    -13).
    """
    state.entrance = -1
    for tile, (east, south) in zip(base_tiles(state, glow), SQUARE_CELLS, strict=False):
        take_out(state, TILES, tile)
        lay_tile(run, state, tile, cell_at(east, south), 0)
        find_entrance(state, tile)


def lay_first(run: "Run", state: "Table", tile: int) -> None:
    """The first tile of Day Zero (DAYZERO-04)."""
    lay_tile(run, state, tile, cell_at(0, 0), 0)


def clear_board(run: "Run", state: "Table") -> None:
    """All tiles go back into the stack, and what lay on them is gone: structures, Search tokens, whoever
    is left of the dead (TILE-09, TILE-10)."""
    for lay in state.layout:
        put_in(state, TILES, lay_tile_of(lay))
    for packed in state.tokens:
        token = packed >> 1 & 0x7FFF
        if token != 0x7FFF:
            put_in(state, TOKENS, token)
    state.tokens = ()
    state.dead = ()
    state.crowd = bytearray(state.ground.count)
    state.layout = ()
    state.ground = state.rules.grounds.of((), state.side)
    state.entrance = -1
    set_structures(state, [], [])


def is_open_outside(state: "Table", square: int, side: int) -> bool:
    """Whether a square has an open outer edge of the board on this side (DAYZERO-06)."""
    ground = state.ground
    if ground.marks[square] & SOLID or ground.near[8 * square + 2 * side] >= 0:
        return False
    return not state.works.closed[square] >> side & 1
