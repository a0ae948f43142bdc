"""Passages open and shut again, whatever stands in them; ways and sight follow at once."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import shamble
from shamble.family.board.kinds import BARRICADE, BROKEN, DOOR
from shamble.family.places.doors import barricade, swing_open
from shamble.family.places.passages import SHUT, STANDS_OPEN, fitting_of, pushable_doors, set_passages
from shamble.family.port.content.games import new_game
from shamble.family.position.options import Options
from shamble.family.position.state import Game
from shamble.kernel.chance import LIVE
from shamble.kernel.codec import canonical
from shamble.kernel.run import Run

GAME = "zombicide-2e"
FAMILY = Path(shamble.__file__).parent / "family"


def position(mission: str = "M1") -> Game:
    state = new_game(GAME, mission, Options(survivors=("Amy", "Doug")), 3)
    assert isinstance(state, Game)
    return state


def run_of(state: Game) -> Run:
    return Run(state, LIVE, None, None)


def test_a_passage_that_is_shut_again_is_no_way_and_no_view() -> None:
    state = position()
    before = state.topology
    door = state.rules.board.doors[0]
    set_passages(run_of(state), state, 1 << door.index, STANDS_OPEN)
    assert door.b in state.topology.neighbours[door.a]
    assert state.topology.seen[door.a] >> door.b & 1
    set_passages(run_of(state), state, 1 << door.index, SHUT)
    assert state.topology is before
    assert door.b not in state.topology.neighbours[door.a]


def test_several_passages_change_at_once() -> None:
    state = position()
    set_passages(run_of(state), state, 0b1011, STANDS_OPEN)
    set_passages(run_of(state), state, 0b0010, SHUT)
    assert state.open_doors == 0b1001


@pytest.mark.rule("Z2-M16-08")
def test_what_stands_in_a_passage_changes_with_it_and_is_saved() -> None:
    state = position("M16")
    assert pushable_doors(state).bit_count() == 4
    door = next(door for door in state.rules.board.doors if fitting_of(state, door.index).name == BROKEN)
    plain = canonical(state)
    assert "fittings" not in plain
    swing_open(run_of(state), state, door.index)
    copy = state.clone()
    barricade(run_of(state), state, door.a)
    assert fitting_of(state, door.index).name == BARRICADE and not state.open_doors >> door.index & 1
    assert pushable_doors(state).bit_count() == 3 and not pushable_doors(state) >> door.index & 1
    assert fitting_of(copy, door.index).name == BROKEN and copy.open_doors >> door.index & 1
    state.stack.clear()
    state.result = copy.result + 1
    again = state.rules.decode(state.encode())
    assert again.fittings == state.fittings and canonical(again) == canonical(state)


def test_printed_doors_are_doors_and_stand_shut() -> None:
    state = position()
    assert {fitting_of(state, door.index).name for door in state.rules.board.doors} == {DOOR}
    assert state.open_doors == 0 and state.rules.fitted is state.fittings


def test_nothing_but_this_room_changes_a_passage() -> None:
    written = re.compile(r"state\.(open_doors|fittings|topology) (=|\|=|&=)")
    writers = {
        path.name
        for path in FAMILY.rglob("*.py")
        if written.search(path.read_text(encoding="utf-8")) and "port" not in path.parts
    }
    assert writers == {"passages.py"}
