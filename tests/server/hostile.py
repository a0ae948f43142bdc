"""Hostile files and messages against a server as it runs; the exit code is 1 if any of them does harm.

`python tests/server/hostile.py [files] [messages]`: so many files that somebody has tampered with are brought
to it, and so many messages said at tables of every game, from many addresses of this computer. Afterwards: no
answer was a fault of the server, its log holds neither a traceback nor a token, its memory is what it was.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import random
import sys
import tempfile
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
from attacks import HERE, Server, create
from load import address
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from shamble.lab.fuzz import read_corpus, tampered
from shamble.port.shelf import games, need

CORPUS = Path(__file__).parent / "corpus"
TABLES = 12
AT_ONCE = 16
IN_A_ROW = 12
AT_A_TIME = 5
FAULTS = ("server-fault", "server-change-failed", "server-table-unreadable")
LINKS = ("token", "invite", "watch")


class Seen:
    """What came back."""

    def __init__(self) -> None:
        self.statuses: Counter[int] = Counter()
        self.notices: Counter[str] = Counter()
        self.codes: Counter[int] = Counter()
        self.tokens: set[str] = set()


async def bring(server: Server, corpus: dict[str, list[bytes]], numbers: range, seen: Seen) -> None:
    """Files; whoever has had enough work done for them is somebody else from then on."""
    kinds = ("record", "save", "mission")
    who = 0
    client: httpx.AsyncClient | None = None
    for number in numbers:
        chance = random.Random(f"hostile file {number}")
        kind = kinds[number % 3]
        data = tampered(chance.choice(corpus[kind]), corpus[kind], chance)[:1_900_000]
        for _ in range(50):
            if client is None:
                place = httpx.AsyncHTTPTransport(local_address=address(1000 + numbers.start % 97 * 60 + who))
                client = httpx.AsyncClient(base_url=server.address, timeout=60, transport=place)
                who = (who + 1) % 60
            answer = await client.post("api/tables/import", content=data)
            if answer.status_code != 429:
                break
            await client.aclose()
            client = None
        seen.statuses[answer.status_code] += 1
        if answer.status_code == 201:
            seen.tokens |= {answer.json()[link] for link in LINKS}
    if client is not None:
        await client.aclose()


async def say(server: Server, made: list[Any], corpus: list[bytes], numbers: range, seen: Seen) -> None:
    """Messages, on one socket after the other."""
    left = list(numbers)
    tried = 0
    while left:
        tried += 1
        chance = random.Random(f"hostile {numbers.start} {tried}")
        table = chance.choice(made)
        path = f"ws/tables/{table['table']}?token={table[chance.choice(LINKS)]}"
        place = server.address.replace("http", "ws") + path
        here = (address(8000 + (numbers.start + tried * 7) % 9000), 0)
        with suppress(ConnectionClosed, OSError, TimeoutError):
            async with connect(
                place, max_size=None, compression=None, ping_interval=None, local_addr=here
            ) as socket:
                heard = asyncio.Event()

                async def hear(socket: Any = socket, heard: asyncio.Event = heard) -> None:
                    with suppress(ConnectionClosed):
                        async for said in socket:
                            if '"id":"all heard"' in said:
                                heard.set()
                            if '"type":"notice"' in said[:40]:
                                seen.notices[json.loads(said)["key"]] += 1
                            elif '"token":"' in said and '"type":"seated"' in said:
                                seen.tokens.add(json.loads(said)["token"])

                hearing = asyncio.ensure_future(hear())
                try:
                    for _ in range(IN_A_ROW):
                        for _ in range(min(AT_A_TIME, len(left))):
                            data = tampered(chance.choice(corpus), corpus, chance)[:30_000]
                            is_text = chance.random() < 0.9
                            await socket.send(data.decode("utf-8", "replace") if is_text else data)
                        await socket.send('{"type": "ping", "id": "all heard"}')
                        waiting = asyncio.ensure_future(heard.wait())
                        await asyncio.wait({waiting, hearing}, return_when="FIRST_COMPLETED")
                        waiting.cancel()
                        del left[:AT_A_TIME]
                        if hearing.done() or not left:
                            break
                        heard.clear()
                finally:
                    await socket.close()
                    await hearing
                    seen.codes[socket.close_code or 0] += 1


def parts(count: int) -> list[range]:
    size = max(1, -(-count // AT_ONCE))
    return [range(at, min(at + size, count)) for at in range(0, count, size)]


async def main() -> int:
    words = [int(word) for word in sys.argv[1:]]
    files, messages = (words + [5000, 40_000][len(words) :])[:2]
    corpus = read_corpus(CORPUS)
    seen = Seen()
    with tempfile.TemporaryDirectory(dir="/dev/shm" if Path("/dev/shm").is_dir() else None) as folder:
        server = Server(HERE, Path(folder) / "data")
        try:
            async with httpx.AsyncClient(base_url=server.address, timeout=60) as client:
                seats = [{}, {"kind": "open"}, {"kind": "bot"}]
                missions = {game: str(need(game).missions()[0]) for game in games()}
                made = [
                    await create(client, seats=seats, game=game, mission=missions[game])
                    for _, game in zip(range(TABLES), itertools.cycle(missions), strict=False)
                ]
                seen.tokens |= {row[link] for row in made for link in LINKS}
                begun, before = time.monotonic(), server.memory()
                await asyncio.gather(*(bring(server, corpus, part, seen) for part in parts(files)))
                print(f"{files} files in {time.monotonic() - begun:.0f} s: {dict(seen.statuses)}", flush=True)
                begun, between = time.monotonic(), server.memory()
                spoken = corpus["message"]
                await asyncio.gather(*(say(server, made, spoken, part, seen) for part in parts(messages)))
                print(
                    f"{messages} messages in {time.monotonic() - begun:.0f} s, {seen.codes.total()} sockets,"
                    f" closed with {dict(seen.codes)}; notices: {dict(seen.notices)}",
                    flush=True,
                )
                await asyncio.sleep(2)
                last = server.memory()
                health = (await client.get("health")).json()
                fresh = await create(client, seats=[{}])
        finally:
            server.stop()
        log = (Path(folder) / "data.log").read_text()
    told = sum(token in log for token in seen.tokens)
    faults = {key: seen.notices[key] for key in FAULTS if seen.notices[key]}
    failed = {status: count for status, count in seen.statuses.items() if status >= 500}
    levels = Counter(json.loads(line)["level"] for line in log.splitlines() if line.startswith("{"))
    print(
        f"memory {before:.0f} MB, after the files {between:.0f} MB, after the messages {last:.0f} MB;"
        f" {health['tables']} tables in memory, {health['connections']} sockets, {health['status']}"
    )
    print(
        f"log: {len(log.splitlines())} lines {dict(levels)}, {log.count('Traceback')} tracebacks, {told} of"
        f" {len(seen.tokens)} tokens in it; answers of 500 and more: {failed}; faults told: {faults};"
        f" a new table is made: {'table' in fresh}; load average {os.getloadavg()[0]:.1f}"
    )
    wrong = [line for line in log.splitlines() if not line.startswith("{") or '"error"' in line[:80]]
    print("\n".join(wrong[:30]))
    return 1 if "Traceback" in log or told or failed or faults or "table" not in fresh else 0


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
