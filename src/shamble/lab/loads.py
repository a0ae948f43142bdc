"""Games to measure the engine with, as each game's port names them. Setup is over before any clock starts."""

from __future__ import annotations

import gc
from collections.abc import Callable
from time import process_time
from typing import Final

from shamble.bots.random import RandomBot
from shamble.kernel.batch import USUAL, Bounds, play_on
from shamble.kernel.chance import LIVE
from shamble.kernel.event import Event
from shamble.kernel.game import apply, start
from shamble.kernel.state import RUNNING, State
from shamble.port.port import Port
from shamble.port.shelf import games, port_of
from shamble.port.watch import Load

TIMES: Final = 5
EXPLAINED_GAMES: Final = 3

Numbers = dict[str, float]


class Measured:
    """The games of a load: from their first question to a number of marks of their clock, or to their end."""

    def __init__(self, port: Port, load: Load) -> None:
        self.port = port
        self.load = load
        self.bounds = Bounds(marks=load.marks) if load.marks else USUAL
        self.starts = [self.begin(seed) for seed in range(load.games)]
        self.halves: list[tuple[State, int]] = []
        self.made: list[int] = []
        """The decisions of each game."""
        self.forced = 0
        self.total_rounds = 0
        self.figures = 0
        self.crowded: State | None = None
        for seed in range(load.games):
            self._study(seed)

    def begin(self, seed: int) -> State:
        """A game at its first question after the setup."""
        state = start(self.load.fresh(seed))
        while self.port.play.in_setup(state):
            apply(state, self.port.play.quick_answer(state))
        return state

    def _study(self, seed: int) -> None:
        """Play a game once without a clock: count, and note the position at half its decisions."""
        watch, crowd = self.port.watch, self.load.crowd
        state = self.starts[seed].clone()
        bot = RandomBot(seed)
        trail: list[int] = []
        made = 0
        first = state.passed
        while self.goes_on(state):
            number = watch.crowd(state)
            self.figures += number
            if crowd and self.crowded is None and number >= crowd:
                self.crowded = state.clone()
            apply(state, bot(state), LIVE, None, trail)
            made += 1
        self.made.append(made)
        self.forced += len(trail)
        self.total_rounds += state.passed - first + (0 if self.load.marks else 1)
        state = self.starts[seed].clone()
        bot = RandomBot(seed)
        for _ in range(made // 2):
            apply(state, bot(state))
        self.halves.append((state, seed))

    @property
    def decisions(self) -> int:
        """The decisions of all games."""
        return sum(self.made)

    def goes_on(self, state: State) -> bool:
        """Whether a game of this load is still to be played on."""
        return state.result == RUNNING and (not self.load.marks or state.passed <= self.load.marks)

    def play_all(self) -> list[float]:
        """The CPU time that each game takes."""
        states = [state.clone() for state in self.starts]
        gc.collect()
        times: list[float] = []
        for seed, state in enumerate(states):
            bot = RandomBot(seed)
            began = process_time()
            play_on(state, bot, self.bounds)
            times.append(process_time() - began)
        return times

    def roll_out_all(self) -> list[float]:
        """The CPU time to copy each half-played game and play it on, as a search would."""
        gc.collect()
        times: list[float] = []
        for state, seed in self.halves:
            bot = RandomBot(seed + 1_000)
            began = process_time()
            play_on(state.clone(), bot, self.bounds)
            times.append(process_time() - began)
        return times

    def explain_all(self) -> list[float]:
        """The CPU time of the first games with every event told and every decision explained."""
        states = [state.clone() for state in self.starts[:EXPLAINED_GAMES]]
        gc.collect()
        times: list[float] = []
        for seed, state in enumerate(states):
            bot = RandomBot(seed)
            events: list[Event] = []
            began = process_time()
            while self.goes_on(state):
                self.port.decision(state, 0)
                apply(state, bot(state), LIVE, events.append)
            times.append(process_time() - began)
        return times

    def measure(self) -> Numbers:
        """All rates of this load."""
        seconds = best(self.play_all)
        rollouts = best(self.roll_out_all)
        explained = best(self.explain_all)
        return {
            "decisions_per_s": round(self.decisions / seconds),
            "explained_per_s": round(sum(self.made[:EXPLAINED_GAMES]) / explained),
            "forced_per_s": round(self.forced / seconds),
            "rounds_per_s": round(self.total_rounds / seconds, 1),
            "games_per_s": round(len(self.starts) / seconds, 2),
            "rollouts_per_s": round(len(self.halves) / rollouts, 2),
            "figures_mean": round(self.figures / self.decisions, 1),
            "decisions_per_round": round(self.decisions / self.total_rounds, 1),
        }


def best(work: Callable[[], list[float]]) -> float:
    """Each piece of work five times, the best of each: neighbours on the machine disturb some, not all."""
    runs = [work() for _ in range(TIMES)]
    return sum([min(times) for times in zip(*runs, strict=True)], 0.0)


def measured_games() -> list[Port]:
    """The games on the shelf that have something to measure, the first one first."""
    return [port for port in map(port_of, games()) if port.watch.loads()]
