"""How a game ended: who won, why, and what every seat scored.

A cooperative victory is everybody's and a defeat nobody's; where seats play against each other, some win.
"""

from collections.abc import Mapping
from typing import Final, NamedTuple

ALL_WIN: Final = -1
"""The winners of a victory that is everybody's."""

NONE_WIN: Final = 0
"""The winners of a defeat."""

STILL_RUNNING: Final = "running"
EVERYBODY_WON: Final = "won"
NOBODY_WON: Final = "lost"
SOME_WON: Final = "decided"

VERDICTS: Final = (STILL_RUNNING, EVERYBODY_WON, NOBODY_WON, SOME_WON)


class Outcome(NamedTuple):
    """Who won (a bit for each seat), the ending's key, and scores by seat with the parts they are made of."""

    verdict: str
    winners: int
    ending: str
    scores: tuple[int, ...] = ()
    parts: tuple[Mapping[str, int], ...] = ()

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.verdict != STILL_RUNNING

    def has_won(self, seat: int) -> bool:
        """Whether a seat is among the winners."""
        return bool(self.winners >> seat & 1)


def verdict_of(winners: int, seats: int) -> str:
    """What the winners of a game that is over mean for the table: won, lost, or decided among the seats."""
    if not winners:
        return NOBODY_WON
    everybody = (1 << seats) - 1
    return EVERYBODY_WON if winners & everybody == everybody else SOME_WON
