"""Plays anything that is legal, each answer as likely as any other."""

from __future__ import annotations

from random import Random

from shamble.kernel.state import State


class RandomBot:
    """Chooses uniformly, with a generator of its own: it never touches the game's."""

    __slots__ = ("roll",)

    def __init__(self, seed: int) -> None:
        self.roll = Random(seed).random

    def __call__(self, state: State) -> int:
        options = state.options
        return options[int(self.roll() * len(options))]
