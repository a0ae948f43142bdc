"""The messages about a game that are alike for every game."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from shamble.kernel.secrets import ALL_OPEN as ALL_OPEN
from shamble.kernel.secrets import WATCHER as WATCHER


class Phrase(Struct, frozen=True):
    """A sentence: a text key and its arguments, of the kinds that the game's wording declares."""

    key: str
    args: dict[str, Any] = {}


class Panel(Struct):
    """A part of the position in words: a heading and its lines."""

    title: Phrase
    lines: list[Phrase] = []


class Figure(Struct):
    """Something on the table that a seat plays, as lists of seats name it; a page may draw it."""

    number: int
    """Its number in views and actions."""
    name: Phrase
    picture: str = ""
    """What the game's page draws it by."""


class Place(Struct, frozen=True):
    """Where in the game an event belongs: the marks of the clock within which it lies, the outermost first.

    Before the first mark the game is being set up. The words of a mark are `place-<mark>`.
    """

    path: list[Phrase] = []
    turn: bool = False
    """Whether this is a turn of somebody, which may be started over."""


class MissionInfo(Struct):
    """A mission (or scenario); its name and brief are `mission-<slug>-name` and `mission-<slug>-brief`.

    A game that tells more of its missions derives a message of its own, `mission` in its message types.
    """

    game: str
    id: str
    slug: str
    """What stands for it in text keys, such as `m1` or `army-m1`."""
    difficulty: str = ""
    minutes: int = 0
    ours: bool = False
    """Whether it is ours and not the printed game's."""
    origin: str = ""
    """Where the map comes from, if the game has such a thing to tell."""
    modes: list[str] = []
    """The optional rules that the mission always uses."""
    drawn: bool = False
    """Whether there is a drawing of its map."""
    rules: list[str] = []
    """The rules of the ledger that hold in this mission alone."""


class RuleRow(Struct):
    """A rule of the ledger: its words are `rule-<id>` and, where we had to decide, `rule-<id>.ruling`."""

    id: str
    topic: str
    page: int
