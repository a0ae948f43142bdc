"""What a figure of the dead makes for, and by which way (ZMOVE-03, -05, -07, -19; WALL-07; ENRAGED-03)."""

from typing import TYPE_CHECKING, Final

from shamble.games.zpocalypse.dead.figures import edge_of, square_of, tried_by
from shamble.games.zpocalypse.effects import tonight_says
from shamble.games.zpocalypse.map.ground import Ground
from shamble.games.zpocalypse.map.routes import (
    BY_TUNNEL,
    FAR,
    THROUGH,
    TO_BUNKER,
    is_barrier,
    manner_to,
    onward,
    steps_from,
)
from shamble.games.zpocalypse.map.sight import distance, in_sight
from shamble.games.zpocalypse.printed import TUNNEL

if TYPE_CHECKING:
    from shamble.games.zpocalypse.table import Table

NOTICED_WITHIN: Final = 4
"""Squares within which the dead notice a squad in sight (ZMOVE-05)."""

THE_BUNKER: Final = -1
"""The goal of those that chase nobody, in the place of a squad."""


class Course:
    """What one makes for on a square: the bunker, or squads that are equally near by way (SPLIT-04)."""

    __slots__ = ("goals", "manner", "steps")

    def __init__(self, goals: tuple[int, ...], manner: int, steps: int) -> None:
        self.goals = goals
        """Numbers of squads, or THE_BUNKER alone; nothing if it has no goal and stays."""
        self.manner = manner
        """How the way leads (`map.routes`)."""
        self.steps = steps

    def mask(self) -> int:
        """The squads as bits; 0 for the bunker or none."""
        mask = 0
        for goal in self.goals:
            if goal >= 0:
                mask |= 1 << goal
        return mask


NO_MANNER: Final = 8
"""Behind all manners of `map.routes`."""

NO_COURSE: Final = Course((), 0, FAR)


def goal_square(state: "Table", goal: int) -> int:
    """Where a goal is: a squad's square, or TO_BUNKER."""
    return TO_BUNKER if goal < 0 else state.squads[goal].at


def hunts(state: "Table") -> bool:
    """Whether the dead go for the nearest squad at any distance and without sight (ENRAGED-03,
    DAYZERO-09).
    """
    return state.enraged != 0 or state.rules.scenario.day_zero


def notice_range(state: "Table") -> int:
    """Within how many squares a squad is noticed tonight."""
    return tonight_says(state, "notice") or NOTICED_WITHIN


def takes_tunnel(state: "Table", figure: int) -> bool:
    """Whether the way of a figure is shorter by the tunnels, if it may use them."""
    square = square_of(figure)
    tried = tried_by(figure)
    course = course_from(state, square, tried)
    other = course_from(state, square, tried, BY_TUNNEL)
    if not other.goals:
        return False
    return not course.goals or (other.manner & 3, other.steps) < (course.manner, course.steps)


def speed_of(state: "Table") -> int:
    """How far the dead walk (SOMETHING-08, ENRAGED-02)."""
    return state.speed + 2 if state.enraged else state.speed


def in_bunker(state: "Table") -> list[int]:
    """The squads in the bunker that the dead can reach there; in Day Zero it is safe (DAYZERO-20)."""
    if state.rules.scenario.day_zero:
        return []
    return [seat for seat, squad in enumerate(state.squads) if squad.at == 0]


def noticed(state: "Table", square: int) -> list[int]:
    """The squads that somebody on a square may chase."""
    if hunts(state):
        return [seat for seat, squad in enumerate(state.squads) if squad.at > 0] + in_bunker(state)
    if not square:
        return []
    within = notice_range(state)
    found: list[int] = []
    for seat, squad in enumerate(state.squads):
        if squad.at > 0 and distance(state.ground, square, squad.at) <= within:
            if in_sight(state, square, squad.at):
                found.append(seat)
    return found


def course_from(state: "Table", square: int, tried: int, tunnels: int = 0) -> Course:
    """What a figure makes for on a square. A squad that it cannot get next to by any way is none
    (ZMOVE-19).
    """
    if not square and (not state.enraged or in_bunker(state)):
        return NO_COURSE  # ZMOVE-13, ENRAGED-04
    manner = NO_MANNER
    steps = FAR
    goals: list[int] = []
    for seat in noticed(state, square):
        goal = state.squads[seat].at
        other = manner_to(state, goal, square, tried, tunnels)
        if other < 0 or other > manner:
            continue
        away = steps_from(state, goal, other, square, tried)
        if other < manner or away < steps:
            manner, steps, goals = other, away, [seat]
        elif away == steps:
            goals.append(seat)
    if goals:
        return Course(tuple(sorted(goals)), manner, steps)
    if hunts(state) or not square:
        return NO_COURSE
    manner = manner_to(state, TO_BUNKER, square, tried, tunnels)
    if manner < 0:
        return NO_COURSE
    return Course((THE_BUNKER,), manner, steps_from(state, TO_BUNKER, manner, square, tried))


def course_of(state: "Table", figure: int) -> Course:
    """What a figure makes for where it stands."""
    return course_from(state, square_of(figure), tried_by(figure))


def is_beside(state: "Table", square: int, goal: int) -> bool:
    """Whether a chase ends on a square: it is next to the squad (ZMOVE-06)."""
    at = goal_square(state, goal)
    return goal >= 0 and at > 0 and at in state.works.reach[square]


def can_enter(state: "Table", square: int, step: int) -> bool:
    """Whether a figure of the dead may take a step: no squad, Lookout, Wall or Gate in it (ZMOVE-07,
    LOOKOUT-09).
    """
    if not step:
        return True
    if square and step not in state.works.reach[square]:
        marks = state.ground.marks
        if not marks[square] & marks[step] & TUNNEL:
            return False
    if state.works.is_lookout(step):
        return False
    return all(squad.at != step for squad in state.squads)


def barrier_before(state: "Table", figure: int) -> int:
    """The Wall or Gate that stops a figure where it stands, plus 1; 0 if none does.

    It does if its route leads through it and nothing else goes on (WALL-04). Of several the one that it
    presses already, else that towards the west, then the south.
    """
    square = square_of(figure)
    if not square:
        return 0
    tried = tried_by(figure)
    course = course_from(state, square, tried)
    if course.manner < THROUGH or not course.goals:
        return 0
    ground = state.ground
    edges: list[tuple[int, int]] = []
    for goal in course.goals:
        if is_beside(state, square, goal):
            return 0
        for step in onward(state, goal_square(state, goal), course.manner, square, tried):
            if can_enter(state, square, step):
                return 0
            if step and is_barrier(state.works, square, step):
                edges.append((ground.west_then_south(step), ground.edge_between(square, step) + 1))
    for _, edge in edges:
        if edge == edge_of(figure):
            return edge
    return min(edges)[1] if edges else 0


def order_of(state: "Table", figures: list[int]) -> list[int]:
    """Who moves first: the nearest to its goal, then the western, then the southern (ZMOVE-02)."""
    ground = state.ground
    rows: list[tuple[int, int, int]] = []
    for figure in figures:
        square = square_of(figure)
        at = square if square else max(state.entrance, 0)
        rows.append((course_of(state, figure).steps, ground.west_then_south(at), figure))
    return [figure for _, _, figure in sorted(rows)]


def west_south(ground: Ground, square: int) -> int:
    """Where a square comes in the order of those that nobody chooses; the bunker comes last."""
    return ground.west_then_south(square) if square else 1 << 40
