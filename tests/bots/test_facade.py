"""Shamble in a few names, for people who write bots."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys

import pytest

import shamble
from shamble import IllegalAction, apply, facade, goals, make_bot, new_game, outcome, play
from shamble.kernel.codec import state_hash
from shamble.port.shelf import own_games


def packed(state: shamble.State) -> shamble.State:
    """A position as another process gets it."""
    return pickle.loads(pickle.dumps(state))  # noqa: S301 - we have packed it ourselves


@pytest.mark.parametrize("game", own_games())
def test_positions_are_told_compared_copied_and_packed(game: str) -> None:
    state = new_game(game=game, seed=3)
    bot = make_bot(state, "random", 1)
    for _ in range(20):
        apply(state, bot(state))
    assert repr(state).startswith(f"<{game}") and shamble.question(state) in repr(state)
    for other in (copy.copy(state), copy.deepcopy(state), packed(state)):
        assert other == state and other is not state
        assert other.options == state.options and type(other) is type(state)
        apply(other, other.options[0])
        assert other != state
    with pytest.raises(TypeError):
        hash(state)


def test_what_was_packed_goes_on_in_the_same_way() -> None:
    state = new_game("M2", seed=4, seats=3)
    other = packed(state)
    assert play(state, "greedy") == play(other, "greedy")
    assert state_hash(state) == state_hash(other)


@pytest.mark.parametrize("game", own_games())
@pytest.mark.parametrize("action", [0, 12345, -1, 1 << 70])
def test_what_was_not_asked_is_refused_with_reasons(game: str, action: int) -> None:
    state = new_game(game=game, seed=3)
    before = state_hash(state)
    with pytest.raises(IllegalAction) as error:
        apply(state, action)
    assert str(error.value.details["reasons"]).strip()
    assert state_hash(state) == before


def test_answers_may_be_given_as_text() -> None:
    state, other = new_game(seed=5), new_game(seed=5)
    apply(state, state.options[1])
    apply(other, shamble.text_of(other, other.options[1]))
    assert state == other


def test_goals_are_counted_by_the_mission() -> None:
    state = new_game("M0", seed=2)
    assert [(goal.name, goal.done) for goal in goals(state)] == [
        ("objectives", 0),
        ("crates", 0),
        ("escape", 0),
    ]
    for seed in range(2, 20):
        state = new_game("M0", seed=seed)
        if play(state, "greedy").verdict == "won":
            break
    assert outcome(state).verdict == "won"
    assert [goal.share for goal in goals(state)] == [1.0, 1.0, 1.0]


def test_a_function_can_play_and_is_checked() -> None:
    assert play(new_game(seed=1), lambda state: state.options[-1]).is_over
    with pytest.raises(shamble.BotError):
        play(new_game(seed=1), lambda state: 0)


def test_the_engine_plays_without_the_packages_of_the_server() -> None:
    code = """
import sys
for name in ("litestar", "uvicorn", "websockets", "itsdangerous", "cryptography"):
    sys.modules[name] = None
from shamble import new_game, play
import shamble.cli.sim, shamble.cli.play, shamble.lab.simulate
assert play(new_game("M0", seed=1), "quick").is_over
"""
    subprocess.run([sys.executable, "-c", code], check=True)


def test_importing_the_package_fetches_nothing() -> None:
    code = "import shamble, sys; assert not [name for name in sys.modules if name.startswith('shamble.')]"
    subprocess.run([sys.executable, "-c", code], check=True)
    assert set(facade.__all__) == set(shamble.__all__) <= set(dir(shamble))
    with pytest.raises(AttributeError):
        _ = shamble.no_such_thing
