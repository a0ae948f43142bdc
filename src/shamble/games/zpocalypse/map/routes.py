"""Ways of the dead: how far it is to a goal from everywhere, and what closes the way.

A way is looked for in four manners, and the first one that leads to the goal counts:

- FREE: round squads, Lookouts, Walls and Gates (ZMOVE-07)
- PAST_SQUADS: as if squads were not there, as they alone close it (ZMOVE-19)
- THROUGH: over Walls, Gates and Lookouts, as nothing leads around them (WALL-07, LOOKOUT-12)
- THROUGH_ALL: over both

Distances are worked out by a flood from the goal and kept with the structures until these change.
"""

from typing import TYPE_CHECKING, Final

from shamble.games.zpocalypse.map.sight import squares_of_squads
from shamble.games.zpocalypse.printed import TUNNEL
from shamble.games.zpocalypse.structures.works import FLOODS_AT_ONCE, GATE, WALL, Works

if TYPE_CHECKING:
    from shamble.games.zpocalypse.table import Table

FAR: Final = 1 << 20
"""No way."""

FREE: Final = 0
PAST_SQUADS: Final = 1
THROUGH: Final = 2
THROUGH_ALL: Final = 3
MANNERS: Final = (FREE, PAST_SQUADS, THROUGH, THROUGH_ALL)

BY_TUNNEL: Final = 4
"""Added to a manner where tunnels may be used besides: a card must allow it (TUNNEL-04)."""

TO_BUNKER: Final = 0
"""The goal of the dead that chase nobody: the bunker, by its entrance."""


def flood(ways: list[tuple[int, ...]], source: int, at_source: int, shut: list[int]) -> list[int]:
    """Steps to a goal from every square; FAR where no way leads there, and on the squares that are shut."""
    row = [FAR] * len(ways)
    for square in shut:
        row[square] = -1
    row[source] = at_source
    front = [source]
    steps = at_source
    while front:
        steps += 1
        following: list[int] = []
        for square in front:
            for other in ways[square]:
                if row[other] == FAR:
                    row[other] = steps
                    following.append(other)
        front = following
    for square in shut:
        if row[square] < 0:
            row[square] = FAR
    return row


def barred(ways: list[tuple[int, ...]], works: Works, edge: int) -> list[tuple[int, ...]]:
    """The same ways, but for the one across an edge."""
    one, other = works.ground.edge_squares(edge)
    if other < 0:
        return ways
    copy = ways[:]
    copy[one] = tuple([square for square in ways[one] if square != other])
    copy[other] = tuple([square for square in ways[other] if square != one])
    return copy


def with_tunnels(state: "Table", ways: list[tuple[int, ...]]) -> list[tuple[int, ...]]:
    """The same ways and those of the tunnels, which all join, the bunker among them (TUNNEL-03)."""
    tunnels = state.ground.tunnels
    copy = ways[:]
    for square in tunnels:
        copy[square] = ways[square] + tuple([other for other in tunnels if other != square])
    copy[0] = (state.entrance, *tunnels) if state.entrance > 0 else ()
    return copy


def steps_to(state: "Table", goal: int, manner: int, tried: int) -> list[int]:
    """Steps to a square with a squad, or TO_BUNKER, from every square in one manner.

    `tried` is the edge that a single does not try again, plus 1; 0 for none (WALL-06).
    """
    works = state.works
    squads = squares_of_squads(state)
    if manner & 3 < THROUGH:
        tried = 0
    key = (goal if goal else -1 - state.entrance, manner, tried, squads)
    found = works.floods.get(key)
    if found is None:
        found = _measure(state, goal, manner, tried, squads)
        if len(works.floods) >= FLOODS_AT_ONCE:
            works.floods.clear()
        works.floods[key] = found
    return found


def _measure(state: "Table", goal: int, manner: int, tried: int, squads: tuple[int, ...]) -> list[int]:
    works = state.works
    shut: list[int] = []
    if not manner & 1:
        shut += [square for square in squads if square != goal]
    if manner & 3 < THROUGH:
        ways = works.reach
        shut += [square for square in works.lookouts if square != goal]
    else:
        ways = works.press
        if tried:
            ways = barred(ways, works, tried - 1)
    if manner & BY_TUNNEL:
        return flood(with_tunnels(state, ways), goal, 0, shut)
    if goal != TO_BUNKER:
        return flood(ways, goal, 0, shut)
    entrance = state.entrance
    if entrance < 0 or entrance in shut:
        return [FAR] * len(ways)
    row = flood(ways, entrance, 1, shut)
    row[0] = 0
    return row


def manner_to(state: "Table", goal: int, square: int, tried: int, tunnels: int = 0) -> int:
    """In which manner a way leads from a square to a goal; -1 if none does. `tunnels`: BY_TUNNEL or 0."""
    manners = MANNERS if state.works.edges or state.works.lookouts else (FREE, PAST_SQUADS)
    for manner in manners:
        if steps_from(state, goal, manner | tunnels, square, tried) < FAR:
            return manner | tunnels
    return -1


def steps_from(state: "Table", goal: int, manner: int, square: int, tried: int) -> int:
    """How many steps it is from a square, which may be the bunker (ENRAGED-04)."""
    row = steps_to(state, goal, manner, tried)
    if square:
        return row[square]
    entrance = state.entrance
    if entrance < 0 or goal == TO_BUNKER:
        return FAR
    return row[entrance] + 1 if row[entrance] < FAR else FAR


def onward(state: "Table", goal: int, manner: int, square: int, tried: int) -> list[int]:
    """The squares with which a shortest way goes on, also those that cannot be entered now."""
    row = steps_to(state, goal, manner, tried)
    if not square:
        return [state.entrance]
    if goal == TO_BUNKER and square == state.entrance:
        return [0]
    works = state.works
    left = row[square] - 1
    if manner & BY_TUNNEL and state.ground.marks[square] & TUNNEL:
        through = [other for other in (0, *state.ground.tunnels) if row[other] == left]
        if through and (through[0] or goal == TO_BUNKER):
            return through
    ways = works.reach if manner & 3 < THROUGH else works.press
    if manner & 3 >= THROUGH and tried:
        one, other = works.ground.edge_squares(tried - 1)
        return [
            step
            for step in ways[square]
            if row[step] == left
            and not ((square == one and step == other) or (square == other and step == one))
        ]
    return [step for step in ways[square] if row[step] == left]


def is_barrier(works: Works, square: int, step: int) -> bool:
    """Whether a Wall or a Gate stands between two squares side by side."""
    near = works.ground.near
    for side in range(4):
        if near[8 * square + 2 * side] == step:
            kind = works.edge[4 * square + side]
            return kind in (WALL, GATE)
    return False


def advance_to(state: "Table", tile: int) -> list[bool]:
    """For each place of a tile whether whoever stands there can advance to the bunker or to a squad.

    Structures do not count, as they can fall (TILE-05, TILE-07).
    """
    ground = state.ground
    goals = list(squares_of_squads(state))
    if state.entrance > 0:
        goals.append(state.entrance)
    first = 1 + tile * ground.size
    reached = [False] * ground.size
    for goal in goals:
        row = flood(ground.ways, goal, 0, [])
        for place in range(ground.size):
            if row[first + place] < FAR:
                reached[place] = True
    return reached
