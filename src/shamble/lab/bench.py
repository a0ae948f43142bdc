"""How fast the engine is and what it holds in memory: random play on fixed seeds, in CPU time.

A decision is one answer of the policy to a question with two or more options. Everything is done five
times, and of each piece of work the best counts: neighbours on the machine disturb some, not all.
"""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Callable
from json import dumps, loads
from pathlib import Path
from time import process_time
from typing import Final

from shamble.bots import Maker, ready_bots
from shamble.bots.random import RandomBot
from shamble.kernel.batch import play_games
from shamble.kernel.state import State
from shamble.lab.loads import Measured, Numbers, best, measured_games
from shamble.port.port import Port
from shamble.port.watch import Kept, Load
from shamble.version import build

CLONES: Final = 5_000
CODES: Final = 300
KEPT_CLONES: Final = 1_000
BATCH_GAMES: Final = 200
BOT_GAMES: Final = 12


def bench(tick: Callable[[int], None] | None = None, only: str = "") -> dict[str, object]:
    """Measure everything of every game, or of one; the first stands at the top, others under their names."""
    found = {port.name: measure(port, tick) for port in measured(only)}
    first = next(iter(found))
    return {"build": build(), "game": first, **found.pop(first), "others": found}


def measured(only: str) -> list[Port]:
    """The games that are measured: all, or one."""
    return [port for port in measured_games() if only in ("", port.name)]


def steps(only: str = "") -> int:
    """How often `bench` ticks."""
    return sum(len(port.watch.loads()) for port in measured(only))


def measure(port: Port, tick: Callable[[int], None] | None = None) -> dict[str, object]:
    """All loads of a game, its copies and saves, its batches, and what it remembers beside positions."""
    rates: dict[str, Numbers] = {}
    sizes: list[int] = []
    crowded: State | None = None
    for load in port.watch.loads():
        measured = Measured(port, load)
        if crowded is None:
            crowded = measured.crowded or measured.halves[0][0]
            sizes.append(clone_bytes(crowded))
        rates[load.name] = measured.measure()
        if tick is not None:
            tick(1)
    assert crowded is not None
    position = crowded
    return {
        "loads": rates,
        "clone_us": each(position.clone, CLONES),
        "state_bytes": sizes[0],
        "encode_us": each(lambda: dumps(position.encode()), CODES),
        "decode_us": each(decoder(position), CODES),
        "batch": batch(port.watch.loads()[-1]),
        "bots": {
            f"{name}_per_s": bot_rate(port.watch.loads()[-1], maker)
            for name, maker in ready_bots(port).items()
        },
        **{name: memory_of(kept) for name, kept in port.watch.kept(position).items()},
    }


def each(work: Callable[[], object], times: int) -> float:
    """Microseconds for doing it once."""

    def repeat() -> list[float]:
        gc.collect()
        began = process_time()
        for _ in range(times):
            work()
        return [process_time() - began]

    return round(best(repeat) / times * 1e6, 2)


def decoder(state: State) -> Callable[[], object]:
    """Reading a save of this position."""
    text = dumps(state.encode())
    rules = state.ruleset
    return lambda: rules.decode(loads(text))


def batch(load: Load) -> Numbers:
    """The batch runner of the engine: new games from setup to end, random answers."""
    decisions = 0

    def play() -> list[float]:
        nonlocal decisions
        gc.collect()
        began = process_time()
        played = play_games(load.fresh, RandomBot, range(BATCH_GAMES))
        taken = process_time() - began
        decisions = sum(one.decisions for one in played)
        return [taken]

    seconds = best(play)
    return {"games_per_s": round(BATCH_GAMES / seconds, 2), "decisions_per_s": round(decisions / seconds)}


def bot_rate(load: Load, maker: Maker) -> float:
    """How many answers a second a bot gives, carrying them out included: new games from setup to end."""
    decisions = 0

    def play() -> list[float]:
        nonlocal decisions
        gc.collect()
        began = process_time()
        played = play_games(load.fresh, maker, range(BOT_GAMES))
        taken = process_time() - began
        decisions = sum(one.decisions for one in played)
        return [taken]

    seconds = best(play)
    return round(decisions / seconds)


def clone_bytes(state: State) -> int:
    """By how much the process grows for each copy it keeps, once earlier copies have filled the holes."""
    gc.collect()
    holes = [state.clone() for _ in range(KEPT_CLONES)]
    before = resident()
    kept = [state.clone() for _ in range(KEPT_CLONES)]
    growth = resident() - before
    assert len(holes) == len(kept)
    return round(growth / KEPT_CLONES)


def resident() -> int:
    """The memory that this process has in use, in bytes."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except (OSError, ValueError, IndexError):
        import resource

        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
    return pages * os.sysconf("SC_PAGE_SIZE")


def memory_of(kept: Kept) -> Numbers:
    """How many things are remembered, how many at the most, and what they hold."""
    return {"kept": len(kept.things), "limit": kept.limit, "bytes": memory(list(kept.things), set())}


def memory(thing: object, known: set[int]) -> int:
    """The bytes of something and of all that it holds, each thing once."""
    if id(thing) in known or thing is None or isinstance(thing, int):
        return 0
    known.add(id(thing))
    size = sys.getsizeof(thing)
    if isinstance(thing, tuple | list):
        size += sum(memory(part, known) for part in thing)
    return size
