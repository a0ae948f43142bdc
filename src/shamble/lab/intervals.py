"""How sure one can be: intervals for shares, differences of pairs and means, at 95 %."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple

Z: Final = 1.959964


class Estimate(NamedTuple):
    """A number with the interval in which it lies with 95 % confidence, from so many games."""

    value: float
    low: float
    high: float
    games: int

    @property
    def is_clear(self) -> bool:
        """Whether the interval leaves zero out: of a difference, that there is one."""
        return self.low > 0 or self.high < 0


def share(hits: int, games: int) -> Estimate:
    """A share with Wilson's interval, which holds near 0 and 1 too."""
    if not games:
        return Estimate(0.0, 0.0, 1.0, 0)
    part = hits / games
    spread = Z * Z / games
    middle = (part + spread / 2) / (1 + spread)
    half = Z * sqrt(part * (1 - part) / games + spread / (4 * games)) / (1 + spread)
    low = 0.0 if hits == 0 else middle - half
    high = 1.0 if hits == games else middle + half
    return Estimate(part, low, high, games)


def share_difference(pairs: Sequence[tuple[bool, bool]]) -> Estimate:
    """By how much the second of each pair hits more often: Bonett and Price's interval for pairs."""
    games = len(pairs)
    if not games:
        return Estimate(0.0, -1.0, 1.0, 0)
    more = sum(1 for one, other in pairs if other and not one)
    fewer = sum(1 for one, other in pairs if one and not other)
    up, down = (more + 1) / (games + 2), (fewer + 1) / (games + 2)
    half = Z * sqrt((up + down - (up - down) ** 2) / (games + 2))
    middle = up - down
    return Estimate((more - fewer) / games, max(-1.0, middle - half), min(1.0, middle + half), games)


def independent_difference(first: Estimate, second: Estimate) -> Estimate:
    """By how much the second share is larger, of games that are no pairs: Newcombe's interval."""
    value = second.value - first.value
    low = value - sqrt((second.value - second.low) ** 2 + (first.high - first.value) ** 2)
    high = value + sqrt((second.high - second.value) ** 2 + (first.value - first.low) ** 2)
    return Estimate(value, low, high, min(first.games, second.games))


def mean(values: Sequence[float]) -> Estimate:
    """A mean; of one value or none nothing is known of the spread."""
    games = len(values)
    if not games:
        return Estimate(0.0, 0.0, 0.0, 0)
    middle = sum(values) / games
    if games == 1:
        return Estimate(middle, middle, middle, 1)
    variance = sum((value - middle) ** 2 for value in values) / (games - 1)
    half = Z * sqrt(variance / games)
    return Estimate(middle, middle - half, middle + half, games)
