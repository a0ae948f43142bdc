"""What search and people ask of an environment: going back, looking ahead, keys, words, pictures."""

from __future__ import annotations

import copy
import pickle
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

from shamble.envs import EnvError, ShambleEnv, aec_env
from shamble.kernel.branching import outcomes
from shamble.kernel.game import determinise


def played(env: ShambleEnv, seed: int, steps: int) -> dict[str, Any]:
    """An environment in the middle of a random game; the info of the last step."""
    _, info = env.reset(seed=seed)
    luck = np.random.default_rng(seed)
    for _ in range(steps):
        _, _, over, cut, info = env.step(int(luck.choice(np.flatnonzero(info["action_mask"]))))
        assert not over and not cut
    return info


def same(one: Any, other: Any) -> bool:
    return all([np.array_equal(one[name], other[name]) for name in one])


def test_a_game_goes_on_from_a_kept_state_as_it_did_before() -> None:
    env = ShambleEnv("zombicide-2e", "M1", rows=True)
    played(env, 3, 40)
    saved = env.clone_state()
    elsewhere = ShambleEnv("zombicide-2e", "M1", rows=True)
    seen = []
    for one in (env, env, elsewhere):
        one.reset(options={"state": saved}) if one is elsewhere else one.restore_state(saved)
        told = [one.observation()]
        for _ in range(25):
            told.append(one.step(int(np.flatnonzero(one.action_masks())[0]))[0])
        seen.append(told)
    assert all([same(a, b) and same(a, c) for a, b, c in zip(*seen, strict=True)])


def test_states_travel_and_are_compared() -> None:
    env = ShambleEnv("army-of-the-dead", "AM1")
    played(env, 5, 30)
    saved = env.clone_state()
    there = pickle.loads(pickle.dumps(saved))  # noqa: S301
    assert there == saved == copy.deepcopy(saved)
    other = ShambleEnv("army-of-the-dead", "AM1")
    other.restore_state(there)
    assert same(env.observation(), other.observation()) and env.state_key() == other.state_key()
    action = int(np.flatnonzero(env.action_masks())[0])
    env.step(action)
    assert env.state_key() != other.state_key()


def test_a_key_does_not_know_what_chance_will_bring() -> None:
    env = ShambleEnv("zombicide-2e", "M1")
    played(env, 2, 30)
    other = determinise(env.state, 0, 99)
    assert other.streams != env.state.streams and other.key() == env.state.key()


def test_chance_is_enumerated_where_it_is_small() -> None:
    """Every way that really comes about is among them, and they add up to one."""
    env = ShambleEnv("zombicide-2e", "M1")
    chancy = 0
    for seed in range(6):
        played(env, seed, 60)
        for action in np.flatnonzero(env.action_masks()):
            found = env.outcomes(int(action), 300)
            if found is None:
                continue
            assert sum([branch.probability for branch in found]) == pytest.approx(1)
            chancy += len(found) > 1
            saved = env.clone_state()
            env.step(int(action))
            if not env.state.result:
                assert env.state_key() in [branch.state.key() for branch in found]
            env.restore_state(saved)
    assert chancy


def test_too_much_chance_is_not_enumerated() -> None:
    env = ShambleEnv("zombicide-2e", "M1")
    played(env, 1, 60)
    many = [outcomes(env.state, action, 1) for action in env.state.options]
    assert all([found is None or len(found) == 1 for found in many])


def test_actions_have_names_both_ways_and_are_explained() -> None:
    env = ShambleEnv("zombicide-2e", "M1")
    info = played(env, 4, 30)
    for action in np.flatnonzero(info["action_mask"]):
        name = env.action_name(int(action))
        assert env.action_of(name) == action
        told = env.explain(int(action))
        assert told.text == name and told.is_legal and told.said and not told.reasons
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    with pytest.raises(EnvError):
        env.action_name(wrong)


def test_why_an_action_is_not_legal_is_said_in_words() -> None:
    env = ShambleEnv("zombicide-2e", "M1")
    played(env, 4, 30)
    name = next(iter(env.state.ruleset.actor_names(env.state)))
    far = env.state.ruleset.board.zones[-1].name  # type: ignore[attr-defined]
    told = env.explain(f"{name} move {far}")
    assert not told.is_legal and told.reasons and all(told.reasons)
    assert env.explain(f"{name} move {far}", lang="pl").reasons != told.reasons


@pytest.mark.parametrize(
    ("game", "mission"),
    [("zombicide-2e", "M1"), ("army-of-the-dead", "AM2"), ("night-of-the-living-dead", "NL1")],
)
def test_positions_are_drawn(game: str, mission: str) -> None:
    pictures = {}
    for mode in ("ansi", "svg", "rgb_array"):
        env = ShambleEnv(game, mission, render_mode=mode)
        played(env, 6, 20)
        pictures[mode] = env.render()
    assert pictures["ansi"].count("\n") > 10
    assert len(list(ElementTree.fromstring(pictures["svg"]))) > 20
    pixels = pictures["rgb_array"]
    assert pixels.dtype == np.uint8 and pixels.ndim == 3 and len(np.unique(pixels.reshape(-1, 3), axis=0)) > 4


def test_a_game_without_a_board_to_draw_says_so() -> None:
    env = aec_env("zpocalypse", "S1", render_mode="rgb_array")
    env.reset(seed=1)
    with pytest.raises(EnvError) as error:
        env.render()
    assert error.value.key == "envs-no-picture"


def test_tasks_pay_for_what_has_changed() -> None:
    """What a shaped task pays on the way is the change from the first question to the last."""
    env = ShambleEnv("zombicide-2e", "M1", task="adrenaline", max_rounds=6)
    _, info = env.reset(seed=8)
    first = env.observer.measures(env.state, 0)["adrenaline"]
    luck = np.random.default_rng(8)
    paid, over, cut = 0.0, False, False
    while not over and not cut:
        _, reward, over, cut, info = env.step(int(luck.choice(np.flatnonzero(info["action_mask"]))))
        paid += reward
    last = env.observer.measures(env.state, 0)["adrenaline"]
    ended = 0.0 if not over else 5.0 if info["won"] else -5.0
    assert paid == pytest.approx(ended + 0.1 * (last - first))


def test_an_episode_is_cut_at_its_round_limit() -> None:
    env = ShambleEnv("zombicide-2e", "M1", max_rounds=1)
    _, info = env.reset(seed=1)
    luck = np.random.default_rng(1)
    over = cut = False
    while not over and not cut:
        _, reward, over, cut, info = env.step(int(luck.choice(np.flatnonzero(info["action_mask"]))))
    assert cut and not over and info["round"] == 2 and reward == 0.0
