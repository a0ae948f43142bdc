"""A disk that is slow, locked, full or torn, and a machine that may stop between any two writes."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, Final, TypeVar

from shamble.server.storage import FILE, StorageError, Store
from shamble.server.writer import Job, carry_out

T = TypeVar("T")
WAL: Final = FILE + "-wal"


class Crash(BaseException):
    """The machine stops here."""


class Weather:
    """What may go wrong, and how likely it is at each write."""

    def __init__(self, chance: Random) -> None:
        self.chance = chance
        self.crash = chance.choice([0.0, 0.005, 0.02])
        self.full = chance.choice([0.0, 0.0, 0.01])
        self.locked = chance.choice([0.0, 0.0, 0.02])
        self.slow = chance.choice([0.0005, 0.005, 0.05])
        """Seconds that a write usually takes."""

    def clear_up(self) -> None:
        """From now on nothing goes wrong."""
        self.crash = self.full = self.locked = 0.0
        self.slow = 0.0005


class FaultyStore(Store):
    """The real file, on a disk of which one never knows."""

    def __init__(self, folder: Path, weather: Weather, remains: Path) -> None:
        self._weather = weather
        self._remains = remains
        """Where the files of the disk lie after a crash."""
        super().__init__(folder)
        self._folder = folder

    def begin(self) -> None:
        if self._weather.chance.random() < self._weather.locked:
            raise sqlite3.OperationalError("database is locked")
        super().begin()

    def _write(self, statement: str, values: tuple[Any, ...]) -> None:
        weather = self._weather
        if weather.chance.random() < weather.crash:
            self._stop(torn=0)
        if weather.chance.random() < weather.full:
            if weather.chance.random() < 0.5 and self._db.in_transaction:
                self._db.execute("ROLLBACK")  # as SQLite does when a page cannot be written
            raise sqlite3.OperationalError("database or disk is full")
        super()._write(statement, values)

    def commit(self) -> None:
        weather = self._weather
        if weather.chance.random() < weather.full:
            raise sqlite3.OperationalError("database or disk is full")
        before = self._log_size()
        super().commit()
        if weather.chance.random() < weather.crash * 4:
            # Either everything got there, or some part of what this commit wrote.
            written = self._log_size() - before
            self._stop(torn=weather.chance.randrange(written + 1) if written > 0 else 0)

    def _log_size(self) -> int:
        path = self._folder / WAL
        return path.stat().st_size if path.exists() else 0

    def _stop(self, torn: int) -> None:
        """Keep the files as they are on the disk, without the last bytes of the write-ahead log."""
        self._remains.mkdir(parents=True)
        for path in self._folder.iterdir():
            if not path.name.endswith("-shm"):
                shutil.copy(path, self._remains / path.name)
        log = self._remains / WAL
        if torn and log.exists():
            data = bytearray(log.read_bytes())
            if self._weather.chance.random() < 0.5:
                del data[-torn:]
            else:
                data[-torn:] = self._weather.chance.randbytes(torn)
            log.write_bytes(bytes(data))
        raise Crash


class SlowStorage:
    """Stands in for the thread that writes: the same jobs, together or alone, in made-up time."""

    def __init__(self, store: Store, weather: Weather, on_crash: Callable[[], None]) -> None:
        self.store = store
        self.damaged: set[str] = set()
        self.waiting = 0
        self._weather = weather
        self._on_crash = on_crash
        self._jobs: list[Job] = []
        self._task: asyncio.Task[None] | None = None
        self._is_gone = False

    async def __call__(self, what: Callable[[Store], T]) -> T:
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        if self._is_gone:
            return await future  # the machine stands still
        self._jobs.append(Job(what, future))
        if self._task is None:
            self._task = asyncio.ensure_future(self._work())
        try:
            return await future
        except sqlite3.Error as error:
            raise StorageError("server-disk", {"said": str(error)[:100]}) from error

    async def _work(self) -> None:
        weather = self._weather
        while self._jobs:
            await asyncio.sleep(weather.slow * weather.chance.random() * 2)
            jobs, self._jobs = self._jobs, []
            try:
                carry_out(self.store, jobs)
            except Crash:
                self._is_gone = True
                self._on_crash()
                return
            if weather.chance.random() < 0.1:
                await asyncio.sleep(weather.slow * 20)
            for job in jobs:
                job.answer()
        self._task = None

    def close(self) -> None:
        """Close the file as it is."""
        self._is_gone = True
        self.store.close()
