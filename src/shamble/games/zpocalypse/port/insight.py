"""What a page may want to show before anybody clicks: where a tile may go, how far a squad comes, what the
dead make for and why. All of it lies open on the table; it is only reckoned here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from msgspec import Struct

from shamble.kernel.action import actor_of
from shamble.port.port import LookError

from ..attack.reach import on_lookout
from ..dead.aims import THE_BUNKER, course_of, hunts
from ..dead.attacking import may_attack, reaches
from ..dead.figures import PRESSING, SQUARE_SHIFT, edge_of, square_of
from ..dead.splitting import draft, seats_in
from ..dead.turn import choices
from ..dead.walks import Walks, end_square
from ..map.ground import cell_xy
from ..map.laying import AT_SUNSET, BY_WALKING, cell_over, turns_over
from ..map.names import edge_name, place_name, square_by_name, square_name
from ..map.placing import Places, nearness
from ..map.sight import distance, in_sight, in_sight_from
from ..map.steps import legs
from ..night.moving import immune
from ..squad.stats import movement
from ..table import AT_COMBAT
from ..vocabulary import ASK_STEP, ASK_TILE, ASK_TURN, DRAW_TILE

MANNERS: Final = ("free", "past-squads", "through", "through-all")
"""How a way leads: round everything, as if squads were not there, through what players have built."""


class PlaceView(Struct):
    """A place where the tile that is asked about may go."""

    place: int
    """As the answer names it."""
    name: str
    x: int
    y: int
    """The cell: tiles east and south of the first one."""
    turns: list[int]
    """How it may lie, 0 to 3 quarters clockwise."""
    squares: int
    """King moves from the bunker entrance to its nearest square; -1 without an entrance."""
    nearest: bool
    """Whether no other place is nearer: a point in the Scavenge phase."""


class ReachView(Struct):
    """A square where a leg of the acting squad may end."""

    square: int
    points: int
    hp: int
    """Hit points that it costs."""


class AimView(Struct):
    """What a figure of the dead makes for now, and why."""

    square: int
    kind: int
    squads: list[int]
    """The squads that it makes for: several if they are equally near."""
    bunker: bool
    why: str
    """`seen`, `nearest`, `bunker` or `none`."""
    steps: int
    """Steps of its way; -1 without one."""
    manner: str
    """How the way leads (MANNERS)."""
    attacks: list[int]
    """The squads that it would attack where it stands."""
    edge: str
    """The edge that it presses against or tried last."""
    presses: bool


class Insight(Struct):
    """All of it for one position."""

    tile: int
    """The tile that was drawn and is asked about, or -1."""
    places: list[PlaceView]
    reach: list[ReachView]
    aims: list[AimView]


def insight_of(state: Any) -> Insight:
    """What is reckoned for everybody at the table."""
    tile, places = places_of(state)
    return Insight(tile, places, reach_of(state), aims_of(state))


# --- tiles


def places_of(state: Any) -> tuple[int, list[PlaceView]]:
    """The tile that is asked about and where it may go."""
    if not state.stack or state.stack[-1].proc != ASK_TILE:
        return -1, []
    drawn = state.under_way(DRAW_TILE)
    tile = drawn.d - 1
    if drawn.b == BY_WALKING:
        cell = cell_over(state, drawn.c)
        return tile, [_place(state, cell, turns_over(state, tile, drawn.c), nearness(state, cell), False)]
    places = Places(state, tile)
    cells = places.cells(drawn.b == AT_SUNSET)
    return tile, [
        _place(state, cell, places.turns(cell), places.nearness[cell], places.is_nearest(cell))
        for cell in cells
    ]


def _place(state: Any, cell: int, turns: list[int], squares: int, nearest: bool) -> PlaceView:
    x, y = cell_xy(cell)
    return PlaceView(cell, place_name(state, cell), x, y, turns, squares, nearest)


# --- squads


def reach_of(state: Any) -> list[ReachView]:
    """How far the acting squad comes with a Move action, or with the points that are left of one."""
    if not state.stack or not state.options:
        return []
    asked = state.stack[-1]
    if asked.proc not in (ASK_TURN, ASK_STEP):
        return []
    squad = actor_of(state.options[0])
    points = asked.b if asked.proc == ASK_STEP else movement(state, squad)
    if on_lookout(state, squad):
        return []
    found = legs(state, squad, points, immune(state, squad))
    return [ReachView(square, spent, lost) for square, (lost, spent) in sorted(found.items())]


# --- the dead


_LAST: dict[str, Any] = {"key": None, "aims": []}
"""The last position that was asked about: every seat asks for the same one."""


def aims_of(state: Any) -> list[AimView]:
    """What each figure makes for, in Combat."""
    if state.phase != AT_COMBAT or not state.dead:
        return []
    key = (
        id(state.works),
        state.layout,
        state.dead,
        state.enraged,
        state.tonight,
        tuple([squad.at for squad in state.squads]),
    )
    if _LAST["key"] != key:
        _LAST["aims"] = [_aim(state, figure) for figure in state.dead]
        _LAST["key"] = key
        _LAST["works"] = state.works  # so that the number of another one cannot be the same
    return list(_LAST["aims"])


def _aim(state: Any, figure: int) -> AimView:
    course = course_of(state, figure)
    squads = [goal for goal in course.goals if goal >= 0]
    if squads:
        why = "nearest" if hunts(state) else "seen"
    else:
        why = "bunker" if THE_BUNKER in course.goals else "none"
    edge = edge_of(figure)
    return AimView(
        square=square_of(figure),
        kind=figure & 3,
        squads=squads,
        bunker=THE_BUNKER in course.goals,
        why=why,
        steps=course.steps if course.goals else -1,
        manner=MANNERS[course.manner & 3],
        attacks=seats_in(reaches(state, figure)) if may_attack(figure) else [],
        edge=edge_name(state, edge - 1) if edge else "",
        presses=bool(figure & PRESSING),
    )


# --- what a page asks for


class Glance(Struct):
    """What is in sight from a square, or where the walk of the figure there may end."""

    square: int
    squares: list[int]
    """The squares in sight, or the ends of the walk."""
    ways: list[list[int]]
    """The way to each end, from the square on."""


def look_at(state: Any, question: Mapping[str, object]) -> Glance:
    """`{"sight": "12.c2"}`, `{"shots": "12.c2"}` for firearms and throws, or `{"walk": "12.c2"}`."""
    for word in ("sight", "shots", "walk"):
        if word in question:
            square = _square(state, question[word])
            return _walk(state, square) if word == "walk" else _sight(state, square, word == "shots")
    raise LookError("look-unknown", {"question": ", ".join(sorted(question))})


def _square(state: Any, given: object) -> int:
    if isinstance(given, int) and 0 <= given < state.ground.count:
        return given
    square = square_by_name(state, given.lower()) if isinstance(given, str) else -1
    if square < 0:
        raise LookError("look-no-square", {"square": str(given)})
    return square


def _sight(state: Any, square: int, shots: bool) -> Glance:
    sees = in_sight_from if shots else in_sight
    ground = state.ground
    found = [
        other
        for other in range(1, ground.count)
        if not ground.is_solid(other) and distance(ground, square, other) >= 0 and sees(state, square, other)
    ]
    return Glance(square, found if square else [0], [])


def _walk(state: Any, square: int) -> Glance:
    standing = [figure for figure in state.dead if figure >> SQUARE_SHIFT == square]
    if not standing:
        raise LookError("look-no-figure", {"square": square_name(state, square)})
    walks = Walks(state, standing[0], draft(state, choices(state, list(state.dead))))
    ends = walks.sorted_ends()
    return Glance(
        square,
        [end_square(end) for end in ends],
        [[square, *walks.ends[end].path] for end in ends],
    )
