"""Boards for tests of the map, drawn as in the casebook."""

from __future__ import annotations

from shamble.games.zpocalypse.book import zpocalypse_book
from shamble.games.zpocalypse.dead.figures import figure_of, insert
from shamble.games.zpocalypse.map.ground import Ground, cell_at
from shamble.games.zpocalypse.printed import (
    BIOHAZARD,
    BLOCKED,
    ENTRANCE,
    NO_GLOW,
    RADIATION,
    SEARCH_ARMORY,
    SEARCH_FOOD,
    SEARCH_ITEMS,
    SIDES,
    TUNNEL,
    VOID,
    YIELD,
    Hand,
    Person,
    Printed,
    Scenario,
    Tile,
    TileSide,
)
from shamble.games.zpocalypse.rules import ZpoRules, blank
from shamble.games.zpocalypse.structures.works import Works
from shamble.games.zpocalypse.table import AT_COMBAT, Squad, Table
from shamble.kernel.chance import seed_streams

SIGNS = {
    ".": 0,
    "#": BLOCKED,
    "E": ENTRANCE,
    "T": TUNNEL,
    "y": YIELD,
    "b": BIOHAZARD,
    "r": RADIATION,
    "F": SEARCH_FOOD,
    "A": SEARCH_ARMORY,
    "I": SEARCH_ITEMS,
    "_": VOID,
}


def side_of(rows: list[str], glow: int = NO_GLOW) -> TileSide:
    """A drawn tile; rows with a `-` are rows of edges."""
    marks: list[int] = []
    lines: set[int] = set()
    height = 0
    width = 0
    for row in rows:
        if "-" in row:
            for column, sign in enumerate(row[::2]):
                if sign == "-":
                    lines.add(((height - 1) * width + column) * 4 + 2)
                    lines.add((height * width + column) * 4)
            continue
        squares = row[::2]
        width = len(squares)
        marks += [SIGNS[sign] for sign in squares]
        for column, sign in enumerate(row[1::2]):
            if sign == "|":
                lines.add((height * width + column) * 4 + 1)
                lines.add((height * width + column + 1) * 4 + 3)
        height += 1
    return TileSide("", "", tuple(marks), frozenset(lines), glow, False)


def printed_of(sides: list[TileSide], width: int, height: int) -> Printed:
    """A box with these tiles and nothing else."""
    tiles = tuple([Tile(str(number), (side, side)) for number, side in enumerate(sides)])
    return Printed((), (), (), (), (), (), tiles, ("gold", "teal"), (), width=width, height=height)


def plain(columns: int, rows: int) -> list[str]:
    """So many plain squares."""
    return [" ".join("." * columns)] * rows


def drawn(rows: list[str]) -> Ground:
    """A ground of one tile."""
    side = side_of(rows)
    width = len(rows[0][::2])
    printed = printed_of([side], width, len(side.marks) // width)
    return Ground(printed, 0).grow(printed, 0, cell_at(0, 0), 0)


def square(ground: Ground, name: str) -> int:
    """The square of a name such as `c2`, or `2.c2` on a tile."""
    tile, _, place = name.rpartition(".")
    column = ord(place[0]) - ord("a")
    return 1 + int(tile or 0) * ground.size + (int(place[1:]) - 1) * ground.width + column


def edge(ground: Ground, name: str) -> int:
    """The edge of a name such as `c2 north`."""
    place, side = name.split()
    return ground.edge(square(ground, place), SIDES.index(side))


def works(ground: Ground, edges: dict[str, int] | None = None, sites: dict[str, int] | None = None) -> Works:
    """Structures by name."""
    return Works(
        ground,
        tuple(sorted([edge(ground, name) * 4 + kind for name, kind in (edges or {}).items()])),
        tuple(sorted([square(ground, name) * 8 + kind for name, kind in (sites or {}).items()])),
    )


def names(ground: Ground, squares: object) -> set[str]:
    """Names of squares on a single tile."""
    assert isinstance(squares, list | tuple | set | dict)
    return {
        f"{chr(ord('a') + (number - 1) % ground.width)}{(number - 1) // ground.width + 1}"
        for number in squares
    }


# --- positions

PEOPLE = tuple([Person(name, name.lower(), 6, 0, 0, 0, 4, 2, None) for name in ("Ann", "Ben", "Cat", "Dan")])


def scene(
    rows: list[str],
    squads: dict[str, str],
    zombies: dict[str, int],
    speed: int = 3,
    asks: bool = False,
    enraged: bool = False,
    edges: dict[str, int] | None = None,
    sites: dict[str, int] | None = None,
) -> Table:
    """A night on one drawn tile: squads of one survivor each, singles and doubles by square."""
    side = side_of(rows)
    width = len(rows[0][::2])
    tile = Tile("0", (side, side))
    scenario = Scenario("T", "t", "T", 4, 1, 4, 1, 2, (), (), Hand())
    printed = Printed(
        (),
        PEOPLE,
        (),
        (),
        (),
        (),
        (tile,),
        ("gold",),
        (scenario,),
        width=width,
        height=len(side.marks) // width,
    )
    rules = ZpoRules(zpocalypse_book(), printed, scenario, tuple(range(len(squads))), False, asks)
    state = blank(rules, [], seed_streams(1, rules.streams))
    state.ground = rules.grounds.grown(state.ground, 0, cell_at(0, 0), 0)
    state.layout = state.ground.layout
    state.entrance = state.ground.entrances[0] if state.ground.entrances else -1
    state.works = works(state.ground, edges, sites)
    state.edges, state.sites = state.works.edges, state.works.sites
    for place, kind in zombies.items():
        insert(state, figure_of(square(state.ground, place), kind))
    for seat, place in enumerate(squads.values()):
        state.squads[seat] = Squad(
            0 if place == "bunker" else square(state.ground, place), 6, seat, (seat,), (), ()
        )
    state.figures = (40, 20)
    state.order = tuple(range(len(squads)))
    state.day, state.phase, state.round, state.speed = 1, AT_COMBAT, 1, speed
    state.pool = (3,)
    state.enraged = state.breached = int(enraged)
    return state


def names_of_dead(state: Table) -> dict[str, int]:
    """Who stands where: singles and doubles by square."""
    found = {}
    for figure in state.dead:
        place = figure >> 24
        found["bunker" if not place else names(state.ground, [place]).pop()] = figure & 3
    return found
