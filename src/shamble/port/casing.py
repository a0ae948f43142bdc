"""How the casebook sets up a position of a game, and what may be expected of it.

The casebook itself keeps files, steps, dice, cards, running and reports; a game declares here the fields of
its cases and reads them.
"""

from __future__ import annotations

from typing import Any


class Casing:
    """A game's part of the casebook; see `lab/casebook` for what is common."""

    fields: dict[str, Any] = {}
