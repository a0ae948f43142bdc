"""Army of the Dead before the dice are rolled: what players are told, and what a bot makes of it."""

from __future__ import annotations

from typing import Any

import pytest

from shamble.family.fighting.preview import preview
from shamble.family.playing.greedy import GreedyBot
from shamble.kernel.game import actions
from shamble.kernel.notation import format_action, parse_action
from shamble.lab.casebook import build, load_text

STREET = """
- game: army-of-the-dead
  case: two zones of a street
  rules: [AD-CONC-02]
  board: {{zones: {{A: street, B: street}}, links: [A-B], lines: [[A, B]]}}
  survivors: {survivors}
  zombies: {zombies}
  idle: {idle}
  steps: [{{expect: {{result: running}}}}]
"""


def position(survivors: str, zombies: str, idle: str = "{}") -> Any:
    return build(load_text(STREET.format(survivors=survivors, zombies=zombies, idle=idle))[0])


def told(game: Any, text: str) -> dict[str, Any]:
    found = preview(game, parse_action(game, text))
    assert found is not None
    return found


@pytest.mark.rule("AD-CONC-02")
def test_hits_at_one_target_add_up() -> None:
    game = position("{Tanaka: {at: A, only skills: [], hand: [Katana]}}", "{A: {shambler: 2, alpha: 1}}")
    rows = told(game, "Tanaka concentrate-melee Katana A alpha")["rows"]
    alpha = next(kind.index for kind in game.rules.kinds if kind.name == "alpha")
    assert [row["kills"] for row in rows] == [[], [], [alpha], [alpha]]


@pytest.mark.rule("AD-BOLA-04")
def test_two_more_on_every_die_against_the_bound() -> None:
    bound = "{trapped: {B: {Queen: 1}}}"
    game = position("{Martin: {at: A, only skills: [], hand: [Submachine Gun]}}", "{B: {Queen: 1}}", bound)
    free = position("{Martin: {at: A, only skills: [], hand: [Submachine Gun]}}", "{B: {Queen: 1}}")
    text = "Martin concentrate-ranged Submachine Gun B {}Queen"
    assert told(game, text.format("trapped "))["hit_chance"] == pytest.approx(4 / 6)
    assert told(free, text.format(""))["hit_chance"] == pytest.approx(2 / 6)


@pytest.mark.rule("AD-AMMO-01")
def test_ammo_dice_are_among_the_dice() -> None:
    game = position("{Guzman: {at: A, only skills: [], hand: [Heavy Machine Gun]}}", "{B: {shambler: 3}}")
    assert told(game, "Guzman ranged Heavy Machine Gun B")["dice"] == 4


@pytest.mark.rule("AD-EXPLO-03")
def test_one_hit_of_a_launcher_is_as_good_as_two() -> None:
    people = "{Peters: {at: A, only skills: [], hand: [Grenade Launcher]}, Kate: {at: B, only skills: []}}"
    game = position(people, "{B: {shambler: 2, alpha: 1, Queen: 1}}")
    rows = told(game, "Peters ranged Grenade Launcher B")["rows"]
    assert [len(row["kills"]) for row in rows] == [0, 3, 3]
    assert [row["friend_wounds"] for row in rows] == [6, 6, 3]


@pytest.mark.rule("AD-NOISE-02")
@pytest.mark.parametrize(
    ("noise", "other", "after"), [("A", "Machete", 1), ("B", "Machete", 1), ("B", "Silencer", 0)]
)
def test_the_one_noise_token_is_told(noise: str, other: str, after: int) -> None:
    people = f"{{Martin: {{at: A, only skills: [], hand: [Army Sniper Rifle, {other}]}}}}"
    game = position(people, "{B: {shambler: 1}}")
    game.noise = bytearray(len(game.noise))
    game.noise[{"A": 0, "B": 1}[noise]] = 1
    lying = bytes(game.noise)
    assert told(game, "Martin ranged Army Sniper Rifle B")["noise"] == after
    assert bytes(game.noise) == lying


@pytest.mark.rule("AD-EXPLO-02")
def test_what_is_thrown_rolls_nothing() -> None:
    game = position("{Kate: {at: A, only skills: [], hand: [Grenade]}}", "{B: {shambler: 2}}")
    assert told(game, "Kate throw Grenade B")["blast"] is True


def best(game: Any) -> str:
    return format_action(game, GreedyBot(1)(game))


@pytest.mark.rule("AD-EXPLO-04")
def test_a_bot_throws_into_a_crowd_and_never_at_a_friend() -> None:
    crowd = "{B: {shambler: 4, alpha: 2}}"
    alone = position("{Kate: {at: A, only skills: [], hand: [Grenade]}}", crowd)
    assert best(alone) == "Kate throw Grenade B"
    people = "{Kate: {at: A, only skills: [], hand: [Grenade]}, Scott: {at: B, only skills: []}}"
    together = position(people, crowd)
    assert parse_action(together, "Kate throw Grenade B") in actions(together)
    assert best(together) != "Kate throw Grenade B"


@pytest.mark.rule("AD-AMMO-04")
def test_a_bot_loads_before_it_shoots() -> None:
    people = "{Kate: {at: A, only skills: [], hand: [Revolver, Ammo Clip], empty: [Revolver]}}"
    game = position(people, "{B: {shambler: 2}}")
    assert best(game) == "Kate clip Revolver"
