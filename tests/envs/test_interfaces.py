"""Environments keep to the interfaces of Gymnasium and PettingZoo, as their own checkers see it."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from pettingzoo.test import api_test, seed_test

import shamble.envs
from shamble.envs import EnvError, ShambleEnv, ShambleVectorEnv, aec_env, env_id, process_vector_env
from shamble.port.shelf import games, own_games, port_of

NAMES = shamble.envs.register_all()
OF_PETTINGZOO = r"Observation (is not a NumPy array|space for each agent probably should be gymnasium)"
"""What its checker says of every environment with a mask beside the observation that is not on its list."""


def test_every_mission_of_every_cooperative_game_is_registered() -> None:
    wanted = [
        env_id(game, mission)
        for game in own_games()
        if not port_of(game).is_competitive
        for mission in port_of(game).missions()
    ]
    assert len(wanted) > 40 and set(wanted) <= set(NAMES) <= set(gymnasium.registry)
    assert "shamble/Zombicide2e-M1-v0" in wanted
    assert any([port_of(game).is_competitive for game in games()])


@pytest.mark.parametrize("name", NAMES)
def test_gymnasium_finds_nothing_wrong(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(gymnasium.make(name, disable_env_checker=True).unwrapped)


@pytest.mark.parametrize(
    "asked",
    [
        {"observe": "flat"},
        {"rows": True},
        {"observe": "flat", "rows": True},
        {"actions": "rows", "setup": "ask"},
        {"setup": "lot", "illegal": "first", "task": "adrenaline", "max_steps": 50},
        {"render_mode": "rgb_array"},
        {"render_mode": "ansi"},
        {"party": 3},
    ],
    ids=str,
)
def test_gymnasium_finds_nothing_wrong_with_any_option(asked: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        env = gymnasium.make(env_id("zombicide-2e", "M0"), disable_env_checker=True, **asked)
        check_env(env.unwrapped)


SEATED = [
    ("zombicide-2e", "M1", {"seats": 3}),
    ("army-of-the-dead", "AM1", {"agents": "survivors"}),
    ("night-of-the-living-dead", "NL1", {"seats": 2}),
    ("zpocalypse", "S1", {"seats": 3}),
]


@pytest.mark.parametrize(("game", "mission", "asked"), SEATED, ids=str)
@pytest.mark.parametrize("mask", ["info", "observation"])
def test_pettingzoo_finds_nothing_wrong(game: str, mission: str, asked: dict[str, Any], mask: str) -> None:
    def make() -> Any:
        return aec_env(game, mission, mask=mask, **asked)

    with warnings.catch_warnings():
        warnings.simplefilter("error")
        if mask == "observation":
            warnings.filterwarnings("ignore", message=OF_PETTINGZOO)
        api_test(make(), num_cycles=60)
        seed_test(make, num_cycles=30)


def test_an_agent_for_each_player_or_each_survivor() -> None:
    players = aec_env("zombicide-2e", "M1", seats=2, party=6)
    assert players.possible_agents == ["player_0", "player_1"]
    survivors = aec_env("zombicide-2e", "M1", agents="survivors", party=4)
    assert survivors.possible_agents == [f"survivor_{number}" for number in range(4)]


def test_players_against_each_other_win_and_lose_by_themselves() -> None:
    env = aec_env("zpocalypse", "S3", seats=2, max_rounds=0)
    env.reset(seed=4)
    luck = np.random.default_rng(4)
    paid = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        paid[agent] += reward
        env.step(None if over or cut else int(luck.choice(np.flatnonzero(seen["action_mask"]))))
    assert set(paid.values()) <= {1.0, -1.0}
    assert len(paid) == 2


def random_play(env: Any, seed: int, steps: int) -> list[Any]:
    seen, info = env.reset(seed=seed)
    luck = np.random.default_rng(seed)
    found = []
    for _ in range(steps):
        action = int(luck.choice(np.flatnonzero(info["action_mask"])))
        seen, reward, over, cut, info = env.step(action)
        found.append((seen, reward, over, cut))
        if over or cut:
            seen, info = env.reset()
    return found


def same(one: Any, other: Any) -> bool:
    return all([np.array_equal(one[name], other[name]) for name in one]) and set(one) == set(other)


@pytest.mark.parametrize("asked", [{}, {"rows": True, "actions": "rows", "task": "endure"}], ids=str)
def test_a_vector_plays_the_same_games_as_environments_by_themselves(asked: dict[str, Any]) -> None:
    """And so do processes; games that end begin anew as Gymnasium's own vector does it."""
    count = 3
    here = ShambleVectorEnv("zombicide-2e", "M0", count, max_rounds=4, **asked)
    theirs = SyncVectorEnv(
        [lambda: ShambleEnv("zombicide-2e", "M0", max_rounds=4, **asked) for _ in range(count)]
    )
    far = process_vector_env("zombicide-2e", "M0", num_envs=count, workers=2, max_rounds=4, **asked)
    try:
        seen = [env.reset(seed=7) for env in (here, theirs, far)]
        luck = np.random.default_rng(1)
        ended = 0
        for _ in range(220):
            masks = seen[0][1]["action_mask"]
            for other in seen[1:]:
                assert same(seen[0][0], other[0]) and np.array_equal(masks, other[1]["action_mask"])
            actions = np.array([int(luck.choice(np.flatnonzero(row))) if row.any() else 0 for row in masks])
            steps = [env.step(actions) for env in (here, theirs, far)]
            for step in steps[1:]:
                assert all([np.array_equal(steps[0][part], step[part]) for part in (1, 2, 3)])
            seen = [(step[0], step[4]) for step in steps]
            ended += int(steps[0][2].sum() + steps[0][3].sum())
        assert ended > 3
    finally:
        far.close()


def test_a_vector_may_begin_anew_at_once() -> None:
    env = ShambleVectorEnv(
        "zombicide-2e", "M0", 2, max_rounds=2, observe="flat", autoreset_mode=AutoresetMode.SAME_STEP
    )
    env.reset(seed=1)
    luck = np.random.default_rng(1)
    for _ in range(300):
        seen, _, over, cut, info = env.step(env.legal_actions(luck.integers(1 << 30, size=2)))
        ended = np.flatnonzero(over | cut)
        for number in ended:
            assert not np.array_equal(info["final_obs"][number], seen[number])
            assert info["action_mask"][number].any()
        if len(ended):
            return
    raise AssertionError("no game came to an end")


def test_what_is_unknown_is_refused_in_words() -> None:
    for asked in ({"task": "sing"}, {"observe": "round"}, {"setup": "never"}, {"illegal": "always"}):
        with pytest.raises(EnvError) as error:
            ShambleEnv("zombicide-2e", "M0", **asked)
        assert error.value.key == "envs-unknown"


def test_an_illegal_action_ends_the_game_or_is_an_error_or_is_replaced() -> None:
    for illegal in ("end", "refuse", "first"):
        env = ShambleEnv("zombicide-2e", "M0", illegal=illegal)
        _, info = env.reset(seed=1)
        wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
        if illegal == "refuse":
            with pytest.raises(ValueError, match="not among the legal"):
                env.step(wrong)
            continue
        _, reward, over, _, info = env.step(wrong)
        assert info["illegal"] and (over, reward) == ((True, -1.0) if illegal == "end" else (False, 0.0))
        if illegal == "end":
            with pytest.raises(EnvError):
                env.step(0)
