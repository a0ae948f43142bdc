"""Six survivors shared by one to six players: games of every mission watched closely and asked everything."""

from __future__ import annotations

import pytest

from shamble.bots.random import RandomBot
from shamble.kernel.game import apply, start
from shamble.kernel.state import RUNNING, State
from shamble.lab.properties import Effort
from shamble.lab.soak import check_seed
from shamble.port.shelf import port_of
from shamble.port.speaker import Speaker

from .reading import GAME

PORT = port_of(GAME)
MISSIONS = tuple(PORT.missions())
CLOSE = Effort(deep=4, every_option=12, aside=20)
WATCHER = -1
SEATS = [(mission, at % 6 + 1) for at, mission in enumerate(MISSIONS)]


def ask(state: State, seats: int) -> None:
    """What page and terminal ask of a position: views, questions, odds, drawings, in both languages."""
    for seat in (WATCHER, *range(seats)):
        assert PORT.view(state, seat)
        assert PORT.figures(state, seat) is not None
    assert PORT.board(state) is not None
    for lang in ("en", "pl"):
        speaker = Speaker(PORT, state, lang)
        assert PORT.screen.position(speaker, 0, 80)
        for seat in range(seats):
            decision = PORT.decision(state, seat)
            if decision is not None and decision.options:
                assert speaker.question(decision)
                assert all(speaker.option(option) for option in decision.options)
    for option in state.options:
        PORT.preview(state, option)


@pytest.mark.parametrize(("mission", "seats"), SEATS)
def test_a_random_game_for_so_many_players_holds_every_property(mission: str, seats: int) -> None:
    check_seed(GAME, mission, (), 40 + seats, CLOSE, "random", {"seats": seats})


@pytest.mark.parametrize(("mission", "seats"), SEATS)
def test_everything_can_be_asked_at_every_decision_of_two_rounds(mission: str, seats: int) -> None:
    rules = PORT.rules(mission, PORT.schema().read({"seats": seats}, mission))
    state = start(PORT.new_state(rules, seats))
    while PORT.play.in_setup(state):
        apply(state, PORT.play.quick_answer(state))
    bot = RandomBot(seats)
    asked = 0
    while state.result == RUNNING and state.round <= 2 and asked < 25:
        ask(state, seats)
        apply(state, bot(state))
        asked += 1
    ask(state, seats)
    assert asked > 10
