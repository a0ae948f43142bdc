"""Hits and wounds: who divides them, and who hears of one."""

from __future__ import annotations

import pytest
from tests.rules.layers import AMY, DOUG, NED, Told, hears, run_of, table

from shamble.family.people.wounds import BLAST, FRIEND, deal, hits_under_way
from shamble.family.position.state import Game
from shamble.family.vocabulary import ASK_WOUND, HARM, WOUNDING, ZOMBIE_PHASE
from shamble.kernel.book import Book
from shamble.kernel.rows import Ruling

WALKER = 0


def test_each_wound_that_lands_is_told() -> None:
    told: Told = []
    state = table(lambda layer: hears(layer, "wounded", told))
    run = run_of(state)
    deal(run, state.survivors[DOUG].zone, 0, [WALKER, 2])
    run.go()
    run.answer(state.options[AMY])
    assert told == [("wounded", [AMY, WALKER, 0])] * 2
    assert state.survivors[AMY].wounds == 2 and hits_under_way(state) is None


def seats(state: Game) -> int:
    frame = state.stack[-1]
    question = state.rules.questions[frame.proc]
    assert question is not None and question.seats is not None
    return question.seats(state, frame, state.options[0])


def test_who_divides_a_friends_misses_is_for_the_game_to_say() -> None:
    def change(layer: Book) -> None:
        def everybody(state: Game, shooter: int) -> int:
            return 0b111

        layer.replace("rulings", "divided-by", Ruling("divided-by", everybody))

    for layer, wanted in ((lambda layer: None, 1), (change, 0b111)):
        state = table(layer)
        run = run_of(state)
        deal(run, state.survivors[NED].zone, NED + 1, [FRIEND, 1])
        run.go()
        assert state.stack[-1].proc == ASK_WOUND and seats(state) == wanted


@pytest.mark.parametrize("source", [BLAST, WALKER])
def test_a_wound_may_come_without_hits_that_are_divided(source: int) -> None:
    state = table()
    state.survivors[DOUG].skills = (state.rules.skill("Tough").index,)
    state.rules.refit(state, state.survivors[DOUG])
    run = run_of(state)
    run.push(ZOMBIE_PHASE).step = state.rules.end_of(ZOMBIE_PHASE)
    run.push(WOUNDING, DOUG, source)
    assert hits_under_way(state) is None and not [frame for frame in state.stack if frame.proc == HARM]
    run.go()
    assert state.survivors[DOUG].wounds == 1
