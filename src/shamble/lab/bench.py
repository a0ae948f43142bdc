"""How fast the engine is: random play on fixed seeds, in CPU time, the best of five for each game.

A decision is one answer of the policy to a question with two or more options. The long load is a rule
layer in which nobody dies, escapes or wins, so that the board gets crowded; the short load is ordinary
games to their end. Setup is over before the clock starts.
"""

from __future__ import annotations

import gc
import os
from collections.abc import Callable
from pathlib import Path
from time import process_time
from typing import Final

from shamble.bots.random import RandomBot
from shamble.content.books import book
from shamble.content.missions import load
from shamble.family.book import endless_book
from shamble.family.options import Options
from shamble.family.rules import Rules
from shamble.family.setup import new_state, quick_answer
from shamble.family.state import Game
from shamble.kernel.chance import LIVE
from shamble.kernel.game import apply, start
from shamble.kernel.state import RUNNING
from shamble.version import build

GAME: Final = "zombicide-2e"
MISSION: Final = "M1"
SURVIVORS: Final = ("Amy", "Doug", "Elle", "Josh", "Ned", "Wanda")
TIMES: Final = 5
LONG_ROUNDS: Final = 30
LONG_GAMES: Final = 24
SHORT_GAMES: Final = 100
CROWD: Final = 40
CLONES: Final = 5_000
KEPT_CLONES: Final = 1_000

Numbers = dict[str, float]


class Load:
    """Games to measure: from their first round to a number of rounds, or to their end."""

    def __init__(self, rules: Rules, games: int, rounds: int) -> None:
        self.rounds = rounds
        self.starts = [begin(rules, seed) for seed in range(games)]
        self.halves: list[tuple[Game, int]] = []
        self.decisions = 0
        self.forced = 0
        self.total_rounds = 0
        self.zombies = 0
        self.crowded: Game | None = None
        for seed in range(games):
            self._study(seed)

    def _study(self, seed: int) -> None:
        """Play a game once without a clock: count, and note the position at half its decisions."""
        state = self.starts[seed].clone()
        bot = RandomBot(seed)
        trail: list[int] = []
        made = 0
        first = state.round
        while self.goes_on(state):
            number = sum(state.crowd)
            self.zombies += number
            if self.crowded is None and number >= CROWD:
                self.crowded = state.clone()
            apply(state, bot(state), LIVE, None, trail)
            made += 1
        self.decisions += made
        self.forced += len(trail)
        self.total_rounds += state.round - first + (0 if self.rounds else 1)
        state = self.starts[seed].clone()
        bot = RandomBot(seed)
        for _ in range(made // 2):
            apply(state, bot(state))
        self.halves.append((state, seed))

    def goes_on(self, state: Game) -> bool:
        """Whether a game of this load is still to be played on."""
        return state.result == RUNNING and (not self.rounds or state.round <= self.rounds)

    def play(self, state: Game, bot: RandomBot) -> None:
        """Play a game as far as this load goes."""
        last = self.rounds or 1 << 30
        while state.result == RUNNING and state.round <= last:
            apply(state, bot(state))

    def play_all(self) -> list[float]:
        """The CPU time that each game takes."""
        states = [state.clone() for state in self.starts]
        gc.collect()
        times: list[float] = []
        for seed, state in enumerate(states):
            bot = RandomBot(seed)
            began = process_time()
            self.play(state, bot)
            times.append(process_time() - began)
        return times

    def roll_out_all(self) -> list[float]:
        """The CPU time to copy each half-played game and play it on, as a search would."""
        gc.collect()
        times: list[float] = []
        for state, seed in self.halves:
            bot = RandomBot(seed + 1_000)
            began = process_time()
            self.play(state.clone(), bot)
            times.append(process_time() - began)
        return times

    def measure(self) -> Numbers:
        """All rates of this load."""
        seconds = best(self.play_all)
        rollouts = best(self.roll_out_all)
        return {
            "decisions_per_s": round(self.decisions / seconds),
            "forced_per_s": round(self.forced / seconds),
            "rounds_per_s": round(self.total_rounds / seconds, 1),
            "games_per_s": round(len(self.starts) / seconds, 2),
            "rollouts_per_s": round(len(self.halves) / rollouts, 2),
            "zombies_mean": round(self.zombies / self.decisions, 1),
            "decisions_per_round": round(self.decisions / self.total_rounds, 1),
        }


def begin(rules: Rules, seed: int) -> Game:
    """A game at the first question of its first round."""
    state = start(new_state(rules, seed))
    while state.round == 0:
        apply(state, quick_answer(state))
    return state


def best(work: Callable[[], list[float]]) -> float:
    """Each piece of work five times, the best of each: neighbours on the machine disturb some, not all."""
    runs = [work() for _ in range(TIMES)]
    return sum([min(times) for times in zip(*runs, strict=True)], 0.0)


def long_load() -> Load:
    """Thirty rounds in which nobody dies, escapes or wins."""
    rules = Rules(endless_book(book(GAME)), load(GAME, MISSION), Options(survivors=SURVIVORS))
    return Load(rules, LONG_GAMES, LONG_ROUNDS)


def short_load() -> Load:
    """Ordinary games to their end."""
    rules = Rules(book(GAME), load(GAME, MISSION), Options(survivors=SURVIVORS))
    return Load(rules, SHORT_GAMES, 0)


def clone_time(state: Game) -> float:
    """Microseconds for one copy."""

    def copies() -> list[float]:
        gc.collect()
        began = process_time()
        for _ in range(CLONES):
            state.clone()
        return [process_time() - began]

    return round(best(copies) / CLONES * 1e6, 2)


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


def bench(tick: Callable[[int], None] | None = None) -> dict[str, object]:
    """Measure everything."""
    long = long_load()
    crowded = long.crowded or long.halves[0][0]
    state_bytes = clone_bytes(crowded)
    found: dict[str, object] = {"build": build()}
    loads: dict[str, Numbers] = {"long": long.measure()}
    if tick is not None:
        tick(1)
    loads["short"] = short_load().measure()
    if tick is not None:
        tick(1)
    found["loads"] = loads
    found["clone_us"] = clone_time(crowded)
    found["state_bytes"] = state_bytes
    return found


def profile(lines: int = 25) -> list[tuple[str, int, float]]:
    """Where the time of the long load goes: function, calls, share of the whole."""
    import cProfile
    import pstats

    load_to_watch = long_load()
    profiler = cProfile.Profile()
    profiler.enable()
    load_to_watch.play_all()
    profiler.disable()
    stats = pstats.Stats(profiler)
    rows: list[tuple[str, int, float]] = []
    table: dict[tuple[str, int, str], tuple[int, int, float, float, object]] = stats.stats  # type: ignore[attr-defined]
    total = sum(row[2] for row in table.values()) or 1.0
    for (file, line, name), (_, calls, own, _, _) in sorted(table.items(), key=lambda row: -row[1][2]):
        place = f"{Path(file).stem}:{line}:{name}" if line else name
        rows.append((place, calls, own / total))
    return rows[:lines]
