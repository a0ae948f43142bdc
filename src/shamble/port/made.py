"""Rules that can be made again: of which game, on which mission, with which options and content."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Final, NamedTuple

from shamble.kernel.ruleset import Ruleset
from shamble.port.port import Folders
from shamble.port.shelf import need

KEPT: Final = 64
"""So many rule sets are kept; positions of the same game share one."""


class Origin(NamedTuple):
    """Where rules come from; called, it gives them."""

    game: str
    mission: str
    options: str
    """As text, so that it can be compared and looked up."""
    folders: tuple[str, ...] = ()

    def __call__(self) -> Ruleset:
        return _made(self)


@lru_cache(maxsize=KEPT)
def _made(origin: Origin) -> Ruleset:
    folders = tuple(Path(folder) for folder in origin.folders)
    rules = need(origin.game).rules(origin.mission, json.loads(origin.options), folders)
    rules.origin = origin
    return rules


def made_rules(
    game: str, mission: str, options: Mapping[str, object], folders: Folders = ()
) -> tuple[Ruleset, Origin]:
    """The rules on a mission with complete options, and where they come from."""
    text = json.dumps(dict(options), sort_keys=True)
    origin = Origin(game, mission, text, tuple(str(folder) for folder in folders))
    return origin(), origin
