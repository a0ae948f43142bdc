"""The map as a picture: tiles, what is printed on them, what was built, who stands where."""

from __future__ import annotations

from typing import Any, Final
from xml.sax.saxutils import escape

from ..map.ground import cell_xy, lay_cell_of, lay_tile_of
from ..printed import BLOCKED, HAZARD, VOID, YIELD
from ..structures.works import GATE, SANDBAGS, WALL
from .map_text import sign_of

SIZE: Final = 24
"""Pixels of a square."""

THEMES: Final = {
    "day": {"ground": "#f4efe4", "tile": "#e5dcc8", "line": "#b9ad94", "ink": "#2d2a26"},
    "night": {"ground": "#14181b", "tile": "#242b2e", "line": "#3c474b", "ink": "#e6e1d6"},
}
FILLS: Final = ((BLOCKED, "#5b6163"), (HAZARD, "#7c8f3a"), (YIELD, "#8a7a52"))
RED: Final = "#d0402f"
EDGES: Final = {SANDBAGS: "#c9a66b", WALL: "#9aa7ad", GATE: "#6fa8a0"}


def picture(state: Any, theme: str) -> str:
    """The board as it lies."""
    ground = state.ground
    colours = THEMES.get(theme, THEMES["night"])
    cells = [cell_xy(lay_cell_of(lay)) for lay in ground.layout]
    if not cells:
        return ""
    west, north = min([x for x, _ in cells]), min([y for _, y in cells])
    width = (max([x for x, _ in cells]) - west + 1) * ground.width
    height = (max([y for _, y in cells]) - north + 1) * ground.height
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width * SIZE} {height * SIZE}" '
        f'font-family="sans-serif" font-size="{SIZE // 2}" text-anchor="middle">',
        f'<rect width="100%" height="100%" fill="{colours["ground"]}"/>',
    ]
    for lay in ground.layout:
        tile = lay_tile_of(lay)
        for square in ground.squares_of(tile):
            parts.append(_square(state, square, west * ground.width, north * ground.height, colours))
    for lay in ground.layout:
        for square in ground.squares_of(lay_tile_of(lay)):
            parts.append(_edges(state, square, west * ground.width, north * ground.height))
        parts.append(_number(state, lay_tile_of(lay), west, north, colours))
    return "".join([*parts, "</svg>"])


def _square(state: Any, square: int, west: int, north: int, colours: dict[str, str]) -> str:
    marks = state.ground.marks[square]
    if marks & VOID:
        return ""
    x, y = (state.ground.xs[square] - west) * SIZE, (state.ground.ys[square] - north) * SIZE
    fill = colours["tile"]
    for mark, colour in FILLS:
        if marks & mark:
            fill = colour
            break
    drawn = (
        f'<rect x="{x}" y="{y}" width="{SIZE}" height="{SIZE}" fill="{fill}" '
        f'stroke="{colours["line"]}" stroke-width="0.5"/>'
    )
    sign = sign_of(state, square)
    if sign in ".# ":
        return drawn
    return (
        f'{drawn}<text x="{x + SIZE / 2}" y="{y + SIZE * 0.68}" fill="{colours["ink"]}">{escape(sign)}</text>'
    )


def _edges(state: Any, square: int, west: int, north: int) -> str:
    x, y = (state.ground.xs[square] - west) * SIZE, (state.ground.ys[square] - north) * SIZE
    corners = ((x, y), (x + SIZE, y), (x + SIZE, y + SIZE), (x, y + SIZE))
    drawn = ""
    for side in range(4):
        kind = state.works.edge[4 * square + side]
        colour = EDGES[kind] if kind else RED if state.ground.red(square, side) else ""
        if colour:
            (a, b), (c, d) = corners[side], corners[(side + 1) % 4]
            drawn += f'<path d="M{a} {b}L{c} {d}" stroke="{colour}" stroke-width="3"/>'
    return drawn


def _number(state: Any, tile: int, west: int, north: int, colours: dict[str, str]) -> str:
    ground = state.ground
    x, y = cell_xy(ground.cells[tile])
    left, top = (x - west) * ground.width * SIZE, (y - north) * ground.height * SIZE
    name = escape(state.rules.tiles[tile].name)
    return (
        f'<rect x="{left}" y="{top}" width="{ground.width * SIZE}" height="{ground.height * SIZE}" '
        f'fill="none" stroke="{colours["ink"]}" stroke-opacity="0.5"/>'
        f'<text x="{left + 9}" y="{top + 11}" font-size="9" fill="{colours["ink"]}">{name}</text>'
    )
