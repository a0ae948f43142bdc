"""Where in the round a case stands: the phase, and whose turn it is."""

from __future__ import annotations

from typing import Final

from shamble.family.position.state import PLAYED, Game
from shamble.family.vocabulary import ASK_TURN, END_PHASE, PLAYER_PHASE, ROUND, TURN, ZOMBIE_PHASE
from shamble.kernel.frame import Frame
from shamble.kernel.state import NO_OPTIONS
from shamble.port.casing import Case, Mistake, as_text, resting, unknown

from . import names

PHASES: Final = ("player", "activation", "spawn", "end")
OTHER_PHASES: Final = {"zombie": "activation", "zombies": "activation"}


def stand(state: Game, case: Case) -> None:
    """Put the frames of the phase that a case names on the stack."""
    phase = case.data.get("phase", "player" if state.survivors else "activation")
    phase = as_text(phase).lower().removesuffix(" phase").removesuffix(" step")
    phase = OTHER_PHASES.get(phase, phase)
    if phase not in PHASES:
        raise unknown("phase", phase, PHASES)
    rest = resting(state.rules)
    state.options = NO_OPTIONS
    if phase == "player":
        state.stack = [_frame_after(state, ROUND, "players")]
        _player_frames(state, case)
    elif rest is not None:
        state.stack = [_frame_after(state, ROUND, "zombies"), rest]
    elif phase == "end":
        state.stack = [_frame_after(state, ROUND, "end"), _frame(END_PHASE)]
    else:
        zombie_phase = _frame(ZOMBIE_PHASE)
        if phase == "spawn":
            zombie_phase.step = state.rules.step_of(ZOMBIE_PHASE, "spawn-step")
            zombie_phase.c = state.spawning
        state.stack = [_frame_after(state, ROUND, "zombies"), zombie_phase]


def _player_frames(state: Game, case: Case) -> None:
    active = _active(state, case)
    seats = state.rules.options.seats
    phase = _frame(PLAYER_PHASE)
    phase.a = state.first
    state.stack.append(phase)
    if active < 0:
        return
    phase.a = state.survivors[active].seat
    phase.b = (phase.a - state.first) % seats
    turn = _frame_after(state, TURN, "ask-turn")
    turn.a = active
    ask = _frame(ASK_TURN)
    ask.a = active
    state.stack += [turn, ask]


def _active(state: Game, case: Case) -> int:
    """Whose turn it is: as written, else the first survivor that can have one; -1 if nobody's yet."""
    given = case.data.get("active")
    if given == "none":
        return -1
    if given is not None:
        who = names.survivor(state, given)
        if state.survivors[who].zone < 0 or state.survivors[who].done:
            raise Mistake("casebook-not-active", survivor=as_text(given))
        return who
    for number, survivor in enumerate(state.survivors):
        if survivor.zone >= 0 and not survivor.done and survivor.leader == PLAYED:
            return number
    return -1


def _frame(proc: int) -> Frame:
    return Frame(proc, 0, 0, 0, 0, 0, None, None)


def _frame_after(state: Game, proc: int, step: str) -> Frame:
    """A procedure in which a step has been taken, whatever a game has put before it."""
    frame = _frame(proc)
    frame.step = state.rules.step_of(proc, step) + 1
    return frame
