"""Positions as numbers for those who learn: what a seat may know, written into a buffer of bytes.

An `Observer` knows one game on one mission: which parts an observation has, and how each is written. It is
made by inclusion, as views are: what is not written here nobody can learn from. A `Slate` is the place of one
game in a buffer; it remembers what stands there already, so that what has not changed is not written again.
Every number is a byte: larger ones stand as 255.
"""

from typing import TYPE_CHECKING, Any, Final

from shamble.kernel.action import ACTOR_MASK, ACTOR_SHIFT, ARG_MASK, NOBODY, VERB_SHIFT, X_SHIFT
from shamble.kernel.coding import Coding
from shamble.kernel.game import knows, may_know, seats_for
from shamble.kernel.open import mypyc_attr
from shamble.kernel.secrets import shows
from shamble.kernel.state import RUNNING, State

if TYPE_CHECKING:
    from shamble.kernel.ruleset import Ruleset

HIGHEST: Final = 255
"""The largest number in an observation."""

ROW: Final = 6
"""Numbers of an option's row: verb, actor, kind and value of the first and of the second thing it names."""

NO_VALUE: Final = -1
"""Stands in a row for nobody and for nothing."""

USUAL_SPARE: Final = 64
USUAL_KIND: Final = 32
SECRET_PLACES: Final = 16
"""How many places of each secret are told of a game that says nothing of its own."""


class Part:
    """One part of an observation: its name, where it begins, its shape, and what it tells."""

    __slots__ = ("at", "length", "name", "shape", "tells")

    def __init__(self, name: str, at: int, shape: tuple[int, ...], tells: str) -> None:
        self.name = name
        self.at = at
        self.shape = shape
        self.tells = tells
        """The columns of a row, by name, with commas."""
        self.length = 1
        for side in shape:
            self.length *= side


class Slate:
    """Where one game's observation, mask and rows of options are written.

    `buffer` and `mask` are anything that takes bytes by place: a bytearray, a memoryview. `rows` takes whole
    numbers by place. None: that is not asked for.
    """

    __slots__ = (
        "at",
        "buffer",
        "codes",
        "is_new",
        "mask",
        "mask_at",
        "memory",
        "most_rows",
        "piles",
        "rows",
        "rows_at",
        "shown",
        "thrown",
        "tops",
    )

    def __init__(
        self,
        buffer: Any,
        at: int = 0,
        mask: Any = None,
        mask_at: int = 0,
        rows: Any = None,
        rows_at: int = 0,
        most_rows: int = 0,
    ) -> None:
        self.buffer = buffer
        self.at = at
        self.mask = mask
        self.mask_at = mask_at
        self.rows = rows
        self.rows_at = rows_at
        self.most_rows = most_rows
        self.codes: list[int] = []
        """The places of the answers that may be given now."""
        self.shown: list[int] = []
        """Those answers themselves."""
        self.piles: list[tuple[int, ...]] = []
        self.tops: list[tuple[int, ...]] = []
        self.thrown: list[tuple[int, ...]] = []
        """The decks and discards that were written last."""
        self.memory: Any = None
        """What else the observer has written last, as it likes."""
        self.is_new = True
        """Whether nothing of this game stands there yet."""

    def forget(self) -> None:
        """Another game begins, or the buffer was written by others: everything is written anew."""
        self.piles = []
        self.tops = []
        self.thrown = []
        self.memory = None
        self.is_new = True


def byte(value: int) -> int:
    """A number as it stands in an observation."""
    return 0 if value < 0 else HIGHEST if value > HIGHEST else value


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """What any game can tell: the question, whose it is, decks, public counters, and known secrets.

    A game derives its own, adds parts in `__init__` and writes them in `write_position`.
    """

    __slots__ = (
        "asked_at",
        "coding",
        "counters_at",
        "decks_at",
        "parts",
        "rules",
        "secrets_at",
        "shown",
        "size",
    )

    def __init__(self, rules: "Ruleset", coding: Coding | None = None) -> None:
        self.rules = rules
        self.parts: list[Part] = []
        self.size = 0
        """How many bytes an observation has."""
        self.coding = coding or self._usual_coding(rules)
        self.asked_at = self.add("asked", (4,), "question,actor,seat,main clock")
        self.decks_at = self.add("decks", (len(rules.decks), 2), "cards left,cards discarded")
        self.shown: list[int] = []
        """The counters that everybody sees, by their lists."""
        for row in rules.book.rows("counters").values():
            if getattr(row, "shown", ""):
                self.shown.append(rules.layout.counters[getattr(row, "name", "")])
        self.counters_at = NO_VALUE
        self.secrets_at = NO_VALUE

    def add(self, name: str, shape: tuple[int, ...], tells: str) -> int:
        """One more part; where it begins."""
        part = Part(name, self.size, shape, tells)
        self.parts.append(part)
        self.size += part.length
        return part.at

    def add_usual(self) -> None:
        """The parts that a game without an observer of its own has besides."""
        width = max(1, len(self.shown))
        self.counters_at = self.add("counters", (width, USUAL_KIND), "by holder")
        self.secrets_at = self.add(
            "secrets",
            (max(1, len(self.rules.secrets)), SECRET_PLACES),
            "what lies there plus 1; 0 if unknown",
        )

    def _usual_coding(self, rules: "Ruleset") -> Coding:
        widths = {kind: USUAL_KIND for kind in rules.argument_kinds}
        rows: list[Any] = [*rules.verbs.values(), *rules.replies.values()]
        for row in rows:
            for kind in (row.x, row.y):
                widths.setdefault(kind, USUAL_KIND)
        return Coding(rules, widths, USUAL_SPARE, tuple(widths))

    # --- what a seat may answer

    def may_answer(self, state: State, seat: int) -> list[int]:
        """The answers that a seat may give to the pending question; with one seat all of them."""
        if self.rules.seats(state) == 1:
            return state.options
        return [
            action
            for action in state.options
            if seats_for(state, action) >> seat & 1 and may_know(knows(state, action), seat)
        ]

    def write(self, state: State, seat: int, slate: Slate) -> None:
        """Write what a seat may know, and what it may answer."""
        self.write_answers(state, seat, slate)
        if slate.buffer is not None:
            if slate.is_new:
                slate.is_new = False
                slate.buffer[slate.at : slate.at + self.size] = bytearray(self.size)
            self.write_asked(state, seat, slate)
            self.write_position(state, seat, slate)

    def write_answers(self, state: State, seat: int, slate: Slate) -> None:
        """The mask and the rows of the options. They are asked for by a slate that has a place for them."""
        mask = slate.mask
        at = slate.mask_at
        if mask is not None:
            for code in slate.codes:
                mask[at + code] = 0
        shown = self.may_answer(state, seat)
        codes = self.coding.codes(state, shown)
        slate.shown = shown
        slate.codes = codes
        if mask is not None:
            for code in codes:
                mask[at + code] = 1
        if slate.rows is not None:
            self.write_rows(slate)

    def write_rows(self, slate: Slate) -> None:
        """Each answer as a row; rows that are not needed are nothing."""
        rows = slate.rows
        at = slate.rows_at
        coding = self.coding
        shown = slate.shown
        for place in range(slate.most_rows):
            if place < len(shown):
                action = shown[place]
                verb = action >> VERB_SHIFT
                actor = action >> ACTOR_SHIFT & ACTOR_MASK
                x = action >> X_SHIFT & ARG_MASK
                y = action & ARG_MASK
                rows[at] = verb
                rows[at + 1] = NO_VALUE if actor == NOBODY else actor
                rows[at + 2] = coding.x_kinds[verb]
                rows[at + 3] = NO_VALUE if x == ARG_MASK or not coding.x_kinds[verb] else x
                rows[at + 4] = coding.y_kinds[verb]
                rows[at + 5] = NO_VALUE if y == ARG_MASK or not coding.y_kinds[verb] else y
            else:
                for column in range(ROW):
                    rows[at + column] = NO_VALUE
            at += ROW

    def write_asked(self, state: State, seat: int, slate: Slate) -> None:
        """The question that waits, who is asked by it, and what the main clock shows."""
        buffer = slate.buffer
        at = slate.at + self.asked_at
        shown = slate.shown
        running = state.result == RUNNING and len(shown) > 0
        actor = shown[0] >> ACTOR_SHIFT & ACTOR_MASK if running else NOBODY
        buffer[at] = state.stack[-1].proc if running else 0
        buffer[at + 1] = 0 if actor == NOBODY else actor + 1
        buffer[at + 2] = seat
        buffer[at + 3] = byte(state.passed)
        if state.piles != slate.piles or state.tops != slate.tops or state.discards != slate.thrown:
            self.write_decks(state, slate)

    def write_decks(self, state: State, slate: Slate) -> None:
        """How many cards each deck still has, and how many lie beside it."""
        buffer = slate.buffer
        at = slate.at + self.decks_at
        slate.piles = state.piles[:]
        slate.tops = state.tops[:]
        slate.thrown = state.discards[:]
        for deck in range(len(slate.piles)):
            buffer[at] = byte(len(slate.piles[deck]) + len(slate.tops[deck]))
            buffer[at + 1] = byte(len(slate.thrown[deck]))
            at += 2

    def write_position(self, state: Any, seat: int, slate: Slate) -> None:
        """What a game tells of its own. A game that says nothing: public counters, and known secrets."""
        if self.counters_at < 0:
            return
        buffer = slate.buffer
        at = slate.at + self.counters_at
        for number in self.shown:
            row = state.counters[number]
            for holder in range(USUAL_KIND):
                buffer[at + holder] = byte(row[holder]) if holder < len(row) else 0
            at += USUAL_KIND
        at = slate.at + self.secrets_at
        for secret in self.rules.secrets:
            told = [
                secret.read(state, slot) + 1 if shows(state, secret, slot, seat) else 0
                for slot in secret.slots(state)
            ]
            for place in range(SECRET_PLACES):
                buffer[at + place] = byte(told[place]) if place < len(told) else 0
            at += SECRET_PLACES

    def measures(self, state: Any, seat: int) -> dict[str, float]:
        """Numbers by which tasks reward: how far the game is, by names that the game fixes."""
        return {"clock": float(state.passed)}


def plain_observer(rules: "Ruleset") -> Observer:
    """The observer of a game that has none of its own."""
    observer = Observer(rules)
    observer.add_usual()
    return observer
