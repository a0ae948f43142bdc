"""What is under way in a night: whose turn it is, and what is left in it."""

from __future__ import annotations

from typing import Any

from shamble.games.zpocalypse.night.free import FREE_ACTION
from shamble.games.zpocalypse.vocabulary import MOVING, SQUAD_TURN
from shamble.kernel.action import actor_of
from shamble.kernel.counters import may_use
from shamble.kernel.frame import Frame
from shamble.port.casing.stage import real_options


def _frame(state: Any, proc: int) -> Frame | None:
    return next((frame for frame in reversed(state.stack) if frame.proc == proc), None)


def active_squad(state: Any) -> int:
    """Whose turn it is, by day who is asked; -1 if it is nobody's."""
    frame = _frame(state, SQUAD_TURN)
    if frame is not None:
        return int(frame.a)
    actors = {actor_of(option) for option in real_options(state)}
    return actors.pop() if len(actors) == 1 else -1


def actions_left(state: Any, seat: int) -> int:
    """The actions that a squad has left in its turn; 0 outside of it."""
    frame = _frame(state, SQUAD_TURN)
    return int(frame.b) if frame is not None and frame.a == seat else 0


def free_action_left(state: Any, seat: int) -> bool:
    """Whether a squad has its free action left."""
    return may_use(state, FREE_ACTION, seat)


def points_left(state: Any, seat: int) -> int:
    """Move points left in the action that goes on."""
    frame = _frame(state, MOVING)
    return int(frame.b) if frame is not None and frame.a == seat else 0
