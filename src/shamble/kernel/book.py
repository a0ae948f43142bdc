"""Rule sets as layers over a parent: tables of named rows, and what each layer changes in them.

A game lists its differences; it never copies its parent. `Book` keeps the tables in order, refuses
changes that do not fit, and can tell what each layer did. Every table is declared with the type of its
rows: a wrong name or a wrong row is an error at once, never a row left out.
"""

import difflib
from typing import Any, Final, TypeVar

from shamble.kernel.citing import Citing
from shamble.kernel.errors import RulesetError
from shamble.kernel.rows import (
    ArgumentKind,
    Clock,
    Counter,
    Deck,
    Die,
    Handles,
    Limit,
    Mark,
    Moment,
    NamedStep,
    Procedure,
    Question,
    Reaction,
    Reply,
    Ruling,
    Secret,
    Step,
    Verb,
    named,
)
from shamble.kernel.vocabulary import Vocabulary, unknown

R = TypeVar("R")

KERNEL_TABLES: Final[dict[str, tuple[type, ...]]] = {
    "constants": (int,),
    "procedures": (Procedure,),
    "questions": (Question,),
    "verbs": (Verb,),
    "replies": (Reply,),
    "traits": (bool,),
    "argument-kinds": (ArgumentKind,),
    "dice": (Die,),
    "piles": (Deck,),
    "marks": (Mark,),
    "clocks": (Clock,),
    "counters": (Counter,),
    "limits": (Limit,),
    "secrets": (Secret,),
    "moments": (Moment,),
    "reactions": (Reaction,),
    "handlers": (Handles,),
    "rulings": (Ruling,),
    "citations": (tuple,),
    "cited-as": (tuple,),
}
"""The tables that every game has, with the types of their rows."""


class Book:
    """Named tables of named rows: procedures, questions, verbs, cards, skills, constants, words."""

    __slots__ = ("changes", "kinds", "name", "parent", "tables", "vocabulary")

    def __init__(self, name: str, vocabulary: Vocabulary, parent: "Book | None" = None) -> None:
        self.name = name
        self.vocabulary = vocabulary
        self.parent = parent
        self.changes: list[tuple[str, str, str]] = []
        self.kinds: dict[str, tuple[type, ...]] = dict(KERNEL_TABLES)
        self.tables: dict[str, dict[str, object]] = {}
        if parent is not None:
            self.kinds = dict(parent.kinds)
            for table, rows in parent.tables.items():
                self.tables[table] = dict(rows)

    def layer(self, name: str, vocabulary: Vocabulary | None = None) -> "Book":
        """A child that starts as a copy of this book, with new words if it brings any."""
        return Book(name, vocabulary or self.vocabulary, self)

    # --- tables and rows

    def declare(self, table: str, *kinds: type) -> None:
        """A table of the game's own, with the types that its rows may have."""
        if table in self.kinds:
            raise RulesetError("layer-table-exists", {"table": table, "layer": self.name})
        self.kinds[table] = kinds

    def add(self, table: str, name: str, row: object) -> None:
        """A new row. It must not exist yet."""
        self._check(table, name, row)
        rows = self.tables.setdefault(table, {})
        if name in rows:
            raise RulesetError("layer-row-exists", {"table": table, "row": name, "layer": self.name})
        rows[name] = row
        self.changes.append(("add", table, name))

    def provide(self, table: str, name: str, row: object) -> None:
        """A row, unless some layer has one of that name already."""
        if name not in self.rows(table):
            self.add(table, name, row)

    def replace(self, table: str, name: str, row: object) -> None:
        """Another row in the place of one that exists."""
        self._check(table, name, row)
        self._must_have(table, name)
        self.tables[table][name] = row
        self.changes.append(("replace", table, name))

    def remove(self, table: str, name: str) -> None:
        """Take a row out."""
        self._must_have(table, name)
        del self.tables[table][name]
        self.changes.append(("remove", table, name))

    def rows(self, table: str) -> dict[str, Any]:
        """All rows of a table, in order."""
        if table not in self.kinds:
            raise self._no_table(table)
        return self.tables.get(table, {})

    def row(self, table: str, name: str) -> Any:
        """One row, which must exist."""
        self._must_have(table, name)
        return self.tables[table][name]

    def rows_of(self, table: str, kind: type[R]) -> dict[str, R]:
        """The rows of a table whose rows all are of one type."""
        found: dict[str, R] = {}
        for name, row in self.rows(table).items():
            if not isinstance(row, kind):
                raise self._wrong(table, name, row, (kind,))
            found[name] = row
        return found

    def citing(self) -> Citing:
        """How the game cites rules that it shares with others."""
        return Citing(self.rows_of("cited-as", tuple))

    # --- procedures, step by step

    def procedure(self, name: str) -> Procedure:
        """A procedure, which must exist."""
        row = self.row("procedures", name)
        assert isinstance(row, Procedure)
        return row

    def insert_before(self, procedure: str, step: str, new: Step | NamedStep) -> None:
        """One more step in front of another."""
        row, at = self._place(procedure, step)
        self._change_steps(row, row.steps[:at] + (_named(new),) + row.steps[at:])

    def insert_after(self, procedure: str, step: str, new: Step | NamedStep) -> None:
        """One more step behind another."""
        row, at = self._place(procedure, step)
        self._change_steps(row, row.steps[: at + 1] + (_named(new),) + row.steps[at + 1 :])

    def append_step(self, procedure: str, new: Step | NamedStep) -> None:
        """One more step at the end."""
        row = self.procedure(procedure)
        self._change_steps(row, row.steps + (_named(new),))

    def provide_step(self, procedure: str, new: Step | NamedStep) -> None:
        """One more step at the end, unless there is one of that name already."""
        if self.procedure(procedure).at(_named(new).name) < 0:
            self.append_step(procedure, new)

    def replace_step(self, procedure: str, step: str, new: Step) -> None:
        """Another way to do a step; it keeps its name."""
        row, at = self._place(procedure, step)
        self._change_steps(row, row.steps[:at] + (NamedStep(step, new),) + row.steps[at + 1 :])

    def remove_step(self, procedure: str, step: str) -> None:
        """Leave a step out, and what is said of the rules that it follows."""
        row, at = self._place(procedure, step)
        self._change_steps(row, row.steps[:at] + row.steps[at + 1 :])
        if f"{procedure}:{step}" in self.rows("citations"):
            self.remove("citations", f"{procedure}:{step}")

    def _place(self, procedure: str, step: str) -> tuple[Procedure, int]:
        row = self.procedure(procedure)
        at = row.at(step)
        if at < 0:
            raise unknown(f"procedures.{procedure}", step, [known.name for known in row.steps], self.name)
        return row, at

    def _change_steps(self, row: Procedure, steps: tuple[NamedStep, ...]) -> None:
        names = [step.name for step in steps]
        for name in names:
            if names.count(name) > 1:
                args: dict[str, object] = {
                    "table": f"procedures.{row.name}",
                    "row": name,
                    "layer": self.name,
                }
                raise RulesetError("layer-row-exists", args)
        self.replace("procedures", row.name, row.with_steps(steps))

    # --- mistakes

    def _check(self, table: str, name: str, row: object) -> None:
        kinds = self.kinds.get(table)
        if kinds is None:
            raise self._no_table(table)
        if not isinstance(row, kinds):
            raise self._wrong(table, name, row, kinds)
        own = getattr(row, "name", name)
        if own != name and table in NAMED_TABLES:
            told: dict[str, object] = {"table": table, "row": name, "layer": self.name, "own": own}
            raise RulesetError("layer-row-name", told)

    def _wrong(self, table: str, name: str, row: object, kinds: tuple[type, ...]) -> RulesetError:
        told: dict[str, object] = {
            "table": table,
            "row": name,
            "layer": self.name,
            "found": type(row).__name__,
            "wanted": ", ".join([kind.__name__ for kind in kinds]),
        }
        return RulesetError("layer-row-wrong", told)

    def _no_table(self, table: str) -> RulesetError:
        close = difflib.get_close_matches(table, list(self.kinds), 1)
        told: dict[str, object] = {"table": table, "layer": self.name, "close": close[0] if close else "none"}
        return RulesetError("layer-table-missing", told)

    def _must_have(self, table: str, name: str) -> None:
        rows = self.rows(table)
        if name not in rows:
            raise unknown(table, name, list(rows), self.name)


NAMED_TABLES: Final = (
    "procedures",
    "questions",
    "verbs",
    "replies",
    "argument-kinds",
    "dice",
    "piles",
    "marks",
    "clocks",
    "counters",
    "limits",
    "secrets",
    "moments",
    "reactions",
    "handlers",
    "rulings",
)
"""Tables whose rows bear their own name."""


def _named(step: Step | NamedStep) -> NamedStep:
    return step if isinstance(step, NamedStep) else named(step)
