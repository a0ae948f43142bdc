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

from shamble.bots.random import RandomBot
from shamble.family.board.model import TOPOLOGY_LIMIT, Board
from shamble.family.position.state import Game
from shamble.family.round.setup import new_state
from shamble.kernel.batch import play_games
from shamble.lab.loads import SCENES, Load, Numbers, Scene, best, long_load, short_load
from shamble.version import build

CLONES: Final = 5_000
CODES: Final = 300
KEPT_CLONES: Final = 1_000
BATCH_GAMES: Final = 200


def bench(tick: Callable[[int], None] | None = None) -> dict[str, object]:
    """Measure everything of every game; the first game stands at the top, others under their names."""
    found = {scene.game: measure(scene, tick) for scene in SCENES}
    first = SCENES[0].game
    return {"build": build(), "game": first, **found.pop(first), "others": found}


def measure(scene: Scene, tick: Callable[[int], None] | None = None) -> dict[str, object]:
    """Both loads of a game, its copies and saves, its batches, and what its board keeps."""
    long = long_load(scene)
    crowded = long.crowded or long.halves[0][0]
    state_bytes = clone_bytes(crowded)
    rates: dict[str, Numbers] = {"long": long.measure()}
    if tick is not None:
        tick(1)
    short = short_load(scene)
    rates["short"] = short.measure()
    if tick is not None:
        tick(1)
    return {
        "loads": rates,
        "clone_us": each(crowded.clone, CLONES),
        "state_bytes": state_bytes,
        "encode_us": each(lambda: dumps(crowded.encode()), CODES),
        "decode_us": each(decoder(crowded), CODES),
        "batch": batch(short),
        "topologies": topologies(crowded.rules.board),
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


def decoder(state: Game) -> Callable[[], object]:
    """Reading a save of this position."""
    text = dumps(state.encode())
    rules = state.rules
    return lambda: rules.decode(loads(text))


def batch(short: Load) -> Numbers:
    """The batch runner of the engine: new games from setup to end, random answers."""
    rules = short.starts[0].rules
    decisions = 0

    def play() -> list[float]:
        nonlocal decisions
        gc.collect()
        began = process_time()
        played = play_games(lambda seed: new_state(rules, seed), RandomBot, range(BATCH_GAMES))
        taken = process_time() - began
        decisions = sum(one.decisions for one in played)
        return [taken]

    seconds = best(play)
    return {"games_per_s": round(BATCH_GAMES / seconds, 2), "decisions_per_s": round(decisions / seconds)}


def clone_bytes(state: Game) -> int:
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


def topologies(board: Board) -> Numbers:
    """How many states of its doors a board remembers, how many at the most, and what they hold."""
    kept = board.remembered()
    size = memory([topology.tables() for topology in kept], set())
    return {"kept": len(kept), "limit": TOPOLOGY_LIMIT, "bytes": size}


def memory(thing: object, known: set[int]) -> int:
    """The bytes of something and of all that it holds, each thing once."""
    if id(thing) in known or thing is None or isinstance(thing, int):
        return 0
    known.add(id(thing))
    size = sys.getsizeof(thing)
    if isinstance(thing, tuple | list):
        size += sum(memory(part, known) for part in thing)
    return size
