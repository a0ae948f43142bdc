"""Running a server: one for each data folder, on a port of its own, until somebody stops it."""

from __future__ import annotations

import dataclasses
import json
import os
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Final

import uvicorn

from shamble.kernel.errors import ShambleError
from shamble.server.app import create_app
from shamble.server.door import door
from shamble.server.settings import LOOPBACK, Settings
from shamble.server.sweeping import SWEEPER
from shamble.server.writer import make_private

LOCK_FILE: Final = "server.lock"
GRACE_SECONDS: Final = 3
EVERYWHERE: Final = ("0.0.0.0", "::", "")
"""Hosts that stand for all networks of the computer."""


class RunError(ShambleError):
    """A server that cannot be started."""


class Busy(Exception):
    """Another server uses the data folder already; `address` is where, if it told."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address = address


class Claim:
    """Holds a data folder for one server; the system lets go of it even if the server is killed."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / LOCK_FILE
        self._file: IO[str] | None = None

    def __enter__(self) -> Claim:
        make_private(self._path.parent)
        file = os.fdopen(os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600), "r+", encoding="utf-8")
        if not _lock(file):
            file.seek(0)
            told = file.read()
            file.close()
            raise Busy(_address(told))
        self._file = file
        self.tell("")
        return self

    def tell(self, address: str) -> None:
        """Write down where the server answers, for whoever comes next."""
        assert self._file is not None
        self._file.seek(0)
        self._file.truncate()
        self._file.write(json.dumps({"address": address, "process": os.getpid()}))
        self._file.flush()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._file is not None:
            self._file.close()


def _lock(file: IO[str]) -> bool:
    """Lock a file without waiting; where the system has no such locks, trust the user."""
    if sys.platform == "win32":
        return True
    import fcntl

    try:
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def _address(told: str) -> str:
    try:
        data = json.loads(told)
    except ValueError:
        return ""
    address = data.get("address") if isinstance(data, dict) else None
    return address if isinstance(address, str) else ""


def bind(host: str, port: int) -> socket.socket:
    """A listening place; port 0 takes any that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Named as TCP, so that asyncio switches Nagle's delay off: an answer is several small messages.
    place = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    place.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        place.bind((host, port))
    except (OSError, OverflowError) as error:
        place.close()
        raise RunError("server-port-taken", {"host": host, "port": str(port), "said": str(error)}) from error
    return place


def address_of(host: str, place: socket.socket) -> str:
    """The address to open in a browser."""
    name = "localhost" if host in (*LOOPBACK, "0.0.0.0", "::") else host
    return f"http://{name}:{place.getsockname()[1]}/"


def addresses_of(host: str, port: int) -> tuple[str, ...]:
    """Where others on the network reach a server that answers there; none if only this computer does."""
    if host in LOOPBACK:
        return ()
    if host not in EVERYWHERE:
        return (f"http://{host}:{port}/",)
    found: list[str] = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, suppress(OSError):
        probe.connect(("192.0.2.1", 9))  # sends nothing: only asks which of its addresses would be used
        found.append(str(probe.getsockname()[0]))
    with suppress(OSError):
        found += [str(row[4][0]) for row in socket.getaddrinfo(socket.gethostname(), port, socket.AF_INET)]
    return tuple(f"http://{it}:{port}/" for it in dict.fromkeys(found) if not it.startswith("127."))


class _Server(uvicorn.Server):
    """Tells when it answers."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.should_exit:
            SWEEPER.settle()
            self._ready()


def run(
    settings: Settings, host: str, port: int, ready: Callable[[str], None], proxy: str | None = None
) -> None:
    """Serve until interrupted. Raises Busy if the data folder has a server already."""
    with Claim(settings.data) as claim:
        place = bind(host, port)
        address = address_of(host, place)
        if not settings.addresses:
            found = addresses_of(host, place.getsockname()[1])
            settings = dataclasses.replace(settings, addresses=found)
        options: dict[str, Any] = {
            "log_config": None,
            "access_log": False,
            "server_header": False,
            "http": door(settings.header_seconds, settings.connections_per_client, proxy or ""),
            "ws": "websockets-sansio",
            "ws_max_size": settings.message_bytes * 2,
            "timeout_graceful_shutdown": GRACE_SECONDS,
            "proxy_headers": proxy is not None,
            "forwarded_allow_ips": proxy or "",
        }

        def answers() -> None:
            claim.tell(address)
            ready(address)

        server = _Server(uvicorn.Config(create_app(settings), **options), answers)
        server.run(sockets=[place])
