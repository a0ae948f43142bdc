"""How often somebody may knock, and how much work and how many bytes they may cost; bounded in number."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from ipaddress import IPv6Address, ip_address
from typing import Final

from shamble.server import clock

MOST_CLIENTS: Final = 4096


class Bucket:
    """So many at once, then so many a second."""

    __slots__ = ("_burst", "_filled", "_left", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = float(burst)
        self._filled = clock.steady()

    def _fill(self) -> None:
        now = clock.steady()
        self._left = min(self._burst, self._left + (now - self._filled) * self._rate)
        self._filled = now

    def take(self) -> bool:
        """Use one up; False if there is none."""
        self._fill()
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

    def charge(self, price: float) -> None:
        """Use something up afterwards, when it is known what it cost; that may leave a debt."""
        self._fill()
        self._left = max(self._left - price, -10 * self._burst)

    def debt(self) -> float:
        """In how many seconds there will be something left again."""
        self._fill()
        return max(0.0, -self._left / self._rate)


class Buckets:
    """A bucket for each client; those not seen for longest are forgotten first."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, client: str) -> Bucket:
        """A client's bucket."""
        bucket = self._buckets.get(client)
        if bucket is None:
            bucket = self._buckets[client] = Bucket(self._rate, self._burst)
            if len(self._buckets) > MOST_CLIENTS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(client)
        return bucket

    def take(self, client: str) -> bool:
        """Whether this client may go on."""
        return self.of(client).take()


class Costs:
    """What each client has cost lately, in seconds of work and in bytes; whoever is in debt waits."""

    def __init__(self, work: float, work_burst: float, size: float, size_burst: float) -> None:
        self._work = Buckets(work, work_burst)
        self._bytes = Buckets(size, size_burst)

    def charge(self, client: str, seconds: float, size: int = 0) -> None:
        """Something was done for a client."""
        self._work.of(client).charge(seconds)
        if size:
            self._bytes.of(client).charge(size)

    def debt(self, client: str) -> float:
        """How many seconds a client has to wait until something heavy may be done for them again."""
        return max(self._work.of(client).debt(), self._bytes.of(client).debt())


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


class Turns:
    """One after the other, for everything that has the same name."""

    def __init__(self) -> None:
        self._locks: dict[str, asyncio.Lock] = {}
        self.waiting: Counter[str] = Counter()
        """How many are at it or wait, by name."""

    @asynccontextmanager
    async def turn(self, name: str) -> AsyncIterator[None]:
        """Wait until nobody else of this name is at it."""
        self.waiting[name] += 1
        try:
            async with self._locks.setdefault(name, asyncio.Lock()):
                yield
        finally:
            self.waiting[name] -= 1
            if not self.waiting[name]:
                del self.waiting[name]
                del self._locks[name]


def household(address: str) -> str:
    """What counts as one client: an IPv4 address, or the 64 bits of an IPv6 one that a home gets."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return f"{IPv6Address(int(found) >> 64 << 64)}/64"
    return address
