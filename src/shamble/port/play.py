"""What bots know of a game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from shamble.kernel.batch import Policy
from shamble.kernel.sense import Sense


class Progress(NamedTuple):
    """How far something is that has to be done."""

    name: str
    done: int
    of: int

    @property
    def share(self) -> float:
        """The reached part, between 0 and 1."""
        return min(1.0, self.done / self.of) if self.of > 0 else 1.0


class Play:
    """Policies of a game by name, besides `random`, which plays any game."""

    def bots(self) -> dict[str, Callable[[int], Policy]]:
        """Every bot of this game by name, best first; each is made from a seed of its own."""
        return {}

    def sense(self, seed: int) -> Sense | None:
        """What this game lends to players that look ahead; a game that lends nothing has none of them."""
        return None

    def quick_answer(self, state: Any) -> int:
        """The answer that a quick start gives to a question of the setup."""
        options: list[int] = state.options
        return options[0]

    def in_setup(self, state: Any) -> bool:
        """Whether the game is still being set up."""
        return False

    def progress(self, state: Any) -> Sequence[Progress]:
        """What has to be done and how far it is, as the mission counts it; games without goals have none."""
        return ()
