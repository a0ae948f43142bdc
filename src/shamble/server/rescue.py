"""What to do about a damaged file of tables: tell which are sound, and save those from a broken file."""

from __future__ import annotations

import hashlib
import sqlite3
import struct
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from shamble.kernel.errors import ShambleError
from shamble.server import logs
from shamble.server.rebuild import rebuild
from shamble.server.refusals import Refused
from shamble.server.storage import COLUMNS, FILE, Damaged, StorageError, Store

UNREADABLE: Final = (Damaged, sqlite3.Error, msgspec.MsgspecError, UnicodeError, TypeError, ValueError)
"""What reading a damaged table may raise."""

LOG_COLUMNS: Final = "table_id, seq, kind, data, submission, at, sum"
PAGE: Final = 4096
"""SQLite's usual size of a page."""

SUM_FILE: Final = "tables.sum"
"""The checksum of the whole file, written when a server stops as it should."""

WAL_HEADER: Final = 32
FRAME_HEADER: Final = 24


class Checked(NamedTuple):
    """How a table is: `state` is a text key after `cli-verify-`, `part` what is damaged."""

    table: str
    state: str
    part: str = ""
    game: str = ""
    mission: str = ""
    changes: int = 0


def check_tables(store: Store) -> Iterator[Checked]:
    """Every table: whether it adds up, and whether its log leads to the position that was kept."""
    for name in store.names():
        yield _check(store, name)


def _check(store: Store, name: str) -> Checked:
    try:
        stored = store.load(name)
    except Damaged as damaged:
        return Checked(name, "damaged", str(damaged.details["part"]))
    except UNREADABLE as error:
        return Checked(name, "damaged", f"{type(error).__name__}: {error}"[:120])
    if stored is None:
        return Checked(name, "hidden")
    head = stored.row.head
    told = (head.game, head.mission, len(stored.ops))
    try:
        rebuilt = rebuild(stored)
    except (Refused, ShambleError) as error:
        return Checked(name, "unreadable", str(error)[:120], *told)
    if rebuilt.rebase is not None:
        return Checked(name, "other-rules", "", *told)
    return Checked(name, "sound" if stored.snapshot is not None else "position", "", *told)


# --- a file that is broken as such


def rescue(folder: Path, stamp: str) -> Path:
    """Write the sound tables of a broken file into a new one; the broken one is kept beside it.

    Tables that cannot be read are in the new file, too, as damaged ones.
    """
    mended = folder / "tables.mended.sqlite"
    mended.write_bytes(_with_sound_header((folder / FILE).read_bytes()))
    try:
        with closing(sqlite3.connect(f"file:{mended}?mode=ro&immutable=1", uri=True)) as old:
            old.text_factory = _text
            parts = old.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
            if not {("tables",), ("log",), ("snapshots",)} <= set(parts):
                raise sqlite3.DatabaseError("file is not a database")
            broken = _put_aside(folder, stamp)
            fresh = Store(folder)
            names = _names(old)
            saved = sum(_copy(old, fresh, name) for name in names)
            fresh.close()
    finally:
        mended.unlink()
    logs.warn("file-rescued", kept=broken.name, tables=len(names), saved=saved)
    return broken


def _put_aside(folder: Path, stamp: str) -> Path:
    """Keep the broken file under another name."""
    broken = folder / f"tables.damaged-{stamp}.sqlite"
    for suffix in ("", "-wal", "-shm"):
        path = folder / (FILE + suffix)
        if path.exists():
            path.rename(folder / (broken.name + suffix))
    return broken


def _with_sound_header(data: bytes) -> bytes:
    """A file of tables with what its first bytes should say: it may have been cut, or a bit flipped."""
    pages = len(data) // PAGE
    header = bytearray(data[:100].ljust(100, b"\0"))
    header[:16] = b"SQLite format 3\0"
    header[16:24] = struct.pack(">H6B", PAGE, 1, 1, 0, 64, 32, 32)
    header[28:32] = struct.pack(">I", pages)
    header[92:96] = header[24:28]  # so that the number of pages is believed
    return bytes(header) + data[100 : pages * PAGE]


def _text(data: bytes) -> str:
    return data.decode("utf-8", "replace")


def _names(old: sqlite3.Connection) -> list[str]:
    """The names of all tables that are found, by every way there is into the file."""
    found: dict[str, None] = {}
    for statement in (
        "SELECT id FROM tables NOT INDEXED ORDER BY rowid",
        "SELECT id FROM tables NOT INDEXED ORDER BY rowid DESC",
        "SELECT id FROM tables ORDER BY id",
        "SELECT id FROM tables ORDER BY id DESC",
        "SELECT table_id FROM snapshots ORDER BY rowid",
        "SELECT DISTINCT table_id FROM log ORDER BY table_id",
        "SELECT DISTINCT table_id FROM log ORDER BY table_id DESC",
    ):
        with suppress(*UNREADABLE):
            for (name,) in old.execute(statement):
                if isinstance(name, str):
                    found[name] = None
    return list(found)


def _copy(old: sqlite3.Connection, fresh: Store, name: str) -> bool:
    """Bring one table over as it is; False if it could not be read whole."""
    rows: dict[str, list[Any]] = {"tables": [], "log": [], "snapshots": [], "talk": []}
    is_whole = True
    for table, columns, column in (
        ("tables", f"{COLUMNS}, sum", "id"),
        ("log", LOG_COLUMNS, "table_id"),
        ("snapshots", "table_id, seq, state, sum", "table_id"),
        ("talk", "table_id, lines, sum", "table_id"),
    ):
        try:
            rows[table] = old.execute(f"SELECT {columns} FROM {table} WHERE {column} = ?", (name,)).fetchall()
        except UNREADABLE:
            is_whole = table in ("snapshots", "talk") and is_whole  # the log tells the position
    if len(rows["tables"]) != 1:
        is_whole = False
        rows["tables"] = [(name, "", "", "", "", 0, 0, 0.0, 0.0, 0, 0, "lost")]
    try:
        fresh.take_over(rows)
    except sqlite3.Error:
        is_whole = False
        with suppress(sqlite3.Error):
            fresh.take_over({"tables": [(name, "", "", "", "", 0, 0, 0.0, 0.0, 0, 0, "lost")]})
    return is_whole


def damaged_commits(path: Path) -> int:
    """How many commits in a write-ahead log lie behind a damaged place and would be lost without a word.

    A last commit that is not whole is no damage: it was never acknowledged.
    """
    try:
        data = path.read_bytes()
    except OSError:
        return 0
    if len(data) < WAL_HEADER + FRAME_HEADER:
        return 0
    magic, _, size, _, salt1, salt2, sum1, sum2 = struct.unpack(">8I", data[:WAL_HEADER])
    order = ">" if magic & 1 else "<"
    if magic not in (0x377F0682, 0x377F0683) or not 512 <= size <= 65_536:
        return 1
    here = _add_up(order, data[:24], (0, 0))
    if here != (sum1, sum2):
        return 1
    lost, is_broken = 0, False
    for at in range(WAL_HEADER, len(data) - FRAME_HEADER - size + 1, FRAME_HEADER + size):
        _, pages, own1, own2, sum1, sum2 = struct.unpack(">6I", data[at : at + FRAME_HEADER])
        body = data[at : at + 8] + data[at + FRAME_HEADER : at + FRAME_HEADER + size]
        if not is_broken:
            if (own1, own2) != (salt1, salt2):
                break  # left over from before
            here = _add_up(order, body, here)
            is_broken = here != (sum1, sum2)
        if is_broken and pages and (own1, own2) == (salt1, salt2):
            lost += 1
    return max(0, lost - 1)


def _add_up(order: str, data: bytes, before: tuple[int, int]) -> tuple[int, int]:
    """SQLite's running checksum of a stretch of the log."""
    one, two = before
    words = struct.unpack(f"{order}{len(data) // 4}I", data)
    for at in range(0, len(words), 2):
        one = (one + words[at] + two) & 0xFFFFFFFF
        two = (two + words[at + 1] + one) & 0xFFFFFFFF
    return one, two


def open_soundly(folder: Path, stamp: Callable[[], str]) -> Store:
    """The file of tables, looked through; if it is broken as such, a new one with all that could be saved."""
    lost = damaged_commits(folder / (FILE + "-wal"))
    if lost:
        kept = folder / f"{FILE}-wal.damaged-{stamp()}"
        kept.write_bytes((folder / (FILE + "-wal")).read_bytes())
        kept.chmod(0o600)
        logs.warn("write-ahead-log-damaged", kept=kept.name, lost=lost)
    if is_as_closed(folder) is False:
        logs.warn("file-changed", file=FILE)
    (folder / SUM_FILE).unlink(missing_ok=True)
    said = ""
    try:
        store = Store(folder)
    except StorageError as error:
        if error.key != "server-data-damaged":
            raise
        said = str(error.details["said"])
    else:
        said = store.structure()
        if not said:
            return store
        store.close()
    logs.warn("file-damaged", said=said[:200])
    try:
        rescue(folder, stamp())
    except sqlite3.Error as error:
        raise StorageError("server-data-damaged", {"file": str(folder / FILE), "said": said}) from error
    return Store(folder)


def seal_file(folder: Path) -> None:
    """Write down what the file is like now that nobody uses it any more."""
    with suppress(OSError):
        (folder / SUM_FILE).write_text(_sum_of(folder / FILE))
        (folder / SUM_FILE).chmod(0o600)


def is_as_closed(folder: Path) -> bool | None:
    """Whether the file is what it was when its server stopped, to the last bit; None if that is not known."""
    try:
        told = (folder / SUM_FILE).read_text()
        return told == _sum_of(folder / FILE)
    except (OSError, UnicodeError):
        return None


def _sum_of(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()
