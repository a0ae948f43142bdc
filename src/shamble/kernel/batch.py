"""Many games by one policy, played to their ends without leaving the engine.

This is the loop under the simulator, the soak and the measurements; where the engine is compiled, it is
compiled too.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from shamble.kernel.chance import LIVE
from shamble.kernel.game import outcome, start
from shamble.kernel.outcome import Outcome
from shamble.kernel.run import Run
from shamble.kernel.state import RUNNING, State

Policy = Callable[[Any], int]
"""Chooses one of the legal answers to the pending question."""


class Bounds(NamedTuple):
    """A game that goes beyond these is given up: marks of its main clock, decisions."""

    marks: int = 2_000
    decisions: int = 200_000


USUAL = Bounds()


class Played(NamedTuple):
    """How one game went; it is still running if it was given up."""

    seed: int
    outcome: Outcome
    marks: int
    decisions: int


def play_on(state: State, policy: Policy, bounds: Bounds = USUAL) -> int:
    """Let a policy play a game to its end or its bounds; how many decisions it took."""
    most_marks = bounds.marks
    most_decisions = bounds.decisions
    decisions = 0
    run = Run(state, LIVE, None, None)
    while state.result == RUNNING and state.passed <= most_marks and decisions < most_decisions:
        run.answer(policy(state))
        decisions += 1
    return decisions


def play_games(
    fresh: Callable[[int], State],
    policy: Callable[[int], Policy],
    seeds: Sequence[int],
    bounds: Bounds = USUAL,
) -> list[Played]:
    """Play a new game for each seed, with a policy made from the same seed."""
    played: list[Played] = []
    for seed in seeds:
        state = start(fresh(seed))
        decisions = play_on(state, policy(seed), bounds)
        played.append(Played(seed, outcome(state), state.passed, decisions))
    return played
