"""What players are told of an attack before the dice are rolled."""

from __future__ import annotations

import pytest

from shamble.bots.random import RandomBot
from shamble.family.fighting.preview import preview
from shamble.family.port.content.games import make_rules
from shamble.family.position.options import Options
from shamble.family.position.state import Game
from shamble.family.round.setup import new_state
from shamble.kernel.chance import LIVE
from shamble.kernel.event import Event
from shamble.kernel.game import apply, start
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


ESCALATING = """
- case: blows in a row
  rules: [Z2-SKILL-ESCALATION-01]
  board: {zones: {A: street}}
  survivors: {Amy: {at: A, only skills: ["Escalation: Combat"], hand: [Fire Axe]}}
  zombies: {A: {fatty: 9}}
  steps: [{expect: {result: running}}]
"""


def rolled(state: Game, action: int) -> list[int]:
    """How many dice an attack rolls first."""
    told: list[Event] = []
    apply(state.clone(), action, LIVE, told.append)
    return [len(event.args["dice"]) for event in told if event.key == "rolled"][:1]  # type: ignore[arg-type]


@pytest.mark.rule("Z2-SKILL-ESCALATION-01")
def test_dice_of_a_run_of_attacks_are_told_before_they_are_rolled() -> None:
    game = build(load_text(ESCALATING)[0])
    action = parse_action(game, "Amy melee Fire Axe A")
    dice = []
    for _ in range(3):
        told = preview(game, action)
        assert told is not None and rolled(game, action) == [told["dice"]]
        dice.append(told["dice"])
        apply(game, action)
    assert dice == [dice[0], dice[0] + 1, dice[0] + 2]


@pytest.mark.parametrize("seed", range(6))
def test_every_attack_rolls_as_many_dice_as_were_told(seed: int) -> None:
    """In random games, for every attack that is legal, but for those that may roll for the crowd instead."""
    state: Game = start(new_state(make_rules("zombicide-2e", "M2", Options(modes=("ultrared",))), seed))
    bot = RandomBot(seed)
    seen = 0
    for _ in range(700):
        if state.result:
            break
        for action in state.options:
            told = preview(state, action)
            if told is not None and not told["blast"]:
                found = rolled(state, action)
                assert found in ([told["dice"]], [])
                seen += len(found)
        apply(state, bot(state))
    assert seen
