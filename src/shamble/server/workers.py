"""Heavy work for everybody: a few worker processes, and a queue for each address before them."""

from __future__ import annotations

import asyncio
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec

from shamble.server import clock, library, logs
from shamble.server.founding import Founded
from shamble.server.limits import Costs, Turns
from shamble.server.refusals import Refused
from shamble.server.settings import Settings
from shamble.server.worker import Job, Reply, carry_out

MOST_WAITING: Final = 40
"""Jobs of all addresses together that may wait."""

MOST_OF_ONE: Final = 3


class _Worker:
    """One process, started when it is first needed and again after it was lost."""

    def __init__(self, folders: tuple[Path, ...]) -> None:
        self._folders = folders
        self._process: asyncio.subprocess.Process | None = None

    async def ask(self, data: bytes) -> bytes:
        """Send a message and wait for the answer."""
        process = self._process
        if process is None or process.returncode is not None:
            words = [sys.executable, "-m", "shamble.server.worker", *map(str, self._folders)]
            pipe = asyncio.subprocess.PIPE
            process = await asyncio.create_subprocess_exec(*words, stdin=pipe, stdout=pipe)
            self._process = process
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write(len(data).to_bytes(4, "big") + data)
        await process.stdin.drain()
        size = await process.stdout.readexactly(4)
        return await process.stdout.readexactly(int.from_bytes(size, "big"))

    async def stop(self) -> None:
        """End the process, whatever it is doing."""
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class Workers:
    """Does heavy jobs outside the server's own process, or in it where there are no workers."""

    def __init__(self, settings: Settings, costs: Costs) -> None:
        self._costs = costs
        self._seconds = settings.work_seconds
        self._idle: list[_Worker] = [_Worker(library.folders()) for _ in range(settings.workers)]
        self._all = list(self._idle)
        self._free = asyncio.Semaphore(max(1, settings.workers))
        self.turns = Turns()

    async def do(self, client: str, job: Job) -> Founded:
        """Have a job done, after the others of this address, who pays for it."""
        waiting = self.turns.waiting
        if waiting[client] >= MOST_OF_ONE or waiting.total() >= MOST_WAITING:
            raise Refused("server-busy", 503)
        async with self.turns.turn(client), self._free:
            if self._all:
                return await self._outside(client, job)
            begun = clock.steady()
            try:
                return carry_out(job)
            finally:
                self._costs.charge(client, clock.steady() - begun)

    async def _outside(self, client: str, job: Job) -> Founded:
        worker = self._idle.pop()
        try:
            data = await asyncio.wait_for(worker.ask(msgspec.json.encode(job)), self._seconds)
            reply = msgspec.json.decode(data, type=Reply)
        except (TimeoutError, OSError, EOFError, msgspec.MsgspecError) as error:
            logs.warn("worker-lost", said=repr(error)[:200])
            self._costs.charge(client, self._seconds)
            await worker.stop()
            raise Refused("server-work-long", 400) from error
        except BaseException:
            await worker.stop()  # nobody waits any more: what it says next is not for the next job
            raise
        finally:
            self._idle.append(worker)
        self._costs.charge(client, reply.seconds)
        if reply.founded is None:
            raise Refused(reply.refused or "record-damaged", reply.status, **reply.args)
        return reply.founded

    async def close(self) -> None:
        """End all worker processes."""
        for worker in self._all:
            await worker.stop()
