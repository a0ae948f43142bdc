"""Games as episodes for those who learn: one at a time, or many that are stepped together.

An answer comes as its place (`Coding`) or as its number in the list of options. What a step brings is a
reward: for winning and losing, and for the changes of what the game measures (`Observer.measures`).
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from shamble.kernel.chance import LIVE
from shamble.kernel.observing import Observer, Slate
from shamble.kernel.run import Run
from shamble.kernel.state import RUNNING, State

Fresh = Callable[[int], State]
"""A game at the first question that is to be answered, from a seed."""

NextSeed = Callable[[int], int]
"""The seed of the next game of a place."""

END: Final = 0
FIRST: Final = 1
REFUSE: Final = 2
ILLEGAL: Final = ("end", "first", "refuse")
"""What becomes of an answer that is not legal: the episode ends and is lost, the first legal answer is taken
instead, or it is an error."""


class Terms:
    """What is played for, and how long.

    `won` and `lost` are paid once, `weights` for each step what a measure has changed by. After `most_marks`
    marks of the main clock, or so many steps, an episode is cut off; 0 for no limit.
    """

    __slots__ = ("by_rows", "illegal", "lost", "most_marks", "most_steps", "names", "weights", "won")

    def __init__(
        self,
        won: float = 1.0,
        lost: float = -1.0,
        weights: Sequence[tuple[str, float]] = (),
        most_marks: int = 0,
        most_steps: int = 0,
        by_rows: bool = False,
        illegal: int = END,
    ) -> None:
        self.won = won
        self.lost = lost
        self.names: list[str] = [name for name, _ in weights]
        self.weights: list[float] = [weight for _, weight in weights]
        self.most_marks = most_marks
        self.most_steps = most_steps
        self.by_rows = by_rows
        """Whether answers come as their numbers in the list of options."""
        self.illegal = illegal


class Episode:
    """One game that is played by answers from 0 on, for one seat."""

    __slots__ = (
        "before",
        "is_cut",
        "is_over",
        "observer",
        "run",
        "seat",
        "slate",
        "state",
        "steps",
        "terms",
        "was_illegal",
    )

    def __init__(self, observer: Observer, slate: Slate, terms: Terms, seat: int = 0) -> None:
        self.observer = observer
        self.slate = slate
        self.terms = terms
        self.seat = seat
        self.state: Any = None
        self.run: Run | None = None
        self.steps = 0
        self.is_over = True
        self.is_cut = False
        self.was_illegal = False
        self.before: list[float] = []

    def begin(self, state: Any, steps: int = 0) -> None:
        """A position is played from here on."""
        self.state = state
        self.run = Run(state, LIVE, None, None)
        self.steps = steps
        self.is_over = False
        self.is_cut = False
        self.was_illegal = False
        self.slate.forget()
        self.before = self._measured() if self.terms.names else []
        self._look()

    def answer_at(self, place: int) -> int:
        """Which of the answers that may be given is meant; -1 for none of them."""
        slate = self.slate
        if self.terms.by_rows:
            return place if 0 <= place < len(slate.shown) else -1
        codes = slate.codes
        for at in range(len(codes)):
            if codes[at] == place:
                return at
        return -1

    def step(self, place: int) -> float:
        """Give an answer and play on to the next question; what it brings."""
        at = self.answer_at(place)
        terms = self.terms
        self.was_illegal = at < 0
        if at < 0:
            if terms.illegal == REFUSE:
                raise ValueError(f"{place} is not among the legal answers")
            if terms.illegal == END:
                self.is_over = True
                return terms.lost
            at = 0
        assert self.run is not None
        self.run.answer(self.slate.shown[at])
        self.steps += 1
        base = self.run.base
        reward = 0.0
        if base.result != RUNNING:
            self.is_over = True
            reward = terms.won if base.winners >> self.seat & 1 else terms.lost
        elif (0 < terms.most_marks < base.passed) or (0 < terms.most_steps <= self.steps):
            self.is_cut = True
        if terms.names:
            now = self._measured()
            for number, weight in enumerate(terms.weights):
                reward += weight * (now[number] - self.before[number])
            self.before = now
        self._look()
        return reward

    def _look(self) -> None:
        self.observer.write(self.state, self.seat, self.slate)

    def _measured(self) -> list[float]:
        measured = self.observer.measures(self.state, self.seat)
        return [measured[name] for name in self.terms.names]


class Fleet:
    """Many games that are stepped together; one that is over begins anew with the next step, or at once."""

    __slots__ = ("cut", "episodes", "fresh", "illegal", "next_seed", "over", "rewards", "same_step")

    def __init__(self, fresh: Fresh, next_seed: NextSeed, episodes: list[Episode], same_step: bool) -> None:
        self.fresh = fresh
        self.next_seed = next_seed
        self.episodes = episodes
        self.same_step = same_step
        count = len(episodes)
        self.rewards: list[float] = [0.0] * count
        self.over: list[bool] = [False] * count
        self.cut: list[bool] = [False] * count
        self.illegal: list[bool] = [False] * count

    def anew(self, number: int) -> None:
        """The next game of a place begins."""
        self.rewards[number] = 0.0
        self.over[number] = False
        self.cut[number] = False
        self.illegal[number] = False
        self.episodes[number].begin(self.fresh(self.next_seed(number)))

    def step(self, places: list[int]) -> list[int]:
        """One answer in each game; which of them have come to an end."""
        ended: list[int] = []
        for number in range(len(self.episodes)):
            episode = self.episodes[number]
            if not self.same_step and (self.over[number] or self.cut[number]):
                self.anew(number)
                continue
            self.rewards[number] = episode.step(places[number])
            over = episode.is_over
            cut = episode.is_cut and not over
            self.over[number] = over
            self.cut[number] = cut
            self.illegal[number] = episode.was_illegal
            if over or cut:
                ended.append(number)
        return ended

    def pick(self, luck: list[int]) -> list[int]:
        """A legal answer in each game, by numbers from outside; 0 where a game is over."""
        found: list[int] = []
        for number in range(len(self.episodes)):
            episode = self.episodes[number]
            shown = len(episode.slate.shown)
            if shown == 0:
                found.append(0)
                continue
            at = luck[number] % shown
            found.append(at if episode.terms.by_rows else episode.slate.codes[at])
        return found
