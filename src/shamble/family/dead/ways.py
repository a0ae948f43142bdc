"""The ways the dead take to their goals, how they part over them, and what players are told about it.

A game answers three questions anew: `roads`, the map on which they walk; `ways`, the next zones on the way
from a zone to one goal; `lands`, where those who take a way end up: a way may be blocked, and their share
then stays where it is.

ASK_ROUTE frame: a the zone, b the kind, c how many are left over; its items are the ways that are left.
"""

from typing import Any, Final

from shamble.family.board.model import UNREACHABLE, Topology
from shamble.family.dead.goals import CALLED, ENTRY, PREY_SHIFT, REASONS
from shamble.family.places.noise import loudness
from shamble.family.places.passages import pushable_doors
from shamble.family.position.state import Game
from shamble.family.vocabulary import ACTIVATION, ASK_ROUTE, ROUTE
from shamble.kernel.action import ACTOR_SHIFT, ARG_MASK, NOBODY, X_SHIFT
from shamble.kernel.frame import Frame
from shamble.kernel.rows import SHARED, Question, Ruling
from shamble.kernel.run import Run


def roads(state: Game) -> Topology:
    """The open ways: doors that can be pushed open do not hold the dead up."""
    pushed = pushable_doors(state)
    if not pushed:
        return state.topology
    return state.rules.board.topology(state.open_doors | pushed, state.rules.sight)


def ways(state: Game, on: Topology, zone: int, goal: int) -> tuple[int, ...]:
    """The next zones on all shortest ways; none if there is no way, or if they are there."""
    return on.steps(zone, goal)


def lands(state: Game, zone: int, way: int) -> int:
    """Who goes a way gets to the next zone."""
    return way


def ways_to(state: Game, on: Topology, zone: int, goals: int) -> tuple[int, ...]:
    """The next zones on the ways to several goals; standing in one of several is a way too."""
    find = state.rules.ways
    found: set[int] = set()
    while goals:
        bit = goals & -goals
        goals ^= bit
        goal = bit.bit_length() - 1
        if goal == zone:
            found.add(zone)
        else:
            found.update(find(state, on, zone, goal))
    return tuple(sorted(found))


def plan_moves(run: Run, state: Game, frame: Frame) -> None:
    """Each group that did not attack takes the next step of its way; uneven splits are asked."""
    muster = frame.grid
    plan = frame.items
    assert muster is not None and plan is not None
    rules = state.rules
    count = rules.kind_count
    on: Topology = rules.roads(state)
    fought = frame.c
    for entry in range(1 + frame.b, 1 + plan[0], ENTRY):
        zone = plan[entry]
        if fought >> zone & 1:
            continue
        at = zone * count
        goals = plan[entry + 1]
        if goals & (goals - 1):
            open_to = ways_to(state, on, zone, goals)
        elif goals:
            open_to = rules.ways(state, on, zone, goals.bit_length() - 1)
        else:
            open_to = ()
        if run.listener is not None and frame.d == 0:
            explain(run, state, frame, entry, open_to)
        if len(open_to) == 1:
            to = open_to[0] * count
            for kind in range(count):
                number = muster[at + kind]
                if number:
                    plan += (at + kind, to + kind, number)
        elif open_to:
            for kind in range(frame.d, count):
                number = muster[at + kind]
                if number and _split(run, state, frame, entry, kind, number, open_to):
                    return
            frame.d = 0
    frame.b = 0


def _split(
    run: Run, state: Game, frame: Frame, entry: int, kind: int, number: int, open_to: tuple[int, ...]
) -> bool:
    """Part those of a kind evenly over the ways; whether players are asked about those left over."""
    plan = frame.items
    assert plan is not None
    count = state.rules.kind_count
    zone = plan[entry]
    left_to = list(open_to)
    if len(state.rules.kinds_of_type[kind]) > 1:
        left_to = _ways_for_one(run, state, frame, zone, kind, open_to)
    share, extra = divmod(number, len(left_to))
    if share:
        for way in left_to:
            plan += (zone * count + kind, way * count + kind, share)
    if not extra:
        return False
    frame.b = entry - 1
    frame.d = kind + 1
    run.again(frame)
    run.push(ASK_ROUTE, zone, kind, extra).items = left_to
    return True


def _ways_for_one(
    run: Run, state: Game, frame: Frame, zone: int, kind: int, open_to: tuple[int, ...]
) -> list[int]:
    """The ways left for one of several Abominations: they are one type, so their groups are equal too."""
    muster, plan = frame.grid, frame.items
    assert muster is not None and plan is not None
    count = state.rules.kind_count
    together = state.rules.kinds_of_type[kind]
    number = sum([muster[zone * count + other] for other in together])
    if number > 1 and run.listener is not None:
        run.cite("Z2-FEST-01")
    share, extra = divmod(number, len(open_to))
    going = [0] * len(open_to)
    for i in range(1 + plan[0], len(plan), 3):
        if plan[i] // count == zone and plan[i] % count in together:
            going[open_to.index(plan[i + 1] // count)] += 1
    extra -= sum([max(0, taken - share) for taken in going])
    return [
        way
        for way, taken in zip(open_to, going, strict=True)
        if taken < share or (taken == share and extra > 0)
    ]


def planned(state: Game, frame: Frame) -> list[int]:
    """The moves that have been planned: from, to, how many. Who is blocked stays where it is."""
    plan = frame.items
    assert plan is not None
    moves = plan[1 + plan[0] :]
    if not state.rules.may_be_blocked:
        return moves
    count = state.rules.kind_count
    found: list[int] = []
    for i in range(0, len(moves), 3):
        start, end = moves[i], moves[i + 1]
        landing = state.rules.lands(state, start // count, end // count)
        if landing != start // count:
            found += (start, landing * count + end % count, moves[i + 2])
    return found


# --- the odd ones


def route_options(state: Game, frame: Frame) -> list[int]:
    """The ways that can get one zombie more."""
    assert frame.items is not None
    return [ROUTE | NOBODY << ACTOR_SHIFT | frame.b << X_SHIFT | way for way in frame.items]


def take_route(run: Run, state: Game, frame: Frame, action: int) -> None:
    """One extra zombie goes that way; each way gets at most one."""
    activation = state.under_way(ACTIVATION)
    assert activation.items is not None and frame.items is not None
    way = action & ARG_MASK
    count = state.rules.kind_count
    activation.items += (frame.a * count + frame.b, way * count + frame.b, 1)
    if run.listener is not None:
        alone = activation.grid is not None and activation.grid[frame.a * count + frame.b] == 1
        rule = "Z2-ZMOVE-10" if alone else "Z2-ZMOVE-09"
        run.tell("zombies-split", rule, {"zone": frame.a, "kind": frame.b, "to": way})
    if frame.c > 1:
        frame.items.remove(way)
        frame.c -= 1
        state.stack.append(frame)


# --- telling


def zones_in(mask: int) -> list[int]:
    """The zones of a set."""
    return [zone for zone in range(mask.bit_length()) if mask >> zone & 1]


def explain(run: Run, state: Game, frame: Frame, entry: int, open_to: tuple[int, ...]) -> None:
    """Tell why a crowd goes where it goes: what it saw or heard, or whom it is after, and the ways there."""
    plan = frame.items
    assert plan is not None
    zone, mask, why = plan[entry], plan[entry + 1], plan[entry + 2]
    reason = state.rules.goal_reasons[why]
    topology = state.topology
    prey = (frame.a >> PREY_SHIFT) - 1
    loud = loudness(state)
    if why == CALLED:
        seen = mask
    else:
        seen = sum({1 << me.zone for me in state.survivors if me.zone >= 0}) & topology.seen[zone]
    goals = zones_in(mask)
    reached = [goal for goal in goals if topology.distance(zone, goal) != UNREACHABLE]
    if len(open_to) > 1:
        rule = "Z2-ZMOVE-07" if len(reached) == 1 else "Z2-ZMOVE-08"
    elif not open_to:
        rule = "Z2-ZMOVE-13" if goals == [zone] else "Z2-ZMOVE-06"
    else:
        rule = reason.rule
    own = why >= len(REASONS)
    there = goals == [zone]
    because = reason.name if open_to or (there and own) else "stays" if there else "stuck"
    candidates = [place for place in range(len(loud)) if (seen >> place & 1 if seen else loud[place])]
    told: dict[str, object] = {
        "zone": zone,
        "sees": [place for place in topology.seen_zones[zone] if seen >> place & 1],
        "noise": {place: loud[place] for place in candidates},
        "goals": goals[:],
        "ways": list(open_to),
        "because": because,
        "distances": {goal: topology.distance(zone, goal) for goal in goals},
    }
    if prey >= 0:
        told["after"] = prey
    run.tell("zombies-decide", rule, told)
    if own:
        run.cite(reason.rule)
    far = [topology.distance(zone, goal) for goal in goals]
    if far and any(topology.distance(zone, place) < min(far) for place in candidates if place not in goals):
        run.cite("Z2-ZMOVE-04")
    if open_to:
        run.cite("Z2-ZMOVE-05")
        if UNREACHABLE in far:
            run.cite("Z2-ZMOVE-12")
    if len(open_to) > 1:
        run.cite("Z2-ZMOVE-11")
        run.cite("Z2-ZMOVE-16")
    elif not open_to:
        run.cite("Z2-DOOR-06")
    if zone in goals:
        run.cite("Z2-ZMOVE-13")
    run.cite("Z2-NOISE-04")
    run.cite("Z2-NOISE-06")


RULINGS: Final[tuple[Any, ...]] = (Ruling("roads", roads), Ruling("ways", ways), Ruling("lands", lands))
QUESTIONS: Final = (Question("ask-route", SHARED, route_options, take_route, "Z2-ZMOVE-09"),)
