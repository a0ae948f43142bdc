"""Lists of what a game has, as `list` prints them: survivors, cards, words for missions.

A row is a mapping from columns to cells; columns are said by `cli-list-<column>`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

Row = dict[str, Any]


class Listing:
    """The lists of a game by name, each made when it is asked for.

    `texts` says for columns whose cells are keys (or mappings from keys to numbers) which text names them;
    `*` stands for the key.
    """

    def __init__(
        self,
        lists: Mapping[str, Callable[[], list[Row]]] | None = None,
        texts: Mapping[str, str] | None = None,
    ) -> None:
        self.lists = dict(lists or {})
        self.texts = dict(texts or {})

    def names(self) -> list[str]:
        """What can be listed."""
        return list(self.lists)

    def rows(self, name: str) -> list[Row]:
        """The rows of a list; KeyError if there is none of that name."""
        return self.lists[name]()
