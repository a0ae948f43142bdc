"""Cases stand in the right place of a round whatever steps a game has put into it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from shamble.family.port.port import FamilyPort
from shamble.family.position.state import Game
from shamble.games.zombicide_2e.ruleset import rules_book as second_edition
from shamble.kernel.book import Book
from shamble.kernel.frame import Frame
from shamble.kernel.rows import NamedStep
from shamble.kernel.run import Run
from shamble.kernel.state import State
from shamble.lab.casebook import build, load_text, run_case
from shamble.lab.casebook.report import failure
from shamble.port import shelf

GAME = "stepped"
PLACES = (
    ("round", "players"),
    ("round", "zombies"),
    ("turn", "begin-turn"),
    ("turn", "ask-turn"),
    ("zombie-phase", "begin-zombie-phase"),
    ("zombie-phase", "spawn-step"),
)


def stepped() -> Book:
    """Second Edition with one more step before each of these."""

    def pass_by(run: Run, state: State, frame: Frame) -> None:
        """Nothing happens."""

    made = second_edition().layer(GAME)
    for procedure, step in PLACES:
        made.insert_before(procedure, step, NamedStep(f"before-{step}", pass_by))
    return made


@pytest.fixture(autouse=True)
def on_the_shelf(tmp_path: Path) -> Iterator[None]:
    shelf.add(FamilyPort(GAME, tmp_path, stepped, parent="zombicide-2e"))
    yield
    shelf.take_off(GAME)


BOARD = """
- case: a case
  rules: [Z2-ROUND-01]
  board: {zones: {A: street, B: street, C: street}, links: [A-B, B-C], lines: [[A, B, C]]}
  survivors: {Amy: {at: C, only skills: []}}
  zombies: {A: {walker: 1}}
  noise: {A: 1}
  spawns: [C]
  decks: {zombies: [1]}
"""


@pytest.mark.parametrize(
    ("phase", "walkers", "noise", "round"),
    [
        ("player", [1, 0, 0], 1, 1),
        ("activation", [0, 1, 1], 0, 2),
        ("spawn", [1, 0, 1], 0, 2),
        ("end", [1, 0, 0], 0, 2),
    ],
)
def test_a_position_of_any_phase_goes_on_from_there(
    phase: str, walkers: list[int], noise: int, round: int
) -> None:
    state = build(load_text(f"{BOARD}  phase: {phase}\n", game=GAME)[0])
    assert isinstance(state, Game)
    assert list(state.zombies[:: state.rules.kind_count]) == walkers
    assert (state.noise[0], state.round) == (noise, round)


def test_a_turn_goes_on_from_there() -> None:
    moved = "{do: [Amy move B]}, {expect: {Amy: {at: B, actions: 2}}}, {do: [end turn, spawn step]}"
    outcome = run_case(load_text(f"{BOARD}  steps: [{moved}]\n", game=GAME)[0])
    assert outcome.passed, failure(outcome)
