"""The ten scenes, field by field: what lies where, who stands where, which rules they use."""

from __future__ import annotations

from collections import Counter
from math import atan2, tau
from typing import NamedTuple

import pytest

from shamble import text
from shamble.family.board.model import Board
from shamble.family.missions.mission import Mission
from shamble.family.port.content.games import new_game
from shamble.family.port.content.lint import lint_file
from shamble.family.port.content.missions import load, mission_files
from shamble.family.position.options import Options
from shamble.family.position.state import Game
from shamble.kernel.game import apply
from shamble.port import shelf

from .reading import GAME, SCENES, component

Floors = tuple[str, ...]


class Sheet(NamedTuple):
    difficulty: str
    minutes: int
    mode: str
    floors: Floors
    starts: str
    spawns: str
    """In drawing order, the white one first: a zone, its colour, * where it sleeps."""
    doors: str = ""
    barricades: str = ""
    """Doors and barricades: between two zones, + where it stands open."""
    stairs: str = ""
    car: str = ""
    ghouls: str = ""
    objectives: str = ""
    exit: str = ""
    builds: int = 0


SHEETS = {
    "NL1": Sheet(
        "easy",
        60,
        "romero",
        ("4R 5V / 1R 2R", "3R"),
        "1R.O4 3R.E",
        "5V.O5 2R.O7/red*",
        "1R.A-1R.O4+ 2R.B-2R.O4",
        "1R.A-1R.O2+ 1R.B-1R.O6+ 2R.B-2R.O2 2R.C-2R.O6+ 1R.C-1R.O7",
        objectives="2R.C 1R.B 3R.A 3R.D",
        builds=3,
    ),
    "NL2": Sheet(
        "hard",
        75,
        "romero",
        ("1R 2R", "3R"),
        "2R.A 1R.C",
        "1R.O1 2R.O7/red 1R.O5/violet*",
        "1R.A-1R.O4 2R.B-2R.O4 1R.C-2R.A+ 3R.D-3R.E+",
        "1R.A-1R.O2 1R.B-1R.O6 1R.C-1R.O3 2R.A-2R.O5 2R.B-2R.O2+ 2R.C-2R.O6",
        "2R.C-3R.D+",
        objectives="1R.A 1R.C 2R.B 3R.C",
        builds=3,
    ),
    "NL3": Sheet(
        "medium",
        75,
        "romero",
        ("1R 2R / 5R 4V", "3R"),
        "1R.C",
        "4V.O3 5R.O1/yellow* 1R.O1/red",
        "1R.A-1R.O4 2R.B-2R.O4 5R.A-5R.O6",
        "1R.A-1R.O2 1R.B-1R.O6 1R.C-1R.O3 1R.C-1R.O7 2R.A-2R.O1 2R.A-2R.O5 2R.B-2R.O2+ 2R.C-2R.O6 5R.A-5R.O2",
        car="2R.O4",
        ghouls="5R.A/walker/2",
        objectives="1R.B 2R.C 3R.A 3R.E",
    ),
    "NL4": Sheet(
        "medium",
        45,
        "romero",
        ("1V 6V / 2V 4V",),
        "1V.O1",
        "6V.O4 2V.O3/red",
        ghouls="1V.K5/walker/1 6V.O3/walker/2 4V.W1/breaker/1",
        objectives="1V.K3 2V.K4 6V.W1",
        exit="4V.O2",
    ),
    "NL5": Sheet(
        "medium",
        120,
        "romero",
        ("4R 5V / 1R 2R / 6V 3V",),
        "1R.C 2R.B",
        "5V.O2 3V.O6/violet* 6V.O5/red",
        "1R.A-1R.O4 2R.B-2R.O4 1R.A-1R.C+ 1R.C-2R.A+ 2R.B-2R.C+",
        "1R.A-1R.O2 1R.B-1R.O6 1R.C-1R.O3 1R.C-1R.O7 2R.A-2R.O1 2R.A-2R.O5",
        ghouls="6V.O3/breaker/2 5V.O4/walker/3",
        objectives="1R.B 2R.C 4R.B",
        builds=2,
    ),
    "NL6": Sheet(
        "hard",
        75,
        "zombicide",
        ("6R 5V / 4R 3V",),
        "6R.A 4R.A",
        "5V.O5 3V.O6/red 4R.O3/violet",
        "6R.A-6R.O2+ 6R.A-6R.B+ 4R.A-4R.O1+ 3V.A-3V.O5",
        "6R.A-6R.O4+ 6R.B-6R.O1 4R.B-4R.O2+ 3V.A-3V.O1",
        objectives="6R.B 4R.B 3V.A",
    ),
    "NL7": Sheet(
        "medium",
        60,
        "zombicide",
        ("3V 2V / 5V 1V",),
        "1V.O3",
        "3V.O4 2V.O2/red 1V.O2/yellow*",
        "3V.A-3V.O5",
        "3V.A-3V.O1",
        car="5V.O4",
        ghouls="3V.A/relative/1 3V.A/walker/1 3V.O3/fatty/1",
        objectives="2V.K5 1V.K2 5V.O5",
        exit="5V.O3",
    ),
    "NL8": Sheet(
        "hard",
        90,
        "zombicide",
        ("1R 2R / 6R 4R",),
        "1R.C 2R.A",
        "1R.O1 4R.O4/red",
        "1R.A-1R.O4 2R.B-2R.O4 6R.A-6R.O2 6R.A-6R.B+ 4R.A-4R.O1",
        "1R.A-1R.O2 1R.C-1R.O3 1R.C-1R.O7+ 2R.A-2R.O1 2R.B-2R.O2 2R.C-2R.O6+ 6R.B-6R.O1+ 4R.B-4R.O2",
    ),
    "NL9": Sheet(
        "medium",
        90,
        "zombicide",
        ("1R 2R / 5V 4R", "3R"),
        "1R.C 2R.C",
        "4R.O4 1R.O1/red 2R.O3/violet*",
        "1R.A-1R.O4 2R.B-2R.O4 4R.A-4R.O1",
        "1R.A-1R.O2 1R.B-1R.O6+ 1R.C-1R.O3 1R.C-1R.O7 2R.A-2R.O1 2R.A-2R.O5 2R.C-2R.O6+ 4R.B-4R.O2",
        "2R.C-3R.D",
        "2R.O6",
        objectives="4R.B 3R.C",
        exit="5V.O3",
    ),
    "NL10": Sheet(
        "hard",
        150,
        "zombicide",
        ("4R 5R / 2V 3V",),
        "4R.A",
        "5R.O5 3V.O6/red 2V.O3/violet* 4R.O3/yellow*",
        "4R.A-4R.O1 5R.A-5R.O6+ 3V.A-3V.O5+",
        "4R.B-4R.O2 5R.A-5R.O2+ 3V.A-3V.O1+",
        objectives="4R.B 5R.A 3V.A",
    ),
}

MODES = ("romero", "zombicide")


def zone(board: Board, name: str) -> int:
    """The zone that a part of some tile belongs to; every face lies once."""
    (found,) = [
        zone.index for zone in board.zones if any(part.rsplit(":", 1)[-1] == name for part in zone.parts)
    ]
    return found


def passages(board: Board, said: str) -> dict[int, bool]:
    """Passages between two zones, and whether they stand open."""
    found: dict[int, bool] = {}
    for pair in said.split():
        one, other = pair.removesuffix("+").split("-")
        found[board.door_between(zone(board, one), zone(board, other))] = pair.endswith("+")
    return found


def fitted(mission: Mission, fitting: str) -> dict[int, bool]:
    return {
        door: mission.open_doors >> door & 1 == 1
        for door, name in enumerate(mission.fittings)
        if name == fitting
    }


def begun(name: str, seats: int = 1, seed: int = 1) -> Game:
    state = new_game(GAME, name, Options(seats), seed)
    while state.round == 0:
        apply(state, state.options[0])
    return state


@pytest.mark.rule("NL-MISSION-01")
def test_there_are_ten_scenes_five_in_either_mode() -> None:
    assert tuple(shelf.port_of(GAME).missions()) == SCENES == tuple(SHEETS)
    assert Counter(sheet.mode for sheet in SHEETS.values()) == {"romero": 5, "zombicide": 5}


@pytest.mark.parametrize("name", SCENES)
def test_nothing_is_wrong_with_it(name: str) -> None:
    assert lint_file(mission_files(GAME)[name], GAME) == []


@pytest.mark.rule("NL-MISSION-02", "NL-MISSION-05", "NL-SETUP-04")
@pytest.mark.parametrize("name", SCENES)
def test_the_head_of_a_sheet(name: str) -> None:
    mission, sheet = load(GAME, name), SHEETS[name]
    assert (mission.difficulty, mission.minutes, mission.map_origin) == (
        sheet.difficulty,
        sheet.minutes,
        "ours",
    )
    assert MODES[mission.own["mode"]] == sheet.mode
    built = mission.own["building"].passages if "building" in mission.own else 0
    assert built.bit_count() == sheet.builds
    assert mission.modes == (("ultrared",) if name == "NL10" else ())


@pytest.mark.rule("NL-SETUP-02", "NL-SETUP-03", "NL-SETUP-10", "NL-MISSION-01", "NL-PARTS-07")
@pytest.mark.parametrize("name", SCENES)
def test_what_lies_where(name: str) -> None:
    mission, sheet = load(GAME, name), SHEETS[name]
    board = mission.board
    tiles = {part.rsplit(":", 1)[-1].split(".")[0] for zone in board.zones for part in zone.parts}
    assert tiles == set(" ".join(sheet.floors).replace("/", "").split())
    assert len({tile[0] for tile in tiles}) == len(tiles)
    assert list(mission.starts) == [zone(board, start) for start in sheet.starts.split()]
    assert list(mission.exits) == [zone(board, place) for place in sheet.exit.split()]
    spawns = [said.rstrip("*").split("/") for said in sheet.spawns.split()]
    assert list(mission.spawns) == [zone(board, said[0]) for said in spawns]
    colours = [mission.colours[colour].name for colour in mission.spawn_colours]
    assert colours == ["red", *[said[1] for said in spawns[1:]]]
    assert fitted(mission, "door") == passages(board, sheet.doors)
    assert fitted(mission, "barricade") == passages(board, sheet.barricades)
    assert fitted(mission, "stairs") == passages(board, sheet.stairs)
    assert len(fitted(mission, "stairs")) <= component("tokens", "stairs")
    assert [car.zone for car in mission.cars] == [zone(board, place) for place in sheet.car.split()]
    ghouls = [(zone(board, at), kind, int(count)) for at, kind, count in map(split, sheet.ghouls.split())]
    kinds = list(new_game(GAME, name, Options(), 1).rules.kinds)
    assert [(at, kinds[kind].name, count) for kind, at, count in mission.zombies] == ghouls
    assert list(mission.objectives) == [zone(board, place) for place in sheet.objectives.split()]


def split(said: str) -> tuple[str, str, str]:
    at, kind, count = said.split("/")
    return at, kind, count


@pytest.mark.rule("NL-SETUP-02", "NL-SETUP-03", "NL-SPAWN-06")
@pytest.mark.parametrize("name", SCENES)
def test_a_fresh_game_has_exactly_that(name: str) -> None:
    state, sheet = begun(name), SHEETS[name]
    board = state.rules.board
    asleep = [number for number, said in enumerate(sheet.spawns.split()) if said.endswith("*")]
    awake = [number for number in range(len(state.spawns)) if state.spawning >> number & 1]
    assert awake == [number for number in range(len(state.spawns)) if number not in asleep]
    assert sum(state.crowd) == sum(int(split(said)[2]) for said in sheet.ghouls.split())
    assert {me.zone for me in state.survivors} <= {zone(board, start) for start in sheet.starts.split()}
    assert not any(board.zones[at].kind.indoor for at in state.spawns)


@pytest.mark.rule("NL-WIN-02")
@pytest.mark.parametrize("name", SCENES)
def test_nobody_is_in_contact_before_the_survivors_can_act(name: str) -> None:
    mission = load(GAME, name)
    for start in mission.starts:
        assert start not in mission.spawns
        assert start not in [at for _, at, _ in mission.zombies]
    assert len(set(mission.spawns)) == len(mission.spawns)


@pytest.mark.rule("NL-SPAWN-01", "NL-SPAWN-02")
@pytest.mark.parametrize("name", SCENES)
def test_spawn_zones_are_listed_clockwise_from_the_white_one(name: str) -> None:
    board = load(GAME, name).board
    middle_x = max(x + w for zone in board.zones if not zone.floor for x, _, w, _ in zone.rects) / 2
    middle_y = max(y + h for zone in board.zones if not zone.floor for _, y, _, h in zone.rects) / 2

    def angle(at: int) -> float:
        """Clockwise, as y goes down."""
        x, y, w, h = board.zones[at].rects[0]
        return atan2(y + h / 2 - middle_y, x + w / 2 - middle_x)

    first, *others = [angle(at) for at in load(GAME, name).spawns]
    turns = [(other - first) % tau for other in others]
    assert turns == sorted(turns)


@pytest.mark.parametrize("name", SCENES)
def test_everything_it_says_has_words(name: str) -> None:
    mission = load(GAME, name)
    slug = shelf.port_of(GAME).slug_of(name)
    keys = [f"mission-{slug}-name", f"mission-{slug}-brief"]
    keys += [goal.text for step in mission.goals for goal in step]
    keys += [ending for _, ending, _ in mission.defeats]
    keys += [ending.replace("ending-", "defeat-", 1) for _, ending, _ in mission.defeats]
    keys += [f"action-{slug}-{action.name}" for action in mission.actions]
    keys += [action.reason for action in mission.actions]
    if mission.taking.lock is not None:
        keys.append(mission.taking.lock.reason)
    for lang in text.languages():
        assert [key for key in keys if not text.of(GAME, lang).has(key)] == []


def test_together_they_use_all_there_is() -> None:
    """Every face, every colour, both cars, and what only this game has."""
    missions = {name: load(GAME, name) for name in SCENES}
    faces = {tile.name for mission in missions.values() for tile in mission.board.tiles}
    assert faces == {f"{number}{side}" for number in range(1, 7) for side in "RV"}
    own = {field for mission in missions.values() for field in mission.own}
    assert own == {"mode", "building", "search", "barricades"}
    colours = {m.colours[colour].name for m in missions.values() for colour in m.spawn_colours}
    assert colours == {"red", "violet", "yellow"}
    assert any(fitted(mission, "stairs") for mission in missions.values())
    kinds = {at for mission in missions.values() for at, _, _ in mission.zombies}
    assert kinds == {0, 1, 2, 3}
    vehicles = {car.kind for mission in missions.values() for car in mission.cars}
    assert len(vehicles) == 2


TARGETS = {
    "NL1": [8, 2, 1],
    "NL2": [4, 2],
    "NL3": [1, 2, 6],
    "NL4": [6],
    "NL5": [10],
    "NL6": [2, 1],
    "NL7": [1, 6],
    "NL8": [1, 1, 1, 1],
    "NL9": [2, 6],
    "NL10": [2],
}
"""How much of each goal their stories ask for."""


@pytest.mark.parametrize("name", list(TARGETS))
def test_goals_ask_for_what_the_story_says(name: str) -> None:
    state = begun(name)
    goals = [goal for step in state.rules.mission.goals for goal in step]
    assert [goal.target(state, ()) for goal in goals] == TARGETS[name]
