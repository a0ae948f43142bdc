"""The games: each has a package here, with a `port` through which the rest of the product reaches it.

A game is on the shelf because its package is there; it is listed nowhere else.
"""

from pathlib import Path
from typing import Final

FIRST: Final = "zombicide-2e"
"""The game that is meant if nobody names one."""


def packages() -> dict[str, str]:
    """Every game's package by the game's public name, the first game first."""
    home = Path(__file__).parent
    ports = [*home.glob("*/port.py"), *home.glob("*/port/__init__.py")]
    names = sorted({path.relative_to(home).parts[0] for path in ports})
    found = {name.replace("_", "-"): name for name in names}
    return {FIRST: found[FIRST], **found}


GAMES: Final = packages()
