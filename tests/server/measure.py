"""How fast and how large the server is; prints, asserts nothing: `python tests/server/measure.py`."""

from __future__ import annotations

import asyncio
import gc
import json
import os
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect

import shamble
from shamble.kernel.notation import format_action
from shamble.kernel.state import RUNNING
from shamble.server.guests import Guest
from shamble.server.messages import CreateTable, Submit
from shamble.server.registry import Registry
from shamble.server.room import Room, Services
from shamble.server.settings import Settings
from shamble.server.tokens import Grant, Tokens, read_secret
from shamble.server.writer import Storage

GAME = "zombicide-2e"
SOURCES = Path(shamble.__file__).parents[1]


def spread(times: list[float]) -> str:
    """Median, 95th percentile and worst, in milliseconds."""
    times = sorted(times)
    p95 = times[min(len(times) - 1, int(len(times) * 0.95))]
    middle, worst = statistics.median(times), times[-1]
    return f"median {middle * 1e3:.1f} ms, p95 {p95 * 1e3:.1f} ms, worst {worst * 1e3:.1f} ms"


def registry(folder: Path) -> Registry:
    settings = Settings(folder, bot_pause=0.0, live_tables=10_000, tables_per_client=10_000)
    return Registry(Services(settings, Storage(folder), Tokens(read_secret(folder))))


async def new_room(house: Registry, mission: str, seed: int) -> Room:
    made = await house.create(CreateTable(GAME, mission, quick=True, seed=seed), "measure")
    async with house.opened(made.table) as room:
        return room


async def answer(room: Room, guest: Guest, text: str, number: int) -> float:
    begun = time.perf_counter()
    await room.receive(guest, Submit(str(number), room.revision, text))
    taken = time.perf_counter() - begun
    while not guest.queue.empty():
        guest.queue.get_nowait()
    return taken


def crowd(room: Room) -> int:
    """Fill the streets: as many zombies as the box has, everywhere."""
    state = room.state
    count = state.rules.kind_count
    total = 0
    people = {survivor.zone for survivor in state.survivors}
    for kind in state.rules.kinds:
        zone = 0
        while state.pool[kind.index] > 0:
            zone = (zone + 7) % len(state.crowd)
            if zone in people:
                zone = (zone + 1) % len(state.crowd)
            state.zombies[zone * count + kind.index] += 1
            state.crowd[zone] += 1
            state.pool[kind.index] -= 1
            total += 1
    return total


async def zombie_phase(house: Registry) -> None:
    """The answer that ends the last turn of a round: zombies act, spawn, a new round begins; all of it."""
    times, zombies = [], 0
    for seed in range(15):
        room = await new_room(house, "M1", seed)
        guests = [Guest(Grant(room.id, "host", room.head.host), ""), Guest(Grant(room.id, "watch", ""), "")]
        for guest in guests:
            room.join(guest)
        zombies = crowd(room)
        for number in range(200):
            state = room.state
            if state.result != RUNNING or state.round > 1:
                break
            ends = [action for action in state.options if state.ruleset.verb_name(action) == "end"]
            text = format_action(state, ends[0] if ends else state.options[0])
            before = state.round
            taken = await answer(room, guests[0], text, number)
            if ends and (room.state.round != before or not any(s.done == 0 for s in room.state.survivors)):
                times.append(taken)
    print(
        f"zombie phase, M1 with {zombies} zombies, two sockets, written to disk: {spread(times)} (aim 50 ms)"
    )


async def single_answers(house: Registry) -> None:
    room = await new_room(house, "M1", 5)
    guest = Guest(Grant(room.id, "host", room.head.host), "")
    room.join(guest)
    chance = random.Random(1)
    times = []
    for number in range(300):
        if room.state.result != RUNNING:
            break
        text = format_action(room.state, chance.choice(room.state.options))
        times.append(await answer(room, guest, text, number))
    print(f"one answer, checked, played, on disk and told: {spread(times)} ({len(times)} answers)")


def resident() -> int:
    gc.collect()
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


async def memory(house: Registry) -> None:
    count, chance = 60, random.Random(2)
    await new_room(house, "M1", 0)
    before = resident()
    answers = 0
    for seed in range(count):
        room = await new_room(house, "M1", seed)
        guest = Guest(Grant(room.id, "host", room.head.host), "")
        room.join(guest)
        for number in range(100):
            if room.state.result != RUNNING:
                break
            text = format_action(room.state, chance.choice(room.state.options))
            await answer(room, guest, text, number)
            answers += 1
        room.leave(guest)
    each = (resident() - before) / count
    print(f"memory: {each / 1024:.0f} KiB for each table with {answers // count} answers")
    tables = list(house.rooms)[-20:]
    begun = time.perf_counter()
    for name in tables:
        del house.rooms[name]
        async with house.opened(name):
            pass
    print(f"reading a table again from disk: {(time.perf_counter() - begun) / len(tables) * 1e3:.1f} ms")


# --- many tables over real sockets


def post(address: str, body: dict[str, Any]) -> Any:
    request = urllib.request.Request(
        address + "api/tables", json.dumps(body).encode(), {"content-type": "application/json"}
    )
    with urllib.request.urlopen(request) as reply:
        return json.load(reply)


async def play_over_socket(address: str, seed: int, answers: int, times: list[float]) -> None:
    made = await asyncio.to_thread(
        post, address, {"game": GAME, "mission": "M1", "quick": True, "seed": seed}
    )
    place = address.replace("http", "ws") + f"ws/tables/{made['table']}?token={made['token']}"
    chance = random.Random(seed)
    async with connect(place, max_size=None) as socket:
        state: Any = {}
        while state.get("type") != "state":
            state = json.loads(await socket.recv())
        for number in range(answers):
            if state["decision"] is None:
                break
            text = chance.choice(state["decision"]["options"])["text"]
            message = {"type": "submit", "id": str(number), "revision": state["revision"], "text": text}
            begun = time.perf_counter()
            await socket.send(json.dumps(message))
            state = {}
            while state.get("type") != "state":
                state = json.loads(await socket.recv())
            times.append(time.perf_counter() - begun)
            await asyncio.sleep(0.05)


async def many_tables(folder: Path, tables: int) -> None:
    command = [sys.executable, "-m", "shamble", "serve", "--port", "0", "--data", str(folder)]
    environment = {**os.environ, "PYTHONPATH": str(SOURCES), "SHAMBLE_LANG": "en"}
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment
    )
    try:
        assert process.stdout is not None
        found = re.search(r"http://[^ ,]+/", process.stdout.readline())
        assert found is not None
        address = found[0].replace("localhost", "127.0.0.1")
        times: list[float] = []
        begun = time.perf_counter()
        await asyncio.gather(*(play_over_socket(address, seed, 60, times) for seed in range(tables)))
        rate = len(times) / (time.perf_counter() - begun)
        print(f"{tables} tables over sockets, answer to new state: {spread(times)}, {rate:.0f} answers/s")
    finally:
        process.terminate()
        process.wait(10)


async def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        house = registry(Path(folder) / "one")
        await single_answers(house)
        await zombie_phase(house)
        await memory(house)
        house.services.storage.close()
        for tables in (1, 20):
            await many_tables(Path(folder) / f"many{tables}", tables)


if __name__ == "__main__":
    asyncio.run(main())
