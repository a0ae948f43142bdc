"""Every printed Daily Goal, at its limit and just below it, and what each clock makes of its tallies."""

from __future__ import annotations

from typing import Any

import pytest

from shamble.games.zpocalypse.port import PORT
from shamble.games.zpocalypse.port.content import printed
from shamble.games.zpocalypse.printed import SCOPES, Aim, Goal
from shamble.games.zpocalypse.rules import new_game
from shamble.games.zpocalypse.scoring.goals import is_met, worth
from shamble.games.zpocalypse.scoring.tallies import tallied
from shamble.kernel.counters import set_counter, strike
from shamble.kernel.game import start

GOALS = printed().goals
DAY, NIGHT, GAME = range(3)


def table() -> Any:
    given = PORT.schema().read({"seats": 2}, "S1")
    state = start(new_game(PORT.rules("S1", given), 1))
    for clock in ("day", "night", "turn", "round"):
        strike(state, clock)
    for name in state.rules.layout.counters:
        if name.endswith(" by game"):
            set_counter(state, name, 0, 0)
    return state


def reach(state: Any, goal: Goal, aim: Aim, less: int = 0) -> None:
    for name, amount in aim.conditions:
        set_counter(state, f"{name} by {SCOPES[goal.scope]}", amount - less, 0)


@pytest.mark.parametrize("goal", GOALS, ids=[goal.slug for goal in GOALS])
@pytest.mark.rule("ZP-DAY-09", "ZP-DAY-10", "ZP-VP-04")
def test_each_half_is_met_at_its_limit_and_not_before(goal: Goal) -> None:
    for aim in (goal.goal, goal.challenge):
        state = table()
        assert not is_met(state, 0, aim, goal.scope)
        reach(state, goal, aim, less=1)
        assert not is_met(state, 0, aim, goal.scope)
        reach(state, goal, aim)
        assert is_met(state, 0, aim, goal.scope) and not is_met(state, 1, aim, goal.scope)


@pytest.mark.parametrize("goal", GOALS, ids=[goal.slug for goal in GOALS])
@pytest.mark.rule("ZP-DAY-09")
def test_it_is_worth_what_is_fulfilled_of_it(goal: Goal) -> None:
    state = table()
    card = GOALS.index(goal)
    assert worth(state, 0, card) == 0
    reach(state, goal, goal.goal)
    alone = worth(state, 0, card)
    assert alone >= goal.goal.vp
    reach(state, goal, goal.challenge)
    assert worth(state, 0, card) >= goal.challenge.vp
    for name, amount in (*goal.goal.conditions, *goal.challenge.conditions):
        set_counter(state, f"{name} by {SCOPES[goal.scope]}", max(amount, 99), 0)
    assert worth(state, 0, card) == goal.goal.vp + goal.challenge.vp


@pytest.mark.rule("ZP-DAY-10")
def test_a_scope_begins_anew_with_its_clock_and_the_game_never_does() -> None:
    state = table()
    for scope in SCOPES:
        set_counter(state, f"kills by {scope}", 3, 0)
    strike(state, "night")
    assert [tallied(state, 0, "kills", scope) for scope in (DAY, NIGHT, GAME)] == [3, 0, 3]
    strike(state, "day")
    assert [tallied(state, 0, "kills", scope) for scope in (DAY, NIGHT, GAME)] == [0, 0, 3]
