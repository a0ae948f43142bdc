"""Players made of code: given a position, each says what it would do.

A bot is a `Policy`: called with a position in which a question is pending, it gives one of the answers. Bots
of the product are handed the position itself and read only what lies open in it; whichever looks ahead does
so on copies by `determinise`. Bots from outside are handed such copies (`outside.Blindfold`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from shamble.bots.budget import Budget, read_budget
from shamble.bots.errors import BotError
from shamble.bots.makers import Maker, Thinking
from shamble.bots.outside import Blindfold, is_outside, outside
from shamble.bots.random import RandomBot
from shamble.bots.search import SearchBot
from shamble.kernel.batch import Policy
from shamble.kernel.sense import Sense

if TYPE_CHECKING:
    from shamble.port.port import Port

__all__ = [
    "RANDOM",
    "Blindfold",
    "BotError",
    "Budget",
    "Maker",
    "Policy",
    "Thinking",
    "bots_of",
    "make_bot",
    "maker_of",
    "ready_bots",
]

RANDOM: Final = "random"
"""The bot that plays every game."""

SEARCH: Final = "search"

USUAL: Final = Budget(nodes=20_000)
"""What a bot that thinks spends on an answer unless it is told otherwise."""

AHEAD: Final = 40
"""So many rounds a bot that thinks looks ahead: usually to the end of the game."""

WITHIN: Final = "@"
"""Stands between a bot that thinks and its budget: `search@2s`, `search@500`."""


def bots_of(port: Port) -> dict[str, Maker]:
    """Everybody who may play a seat of a game, the usual one first; each is made from a seed of its own."""
    return {**port.play.bots(), **foreseeing(port), RANDOM: RandomBot}


def foreseeing(port: Port) -> dict[str, Maker]:
    """The players that look ahead, in a game that lends them what it takes."""
    if port.play.sense(0) is None:
        return {}

    def search(seed: int, budget: Budget) -> Policy:
        return SearchBot(seed, budget, sense_for(port, seed), AHEAD)

    return {SEARCH: Thinking(search, USUAL)}


def sense_for(port: Port, seed: int) -> Sense:
    """What a game lends, for one player."""
    sense = port.play.sense(seed)
    assert sense is not None
    return sense


def ready_bots(port: Port) -> dict[str, Maker]:
    """Those among them who answer at once, so that nobody waits for them."""
    return {name: maker for name, maker in bots_of(port).items() if not isinstance(maker, Thinking)}


def maker_of(port: Port, named: str) -> Maker:
    """The maker of a bot: `greedy`, `search@2s`, or `my_file.py:MyBot`; BotError if there is none."""
    if is_outside(named):
        return outside(named)
    known = bots_of(port)
    name, mark, budget = named.partition(WITHIN)
    if name not in known:
        raise BotError("bot-unknown", {"bot": named, "known": ", ".join(known)})
    maker = known[name]
    if not mark:
        return maker
    if not isinstance(maker, Thinking):
        raise BotError("bot-thinks-not", {"bot": name})
    return maker.within(read_budget(budget))


def make_bot(port: Port, named: str, seed: int) -> Policy:
    """A fresh bot for a game; BotError if there is none of that name."""
    return maker_of(port, named)(seed)
