"""Everything that a seat gets to see of a position, as plain data: for the search for leaks and for cases."""

from __future__ import annotations

from typing import Any

import msgspec

from shamble.kernel.decision import Option
from shamble.kernel.secrets import WATCHER
from shamble.kernel.state import State
from shamble.port.port import Port

ASKED = "question"
ASIDES = "asides"


def seen_by(port: Port, state: State, seat: int) -> dict[str, Any]:
    """The parts of the view by name, the pending question, and what may be done besides it."""
    view = msgspec.to_builtins(port.view(state, seat), str_keys=True)
    parts: dict[str, Any] = view if isinstance(view, dict) else {"view": view}
    return {**parts, ASKED: question_for(port, state, seat), ASIDES: asides_for(port, state, seat)}


def question_for(port: Port, state: State, seat: int) -> Any:
    """The pending question as a seat is told it; nothing once the game is over."""
    asked = port.decision(state, seat)
    if asked is None:
        return None
    return {
        "question": asked.question,
        "kind": asked.kind,
        "rule": asked.rule,
        "args": dict(asked.args),
        "seats": asked.seats,
        "options": [_plain(option) for option in asked.options],
        "refused": [
            [row.verb, [[reason.key, reason.rule, reason.args] for reason in row.reasons]]
            for row in asked.refused
        ],
    }


def asides_for(port: Port, state: State, seat: int) -> list[Any]:
    """What a seat may do at any moment; who only watches does nothing."""
    return [] if seat == WATCHER else [_plain(option) for option in port.asides(state, seat)]


def _plain(option: Option) -> dict[str, Any]:
    return {"do": option.text, "seats": option.seats, "args": option.args}
