"""The door of the house: connections are counted by address, and none may stand in it without a word."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from uvicorn.protocols.http.h11_impl import H11Protocol

from shamble.server.limits import Guests, household

if TYPE_CHECKING:
    from h11 import Request


def door(seconds: float, most: int, trusted: str) -> type[asyncio.Protocol]:
    """The protocol of a server: so many seconds for a request's headers, so many connections for an address.

    A trusted proxy may have as many as it likes; it is to count its own clients.
    """
    guests = Guests(most)

    class Door(H11Protocol):
        """One connection until it is closed, or until it has become a socket."""

        _came_from = ""
        _timer: asyncio.TimerHandle | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            address = household(self.client[0]) if self.client else ""
            if address and address != trusted:
                if not guests.enter(address):
                    transport.abort()
                    return
                self._came_from = address
            self._watch()

        def connection_lost(self, exc: Exception | None) -> None:
            self._leave()
            super().connection_lost(exc)

        def data_received(self, data: bytes) -> None:
            is_between = self.cycle is None or self.cycle.response_complete
            if is_between and self._timer is None:
                self._watch()
            before = self.cycle
            super().data_received(data)
            if self.cycle is not before:
                self._calm()

        def handle_websocket_upgrade(self, event: Request) -> None:
            self._leave()  # the application counts sockets itself
            super().handle_websocket_upgrade(event)

        def _watch(self) -> None:
            self._timer = self.loop.call_later(seconds, self._give_up)

        def _calm(self) -> None:
            if self._timer is not None:
                self._timer.cancel()
                self._timer = None

        def _give_up(self) -> None:
            self._timer = None
            if self.transport is not None and (self.cycle is None or self.cycle.response_complete):
                self.transport.abort()

        def _leave(self) -> None:
            self._calm()
            if self._came_from:
                guests.leave(self._came_from)
                self._came_from = ""

    kind: Any = Door
    return kind  # type: ignore[no-any-return]
