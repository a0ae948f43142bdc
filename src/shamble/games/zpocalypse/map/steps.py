"""MOVE and DIAG: steps of squads, what they cost, and how a leg goes.

A leg goes by the way on which the least hit points are lost, then the fewest Move points. Where two ways
are equal in both, the one that is found first: east of south of west of north.
"""

from typing import TYPE_CHECKING, Final

from shamble.games.zpocalypse.effects import tonight_says
from shamble.games.zpocalypse.map.ground import SOLID
from shamble.games.zpocalypse.map.sight import squares_of_squads
from shamble.games.zpocalypse.printed import HAZARD, TUNNEL, YIELD
from shamble.games.zpocalypse.structures.works import FLOODS_AT_ONCE
from shamble.kernel.event import Reason

if TYPE_CHECKING:
    from shamble.games.zpocalypse.table import Table

PLAIN_STEP: Final = 1
YIELD_STEP: Final = 2
TRAP_STEP: Final = 4
"""Move points for a step (MOVE-02, MOVE-07, MOVE-08)."""
BAGS: Final = 1
"""What Sandbags cost besides (SANDBAG-04)."""


def adjacent(state: "Table", a: int, b: int) -> bool:
    """Whether one could step from one square to another, figures left aside (DIAG-05); in the bunker
    everybody is.
    """
    if a == 0 or b == 0:
        return a == b
    return b in state.works.reach[a]


def around(state: "Table", square: int) -> list[int]:
    """The squares adjacent to a square of the board, figures left aside."""
    return sorted(state.works.reach[square]) if square else []


def step_cost(state: "Table", a: int, b: int) -> int:
    """Move points for the step from a square to one beside it, to or from the bunker, or through a tunnel."""
    if a == 0 or b == 0 or b not in state.works.foot[a]:
        return PLAIN_STEP  # BUNKER-01, -03, -10; TUNNEL-01
    works = state.works
    bags = (
        BAGS
        if works.has_bags and works.crosses_bags(a, b) and not tonight_says(state, "free sandbags")
        else 0
    )
    if works.is_trap(b):
        return TRAP_STEP + bags
    return (YIELD_STEP if state.ground.marks[b] & YIELD else PLAIN_STEP) + bags


def exits(state: "Table", square: int) -> list[int]:
    """Where a tunnel or the bunker's entrance leads from a square (BUNKER-01..03, TUNNEL-01..03)."""
    entrance = state.entrance
    tunnels = state.ground.tunnels
    if not square:
        return [other for other in (entrance, *tunnels) if other > 0]
    found: list[int] = []
    if square == entrance:
        found.append(0)
    if state.ground.marks[square] & TUNNEL:
        found += [other for other in tunnels if other != square]
        if entrance > 0 and square != entrance:
            found.append(0)
    return found


def hazard_at(state: "Table", square: int) -> int:
    """Hit points that it costs to come onto a square (HAZARD-02)."""
    return 1 if square and state.ground.marks[square] & HAZARD else 0


class Reach:
    """Where a squad comes with so many Move points, and by which ways."""

    __slots__ = ("_layers", "legs")

    def __init__(self, state: "Table", squad: int, points: int, no_hazard: bool = False) -> None:
        """`no_hazard`: hazards cost this squad nothing now."""
        self.legs: dict[int, tuple[int, int]] = {}
        """Squares where a leg may end: hit points lost and Move points, the least of both in this order."""
        self._layers: list[dict[int, tuple[int, int]]] = []
        """For each number of points spent the squares that are reached with exactly those: hit points
        lost, and the square and points before, packed."""
        self._spread(state, squad, points, no_hazard)

    def _spread(self, state: "Table", squad: int, points: int, no_hazard: bool) -> None:
        start = state.squads[squad].at
        if start < 0 or points <= 0:
            return
        works = state.works
        marks = state.ground.marks
        crowd = state.crowd
        others = [other.at for seat, other in enumerate(state.squads) if seat != squad and other.at > 0]
        special = works.has_bags or len(works.sites) > 0
        layers: list[dict[int, tuple[int, int]]] = [{} for _ in range(points + 1)]
        layers[0][start] = (0, -1)
        for spent in range(points):
            layer = layers[spent]
            for square in list(layer):
                lost = layer[square][0]
                if spent and square and works.is_lookout(square):
                    continue  # LOOKOUT-07
                ways = works.foot[square] if square else ()
                jumps = exits(state, square) if not square or self._is_door(state, square) else []
                for place, other in enumerate([*ways, *jumps]):
                    if other:
                        if crowd[other] or marks[other] & SOLID:
                            continue  # MOVE-03, BUNKER-07, TUNNEL-05
                        if special and works.is_lookout(other) and other in others:
                            continue  # LOOKOUT-11
                    if place >= len(ways):
                        cost = PLAIN_STEP
                    elif special:
                        cost = step_cost(state, square, other)
                    else:
                        cost = YIELD_STEP if marks[other] & YIELD else PLAIN_STEP
                    after = spent + cost
                    if after > points:
                        continue  # MOVE-11
                    hurt = lost
                    if other and not no_hazard and marks[other] & HAZARD:
                        hurt += 1
                    known = layers[after].get(other)
                    if known is None or hurt < known[0]:
                        layers[after][other] = (hurt, square << 8 | spent)
        self._layers = layers
        for spent in range(1, points + 1):
            for other, (hurt, _) in layers[spent].items():
                if other == start or other in others:
                    continue  # MOVE-04
                best = self.legs.get(other)
                if best is None or hurt < best[0]:
                    self.legs[other] = (hurt, spent)

    def _is_door(self, state: "Table", square: int) -> bool:
        return square == state.entrance or state.ground.marks[square] & TUNNEL != 0

    def way(self, goal: int) -> list[int]:
        """The squares of a leg in their order, its end the last one."""
        spent = self.legs[goal][1]
        path: list[int] = []
        square = goal
        while spent > 0:
            path.append(square)
            before = self._layers[spent][square][1]
            square = before >> 8
            spent = before & 0xFF
        path.reverse()
        return path

    def fewest(self, goal: int) -> int:
        """The fewest Move points that lead to a square, whatever it costs in hit points; -1 if none do."""
        if goal not in self.legs:
            return -1
        for spent, layer in enumerate(self._layers):
            if goal in layer and spent:
                return spent
        return -1


REACHES_AT_ONCE: Final = 16


def reach_of(state: "Table", squad: int, points: int, no_hazard: bool = False) -> Reach:
    """Where a squad comes, worked out once for as long as nobody moves and nothing is built."""
    known = state.works.reaches
    places = tuple([other.at for other in state.squads])
    key = (squad, points, 1 if no_hazard else 0, places, state.dead)
    found = known.get(key)
    if found is None:
        found = Reach(state, squad, points, no_hazard)
        if len(known) >= REACHES_AT_ONCE:
            known.clear()
        known[key] = found
    assert isinstance(found, Reach)
    return found


def legs(state: "Table", squad: int, points: int, no_hazard: bool = False) -> dict[int, tuple[int, int]]:
    """Squares where a leg of a squad may end: hit points lost and Move points."""
    return reach_of(state, squad, points, no_hazard).legs


def way(state: "Table", squad: int, points: int, goal: int, no_hazard: bool = False) -> list[int]:
    """The squares of a leg in their order."""
    return reach_of(state, squad, points, no_hazard).way(goal)


def cost_to(state: "Table", squad: int, points: int, goal: int) -> int:
    """The fewest Move points to a square in one Move action, whatever it costs in hit points; -1 if it is
    too far.
    """
    return reach_of(state, squad, points).fewest(goal)


def is_taken(state: "Table", square: int) -> bool:
    """Whether a figure of either side stands on a square of the board."""
    return state.crowd[square] != 0 or square in squares_of_squads(state)


# --- why a leg cannot go there


def why_no_leg(state: "Table", squad: int, points: int, goal: int) -> list[Reason]:
    """Why a leg of a squad cannot end on a square; nothing if it can."""
    if goal in reach_of(state, squad, points).legs:
        return []
    told: dict[str, object] = {"square": goal}
    at = state.squads[squad].at
    if goal and state.ground.marks[goal] & SOLID:
        return [Reason("refused-blocked-square", "ZP-MOVE-05", told)]
    if goal and state.crowd[goal]:
        if goal in exits(state, at):
            rule = "ZP-BUNKER-07" if goal == state.entrance else "ZP-TUNNEL-05"
            return [Reason("refused-exit-held", rule, told, ("ZP-MOVE-03",))]
        return [Reason("refused-zombie-there", "ZP-MOVE-03", told)]
    for seat, other in enumerate(state.squads):
        if seat != squad and goal and other.at == goal:
            also = ["ZP-TUNNEL-05"] if goal in exits(state, at) else []
            if state.works.is_lookout(goal):
                also.append("ZP-LOOKOUT-11")
            return [Reason("refused-squad-there", "ZP-MOVE-04", told, tuple(also))]
    if goal == at:
        return [Reason("refused-stands-there", "ZP-MOVE-01", told)]
    if connected(state, at, False)[goal]:
        return _too_far(state, squad, points, goal, told)
    return _no_way(state, squad, goal, told)


FROM_A_SQUAD: Final = 16
PAST_THE_DEAD: Final = 17
"""In the place of a manner of `map.routes`, for floods of squads."""


def connected(state: "Table", start: int, past_dead: bool) -> list[int]:
    """Whether a squad could ever walk from a square to others, for as many points as it takes: 1 or 0.

    `past_dead`: as if the dead were not there.
    """
    works = state.works
    dead = () if past_dead else state.dead
    key = (start, PAST_THE_DEAD if past_dead else FROM_A_SQUAD, state.entrance, dead)
    found = works.floods.get(key)
    if found is not None:
        return found
    found = [0] * state.ground.count
    found[start] = 1
    front = [start]
    while front:
        following: list[int] = []
        for square in front:
            if works.is_lookout(square) and square != start:
                continue
            for other in [*(works.foot[square] if square else ()), *exits(state, square)]:
                if not found[other] and (past_dead or not other or not state.crowd[other]):
                    found[other] = 1
                    following.append(other)
        front = following
    if len(works.floods) >= FLOODS_AT_ONCE:
        works.floods.clear()
    works.floods[key] = found
    return found


def _too_far(state: "Table", squad: int, points: int, goal: int, told: dict[str, object]) -> list[Reason]:
    """A way leads there, but it takes too many points; a closed edge on the straight way is told first."""
    at = state.squads[squad].at
    if at and goal:
        edge = state.ground.edge_between(at, goal)
        if edge >= 0 and state.works.closed[at] >> _side_to(state, at, goal) & 1:
            return [_closed(state, at, goal, told)]
        if goal in state.works.foot[at]:
            also = ("ZP-TRAP-07",) if state.works.is_trap(goal) else ()
            return [Reason("refused-too-few-points", "ZP-MOVE-11", told, ("ZP-MOVE-01", *also))]
    return [Reason("refused-too-far", "ZP-MOVE-01", told, ("ZP-MOVE-11",))]


def _side_to(state: "Table", square: int, other: int) -> int:
    for side in range(4):
        if state.ground.near[8 * square + 2 * side] == other:
            return side
    return 0


def _closed(state: "Table", square: int, other: int, told: dict[str, object]) -> Reason:
    if state.ground.red(square, _side_to(state, square, other)):
        return Reason("refused-red-line", "ZP-MOVE-06", told)
    return Reason("refused-wall", "ZP-WALL-02", told)


def _no_way(state: "Table", squad: int, goal: int, told: dict[str, object]) -> list[Reason]:
    """No way leads there at all: because of a closed edge right before the squad, or of the dead."""
    at = state.squads[squad].at
    if at and goal and state.ground.edge_between(at, goal) >= 0:
        if state.works.closed[at] >> _side_to(state, at, goal) & 1:
            return [_closed(state, at, goal, told)]
    if at:
        if connected(state, at, True)[goal]:
            return [Reason("refused-zombies-between", "ZP-MOVE-03", told)]
    elif goal and state.entrance > 0 and state.crowd[state.entrance]:
        return [Reason("refused-exit-held", "ZP-BUNKER-07", told)]
    return [Reason("refused-no-way", "ZP-MOVE-01", told, ("ZP-MOVE-05", "ZP-MOVE-06"))]
