"""Facts that only some games print: declared once with their kind, then written in any row of their table.

A game that prints a number, a word, a list or a mark of its own on its cards, figures or identity cards
declares it in the table `printed-facts`; the readers of its files then take and check it under `facts`, and
the rules read it by name. What is not written stands at the declared value.
"""

from collections.abc import Mapping
from typing import Final

from shamble.kernel.book import Book
from shamble.kernel.errors import RulesetError
from shamble.kernel.vocabulary import unknown

FactValue = bool | int | str | tuple[str, ...]
Facts = Mapping[str, FactValue]

NO_FACTS: Final[dict[str, FactValue]] = {}

TABLES: Final = ("cards", "zombies", "zombie-cards", "characters")
"""The tables whose rows may bear facts."""

MISSIONS: Final = "missions"
"""Mission sheets bear facts too, though no table lists them."""

FLAG: Final = "flag"
NUMBER: Final = "number"
WORD: Final = "word"
WORDS: Final = "words"


class Fact:
    """Something that may be printed on the rows of a table: its name, and what holds if nothing is written.

    That value says what kind of fact it is: true or false, a number, a word, or several words. `choices` are
    the words that are possible.
    """

    __slots__ = ("choices", "default", "name", "table")

    def __init__(self, table: str, name: str, default: FactValue, choices: tuple[str, ...] = ()) -> None:
        self.table = table
        self.name = name
        self.default = default
        self.choices = choices

    @property
    def key(self) -> str:
        """Its name in the book."""
        return f"{self.table}.{self.name}"

    @property
    def kind(self) -> str:
        """What kind of thing is written."""
        return kind_of(self.default)

    def fits(self, value: FactValue) -> bool:
        """Whether a written value is possible."""
        if kind_of(value) != self.kind:
            return False
        if not self.choices:
            return True
        words = value if isinstance(value, tuple) else (value,)
        return all([word in self.choices for word in words])


def kind_of(value: FactValue) -> str:
    """What kind of thing a value is."""
    if isinstance(value, bool):
        return FLAG
    if isinstance(value, int):
        return NUMBER
    return WORD if isinstance(value, str) else WORDS


def declared(book: Book, table: str) -> dict[str, Fact]:
    """The facts that rows of a table may bear, by name."""
    return {fact.name: fact for fact in book.rows_of("printed-facts", Fact).values() if fact.table == table}


class PrintedFacts:
    """The facts of all rows of a rule set, checked."""

    __slots__ = ("facts", "layer")

    def __init__(self, book: Book) -> None:
        self.layer = book.name
        self.facts: dict[str, dict[str, Fact]] = {
            table: declared(book, table) for table in (*TABLES, MISSIONS)
        }
        for fact in book.rows_of("printed-facts", Fact).values():
            if fact.table not in self.facts:
                raise unknown("printed-facts", fact.table, list(self.facts), book.name)
        for table in TABLES:
            for name, row in book.rows(table).items():
                for fact_name, value in row.facts.items():
                    fact = self.fact(table, fact_name)
                    if not fact.fits(value):
                        told: dict[str, object] = {
                            "table": f"{table}.{name}",
                            "row": fact_name,
                            "layer": book.name,
                            "found": str(value),
                            "wanted": ", ".join(fact.choices) or fact.kind,
                        }
                        raise RulesetError("layer-row-wrong", told)

    def fact(self, table: str, name: str) -> Fact:
        """A declared fact."""
        known = self.facts[table]
        if name not in known:
            raise unknown(f"printed-facts.{table}", name, list(known), self.layer)
        return known[name]

    def value(self, table: str, facts: Facts, name: str) -> FactValue:
        """What a row of a table says of a fact."""
        return facts.get(name, self.fact(table, name).default)

    def number(self, table: str, facts: Facts, name: str) -> int:
        """The number that a row of a table bears; 1 or 0 for what is true or false."""
        value = self.value(table, facts, name)
        assert isinstance(value, int), name
        return value

    def word(self, table: str, facts: Facts, name: str) -> str:
        """The word that a row of a table bears."""
        value = self.value(table, facts, name)
        assert isinstance(value, str), name
        return value

    def words(self, table: str, facts: Facts, name: str) -> tuple[str, ...]:
        """The words that a row of a table bears."""
        value = self.value(table, facts, name)
        assert isinstance(value, tuple), name
        return value
