"""When memory is swept of what only holds on to itself, so that no move waits for it.

Python looks through everything in memory whenever there is a quarter more of it than the last time. With five
hundred tables that takes some tenths of a second, in the middle of somebody's answer, every few seconds. So
what a server needs for ever is left out, and the rest is looked through the more seldom the more there is.
"""

from __future__ import annotations

import gc
from typing import Final

from shamble.server import clock

YOUNG: Final = (2_000, 10, 1_000_000)
"""What has just been made is looked through as often as ever, what has lasted only when asked for."""

LEAST_SECONDS: Final = 60.0
SECONDS_A_TABLE: Final = 0.5
"""A sweep takes about half a millisecond for each table awake: no more than a thousandth of the time."""


class Sweeper:
    """Says when everything is swept."""

    def __init__(self) -> None:
        self.is_settled = False
        self._swept = 0.0

    def settle(self) -> None:
        """From now on this process is a server: all that is there stays, and sweeping is up to it."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(*YOUNG)
        self.is_settled = True
        self._swept = clock.steady()

    def sweep(self, tables: int) -> bool:
        """Sweep if it is time for that with so many tables awake; where there is no server Python does it."""
        pause = max(LEAST_SECONDS, tables * SECONDS_A_TABLE)
        if not self.is_settled or clock.steady() - self._swept < pause:
            return False
        gc.collect()
        self._swept = clock.steady()
        return True


SWEEPER: Final = Sweeper()
