"""The map as text, for the terminal: every tile with its number, its columns and rows, and what lies on it.

A square shows the most important thing on it: a squad, the dead, a structure, a token, what is printed.
Before it stands what is on its western edge, in a row of its own what is on edges between rows.
"""

from __future__ import annotations

from typing import Any, Final

from ..map.ground import cell_at, cell_xy
from ..printed import (
    BIOHAZARD,
    ENTRANCE,
    RADIATION,
    SEARCH_ARMORY,
    SEARCH_FOOD,
    SEARCH_ITEMS,
    TUNNEL,
    VOID,
    YIELD,
)
from ..structures.works import GATE, LOOKOUT, SANDBAGS, WALL
from ..table import COLOURS

PRINTED: Final = (
    (ENTRANCE, "E"),
    (TUNNEL, "T"),
    (SEARCH_ARMORY, "A"),
    (SEARCH_FOOD, "F"),
    (SEARCH_ITEMS, "I"),
    (BIOHAZARD, "b"),
    (RADIATION, "r"),
    (YIELD, "y"),
)
STANDING: Final = {SANDBAGS: ":", WALL: "H", GATE: "+"}
LYING: Final = {SANDBAGS: "~", WALL: "=", GATE: "+"}
DEAD: Final = (" ", "z", "Z")

LABEL: Final = 2
"""How wide the numbers of tiles and rows are."""


def tile_width(state: Any) -> int:
    """How many signs a tile is wide."""
    return LABEL + 2 * int(state.ground.width) + 1


def draw(state: Any, width: int, around: int = -1, height: int = 1 << 16) -> list[str]:
    """As much of the map as fits, around the tile of a square."""
    ground = state.ground
    if not ground.by_cell:
        return []
    cells = [cell_xy(cell) for cell in ground.by_cell]
    west, east = min([x for x, _ in cells]), max([x for x, _ in cells])
    north, south = min([y for _, y in cells]), max([y for _, y in cells])
    x, y = cell_xy(ground.cells[ground.tile_of(around)]) if around > 0 else cells[0]
    west, east = window(west, east, x, max(1, width // tile_width(state)))
    bands = {row: _band(state, row, west, east) for row in range(north, south + 1)}
    lines: list[str] = []
    first, last = _bands_that_fit(bands, y, height)
    for row in range(first, last + 1):
        lines += bands[row]
    return lines[:height]


def window(least: int, most: int, at: int, size: int) -> tuple[int, int]:
    """So many places around one of them."""
    if most - least < size:
        return least, most
    first = min(max(least, at - size // 2), most - size + 1)
    return first, first + size - 1


def _bands_that_fit(bands: dict[int, list[str]], at: int, height: int) -> tuple[int, int]:
    first = last = at
    used = len(bands[at])
    while True:
        grown = False
        for row in (first - 1, last + 1):
            if row in bands and used + len(bands[row]) <= height:
                used += len(bands[row])
                first, last = min(first, row), max(last, row)
                grown = True
        if not grown:
            return first, last


def _band(state: Any, row: int, west: int, east: int) -> list[str]:
    """The tiles of one row of cells."""
    ground = state.ground
    tiles = [ground.by_cell.get(cell_at(x, row), -1) for x in range(west, east + 1)]
    lines = ["".join([_header(state, tile) for tile in tiles])]
    for line in range(ground.height):
        edges = "".join([_edges(state, tile, line) for tile in tiles])
        if edges.strip():
            lines.append(edges)
        lines.append("".join([_squares(state, tile, line) for tile in tiles]))
    edges = "".join([_edges(state, tile, ground.height) for tile in tiles])
    if edges.strip():
        lines.append(edges)
    return [line.rstrip() for line in lines]


def _header(state: Any, tile: int) -> str:
    if tile < 0:
        return " " * tile_width(state)
    letters = " ".join([chr(ord("a") + column) for column in range(state.ground.width)])
    return f"{state.rules.tiles[tile].name:<{LABEL}} {letters} "


def _squares(state: Any, tile: int, line: int) -> str:
    if tile < 0:
        return " " * tile_width(state)
    ground = state.ground
    first = 1 + tile * ground.size + line * ground.width
    text = f"{line + 1:>{LABEL}}"
    for square in range(first, first + ground.width):
        text += _edge(state, square, 3, STANDING, "|") + sign_of(state, square)
    return text + _edge(state, first + ground.width - 1, 1, STANDING, "|")


def _edges(state: Any, tile: int, line: int) -> str:
    """What is on the northern edges of a row of squares; behind the last row on the southern ones of that."""
    if tile < 0:
        return " " * tile_width(state)
    ground = state.ground
    side = 0 if line < ground.height else 2
    first = 1 + tile * ground.size + min(line, ground.height - 1) * ground.width
    text = " " * LABEL
    for square in range(first, first + ground.width):
        outer = side == 2 and ground.near[8 * square + 4] >= 0  # the band below shows it
        text += " " + (" " if outer else _edge(state, square, side, LYING, "-"))
    return text + " "


def _edge(state: Any, square: int, side: int, signs: dict[int, str], line: str) -> str:
    kind = state.works.edge[4 * square + side]
    if kind:
        return signs[kind]
    return line if state.ground.red(square, side) else " "


def sign_of(state: Any, square: int) -> str:
    """The sign of a square."""
    for seat, squad in enumerate(state.squads):
        if squad.at == square:
            return COLOURS[state.rules.colours[seat]][0]
    if state.crowd[square]:
        return DEAD[state.crowd[square]]
    site = state.works.site[square]
    if site:
        return "L" if site >= LOOKOUT else "^"
    for heap in state.heaps:
        if heap[0] == square:
            return "%"
    marks = state.ground.marks[square]
    if marks & VOID:
        return " "
    if state.ground.is_solid(square):
        return "#"
    for mark, sign in PRINTED:
        if marks & mark:
            return sign
    return "."
