"""Zombie-survival board games, played for real on a computer.

The names of `shamble.facade` can be imported from here; they are fetched when they are first asked for.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from shamble.facade import (
        RUNNING,
        BotError,
        Budget,
        IllegalAction,
        Option,
        Outcome,
        Policy,
        Progress,
        ShambleError,
        State,
        actions,
        apply,
        determinise,
        games,
        goals,
        make_bot,
        missions,
        new_game,
        outcome,
        play,
        port_of,
        preview,
        question,
        reasons,
        seat_asked,
        text_of,
        told,
    )

__all__ = [
    "BotError",
    "Budget",
    "IllegalAction",
    "Option",
    "Outcome",
    "Policy",
    "Progress",
    "RUNNING",
    "ShambleError",
    "State",
    "actions",
    "apply",
    "determinise",
    "games",
    "goals",
    "make_bot",
    "missions",
    "new_game",
    "outcome",
    "play",
    "port_of",
    "preview",
    "question",
    "reasons",
    "seat_asked",
    "text_of",
    "told",
]


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module 'shamble' has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module("shamble.facade"), name)


def __dir__() -> list[str]:
    return [*globals(), *__all__]
