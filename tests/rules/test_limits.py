"""Limits are rows on clocks: when they start anew is for the game to say, and an extra turn has its own."""

from __future__ import annotations

import pytest

from shamble.family.port.content.books import book
from shamble.family.port.content.missions import load
from shamble.family.position.options import Options
from shamble.family.position.state import Game
from shamble.family.round.limits import LIMITS, SEARCHES_MADE, SURVIVOR
from shamble.family.round.setup import new_state
from shamble.family.round.turns import EXTRA_TURN
from shamble.family.rules import Rules
from shamble.family.vocabulary import TURN
from shamble.kernel.chance import LIVE
from shamble.kernel.counters import may_use, use, used
from shamble.kernel.game import apply, start
from shamble.kernel.notation import parse_action
from shamble.kernel.rows import Limit
from shamble.kernel.run import Run

GAME = "zombicide-2e"


def table(**clocks: str) -> Game:
    made = book(GAME).layer("limits")
    for name, clock in clocks.items():
        made.replace("limits", name, Limit(name, clock, SURVIVOR))
    rules = Rules(made, load(GAME, "M1"), Options(survivors=("Doug", "Amy"), party=2))
    state = start(new_state(rules, 3))
    while asked(state) != "ask-turn":
        apply(state, state.options[0])
    return state


def asked(state: Game) -> str:
    return state.rules.procedure_name(state.stack[-1].proc)


def next_turn(state: Game) -> None:
    """To the next turn, whoever's it is."""
    apply(state, parse_action(state, f"{('Doug', 'Amy')[state.stack[-1].a]} end"))
    while asked(state) != "ask-turn":
        apply(state, state.options[0])


def test_every_limit_of_a_turn_is_a_row() -> None:
    assert {limit.name for limit in LIMITS} <= {*book(GAME).rows("limits")}
    state = table()
    for limit in LIMITS:
        for _ in range(limit.times + 1):
            use(state, limit.name, 0)
    for limit in LIMITS:
        assert not may_use(state, limit.name, 0) and may_use(state, limit.name, 1)


@pytest.mark.parametrize(
    ("clock", "ready"), [("turn", [False, False, True]), ("game", [False, False, False])]
)
def test_a_limit_starts_anew_when_its_clock_strikes(clock: str, ready: list[int]) -> None:
    state = table(lead=clock)
    use(state, "lead", 0)
    found = [may_use(state, "lead", 0)]
    for _ in range(2):
        next_turn(state)
        found.append(may_use(state, "lead", 0))
    assert state.stack[-1].a == 0 and state.round == 2
    assert found == ready


def test_by_the_round_a_limit_starts_anew_before_the_own_turn() -> None:
    state = table(lead="round")
    next_turn(state)
    use(state, "lead", 0)
    use(state, "lead", 1)
    next_turn(state)
    assert state.round == 2 and may_use(state, "lead", 0) and may_use(state, "lead", 1)


def test_an_extra_turn_has_limits_of_its_own_and_gives_back_the_others() -> None:
    state = table()
    use(state, "sprint", 0)
    use(state, SEARCHES_MADE, 0)
    run = Run(state, LIVE, None, None)
    run.push(TURN, 0, EXTRA_TURN)
    run.go()
    assert may_use(state, "sprint", 0) and used(state, SEARCHES_MADE, 0) == 0
    use(state, "charge", 0)
    saved = state.rules.decode(state.encode())
    apply(saved, parse_action(saved, "Doug end"))
    assert not may_use(saved, "sprint", 0) and used(saved, SEARCHES_MADE, 0) == 1
    assert may_use(saved, "charge", 0)
