"""The games: each has a package here, with a `port` through which the rest of the product reaches it.

A game is on the shelf because its package is there; it is listed nowhere else. While a file `unfinished` lies
in the package, the game is reached like one from outside: by its folder in SHAMBLE_GAMES.
"""

from pathlib import Path
from typing import Final

FIRST: Final = "zombicide-2e"
"""The game that is meant if nobody names one."""


UNFINISHED: Final = "unfinished"
"""The file that keeps a game off the shelf while it is being built."""


def packages_in(home: Path) -> dict[str, str]:
    """Every finished game's package in a folder by the game's public name."""
    ports = [*home.glob("*/port.py"), *home.glob("*/port/__init__.py")]
    names = sorted({path.relative_to(home).parts[0] for path in ports})
    return {name.replace("_", "-"): name for name in names if not (home / name / UNFINISHED).exists()}


def packages() -> dict[str, str]:
    """Every game's package by the game's public name, the first game first."""
    found = packages_in(Path(__file__).parent)
    return {FIRST: found[FIRST], **found}


GAMES: Final = packages()
