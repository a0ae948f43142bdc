"""The dead act: attacks first, then moves; then once more for those with a second action.

ACTIVATION frame: a which action of the activation (0 first) in the low bits, and above them 1 + the only
survivor that these zombies are after (0: anybody), b zone cursor, c zones that attacked
(bits), d kind cursor for splits. Its grid counts who takes part, by zone and kind as `Game.zombies`;
its items are the moves planned so far: from, to, how many. All moves start from the same board.
"""

from shamble.family.board.model import NO_DOOR, UNREACHABLE, Topology
from shamble.family.dead.figures import BY_STEP, able, able_everywhere, shift_all
from shamble.family.people.wounds import all_past_harm, deal
from shamble.family.places.noise import loudness
from shamble.family.places.passages import pushable_doors
from shamble.family.position.state import Game
from shamble.family.vocabulary import ACTIVATION, ASK_ROUTE, ROUTE
from shamble.kernel.action import ACTOR_SHIFT, ARG_MASK, NOBODY, X_SHIFT
from shamble.kernel.frame import Frame
from shamble.kernel.moments import happen
from shamble.kernel.rows import SHARED, Question
from shamble.kernel.run import Run

PREY_SHIFT = 4
ACTION_MASK = 15


def activate_all(run: Run, state: Game) -> None:
    """Every zombie on the board is activated."""
    _activate(run, state, able_everywhere(state))


def activate_kinds(run: Run, state: Game, kinds: tuple[int, ...]) -> None:
    """Every zombie of these kinds is activated."""
    count = state.rules.kind_count
    muster = bytearray(len(state.zombies))
    ready = able_everywhere(state)
    for kind in kinds:
        muster[kind::count] = ready[kind::count]
        if run.listener is not None and state.rules.kinds[kind].actions > 1:
            run.cite("Z2-RUNNER-03")
    _activate(run, state, muster)


def activate_muster(run: Run, state: Game, muster: bytearray) -> None:
    """Those who are counted are activated, and nobody else: a rush."""
    _activate(run, state, muster[:])


def activate_zone(run: Run, state: Game, zone: int, prey: int) -> None:
    """Every zombie of a zone is activated and is after one survivor only."""
    count = state.rules.kind_count
    at = zone * count
    muster = bytearray(len(state.zombies))
    for place in range(at, at + count):
        muster[place] = able(state, place)
    _activate(run, state, muster, prey + 1)


def _activate(run: Run, state: Game, muster: bytearray, prey: int = 0) -> None:
    if not any(muster):
        return
    run.push(ACTIVATION, prey << PREY_SHIFT).grid = muster
    if state.rules.hears("activation"):
        count = state.rules.kind_count
        for zone in range(len(state.crowd)):
            if any(muster[zone * count : (zone + 1) * count]):
                happen(run, state, "activation", (zone,))


def attack(run: Run, state: Game, frame: Frame) -> None:
    """Every zombie that shares its zone with a survivor attacks; players divide the wounds."""
    muster = frame.grid
    assert muster is not None
    count = state.rules.kind_count
    prey = frame.a >> PREY_SHIFT
    if prey:
        zones = [state.survivors[prey - 1].zone]
    else:
        zones = sorted({survivor.zone for survivor in state.survivors})
    for zone in zones:
        if zone < frame.b or not state.crowd[zone]:
            continue
        if state.rules.endless and all_past_harm(state, zone):
            frame.c |= 1 << zone
            continue
        at = zone * count
        sources: list[int] = []
        for kind in range(count):
            number = muster[at + kind]
            if number:
                sources.extend([kind] * number)
        if sources:
            frame.b = zone + 1
            frame.c |= 1 << zone
            frame.step = 0
            if run.listener is not None:
                run.tell("zombies-attack", "Z2-ZATK-02", {"zone": zone, "wounds": len(sources)})
                _cite_attack(run, frame, sources)
            deal(run, zone, -prey, 1, sources)
            return
    if frame.c and run.listener is not None:
        run.cite("Z2-ZATK-01")
    frame.b = 0
    frame.d = 0
    frame.items = []


def _cite_attack(run: Run, frame: Frame, sources: list[int]) -> None:
    """The rules that an attack shows: all join in, wounds keep their source, second attacks stand alone."""
    if len(sources) > 1:
        run.cite("Z2-ZATK-05")
    if len(set(sources)) > 1:
        run.cite("Z2-ZATK-07")
    if frame.a & ACTION_MASK:
        run.cite("Z2-RUNNER-04")


def plan_moves(run: Run, state: Game, frame: Frame) -> None:
    """Each group that did not attack takes the next step of its way; uneven splits are asked."""
    muster = frame.grid
    moves = frame.items
    assert muster is not None and moves is not None
    count = state.rules.kind_count
    topology = state.topology
    paths = open_ways(state)
    loud: list[int] = []
    loudest: list[int] = []
    people = 0
    prey = frame.a >> PREY_SHIFT
    if prey and state.survivors[prey - 1].zone < 0:
        return
    for zone in range(frame.b, len(state.crowd)):
        if not state.crowd[zone] or frame.c >> zone & 1:
            continue
        at = zone * count
        if not any(muster[at : at + count]):
            continue
        if not loud:
            loud = loudness(state)
            top = max(loud)
            loudest = [place for place, noise in enumerate(loud) if noise == top] if top else []
            for survivor in state.survivors:
                if survivor.zone >= 0:
                    people |= 1 << survivor.zone
        if prey:
            seen = 1 << state.survivors[prey - 1].zone
            goals = [state.survivors[prey - 1].zone]
        else:
            seen = topology.seen[zone] & people
            goals = _noisiest(topology.seen_zones[zone], seen, loud) if seen else loudest
        ways = _ways(paths, zone, goals)
        if run.listener is not None and frame.d == 0:
            _explain(run, state, zone, prey - 1, seen, goals, ways, loud)
            run.cite("Z2-NOISE-04")
            run.cite("Z2-NOISE-06")
        if len(ways) == 1:
            to = ways[0] * count
            for kind in range(count):
                number = muster[at + kind]
                if number:
                    moves += (at + kind, to + kind, number)
        elif ways:
            for kind in range(frame.d, count):
                number = muster[at + kind]
                if number:
                    open_to = list(ways)
                    if len(state.rules.kinds_of_type[kind]) > 1:
                        open_to = _ways_for_one(run, state, muster, moves, zone, kind, ways)
                    share, extra = divmod(number, len(open_to))
                    if share:
                        for way in open_to:
                            moves += (at + kind, way * count + kind, share)
                    if extra:
                        frame.b = zone
                        frame.d = kind + 1
                        frame.step -= 1
                        run.push(ASK_ROUTE, zone, kind, extra).items = open_to
                        return
            frame.d = 0
    frame.b = 0


def open_ways(state: Game) -> Topology:
    """The ways that zombies take: doors that they can push open do not hold them up."""
    pushed = pushable_doors(state)
    if not pushed:
        return state.topology
    return state.rules.board.topology(state.open_doors | pushed, state.rules.sight)


def push_doors_open(run: Run, state: Game, moves: list[int]) -> None:
    """Whoever goes through a broken door opens it."""
    from shamble.family.places.doors import push_open

    board, count = state.rules.board, state.rules.kind_count
    for i in range(0, len(moves), 3):
        door = board.door_between(moves[i] // count, moves[i + 1] // count)
        if door != NO_DOOR and not state.open_doors >> door & 1:
            push_open(run, state, door)


def _noisiest(places: tuple[int, ...], mask: int, loud: list[int]) -> list[int]:
    """The noisiest of the zones in the mask; several if they tie."""
    best = -1
    found: list[int] = []
    for place in places:
        if mask >> place & 1:
            noise = loud[place]
            if noise > best:
                best = noise
                found = [place]
            elif noise == best:
                found.append(place)
    return found


def _ways(topology: Topology, zone: int, goals: list[int]) -> tuple[int, ...]:
    """All next zones on shortest ways to the goals; standing in one of several goals is a way too."""
    if len(goals) == 1:
        return topology.steps(zone, goals[0])
    found: set[int] = set()
    for goal in goals:
        if goal == zone:
            found.add(zone)
        else:
            found.update(topology.steps(zone, goal))
    return tuple(sorted(found))


def _ways_for_one(
    run: Run,
    state: Game,
    muster: bytearray,
    moves: list[int],
    zone: int,
    kind: int,
    ways: tuple[int, ...],
) -> list[int]:
    """The ways left for one of several Abominations: they are one type, so their groups are equal too."""
    count = state.rules.kind_count
    together = state.rules.kinds_of_type[kind]
    number = sum([muster[zone * count + other] for other in together])
    if number > 1 and run.listener is not None:
        run.cite("Z2-FEST-01")
    share, extra = divmod(number, len(ways))
    going = [0] * len(ways)
    for i in range(0, len(moves), 3):
        if moves[i] // count == zone and moves[i] % count in together:
            going[ways.index(moves[i + 1] // count)] += 1
    extra -= sum([max(0, taken - share) for taken in going])
    return [
        way for way, taken in zip(ways, going, strict=True) if taken < share or (taken == share and extra > 0)
    ]


def _because(zone: int, prey: int, seen: int, goals: list[int], ways: tuple[int, ...]) -> str:
    """Why zombies go where they go: somebody calls or is seen, noise is heard; or why they stay."""
    if not ways:
        return "stays" if goals == [zone] else "stuck"
    if prey >= 0:
        return "taunted"
    return "sees" if seen else "hears"


def _explain(
    run: Run,
    state: Game,
    zone: int,
    prey: int,
    seen: int,
    goals: list[int],
    ways: tuple[int, ...],
    loud: list[int],
) -> None:
    """Tell why a crowd goes where it goes: what it saw or heard, or whom it is after, and the ways there."""
    topology = state.topology
    reached = [goal for goal in goals if topology.distance(zone, goal) != UNREACHABLE]
    if len(ways) > 1:
        rule = "Z2-ZMOVE-07" if len(reached) == 1 else "Z2-ZMOVE-08"
    elif not ways:
        rule = "Z2-ZMOVE-13" if goals == [zone] else "Z2-ZMOVE-06"
    else:
        rule = "Z2-SKILL-TAUNT-02" if prey >= 0 else "Z2-ZMOVE-02" if seen else "Z2-ZMOVE-03"
    candidates = [place for place in range(len(loud)) if (seen >> place & 1 if seen else loud[place])]
    told: dict[str, object] = {
        "zone": zone,
        "sees": [place for place in topology.seen_zones[zone] if seen >> place & 1],
        "noise": {place: loud[place] for place in candidates},
        "goals": goals[:],
        "ways": list(ways),
        "because": _because(zone, prey, seen, goals, ways),
        "distances": {goal: topology.distance(zone, goal) for goal in goals},
    }
    if prey >= 0:
        told["after"] = prey
    run.tell("zombies-decide", rule, told)
    far = [topology.distance(zone, goal) for goal in goals]
    if far and any(topology.distance(zone, place) < min(far) for place in candidates if place not in goals):
        run.cite("Z2-ZMOVE-04")
    if ways:
        run.cite("Z2-ZMOVE-05")
        if UNREACHABLE in far:
            run.cite("Z2-ZMOVE-12")
    if len(ways) > 1:
        run.cite("Z2-ZMOVE-11")
        run.cite("Z2-ZMOVE-16")
    elif not ways:
        run.cite("Z2-DOOR-06")
    if zone in goals:
        run.cite("Z2-ZMOVE-13")


def route_options(state: Game, frame: Frame) -> list[int]:
    """The ways that can get one zombie more."""
    assert frame.items is not None
    return [ROUTE | NOBODY << ACTOR_SHIFT | frame.b << X_SHIFT | way for way in frame.items]


def take_route(run: Run, state: Game, frame: Frame, action: int) -> None:
    """One extra zombie goes that way; each way gets at most one."""
    activation = state.stack[-1]
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


def carry_out_moves(run: Run, state: Game, frame: Frame) -> None:
    """Everybody steps at once."""
    moves = frame.items
    assert moves is not None
    count = state.rules.kind_count
    frame.items = None
    shift_all(run, state, moves, BY_STEP, frame.grid)
    if moves and run.listener is not None:
        run.tell("zombies-moved", "Z2-ZMOVE-01", {"moves": told_moves(moves, count)})
        run.cite("Z2-ZMOVE-14")
        run.cite("Z2-ZMOVE-15")
    if pushable_doors(state):
        push_doors_open(run, state, moves)


def told_moves(moves: list[int], count: int) -> list[list[int]]:
    """From where to where, of which kind and how many: each group once, with its odd ones."""
    numbers: dict[tuple[int, int], int] = {}
    for i in range(0, len(moves), 3):
        way = (moves[i], moves[i + 1])
        numbers[way] = numbers.get(way, 0) + moves[i + 2]
    return [[start // count, end // count, start % count, number] for (start, end), number in numbers.items()]


def act_again(run: Run, state: Game, frame: Frame) -> None:
    """Those with another action go through attacks and moves again."""
    grid = frame.grid
    assert grid is not None
    frame.a += 1
    frame.b = 0
    frame.c = 0
    action = frame.a & ACTION_MASK
    if action >= state.rules.most_actions:
        return
    count = state.rules.kind_count
    muster = bytearray(len(grid))
    for kind in state.rules.kinds_with_action[action]:
        muster[kind::count] = grid[kind::count]
    frame.grid = muster
    if any(muster):
        if run.listener is not None:
            run.cite("Z2-ZTYPE-01")
            run.cite("Z2-RUNNER-01")
            run.cite("Z2-RUNNER-02")
        frame.step = 0


MUSTERS = ("activation", "spawn-card")
"""The procedures whose grid counts figures that take part."""
PROCEDURES = {"activation": (attack, plan_moves, carry_out_moves, act_again)}
QUESTIONS = (Question("ask-route", SHARED, route_options, take_route, "Z2-ZMOVE-09"),)
