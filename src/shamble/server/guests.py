"""Somebody with an open socket: what they may do, and the messages on their way to them."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

from shamble.server.messages import Notice, ServerMessage
from shamble.server.tokens import Grant

WAITING_MESSAGES: Final = 400
"""A page that lets so many messages pile up has lost its connection without telling."""

TOO_SLOW: Final = 4408
"""The closing code of a socket that does not read what it is sent."""

GOING: Final = 1001
"""The closing code of a socket that has nothing more to say."""

_encoder: Final = msgspec.json.Encoder()


def encode(message: ServerMessage) -> bytes:
    """A message as it goes over the wire."""
    return _encoder.encode(message)


class Guest:
    """One open socket at a table."""

    __slots__ = ("_most", "client", "code", "grant", "is_lost", "queue", "waiting")

    def __init__(self, grant: Grant, client: str, most: int = 2_000_000) -> None:
        self._most = most
        self.waiting = 0
        """Bytes on their way."""
        self.grant = grant
        self.client = client
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.is_lost = False
        self.code = GOING
        """What the socket is closed with."""

    def send(self, message: ServerMessage) -> None:
        """Put a message on its way."""
        self.send_bytes(encode(message))

    def send_bytes(self, data: bytes) -> None:
        """Put an encoded message on its way; a page that does not listen any more is let go."""
        if self.is_lost:
            return
        if (self.waiting and self.waiting + len(data) > self._most) or self.queue.qsize() >= WAITING_MESSAGES:
            self._drop()
            return
        self.waiting += len(data)
        self.queue.put_nowait(data)

    async def next(self) -> bytes | None:
        """What to send next; None if there is nothing more to come."""
        data = await self.queue.get()
        if data is not None:
            self.waiting -= len(data)
        return data

    def _drop(self) -> None:
        """Forget all that waits: the page has to load the table again."""
        while not self.queue.empty():
            self.queue.get_nowait()
        self.waiting = 0
        self.queue.put_nowait(encode(Notice("server-too-slow")))
        self.close(TOO_SLOW)

    def close(self, code: int = GOING) -> None:
        """Nothing more will be sent; the socket closes after what is under way."""
        if not self.is_lost:
            self.is_lost = True
            self.code = code
            self.queue.put_nowait(None)
