"""Actions in words: what they are called, what they may bring, and why one is not legal."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from shamble.kernel.game import why_not
from shamble.kernel.notation import format_action
from shamble.port.port import Port
from shamble.port.speaker import Speaker


class Explained(NamedTuple):
    """An action for people: its notation, a sentence, what it costs, what it may bring, what speaks
    against it."""

    text: str
    said: str
    is_legal: bool
    cost: int
    preview: Any
    """What the dice may bring, as plain data; None for an action without odds."""
    reasons: tuple[str, ...]
    """Why it is not legal; empty exactly for legal actions."""


def explain(port: Port, state: Any, action: int, seat: int, lang: str | None = None) -> Explained:
    """Everything that can be said of an action in a position."""
    speaker = Speaker(port, state, lang)
    reasons = tuple([speaker.reason(reason) for reason in why_not(state, action)])
    if reasons:
        return Explained(format_action(state, action), "", False, 0, None, reasons)
    decision = port.decision(state, seat)
    for option in decision.options if decision is not None else ():
        if option.action == action:
            preview = port.preview(state, action)
            told = None if preview is None else msgspec.to_builtins(preview)
            return Explained(option.text, speaker.option(option), True, option.cost, told, ())
    return Explained(format_action(state, action), "", True, 0, None, ())
