"""What must always hold in a game, and which of its games are kept and measured."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from shamble.kernel.state import State


class Load(NamedTuple):
    """Games that are measured: how each begins, before its setup, and how far it is played."""

    name: str
    fresh: Callable[[int], State]
    """A set-up but unstarted position from a seed."""
    games: int
    marks: int = 0
    """So many marks of the game's main clock are played; 0 for games to their end."""
    crowd: int = 0
    """A position with so many figures stands for a crowded one, whose copies are measured."""


class Traced(NamedTuple):
    """A game of the golden trace: its name, who plays it with which seed, and how it begins."""

    name: str
    bot: str
    seed: int
    mission: str = ""
    options: Mapping[str, object] = {}
    case: str = ""
    """The file of a case that it begins with, beside the trace, instead of a mission."""


class Kept(NamedTuple):
    """Things that rule sets remember for games to come, and how many they remember at the most."""

    things: Sequence[object]
    limit: int


class Watch:
    """Invariants and chosen games. The defaults are those of a game that is neither kept nor measured."""

    def wrong_with(self, state: Any) -> list[str]:
        """Every invariant that a position breaks, in words for engineers."""
        return []

    def golden_missions(self) -> Sequence[str]:
        """The missions of which games are kept as records."""
        return ()

    def traces(self) -> Sequence[Traced]:
        """The games that must come out the same in every build."""
        return ()

    def loads(self) -> Sequence[Load]:
        """What `bench` measures: the longest first, then ordinary games."""
        return ()

    def crowd(self, state: Any) -> int:
        """How many figures stand about."""
        return 0

    def kept(self, state: Any) -> Mapping[str, Kept]:
        """What is remembered beside the position, by name."""
        return {}
