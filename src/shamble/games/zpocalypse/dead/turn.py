"""The movement of the dead in the order of the rules: they stand up, what was pressed falls, they walk,
they gather.

frame.a: 1 once all walk by themselves; frame.b: the figure whose walk is asked about; frame.c: how many have
used tunnels; frame.d: whether this one does; frame.items: the squares of those that have not moved yet, in
their order; frame.grid: how they divide themselves (`splitting`).
"""

from typing import TYPE_CHECKING

from shamble.games.zpocalypse.dead.aims import (
    THE_BUNKER,
    barrier_before,
    course_of,
    hunts,
    order_of,
    takes_tunnel,
)
from shamble.games.zpocalypse.dead.attacking import reaches
from shamble.games.zpocalypse.dead.breach import breach, judge_rage
from shamble.games.zpocalypse.dead.figures import (
    CROSSED,
    DOUBLE,
    EDGE_BITS,
    EDGE_SHIFT,
    LYING,
    MARKED,
    NEW,
    PRESSING,
    SQUARE_SHIFT,
    STILL,
    all_in,
    change,
    edge_of,
    figure_at,
    insert,
    joined,
    kind_of,
    pair_in_bunker,
    set_dead,
    square_of,
    take_out,
    without_edge,
)
from shamble.games.zpocalypse.dead.splitting import (
    LENGTH,
    by_points,
    draft,
    parts,
    plan,
    seats_in,
    settle,
    take,
)
from shamble.games.zpocalypse.dead.walks import Walks, end_square, joins_at, push_chain
from shamble.games.zpocalypse.dice import red
from shamble.games.zpocalypse.effects import tonight_says
from shamble.games.zpocalypse.map.routes import BY_TUNNEL
from shamble.games.zpocalypse.scoring.tracker import most_vp
from shamble.games.zpocalypse.squad.losses import hurt
from shamble.games.zpocalypse.structures.building import remove_site, remove_structures
from shamble.games.zpocalypse.structures.lookout import falling, mark_pushed
from shamble.games.zpocalypse.structures.trap import spring
from shamble.games.zpocalypse.vocabulary import (
    ALL_THEMSELVES,
    ASK_WALK,
    COLLAPSE,
    ITSELF,
    WALK,
    ZOMBIE_ATTACKS,
    ZOMBIE_MOVES,
)
from shamble.kernel.action import pack, verb_of, x_of, y_of
from shamble.kernel.event import Reason
from shamble.kernel.frame import Frame
from shamble.kernel.rows import OWNED, Procedure, Question, named_steps
from shamble.kernel.run import Run

if TYPE_CHECKING:
    from shamble.games.zpocalypse.table import Table

# --- the turn as a whole


def move_all(run: Run, state: "Table", frame: Frame) -> None:
    """All finish moving before any of them attacks (ZMOVE-14)."""
    run.push(ZOMBIE_MOVES)


def attack_all(run: Run, state: "Table", frame: Frame) -> None:
    """Then those that may attack (ZATTACK-01)."""
    run.push(ZOMBIE_ATTACKS)


def be_over(run: Run, state: "Table", frame: Frame) -> None:
    """Whether the night is over is judged after each turn of the dead."""
    run.touched = True


# --- they stand up, and what they pressed falls


def rise(run: Run, state: "Table", frame: Frame) -> None:
    """Those that lie stand up and do not move (KNOCK-04); marks of Sandbags count from now on
    (SANDBAG-03).
    """
    changed: list[int] = []
    for figure in state.dead:
        now = figure & ~(LYING | CROSSED | STILL | NEW)
        if figure & CROSSED:
            now |= MARKED
        if figure & LYING:
            now |= STILL
            if run.listener is not None:
                told: dict[str, object] = {"square": square_of(figure)}
                run.tell("stood-up", "ZP-KNOCK-04", told)
        changed.append(now)
    set_dead(state, changed)


def fall(run: Run, state: "Table", frame: Frame) -> None:
    """A Wall or Gate that a double still presses against falls, and the double stays (WALL-03, WALL-04); a
    Lookout that is still surrounded collapses (LOOKOUT-04)."""
    edges: list[int] = []
    changed: list[int] = []
    for figure in state.dead:
        if figure & PRESSING and kind_of(figure) == DOUBLE:
            if barrier_before(state, figure) == edge_of(figure):
                edges.append(edge_of(figure) - 1)
                figure |= STILL
        changed.append(figure)
    lookouts = falling(state)
    if edges:
        set_dead(state, changed)
        remove_structures(run, state, sorted(set(edges)), [], "dead", "ZP-WALL-03")
    for square in reversed(lookouts):
        run.push(COLLAPSE, square)


def collapse(run: Run, state: "Table", frame: Frame) -> None:
    """frame.a: where a Lookout falls. Who stands on it takes a die of damage, whatever the Armor, and
    loses both actions of its next turn (LOOKOUT-05); the square is what it was (LOOKOUT-06)."""
    square = frame.a
    if run.listener is not None:
        run.tell("collapsed", "ZP-LOOKOUT-04", {"square": square})
    remove_site(run, state, square, "collapse", "ZP-LOOKOUT-05")
    for seat in state.order:
        if state.squads[seat].at == square:
            damage = red(run, 1, "fall", seat, "ZP-LOOKOUT-05")[0]
            state.squads[seat].stunned = 1
            hurt(run, state, seat, damage, "fall", "ZP-LOOKOUT-05")


# --- who goes first


def line_up(run: Run, state: "Table", frame: Frame) -> None:
    """The nearest to its goal moves first (ZMOVE-02); those with a choice of squads are counted
    (SPLIT-01).
    """
    figures = [figure for figure in state.dead if not figure & STILL]
    frame.items = [square_of(figure) for figure in order_of(state, figures)]
    division = bytearray(LENGTH)
    plan(run, state, division, choices(state, figures))
    frame.grid = division


def choices(state: "Table", figures: list[int]) -> list[int]:
    """The sets of squads, as bits, among which figures have the choice."""
    found: list[int] = []
    for figure in figures:
        course = course_of(state, figure)
        if len(course.goals) > 1:
            found.append(course.mask())
    return found


# --- they walk


def walk_one(run: Run, state: "Table", frame: Frame) -> None:
    """The next one walks as far as it can. What is left open is asked at most once (ZMOVE-17)."""
    assert frame.items is not None and frame.grid is not None
    if not frame.items:
        return
    run.again(frame)
    figure = _next(state, frame.items.pop(0))
    if not figure:
        return
    frame.d = 0
    if frame.c < tonight_says(state, "zombies use tunnels") and takes_tunnel(state, figure):
        frame.c += 1
        frame.d = BY_TUNNEL
        if run.listener is not None:
            told: dict[str, object] = {"square": square_of(figure)}
            run.tell("takes-tunnel", "ZP-TUNNEL-04", told)
    walks = walks_of(run, state, figure, frame.grid, frame.d)
    if state.rules.asks_walks and not frame.a and len(walks.ends) > 1:
        frame.b = figure
        run.push(ASK_WALK, most_vp(state))
        return
    walk_to(run, state, frame, figure, walks, walks.sorted_ends()[0])


def _next(state: "Table", square: int) -> int:
    """The figure on a square that has not moved yet, or 0."""
    for figure in all_in(state, square):
        if not figure & STILL:
            return figure
    return 0


def walks_of(run: Run, state: "Table", figure: int, division: bytearray, tunnels: int) -> Walks:
    """Where the walk of a figure may end; dice settle first who of equally near squads may be chosen."""
    walks = Walks(state, figure, division, tunnels)
    while walks.unsettled:
        settle(run, state, division, walks.unsettled)
        walks = Walks(state, figure, division, tunnels)
    return walks


def walk_to(run: Run, state: "Table", frame: Frame, figure: int, walks: Walks, end: int) -> None:
    """One figure walks to an end of its shortest walks, and everything on the way happens to it."""
    assert frame.items is not None and frame.grid is not None
    walk = walks.ends[end]
    if walk.mask:
        take(frame.grid, walk.mask, walk.pick)
    if not walk.path:
        now = figure | STILL
        change(state, figure, now)
        hold_up(run, state, now)
        return
    if run.listener is not None:
        _tell_walk(run, state, figure, walk.path, walks, walk.pick)
    take_out(state, figure)
    for step in walk.path[:-1]:
        figure = take_step(run, state, figure, step)
    last = walk.path[-1]
    if last and state.crowd[last] and not joins_at(state, figure, last):
        push_on(run, state, frame, last)
    figure = take_step(run, state, figure, last)
    if figure:
        settle_down(run, state, figure | STILL)


def _tell_walk(run: Run, state: "Table", figure: int, path: tuple[int, ...], walks: Walks, pick: int) -> None:
    """Where it goes, and why: for a squad that it sees or that is the nearest, to the bunker, to another
    single.
    """
    course = course_of(state, figure)
    told: dict[str, object] = {
        "square": square_of(figure),
        "to": path[-1],
        "kind": kind_of(figure),
        "way": [square_of(figure), *path],
    }
    if walks.is_meeting:
        run.tell("zombie-moved", "ZP-WALL-08", {**told, "why": "meeting"})
    elif not course.goals or course.goals[0] == THE_BUNKER:
        run.tell("zombie-moved", "ZP-ZMOVE-03", {**told, "why": "bunker"})
    else:
        squad = pick if pick >= 0 else course.goals[0]
        if hunts(state):
            rule = "ZP-ENRAGED-03" if state.enraged else "ZP-DAYZERO-09"
            run.tell("zombie-moved", rule, {**told, "why": "nearest", "squad": squad})
        else:
            run.tell("zombie-moved", "ZP-ZMOVE-05", {**told, "why": "seen", "squad": squad})


def take_step(run: Run, state: "Table", figure: int, step: int) -> int:
    """A figure that has left its square takes a step; what is left of it is returned, 0 for nothing."""
    square = square_of(figure)
    works = state.works
    flags = figure & (MARKED | CROSSED | STILL | NEW)
    edge = 0 if figure & PRESSING else figure & EDGE_BITS
    kind = kind_of(figure)
    if square and step and works.crosses_bags(square, step):
        flags |= CROSSED  # SANDBAG-02
    if step and works.is_trap(step):
        left = spring(run, state, step, kind)
        if left != kind:
            edge = 0
        if not left:
            return 0
        kind = left
    return step << SQUARE_SHIFT | edge | flags | kind


def settle_down(run: Run, state: "Table", figure: int) -> None:
    """A figure that took steps stands where it has come to: it enters the bunker, joins a single, or is
    held up.
    """
    square = square_of(figure)
    if not square:
        insert(state, without_edge(figure))
        if pair_in_bunker(state) and run.listener is not None:
            run.tell("merged", "ZP-DOUBLE-09", {"square": 0})
        breach(run, state)
        return
    other = figure_at(state, square)
    if other:
        take_out(state, other)
        figure = joined(figure, other) | STILL  # DOUBLE-07
        if run.listener is not None:
            run.tell("merged", "ZP-DOUBLE-02", {"square": square})
    insert(state, figure)
    hold_up(run, state, figure)


def hold_up(run: Run, state: "Table", figure: int) -> None:
    """A figure whose way leads through a Wall or Gate at its square is blocked there: a double presses
    against it, a single has tried it (WALL-03, WALL-06)."""
    edge = barrier_before(state, figure)
    if edge:
        now = without_edge(figure) | edge << EDGE_SHIFT
        if kind_of(figure) == DOUBLE:
            now |= PRESSING
        change(state, figure, now)
        if run.listener is not None:
            rule = "ZP-WALL-03" if kind_of(figure) == DOUBLE else "ZP-WALL-06"
            told: dict[str, object] = {
                "square": square_of(figure),
                "edge": edge - 1,
                "kind": kind_of(figure),
            }
            run.tell("blocked-at", rule, told)
    elif figure & PRESSING:
        change(state, figure, without_edge(figure))


def push_on(run: Run, state: "Table", frame: Frame, square: int) -> None:
    """Who stands where another must end is pushed one square on, and so on down the line (ZMOVE-11, -18).

    It is as if it had taken that step; whether it has walked already or not is as before, unless it joins, or
    Sandbags stop it.
    """
    items = frame.items
    assert items is not None
    for at, to in push_chain(state, square):
        figure = figure_at(state, at)
        if run.listener is not None:
            told: dict[str, object] = {"square": at, "to": to, "kind": kind_of(figure)}
            run.tell("pushed", "ZP-ZMOVE-11", told)
        goes_on = not figure & STILL and to != 0 and not joins_at(state, figure, to)
        take_out(state, figure)
        figure = take_step(run, state, figure, to)
        if figure & CROSSED and not figure & STILL:
            goes_on = False
            figure |= STILL
        if at in items:
            if figure and goes_on:
                items[items.index(at)] = to
            else:
                items.remove(at)
        if figure:
            settle_down(run, state, figure)


# --- the end of their movement


def gather(run: Run, state: "Table", frame: Frame) -> None:
    """Lookouts with enough of the dead around them are pushed now (LOOKOUT-04); a breach of this turn
    makes the dead faster from the next one on (ENRAGED-01)."""
    mark_pushed(run, state)
    judge_rage(run, state)
    set_dead(state, [figure & ~STILL for figure in state.dead])
    run.touched = True


# --- the question


def walk_options(state: "Table", frame: Frame) -> list[int]:
    """frame.a: who moves the dead. The ends of the walk, or leaving it to itself (ZMOVE-01, -17)."""
    ends = asked_walks(state).ends
    options = [pack(WALK, frame.a, end >> 16, end & 0xFFFF) for end in ends]
    options.append(pack(ITSELF, frame.a))
    options.append(pack(ALL_THEMSELVES, frame.a))
    return sorted(options)


def asked_walks(state: "Table") -> Walks:
    """Where the walk that is asked about may end."""
    moves = state.under_way(ZOMBIE_MOVES)
    assert moves.grid is not None
    return Walks(state, moves.b, moves.grid, moves.d)


def walk_answer(run: Run, state: "Table", frame: Frame, action: int) -> None:
    """It walks where it is told, or by itself."""
    moves = state.under_way(ZOMBIE_MOVES)
    walks = asked_walks(state)
    verb = verb_of(action)
    if verb == ALL_THEMSELVES:
        moves.a = 1
    end = x_of(action) << 16 | y_of(action) if verb == WALK else walks.sorted_ends()[0]
    walk_to(run, state, moves, moves.b, walks, end)


def refuse_walk(state: "Table", frame: Frame, action: int) -> list[Reason]:
    """Only the ends of shortest walks are open."""
    if verb_of(action) != WALK:
        return []
    told: dict[str, object] = {"square": x_of(action)}
    return [Reason("refused-walk", "ZP-ZMOVE-17", told, ("ZP-ZMOVE-04", "ZP-ZMOVE-15"))]


# --- what others ask


def ends(state: "Table", square: int) -> list[int]:
    """The squares where the walk of the figure on a square may end if it walked now."""
    standing = all_in(state, square)
    if not standing:
        return []
    division = draft(state, choices(state, list(state.dead)))
    return sorted({end_square(end) for end in Walks(state, standing[0], division).ends})


def shares(state: "Table") -> dict[int, int]:
    """How many figures make for each squad now, those with a choice divided without a die."""
    found = {seat: 0 for seat in range(len(state.squads))}
    masks: list[int] = []
    for figure in state.dead:
        course = course_of(state, figure)
        mask = course.mask() or reaches(state, figure)
        seats = seats_in(mask)
        if len(seats) == 1:
            found[seats[0]] += 1
        elif seats:
            masks.append(mask)
    for mask in sorted(set(masks)):
        ranked = by_points(state, seats_in(mask))
        for seat, part in zip(ranked, parts(ranked, masks.count(mask)), strict=True):
            found[seat] += part
    return found


PROCEDURES: tuple[Procedure, ...] = (
    Procedure("zombie-turn", named_steps(move_all, attack_all, be_over)),
    Procedure("zombie-moves", named_steps(rise, fall, line_up, walk_one, gather)),
    Procedure("collapse", named_steps(collapse)),
)
QUESTIONS: tuple[Question, ...] = (
    Question("ask-walk", OWNED, walk_options, walk_answer, "ZP-ZMOVE-17", refuse=refuse_walk),
)
