"""What players are told of an attack before the dice are rolled."""

from __future__ import annotations

import pytest

from shamble.family.fighting.preview import preview
from shamble.kernel.notation import parse_action
from shamble.lab.casebook import build, load_text

ARMED = """
- case: a weapon for shots and blows
  rules: [Z2-EQUIP-05]
  board: {zones: {A: street}}
  survivors: {Amy: {at: A, hand: [Ma's Shotgun], backpack: [Plenty of Shells, Plenty of Shells 2]}}
  zombies: {A: {walker: 1}}
  steps: [{expect: {result: running}}]
"""


@pytest.mark.rule("Z2-EQUIP-05")
@pytest.mark.parametrize(("verb", "rerolls"), [("ranged", 1), ("melee", 0)])
def test_ammunition_re_rolls_shots_once_and_blows_never(verb: str, rerolls: int) -> None:
    game = build(load_text(ARMED)[0])
    told = preview(game, parse_action(game, f"Amy {verb} Ma's Shotgun A"))
    assert told is not None
    assert told["rerolls"] == rerolls
