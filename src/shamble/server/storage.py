"""Tables on disk: one SQLite file to which answers are only ever added.

The standard library's sqlite3 in one thread of its own: it appends far faster than a dialect layer
would, and there is one file and one writer. Each accepted answer is written whole (the answer, the
position after it, the summary for lists) and is on disk before anybody hears of it.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from collections.abc import Callable
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Final, Literal, TypeVar

import msgspec
from msgspec import Struct

from shamble.kernel.errors import ShambleError
from shamble.port.messages import Figure, Phrase
from shamble.server.messages import ResultName, UndoMode

FILE: Final = "tables.sqlite"
SCHEMA_VERSION: Final = 1
MOST_AT_ONCE: Final = 200
RESULTS_BEFORE: Final[tuple[ResultName, ...]] = ("running", "won", "lost")
SCHEMA: Final = """
CREATE TABLE tables (
    id TEXT PRIMARY KEY, head TEXT NOT NULL, seats TEXT NOT NULL, summary TEXT NOT NULL,
    client TEXT NOT NULL, finished INTEGER NOT NULL, hidden INTEGER NOT NULL,
    created REAL NOT NULL, updated REAL NOT NULL
);
CREATE INDEX tables_by_client ON tables (client) WHERE NOT finished AND NOT hidden;
CREATE INDEX tables_by_time ON tables (updated);
CREATE TABLE log (
    table_id TEXT NOT NULL REFERENCES tables (id), seq INTEGER NOT NULL, kind TEXT NOT NULL,
    data TEXT NOT NULL, submission TEXT, at REAL NOT NULL, PRIMARY KEY (table_id, seq)
) WITHOUT ROWID;
CREATE UNIQUE INDEX log_by_submission ON log (table_id, submission) WHERE submission IS NOT NULL;
CREATE TABLE snapshots (
    table_id TEXT PRIMARY KEY REFERENCES tables (id), seq INTEGER NOT NULL, state TEXT NOT NULL
);
"""

T = TypeVar("T")
OpKind = Literal["do", "back", "redo", "rebase"]


class StorageError(ShambleError):
    """The tables on disk cannot be used."""


class Head(Struct):
    """What a table was created with; it never changes."""

    game: str
    mission: str
    options: dict[str, Any]
    undo_mode: UndoMode
    seed: int | None
    """The seed of the record; None if it came without."""
    generator: int
    """What its generator was made from: the seed, or a number of our own."""
    host: str
    """The key of its creator."""
    opening: list[int] = []
    base: dict[str, Any] | None = None
    floor: int = 0
    """Answers of the quick start, which are not taken back."""
    key: str = ""
    """The key of its chance, in hexadecimal; empty for own games, whose seed is known to their owner."""
    since: int = 0
    """The first stretch of play that the key told; what came before was brought along."""


class Seat(Struct):
    """A seat: its name, the key of the person who holds it, the bot that plays it."""

    name: str = ""
    holder: str = ""
    bot: str = ""


class Summary(Struct):
    """What lists show of a table without opening it."""

    result: ResultName | int = "running"
    """A number in tables of before: 0 while it ran, 1 won, 2 lost."""
    ending: str = ""
    winners: list[int] = []
    scores: list[int] = []
    entries: int = 0
    waiting: list[int] = []
    progress: Phrase = Phrase("")
    """How far the game is; tables of before tell nothing until they are played on."""
    figures: list[list[Figure]] = []
    """What each seat plays."""

    def verdict(self) -> ResultName:
        """How the game stands or ended."""
        return self.result if isinstance(self.result, str) else RESULTS_BEFORE[self.result]

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.verdict() != "running"


class Op(Struct):
    """One change of the record: answers, going back, going forward again, or a new start."""

    kind: OpKind
    data: dict[str, Any]
    submission: str | None = None


class Row(Struct):
    """A table without its record."""

    id: str
    head: Head
    seats: list[Seat]
    summary: Summary
    created: float
    updated: float


class Stored(Struct):
    """A whole table."""

    row: Row
    ops: list[Op]
    snapshot: str
    """The position after the last change, as the codec writes it."""


class Store:
    """The file itself; used from one thread at a time."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE
        try:
            self._db = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
            self._db.execute("PRAGMA journal_mode=WAL")
            self._db.execute("PRAGMA synchronous=FULL")
            self._db.execute("PRAGMA foreign_keys=ON")
            self._db.execute("PRAGMA busy_timeout=5000")
            version = self._db.execute("PRAGMA user_version").fetchone()[0]
            if version == 0:
                script = f"BEGIN IMMEDIATE;{SCHEMA}PRAGMA user_version={SCHEMA_VERSION};COMMIT;"
                self._db.executescript(script)
        except sqlite3.Error as error:
            raise StorageError("server-data-damaged", {"file": str(self.path), "said": str(error)}) from error
        if version > SCHEMA_VERSION:
            raise StorageError("server-data-newer", {"file": str(self.path)})

    def close(self) -> None:
        """Close the file; what is in the write-ahead log goes into the main file."""
        self._db.close()

    def begin(self) -> None:
        """Begin to collect changes that will be on disk together."""
        self._db.execute("BEGIN IMMEDIATE")

    def commit(self) -> None:
        """Put what was collected on disk."""
        self._db.execute("COMMIT")

    def give_up(self) -> None:
        """Forget what was collected."""
        if self._db.in_transaction:
            self._db.execute("ROLLBACK")

    def _transact(self, statements: list[tuple[str, tuple[Any, ...]]]) -> None:
        """All statements or none of them; on disk at once, or together with what is being collected."""
        self._db.execute("SAVEPOINT change")
        try:
            for statement, values in statements:
                self._db.execute(statement, values)
        except BaseException:
            self._db.execute("ROLLBACK TO change")
            self._db.execute("RELEASE change")
            raise
        self._db.execute("RELEASE change")

    def create(self, row: Row, client: str, ops: list[Op], snapshot: str) -> None:
        """Write a new table, with what happened before anybody saw it."""
        values = (
            row.id,
            _text(row.head),
            _text(row.seats),
            _text(row.summary),
            client,
            int(row.summary.is_over()),
            0,
            row.created,
            row.updated,
        )
        made = "INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
        self._transact(
            [
                (made, values),
                *(_log(row.id, number + 1, op, row.created) for number, op in enumerate(ops)),
                _snapshot(row.id, len(ops), snapshot),
            ]
        )

    def append(self, table: str, seq: int, op: Op, snapshot: str, summary: Summary) -> None:
        """Add a change. Fails if there is one with this number or submission already."""
        now = time.time()
        self._transact(
            [
                _log(table, seq, op, now),
                _snapshot(table, seq, snapshot),
                (
                    "UPDATE tables SET summary = ?, finished = ?, updated = ? WHERE id = ?",
                    (_text(summary), int(summary.is_over()), now, table),
                ),
            ]
        )

    def save_seats(self, table: str, seats: list[Seat]) -> None:
        """Write who sits where now."""
        self._transact([("UPDATE tables SET seats = ? WHERE id = ?", (_text(seats), table))])

    def hide(self, table: str) -> None:
        """Take a table out of all lists; its record stays."""
        self._transact([("UPDATE tables SET hidden = 1 WHERE id = ?", (table,))])

    def row(self, table: str) -> Row | None:
        """A table without its record; None if there is none or it is hidden."""
        found = self._db.execute(
            "SELECT id, head, seats, summary, created, updated FROM tables WHERE id = ? AND NOT hidden",
            (table,),
        ).fetchone()
        return None if found is None else _row(found)

    def rows(self, most: int) -> list[Row]:
        """All tables, the last used first."""
        found = self._db.execute(
            "SELECT id, head, seats, summary, created, updated FROM tables WHERE NOT hidden"
            " ORDER BY updated DESC LIMIT ?",
            (most,),
        )
        return [_row(row) for row in found]

    def load(self, table: str) -> Stored | None:
        """A whole table."""
        row = self.row(table)
        if row is None:
            return None
        found = self._db.execute(
            "SELECT kind, data, submission FROM log WHERE table_id = ? ORDER BY seq", (table,)
        )
        ops = [Op(kind, msgspec.json.decode(data), submission) for kind, data, submission in found]
        state = self._db.execute("SELECT state FROM snapshots WHERE table_id = ?", (table,))
        return Stored(row, ops, state.fetchone()[0])

    def count(self, client: str | None = None) -> int:
        """How many tables there are, or how many unfinished ones of a client."""
        if client is None:
            found = self._db.execute("SELECT count(*) FROM tables")
        else:
            found = self._db.execute(
                "SELECT count(*) FROM tables WHERE client = ? AND NOT finished AND NOT hidden", (client,)
            )
        return int(found.fetchone()[0])


def _text(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _row(found: tuple[Any, ...]) -> Row:
    name, head, seats, summary, created, updated = found
    return Row(
        name,
        msgspec.json.decode(head, type=Head),
        msgspec.json.decode(seats, type=list[Seat]),
        msgspec.json.decode(summary, type=Summary),
        created,
        updated,
    )


def _log(table: str, seq: int, op: Op, at: float) -> tuple[str, tuple[Any, ...]]:
    values = (table, seq, op.kind, _text(op.data), op.submission, at)
    return "INSERT INTO log VALUES (?, ?, ?, ?, ?, ?)", values


def _snapshot(table: str, seq: int, snapshot: str) -> tuple[str, tuple[Any, ...]]:
    return "INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?)", (table, seq, snapshot)


class _Job:
    """Something to do with the file, and whoever waits for it."""

    __slots__ = ("error", "future", "result", "what")

    def __init__(self, what: Callable[[Store], Any], future: asyncio.Future[Any]) -> None:
        self.what = what
        self.future = future
        self.result: Any = None
        self.error: BaseException | None = None

    def answer(self) -> None:
        """Wake up whoever waits, unless they have gone."""
        if self.future.cancelled():
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)


class Storage:
    """The file for everybody who must not wait for a disk: one thread does everything, in order.

    Changes that come while the disk is busy go to disk together and are answered together, so many
    tables cost hardly more than one.
    """

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._store = Store(folder)
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="storage", daemon=True)
        self._is_closed = False
        self._thread.start()

    async def __call__(self, what: Callable[[Store], T]) -> T:
        """Do something with the file: `await storage(lambda store: store.row(name))`."""
        if self._is_closed:
            raise StorageError("server-data-closed", {})
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put(_Job(what, future))
        return await future

    def close(self) -> None:
        """Finish what is under way and close the file."""
        if not self._is_closed:
            self._is_closed = True
            self._jobs.put(None)
            self._thread.join()
            self._store.close()

    def _work(self) -> None:
        is_open = True
        while is_open:
            jobs: list[_Job] = []
            job = self._jobs.get()
            while job is not None:
                jobs.append(job)
                if len(jobs) == MOST_AT_ONCE or self._jobs.empty():
                    break
                job = self._jobs.get()
            is_open = job is not None
            if jobs:
                self._do(jobs)

    def _do(self, jobs: list[_Job]) -> None:
        """Do several jobs; each fails for itself, but what goes to disk goes there for all or for none."""
        try:
            self._store.begin()
            for job in jobs:
                try:
                    job.result = job.what(self._store)
                except Exception as error:
                    job.error = error
            self._store.commit()
        except Exception as error:
            for job in jobs:
                job.error = error
            self._store.give_up()
        for job in jobs:
            try:
                job.future.get_loop().call_soon_threadsafe(job.answer)
            except RuntimeError:
                pass  # nobody waits any more: the loop is closed
