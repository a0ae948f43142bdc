"""What a bot chooses never depends on what its seat cannot know: the order of decks, facedown tokens, the
secrets of other seats, the generator."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.snatch.port import SnatchPort

from shamble.bots import Thinking, bots_of, maker_of
from shamble.kernel.game import apply, determinise, seats_asked, start
from shamble.kernel.state import RUNNING, State
from shamble.port.port import Port
from shamble.port.shelf import own_games, port_of

PORTS = [*[port_of(name) for name in own_games()], SnatchPort()]
LUCK = (11, 12)
"""What is hidden is drawn afresh in two ways."""

APART = 23
"""So many answers lie between two positions that are looked at."""

MOST = {True: 2, False: 7}
"""So many positions of a mission are looked at, for bots that think and for others."""


def some_positions(port: Port, mission: str, seed: int, most: int) -> Iterator[tuple[State, int]]:
    """Positions of a game with two seats, with a seat that is asked."""
    options = {"seats": 2} if "seats" in [field.name for field in port.schema().fields] else {}
    rules = port.rules(mission, port.schema().read(options, mission))
    state = start(port.new_state(rules, seed))
    policies = [maker_of(port, name)(1) for name in (next(iter(bots_of(port))), "random")]
    for number in range(1, most * APART):
        if state.result != RUNNING:
            return
        if number % APART == 1:
            mask = seats_asked(state)
            yield state, (mask & -mask).bit_length() - 1
        apply(state, policies[number % 7 == 0](state))


def bots() -> list[tuple[Port, str]]:
    return [(port, name) for port in PORTS for name in bots_of(port)]


@pytest.mark.parametrize(("port", "name"), bots(), ids=lambda value: getattr(value, "name", value))
def test_a_choice_hangs_on_nothing_hidden(port: Port, name: str) -> None:
    thinks = isinstance(bots_of(port)[name], Thinking)
    maker = maker_of(port, f"{name}@40" if thinks else name)
    looked_at = 0
    missions = list(port.missions())
    chosen_missions = missions[:: 9 if thinks else 3]
    for number in range(max(4, len(chosen_missions))):
        mission = chosen_missions[number % len(chosen_missions)]
        for state, seat in some_positions(port, mission, 5 + number, MOST[thinks]):
            chosen = []
            for copy in (state, *[determinise(state, seat, luck) for luck in LUCK]):
                copy = copy.clone()
                copy.options = state.options
                chosen.append(maker(7)(copy))
            assert chosen == [chosen[0]] * 3, (mission, looked_at)
            looked_at += 1
    assert looked_at >= 4
