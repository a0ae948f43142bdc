"""What time it is: the one place that asks the computer's clocks.

Simulations of the server put clocks of their own in their place, also such that jump.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

Clock = Callable[[], float]

_wall: Clock = time.time
_steady: Clock = time.monotonic


def wall() -> float:
    """Seconds since 1970, for people; may jump whenever somebody sets the clock."""
    return _wall()


def steady() -> float:
    """Seconds since some moment, for measuring; never goes back."""
    return _steady()


@contextmanager
def other_clocks(wall: Clock, steady: Clock) -> Iterator[None]:
    """Tell the time by these clocks for a while."""
    global _wall, _steady
    before = _wall, _steady
    _wall, _steady = wall, steady
    try:
        yield
    finally:
        _wall, _steady = before
