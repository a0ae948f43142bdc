"""What a table is on disk: its head, its seats, its changes, its last position."""

from __future__ import annotations

from typing import Any, Final, Literal

from msgspec import Struct

from shamble.port.messages import Figure, Phrase
from shamble.server.messages import Line, ResultName, UndoMode

RESULTS_BEFORE: Final[tuple[ResultName, ...]] = ("running", "won", "lost")
OpKind = Literal["do", "back", "redo", "rebase"]


class Head(Struct):
    """What a table was created with; it never changes."""

    game: str
    mission: str
    options: dict[str, Any]
    undo_mode: UndoMode
    seed: int | None
    """The seed of the record; None if it came without."""
    generator: int
    """What its generator was made from: the seed, or a number of our own."""
    host: str
    """The key of its creator."""
    opening: list[int] = []
    base: dict[str, Any] | None = None
    floor: int = 0
    """Answers of the quick start, which are not taken back."""
    key: str = ""
    """The key of its chance, in hexadecimal; empty for own games, whose seed is known to their owner."""
    since: int = 0
    """The first stretch of play that the key told; what came before was brought along."""


class Call(Struct):
    """A browser that wants to be told when it is its seat's turn: what it gave for that, and its language."""

    endpoint: str
    point: str
    auth: str
    lang: str


class Seat(Struct):
    """A seat: its name, the key of the person who holds it, the bot that plays it."""

    name: str = ""
    holder: str = ""
    bot: str = ""
    calls: list[Call] = []
    """The holder's browsers that are called when it is their turn."""


class Summary(Struct):
    """What lists show of a table without opening it."""

    result: ResultName | int = "running"
    """A number in tables of before: 0 while it ran, 1 won, 2 lost."""
    ending: str = ""
    winners: list[int] = []
    scores: list[int] = []
    entries: int = 0
    waiting: list[int] = []
    progress: Phrase = Phrase("")
    """How far the game is; tables of before tell nothing until they are played on."""
    figures: list[list[Figure]] = []
    tally: dict[str, int] = {}
    """What a game that is over came to."""
    """What each seat plays."""

    def verdict(self) -> ResultName:
        """How the game stands or ended."""
        return self.result if isinstance(self.result, str) else RESULTS_BEFORE[self.result]

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.verdict() != "running"


class Op(Struct):
    """One change of the record: answers, going back, going forward again, or a new start."""

    kind: OpKind
    data: dict[str, Any]
    submission: str | None = None


class Row(Struct):
    """A table without its record."""

    id: str
    head: Head
    seats: list[Seat]
    summary: Summary
    created: float
    updated: float
    edition: int = 0
    """How often its links were revoked: only links of this edition count."""
    changes: int = 0
    """How many changes its log has."""


class Stored(Struct):
    """A whole table."""

    row: Row
    ops: list[Op]
    snapshot: str | None
    """The position after the last change, as the codec writes it; None if it is damaged: the log tells it."""
    talk: list[Line] = []
    """The last lines that people have said."""
