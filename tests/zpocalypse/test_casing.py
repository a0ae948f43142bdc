"""A case that is written wrongly is told what, with the nearest name; nothing is guessed."""

from __future__ import annotations

import pytest

from shamble.kernel.game import actions, apply
from shamble.kernel.notation import format_action, parse_action
from shamble.lab.casebook.parse import load_text
from shamble.lab.casebook.play import build
from shamble.lab.casebook.run import run_case
from shamble.port.casing import Mistake

GOOD = """
- case: a case
  rules: [ZP-MOVE-01]
  board: 4x2
  squads: {Red: {at: a1, survivors: {Ann: [Gun]}}}
  zombies: {d1: single lying}
  steps:
    - do: [Red move b1, Red stop]
    - expect: {Red: {at: b1, actions: 1}}
"""


def wrong(text: str) -> tuple[str, dict[str, object]]:
    (case,) = load_text(text, game="zpocalypse")
    outcome = run_case(case)
    first = outcome.wrong[0]
    assert isinstance(first, Mistake), first
    return first.key, first.details


def test_the_case_itself_is_good() -> None:
    (case,) = load_text(GOOD, game="zpocalypse")
    assert run_case(case).passed


@pytest.mark.parametrize(
    ("before", "after", "key", "close"),
    [
        ("squads: {Red:", "squads: {Rad:", "casebook-unknown-name", "Red"),
        ("at: a1, surv", "att: a1, surv", "casebook-unknown-name", "at"),
        ("[Gun]", "[Gunn]", "casebook-unknown-name", "Gun"),
        ("at: a1", "at: e9", "casebook-unknown-name", ""),
        ("single lying", "triple", "casebook-unknown-name", ""),
        ("single lying", "single laying", "casebook-unknown-name", "lying"),
        ("board: 4x2", "board: {grid: 4x2, marks: {a2: lava}}", "casebook-defs", None),
        ("board: 4x2", "boad: 4x2", "casebook-unknown-name", "board"),
        ("board: 4x2", "board: 4x2\n  phase: combatt", "casebook-unknown-name", "combat"),
        ("board: 4x2", "board: 4x2\n  options: {walks: never}", "casebook-wrong-form", None),
        ("actions: 1", "actons: 1", "casebook-unknown-name", "actions"),
        ("[Red move b1, Red stop]", "[Red attack d1 with Gum]", "casebook-unknown-name", "Gun"),
    ],
)
def test_what_is_wrong_is_told(before: str, after: str, key: str, close: str | None) -> None:
    found, details = wrong(GOOD.replace(before, after, 1))
    assert found == key, (found, details)
    if close is not None:
        assert details.get("close") == close, details


def test_things_of_ones_own_are_read_as_strictly_as_content() -> None:
    found, details = wrong(
        GOOD.replace("  board: 4x2", "  defs: {cards: {Spoon: {mele: [1, 1, 1]}}}\n  board: 4x2")
    )
    assert found == "casebook-defs" and details["where"] == "cards.Spoon.mele"


def test_of_two_equal_weapons_the_option_says_which_is_empty() -> None:
    guns = GOOD.replace("{Ann: [Gun]}}", "{Ann: [Gun, Gun], Ben: []}, empty: [Gun]}")
    (case,) = load_text(guns, game="zpocalypse")
    state = build(case)
    apply(state, parse_action(state, "Red rearrange"))
    held = {
        format_action(state, action): action
        for action in actions(state)
        if " hold " in format_action(state, action)
    }
    assert sorted(held) == ["Red hold Gun Ben", "Red hold Gun empty Ben"]
    assert all(parse_action(state, said) == action for said, action in held.items())
