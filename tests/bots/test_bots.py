"""Bots answer legally, always alike, and know nothing that a player cannot know."""

from __future__ import annotations

import pytest

from shamble.bots import bots_of, make_bot, ready_bots
from shamble.family.playing.reading import wants_token
from shamble.family.port.content.games import make_rules
from shamble.family.position.options import Options
from shamble.family.round.setup import new_state
from shamble.kernel.batch import play_games
from shamble.kernel.codec import state_hash
from shamble.kernel.game import apply, determinise, start
from shamble.kernel.state import RUNNING
from shamble.port.shelf import port_of

PORT = port_of("zombicide-2e")
MISSIONS = ("M0", "M1", "M2")
MOST = 4_000


def states(mission: str, bot: str, seed: int, seats: int = 1):
    """Every position of a game in which the bot is asked, with its answer."""
    state = start(new_state(make_rules("zombicide-2e", mission, Options(seats=seats)), seed))
    policy = make_bot(PORT, bot, seed)
    for _ in range(MOST):
        if state.result != RUNNING:
            return
        action = policy(state)
        yield state, action
        apply(state, action)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("mission", MISSIONS)
@pytest.mark.parametrize("bot", list(ready_bots(PORT)))
def test_answers_are_legal_and_games_end(bot: str, mission: str) -> None:
    for seed in range(3):
        for state, action in states(mission, bot, seed, seats=1 + seed):
            assert action in state.options


@pytest.mark.parametrize("bot", list(ready_bots(PORT)))
def test_thinking_does_not_change_the_position(bot: str) -> None:
    for number, (state, _) in enumerate(states("M1", bot, 7)):
        if number % 10 == 0:
            before = state_hash(state)
            make_bot(PORT, bot, 1)(state)
            assert state_hash(state) == before


@pytest.mark.parametrize("mission", MISSIONS)
def test_greedy_answers_the_same_whatever_lies_hidden(mission: str) -> None:
    for number, (state, action) in enumerate(states(mission, "greedy", 5)):
        if number % 5 == 0:
            assert make_bot(PORT, "greedy", 1)(determinise(state, 0, number)) == action


def test_random_has_its_own_generator() -> None:
    one = [action for _, action in states("M0", "random", 3)]
    other = [action for _, action in states("M0", "random", 3)]
    assert one == other
    answers = {make_bot(PORT, "random", seed)(next(states("M0", "random", 3))[0]) for seed in range(40)}
    assert len(answers) > 5


def test_greedy_does_not_wait_for_ever_behind_a_locked_door() -> None:
    rules = make_rules("zombicide-2e", "M14", Options())
    played = play_games(lambda seed: new_state(rules, seed), bots_of(PORT)["greedy"], (1, 7, 10, 12))
    assert all(one.outcome.is_over and one.marks < 200 for one in played)


def test_greedy_fetches_what_opens_a_door() -> None:
    state = start(new_state(make_rules("zombicide-2e", "M14", Options()), 1))
    assert [wants_token(state, 0, token) for token in range(6)] == [False, False, False, True, False, False]


def test_greedy_outlives_random() -> None:
    def rounds(bot: str) -> int:
        total = 0
        for seed in range(6):
            for state, _ in states("M1", bot, seed):
                last = state.round
            total += last
        return total

    assert rounds("greedy") > rounds("random")
