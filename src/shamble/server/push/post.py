"""The post: carries notes to the services of the browsers, some at a time, and never waits for them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from shamble.server import clock, logs
from shamble.server.push.outside import NotOutside, Streams, is_outside
from shamble.server.push.sealing import Identity, is_point, seal
from shamble.server.stored import Call

AT_ONCE: Final = 8
MOST_WAITING: Final = 200
"""Notes that may be under way; beyond them they are dropped: they are a kindness, not a promise."""

SECONDS: Final = 15.0
KEPT: Final = 4 * 3600
"""Seconds for which a service keeps a note for a browser that is not there."""

HEAD_BYTES: Final = 16_384
GONE: Final = (404, 410)


class Answered(NamedTuple):
    """What a service said of a note."""

    status: int

    @property
    def is_gone(self) -> bool:
        """Whether nobody will ever get a note there again."""
        return self.status in GONE


class Post:
    """Sends notes to closed pages; only of servers whose host has asked for it."""

    def __init__(self, secret: bytes, contact: str, way: Callable[[str], Awaitable[Streams]]) -> None:
        self._identity = Identity(secret, contact)
        self._way = way
        self._free = asyncio.Semaphore(AT_ONCE)
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def public(self) -> str:
        """The key that browsers are given before they subscribe."""
        return self._identity.public

    def can_reach(self, call: Call) -> bool:
        """Whether something can be sent there at all."""
        return is_outside(call.endpoint) and is_point(call.point, call.auth)

    def send(self, call: Call, note: bytes, gone: Callable[[], Awaitable[None]]) -> None:
        """Send a note some time soon; `gone` is called if its receiver is no more."""
        if len(self._tasks) >= MOST_WAITING:
            logs.warn("push-dropped", waiting=len(self._tasks))
            return
        task = asyncio.ensure_future(self._send(call, note, gone))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _send(self, call: Call, note: bytes, gone: Callable[[], Awaitable[None]]) -> None:
        host = urlsplit(call.endpoint).hostname or ""
        async with self._free:
            try:
                answered = await asyncio.wait_for(self._carry(call, note), SECONDS)
            except (OSError, ValueError, EOFError, TimeoutError, NotOutside) as error:
                logs.warn("push-failed", host=host, said=type(error).__name__)
                return
        if answered.status >= 300:
            logs.warn("push-refused", host=host, status=answered.status)
        if answered.is_gone:
            await gone()

    async def _carry(self, call: Call, note: bytes) -> Answered:
        place = urlsplit(call.endpoint)
        body = seal(note, call.point, call.auth)
        target = (place.path or "/") + (f"?{place.query}" if place.query else "")
        head = {
            "Host": place.netloc,
            "Authorization": self._identity.signature(call.endpoint, clock.wall()),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "Content-Length": str(len(body)),
            "TTL": str(KEPT),
            "Urgency": "high",
            "Connection": "close",
        }
        lines = [f"POST {target} HTTP/1.1", *(f"{name}: {value}" for name, value in head.items()), "", ""]
        reader, writer = await self._way(place.hostname or "")
        try:
            writer.write("\r\n".join(lines).encode("ascii") + body)
            await writer.drain()
            said = await reader.read(HEAD_BYTES)
        finally:
            writer.close()
        word = said.split(b" ", 2)
        if len(word) < 2 or not word[0].startswith(b"HTTP/1."):
            raise ValueError("no answer in HTTP")
        return Answered(int(word[1]))

    def close(self) -> None:
        """Give up what is under way."""
        for task in self._tasks:
            task.cancel()
