"""What events, reasons, questions and options speak of, declared once by each game.

Both sentence-makers (the terminal's and the page's) are generic: they read this declaration and look every
argument up by its kind. A kind says which text key names a value, or how a number or list is said.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct


class Kind(Struct):
    """A kind of argument: `figure`, `zone`, `card`, `count`, `seat` … and how a value of it is named."""

    name: str
    say: str = "plain"
    """`plain`, `text` (a key from `text` and the value), `lookup` (the game's `name_of`) or `list`."""
    text: str = ""
    of: str = ""
    """For lists: the kind of the members."""


class Wording(Struct):
    """The kinds of a game, and the kind of every argument by its name."""

    kinds: dict[str, Kind] = {}
    args: dict[str, str] = {}
    """The kind of an argument, by its name, wherever it appears."""
    special: dict[str, dict[str, str]] = {}
    """For a message key: arguments whose kind differs there."""
    untold: list[str] = []
    """Events that the log keeps but that are not told as they happen."""
    name_of: Callable[[Any, str, Any], str] | None = None
    """The name of a value in a position, as a text key or as printed: (state, kind, value)."""

    def kind_of(self, key: str, name: str) -> str:
        """The kind of an argument of a message."""
        return self.special.get(key, {}).get(name) or self.args.get(name, "")


NO_WORDING: Mapping[str, Kind] = {}
