"""ZMOVE: where the walk of one figure may end.

All shortest walks are followed at once, step by step, over (square, what is left of the figure, the trap
that took a half, the squad that it settled for): never walk by walk. An end is a square with what happened
on the way; two walks with the same end and the same effects are one (ZMOVE-17).
"""

from typing import TYPE_CHECKING, Final

from shamble.games.zpocalypse.dead.aims import (
    Course,
    can_enter,
    course_from,
    goal_square,
    is_beside,
    speed_of,
    west_south,
)
from shamble.games.zpocalypse.dead.figures import (
    DOUBLE,
    LYING,
    SINGLE,
    doubles_left,
    figure_at,
    kind_of,
    square_of,
    tried_by,
)
from shamble.games.zpocalypse.dead.splitting import is_settled, open_to
from shamble.games.zpocalypse.map.routes import onward
from shamble.games.zpocalypse.structures.works import FLIPPED_TRAP

if TYPE_CHECKING:
    from shamble.games.zpocalypse.table import Table

# --- a figure under way: square, kind, trap square, squad that it settled for (number plus 1), packed


def _pack(square: int, kind: int, trap: int, pick: int) -> int:
    return ((square << 16 | trap) << 3 | pick) << 2 | kind


# --- an end: what a `walk` answers; packed as its two numbers

WITH_MARK: Final = 1


def end_of(square: int, marked: int, trap: int) -> int:
    """The end of a walk: its square, whether Sandbags were crossed, the Trap that took a half on the way."""
    return square << 16 | (2 + 2 * trap if trap else 0) | marked


def end_square(end: int) -> int:
    """Where the walk ends."""
    return end >> 16


def end_marked(end: int) -> bool:
    """Whether the walk ends beyond Sandbags."""
    return end & WITH_MARK != 0


def end_trap(end: int) -> int:
    """The square of the Trap that took a half on the way, or 0."""
    return max(0, ((end & 0xFFFF) >> 1) - 1)


class Walk:
    """One of the shortest walks to an end."""

    __slots__ = ("kind", "mask", "path", "pick")

    def __init__(self, path: tuple[int, ...], kind: int, pick: int, mask: int) -> None:
        self.path = path
        """The squares after the first one."""
        self.kind = kind
        """What is left of the figure before it ends."""
        self.pick = pick
        """The squad that it settled for among several that were equally near; -1 if none."""
        self.mask = mask
        """Those squads, as bits."""


class Walks:
    """All ends of the shortest walks of one figure, and whoever must decide by dice first."""

    __slots__ = (
        "_chains",
        "_courses",
        "_full",
        "_joins",
        "_layers",
        "_may_join",
        "_start",
        "_tried",
        "_tunnels",
        "division",
        "ends",
        "is_meeting",
        "state",
        "unsettled",
    )

    def __init__(self, state: "Table", figure: int, division: bytearray, tunnels: int = 0) -> None:
        """`tunnels`: BY_TUNNEL for one that uses them."""
        self.state = state
        self.division = division
        self.ends: dict[int, Walk] = {}
        """The ends, each with a walk to it."""
        self.unsettled = 0
        """A set of equally near squads for which dice must say first who may be chosen; 0 if there is
        none.
        """
        self.is_meeting = False
        """Whether a single goes to meet another one, as nothing else is left to it (WALL-08)."""
        self._start = square_of(figure)
        self._tried = tried_by(figure)
        self._tunnels = tunnels
        self._courses: dict[int, Course] = {}
        self._joins: dict[int, Walk] = {}
        self._full: dict[int, Walk] = {}
        self._chains: dict[int, bool] = {}
        self._may_join = doubles_left(state) > 0
        self._layers: list[dict[int, int]] = []
        crowd = state.crowd
        own = crowd[self._start]
        if self._start:
            crowd[self._start] = 0  # it stands in nobody's way while it walks
        self._follow(kind_of(figure), speed_of(state))
        crowd[self._start] = own

    def sorted_ends(self) -> list[int]:
        """The ends in the order in which they are taken where nobody chooses (ZMOVE-17)."""
        ground = self.state.ground
        rows = sorted([(west_south(ground, end_square(end)), end & 0xFFFF, end) for end in self.ends])
        return [end for _, _, end in rows]

    # --- following all walks at once

    def _follow(self, kind: int, speed: int) -> None:
        start = _pack(self._start, kind, 0, 0)
        layers = self._layers
        layers.append({start: -1})
        if kind == SINGLE and self._tried and not self._course(self._start, kind).goals:
            self._meet(speed)
            return
        for step in range(1, speed + 1):
            following: dict[int, int] = {}
            for item in list(layers[-1]):
                self._advance(item, step, step == speed, following)
            if not following:
                break
            layers.append(following)
        if not speed:
            self._stop(start, 0)
        if self._joins:
            self.ends = self._joins  # ZMOVE-15
        elif self._full:
            self.ends = self._full
        else:
            self._stop_short()

    def _course(self, square: int, kind: int) -> Course:
        key = square << 2 | kind
        found = self._courses.get(key)
        if found is None:
            tried = self._tried if kind == SINGLE else 0
            found = course_from(self.state, square, tried, self._tunnels)
            self._courses[key] = found
        return found

    def _advance(self, item: int, step: int, is_last: bool, following: dict[int, int]) -> None:
        state = self.state
        kind = item & 3
        pick = item >> 2 & 7
        trap = item >> 5 & 0xFFFF
        square = item >> 21
        course = self._course(square, kind)
        goals, pick_each = self._chosen(course, pick)
        tried = self._tried if kind == SINGLE else 0
        steps: list[tuple[int, int]] = []
        for place, goal in enumerate(goals):
            if is_beside(state, square, goal):
                self._stop(item, step - 1)
                return
            for other in onward(state, goal_square(state, goal), course.manner, square, tried):
                if can_enter(state, square, other):
                    steps.append((other, pick_each[place]))
        if not steps:
            self._stop(item, step - 1)
        for other, picked in steps:
            self._take(item, square, other, kind, trap, picked, step, is_last, following)

    def _chosen(self, course: Course, pick: int) -> tuple[list[int], list[int]]:
        """The goals that may be followed, each with the choice that is kept from then on (SPLIT-01, -04)."""
        goals = list(course.goals)
        if len(goals) < 2:
            return goals, [pick] * len(goals)
        if pick and pick - 1 in goals:
            return [pick - 1], [pick]
        mask = course.mask()
        if not pick and not is_settled(self.division, mask):
            self.unsettled = mask
        allowed = open_to(self.state, self.division, mask)
        return allowed, [pick if pick else goal + 1 for goal in allowed]

    def _take(
        self,
        item: int,
        square: int,
        other: int,
        kind: int,
        trap: int,
        pick: int,
        step: int,
        is_last: bool,
        following: dict[int, int],
    ) -> None:
        state = self.state
        if not other:
            self._arrive(self._full, item, step, other, 0, trap, pick, kind)
            return
        works = state.works
        marked = 1 if square and works.crosses_bags(square, other) else 0
        if works.is_trap(other):
            if kind == DOUBLE and works.site[other] == FLIPPED_TRAP:
                kind = SINGLE  # TRAP-04
                if marked or is_last:
                    self._arrive(self._full, item, step, other, marked, trap, pick, DOUBLE)
                    return
                trap = other
            else:
                self._arrive(self._full, item, step, other, marked, trap, pick, kind)  # TRAP-02
                return
        held = state.crowd[other]
        if held == SINGLE and kind == SINGLE and self._may_join and not figure_at(state, other) & LYING:
            self._arrive(self._joins, item, step, other, marked, trap, pick, kind)  # DOUBLE-03
        elif marked or is_last:
            if not held or self._gives_way(other):
                self._arrive(self._full, item, step, other, marked, trap, pick, kind)
        else:
            following.setdefault(_pack(other, kind, trap, pick), item)

    def _stop(self, item: int, steps: int) -> None:
        """A walk ends where it has come to: next to a squad, before a barrier, without a goal."""
        kind = item & 3
        square = item >> 21
        trap = item >> 5 & 0xFFFF
        if steps and square and self.state.crowd[square] and not self._gives_way(square):
            return
        end = end_of(square, 0, trap)
        if end not in self._full:
            self._full[end] = self._walk(item, steps, -1, kind, item >> 2 & 7)

    def _arrive(
        self,
        ends: dict[int, Walk],
        item: int,
        step: int,
        square: int,
        marked: int,
        trap: int,
        pick: int,
        kind: int,
    ) -> None:
        end = end_of(square, marked, trap)
        if end not in ends:
            ends[end] = self._walk(item, step - 1, square, kind, pick)

    def _walk(self, item: int, steps: int, last: int, kind: int, pick: int) -> Walk:
        """The way back from where a walk has come to, and where on it a squad was settled for."""
        path: list[int] = [] if last < 0 else [last]
        settled = -1
        if pick and not item >> 2 & 7:
            settled = item
        while steps > 0:
            path.append(item >> 21)
            before = self._layers[steps][item]
            if item >> 2 & 7 and not before >> 2 & 7:
                settled = before
            item = before
            steps -= 1
        path.reverse()
        mask = self._course(settled >> 21, settled & 3).mask() if settled >= 0 else 0
        return Walk(tuple(path), kind, pick - 1, mask)

    def _stop_short(self) -> None:
        """Others stand where it must end and cannot be pushed: it stops on the last free square
        (ZMOVE-11).
        """
        crowd = self.state.crowd
        for steps in range(len(self._layers) - 1, -1, -1):
            for item in self._layers[steps]:
                square = item >> 21
                if not steps or not square or not crowd[square]:
                    end = end_of(square, 0, item >> 5 & 0xFFFF)
                    if end not in self.ends:
                        self.ends[end] = self._walk(item, steps, -1, item & 3, item >> 2 & 7)
            if self.ends:
                return

    def _gives_way(self, square: int) -> bool:
        """Whether the figure on a square can be pushed on."""
        found = self._chains.get(square)
        if found is None:
            found = len(push_chain(self.state, square)) > 0
            self._chains[square] = found
        return found

    def _meet(self, speed: int) -> None:
        """Nothing leads on: it goes to another single within its movement, or stays (WALL-08)."""
        state = self.state
        works = state.works
        self.is_meeting = True
        layers = self._layers
        seen = {self._start}
        for step in range(1, speed + 1):
            if not self._may_join or self._joins:
                break
            following: dict[int, int] = {}
            for item in list(layers[-1]):
                square = item >> 21
                for other in works.reach[square]:
                    if other in seen or works.site[other] or not can_enter(state, square, other):
                        continue
                    held = state.crowd[other]
                    if held == SINGLE and not figure_at(state, other) & LYING:
                        marked = 1 if works.crosses_bags(square, other) else 0
                        self._arrive(self._joins, item, step, other, marked, 0, 0, SINGLE)
                    elif not works.crosses_bags(square, other):
                        following.setdefault(_pack(other, SINGLE, 0, 0), item)
            for item in following:
                seen.add(item >> 21)
            layers.append(following)
        self.ends = self._joins or {end_of(self._start, 0, 0): Walk((), SINGLE, -1, 0)}


# --- pushing


def push_chain(state: "Table", square: int) -> list[tuple[int, int]]:
    """How the figure on a square is pushed one square on, and those before it: (from, to), the last one
    first.

    Empty if it cannot be pushed (ZMOVE-11, ZMOVE-18).
    """
    return _chain(state, square, [square])


def _chain(state: "Table", square: int, taken: list[int]) -> list[tuple[int, int]]:
    figure = figure_at(state, square)
    for step in pushed_steps(state, figure):
        if step in taken:
            continue
        if not step or not state.crowd[step] or joins_at(state, figure, step) or state.works.is_trap(step):
            return [(square, step)]
        further = _chain(state, step, [*taken, step])
        if further:
            return [*further, (square, step)]
    return []


def joins_at(state: "Table", figure: int, square: int) -> bool:
    """Whether a figure would make a double with whoever stands on a square (DOUBLE-02, -04, -08)."""
    if not square or kind_of(figure) != SINGLE or state.crowd[square] != SINGLE:
        return False
    return not figure_at(state, square) & LYING and doubles_left(state) > 0


def pushed_steps(state: "Table", figure: int) -> list[int]:
    """The steps along its own shortest way that a pushed figure may take: one that makes a double first,
    then the western, then the southern."""
    square = square_of(figure)
    tried = tried_by(figure)
    course = course_from(state, square, tried)
    steps: list[tuple[bool, int, int]] = []
    for goal in course.goals:
        if is_beside(state, square, goal):
            return []
        for step in onward(state, goal_square(state, goal), course.manner, square, tried):
            if can_enter(state, square, step):
                steps.append((not joins_at(state, figure, step), west_south(state.ground, step), step))
    return [step for _, _, step in sorted(set(steps))]
