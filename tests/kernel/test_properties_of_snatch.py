"""The property suite of all games, on one that knows no zombies: it asks nothing of the family."""

from __future__ import annotations

import pytest

from shamble.kernel.state import State
from shamble.lab.properties import Effort, Header, check_game

from ..snatch.rules import new_snatch

CLOSE = Effort(deep=1, every_option=2, aside=10)


@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("seed", range(8))
def test_a_small_game_holds_every_property(seats: int, seed: int) -> None:
    def new(game_seed: int) -> State:
        return new_snatch(seats, game_seed)

    seen = check_game(new, seed, Header("snatch", "", {}), effort=CLOSE)
    assert seen.decisions
