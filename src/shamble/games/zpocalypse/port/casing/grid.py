"""Squares, edges and boards by the names that cases use: `c2`, `12.c2`, `c2 north`, `north-of-12`."""

from __future__ import annotations

import re
from typing import Any, Final

from shamble.games.zpocalypse.map.ground import cell_at, cell_xy, pack_lay
from shamble.games.zpocalypse.port.content.drawing import column_of, square_name
from shamble.games.zpocalypse.printed import SIDES
from shamble.games.zpocalypse.table import BUNKER
from shamble.port.casing import Case, Mistake, as_list, as_map, as_text, told, unknown

_NAME: Final = re.compile(r"(?:([^.\s]+)\.)?([a-z]+)(\d+)")
BUNKER_NAME: Final = "bunker"


def square(state: Any, word: Any) -> int:
    """A square by its name, or the bunker."""
    text = as_text(word).strip().lower()
    if text == BUNKER_NAME:
        return BUNKER
    found = _NAME.fullmatch(text)
    ground = state.ground
    if found:
        tile = tile_named(state, found[1])
        column, row = column_of(found[2]), int(found[3]) - 1
        if ground.lies(tile) and 0 <= column < ground.width and 0 <= row < ground.height:
            return 1 + tile * int(ground.size) + row * int(ground.width) + column
    raise unknown("square", word, names(state)[:12])


def tile_named(state: Any, name: str | None) -> int:
    """A tile by its name; the only one on the board needs none."""
    tiles = state.rules.tiles
    if name is None:
        lying = [number for number in range(len(tiles)) if state.ground.lies(number)]
        if len(lying) != 1:
            listed = [tiles[number].name for number in lying]
            raise Mistake("casebook-wrong-form", field="square", wanted="12.c2", found=told(listed))
        return lying[0]
    for number, tile in enumerate(tiles):
        if tile.name.lower() == name.lower():
            return number
    raise unknown("tile", name, [tile.name for tile in tiles])


def name(state: Any, number: int) -> str:
    """The name of a square."""
    if number == BUNKER:
        return BUNKER_NAME
    ground = state.ground
    place = square_name((number - 1) % ground.size, ground.width)
    tiles = state.rules.tiles
    return place if len(tiles) == 1 else f"{tiles[ground.tile_of(number)].name}.{place}"


def names(state: Any) -> list[str]:
    """The names of all squares on the board."""
    ground = state.ground
    return [
        name(state, number)
        for tile in range(len(state.rules.tiles))
        if ground.lies(tile)
        for number in ground.squares_of(tile)
    ]


def edge(state: Any, word: Any) -> int:
    """An edge by a square and a side: `c2 north`."""
    place, _, side = as_text(word).strip().rpartition(" ")
    if side not in SIDES:
        raise Mistake("casebook-wrong-form", field="edge", wanted="c2 north", found=told(word))
    return int(state.ground.edge(square(state, place), SIDES.index(side)))


def edge_name(state: Any, number: int) -> str:
    """An edge by the name of one of its squares."""
    return f"{name(state, number >> 2)} {SIDES[number & 3]}"


def lay_board(case: Case, state: Any) -> list[int]:
    """Lay the tiles of a case; which they are is returned."""
    board = case.data.get("board")
    tiles: list[int] = []
    if board is None:
        return tiles
    if not (isinstance(board, dict) and "layout" in board):
        state.layout = (pack_lay(0, cell_at(0, 0), 0),)
        return [0]
    for field in board:
        if field not in ("layout", "side"):
            raise unknown("field", field, ("layout", "side"))
    state.side = "AB".index(as_text(board.get("side", "A")))
    laid: list[int] = []
    for y, row in enumerate(as_list(board["layout"])):
        for x, word in enumerate(as_list(row)):
            if word in (None, "none"):
                continue
            number, _, turn = as_text(word).partition("/")
            if turn not in ("", "0", "90", "180", "270"):
                raise unknown("turn", turn, ("0", "90", "180", "270"))
            tile = tile_named(state, number)
            tiles.append(tile)
            laid.append(pack_lay(tile, cell_at(x, y), int(turn or 0) // 90))
    state.layout = tuple(sorted(laid))
    return tiles


def layout(state: Any) -> list[list[str]]:
    """The tiles as they lie, as a case writes them."""
    lays = [(lay >> 18, *cell_xy(lay >> 2 & 0xFFFF), lay & 3) for lay in state.layout]
    if not lays:
        return []
    west, north = min(x for _, x, _, _ in lays), min(y for _, _, y, _ in lays)
    east, south = max(x for _, x, _, _ in lays), max(y for _, _, y, _ in lays)
    rows = [["none"] * (east - west + 1) for _ in range(south - north + 1)]
    for tile, x, y, turn in lays:
        rows[y - north][x - west] = state.rules.tiles[tile].name + (f"/{turn * 90}" if turn else "")
    return rows


def squares(state: Any, given: Any, field: str, example: str) -> dict[int, Any]:
    """Something for each of some squares; a list of squares alone says nothing more."""
    if isinstance(given, (list, str)):
        return {square(state, one): None for one in as_list(given)}
    return {square(state, place): value for place, value in as_map(given, field, example).items()}
