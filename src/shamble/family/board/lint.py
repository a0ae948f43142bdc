"""All that is wrong with a layout of tiles, found at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from .tiles import TURNS, TileFace, TileSide, number_of

NO_TILE: Final = ""
"""A place of the grid where no tile lies."""

EMPTY_GRID: Final = "layout.empty"
UNEVEN_ROWS: Final = "layout.uneven_rows"
ROTATIONS_SHAPE: Final = "layout.rotations_shape"
UNKNOWN_TILE: Final = "layout.unknown_tile"
TILE_TWICE: Final = "layout.tile_twice"
BAD_ROTATION: Final = "layout.bad_rotation"
SIDES_DIFFER: Final = "layout.sides_differ"
OPENINGS_DIFFER: Final = "layout.openings_differ"

EAST: Final = 1
SOUTH: Final = 2
OPPOSITE: Final = (2, 3, 0, 1)


class Problem:
    """One thing to put right in a layout: a text key, the place, and what the text needs."""

    __slots__ = ("args", "key", "where")

    def __init__(self, key: str, where: str, args: dict[str, str]) -> None:
        self.key: str = key
        self.where: str = where
        self.args: dict[str, str] = args

    def __repr__(self) -> str:
        return f"Problem({self.key!r}, {self.where!r}, {self.args!r})"


class Layout:
    """One floor of a map: its tiles in rows, and how far each is turned clockwise."""

    __slots__ = ("grid", "name", "rotations")

    def __init__(
        self, grid: Sequence[Sequence[str]], rotations: Sequence[Sequence[int]], name: str = ""
    ) -> None:
        self.name: str = name
        """What its zones' names begin with; nothing for the first floor."""
        self.grid: Sequence[Sequence[str]] = grid
        self.rotations: Sequence[Sequence[int]] = rotations

    def cell(self, row: int, col: int) -> str:
        """The name of a place on the grid."""
        return f"{self.name}/r{row}c{col}" if self.name else f"r{row}c{col}"


def check_layout(
    grid: Sequence[Sequence[str]],
    rotations: Sequence[Sequence[int]],
    tiles: Mapping[str, TileFace],
    floors: Sequence[Layout] = (),
) -> list[Problem]:
    """Everything that keeps these tiles from lying together on a table; an empty list is a good layout.

    Further floors lie apart, but a tile can be on one of them only.
    """
    problems: list[Problem] = []
    first: dict[str, str] = {}
    for layout in (Layout(grid, rotations), *floors):
        if not any([name != NO_TILE for names in layout.grid for name in names]):
            problems.append(Problem(EMPTY_GRID, layout.name or "grid", {}))
            continue
        _check_shape(layout, problems)
        _check_tiles(layout, tiles, first, problems)
        placed = _place(layout, tiles, problems)
        for row, col in sorted(placed):
            for side, neighbour in ((EAST, (row, col + 1)), (SOUTH, (row + 1, col))):
                if neighbour in placed:
                    here = f"{layout.cell(row, col)}|{layout.cell(neighbour[0], neighbour[1])}"
                    one, other = placed[(row, col)].sides[side], placed[neighbour].sides[OPPOSITE[side]]
                    _check_sides(one, other, here, problems)
    return problems


def _check_shape(layout: Layout, problems: list[Problem]) -> None:
    width = len(layout.grid[0])
    for row, names in enumerate(layout.grid):
        if len(names) != width:
            where = layout.cell(row, 0).removesuffix("c0")
            problems.append(Problem(UNEVEN_ROWS, where, {"length": str(len(names)), "expected": str(width)}))
    if [len(row) for row in layout.rotations] != [len(row) for row in layout.grid]:
        where = f"{layout.name}/rotations" if layout.name else "rotations"
        problems.append(Problem(ROTATIONS_SHAPE, where, {}))


def _check_tiles(
    layout: Layout, tiles: Mapping[str, TileFace], first: dict[str, str], problems: list[Problem]
) -> None:
    for row, names in enumerate(layout.grid):
        for col, name in enumerate(names):
            if name == NO_TILE:
                continue
            here = layout.cell(row, col)
            if name not in tiles:
                problems.append(Problem(UNKNOWN_TILE, here, {"tile": name}))
            number = tiles[name].tile if name in tiles else number_of(name)
            if number in first:
                args = {"tile": name, "number": number, "first": first[number]}
                problems.append(Problem(TILE_TWICE, here, args))
            else:
                first[number] = here


def _place(
    layout: Layout, tiles: Mapping[str, TileFace], problems: list[Problem]
) -> dict[tuple[int, int], TileFace]:
    """The faces whose tile and rotation are known, turned as they lie."""
    placed: dict[tuple[int, int], TileFace] = {}
    grid = layout.grid
    for row, turns in enumerate(layout.rotations):
        for col, turn in enumerate(turns):
            if turn not in TURNS:
                problems.append(Problem(BAD_ROTATION, layout.cell(row, col), {"rotation": str(turn)}))
            elif row < len(grid) and col < len(grid[row]) and grid[row][col] in tiles:
                placed[(row, col)] = tiles[grid[row][col]].rotated(turn)
    return placed


def _check_sides(one: TileSide, other: TileSide, where: str, problems: list[Problem]) -> None:
    if one.slots != other.slots:
        problems.append(Problem(SIDES_DIFFER, where, {"one": one.slots, "other": other.slots}))
        return
    places, others = _places_text(one), _places_text(other)
    if places != others:
        problems.append(Problem(OPENINGS_DIFFER, where, {"one": places, "other": others}))


def _places_text(side: TileSide) -> str:
    """Where the gaps of a side are, and what stands in them."""
    return ", ".join([f"{o.place / 2:g} {o.fitting}".rstrip() for o in side.openings])
