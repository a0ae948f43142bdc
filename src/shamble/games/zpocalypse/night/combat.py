"""The Combat phase: rounds, their order by night, and how it ends (ZP-NIGHT).

Frame: a the place in the turn order of the squad whose turn is next.
"""

from typing import Final

from shamble.games.zpocalypse.dead.figures import take_out
from shamble.games.zpocalypse.night.free import FREE_ACTION
from shamble.games.zpocalypse.squad.restart import is_waiting
from shamble.games.zpocalypse.structures.building import remove_structures
from shamble.games.zpocalypse.structures.works import GATE, LOOKOUT, WALL
from shamble.games.zpocalypse.table import AT_COMBAT, BUNKER, NOWHERE, Table
from shamble.games.zpocalypse.vocabulary import COLLAPSE, COMBAT, SQUAD_TURN, ZOMBIE_TURN
from shamble.kernel.counters import strike, use
from shamble.kernel.frame import Frame
from shamble.kernel.outcome import NONE_WIN
from shamble.kernel.rows import Procedure, named_steps
from shamble.kernel.run import Run

ROUND_MARK: Final = 0
"""The place of the round among the marks of the clock."""

DEAD_FIRST_FROM: Final = 3
"""From this night on the dead act before the squads (ZP-NIGHT-04)."""

QUIET_CLEARS: Final = 10
QUIET_ENDS: Final = 20
QUIET_LOSES: Final = 20
"""Quiet rounds after which what is built falls, Combat ends, and Day Zero is lost."""


def dead_first(state: Table) -> bool:
    """Whether the dead act before the squads in each round."""
    return state.day >= DEAD_FIRST_FROM and not state.rules.scenario.day_zero


def look(run: Run, state: Table, frame: Frame) -> None:
    """With no zombie on the board the night is over before it begins (ZP-NIGHT-13)."""
    if not state.rules.scenario.day_zero and is_decided(state):
        run.cite("ZP-NIGHT-13")
        run.go_to(frame, "over")


def begin_round(run: Run, state: Table, frame: Frame) -> None:
    """A new round."""
    state.round += 1
    state.phase = AT_COMBAT
    frame.a = 0
    strike(state, "round")
    run.mark(ROUND_MARK, "ZP-NIGHT-03", {"round": state.round})


def dead_before(run: Run, state: Table, frame: Frame) -> None:
    """On nights 3 and 4 the zombie turn comes first (ZP-NIGHT-04)."""
    if dead_first(state):
        run.push(ZOMBIE_TURN)


def turns(run: Run, state: Table, frame: Frame) -> None:
    """All players in turn order; who has no squad has no turn (ZP-NIGHT-03, ZP-ACTION-14)."""
    if frame.a < len(state.order):
        run.again(frame)
        squad = state.order[frame.a]
        frame.a += 1
        if has_turn(state, squad):
            run.push(SQUAD_TURN, squad)


def has_turn(state: Table, squad: int) -> bool:
    """Whether a player has a squad to play: on the board, or one that enters now."""
    who = state.squads[squad]
    if state.rules.scenario.day_zero and who.at == BUNKER:
        return False
    return bool(who.people) and (who.at != NOWHERE or is_waiting(state, squad))


def dead_after(run: Run, state: Table, frame: Frame) -> None:
    """Then the dead, on nights 1 and 2."""
    if not dead_first(state):
        run.push(ZOMBIE_TURN)


def end_round(run: Run, state: Table, frame: Frame) -> None:
    """Too many quiet rounds in succession clear what bars the way, then end the night (ZP-NIGHT-15, -16)."""
    state.quiet += 1
    if state.rules.scenario.day_zero:
        if state.quiet >= QUIET_LOSES:
            run.cite("ZP-DAYZERO-21")
            run.end(NONE_WIN, "ending-waited")
        return
    if state.quiet == QUIET_CLEARS:
        clear_barriers(run, state)
    if state.quiet >= QUIET_ENDS:
        if run.listener is not None:
            run.tell("zombies-removed", "ZP-NIGHT-16", {"number": len(state.dead)})
        for figure in state.dead:
            take_out(state, figure)
        run.touched = True


def clear_barriers(run: Run, state: Table) -> None:
    """Walls and Gates fall, Lookouts collapse; the quiet goes on being counted."""
    quiet = state.quiet
    edges = [packed >> 2 for packed in state.edges if packed & 3 in (WALL, GATE)]
    remove_structures(run, state, edges, [], "quiet", "ZP-NIGHT-15")
    state.quiet = quiet
    for packed in state.sites:
        if packed & 7 >= LOOKOUT:
            run.push(COLLAPSE, packed >> 3)


def next_round(run: Run, state: Table, frame: Frame) -> None:
    """And so on, until there is nobody left to fight."""
    run.go_to(frame, "begin-round")


def over(run: Run, state: Table, frame: Frame) -> None:
    """The night has ended; what comes of it is the business of `ending`."""
    if run.listener is not None:
        run.tell("night-ended", "ZP-NIGHT-02", {"day": state.day})


def is_decided(state: Table) -> bool:
    """Whether Combat is over: no zombie is left, or no squad lives and none can restart (ZP-NIGHT-02)."""
    return not state.dead or not any([who.people for who in state.squads])


PROCEDURES: tuple[Procedure, ...] = (
    Procedure(
        "combat",
        named_steps(look, begin_round, dead_before, turns, dead_after, end_round, next_round, over),
        finish="over",
    ),
)

# --- for positions that begin in the middle of a night


def open_turn(state: Table, squad: int, actions: int, free: bool) -> list[Frame]:
    """The frames of a night in which it is a squad's turn, with so many actions left."""
    rules = state.rules
    combat = Frame(COMBAT, rules.step_of(COMBAT, "turns"), 0, 0, 0, 0, None, None)
    combat.a = state.order.index(squad) + 1
    turn = Frame(SQUAD_TURN, rules.step_of(SQUAD_TURN, "act"), squad, actions, 0, 0, None, None)
    if not free:
        use(state, FREE_ACTION, squad)
    return [combat, turn]


def skip_turns(run: Run, state: Table) -> None:
    """The turns left in this round are given up: the night goes on behind them."""
    if run.is_within((SQUAD_TURN,)):
        run.leave(SQUAD_TURN)
    state.under_way(COMBAT).a = len(state.order)
