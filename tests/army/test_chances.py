"""How the Challenge of the Trap Zone stands, as the page tells it."""

from __future__ import annotations

import random
from textwrap import indent

import pytest

from shamble.family.port.messages import ChancePreview
from shamble.games.army_of_the_dead.port.chances import after_roll, before_roll, is_finished, is_straight
from shamble.kernel.game import apply
from shamble.kernel.notation import format_action, parse_action
from shamble.lab.casebook import load_text
from shamble.lab.casebook.play import build
from shamble.port.shelf import need

from .reading import GAME

ATTEMPT = """
board: AM4
rules: [AD-VAULT-06]
survivors:
  Guzman: {at: "basement/r0c0:R6.T", only skills: []}
  Cruz: {at: "basement/r0c0:R6.C"}
  Kate: {at: "r1c0:R4.C6"}
  Scott: {at: "r1c0:R4.C6"}
  Dieter: {at: "r1c0:R4.C6"}
  Martin: {at: "r1c0:R4.C6"}
noise: "r1c0:R4.C6"
vault: {card: Gears and Bolts}
"""


def test_a_last_roll_of_one_die() -> None:
    assert before_roll((2, 3, 4, 5), 1, 2, 3, ()) == pytest.approx(1 / 3)
    assert before_roll((1, 2, 3, 5), 1, 2, 3, ()) == pytest.approx(1 / 6)
    assert before_roll((2, 3, 4, 5), 1, 1, 3, ()) == pytest.approx(5 / 9), "two rolls of one die"


def test_a_hand_makes_up_for_what_is_missing() -> None:
    assert is_finished((2, 3, 4, 4, 6), ("a",)) and is_finished((2, 3, 4, 4, 6), ("c",))
    assert not is_finished((2, 3, 4, 4, 6), ("d",)), "another roll is not certain"
    assert is_finished((1, 3, 4, 6, 6), ("c", "b")), "with two hands two faces"
    assert not is_finished((1, 1, 1, 6, 6), ("a", "c"))


def test_a_fourth_roll_is_worth_as_much_as_a_third() -> None:
    dice, kept = (2, 2, 3, 4, 5), (2, 3, 4, 5)
    assert after_roll(dice, kept, 3, 3, ()) == 0.0
    assert after_roll(dice, kept, 3, 3, ("d",)) == pytest.approx(1 / 3)


def test_an_attempt_as_often_as_it_is_played() -> None:
    """Whoever keeps what the odds say wins as often as the odds say."""
    lot = random.Random(7)
    won = 0
    for _ in range(4000):
        kept: tuple[int, ...] = ()
        for roll in range(1, 4):
            dice = tuple(sorted((*kept, *[lot.randint(1, 6) for _ in range(5 - len(kept))])))
            if is_straight(dice):
                won += 1
                break
            ways = {kept}
            for _ in range(5 - len(kept)):
                ways |= {
                    tuple(sorted((*way, face)))
                    for way in ways
                    for face in set(dice)
                    if way.count(face) < dice.count(face)
                }
            kept = max(
                (way for way in ways if len(way) < 5),
                key=lambda way: before_roll(way, 5 - len(way), roll, 3, ()),
            )
    assert won / 4000 == pytest.approx(before_roll((), 5, 0, 3, ()), abs=0.025)


def test_the_answers_of_an_attempt_are_told_with_their_chances() -> None:
    case = load_text(f"- case: an attempt\n{indent(ATTEMPT.strip(), '  ')}\n", game=GAME)[0]
    port, state = need(GAME), build(case)

    def chance(text: str) -> float:
        told = port.preview(state, parse_action(state, text))
        assert isinstance(told, ChancePreview)
        return told.chance

    assert port.preview(state, parse_action(state, "Guzman end")) is None
    whole = chance("Guzman challenge")
    apply(state, parse_action(state, "Guzman challenge"))
    answers = {format_action(state, action): action for action in state.options}
    best = max(chance(text) for text in answers)
    assert 0 < best <= 1 and 0 < whole < 1
    apply(state, answers[max(answers, key=chance)])
    assert port.watch.wrong_with(state) == []
