"""Fields of mission files that only one game has: read by that game, refused by every other."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from shamble.family.port.content.books import book
from shamble.family.port.content.lint import lint_file
from shamble.family.port.content.missions import load, mission_files
from shamble.family.position.options import Options
from shamble.family.round.setup import new_state
from shamble.family.rules import Rules
from shamble.family.vocabulary import ASK_TURN, REORGANISE
from shamble.kernel.action import ACTOR_SHIFT
from shamble.kernel.game import apply, start, why_not

NIGHT = "night-of-the-living-dead"
SECOND = "zombicide-2e"


def sheet(game: str, mission: str) -> dict[str, Any]:
    """A mission file of a game as plain data."""
    data: dict[str, Any] = yaml.safe_load(mission_files(game)[mission].read_text(encoding="utf-8"))
    return data


def mistakes(tmp_path: Path, game: str, data: dict[str, Any]) -> set[tuple[str, str]]:
    """The places and keys of what is wrong with a mission file."""
    path = tmp_path / f"{data['id'].lower()}.yaml"
    path.write_text(yaml.safe_dump(data, sort_keys=False), encoding="utf-8")
    return {(problem.where, problem.key) for problem in lint_file(path, game)}


@pytest.mark.parametrize(
    ("field", "value", "where", "key"),
    [
        ("mode", "brave", "mode", "lint-bad-choice"),
        ("search", {"ranged": ["r0c0:4R.O1"]}, "search.ranged[0]", "lint-no-building"),
        ("search", {"romero": ["attic"]}, "search.romero[0]", "lint-bad-choice"),
        ("search", {"attic": "none"}, "search.attic", "lint-unknown-field"),
        ("search", ["melee"], "search", "lint-wrong-type"),
        ("building", {"needs": "Boards"}, "building", "lint-missing-field"),
        ("building", {"where": [["r1c0:1R.O1", "r1c0:1R.O2"]]}, "building.where[0]", "lint-unknown-door"),
        ("building", {"where": [], "needs": "Bricks"}, "building.needs", "lint-bad-choice"),
        ("building", {"where": [], "limit": -1}, "building.limit", "lint-wrong-type"),
        ("building", {"where": [], "cost": 2}, "building.cost", "lint-unknown-field"),
        (
            "barricades",
            [{"between": ["r1c0:1R.A", "r1c0:1R.O2"], "state": "ajar"}],
            "barricades[0].state",
            "lint-bad-choice",
        ),
        ("barricades", [{"between": ["r1c0:1R.A"]}], "barricades[0].between", "lint-unknown-door"),
        (
            "doors",
            [{"between": ["r1c0:1R.A", "r1c0:1R.O4"], "state": "broken"}],
            "doors[0].state",
            "lint-bad-choice",
        ),
        (
            "cars",
            [{"zone": "r0c0:4R.O1", "kind": "johnny"}, {"zone": "r0c0:4R.O1", "kind": "pick-up"}],
            "cars",
            "lint-too-many-tokens",
        ),
    ],
)
def test_what_is_wrong_with_a_field_is_told_at_its_place(
    tmp_path: Path, field: str, value: Any, where: str, key: str
) -> None:
    assert (where, key) in mistakes(tmp_path, NIGHT, {**sheet(NIGHT, "NL1"), field: value})


def test_another_game_knows_no_such_field(tmp_path: Path) -> None:
    found = mistakes(tmp_path, SECOND, {**sheet(SECOND, "M1"), "building": {"where": []}})
    assert found == {("building", "lint-unknown-field")}


def test_a_spawn_token_may_sleep_by_itself(tmp_path: Path) -> None:
    data = sheet(SECOND, "M1")
    data["spawns"][1]["asleep"] = True
    path = tmp_path / "m1.yaml"
    path.write_text(yaml.safe_dump(data, sort_keys=False), encoding="utf-8")
    rows = book(SECOND)
    awake = new_state(Rules(rows, load(SECOND, "M1"), Options()), 0)
    asleep = new_state(Rules(rows, load(SECOND, path), Options()), 0)
    assert awake.spawning & ~asleep.spawning == 2 and asleep.spawning & ~awake.spawning == 0


def test_what_taking_an_objective_brings_is_for_the_game_to_say() -> None:
    assert load(SECOND, "M1").taking.adrenaline == 5
    assert load(NIGHT, "NL2").taking.adrenaline == sheet(NIGHT, "NL2")["objective"]["adrenaline"]
    rows = book(NIGHT).rows_of("constants", int)
    assert rows["objective-adrenaline"] == 0


def test_who_is_not_on_turn_is_told_so_even_if_only_the_end_is_left() -> None:
    team = ("Amy", "Doug", "Ned", "Elle", "Josh", "Wanda")
    state = start(new_state(Rules(book(SECOND), load(SECOND, "M1"), Options(survivors=team)), 1))
    while state.stack[-1].proc != ASK_TURN:
        apply(state, state.options[0])
    on_turn = state.stack[-1].a
    me = state.survivors[on_turn]
    me.spent = 9
    state.options = [state.options[-1]]
    other = next(who for who in range(6) if who != on_turn)
    reasons = why_not(state, REORGANISE | other << ACTOR_SHIFT)
    assert [reason.key for reason in reasons] == ["refused-not-your-turn"]
