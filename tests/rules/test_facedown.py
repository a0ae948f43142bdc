"""Facedown objectives have no colour until somebody takes them, and all of them come out of the box once."""

from __future__ import annotations

from collections import Counter

import pytest

from shamble.family.carrying.tokens import turn_over, unseen_colours
from shamble.family.port.content.games import make_rules
from shamble.family.position.options import Options
from shamble.family.position.state import GONE, HIDDEN, Game, is_facedown
from shamble.family.round.setup import new_state
from shamble.family.telling.view import view
from shamble.kernel.chance import LIVE, NoticingChance
from shamble.kernel.game import determinise, start
from shamble.kernel.run import Run
from shamble.kernel.secrets import deal_anew, has_secrets

RED, BLUE, GREEN = 0, 1, 2


def fresh(mission: str, seed: int) -> Game:
    state = start(new_state(make_rules("zombicide-2e", mission, Options()), seed))
    assert set(state.colours) == {HIDDEN}
    return state


def take(state: Game, token: int) -> int:
    state.objectives[token] = GONE
    turn_over(Run(state, LIVE, None, None), state, token)
    return state.colours[token]


@pytest.mark.rule("Z2-M05-03", "Z2-M23-03", "Z2-M24-04")
@pytest.mark.parametrize(("mission", "red"), [("M5", 6), ("M20", 4), ("M23", 4), ("M24", 7), ("M25", 4)])
def test_every_token_of_the_box_is_there_once(mission: str, red: int) -> None:
    first = set()
    for seed in range(12):
        state = fresh(mission, seed)
        found = [take(state, token) for token in range(len(state.objectives))]
        assert Counter(found) == {RED: red, BLUE: 1, GREEN: 1}
        first.add(found.index(BLUE))
    assert len(first) > 2


@pytest.mark.rule("Z2-M18-03")
def test_two_of_eight_stay_out_unseen() -> None:
    missing = Counter()
    for seed in range(60):
        state = fresh("M18", seed)
        for token in range(6):
            take(state, token)
        missing[tuple(unseen_colours(state))] += 1
    assert set(missing) == {(RED, RED), (RED, BLUE), (RED, GREEN), (BLUE, GREEN)}


@pytest.mark.rule("Z2-OBJ-08")
def test_what_is_known_stays_known_and_the_rest_is_open() -> None:
    state = fresh("M5", 4)
    known = take(state, 2)
    later = Counter()
    for seed in range(30):
        copy = determinise(state, 0, seed)
        assert copy.colours[2] == known and copy.colours.count(HIDDEN) == 7
        later[take(copy, 0)] += 1
    assert len(later) > 1


def test_what_is_certain_is_not_left_to_chance() -> None:
    state = fresh("M9", 1)
    while HIDDEN in state.colours and len(set(unseen_colours(state))) > 1:
        take(state, state.colours.index(HIDDEN))
    chance = NoticingChance(LIVE)
    while HIDDEN in state.colours:
        turn_over(Run(state, chance, None, None), state, state.colours.index(HIDDEN))
    assert chance.outcomes == [] and Counter(state.colours) == {RED: 3, GREEN: 1}


def test_what_has_been_seen_stays_seen_when_it_lies_on_the_board_again() -> None:
    state = fresh("M5", 4)
    run = Run(state, LIVE, None, None)
    turn_over(run, state, 0)
    shown = state.colours[0]
    saved = state.encode()
    assert not is_facedown(state, 0) and is_facedown(state, 1)
    deal_anew(run, state, 0)
    assert not has_secrets(state), "nobody knows what others do not"
    assert state.colours[0] == shown and state.colours[1] == HIDDEN
    objectives = view(state, 0)["objectives"]
    assert isinstance(objectives, list)
    assert [row["colour"] == "hidden" for row in objectives] == [False] + [True] * (len(objectives) - 1)
    again = state.rules.decode(saved)
    assert again.facedown == state.facedown and again.encode() == saved
