"""Bots know what Scenes of this game ask for: fire for Spawn tokens, experience for a long night."""

from __future__ import annotations

import pytest

from shamble.bots import maker_of
from shamble.kernel.game import apply, outcome, start
from shamble.kernel.outcome import EVERYBODY_WON
from shamble.kernel.state import RUNNING
from shamble.port.shelf import port_of

from .reading import GAME


@pytest.mark.parametrize(("scene", "seed"), [("NL6", 2), ("NL6", 3), ("NL10", 11)])
def test_hard_scenes_can_be_won(scene: str, seed: int) -> None:
    port = port_of(GAME)
    state = start(port.new_state(port.rules(scene, port.schema().usual()), seed))
    choose = maker_of(port, "greedy")(seed)
    while state.result == RUNNING:
        apply(state, choose(state))
    assert outcome(state).verdict == EVERYBODY_WON
