"""DRAW_TILE: a tile is drawn, its player says where it goes, and its zombies are put on it.

Frame: a whose tile; b the manner; c zombies for it, or the edge over which a squad walked off; d the tile,
plus 1.
"""

from typing import TYPE_CHECKING, Final

from shamble.games.zpocalypse.dice import red
from shamble.games.zpocalypse.map.ground import SOLID, cell_at, cell_xy
from shamble.games.zpocalypse.map.placing import (
    BESIDE,
    Places,
    border_places,
    farthest_tile,
    lay_tile,
    open_borders,
    turns_of,
)
from shamble.games.zpocalypse.map.sight import squares_of_squads
from shamble.games.zpocalypse.printed import ENTRANCE, TILES
from shamble.games.zpocalypse.scoring.tallies import tally
from shamble.games.zpocalypse.scoring.tracker import score
from shamble.games.zpocalypse.squad.abilities import bonus, give_back
from shamble.games.zpocalypse.squad.asking import ON_TILE, ask_for_help
from shamble.games.zpocalypse.table import NOWHERE, TILE_LAID
from shamble.games.zpocalypse.vocabulary import ASK_TILE, DRAW_TILE, PLACE, PUT_ZOMBIES
from shamble.kernel.action import pack, verb_of, x_of, y_of
from shamble.kernel.decks import NO_CARD, draw, put_in
from shamble.kernel.event import Reason
from shamble.kernel.frame import Frame
from shamble.kernel.rows import OWNED, Procedure, Question, named_steps
from shamble.kernel.run import Run

if TYPE_CHECKING:
    from shamble.games.zpocalypse.table import Table

BY_SCAVENGE: Final = 0
"""Anywhere; one point for a place as near to the entrance as can be (TILE-03)."""
AT_SUNSET: Final = 1
"""On one of the nearest places, without a point (SOMETHING-02, -03)."""
BY_WALKING: Final = 2
"""Over the edge where a squad leaves the board (DAYZERO-06)."""


def draw_tile(run: Run, state: "Table", frame: Frame) -> None:
    """The next tile that fits somewhere; those that do not are shuffled back (TILE-05)."""
    state.registers[TILE_LAID] = NOWHERE
    frame.d = _draw_fitting(run, state, frame) + 1
    if not frame.d:
        if run.listener is not None:
            run.tell("no-tile", "ZP-TILE-14", {"squad": frame.a})
    elif frame.b == BY_SCAVENGE:
        ask_for_help(run, state, frame.a, ON_TILE)


def _draw_fitting(run: Run, state: "Table", frame: Frame) -> int:
    rejected: list[int] = []
    found = NOWHERE
    while found == NOWHERE:
        tile = draw(run, state, TILES)
        if tile == NO_CARD:
            break
        if fits(state, frame, tile):
            found = tile
        else:
            rejected.append(tile)
    for tile in rejected:
        put_in(state, TILES, tile)
    if found != NOWHERE and run.listener is not None:
        run.tell("tile-drawn", "ZP-SCAV-07", {"squad": frame.a, "tile": found})
    return found


def fits(state: "Table", frame: Frame, tile: int) -> bool:
    """Whether a tile has a place at all."""
    if frame.b == BY_WALKING:
        return bool(turns_over(state, tile, frame.c))
    return bool(Places(state, tile).cells(frame.b == AT_SUNSET))


def draw_another(run: Run, state: "Table", frame: Frame) -> None:
    """An ability may have its squad look for another tile."""
    if frame.d and frame.b == BY_SCAVENGE and bonus(state, frame.a, "redraw tile"):
        give_back(state, frame.a, "redraw tile")
        first = frame.d - 1
        frame.d = _draw_fitting(run, state, frame) + 1
        if frame.d:
            put_in(state, TILES, first)
        else:
            frame.d = first + 1


def ask_where(run: Run, state: "Table", frame: Frame) -> None:
    """Its player says where it goes."""
    if frame.d:
        run.push(ASK_TILE, frame.a)


def walk_over(run: Run, state: "Table", frame: Frame) -> None:
    """In Day Zero the squad stands on the near side of the new tile, and dice say how many zombies wait there
    (DAYZERO-06, -07, -08)."""
    if frame.b != BY_WALKING:
        return
    frame.b = BY_SCAVENGE
    edge = frame.c
    frame.c = 0
    if not frame.d:
        return
    tile = frame.d - 1
    who = state.squads[frame.a]
    start = who.at
    squads = squares_of_squads(state)
    places = border_places(((edge & 3) + 2) & 3, state.ground.width, state.ground.height)
    free = [
        square
        for square in [state.ground.squares_of(tile)[place] for place in places]
        if not state.ground.marks[square] & SOLID and square not in squads
    ]
    if free:
        x, y = state.ground.xy(start)
        rows = [(_away(state, square, x, y), square) for square in free]
        who.at = min(rows)[1]
    frame.c = red(run, 1, "spawn", frame.a, "ZP-DAYZERO-07")[0]
    if any([state.ground.marks[square] & ENTRANCE for square in state.ground.squares_of(tile)]):
        frame.c += red(run, 1, "spawn", frame.a, "ZP-DAYZERO-08")[0]
    if run.listener is not None:
        run.tell("walked-off", "ZP-DAYZERO-06", {"squad": frame.a, "square": who.at})


def _away(state: "Table", square: int, x: int, y: int) -> int:
    """How far a square is from a place, as the crow flies: straight across comes first."""
    east, south = state.ground.xy(square)
    return (east - x) ** 2 + (south - y) ** 2


def put_zombies(run: Run, state: "Table", frame: Frame) -> None:
    """Its zombies are put on it by its player; without a tile on the one farthest from the entrance (SCAV-07,
    SOMETHING-09, TILE-14)."""
    tile = frame.d - 1 if frame.d else farthest_tile(state)
    if frame.c and tile >= 0:
        run.push(PUT_ZOMBIES, frame.a, frame.c, tile, 1 if frame.b == AT_SUNSET else 0)


# --- where it goes


def cell_over(state: "Table", edge: int) -> int:
    """The cell on the far side of an outer edge."""
    x, y = cell_xy(state.ground.cells[state.ground.tile_of(edge >> 2)])
    east, south = BESIDE[edge & 3]
    return cell_at(x + east, y + south)


def turns_over(state: "Table", tile: int, edge: int) -> list[int]:
    """The turns with which a way leads over an outer edge onto a tile (DAYZERO-06)."""
    ground = state.ground
    side = state.rules.tiles[tile].sides[state.side]
    square = edge >> 2
    places = list(border_places(edge & 3, ground.width, ground.height))
    at = places.index((square - 1) % ground.size)
    across = ((edge & 3) + 2) & 3
    return [turn for turn in turns_of(ground) if open_borders(ground, side, turn)[across] >> at & 1]


def tile_options(state: "Table", frame: Frame) -> list[int]:
    """frame.a: whose tile it is. Every place and every turn that is allowed (TILE-01)."""
    draw_frame = state.under_way(DRAW_TILE)
    tile = draw_frame.d - 1
    if draw_frame.b == BY_WALKING:
        cell = cell_over(state, draw_frame.c)
        return [pack(PLACE, frame.a, cell, turn) for turn in turns_over(state, tile, draw_frame.c)]
    places = Places(state, tile)
    options: list[int] = []
    for cell in places.cells(draw_frame.b == AT_SUNSET):
        options += [pack(PLACE, frame.a, cell, turn) for turn in places.turns(cell)]
    return sorted(options)


def place_tile(run: Run, state: "Table", frame: Frame, action: int) -> None:
    """The tile lies; a Scavenge tile as near as can be gives a point (TILE-03, VP-03)."""
    draw_frame = state.under_way(DRAW_TILE)
    tile = draw_frame.d - 1
    cell = x_of(action)
    is_near = draw_frame.b == BY_SCAVENGE and Places(state, tile).is_nearest(cell)
    lay_tile(run, state, tile, cell, y_of(action))
    state.registers[TILE_LAID] = tile
    state.quiet = -1
    if is_near:
        tally(state, frame.a, "nearest")
        score(run, state, frame.a, 1, "tile", "ZP-TILE-03")


def refuse_tile(state: "Table", frame: Frame, action: int) -> list[Reason]:
    """Why it cannot go there."""
    if verb_of(action) != PLACE:
        return []
    draw_frame = state.under_way(DRAW_TILE)
    if draw_frame.b == BY_WALKING:
        return [Reason("refused-not-over-edge", "ZP-DAYZERO-06", {"place": x_of(action)})]
    places = Places(state, draw_frame.d - 1)
    return places.refuse(x_of(action), y_of(action), draw_frame.b == AT_SUNSET)


PROCEDURES: tuple[Procedure, ...] = (
    Procedure("draw-tile", named_steps(draw_tile, draw_another, ask_where, walk_over, put_zombies)),
)
QUESTIONS: tuple[Question, ...] = (
    Question("ask-tile", OWNED, tile_options, place_tile, "ZP-TILE-01", refuse=refuse_tile),
)
