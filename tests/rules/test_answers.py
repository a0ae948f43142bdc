"""Answers in words that fit their question, and bots that know one to every question."""

from __future__ import annotations

import pytest

from shamble import text
from shamble.bots import bots_of
from shamble.family.telling import explain
from shamble.kernel.game import apply
from shamble.kernel.notation import parse_action
from shamble.lab.casebook import build, load_text
from shamble.port.shelf import need

FINDS_A_PAIR = """
- case: a search finds a card with a twin
  rules: [Z2-SKILL-MATCHINGSET-01]
  board: {zones: {A: room}}
  survivors: {Amy: {at: A, only skills: [Matching set]}}
  decks: {equipment: [Machete, Machete 2]}
  steps: [{expect: {result: running}}]
"""


@pytest.mark.parametrize(("lang", "said"), [("en", ["Yes", "No"]), ("pl", ["Tak", "Nie"])])
def test_a_question_of_yes_and_no_is_not_answered_with_nobody(lang: str, said: list[str]) -> None:
    game = build(load_text(FINDS_A_PAIR)[0])
    apply(game, parse_action(game, "Amy search"))
    asked = explain.decision(game, 0)
    assert asked is not None and asked.question == "ask-match"
    words = text.of("zombicide-2e", lang)
    assert [words.filled(f"option-{row.verb}", row.args) for row in asked.options] == said


SHOOTS_AT_A_CAR = """
- case: a shot at a car may be rolled again
  rules: [Z2-DICE-07]
  board: {zones: {A: street, B: street}, links: [A-B], lines: [[A, B]]}
  modes: [exploding-cars]
  cars: {Pimpmobile: B}
  survivors: {Doug: {at: A, hand: [Pistol], backpack: [Plenty of Bullets], only skills: []}}
  zombies: {B: {walker: 1}}
  dice: [1]
  steps: [{expect: {result: running}}]
"""


@pytest.mark.parametrize("name", ["greedy", "random"])
def test_a_bot_knows_whether_to_roll_again_for_a_car(name: str) -> None:
    for luck in range(6):
        game = build(load_text(SHOOTS_AT_A_CAR)[0])
        apply(game, parse_action(game, "Doug shoot-car Pistol Pimpmobile"))
        asked = explain.decision(game, 0)
        assert asked is not None and asked.question == "ask-reroll"
        assert bots_of(need("zombicide-2e"))[name](luck)(game) in game.options
