"""What is played in an environment: a game on a mission with its options, and how its setup is answered."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final

from shamble.kernel.errors import ShambleError
from shamble.kernel.game import apply, start
from shamble.kernel.ruleset import Ruleset
from shamble.kernel.state import State
from shamble.port.made import made_rules
from shamble.port.missions import mission_of
from shamble.port.port import Port
from shamble.port.shelf import need

QUICK: Final = "quick"
ASK: Final = "ask"
LOT: Final = "lot"
SETUPS: Final = (QUICK, ASK, LOT)
"""The questions of the setup are answered as a quick start answers them, asked, or answered by lot."""


class EnvError(ShambleError):
    """Something that an environment was asked for and does not have."""


class Setting:
    """A game on a mission with its options, ready to begin from a seed."""

    def __init__(self, game: str, mission: str, options: Mapping[str, object], setup: str = QUICK) -> None:
        if setup not in SETUPS:
            raise EnvError("envs-unknown", {"what": "setup", "value": setup, "known": ", ".join(SETUPS)})
        self.game = game
        self.port: Port = need(game)
        self.mission = mission_of(self.port, mission, 0)
        self.options = self.port.schema().read(options, self.mission)
        self.setup = setup
        self.rules: Ruleset = made_rules(game, self.mission, self.options)[0]

    def fresh(self, seed: int) -> State:
        """A game at the first question that is to be answered."""
        state = start(self.port.new_state(self.rules, seed))
        play = self.port.play
        luck = Random(seed)
        while self.setup != ASK and state.options and play.in_setup(state):
            answer = play.quick_answer(state) if self.setup == QUICK else luck.choice(state.options)
            apply(state, answer)
        return state

    def __reduce__(self) -> tuple[Any, ...]:
        return Setting, (self.game, self.mission, self.options, self.setup)
