"""The verbs and procedures of a game by number, in an order that the game fixes.

Lists of legal actions are sorted by these numbers, so they may not depend on what was imported first. Each
game has a vocabulary of its own; that of a layer goes on where its parent's ended. Saves and records hold
names, never numbers.
"""

import difflib
from typing import Final

from shamble.kernel.action import VERB_SHIFT
from shamble.kernel.errors import RulesetError


class Vocabulary:
    """Names and their numbers. Once a child exists, the parent takes no more words."""

    __slots__ = ("_closed", "_procedures", "_verbs", "name", "procedures", "verbs")

    def __init__(self, name: str, parent: "Vocabulary | None" = None) -> None:
        self.name = name
        self.verbs: list[str] = []
        """Every verb; its code is its place, shifted."""
        self.procedures: list[str] = []
        """Every procedure and question by its number."""
        self._verbs: dict[str, int] = {}
        self._procedures: dict[str, int] = {}
        self._closed = ""
        if parent is not None:
            parent._closed = parent._closed or name
            for verb in parent.verbs:
                self.verb(verb)
            for procedure in parent.procedures:
                self.procedure(procedure)

    def verb(self, name: str) -> int:
        """The code of a verb, already shifted into place: `MOVE | actor << ACTOR_SHIFT | zone << X_SHIFT`."""
        code = self._verbs.get(name)
        if code is None:
            self._check_open(name)
            code = len(self.verbs) << VERB_SHIFT
            self.verbs.append(name)
            self._verbs[name] = code
        return code

    def procedure(self, name: str) -> int:
        """The number of a procedure or question."""
        number = self._procedures.get(name)
        if number is None:
            self._check_open(name)
            number = len(self.procedures)
            self.procedures.append(name)
            self._procedures[name] = number
        return number

    def _check_open(self, name: str) -> None:
        if self._closed:
            raise RulesetError(
                "vocabulary-closed", {"name": name, "vocabulary": self.name, "by": self._closed}
            )

    def has_verb(self, name: str) -> bool:
        """Whether this is a verb of the game."""
        return name in self._verbs

    def verb_code(self, name: str) -> int:
        """The code of a verb that there is."""
        code = self._verbs.get(name)
        if code is None:
            raise unknown("verb", name, list(self._verbs), self.name)
        return code

    def verb_name(self, action: int) -> str:
        """The name of the verb of an action or verb code."""
        return self.verbs[action >> VERB_SHIFT]

    def number(self, name: str) -> int:
        """The number of a procedure or question that there is."""
        number = self._procedures.get(name)
        if number is None:
            raise unknown("procedure", name, list(self._procedures), self.name)
        return number


def unknown(table: str, name: str, known: list[str], layer: str) -> RulesetError:
    """The mistake of naming something that is not there, with the name that may be meant."""
    close = difflib.get_close_matches(name, known, 1)
    return RulesetError(
        "layer-row-missing",
        {"table": table, "row": name, "layer": layer, "close": close[0] if close else "none"},
    )


KERNEL_WORDS: Final = Vocabulary("kernel")
"""What every game has."""

HAPPENING: Final = KERNEL_WORDS.procedure("happening")
"""A moment on which several have something to say, one after the other."""
