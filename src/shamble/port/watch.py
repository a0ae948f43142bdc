"""What must always hold in a game, and which of its games are kept and measured."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from shamble.kernel.state import State


class Load(NamedTuple):
    """A game that is measured: where it starts from and what is counted in it."""

    name: str
    mission: str
    options: dict[str, object]


class Watch:
    """Invariants and chosen games."""

    def wrong_with(self, state: Any) -> list[str]:
        """Every invariant that a position breaks, in words for engineers."""
        return []

    def wrong_with_step(self, before: Any, after: Any) -> list[str]:
        """What one answer may not do: lose cards, make figures."""
        return []

    def golden_missions(self) -> Sequence[str]:
        """The missions of which games are kept as records."""
        return ()

    def loads(self) -> Sequence[Load]:
        """What `bench` measures."""
        return ()

    def crowded(self, load: Load, seed: int) -> State | None:
        """A position with many figures, for measuring copies; None if the game has no such thing."""
        return None
