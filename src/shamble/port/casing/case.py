"""One case as it is written: a position, steps, and the rules it shows."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from shamble.content.reading import Document

from .mistakes import Mistake, told


class Step:
    """One step of a case: things to do, or things to expect."""

    __slots__ = ("content", "line", "number", "verb")

    def __init__(self, number: int, verb: str, content: Any, line: int) -> None:
        self.number = number
        self.verb = verb
        self.content = content
        self.line = line


class Case:
    """One case as written: a position, steps, and the rules it shows."""

    __slots__ = (
        "content",
        "data",
        "document",
        "file",
        "game",
        "line",
        "mistake",
        "name",
        "rules",
        "steps",
        "where",
    )

    def __init__(self, file: str, line: int, game: str, content: tuple[Path, ...] = ()) -> None:
        self.file = file
        self.line = line
        self.game = game
        self.content = content
        """Folders whose missions and skills the case may use."""
        self.name = ""
        self.rules: tuple[str, ...] = ()
        self.data: dict[str, Any] = {}
        self.document = Document(file, None, {})
        self.where = ""
        """Its place in the file, such as `[3]`."""
        self.steps: list[Step] = []
        self.mistake: Mistake | None = None
        """What is wrong with its outer form, if anything."""

    @property
    def id(self) -> str:
        """A stable name for reports and tests."""
        return f"{self.file}::{self.name}"

    def flag(self, field: str) -> bool:
        """Whether a yes-or-no field is set."""
        value = self.data.get(field, False)
        if not isinstance(value, bool):
            raise Mistake("casebook-wrong-form", field=field, wanted="true", found=told(value))
        return value

    def part(self, field: str) -> Document:
        """A field as if it were a file of its own, for those who read such files."""
        place = f"{self.where}.{field}."
        lines = self.document.lines
        inside = {where[len(place) :]: line for where, line in lines.items() if where.startswith(place)}
        return Document(self.file, self.data.get(field), inside)
