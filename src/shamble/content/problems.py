"""What is wrong with a content file: where, what, and how to mend it, as keys for the language files."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from shamble.kernel.errors import ShambleError

SHOWN: Final = 5


class Problem:
    """One thing to put right: file, line, place within the file, a text key and what the text needs.

    The words are under `key`, the advice under `key.mend`.
    """

    __slots__ = ("args", "file", "key", "line", "where")

    def __init__(self, file: str, line: int, where: str, key: str, args: Mapping[str, object]) -> None:
        self.file = file
        self.line = line
        self.where = where
        self.key = key
        self.args: dict[str, object] = dict(args)

    def __repr__(self) -> str:
        told = ", ".join(f"{name}={value}" for name, value in self.args.items())
        return f"{self.file}:{self.line} {self.where} {self.key} ({told})"


class ContentError(ShambleError):
    """A content file that cannot be used; `problems` lists all that is wrong with it."""

    def __init__(self, key: str, args: Mapping[str, object], problems: Sequence[Problem] = ()) -> None:
        super().__init__(key, dict(args))
        self.problems: tuple[Problem, ...] = tuple(problems)

    def __str__(self) -> str:
        if not self.problems:
            return super().__str__()
        more = len(self.problems) - SHOWN
        told = [repr(problem) for problem in self.problems[:SHOWN]]
        return "; ".join([*told, f"(+{more})"] if more > 0 else told)


def refuse(problems: Sequence[Problem]) -> ContentError:
    """The error for a list of problems: the first one speaks, all are listed."""
    first = problems[0]
    args = {"file": first.file, "line": first.line, "where": first.where, **first.args}
    return ContentError(first.key, args, problems)
