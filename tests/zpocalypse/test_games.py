"""Whole games of Zpocalypse: they end by the rules, nothing is lost on the way, options do what they say."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from shamble.games.zpocalypse.printed import TILES
from shamble.games.zpocalypse.table import LATE_TILE, LATE_WHEN
from shamble.kernel.action import actor_of
from shamble.kernel.codec import state_hash
from shamble.kernel.game import actions, apply, outcome, start
from shamble.port.shelf import port_of

PORT = port_of("zpocalypse")
MOST_ANSWERS = 20_000
SEEDS = 2
SCENARIOS = PORT.missions()


def beginning(mission: str, seed: int, **options: object) -> Any:
    """A game at its first question."""
    least, most = PORT.schema().field("seats").limits(mission)
    given = {"seats": least + seed % (most - least + 1), **options}
    rules = PORT.rules(mission, PORT.schema().read(given, mission))
    return start(PORT.new_state(rules, seed))


def play(state: Any, answer: Callable[[Any], int]) -> int:
    """To the end, with every invariant looked at on the way; how many answers it took."""
    for number in range(MOST_ANSWERS):
        if outcome(state).is_over:
            return number
        apply(state, answer(state))
        assert PORT.watch.wrong_with(state) == []
    raise AssertionError("a game without end")


@pytest.mark.parametrize("mission", SCENARIOS)
def test_random_games_end_and_lose_nothing(mission: str) -> None:
    for seed in range(SEEDS):
        chance = random.Random(seed)
        state = beginning(mission, seed)
        assert play(state, lambda state, chance=chance: chance.choice(actions(state))) > 20
        assert state.ending in ("ending-scored", "ending-first", "ending-wiped-out", "ending-waited")


@pytest.mark.parametrize("mission", SCENARIOS)
def test_a_beginner_plays_to_the_end(mission: str) -> None:
    bots = [PORT.play.bots()["greedy"](seat) for seat in range(4)]
    state = beginning(mission, 1)
    play(state, lambda state: bots[actor_of(actions(state)[0])](state))
    scores = outcome(state).scores
    assert not scores or max(scores) >= 5


@pytest.mark.parametrize("mission", SCENARIOS)
def test_a_save_goes_on_like_the_game(mission: str) -> None:
    chance = random.Random(5)
    state = beginning(mission, 5)
    for _ in range(120):
        if outcome(state).is_over:
            break
        other = state.ruleset.decode(state.encode())
        assert state_hash(other) == state_hash(state) and actions(other) == actions(state)
        action = chance.choice(actions(state))
        apply(state, action)
        apply(other, action)
        assert state_hash(other) == state_hash(state)


@pytest.mark.rule("ZP-SETUP-03")
def test_the_base_set_changes_nothing_but_the_layout() -> None:
    lobby, park = (beginning("S1", 2, base=base) for base in ("lobby", "park"))
    assert lobby.layout != park.layout
    assert [row.people for row in lobby.squads] == [row.people for row in park.squads]
    assert lobby.carried == park.carried and lobby.pool == park.pool
    named = [PORT.setting_of(state)[1]["base"] for state in (lobby, park)]
    assert named == ["card", "park"]  # the Hotel Lobby is what the scenario says anyway


@pytest.mark.rule("ZP-RESTART-06")
def test_what_a_restart_costs_is_one_choice_for_everybody() -> None:
    assert not beginning("S1", 1).rules.hardcore and beginning("S2", 1).rules.hardcore
    assert beginning("S1", 1, restart="hardcore").rules.hardcore
    assert not beginning("S2", 1, restart="easy").rules.hardcore


@pytest.mark.rule("ZP-DAYZERO-03")
def test_the_entrance_comes_in_the_lower_half_of_the_stack() -> None:
    places = set()
    for seed in range(60):
        state = beginning("S3", seed * 4)  # a lone player, whose stack has fourteen tiles
        assert len(state.layout) == 1 and not state.dead and state.entrance < 0
        late, when = state.registers[LATE_TILE] - 1, state.registers[LATE_WHEN]
        assert late in (0, 4) and late not in state.piles[TILES]
        places.add((late, len(state.piles[TILES]) - when))
    assert {tile for tile, _ in places} == {0, 4} and {drawn for _, drawn in places} == {7}
