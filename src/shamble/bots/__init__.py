"""Players made of code: given a position, each says what it would do. They see what a player sees."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from shamble.bots.random import RandomBot
from shamble.kernel.batch import Policy

if TYPE_CHECKING:
    from shamble.port.port import Port

__all__ = ["RANDOM", "Policy", "bots_of", "make_bot"]

RANDOM: Final = "random"
"""The bot that plays every game."""


def bots_of(port: Port) -> dict[str, Callable[[int], Policy]]:
    """Everybody who may play a seat of a game, the best first; each is made from a seed of its own."""
    return {**port.play.bots(), RANDOM: RandomBot}


def make_bot(port: Port, name: str, seed: int) -> Policy:
    """A fresh bot for a game; KeyError if there is none of that name."""
    return bots_of(port)[name](seed)
