"""How a team stands: how near its goals are, how well everybody is, and what is about to come for them."""

from __future__ import annotations

from math import exp
from typing import Any, Final

from shamble.family.missions.mission import goals_in_play
from shamble.family.playing.crew import Crew
from shamble.family.playing.reading import barred_doors, card_worth, health_left, share, threat
from shamble.family.position.state import Game
from shamble.kernel.state import RUNNING


class Weights:
    """How much each part counts, measured against each other."""

    __slots__ = ("arms", "dread", "goals", "last_leg", "trying", "way", "wound")

    def __init__(
        self,
        goals: float = 6.0,
        wound: float = 0.35,
        last_leg: float = 0.7,
        dread: float = 0.03,
        arms: float = 0.12,
        way: float = 0.03,
        trying: float = 0.3,
    ) -> None:
        self.trying = trying
        """Having come so far, in a game that is lost."""
        self.goals = goals
        """Reaching all goals."""
        self.wound = wound
        self.last_leg = last_leg
        """Somebody whom the next wound fells."""
        self.dread = dread
        """What the dead threaten next."""
        self.arms = arms
        self.way = way
        """A step on the way to what is wanted."""


LOST: Final = 0.02
WON: Final = 0.98


def done(state: Game) -> float:
    """The reached part of all goals."""
    goals = 0
    near = 0.0
    for step in goals_in_play(state):
        for goal in step:
            goals += 1
            near += share(state, goal)
    return near / goals if goals else 0.0


class Standing:
    """Judges positions under one set of rules after another."""

    __slots__ = ("crew", "rules", "weights")

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights or Weights()
        self.rules: Any = None
        self.crew: Crew | None = None

    def __call__(self, state: Any, seat: int) -> float:
        if state.result != RUNNING:
            if state.winners >> seat & 1:
                return 1.0
            return self.weights.trying * done(state)
        if state.rules is not self.rules or self.crew is None:
            self.rules = state.rules
            self.crew = Crew(state)
        score = self.score(state, self.crew)
        return LOST + (WON - LOST) / (1.0 + exp(-score))

    def score(self, state: Game, crew: Crew) -> float:
        """The same as a sum of what is good and bad."""
        weights = self.weights
        total = weights.goals * done(state)
        plan = crew.plan(state)
        for who, me in enumerate(state.survivors):
            if me.zone == -1:
                total += 0.3
                continue
            if me.zone < 0:
                total -= 2.0
                continue
            total -= weights.wound * me.wounds
            if health_left(state, me) <= 1:
                total -= weights.last_leg
            total -= weights.dread * min(40.0, threat(state, who, me.zone))
            best = 0.0
            for card in me.hand:
                worth = card_worth(state.rules.cards[card])
                if worth > best:
                    best = worth
            total += weights.arms * min(3.0, best)
            target = plan.targets[who]
            if target >= 0:
                total -= weights.way * min(
                    25.0, crew.roads.on(state, target, barred_doors(state, who))[me.zone]
                )
        return total
