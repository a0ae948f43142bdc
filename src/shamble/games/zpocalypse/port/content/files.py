"""The content files of the game, read once: everything that lies in the box."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Final, TypeVar

from shamble.content.problems import Problem, refuse
from shamble.content.reading import Document, read_file
from shamble.content.schema import read_rows
from shamble.games.zpocalypse.printed import (
    ARMORY,
    FOOD,
    ITEMS,
    Card,
    Goal,
    Person,
    Printed,
    Scavenge,
    Scenario,
    Something,
    Tile,
    Token,
)

from .making import Maker, tokens
from .rows import (
    CardRow,
    FigureRow,
    GoalRow,
    PersonRow,
    ScavengeRow,
    ScenarioRow,
    SomethingRow,
    TileRow,
    TokenRow,
    TrackRow,
)

T = TypeVar("T")

HOME: Final = Path(__file__).parents[2]
CONTENT: Final = HOME / "content"
SCENARIOS: Final = HOME / "scenarios"
TABLES: Final = (
    "cards",
    "survivors",
    "scavenge",
    "something",
    "goals",
    "tiles",
    "scenarios",
    "search",
    "figures",
    "track",
)
"""What a file may hold."""


class Contents:
    """Things by name as files define them, before they are put into the box."""

    def __init__(self) -> None:
        self.cards: dict[str, tuple[Card, int]] = {}
        """Cards that survivors carry, and how many copies there are."""
        self.people: dict[str, Person] = {}
        self.scavenge: dict[str, Scavenge] = {}
        self.something: dict[str, Something] = {}
        self.goals: dict[str, Goal] = {}
        self.tiles: dict[str, Tile] = {}
        self.sizes: set[tuple[int, int]] = set()
        self.glows: list[str] = []
        self.tokens: list[Token] = []
        self.scenarios: dict[str, Scenario] = {}
        self.figures = (40, 20)
        self.problems: list[Problem] = []

    def copy(self) -> Contents:
        """The same things, to which others may be added."""
        other = Contents()
        for name, value in vars(self).items():
            setattr(other, name, value if isinstance(value, tuple) else value.copy())
        return other

    def take(self, document: Document) -> None:
        """Add what a file defines: any of the tables, by the names of things."""
        data = document.data if isinstance(document.data, dict) else {}
        for table in data:
            if table not in TABLES:
                close = difflib.get_close_matches(table, TABLES, 1)
                args: dict[str, object] = {"field": table, "close": close[0] if close else "none"}
                self.problems.append(document.problem(table, "lint-unknown-field", args))
        make = Maker(document)
        for name, card in self._rows(document, "cards", CardRow):
            self.cards[name] = (make.card(name, card, f"cards.{name}"), card.copies)
        for name, person in self._rows(document, "survivors", PersonRow):
            self.people[name] = make.person(name, person, f"survivors.{name}")
        for name, scavenge in self._rows(document, "scavenge", ScavengeRow):
            self.scavenge[name] = make.scavenge(name, scavenge)
        for name, something in self._rows(document, "something", SomethingRow):
            self.something[name] = make.something(name, something, f"something.{name}")
        for name, goal in self._rows(document, "goals", GoalRow):
            self.goals[name] = make.goal(name, goal, f"goals.{name}")
        for name, row in self._tiles(document):
            tile = make.tile(name, row, self.glows, f"tiles.{name}")
            if tile is not None:
                self.tiles[name] = tile
                self.sizes |= make.sizes
        for name, scenario in self._rows(document, "scenarios", ScenarioRow):
            self.scenarios[name] = make.scenario(name, scenario, self.glows, f"scenarios.{name}")
        search = self._whole(document, "search", TokenRow)
        self.tokens += tokens(search) if search is not None else ()
        figures = self._whole(document, "figures", FigureRow)
        if figures is not None:
            self.figures = (figures.single, figures.double)
        self._whole(document, "track", TrackRow)
        self.problems += make.problems

    def _rows(self, document: Document, table: str, shape: type[T]) -> Iterator[tuple[str, T]]:
        """The rows of a table, each read by itself, so that every mistake is told at its place."""
        rows = document.data.get(table) if isinstance(document.data, dict) else None
        if rows is not None and not isinstance(rows, dict):
            self.problems.append(
                document.problem(table, "lint-wrong-type", {"expected": "object", "got": "array"})
            )
            return
        for name, data in (rows or {}).items():
            row = self._read(document, f"{table}.{name}", {} if data is None else data, shape)
            if row is not None:
                yield name, row

    def _tiles(self, document: Document) -> Iterator[tuple[str, TileRow | list[str] | str]]:
        """Tiles with their two sides, or with one picture alone."""
        rows = document.data.get("tiles") if isinstance(document.data, dict) else None
        for name, data in (rows or {}).items():
            if isinstance(data, dict):
                row = self._read(document, f"tiles.{name}", data, TileRow)
                if row is not None:
                    yield name, row
            else:
                yield name, data

    def _whole(self, document: Document, table: str, shape: type[T]) -> T | None:
        """A table that is one row."""
        if not isinstance(document.data, dict) or document.data.get(table) is None:
            return None
        return self._read(document, table, document.data[table], shape)

    def _read(self, document: Document, where: str, data: object, shape: type[T]) -> T | None:
        row, problems = read_rows(Document(document.file, data, {}), shape)
        for problem in problems:
            problem.where = f"{where}.{problem.where}".rstrip(".")
            problem.line = document.line(problem.where)
        self.problems += problems
        return row

    def scenario(self, document: Document) -> None:
        """Add a scenario, which is a file of its own."""
        row, problems = read_rows(document, ScenarioRow)
        self.problems += problems
        if row is None:
            return
        make = Maker(document)
        made = make.scenario(row.id, row, self.glows, "")
        self.scenarios[made.id] = made
        self.problems += make.problems

    def box(self, besides: Iterable[tuple[Card, int]] = ()) -> Printed:
        """All of it as the rules know it; `besides` are cards that lie in no deck."""
        if self.problems:
            raise refuse(self.problems)
        cards = [
            card
            for deck in (ARMORY, FOOD, ITEMS)
            for card, copies in self.cards.values()
            if card.deck == deck
            for _ in range(copies)
        ]
        cards += [card for card, copies in besides for _ in range(copies)]
        width, height = next(iter(self.sizes), (6, 6))
        return Printed(
            tuple(cards),
            tuple(self.people.values()),
            tuple(self.scavenge.values()),
            tuple(self.something.values()),
            tuple(self.goals.values()),
            tuple(self.tokens),
            tuple(self.tiles.values()),
            tuple(self.glows),
            tuple(self.scenarios.values()),
            self.figures[0],
            self.figures[1],
            width,
            height,
        )


def contents() -> Contents:
    """What the content files define; each caller has its own, so that a case may add to them."""
    return _read().copy()


@cache
def _read() -> Contents:
    found = Contents()
    for document in _documents():
        found.take(document)
    for path in sorted(SCENARIOS.glob("*.yaml")):
        found.scenario(read_file(path))
    return found


def _documents() -> list[Document]:
    return [read_file(path) for path in sorted(CONTENT.glob("*.yaml"))]


@cache
def printed() -> Printed:
    """Everything that lies in the box."""
    return contents().box()
