"""What bots know of a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from shamble.kernel.batch import Policy


class Play:
    """Policies of a game by name, besides `random`, which plays any game."""

    def bots(self) -> dict[str, Callable[[int], Policy]]:
        """Every bot of this game by name, best first; each is made from a seed of its own."""
        return {}

    def quick_answer(self, state: Any) -> int:
        """The answer that a quick start gives to a question of the setup."""
        options: list[int] = state.options
        return options[0]

    def in_setup(self, state: Any) -> bool:
        """Whether the game is still being set up."""
        return False
