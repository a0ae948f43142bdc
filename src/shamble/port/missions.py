"""Which mission is meant: by its id in any capitals, by the path of its file, or any at all."""

from __future__ import annotations

import difflib
import re
from random import Random
from typing import Final

from shamble.kernel.errors import ShambleError
from shamble.port.port import Folders, Port

RANDOM: Final = "random"
"""Named instead of a mission, it draws one: a record always names the mission that was drawn."""

FILES: Final = (".yaml", ".yml")
SHOWN: Final = 60
NOTHING_CLOSE: Final = "none"


class MissionError(ShambleError):
    """A mission that the game does not have."""


def mission_of(port: Port, wanted: str, seed: int, folders: Folders = ()) -> str:
    """The id (or the path) of the mission that is meant; `random` draws one with the game's seed."""
    known = list(port.missions(folders))
    if wanted.casefold() == RANDOM:
        return Random(seed).choice(known)
    if wanted.endswith(FILES):
        return wanted
    by_fold = {_fold(name): name for name in known}
    found = by_fold.get(_fold(wanted))
    if found is not None:
        return found
    close = difflib.get_close_matches(_fold(wanted), by_fold, 1)
    raise MissionError(
        "mission-unknown",
        {
            "mission": wanted[:SHOWN],
            "game": port.name,
            "close": by_fold[close[0]] if close else NOTHING_CLOSE,
            "missions": ", ".join([*known, RANDOM]),
        },
    )


def _fold(name: str) -> str:
    """`M01`, `m1` and `M1` all mean the same."""
    return re.sub(r"(?<=[a-z])0+(?=[0-9])", "", name.casefold())
