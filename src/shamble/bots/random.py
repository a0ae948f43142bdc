"""Plays anything that is legal, each answer as likely as any other."""

from __future__ import annotations

from typing import Any

from shamble.kernel.chance import A1, A2, M1, M2, seed_streams


class RandomBot:
    """Chooses uniformly, with a small generator of its own: it never touches the game's."""

    __slots__ = ("one", "two")

    def __init__(self, seed: int) -> None:
        self.one, self.two = seed_streams(seed, ("random-bot",))

    def __call__(self, state: Any) -> int:
        self.one = one = self.one * A1 % M1
        self.two = two = self.two * A2 % M2
        options: list[int] = state.options
        return options[(one - two) % M1 * len(options) // M1]
