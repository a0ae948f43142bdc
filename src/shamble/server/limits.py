"""How often somebody may knock: token buckets, bounded in number."""

from __future__ import annotations

from collections import Counter, OrderedDict
from typing import Final

from shamble.server import clock

MOST_CLIENTS: Final = 4096


class Bucket:
    """So many at once, then so many a second."""

    __slots__ = ("_burst", "_filled", "_left", "_rate")

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._left = float(burst)
        self._filled = clock.steady()

    def take(self) -> bool:
        """Use one up; False if there is none."""
        now = clock.steady()
        self._left = min(self._burst, self._left + (now - self._filled) * self._rate)
        self._filled = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def pause(self) -> float:
        """Use one up, and say how many seconds to wait first."""
        if self.take():
            return 0.0
        self._left -= 1
        return -self._left / self._rate


class Buckets:
    """A bucket for each client; those not seen for longest are forgotten first."""

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, client: str) -> bool:
        """Whether this client may go on."""
        bucket = self._buckets.get(client)
        if bucket is None:
            bucket = self._buckets[client] = Bucket(self._rate, self._burst)
            if len(self._buckets) > MOST_CLIENTS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(client)
        return bucket.take()


class Guests:
    """How many connections each client has open."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    def enter(self, client: str) -> bool:
        """Let a connection in; False if the client has too many."""
        if self._open[client] >= self._most:
            return False
        self._open[client] += 1
        return True

    def leave(self, client: str) -> None:
        """A connection is gone."""
        self._open[client] -= 1
        if self._open[client] <= 0:
            del self._open[client]
