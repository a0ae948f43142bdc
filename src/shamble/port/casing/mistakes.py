"""What can be wrong with a case: how it is written, or what it claims. Keys and arguments, no words."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Sequence
from typing import Any


class Mistake(Exception):
    """A case that is not written as it should be: a text key and its arguments."""

    def __init__(self, key: str, /, **args: Any) -> None:
        super().__init__(key, args)
        self.key = key
        self.details: dict[str, Any] = args

    def __str__(self) -> str:
        return f"{self.key} {self.details}"


class Difference:
    """One claim of a case that does not hold: what it is about, what was expected, what was found."""

    __slots__ = ("details", "key")

    def __init__(self, key: str, /, **args: Any) -> None:
        self.key = key
        self.details: dict[str, Any] = args

    def __repr__(self) -> str:
        return f"{self.key} {self.details}"


def told(value: object) -> str:
    """A value as a person would write it in a case."""
    if value is None:
        return "nothing"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {told(part)}" for key, part in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(told(part) for part in value) + "]"
    return str(value)


def nearest(word: str, known: Iterable[str]) -> str:
    """The known name that a misspelt one most resembles, or nothing."""
    names = {name.lower(): name for name in known}
    close = difflib.get_close_matches(word.lower(), list(names), 1)
    return names[close[0]] if close else ""


LISTED = 24


def unknown(kind: str, word: object, known: Iterable[str], close: str = "") -> Mistake:
    """A name that means nothing here, with the likeliest and all possible ones."""
    names = list(known)
    likely = close or nearest(told(word), names)
    return Mistake("casebook-unknown-name", kind=kind, word=told(word), close=likely, known=listed(names))


def listed(names: Sequence[str]) -> str:
    """Names one after the other; of very many the first."""
    return ", ".join(names[:LISTED]) + (", …" if len(names) > LISTED else "") if names else "–"


def differs(what: str, expected: object, found: object) -> list[Difference]:
    """Nothing if equal; else what was expected and found."""
    if expected == found:
        return []
    return [Difference("casebook-differs", what=what, expected=told(expected), found=told(found))]
