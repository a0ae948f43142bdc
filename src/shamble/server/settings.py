"""How a server is run: where it keeps its tables, whom it answers, and how much it puts up with."""

from __future__ import annotations

import os
import secrets
import sys
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from shamble.server.push.outside import Streams, open_outside

LOOPBACK: Final = ("127.0.0.1", "localhost", "::1")

DEFAULT_PORT: Final = 8717


def draw_key() -> bytes:
    """A key for the chance of a table: 256 bits that nobody knows."""
    return secrets.token_bytes(32)


@dataclass(frozen=True)
class Settings:
    """Everything that can be set from outside. The limits suit a group of friends with room to spare."""

    data: Path
    local: bool = False
    """One person's own server: all its tables are theirs, and their saves hold everything."""
    hosts: tuple[str, ...] = ()
    """The host names that requests may use; any if empty."""
    origins: tuple[str, ...] = ()
    """Other pages that may open sockets, as `https://games.example`."""
    addresses: tuple[str, ...] = ()
    """Where others on the network reach the server, for invitations."""
    absence: float = 60.0
    """Seconds that somebody must be away before a bot may play for them unasked."""
    bot_pause: float = 0.7
    """Seconds before a bot answers, so that people can follow."""
    live_tables: int = 200
    """Tables kept in memory; the rest is read again when somebody comes."""
    metrics_to: tuple[str, ...] = ("127.0.0.1", "::/64")
    """The addresses that may read the numbers of the server."""
    rest_seconds: float = 120.0
    """A table at which nobody does anything for so long is on disk alone, until somebody does."""
    tables_per_client: int = 100
    """Unfinished tables that one address may have created and that are not forgotten."""
    tables: int = 20_000
    sockets_per_client: int = 40
    sockets_per_table: int = 60
    requests_per_second: float = 30.0
    request_burst: int = 240
    messages_per_second: float = 30.0
    message_burst: int = 120
    message_bytes: int = 32_768
    request_bytes: int = 65_536
    import_bytes: int = 2_000_000
    import_entries: int = 5_000
    workers: int = 0
    """Processes for heavy work: files from outside, branches. Without any it is done in the server's own."""
    work_seconds: float = 20.0
    """A job that takes longer is given up."""
    work_per_second: float = 0.3
    """Seconds of work that one address may cause each second, and five times as much at once."""
    bytes_per_second: int = 2_000_000
    """Bytes of log and files that one address may ask for each second, and eight times as much at once."""
    waiting_bytes: int = 2_000_000
    """A page that lets so many bytes pile up has to load the table again."""
    first_seconds: float = 30.0
    """A socket that says nothing for so long after it was opened is closed."""
    header_seconds: float = 10.0
    """A connection that has not sent a whole request for so long is closed."""
    body_seconds: float = 20.0
    connections_per_client: int = 100
    forget_days: float = 60.0
    """Unfinished tables that nobody has touched for so long do not count for whoever created them."""
    purge_days: float = 7.0
    """Tables that their host has removed are kept for so long."""
    changes_per_table: int = 20_000
    """From so many changes on nothing is taken back or brought again at a table."""
    draw_key: Callable[[], bytes] = draw_key
    """Where the keys of chance come from."""
    push: str = ""
    """How the services of the browsers reach whoever runs this, as `mailto:me@games.example`; closed pages
    are told of their turn only where there is one."""
    way_out: Callable[[str], Awaitable[Streams]] = open_outside
    """How those services are reached."""


def data_folder() -> Path:
    """Where a person's games are kept unless they say otherwise."""
    if chosen := os.environ.get("SHAMBLE_DATA"):
        return Path(chosen).expanduser()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "shamble"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "shamble"
