"""Rules about zombies that no position shows: what holds before the first turn, what players are told."""

from __future__ import annotations

import pytest

from shamble.family.missions.mission import Mission
from shamble.family.port.casing import CASING
from shamble.family.telling.explain import decision
from shamble.kernel.chance import LIVE
from shamble.kernel.run import Run
from shamble.lab.casebook import build, load_text
from shamble.port.casing import Stage

STREETS = """
- case: a mission
  rules: [Z2-BSPAWN-08]
  board: {zones: {S: street, D: dark room, E: dark room, F: dark room}, doors: [S-D, D-E, S-F]}
  mission: {%s}
  steps: [{expect: {result: running}}]
"""


def mission(words: str) -> Mission:
    """Three buildings of one room each: D and F on the street, E behind D."""
    case = load_text(STREETS % words)[0]
    return CASING.rules(case, Stage(CASING, case, waits=False)).mission


def never_spawning(found: Mission) -> set[str]:
    board = found.board
    return {zone.name for zone in board.zones if zone.building >= 0 and found.spawned >> zone.building & 1}


@pytest.mark.rule("Z2-BSPAWN-01", "Z2-BSPAWN-08")
def test_closed_buildings_have_yet_to_spawn() -> None:
    assert never_spawning(mission("start: S")) == set()


@pytest.mark.rule("Z2-BSPAWN-08")
def test_buildings_open_to_the_street_at_the_start_never_spawn() -> None:
    assert never_spawning(mission("doors: [{between: [S, D], state: open}]")) == {"D"}


@pytest.mark.rule("Z2-BSPAWN-08")
def test_an_open_door_leads_on_into_the_next_building() -> None:
    doors = "doors: [{between: [D, E], state: open}, {between: [S, D], state: open}]"
    assert never_spawning(mission(doors)) == {"D", "E"}


@pytest.mark.rule("Z2-BSPAWN-08")
def test_a_door_between_two_closed_buildings_opens_neither_to_the_street() -> None:
    assert never_spawning(mission("doors: [{between: [D, E], state: open}]")) == set()


@pytest.mark.rule("Z2-BSPAWN-09")
def test_buildings_where_survivors_start_never_spawn() -> None:
    assert never_spawning(mission("start: E")) == {"E"}


GROUP = """
- case: a mixed group
  rules: [Z2-ZATK-07]
  board: {zones: {A: street}}
  survivors: {Amy: A, Ned: A}
  zombies: {A: {walker: 1, fatty: 1}}
  phase: activation
  steps: [{expect: {result: running}}]
"""


@pytest.mark.rule("Z2-ZATK-07")
def test_players_are_told_which_kind_is_behind_each_wound() -> None:
    state = build(load_text(GROUP)[0])
    kinds = []
    for _ in range(2):
        asked = decision(state, 0)
        assert asked is not None and asked.question == "ask-wound"
        kinds.append(asked.args["kind"])
        Run(state, LIVE, None, None).answer(state.options[0])
    assert [state.rules.kinds[kind].name for kind in kinds if isinstance(kind, int)] == ["walker", "fatty"]
