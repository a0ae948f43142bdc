"""Games to measure the engine with: crowded boards without an end, and ordinary games.

The long load is a rule layer in which nobody dies, escapes or wins, so that the board gets crowded; the
short load is ordinary games to their end. Setup is over before any clock starts.
"""

from __future__ import annotations

import gc
from collections.abc import Callable
from time import process_time
from typing import Final, NamedTuple

from shamble.bots.random import RandomBot
from shamble.family.book import endless_book
from shamble.family.port.content.books import book
from shamble.family.port.content.missions import load
from shamble.family.position.options import Options
from shamble.family.position.state import Game
from shamble.family.round.setup import new_state, quick_answer
from shamble.family.rules import Rules
from shamble.family.telling.explain import decision
from shamble.kernel.batch import USUAL, Bounds, play_on
from shamble.kernel.chance import LIVE
from shamble.kernel.event import Event
from shamble.kernel.game import apply, start
from shamble.kernel.state import RUNNING

TIMES: Final = 5
LONG_ROUNDS: Final = 30
LONG_GAMES: Final = 24
SHORT_GAMES: Final = 100
EXPLAINED_GAMES: Final = 3
CROWD: Final = 40

Numbers = dict[str, float]


class Scene(NamedTuple):
    """What is measured of a game: one mission with one team."""

    game: str
    mission: str
    survivors: tuple[str, ...]


SCENES: Final = (Scene("zombicide-2e", "M1", ("Amy", "Doug", "Elle", "Josh", "Ned", "Wanda")),)
"""One for every game there is."""


class Load:
    """Games to measure: from their first round to a number of rounds, or to their end."""

    def __init__(self, rules: Rules, games: int, rounds: int) -> None:
        self.rounds = rounds
        self.bounds = Bounds(marks=rounds) if rounds else USUAL
        self.starts = [begin(rules, seed) for seed in range(games)]
        self.halves: list[tuple[Game, int]] = []
        self.made: list[int] = []
        """The decisions of each game."""
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
        self.made.append(made)
        self.forced += len(trail)
        self.total_rounds += state.round - first + (0 if self.rounds else 1)
        state = self.starts[seed].clone()
        bot = RandomBot(seed)
        for _ in range(made // 2):
            apply(state, bot(state))
        self.halves.append((state, seed))

    @property
    def decisions(self) -> int:
        """The decisions of all games."""
        return sum(self.made)

    def goes_on(self, state: Game) -> bool:
        """Whether a game of this load is still to be played on."""
        return state.result == RUNNING and (not self.rounds or state.round <= self.rounds)

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
                decision(state, 0)
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


def long_load(scene: Scene = SCENES[0]) -> Load:
    """Thirty rounds in which nobody dies, escapes or wins."""
    rules = Rules(endless_book(book(scene.game)), load(scene.game, scene.mission), team_of(scene))
    return Load(rules, LONG_GAMES, LONG_ROUNDS)


def short_load(scene: Scene = SCENES[0]) -> Load:
    """Ordinary games to their end."""
    rules = Rules(book(scene.game), load(scene.game, scene.mission), team_of(scene))
    return Load(rules, SHORT_GAMES, 0)


def team_of(scene: Scene) -> Options:
    """The options of a scene."""
    return Options(survivors=scene.survivors)
