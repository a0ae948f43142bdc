"""Ground that cases may describe: ways that lead one way or show nothing, and what stands in passages."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from shamble.lab.casebook import Outcome
from shamble.lab.casebook.report import failure

CELLAR = """\
board: {zones: {A: room, B: room, C: room}, links: [A-B], one-way: [C-A], blind: [B-C]}
survivors: {Doug: {at: A}, Amy: {at: C}}
"""

HOUSE = """\
board:
  zones: {A: street, R: room, S: room}
  passages: {A-R: broken, R-S: none}
survivors: {Doug: {at: A, actions: 3}}
"""


@pytest.mark.parametrize(
    "claim",
    [
        "sees only: {A: [B, C]}",
        "sees only: {B: [A]}",
        "path: {C to A: [A]}",
        "path: {A to C: [B]}",
        "offered: [Doug move B]",
        "refused: {Doug move C: Z2-MOVE-02}",
    ],
)
def test_ways_that_lead_one_way_or_show_nothing(run: Callable[[str], Outcome], claim: str) -> None:
    outcome = run(f"{CELLAR}steps: [{{expect: {{{claim}}}}}]")
    assert outcome.passed, failure(outcome)


@pytest.mark.parametrize(
    ("field", "claim"),
    [
        ("", "offered: [Doug open A|R bare-hands], doors: {R|S: open, A|R: closed}"),
        ("shut: [R|S]", "doors: {R|S: closed}, path: {R to S: none}"),
        ("open: [A|R]", "doors: {A|R: open}, path: {A to S: [R]}"),
    ],
)
def test_what_stands_in_a_passage(run: Callable[[str], Outcome], field: str, claim: str) -> None:
    outcome = run(f"{HOUSE}{field}\nsteps: [{{expect: {{{claim}}}}}]")
    assert outcome.passed, failure(outcome)


def test_what_the_game_does_not_know_cannot_stand_there(run: Callable[[str], Outcome]) -> None:
    outcome = run(HOUSE.replace("broken", "brokn") + "steps: [{expect: {round: 1}}]")
    assert outcome.wrong and "Did you mean “broken”?" in failure(outcome)


def test_what_cannot_be_opened_says_why_without_a_rule_of_the_mission(run: Callable[[str], Outcome]) -> None:
    barred = HOUSE.replace("A-R: broken", "A-R: barricade")
    outcome = run(barred + "steps: [{expect: {refused: {Doug open A|R bare-hands: Z2-DOOR-05}}}]")
    assert outcome.passed, failure(outcome)
    outcome = run(HOUSE + "steps: [{do: [Doug open A|R bare-hands]}, {expect: {doors: {A|R: open}}}]")
    assert outcome.passed, failure(outcome)
