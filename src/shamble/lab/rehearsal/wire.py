"""Connections without a network: the application is called as a web server would call it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any
from urllib.parse import quote

CALM = 0.2


class Gone(Exception):
    """The other end has closed the connection."""


class Wire:
    """One socket at a table, seen from a page."""

    def __init__(self, app: Any, table: str, token: str, address: str) -> None:
        self._inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._outbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.reads = asyncio.Event()
        """Cleared while the page does not read."""
        self.reads.set()
        self.is_open = True
        self._outbox.put_nowait({"type": "websocket.connect"})
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": f"/ws/tables/{table}",
            "raw_path": f"/ws/tables/{table}".encode(),
            "root_path": "",
            "query_string": f"token={quote(token)}".encode(),
            "headers": [(b"host", b"localhost")],
            "subprotocols": [],
            "client": (address, 1),
            "server": ("localhost", 80),
            "state": {},
            "extensions": {},
        }
        self.task = asyncio.ensure_future(app(scope, self._outbox.get, self._take))

    async def _take(self, message: dict[str, Any]) -> None:
        await self.reads.wait()
        if message["type"] == "websocket.close":
            self.is_open = False
        await self._inbox.put(message)

    def send(self, text: str) -> None:
        """Send a text to the server."""
        if not self.is_open:
            raise Gone
        self._outbox.put_nowait({"type": "websocket.receive", "text": text})

    async def receive(self, seconds: float) -> str | None:
        """The next text; None if none comes in time."""
        try:
            message = await asyncio.wait_for(self._inbox.get(), seconds)
        except TimeoutError:
            if self.task.done():
                self.is_open = False
                raise Gone from None
            return None
        if message["type"] == "websocket.close":
            raise Gone
        if message["type"] != "websocket.send":
            return ""
        return str(message.get("text") or (message.get("bytes") or b"").decode())

    def close(self) -> None:
        """Close the connection without a word."""
        self.is_open = False
        self.reads.set()
        self._outbox.put_nowait({"type": "websocket.disconnect", "code": 1006})


async def ask(
    app: Any,
    method: str,
    path: str,
    address: str,
    body: bytes = b"",
    query: str = "",
    heard: Callable[[bytes], None] | None = None,
) -> tuple[int, Any]:
    """One HTTP request: the status, and the answer if it is JSON."""
    parts: list[bytes] = []
    status = 0
    given = [{"type": "http.request", "body": body, "more_body": False}]
    forever: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()

    async def receive() -> dict[str, Any]:
        return given.pop() if given else await forever

    async def send(message: dict[str, Any]) -> None:
        nonlocal status
        if message["type"] == "http.response.start":
            status = message["status"]
        else:
            parts.append(message.get("body", b""))

    scope = {
        "type": "http",
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "root_path": "",
        "query_string": query.encode(),
        "headers": [
            (b"host", b"localhost"),
            (b"content-type", b"application/json"),
            (b"content-length", str(len(body)).encode()),
        ],
        "client": (address, 1),
        "server": ("localhost", 80),
        "state": {},
        "extensions": {},
    }
    await app(scope, receive, send)
    data = b"".join(parts)
    if heard is not None:
        heard(data)
    try:
        return status, json.loads(data)
    except ValueError:
        return status, None
