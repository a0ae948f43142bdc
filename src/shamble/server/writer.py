"""One thread does everything with the file of tables, in order, and many changes share one flush."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, Final, TypeVar

import msgspec

from shamble.server import clock, logs
from shamble.server.rescue import open_soundly, seal_file
from shamble.server.storage import Damaged, StorageError, Store

MOST_AT_ONCE: Final = 200
CALM_SECONDS: Final = 0.02
"""Nothing to do for so long: time to check a table."""

T = TypeVar("T")


def make_private(folder: Path) -> None:
    """A folder that only its owner can look into."""
    folder = folder.resolve()  # a service's folder may be a link to one that is not there yet
    if not folder.is_dir():
        folder.mkdir(parents=True, exist_ok=True)
        folder.chmod(0o700)


class Job:
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


def carry_out(store: Store, jobs: list[Job]) -> None:
    """Do several jobs; each fails for itself, but what goes to disk goes there for all or for none."""
    try:
        store.begin()
        for job in jobs:
            try:
                job.result = job.what(store)
            except Exception as error:
                job.error = error
            if not store.is_collecting:  # a full disk makes SQLite take back everything that was collected
                raise job.error or sqlite3.OperationalError("what was collected is gone")
        store.commit()
    except Exception as error:
        for job in jobs:
            job.error = error
        with suppress(sqlite3.Error):
            store.give_up()


class Storage:
    """The file for everybody who must not wait for a disk: one thread does everything, in order.

    Changes that come while the disk is busy go to disk together and are answered together, so many
    tables cost hardly more than one. Whenever there is nothing to do, one more table is checked, until all
    have been.
    """

    def __init__(self, folder: Path) -> None:
        make_private(folder)
        self._folder = folder
        self._store = open_soundly(folder, lambda: f"{clock.wall():.0f}")
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._unchecked = self._store.names()
        self.damaged: set[str] = set()
        """The tables that turned out to be damaged."""
        self._is_closed = False
        self._thread = threading.Thread(target=self._work, name="storage", daemon=True)
        self._thread.start()

    async def __call__(self, what: Callable[[Store], T]) -> T:
        """Do something with the file: `await storage(lambda store: store.row(name))`."""
        if self._is_closed:
            raise StorageError("server-data-closed", {})
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put(Job(what, future))
        try:
            return await future
        except sqlite3.Error as error:
            raise StorageError("server-disk", {"said": str(error)[:100]}) from error

    @property
    def waiting(self) -> int:
        """How many jobs wait for the disk."""
        return self._jobs.qsize()

    def close(self) -> None:
        """Finish what is under way and close the file."""
        if not self._is_closed:
            self._is_closed = True
            self._jobs.put(None)
            self._thread.join()
            self._store.close()
            seal_file(self._folder)

    def _work(self) -> None:
        is_open = True
        while is_open:
            jobs: list[Job] = []
            job = self._next()
            while job is not None:
                jobs.append(job)
                if len(jobs) == MOST_AT_ONCE or self._jobs.empty():
                    break
                job = self._jobs.get()
            is_open = job is not None
            if jobs:
                carry_out(self._store, jobs)
                for job in jobs:
                    try:
                        job.future.get_loop().call_soon_threadsafe(job.answer)
                    except RuntimeError:
                        pass  # nobody waits any more: the loop is closed

    def _next(self) -> Job | None:
        """The next job; tables are checked as long as there is none."""
        while self._unchecked:
            try:
                return self._jobs.get(timeout=CALM_SECONDS)
            except Empty:
                self._check(self._unchecked.pop())
        return self._jobs.get()

    def _check(self, table: str) -> None:
        try:
            self._store.load(table)
        except (Damaged, sqlite3.DatabaseError, msgspec.MsgspecError) as error:
            self.damaged.add(table)
            logs.warn("table-damaged", table=table, said=str(error))
