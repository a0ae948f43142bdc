"""How long a bot may think about one answer: in seconds, in positions that it carries out, or both."""

from __future__ import annotations

import re
from time import perf_counter
from typing import Final, NamedTuple

from shamble.bots.errors import BotError

WRITTEN: Final = re.compile(r"(\d+(?:\.\d+)?)(ms|s)|(\d+)")
MOST_SECONDS: Final = 3600.0


class Budget(NamedTuple):
    """What a bot may spend on one answer; 0 sets no bound.

    A budget in nodes (answers carried out in thought) is kept the same on every machine, so games repeat;
    one in seconds keeps people from waiting.
    """

    seconds: float = 0.0
    nodes: int = 0

    def __str__(self) -> str:
        return f"{self.seconds:g}s" if self.seconds else str(self.nodes)


def read_budget(written: str) -> Budget:
    """`2s`, `500ms`, or a number of nodes; BotError if it is something else."""
    found = WRITTEN.fullmatch(written.strip())
    if found is None:
        raise BotError("bot-budget", {"budget": written[:20]})
    number, unit, nodes = found.groups()
    if unit is None:
        budget = Budget(nodes=int(nodes))
    else:
        budget = Budget(seconds=float(number) / (1000.0 if unit == "ms" else 1.0))
    if budget.seconds > MOST_SECONDS or not (budget.seconds or budget.nodes):
        raise BotError("bot-budget", {"budget": written[:20]})
    return budget


class Clock:
    """What is left of a budget while a bot thinks."""

    __slots__ = ("end", "nodes")

    def __init__(self, budget: Budget) -> None:
        self.end = perf_counter() + budget.seconds if budget.seconds else 0.0
        self.nodes = budget.nodes if budget.nodes else -1

    def spend(self, nodes: int) -> None:
        """So many answers were carried out in thought."""
        if self.nodes >= 0:
            self.nodes = max(0, self.nodes - nodes)

    def most(self, usual: int) -> int:
        """How many answers may be carried out at once."""
        return usual if self.nodes < 0 else max(1, min(usual, self.nodes))

    def is_over(self) -> bool:
        """Whether it is time to answer."""
        return self.nodes == 0 or (self.end > 0.0 and perf_counter() >= self.end)
