"""The outermost door: who may knock, how often, and the headers that every answer carries."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

import msgspec

from shamble.server import logs
from shamble.server.limits import Buckets, household
from shamble.server.messages import Problem, Reason
from shamble.server.settings import Settings

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Message, Receive, Scope, Send

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "font-src 'self'; connect-src 'self'; media-src 'self' data:; manifest-src 'self'; base-uri 'self'; "
    "form-action 'none'; frame-ancestors 'none'"
)
HEADERS: Final = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=()"),
]
READING: Final = ("GET", "HEAD", "OPTIONS")
FORBIDDEN_SOCKET: Final = 4403


class Gate:
    """Checks host, origin and rate before the application sees anything."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self._settings = settings
        self._buckets = Buckets(settings.requests_per_second, settings.request_burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind: str = scope["type"]
        if kind == "websocket":
            refusal = self._refusal(scope, is_reading=False)
            if refusal is None:
                await self.app(scope, receive, send)
            else:
                logs.note("socket-refused", reason=refusal[1].key, client=client_of(scope))
                await receive()
                await send({"type": "websocket.close", "code": FORBIDDEN_SOCKET, "reason": refusal[1].key})
        elif kind == "http":
            await self._answer(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun = time.perf_counter()
        status = 0

        async def finish(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                given = [name for name, _ in message["headers"]]
                extra = [(name, value) for name, value in HEADERS if name not in given]
                message["headers"] = [*message["headers"], *extra]
            await send(message)

        method = str(scope.get("method", ""))
        refusal = self._refusal(scope, is_reading=method in READING)
        end = time.monotonic() + self._settings.body_seconds

        async def receive_in_time() -> Any:
            left = end - time.monotonic()
            if status:
                return await receive()  # the answer has begun: only whether somebody still waits for it
            return await asyncio.wait_for(receive(), max(0.01, left))

        if refusal is None:
            try:
                await self.app(scope, receive_in_time, finish)
            except TimeoutError:
                if not status:
                    await _refuse(finish, 408, Reason("server-too-slow"))
        else:
            await _refuse(finish, *refusal)
        milliseconds = round((time.perf_counter() - begun) * 1000, 1)
        logs.debug(
            "request",
            method=method,
            path=scope["path"],
            status=status,
            ms=milliseconds,
            client=client_of(scope),
        )

    def _refusal(self, scope: Scope, is_reading: bool) -> tuple[int, Reason] | None:
        """Why somebody is not let in, with the HTTP status."""
        headers = {
            name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]
        }
        host = headers.get("host", "").lower()
        if self._settings.hosts and host_name(host) not in self._settings.hosts:
            return 421, Reason("server-host")
        origin = headers.get("origin")
        if origin is not None and not is_reading and not self._is_own(origin.lower(), host):
            return 403, Reason("server-origin")
        if not self._buckets.take(client_of(scope)):
            return 429, Reason("server-too-fast")
        return None

    def _is_own(self, origin: str, host: str) -> bool:
        """Whether a page of this server, or one that the settings allow, asks."""
        try:
            place = urlsplit(origin).netloc
        except ValueError:
            return False
        return (bool(place) and place == host) or origin in self._settings.origins


def client_of(scope: Scope) -> str:
    """The address of a client."""
    client = scope.get("client")
    return household(str(client[0])) if client else "local"


def host_name(host: str) -> str:
    """The name in a Host header, without the port."""
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.rpartition(":")[0] if ":" in host else host


async def _refuse(send: Send, status: int, reason: Reason) -> None:
    body = msgspec.json.encode(Problem(reason))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if status == 429:
        headers.append((b"retry-after", b"2"))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
