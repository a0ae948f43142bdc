"""Players that try things out, on copies in which all that is hidden was drawn afresh.

They know no game. A game lends them a quick player to play on with, says what may be tried (an answer, and
how to go on from it: a plan of several answers), and what a position is worth.
"""

from __future__ import annotations

from typing import Final

from shamble.bots.budget import Budget, Clock
from shamble.kernel.chance import LIVE
from shamble.kernel.game import determinise, pending, seats_asked
from shamble.kernel.run import Run
from shamble.kernel.sense import Idea, Sense
from shamble.kernel.state import RUNNING, State

LEAST: Final = 3
"""So many times everything is tried before the worse half is given up."""

MOST_DECISIONS: Final = 1500
"""A game that is played through in thought is left at the latest after so many answers."""

LUCK: Final = 7_919
EDGE: Final = 0.004
"""By so much something else must be better than the quick player's own answer to be preferred."""

OWN_TURN: Final = 0
"""How far a player looks who judges the position after its own turn."""


class Tried:
    """Something that is being tried."""

    __slots__ = ("action", "policy", "sum", "times")

    def __init__(self, idea: Idea) -> None:
        self.action = idea[0]
        self.policy = idea[1]
        self.sum = 0.0
        self.times = 0

    def mean(self) -> float:
        """What it came to on average."""
        return self.sum / self.times if self.times else 0.0


class SearchBot:
    """Tries its ideas out. All meet the same luck; after every few tries the worse half is given up."""

    __slots__ = ("ahead", "asked", "budget", "seed", "sense")

    def __init__(self, seed: int, budget: Budget, sense: Sense, ahead: int) -> None:
        self.seed = seed
        self.budget = budget
        self.sense = sense
        self.ahead = ahead
        """So many marks of the clock (rounds, days) it looks ahead; OWN_TURN for the rest of a turn."""
        self.asked = 0

    def __call__(self, state: State) -> int:
        usual = self.sense.quick(state)
        question = pending(state)
        if question is None or question.name not in self.sense.questions or len(state.options) < 2:
            return usual
        return self.best(state, usual)[0].action

    def best(self, state: State, usual: int) -> list[Tried]:
        """What was tried, the best first; the quick player's own answer if nothing is clearly better."""
        self.asked += 1
        clock = Clock(self.budget)
        mask = seats_asked(state)
        seat = (mask & -mask).bit_length() - 1
        live = [Tried(idea) for idea in self.sense.ideas(state)]
        live.sort(key=lambda tried: tried.action != usual)
        done: list[Tried] = []
        sample = 0
        while len(live) > 1 and not clock.is_over():
            for _ in range(LEAST if len(live) > 2 else 2 * LEAST):
                sample += 1
                luck = (self.seed * LUCK + self.asked) * LUCK + sample
                copy = determinise(state, seat, luck)
                for tried in live:
                    tried.sum += self.play_out(copy.clone(), tried, seat, clock)
                    tried.times += 1
                    if clock.is_over():
                        break
                if clock.is_over():
                    break
            live.sort(key=lambda tried: tried.mean() + (EDGE if tried.action == usual else 0.0), reverse=True)
            half = (len(live) + 1) // 2
            done = live[half:] + done
            live = live[:half]
        return live + done

    def play_out(self, copy: State, tried: Tried, seat: int, clock: Clock) -> float:
        """Play on from an answer as far as it is looked ahead; what the position is worth then."""
        run = Run(copy, LIVE, None, None)
        turn_of = self.sense.turn
        turn = turn_of(copy)
        last = copy.passed + max(0, self.ahead - 1)
        own_turn = self.ahead == OWN_TURN
        policy = tried.policy
        run.answer(tried.action)
        spent = 1
        most = clock.most(MOST_DECISIONS)
        while copy.result == RUNNING and copy.passed <= last and spent < most:
            if own_turn and turn_of(copy) != turn:
                break
            run.answer(policy(copy))
            spent += 1
        clock.spend(spent)
        return self.sense.worth(copy, seat)
