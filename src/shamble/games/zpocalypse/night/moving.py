"""The Move action, leg by leg, and the jump from a Lookout (ZP-MOVE, ZP-BUNKER, ZP-TUNNEL, ZP-HAZARD).

Frame of a move: a whose, b points that are left.
"""

from shamble.games.zpocalypse.attack.reach import on_lookout
from shamble.games.zpocalypse.map.steps import around, hazard_at, is_taken, legs, way, why_no_leg
from shamble.games.zpocalypse.printed import TUNNEL
from shamble.games.zpocalypse.scoring.tallies import DAY_SCOPE, GAME_SCOPE, NIGHT_SCOPE, tally, tally_in
from shamble.games.zpocalypse.squad.abilities import bonus
from shamble.games.zpocalypse.squad.losses import hurt
from shamble.games.zpocalypse.squad.stats import movement
from shamble.games.zpocalypse.table import BUNKER, MOST_SEATS, VISITED, Table, stir
from shamble.games.zpocalypse.vocabulary import ASK_STEP, JUMP, MOVE, MOVING, STOP
from shamble.kernel.action import actor_of, pack, verb_of, x_of
from shamble.kernel.event import Reason
from shamble.kernel.frame import Frame
from shamble.kernel.rows import OWNED, Procedure, Question, named_steps
from shamble.kernel.run import Run


def immune(state: Table, squad: int) -> bool:
    """Whether hazards do a squad no harm."""
    return bonus(state, squad, "ignore hazard") > 0


def offer_move(state: Table, squad: int, out: list[int]) -> None:
    """Every square where a first leg may end; from a Lookout one only jumps (ZP-LOOKOUT-07)."""
    if not on_lookout(state, squad):
        found = legs(state, squad, movement(state, squad), immune(state, squad))
        out.extend([pack(MOVE, squad, square) for square in found])


def refuse_move(state: Table, action: int) -> list[Reason]:
    squad = actor_of(action)
    if on_lookout(state, squad):
        return [Reason("refused-on-lookout", "ZP-LOOKOUT-07")]
    return why_no_leg(state, squad, movement(state, squad), x_of(action))


def move(run: Run, state: Table, action: int) -> None:
    """The action begins with its first leg."""
    squad = actor_of(action)
    run.push(MOVING, squad, movement(state, squad))
    walk(run, state, state.stack[-1], x_of(action))


def walk(run: Run, state: Table, frame: Frame, goal: int) -> None:
    """A leg, square by square, by the way with the least HP lost, then the fewest points."""
    squad = frame.a
    who = state.squads[squad]
    start = who.at
    visit(state, squad)
    path = way(state, squad, frame.b, goal, immune(state, squad))
    frame.b -= legs(state, squad, frame.b, immune(state, squad))[goal][1]
    passed = [start]
    for square in path:
        if start != BUNKER and square != BUNKER and _is_tunnel(state, who.at, square):
            tally(state, squad, "tunnels")
        who.at = square
        passed.append(square)
        visit(state, squad)
        lost = 0 if immune(state, squad) else hazard_at(state, square)
        if lost:
            hurt(run, state, squad, lost, "hazard", "ZP-HAZARD-02")
            if not who.people or who.at != square:
                break
    if run.listener is not None:
        told = {"squad": squad, "square": passed[-1], "way": passed, "points": frame.b}
        run.tell("moved", "ZP-MOVE-01", told)
    if who.at == BUNKER and state.rules.scenario.day_zero:
        stir(state)
        run.touched = True


def _is_tunnel(state: Table, a: int, b: int) -> bool:
    """Whether a step leads through a tunnel."""
    marks = state.ground.marks
    return bool(a > BUNKER and marks[a] & TUNNEL and marks[b] & TUNNEL and step_is_far(state, a, b))


def step_is_far(state: Table, a: int, b: int) -> bool:
    """Whether two squares do not lie side by side."""
    return b not in around(state, a)


def visit(state: Table, squad: int) -> None:
    """Note the tile that a squad has come to, for goals that count them."""
    at = state.squads[squad].at
    if at <= BUNKER:
        return
    bit = 1 << state.ground.tile_of(at)
    tonight = VISITED + squad
    ever = tonight + MOST_SEATS
    if not state.registers[tonight] & bit:
        state.registers[tonight] |= bit
        tally_in(state, squad, "tiles", (DAY_SCOPE, NIGHT_SCOPE))
    if not state.registers[ever] & bit:
        state.registers[ever] |= bit
        tally_in(state, squad, "tiles", (GAME_SCOPE,))


def ask_on(run: Run, state: Table, frame: Frame) -> None:
    """While points are left the same action asks for another leg."""
    asked = Frame(ASK_STEP, 0, frame.a, frame.b, 0, 0, None, None)
    if frame.b > 0 and step_options(state, asked):
        run.again(frame)
        state.stack.append(asked)


def step_options(state: Table, frame: Frame) -> list[int]:
    """frame.a: whose; frame.b: points."""
    if on_lookout(state, frame.a):
        return []
    found = legs(state, frame.a, frame.b, immune(state, frame.a))
    if not found:
        return []
    return sorted([*[pack(MOVE, frame.a, square) for square in found], pack(STOP, frame.a)])


def take_step(run: Run, state: Table, frame: Frame, action: int) -> None:
    moving = state.under_way(MOVING)
    if verb_of(action) == STOP:
        moving.b = 0
    else:
        walk(run, state, moving, x_of(action))


def refuse_step(state: Table, frame: Frame, action: int) -> list[Reason]:
    if verb_of(action) == MOVE:
        return why_no_leg(state, frame.a, frame.b, x_of(action))
    return []


def give_up_rest(run: Run, state: Table, frame: Frame) -> None:
    """Points that are left are lost (ZP-MOVE-09)."""
    frame.b = 0


# --- the jump


def landings(state: Table, squad: int) -> list[int]:
    """Adjacent empty squares below a Lookout."""
    return [square for square in around(state, state.squads[squad].at) if not is_taken(state, square)]


def offer_jump(state: Table, squad: int, out: list[int]) -> None:
    if on_lookout(state, squad):
        out.extend([pack(JUMP, squad, square) for square in landings(state, squad)])


def refuse_jump(state: Table, action: int) -> list[Reason]:
    return [Reason("refused-jump", "ZP-LOOKOUT-07", {"square": x_of(action)})]


def jump(run: Run, state: Table, action: int) -> None:
    """Down into an adjacent empty square, for an action."""
    squad = actor_of(action)
    who = state.squads[squad]
    who.at = x_of(action)
    visit(state, squad)
    if run.listener is not None:
        run.tell("jumped", "ZP-LOOKOUT-07", {"squad": squad, "square": who.at})
    lost = 0 if immune(state, squad) else hazard_at(state, who.at)
    hurt(run, state, squad, lost, "hazard", "ZP-HAZARD-02")


PROCEDURES: tuple[Procedure, ...] = (Procedure("moving", named_steps(ask_on, give_up_rest)),)
QUESTIONS: tuple[Question, ...] = (
    Question("ask-step", OWNED, step_options, take_step, "ZP-MOVE-01", refuse=refuse_step),
)
