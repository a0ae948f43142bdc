"""Time that passes only when everybody waits, and lots that fall the same way every time."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

from shamble.content import records
from shamble.server import tokens


class Stuck(Exception):
    """Everybody waits for somebody else."""


class _Selector(selectors.SelectSelector):
    """Nothing ever comes from outside: whoever waits only lets time pass."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0

    def select(self, timeout: float | None = None) -> Any:
        if timeout is None:
            raise Stuck
        self.now += max(0.0, timeout)
        return []


class Loop(asyncio.SelectorEventLoop):
    """An event loop in made-up time."""

    def __init__(self) -> None:
        self._told = _Selector()
        super().__init__(self._told)

    def time(self) -> float:
        return self._told.now


class Lots:
    """Stands in for the system's secrets: everything follows from the seed."""

    def __init__(self, seed: int) -> None:
        self._random = Random(f"lots {seed}")

    def token_bytes(self, size: int = 32) -> bytes:
        return self._random.randbytes(size)

    def token_hex(self, size: int = 32) -> str:
        return self._random.randbytes(size).hex()

    def token_urlsafe(self, size: int = 32) -> str:
        return self._random.randbytes(size).hex()

    def randbelow(self, limit: int) -> int:
        return self._random.randrange(limit)


@contextmanager
def same_lots(seed: int) -> Iterator[Lots]:
    """Let keys, names of tables and seeds follow from a number for a while."""
    lots = Lots(seed)
    places = (vars(tokens), vars(records))
    before = [place["secrets"] for place in places]
    for place in places:
        place["secrets"] = lots
    try:
        yield lots
    finally:
        for place, system in zip(places, before, strict=True):
            place["secrets"] = system
