"""The dead act: attacks first, then moves; then once more for those with a second action.

Each action goes through all steps. In which order they stand, and what comes between them, is the game's: the
goals may be chosen before the attacks, for they are kept.

ACTIVATION frame: a which action of the activation (0 first) in the low bits, and above them 1 + the only
survivor that these zombies are after (0: anybody), b cursor of the step, c zones that attacked
(bits), d kind cursor for splits. Its grid counts who takes part, by zone and kind as `Game.zombies`;
its items are how many numbers the goals take, the goals of the zones (see `goals.ENTRY`), and then the moves
planned so far: from, to, how many. All moves start from the same board.
"""

from shamble.family.board.model import NO_DOOR
from shamble.family.dead import figures, goals, ways
from shamble.family.dead.figures import BY_STEP, able, able_everywhere, shift_all
from shamble.family.dead.goals import ACTION_MASK, PREY_SHIFT, choose_goals
from shamble.family.dead.ways import plan_moves, planned
from shamble.family.people.wounds import all_past_harm, deal
from shamble.family.places.passages import pushable_doors
from shamble.family.position.state import Game
from shamble.family.vocabulary import ACTIVATION
from shamble.kernel.frame import Frame
from shamble.kernel.moments import happen
from shamble.kernel.run import Run


def activate_all(run: Run, state: Game) -> None:
    """Every zombie on the board is activated."""
    _activate(run, state, able_everywhere(state))


def activate_kinds(run: Run, state: Game, kinds: tuple[int, ...]) -> None:
    """Every zombie of these kinds is activated."""
    count = state.rules.kind_count
    muster = bytearray(len(state.zombies))
    ready = able_everywhere(state) if state.idle else state.zombies
    for kind in kinds:
        muster[kind::count] = ready[kind::count]
        if run.listener is not None and state.rules.kinds[kind].actions > 1:
            run.cite("Z2-RUNNER-03")
    _activate(run, state, muster)


def activate_some(run: Run, state: Game, kinds: tuple[int, ...], zone: int | None) -> None:
    """Zombies of some kinds are activated, all of them or those of one zone."""
    if zone is None:
        activate_kinds(run, state, kinds)
        return
    muster = bytearray(len(state.zombies))
    for kind in kinds:
        at = zone * state.rules.kind_count + kind
        muster[at] = able(state, at)
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
    rules = state.rules
    count = rules.kind_count
    wounds_of = rules.wounds_of
    prey = frame.a >> PREY_SHIFT
    if prey:
        zones = [state.survivors[prey - 1].zone]
    else:
        zones = sorted({survivor.zone for survivor in state.survivors})
    begun = frame.b
    for zone in zones:
        if zone < begun or not state.crowd[zone]:
            continue
        if rules.endless and all_past_harm(state, zone):
            frame.c |= 1 << zone
            continue
        at = zone * count
        hits: list[int] = []
        for kind in range(count):
            number = muster[at + kind]
            if number:
                hits.extend([kind, wounds_of[kind]] * number)
        if hits:
            frame.b = zone + 1
            frame.c |= 1 << zone
            run.again(frame)
            if run.listener is not None:
                run.tell("zombies-attack", "Z2-ZATK-02", {"zone": zone, "wounds": sum(hits[1::2])})
                _cite_attack(run, frame, hits[::2])
            deal(run, zone, -prey, hits)
            return
    if frame.c and run.listener is not None:
        run.cite("Z2-ZATK-01")
    frame.b = 0


def _cite_attack(run: Run, frame: Frame, sources: list[int]) -> None:
    """The rules that an attack shows: all join in, wounds keep their source, second attacks stand alone."""
    if len(sources) > 1:
        run.cite("Z2-ZATK-05")
    if len(set(sources)) > 1:
        run.cite("Z2-ZATK-07")
    if frame.a & ACTION_MASK:
        run.cite("Z2-RUNNER-04")


def carry_out_moves(run: Run, state: Game, frame: Frame) -> None:
    """Everybody steps at once."""
    moves = planned(state, frame)
    frame.items = None
    if not moves:
        return
    shift_all(run, state, moves, BY_STEP, frame.grid)
    if run.listener is not None:
        run.tell("zombies-moved", "Z2-ZMOVE-01", {"moves": told_moves(moves, state.rules.kind_count)})
        run.cite("Z2-ZMOVE-14")
        run.cite("Z2-ZMOVE-15")
    if pushable_doors(state):
        push_doors_open(run, state, moves)


def push_doors_open(run: Run, state: Game, moves: list[int]) -> None:
    """Whoever goes through a broken door opens it."""
    from shamble.family.places.doors import push_open

    board, count = state.rules.board, state.rules.kind_count
    for i in range(0, len(moves), 3):
        door = board.door_between(moves[i] // count, moves[i + 1] // count)
        if door != NO_DOOR and not state.open_doors >> door & 1:
            push_open(run, state, door)


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
PROCEDURES = {"activation": (attack, choose_goals, plan_moves, carry_out_moves, act_again)}
QUESTIONS = (*goals.QUESTIONS, *ways.QUESTIONS)
RULINGS = (*goals.RULINGS, *ways.RULINGS, *figures.RULINGS)
