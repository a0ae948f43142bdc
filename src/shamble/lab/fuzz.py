"""Files and messages that somebody has tampered with: whatever comes, it is refused in words or it plays.

Every case follows from the corpus and a seed. What has once gone wrong is added to the corpus, so that the
tests try it again.
"""

from __future__ import annotations

import asyncio
import json
import random
import re
import signal
import tempfile
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from shamble.content.problems import ContentError
from shamble.kernel.errors import ShambleError
from shamble.kernel.notation import format_action
from shamble.kernel.state import RUNNING
from shamble.lab.rehearsal.moments import same_lots
from shamble.lab.simulate import in_processes, processes
from shamble.port.shelf import games, need
from shamble.server.exports import Limits
from shamble.server.founding import Source
from shamble.server.guests import Guest
from shamble.server.push.outside import NotOutside, Streams
from shamble.server.registry import Registry
from shamble.server.room import Services
from shamble.server.settings import Settings
from shamble.server.sockets import take_raw
from shamble.server.tokens import Grant, Tokens, read_secret
from shamble.server.worker import FileJob, Reply, answer
from shamble.server.writer import Storage

KINDS: Final = ("record", "save", "mission", "message")
SECONDS: Final = 10
"""A case that takes longer has hung."""

CHUNK: Final = 200
NUMBERS: Final = (0, -1, 1, 2**31, 2**63, -(2**63), 10**9, 10**30, 0.5, 1e308)
WORDS: Final = ("", "\0", "\ud800", "../../etc/passwd", "x" * 5000, "concede", "\u202e", "__class__", "null")


class Failure(NamedTuple):
    """A case that went wrong, with what it was."""

    kind: str
    seed: int
    what: str
    data: bytes


class Fuzzed(NamedTuple):
    """What was seen."""

    cases: int = 0
    refused: int = 0
    failures: tuple[Failure, ...] = ()


class Stretch(NamedTuple):
    """Some cases for one worker."""

    corpus: str
    seeds: tuple[int, ...]


class Hung(Exception):
    """It took too long."""


# --- how things are tampered with


def tampered(data: bytes, others: list[bytes], chance: random.Random) -> bytes:
    """A file or message with a few changes."""
    if chance.random() < 0.55:
        with suppress(ValueError):
            found = json.loads(data)
            for _ in range(chance.randint(1, 3)):
                found = _change_somewhere(found, chance)
            return json.dumps(found).encode("utf-8", "surrogatepass")
    changed = bytearray(data)
    for _ in range(chance.randint(1, 5)):
        at = chance.randrange(len(changed) + 1)
        match chance.randrange(7):
            case 0:
                changed[at : at + 1] = chance.randbytes(1)
            case 1:
                del changed[at : at + chance.randint(1, 40)]
            case 2:
                changed[at:at] = changed[at : at + chance.randint(1, 200)] * chance.randint(1, 20)
            case 3:
                opener = chance.choice([b"[", b"{", b"- ", b"? ", b'{"a":'])
                changed[at:at] = opener * chance.choice([3, 3000])
            case 4:
                changed[at:at] = str(chance.choice(NUMBERS)).encode()
            case 5:
                other = chance.choice(others)
                start = chance.randrange(len(other) + 1)
                changed[at:at] = other[start : start + chance.randint(1, 300)]
            case _:
                del changed[at:]
    return bytes(changed)


def _change_somewhere(found: Any, chance: random.Random) -> Any:
    """Plain data with one value, somewhere, that is another one."""
    if isinstance(found, dict) and found and chance.random() < 0.85:
        name = chance.choice(list(found))
        match chance.randrange(12):
            case 0:
                return {key: value for key, value in found.items() if key != name}
            case 1:
                return {**found, chance.choice([*WORDS, name + "s"]): found[name]}
            case _:
                return {**found, name: _change_somewhere(found[name], chance)}
    if isinstance(found, list) and found and chance.random() < 0.85:
        at = chance.randrange(len(found))
        match chance.randrange(10):
            case 0:
                return found[:at] + found[at + 1 :]
            case 1:
                return found[:at] + [found[at]] * chance.choice([2, 500]) + found[at:]
            case 2:
                return found[::-1]
            case _:
                return [*found[:at], _change_somewhere(found[at], chance), *found[at + 1 :]]
    return _other_value(found, chance)


def _other_value(found: Any, chance: random.Random) -> Any:
    near = isinstance(found, int) and not isinstance(found, bool) and chance.random() < 0.5
    if near:
        return found + chance.choice([-1, 1, 2, 7, -found])
    return chance.choice([None, True, [], {}, [[]], *NUMBERS, *WORDS])


# --- what is tried


@contextmanager
def _no_longer_than(seconds: int) -> Iterator[None]:
    def ring(*_: object) -> None:
        raise Hung

    before = signal.signal(signal.SIGALRM, ring)
    signal.alarm(seconds)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


def _try_file(data: bytes, positions: bool) -> bool:
    limits = Limits(2_000_000, 5_000, positions)
    key = "" if positions else "00" * 32
    job = FileJob(data, limits, Source("host", key, 1))
    return not msgspec.json.decode(answer(msgspec.json.encode(job)), type=Reply).refused


def _try_record(data: bytes) -> bool:
    return _try_file(data, positions=False)


def _try_save(data: bytes) -> bool:
    return _try_file(data, positions=True)


def _try_mission(data: bytes) -> bool:
    with tempfile.TemporaryDirectory() as folder:
        told = re.search(rb"^id: (\w{1,9})$", data, re.MULTILINE)
        name = told[1].decode() if told else "M99"
        path = Path(folder) / f"{name.lower()}.yaml"
        path.write_bytes(data)
        game = next((game for game in games() if name in need(game).missions()), games()[0])
        try:
            return not need(game).lint(path)
        except (ContentError, ShambleError):
            return False


async def no_way(host: str) -> Streams:
    """Nothing leaves this computer."""
    raise NotOutside(host)


class _Table:
    """A table to say things at, made once for each process."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self._folder = tempfile.TemporaryDirectory()
        folder = Path(self._folder.name)
        settings = Settings(
            folder, local=True, bot_pause=0.0, push="mailto:fuzz@games.example", way_out=no_way
        )
        services = Services(settings, Storage(folder), Tokens(read_secret(folder)))
        self.registry = Registry(services)
        self.places: dict[str, str] = {}
        """A table that is not over, for each game."""

    async def say(self, data: bytes, game: str) -> bool:
        """Say something at a table; whether it was understood."""
        if game not in self.places:
            self.places[game] = await self.found(game)
        async with self.registry.opened(self.places[game]) as room:
            guest = Guest(Grant(room.id, "host", room.head.host), "fuzz")
            room.join(guest)
            # Most of what is tampered with should be for the position as it is now.
            data = data.replace(b'"revision": 1,', b'"revision": %d,' % room.revision)
            if room.state.options:
                first = json.dumps(format_action(room.state, room.state.options[0])).encode()
                data = data.replace(b'"first"', first)
            try:
                return await take_raw(room, guest, data)
            finally:
                room.leave(guest)
                if room.state.result != RUNNING:
                    del self.places[game]
                told = b"".join([guest.queue.get_nowait() or b"" for _ in range(guest.queue.qsize())])
                if b'"server-fault"' in told or b'"server-change-failed"' in told:
                    raise AssertionError(told[-300:])

    async def found(self, game: str) -> str:
        """A table with somebody, somebody else and a bot."""
        from shamble.server.messages import CreateTable, SeatRequest

        seats = [SeatRequest(), SeatRequest(), SeatRequest("bot")]
        request = CreateTable(game, str(need(game).missions()[0]), seats, quick=True, undo="free")
        return (await self.registry.create(request, "fuzz")).table


_table: _Table | None = None


def _try_message(data: bytes) -> bool:
    global _table
    if _table is None:
        _table = _Table()
    game = games()[zlib.crc32(data) % len(games())]
    return _table.loop.run_until_complete(_table.say(data, game))


TRIES: Final[dict[str, Callable[[bytes], bool]]] = {
    "record": _try_record,
    "save": _try_save,
    "mission": _try_mission,
    "message": _try_message,
}


def try_case(kind: str, data: bytes) -> tuple[str, bool]:
    """What goes wrong with some data ("" if nothing does), and whether it was taken."""
    try:
        with _no_longer_than(SECONDS):
            return "", TRIES[kind](data)
    except Hung:
        return "hangs", False
    except Exception as error:
        return f"{type(error).__name__}: {error}"[:300], False


# --- many


def read_corpus(folder: Path) -> dict[str, list[bytes]]:
    """What is tampered with, by its kind."""
    return {kind: [path.read_bytes() for path in sorted((folder / kind).glob("*"))] for kind in KINDS}


def fuzz_stretch(stretch: Stretch) -> Fuzzed:
    """Try the cases of a stretch."""
    corpus = read_corpus(Path(stretch.corpus))
    kinds = [kind for kind in KINDS if corpus[kind]]
    failures: list[Failure] = []
    refused = 0
    with same_lots(stretch.seeds[0]):
        for seed in stretch.seeds:
            chance = random.Random(f"fuzz {seed}")
            kind = kinds[seed % len(kinds)]
            data = tampered(chance.choice(corpus[kind]), corpus[kind], chance)
            wrong, taken = try_case(kind, data)
            refused += not taken
            if wrong:
                failures.append(Failure(kind, seed, wrong, data))
    return Fuzzed(len(stretch.seeds), refused, tuple(failures))


def fuzz(
    corpus: Path, seed: int, cases: int, jobs: int = 0, tick: Callable[[int], None] | None = None
) -> Fuzzed:
    """Try so many cases from a seed on."""
    last = seed + cases
    stretches = [
        Stretch(str(corpus), tuple(range(at, min(at + CHUNK, last)))) for at in range(seed, last, CHUNK)
    ]
    total = Fuzzed()
    for done in in_processes(fuzz_stretch, stretches, processes(jobs)):
        total = Fuzzed(
            total.cases + done.cases, total.refused + done.refused, (*total.failures, *done.failures)
        )
        if tick is not None:
            tick(done.cases)
    return total


def save_failures(found: Fuzzed, folder: Path) -> list[Path]:
    """Write what went wrong as files, to be looked at and added to the corpus."""
    written: list[Path] = []
    for failure in found.failures:
        path = folder / failure.kind / f"case-{failure.seed}"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(failure.data)
        written.append(path)
    return written
