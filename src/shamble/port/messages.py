"""The messages about a game that are alike for every game."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

WATCHER = -1
"""The seat of those who only watch."""


class Phrase(Struct):
    """A sentence: a text key and its arguments, of the kinds that the game's wording declares."""

    key: str
    args: dict[str, Any] = {}


class Panel(Struct):
    """A part of the position in words: a heading and its lines."""

    title: Phrase
    lines: list[Phrase] = []


class MissionInfo(Struct):
    """A mission (or scenario); its name and brief are `<text>-name` and `<text>-brief`."""

    game: str
    id: str
    text: str
    """The beginning of its text keys, such as `mission-m1` or `mission-army-m1`."""
    difficulty: str = ""
    minutes: int = 0
    ours: bool = False
    """Whether it is ours and not the printed game's."""
    origin: str = ""
    more: dict[str, Any] = {}
    """What only this game tells of a mission: goals, tiles, modes."""


class RuleRow(Struct):
    """A rule of the ledger: its words are `rule-<id>` and, where we had to decide, `rule-<id>.ruling`."""

    id: str
    topic: str
    page: int
