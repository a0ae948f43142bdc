"""Tables on disk: one SQLite file to which answers are only ever added.

The standard library's sqlite3 in one thread of its own: it appends far faster than a dialect layer
would, and there is one file and one writer. Each accepted answer is written whole (the answer, the
position after it, the summary for lists) and is on disk before anybody hears of it.

Everything has a checksum, and those of a table's log are chained: each covers the one before. What does not
add up is damaged, and said to be; the log counts more than the position that was kept beside it.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

import msgspec

from shamble.kernel.errors import ShambleError
from shamble.server import clock
from shamble.server.messages import Line
from shamble.server.stored import Head, Op, Row, Seat, Stored, Summary

FILE: Final = "tables.sqlite"
SCHEMA_VERSION: Final = 2
LARGE: Final = 200_000_000
"""Bytes from which on the indexes are not compared with their tables at every start."""

COLUMNS: Final = "id, head, seats, summary, client, finished, hidden, created, updated, edition, changes"
SCHEMA: Final = """
CREATE TABLE tables (
    id TEXT PRIMARY KEY, head TEXT NOT NULL, seats TEXT NOT NULL, summary TEXT NOT NULL,
    client TEXT NOT NULL, finished INTEGER NOT NULL, hidden INTEGER NOT NULL,
    created REAL NOT NULL, updated REAL NOT NULL,
    edition INTEGER NOT NULL DEFAULT 0, changes INTEGER NOT NULL DEFAULT 0, sum TEXT NOT NULL DEFAULT ''
);
CREATE INDEX tables_by_client ON tables (client) WHERE NOT finished AND NOT hidden;
CREATE INDEX tables_by_time ON tables (updated);
CREATE TABLE log (
    table_id TEXT NOT NULL REFERENCES tables (id), seq INTEGER NOT NULL, kind TEXT NOT NULL,
    data TEXT NOT NULL, submission TEXT, at REAL NOT NULL, sum TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (table_id, seq)
) WITHOUT ROWID;
CREATE UNIQUE INDEX log_by_submission ON log (table_id, submission) WHERE submission IS NOT NULL;
CREATE TABLE snapshots (
    table_id TEXT PRIMARY KEY REFERENCES tables (id), seq INTEGER NOT NULL, state TEXT NOT NULL,
    sum TEXT NOT NULL DEFAULT ''
);
CREATE TABLE probe (id INTEGER PRIMARY KEY, at REAL NOT NULL);
"""
TO_VERSION_2: Final = """
ALTER TABLE tables ADD COLUMN edition INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN changes INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN sum TEXT NOT NULL DEFAULT '';
ALTER TABLE log ADD COLUMN sum TEXT NOT NULL DEFAULT '';
ALTER TABLE snapshots ADD COLUMN sum TEXT NOT NULL DEFAULT '';
CREATE TABLE probe (id INTEGER PRIMARY KEY, at REAL NOT NULL);
UPDATE tables SET changes = (SELECT count(*) FROM log WHERE table_id = id);
"""


TALK: Final = """
CREATE TABLE IF NOT EXISTS talk (
    table_id TEXT PRIMARY KEY REFERENCES tables (id), lines TEXT NOT NULL, sum TEXT NOT NULL
)
"""
"""What people have said; files of before have none, and servers of before leave it alone."""

PARTS: Final = (("log", "table_id"), ("snapshots", "table_id"), ("talk", "table_id"), ("tables", "id"))
"""Where the rows of a table lie, in the order in which they go."""


class StorageError(ShambleError):
    """The tables on disk cannot be used."""


class Damaged(ShambleError):
    """A table on disk that is not what was written; it stays as it is."""

    def __init__(self, table: str, part: str) -> None:
        super().__init__("server-table-damaged", {"table": table, "part": part})


def digest(*parts: object) -> str:
    """A checksum of some values."""
    text = "\0".join("" if part is None else f"{type(part).__name__}:{part}" for part in parts)
    return blake2b(text.encode("utf-8", "surrogatepass"), digest_size=16).hexdigest()


class Store:
    """The file itself; used from one thread at a time."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE
        database: sqlite3.Connection | None = None
        try:
            database = self._db = self._open()
            version = self._db.execute("PRAGMA user_version").fetchone()[0]
            if version == 0:
                script = f"BEGIN IMMEDIATE;{SCHEMA}PRAGMA user_version={SCHEMA_VERSION};COMMIT;"
                self._db.executescript(script)
            elif version == 1:
                self._add_sums()
            if version <= SCHEMA_VERSION:
                self._db.execute(TALK)
        except sqlite3.Error as error:
            if database is not None:
                database.close()
            raise StorageError("server-data-damaged", {"file": str(self.path), "said": str(error)}) from error
        if version > SCHEMA_VERSION:
            raise StorageError("server-data-newer", {"file": str(self.path)})

    def _open(self) -> sqlite3.Connection:
        with suppress(OSError):  # readable by its owner alone, from the first byte on
            os.close(os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600))
        database = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
        database.execute("PRAGMA journal_mode=WAL")
        database.execute("PRAGMA synchronous=FULL")
        database.execute("PRAGMA foreign_keys=ON")
        database.execute("PRAGMA busy_timeout=5000")
        return database

    def _add_sums(self) -> None:
        """Tables of before had no checksums."""
        self._db.executescript(f"BEGIN IMMEDIATE;{TO_VERSION_2}")
        for (table,) in self._db.execute("SELECT id FROM tables").fetchall():
            self._seal_row(table)
            before = table
            rows = self._db.execute(
                "SELECT seq, kind, data, submission FROM log WHERE table_id = ? ORDER BY seq", (table,)
            ).fetchall()
            for seq, kind, data, submission in rows:
                before = digest(before, table, seq, kind, data, submission)
                self._db.execute(
                    "UPDATE log SET sum = ? WHERE table_id = ? AND seq = ?", (before, table, seq)
                )
            kept = self._db.execute("SELECT seq, state FROM snapshots WHERE table_id = ?", (table,))
            for seq, state in kept.fetchall():
                values = (digest(table, seq, state), table)
                self._db.execute("UPDATE snapshots SET sum = ? WHERE table_id = ?", values)
        self._db.execute(f"PRAGMA user_version={SCHEMA_VERSION}")
        self._db.execute("COMMIT")

    def close(self) -> None:
        """Close the file; what is in the write-ahead log goes into the main file."""
        self._db.close()

    def begin(self) -> None:
        """Begin to collect changes that will be on disk together."""
        self._db.execute("BEGIN IMMEDIATE")

    def commit(self) -> None:
        """Put what was collected on disk."""
        self._db.execute("COMMIT")

    @property
    def is_collecting(self) -> bool:
        """Whether changes are being collected."""
        return self._db.in_transaction

    def give_up(self) -> None:
        """Forget what was collected."""
        if self._db.in_transaction:
            self._db.execute("ROLLBACK")

    def _write(self, statement: str, values: tuple[Any, ...]) -> None:
        """One statement that changes something; everything that is ever written comes through here."""
        self._db.execute(statement, values)

    def _whole(self, what: Callable[[], None]) -> None:
        """All of a change or none of it; on disk at once, or together with what is being collected."""
        self._db.execute("SAVEPOINT change")
        try:
            what()
        except BaseException:
            with suppress(sqlite3.Error):  # after a full disk there is nothing left to take back
                self._db.execute("ROLLBACK TO change")
                self._db.execute("RELEASE change")
            raise
        self._db.execute("RELEASE change")

    # --- writing

    def create(self, row: Row, client: str, ops: list[Op], snapshot: str) -> None:
        """Write a new table, with what happened before anybody saw it."""

        def write() -> None:
            values = (
                row.id,
                text_of(row.head),
                text_of(row.seats),
                text_of(row.summary),
                client,
                int(row.summary.is_over()),
                0,
                row.created,
                row.updated,
                0,
                len(ops),
            )
            self._write(f"INSERT INTO tables VALUES ({', '.join('?' * 12)})", (*values, digest(*values)))
            for number, op in enumerate(ops):
                self._log(row.id, number + 1, op, row.created)
            self._keep(row.id, len(ops), snapshot)

        self._whole(write)

    def append(self, table: str, seq: int, op: Op, snapshot: str, summary: Summary) -> None:
        """Add a change. Fails if there is one with this number or submission already."""

        def write() -> None:
            now = clock.wall()
            self._log(table, seq, op, now)
            self._keep(table, seq, snapshot)
            values = (text_of(summary), int(summary.is_over()), now, seq, table)
            self._write(
                "UPDATE tables SET summary = ?, finished = ?, updated = ?, changes = ? WHERE id = ?", values
            )
            self._seal_row(table)

        self._whole(write)

    def save_seats(self, table: str, seats: list[Seat]) -> None:
        """Write who sits where now."""
        self._set(table, "seats", text_of(seats))

    def save_talk(self, table: str, lines: list[Line]) -> None:
        """Write what was said at a table, in place of what was written before."""
        text = text_of(lines)
        values = (table, text, digest(table, text))
        self._whole(lambda: self._write("INSERT OR REPLACE INTO talk VALUES (?, ?, ?)", values))

    def revoke(self, table: str, edition: int) -> None:
        """Let only links of this edition count."""
        self._set(table, "edition", edition)

    def hide(self, table: str) -> None:
        """Take a table out of all lists; its record stays for a while."""
        self._set(table, "hidden", max(1, int(clock.wall())))

    def _set(self, table: str, column: str, value: object) -> None:
        def write() -> None:
            self._write(f"UPDATE tables SET {column} = ? WHERE id = ?", (value, table))
            self._seal_row(table)

        self._whole(write)

    def purge(self, before: float, most: int) -> int:
        """Remove tables that were hidden before a time, some at a time; how many."""
        found = self._db.execute(
            "SELECT id FROM tables WHERE hidden AND hidden < ? ORDER BY hidden LIMIT ?", (before, most)
        ).fetchall()

        def write() -> None:
            for (table,) in found:
                for name, column in PARTS:
                    self._write(f"DELETE FROM {name} WHERE {column} = ?", (table,))

        self._whole(write)
        return len(found)

    def probe(self) -> None:
        """Write something, to see whether it can be done."""
        self._whole(lambda: self._write("INSERT OR REPLACE INTO probe VALUES (1, ?)", (clock.wall(),)))

    def _log(self, table: str, seq: int, op: Op, at: float) -> None:
        data = text_of(op.data)
        chained = digest(self._last_sum(table, seq), table, seq, op.kind, data, op.submission)
        values = (table, seq, op.kind, data, op.submission, at, chained)
        self._write("INSERT INTO log VALUES (?, ?, ?, ?, ?, ?, ?)", values)

    def _last_sum(self, table: str, seq: int) -> str:
        """The checksum that the next one of a log covers."""
        if seq == 1:
            return table
        found = self._db.execute("SELECT sum FROM log WHERE table_id = ? AND seq = ?", (table, seq - 1))
        row = found.fetchone()
        if row is None:
            raise sqlite3.IntegrityError("a change without the one before it")
        return str(row[0])

    def _keep(self, table: str, seq: int, snapshot: str) -> None:
        values = (table, seq, snapshot, digest(table, seq, snapshot))
        self._write("INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?, ?)", values)

    def _seal_row(self, table: str) -> None:
        found = self._db.execute(f"SELECT {COLUMNS} FROM tables WHERE id = ?", (table,)).fetchone()
        if found is not None:
            self._write("UPDATE tables SET sum = ? WHERE id = ?", (digest(*found), table))

    # --- reading

    def row(self, table: str) -> Row | None:
        """A table without its record; None if there is none or it is hidden."""
        found = self._db.execute(
            f"SELECT {COLUMNS}, sum FROM tables WHERE id = ? AND NOT hidden", (table,)
        ).fetchone()
        return None if found is None else sound_row(found)

    def rows(self, most: int) -> list[Row | Damaged]:
        """All tables, the last used first; a damaged one is told as such."""
        found = self._db.execute(
            f"SELECT {COLUMNS}, sum FROM tables WHERE NOT hidden ORDER BY updated DESC LIMIT ?", (most,)
        )
        return [_row_or_not(row) for row in found]

    def load(self, table: str) -> Stored | None:
        """A whole table; Damaged if its log does not add up."""
        row = self.row(table)
        if row is None:
            return None
        ops = list(self._changes(table))
        if len(ops) != row.changes:
            raise Damaged(table, f"log[{len(ops) + 1}]")
        found = self._db.execute("SELECT seq, state, sum FROM snapshots WHERE table_id = ?", (table,))
        kept = found.fetchone()
        is_sound = kept is not None and kept[0] == len(ops) and kept[2] == digest(table, kept[0], kept[1])
        return Stored(row, ops, kept[1] if is_sound else None, self._talk(table))

    def _talk(self, table: str) -> list[Line]:
        """What was said at a table; nothing if it is not what was written: no game depends on it."""
        found = self._db.execute("SELECT lines, sum FROM talk WHERE table_id = ?", (table,)).fetchone()
        is_sound = found is not None and found[1] == digest(table, found[0])
        return msgspec.json.decode(found[0], type=list[Line]) if is_sound else []

    def _changes(self, table: str) -> Iterator[Op]:
        before = table
        rows = self._db.execute(
            "SELECT seq, kind, data, submission, sum FROM log WHERE table_id = ? ORDER BY seq", (table,)
        )
        for number, (seq, kind, data, submission, told) in enumerate(rows, 1):
            before = digest(before, table, seq, kind, data, submission)
            if seq != number or told != before:
                raise Damaged(table, f"log[{number}]")
            yield Op(kind, msgspec.json.decode(data), submission)

    def take_over(self, rows: Mapping[str, Sequence[tuple[Any, ...]]]) -> None:
        """Write rows of another file as they are, in place of what there is of the same table."""

        def write() -> None:
            for name, column in PARTS:
                for row in rows["tables"]:
                    self._write(f"DELETE FROM {name} WHERE {column} = ?", (row[0],))
            for name, _ in reversed(PARTS):
                for row in rows.get(name, ()):
                    self._write(f"INSERT INTO {name} VALUES ({', '.join('?' * len(row))})", row)

        self._whole(write)

    def raw(self, table: str) -> dict[str, list[tuple[Any, ...]]]:
        """All rows of a table as they are."""
        return {
            name: self._db.execute(f"SELECT * FROM {name} WHERE {column} = ?", (table,)).fetchall()
            for name, column in PARTS
        }

    def names(self) -> list[str]:
        """The names of all tables, hidden ones too."""
        return [str(name) for (name,) in self._db.execute("SELECT id FROM tables ORDER BY id")]

    def structure(self) -> str:
        """What SQLite finds wrong with the file as such; empty if nothing."""
        try:
            large = self.path.stat().st_size > LARGE
            found = self._db.execute(f"PRAGMA {'quick' if large else 'integrity'}_check(1)")
            said = found.fetchone()[0]
        except (sqlite3.DatabaseError, OSError) as error:
            return str(error)
        return "" if said == "ok" else str(said)

    def count(self, client: str | None = None, since: float = 0.0) -> int:
        """How many tables there are, or how many unfinished ones of a client that were used since a time."""
        if client is None:
            found = self._db.execute("SELECT count(*) FROM tables WHERE NOT hidden")
        else:
            found = self._db.execute(
                "SELECT count(*) FROM tables"
                " WHERE client = ? AND updated >= ? AND NOT finished AND NOT hidden",
                (client, since),
            )
        return int(found.fetchone()[0])

    def copy_to(self, path: Path) -> None:
        """A copy of everything as it is now, while the file is in use."""
        with sqlite3.connect(path) as copy:
            self._db.backup(copy)
        copy.close()


def text_of(value: Any) -> str:
    """A value as it is written."""
    return msgspec.json.encode(value).decode()


def sound_row(found: tuple[Any, ...]) -> Row:
    """A table's row, if it is what was written."""
    *values, told = found
    if told != digest(*values):
        raise Damaged(str(found[0]), "table")
    name, head, seats, summary, _, _, _, created, updated, edition, changes = values
    return Row(
        name,
        msgspec.json.decode(head, type=Head),
        msgspec.json.decode(seats, type=list[Seat]),
        msgspec.json.decode(summary, type=Summary),
        created,
        updated,
        edition,
        changes,
    )


def _row_or_not(found: tuple[Any, ...]) -> Row | Damaged:
    try:
        return sound_row(found)
    except Damaged as damaged:
        return damaged
