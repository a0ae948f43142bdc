"""What bots and quick starts know of the family's games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from shamble.family.missions.mission import goals_in_play
from shamble.family.playing.greedy import GreedyBot
from shamble.family.playing.ideas import sense_of
from shamble.family.playing.quick import QuickBot
from shamble.family.round.setup import quick_answer
from shamble.kernel.batch import Policy
from shamble.kernel.sense import Sense
from shamble.kernel.state import RUNNING
from shamble.port.play import Play, Progress


class FamilyPlay(Play):
    """Before the first round survivors are chosen, cards dealt and starts taken."""

    def bots(self) -> dict[str, Callable[[int], Policy]]:
        return {"greedy": GreedyBot, "quick": QuickBot}

    def sense(self, seed: int) -> Sense:
        return sense_of(seed)

    def quick_answer(self, state: Any) -> int:
        return quick_answer(state)

    def in_setup(self, state: Any) -> bool:
        return bool(state.round == 0 and state.result == RUNNING)

    def progress(self, state: Any) -> list[Progress]:
        """The mission's goals in their order, by their own expressions; zeal over the aim is not counted."""
        found = []
        for step in goals_in_play(state):
            for goal in step:
                of = int(goal.target(state, ()))
                found.append(Progress(goal.name, min(of, int(goal.progress(state, ()))), of))
        return found
