"""The games: each has a package here, with a `port.py` through which the rest of the product reaches it.

A game is on the shelf because its package is there; it is listed nowhere else.
"""

from pathlib import Path
from typing import Final

FIRST: Final = "zombicide-2e"
"""The game that is meant if nobody names one."""


def packages() -> dict[str, str]:
    """Every game's package by the game's public name, the first game first."""
    found = {
        path.parent.name.replace("_", "-"): path.parent.name
        for path in sorted(Path(__file__).parent.glob("*/port.py"))
    }
    return {FIRST: found[FIRST], **found}


GAMES: Final = packages()
