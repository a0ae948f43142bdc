"""Where bots come from: a maker gives a fresh one for a game, from a seed of its own."""

from __future__ import annotations

from collections.abc import Callable

from shamble.bots.budget import Budget
from shamble.kernel.batch import Policy

Maker = Callable[[int], Policy]
"""Makes a bot that answers at once, or within the budget that it was told."""


class Thinking:
    """A maker of bots that think ahead for as long as they may."""

    __slots__ = ("budget", "make")

    def __init__(self, make: Callable[[int, Budget], Policy], budget: Budget) -> None:
        self.make = make
        self.budget = budget

    def __call__(self, seed: int) -> Policy:
        return self.make(seed, self.budget)

    def within(self, budget: Budget) -> Thinking:
        """The same bots with another budget."""
        return Thinking(self.make, budget)
