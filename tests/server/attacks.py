"""What honest players feel while somebody misbehaves; prints, asserts nothing.

`python tests/server/attacks.py [folder of sources]...`: several folders are measured one after the other for
each attack, so that an older version can stand beside this one. Everything stays on this computer: honest
players come from 127.0.0.1, whoever attacks from 127.0.0.66.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect

import shamble
from shamble.bots import bots_of
from shamble.content.records import record_text
from shamble.kernel.game import seats_for
from shamble.kernel.record import Record
from shamble.kernel.state import RUNNING
from shamble.kernel.table import Table
from shamble.port.shelf import need

GAME, MISSION, LONG = "zombicide-2e", "M1", "M10"
SECONDS = 6.0
ATTACKER = "127.0.0.66"
HERE = Path(shamble.__file__).parents[1]


def long_record() -> tuple[bytes, bytes]:
    """A long game of six players: as it was, and with a mistake at its very end."""
    port = need(GAME)
    options = port.at_once(port.schema().read({"seats": 6}, LONG), 0)
    record = Record(GAME, LONG, options, 0)
    table = Table(port.new_state(port.rules(LONG, options), 0), record)
    bot = bots_of(port)["greedy"](0)
    while table.state.result == RUNNING:
        action = bot(table.state)
        seats = seats_for(table.state, action)
        table.submit_action((seats & -seats).bit_length() - 1, action)
    played = table.record
    played.seed = None
    played.hashes = {}
    del played.entries[-1]
    good = record_text(played).encode()
    played.entries[-1].text = "nonsense"
    return good, record_text(played).encode()


class Server:
    """A server in a process of its own, from a folder of sources."""

    def __init__(self, sources: Path, folder: Path) -> None:
        command = [sys.executable, "-m", "shamble", "serve", "--port", "0", "--data", str(folder)]
        environment = {**os.environ, "PYTHONPATH": str(sources), "SHAMBLE_LANG": "en"}
        self.log = (folder.parent / f"{folder.name}.log").open("w")
        self.process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=self.log,
            text=True,
            env=environment,
            start_new_session=True,
        )
        assert self.process.stdout is not None
        found = re.search(r"http://[^ ,]+/", self.process.stdout.readline())
        assert found is not None
        self.address = found[0].replace("localhost", "127.0.0.1")

    def memory(self) -> float:
        """Resident, in MB."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6

    def stop(self) -> None:
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        self.log.close()


async def create(client: httpx.AsyncClient, **fields: Any) -> Any:
    body = {"game": GAME, "mission": MISSION, "quick": True, **fields}
    return (await client.post("api/tables", json=body)).json()


async def honest(server: Server, made: Any, times: list[float], end: asyncio.Event) -> None:
    """Somebody who plays on, an answer every 0.2 seconds."""
    place = server.address.replace("http", "ws") + f"ws/tables/{made['table']}?token={made['token']}"
    chance, number = random.Random(made["table"]), 0
    async with connect(place, max_size=None, ping_interval=None) as socket:
        state: Any = {}
        while state.get("type") != "state":
            state = json.loads(await socket.recv())
        while not end.is_set() and state["decision"] is not None:
            number += 1
            text = chance.choice([row["text"] for row in state["decision"]["options"]])
            begun = time.perf_counter()
            message = {"type": "submit", "id": f"a{number}", "revision": state["revision"], "text": text}
            await socket.send(json.dumps(message))
            state = {}
            while state.get("type") != "state":
                state = json.loads(await socket.recv())
            times.append(time.perf_counter() - begun)
            await asyncio.sleep(0.2)


# --- attacks: each goes on until it is stopped


async def nothing(server: Server, client: httpx.AsyncClient, files: tuple[bytes, bytes]) -> None:
    await asyncio.sleep(3600)


async def bad_files(server: Server, client: httpx.AsyncClient, files: tuple[bytes, bytes]) -> None:
    async def go() -> None:
        while True:
            await client.post("api/tables/import", content=files[1])

    await asyncio.gather(*(go() for _ in range(4)))


async def sockets(
    server: Server, made: Any, count: int, act: Callable[[Any], Awaitable[None]], token: str = "token"
) -> None:
    place = server.address.replace("http", "ws") + f"ws/tables/{made['table']}?token={made[token]}"

    async def go() -> None:
        while True:
            with suppress(Exception):
                async with connect(
                    place, max_size=None, ping_interval=None, local_addr=(ATTACKER, 0), open_timeout=5
                ) as socket:
                    await act(socket)
            await asyncio.sleep(0.05)

    await asyncio.gather(*(go() for _ in range(count)))


async def whole_logs(server: Server, client: httpx.AsyncClient, files: tuple[bytes, bytes]) -> None:
    made = (await client.post("api/tables/import", content=files[0])).json()

    async def act(socket: Any) -> None:
        async def drain() -> None:
            async for _ in socket:
                pass

        reading = asyncio.ensure_future(drain())
        try:
            while True:
                await socket.send(json.dumps({"type": "events_since", "id": "x", "entry": 0}))
                await asyncio.sleep(0.02)
        finally:
            reading.cancel()

    await sockets(server, made, 6, act)


async def unread(server: Server, client: httpx.AsyncClient, files: tuple[bytes, bytes]) -> None:
    made = (await client.post("api/tables/import", content=files[0])).json()

    async def act(socket: Any) -> None:
        socket.transport.pause_reading()
        while True:
            await socket.send(json.dumps({"type": "events_since", "id": "x", "entry": 0}))
            await asyncio.sleep(0.01)

    await sockets(server, made, 10, act)


async def make_and_forget(server: Server, client: httpx.AsyncClient, files: tuple[bytes, bytes]) -> None:
    async def go() -> None:
        while True:
            made = await create(client)
            if "table" in made:
                await client.post(f"api/tables/{made['table']}/forget", json={"token": made["token"]})

    await asyncio.gather(*(go() for _ in range(4)))


async def slow_connections(server: Server, client: httpx.AsyncClient, files: tuple[bytes, bytes]) -> None:
    port = int(server.address.rstrip("/").rpartition(":")[2])
    kept: list[Any] = []
    while len(kept) < 900:
        with suppress(OSError):
            kept.append(await asyncio.open_connection("127.0.0.1", port, local_addr=(ATTACKER, 0)))
            kept[-1][1].write(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n")
        await asyncio.sleep(0.001)
    await asyncio.sleep(3600)


async def nonsense(server: Server, client: httpx.AsyncClient, files: tuple[bytes, bytes]) -> None:
    made = await create(client)

    async def act(socket: Any) -> None:
        while True:
            await socket.send('{"type": "submit", "id": "x", "revision": -1}' * 20)
            await asyncio.sleep(0.002)

    await sockets(server, made, 10, act)


async def past_positions(server: Server, client: httpx.AsyncClient, files: tuple[bytes, bytes]) -> None:
    made = (await client.post("api/tables/import", content=files[0])).json()
    chance = random.Random(1)

    async def act(socket: Any) -> None:
        while True:
            await socket.send(json.dumps({"type": "position_at", "id": "x", "entry": chance.randrange(300)}))
            await asyncio.sleep(0.005)

    await sockets(server, made, 8, act)


ATTACKS: dict[str, Any] = {
    "nobody misbehaves": nothing,
    "files with a mistake at their end": bad_files,
    "the whole log, again and again": whole_logs,
    "ten who ask and never read": unread,
    "positions of the past": past_positions,
    "tables made and forgotten": make_and_forget,
    "900 connections that say nothing": slow_connections,
    "nonsense on ten sockets": nonsense,
}


async def measure(sources: Path, attack: Any, files: tuple[bytes, bytes]) -> str:
    with tempfile.TemporaryDirectory(dir="/dev/shm" if Path("/dev/shm").is_dir() else None) as folder:
        server = Server(sources, Path(folder) / "data")
        try:
            async with (
                httpx.AsyncClient(base_url=server.address, timeout=60) as client,
                httpx.AsyncClient(
                    base_url=server.address,
                    timeout=60,
                    transport=httpx.AsyncHTTPTransport(local_address=ATTACKER),
                ) as foe,
            ):
                tables = [await create(client) for _ in range(4)]
                before = server.memory()
                times: list[float] = []
                end = asyncio.Event()
                attacking = asyncio.ensure_future(attack(server, foe, files))
                await asyncio.sleep(1.0)
                playing = [asyncio.ensure_future(honest(server, made, times, end)) for made in tables]
                await asyncio.sleep(SECONDS)
                end.set()
                grown = server.memory() - before
                await asyncio.wait(playing, timeout=20)
                attacking.cancel()
                for task in playing:
                    task.cancel()
                with suppress(Exception, asyncio.CancelledError):
                    await attacking
        finally:
            server.stop()
    if not times:
        return "nobody could play"
    times.sort()
    p95 = times[min(len(times) - 1, int(len(times) * 0.95))] * 1e3
    return (
        f"p50 {statistics.median(times) * 1e3:5.0f} ms, p95 {p95:5.0f} ms, worst {times[-1] * 1e3:5.0f} ms,"
        f" {len(times):3} answers, memory +{grown:.0f} MB"
    )


async def main() -> None:
    versions = [Path(word) for word in sys.argv[1:]] or [HERE]
    files = long_record()
    print(f"file of {len(files[0]) // 1000} KB; load average {os.getloadavg()[0]:.1f}", flush=True)
    for name, attack in ATTACKS.items():
        print(name)
        for sources in versions:
            said = await measure(sources, attack, files)
            print(f"   {str(sources)[-24:]:24} {said}; load {os.getloadavg()[0]:.1f}", flush=True)


if __name__ == "__main__":
    asyncio.run(main())
