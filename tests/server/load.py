"""Many tables and many sockets at once; prints, asserts nothing.

`python tests/server/load.py [tables] [seconds] [sockets] [--first]`: so many tables with an action a second
each, first on a disk in memory where there is one, to show the server's own part, then on the disk of the
folder for temporary files; and then so many open sockets. Everything stays on this computer. With `--first`
server and players go before everything else that runs on the computer (root may do that): as on one where
nothing else does.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import resource
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
from attacks import GAME, HERE, MISSION, Server
from measure import answer, new_room, registry, resident
from websockets.asyncio.client import connect

from shamble.kernel.notation import format_action
from shamble.server.guests import Guest
from shamble.server.tokens import Grant

TEXT = re.compile(r'"text":"((?:[^"\\]|\\.)*)","verb"')
REVISION = re.compile(r'"type":"state","revision":(\d+)')
FOR_EACH_ADDRESS = 30


def address(number: int) -> str:
    """One of the many addresses of this computer."""
    return f"127.0.{1 + number // 200}.{1 + number % 200}"


def spread(times: list[float]) -> str:
    times = sorted(times)
    parts = [
        (name, times[min(len(times) - 1, int(len(times) * part))])
        for name, part in (("p50", 0.5), ("p95", 0.95), ("p99", 0.99), ("worst", 1.0))
    ]
    return ", ".join(f"{name} {value * 1e3:.0f} ms" for name, value in parts)


def used(process: int) -> float:
    """Seconds of processor that a process has used."""
    parts = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")


async def created(server: Server, number: int) -> Any:
    transport = httpx.AsyncHTTPTransport(local_address=address(number // FOR_EACH_ADDRESS))
    async with httpx.AsyncClient(base_url=server.address, timeout=120, transport=transport) as client:
        body = {"game": GAME, "mission": MISSION, "quick": True, "seed": number}
        for _ in range(100):
            answer = await client.post("api/tables", json=body)
            if answer.status_code == 201:
                return answer.json()
            await asyncio.sleep(0.5)
    raise RuntimeError(answer.text)


def place(server: Server, made: Any, link: str) -> str:
    return server.address.replace("http", "ws") + f"ws/tables/{made['table']}?token={made[link]}"


def options_in(said: str) -> list[str]:
    """What may be answered, without giving the game up."""
    return TEXT.findall(said.partition('"decision":')[2].partition('"refused":')[0])


async def play(
    server: Server, made: Any, number: int, start: float, end: float, times: list[float], left: list[int]
) -> None:
    """An action a second; the position is not read whole, to leave the processor to the server."""
    chance = random.Random(number)
    options = {"max_size": None, "ping_interval": None, "compression": None, "open_timeout": 60}
    async with connect(
        place(server, made, "token"), local_addr=(address(number // FOR_EACH_ADDRESS), 0), **options
    ) as socket:
        said = ""
        while '"type":"state"' not in said:
            said = await socket.recv()
        await asyncio.sleep(max(0.0, start - time.monotonic()) + chance.random())
        count = 0
        while time.monotonic() < end:
            found, texts = REVISION.search(said), options_in(said)
            if found is None or not texts:
                left.append(number)
                return  # the game is over
            count += 1
            text = json.loads(f'"{chance.choice(texts)}"')
            begun = time.perf_counter()
            message = {"type": "submit", "id": f"a{count}", "revision": int(found[1]), "text": text}
            await socket.send(json.dumps(message))
            said = ""
            while '"type":"state"' not in said:
                said = await socket.recv()
            taken = time.perf_counter() - begun
            times.append(taken)
            await asyncio.sleep(max(0.0, 1.0 - taken))


async def tables(server: Server, count: int, seconds: float) -> None:
    gate = asyncio.Semaphore(8)

    async def make(number: int) -> Any:
        async with gate:
            return await created(server, number)

    begun = time.monotonic()
    made = await asyncio.gather(*(make(number) for number in range(count)))
    print(f"{count} tables made in {time.monotonic() - begun:.0f} s", flush=True)
    times: list[float] = []
    left: list[int] = []
    start = time.monotonic() + 3 + count / 100
    players = [
        asyncio.ensure_future(play(server, row, number, start, start + seconds, times, left))
        for number, row in enumerate(made)
    ]
    await asyncio.sleep(start - time.monotonic())
    before = used(server.process.pid)
    await asyncio.sleep(seconds)
    busy = (used(server.process.pid) - before) / seconds
    done = await asyncio.gather(*players, return_exceptions=True)
    failed = sum(isinstance(row, Exception) for row in done)
    rate = len(times) / seconds
    print(
        f"{count} tables, an action a second: {spread(times)} ({rate:.0f} answers/s; the server used"
        f" {busy:.0%} of one core, {busy / rate * 1e3:.2f} ms an answer; {len(left)} games were over before"
        f" the end, {failed} sockets failed; load average {os.getloadavg()[0]:.1f})",
        flush=True,
    )


async def resting(folder: Path, count: int = 200) -> None:
    """Tables with somebody at them; each rests after some answers, as after two minutes of thought."""
    house, chance = registry(folder), random.Random(2)
    await new_room(house, MISSION, 0)
    before = resident()
    for seed in range(count):
        room = await new_room(house, MISSION, seed)
        guest = Guest(Grant(room.id, "host", room.head.host), "")
        room.join(guest)
        for number in range(20):
            text = format_action(room.state, chance.choice(room.state.options))
            await answer(room, guest, text, number)
        room.rest()
    grown = (resident() - before) / count / 1024
    print(f"a table at rest, with somebody at it: {grown:.0f} KiB", flush=True)
    house.services.storage.close()


async def sockets(server: Server, count: int) -> None:
    made = [await created(server, 10_000 + number) for number in range(count // 50)]
    kept: list[Any] = []
    before = server.memory()

    async def watch(number: int) -> None:
        options = {"max_size": None, "ping_interval": None, "compression": None, "open_timeout": 60}
        socket = await connect(
            place(server, made[number % len(made)], "watch"),
            local_addr=(address(400 + number // FOR_EACH_ADDRESS), 0),
            **options,
        )
        kept.append(socket)
        await socket.send('{"type": "ping", "id": "a"}')
        while '"type":"pong"' not in await socket.recv():
            pass

    for at in range(0, count, 50):
        await asyncio.gather(*(watch(number) for number in range(at, at + 50)), return_exceptions=True)
    grown = (server.memory() - before) * 1e3 / max(1, len(kept))
    async with httpx.AsyncClient(base_url=server.address, timeout=60) as client:
        health = (await client.get("health")).json()
    times = []
    for socket in random.Random(1).sample(kept, min(200, len(kept))):
        begun = time.perf_counter()
        await socket.send('{"type": "ping", "id": "b"}')
        while '"id":"b"' not in await socket.recv():
            pass
        times.append(time.perf_counter() - begun)
    print(
        f"{health['connections']} sockets open at once, {grown:.0f} KB for each; one of them is answered:"
        f" {spread(times)} (load average {os.getloadavg()[0]:.1f})",
        flush=True,
    )
    for socket in kept:
        with suppress(Exception):
            socket.transport.abort()


@asynccontextmanager
async def serving(folder: Path) -> AsyncIterator[Server]:
    """A server for a while."""
    server = Server(HERE, folder)
    try:
        yield server
    finally:
        server.stop()


async def main() -> None:
    if "--first" in sys.argv:
        os.sched_setscheduler(0, os.SCHED_FIFO, os.sched_param(5))
    words = [int(word) for word in sys.argv[1:] if word.isdigit()]
    count, seconds, most = (words + [500, 20, 2000][len(words) :])[:3]
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 16_384), hard))
    memory = Path("/dev/shm")
    disks = ([memory] if memory.is_dir() else []) + [Path(tempfile.gettempdir())]
    for disk in disks:
        with tempfile.TemporaryDirectory(dir=disk) as folder:
            print("on a disk in memory:" if disk == memory else "on the disk:", flush=True)
            if disk == disks[0]:
                await resting(Path(folder) / "resting")
            if count:
                async with serving(Path(folder) / "tables") as server:
                    await tables(server, count, float(seconds))
            if most and disk == disks[0]:
                async with serving(Path(folder) / "sockets") as server:
                    await sockets(server, most)


if __name__ == "__main__":
    asyncio.run(main())
