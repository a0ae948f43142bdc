"""Players made of code: given a position, each says what it would do. They see what a player sees."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from shamble.bots.greedy import GreedyBot
from shamble.bots.random import RandomBot
from shamble.kernel.batch import Policy
from shamble.port.port import Port

__all__ = ["BOTS", "Policy", "bots_of", "make_bot"]

BOTS: Final[dict[str, Callable[[int], Policy]]] = {"random": RandomBot, "greedy": GreedyBot}
"""Every bot by name; each is made from a seed of its own."""


def make_bot(name: str, seed: int) -> Policy:
    """A fresh bot; KeyError if there is none of that name."""
    return BOTS[name](seed)


def bots_of(port: Port) -> dict[str, Callable[[int], Policy]]:
    """Everybody who may play a seat of a game, the best first; anything can be played at random."""
    own: dict[str, Callable[[int], Policy]] = {"greedy": GreedyBot} if port.page == "zombicide" else {}
    return {**own, **port.play.bots(), "random": RandomBot}
