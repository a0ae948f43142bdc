"""LOOKOUT: when the dead push one, and when it falls."""

from typing import TYPE_CHECKING, Final

from shamble.games.zpocalypse.map.ground import SOLID
from shamble.games.zpocalypse.structures.building import change_site
from shamble.games.zpocalypse.structures.works import LOOKOUT, PUSHED_LOOKOUT

if TYPE_CHECKING:
    from shamble.games.zpocalypse.table import Table
    from shamble.kernel.run import Run

PUSHERS: Final = 4
"""Figures around a Lookout that push it, singles and doubles alike (LOOKOUT-04)."""


def walkable(state: "Table") -> list[bool]:
    """The squares that some figure of the dead can reach on foot, figures left aside and not through what
    players have built (LOOKOUT-13)."""
    works = state.works
    marks = state.ground.marks
    reached = [False] * state.ground.count
    front = [figure >> 24 for figure in state.dead if figure >> 24]
    if state.enraged and len(front) < len(state.dead) and state.entrance > 0:
        front.append(state.entrance)
    for square in front:
        reached[square] = True
    while front:
        following: list[int] = []
        for square in front:
            for other in works.reach[square]:
                if not reached[other] and not works.is_lookout(other) and not marks[other] & SOLID:
                    reached[other] = True
                    following.append(other)
        front = following
    return reached


def is_pushed(state: "Table", square: int, reached: list[bool]) -> bool:
    """Whether the dead around a Lookout push it: four figures, or one on each of the few squares next to
    it that they reach (LOOKOUT-04, -10, -13)."""
    crowd = state.crowd
    beside = state.works.reach[square]
    figures = [other for other in beside if crowd[other]]
    if len(figures) >= PUSHERS:
        return True
    squares = [other for other in beside if reached[other]]
    return 0 < len(squares) < PUSHERS and len(figures) == len(squares)


def falling(state: "Table") -> list[int]:
    """The Lookouts that were pushed at the end of the last movement and still are (LOOKOUT-04)."""
    pushed = [square for square in state.works.lookouts if state.works.site[square] == PUSHED_LOOKOUT]
    if not pushed:
        return []
    reached = walkable(state)
    return [square for square in pushed if is_pushed(state, square, reached)]


def mark_pushed(run: "Run", state: "Table") -> None:
    """At the end of movement each Lookout is pushed or is not."""
    lookouts = state.works.lookouts
    if not lookouts:
        return
    reached = walkable(state)
    for square in lookouts:
        now = PUSHED_LOOKOUT if is_pushed(state, square, reached) else LOOKOUT
        if now != state.works.site[square]:
            change_site(state, square, now)
            if now == PUSHED_LOOKOUT and run.listener is not None:
                run.tell("lookout-pushed", "ZP-LOOKOUT-04", {"square": square})
