"""Rule sets as layers over a parent: tables of named rows, and what each layer changes in them.

A game lists its differences; it never copies its parent. `Book` keeps the tables in order, refuses
changes that do not fit, and can tell what each layer did.
"""

from shamble.kernel.errors import RulesetError


class Book:
    """Named tables of named rows: procedures, questions, verbs, cards, skills, constants, words."""

    __slots__ = ("changes", "name", "parent", "tables")

    def __init__(self, name: str, parent: "Book | None" = None) -> None:
        self.name = name
        self.parent = parent
        self.changes: list[tuple[str, str, str]] = []
        self.tables: dict[str, dict[str, object]] = {}
        if parent is not None:
            for table, rows in parent.tables.items():
                self.tables[table] = dict(rows)

    def layer(self, name: str) -> "Book":
        """A child that starts as a copy of this book."""
        return Book(name, self)

    def add(self, table: str, name: str, row: object) -> None:
        """A new row. It must not exist yet."""
        rows = self.tables.setdefault(table, {})
        if name in rows:
            raise RulesetError("layer-row-exists", {"table": table, "row": name, "layer": self.name})
        rows[name] = row
        self.changes.append(("add", table, name))

    def replace(self, table: str, name: str, row: object) -> None:
        """Another row in the place of one that exists."""
        self._must_have(table, name)
        self.tables[table][name] = row
        self.changes.append(("replace", table, name))

    def remove(self, table: str, name: str) -> None:
        """Take a row out."""
        self._must_have(table, name)
        del self.tables[table][name]
        self.changes.append(("remove", table, name))

    def rows(self, table: str) -> dict[str, object]:
        """All rows of a table, in order."""
        return self.tables.get(table, {})

    def row(self, table: str, name: str) -> object:
        """One row, which must exist."""
        self._must_have(table, name)
        return self.tables[table][name]

    def _must_have(self, table: str, name: str) -> None:
        if name not in self.tables.get(table, {}):
            raise RulesetError("layer-row-missing", {"table": table, "row": name, "layer": self.name})
