"""All that is wrong with a layout of tiles, found at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from .tiles import TURNS, TileFace, TileSide

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


def check_layout(
    grid: Sequence[Sequence[str]],
    rotations: Sequence[Sequence[int]],
    tiles: Mapping[str, TileFace],
) -> list[Problem]:
    """Everything that keeps these tiles from lying together on a table; an empty list is a good layout."""
    problems: list[Problem] = []
    if not grid or not grid[0]:
        return [Problem(EMPTY_GRID, "grid", {})]
    _check_shape(grid, rotations, problems)
    _check_tiles(grid, tiles, problems)
    placed = _place(grid, rotations, tiles, problems)
    for row, col in sorted(placed):
        for side, neighbour in ((EAST, (row, col + 1)), (SOUTH, (row + 1, col))):
            if neighbour in placed:
                here = f"{_cell(row, col)}|{_cell(neighbour[0], neighbour[1])}"
                _check_sides(
                    placed[(row, col)].sides[side], placed[neighbour].sides[OPPOSITE[side]], here, problems
                )
    return problems


def tile_number(name: str) -> str:
    """The tile a face belongs to: 9V and 9R are two sides of tile 9."""  # Z2-SETUP-01
    number = name.rstrip("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    return number if number.isdigit() else name


def _cell(row: int, col: int) -> str:
    return f"r{row}c{col}"


def _check_shape(
    grid: Sequence[Sequence[str]], rotations: Sequence[Sequence[int]], problems: list[Problem]
) -> None:
    for row, names in enumerate(grid):
        if len(names) != len(grid[0]):
            args = {"length": str(len(names)), "expected": str(len(grid[0]))}
            problems.append(Problem(UNEVEN_ROWS, f"r{row}", args))
    if [len(row) for row in rotations] != [len(row) for row in grid]:
        problems.append(Problem(ROTATIONS_SHAPE, "rotations", {}))


def _check_tiles(
    grid: Sequence[Sequence[str]], tiles: Mapping[str, TileFace], problems: list[Problem]
) -> None:
    first: dict[str, str] = {}
    for row, names in enumerate(grid):
        for col, name in enumerate(names):
            here = _cell(row, col)
            if name not in tiles:
                problems.append(Problem(UNKNOWN_TILE, here, {"tile": name}))
            number = tile_number(name)
            if number in first:
                args = {"tile": name, "number": number, "first": first[number]}
                problems.append(Problem(TILE_TWICE, here, args))
            else:
                first[number] = here


def _place(
    grid: Sequence[Sequence[str]],
    rotations: Sequence[Sequence[int]],
    tiles: Mapping[str, TileFace],
    problems: list[Problem],
) -> dict[tuple[int, int], TileFace]:
    """The faces whose tile and rotation are known, turned as they lie."""
    placed: dict[tuple[int, int], TileFace] = {}
    for row, turns in enumerate(rotations):
        for col, turn in enumerate(turns):
            if turn not in TURNS:
                problems.append(Problem(BAD_ROTATION, _cell(row, col), {"rotation": str(turn)}))
            elif row < len(grid) and col < len(grid[row]) and grid[row][col] in tiles:
                placed[(row, col)] = tiles[grid[row][col]].rotated(turn)
    return placed


def _check_sides(one: TileSide, other: TileSide, where: str, problems: list[Problem]) -> None:
    if one.slots != other.slots:
        problems.append(Problem(SIDES_DIFFER, where, {"one": one.slots, "other": other.slots}))
        return
    places = [opening.place for opening in one.openings]
    others = [opening.place for opening in other.openings]
    if places != others:
        args = {"one": _places_text(places), "other": _places_text(others)}
        problems.append(Problem(OPENINGS_DIFFER, where, args))


def _places_text(places: list[int]) -> str:
    return ", ".join(f"{place / 2:g}" for place in places)
