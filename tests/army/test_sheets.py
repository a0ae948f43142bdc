"""The mission sheets of Army of the Dead, field by field: who is needed, what lies where, how long."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import NamedTuple

import pytest

from shamble.family.board.model import Board
from shamble.family.missions.mission import Mission
from shamble.family.port.content.lint import lint_file
from shamble.family.port.content.missions import load, mission_files
from shamble.games.army_of_the_dead.sleepers import TOKENS
from shamble.port import shelf

from .reading import GAME, component, kinds

Floors = tuple[str, ...]
"""The tiles of each floor, row by row: `R1 V2 / V8 R3`."""


class Sheet(NamedTuple):
    difficulty: str
    duration: str
    specialists: tuple[str, ...]
    zeus: str
    time: int
    personal: int
    floors: Floors
    start: str
    exit: str
    spawns: str
    sleepers: str
    objectives: str
    mix: dict[str, int]
    adrenaline: int
    truck: str = ""
    doors: int = 0
    lifts: int = 0
    dead: str = ""


SHEETS = {
    "AM1": Sheet(
        "easy",
        "short",
        (),
        "regular",
        0,
        2,
        ("R1 V2 / V8 R3",),
        "V8.S7",
        "V2.S3",
        "R1.S1 start, R3.S5 zeus",
        "R1.A R1.D V2.A V2.C R3.A V8.S4",
        "R1.B R1.C V2.B R3.B",
        {"red": 2},
        2,
        dead="V8.S2 2 shambler",
    ),
    "AM2": Sheet(
        "medium",
        "medium",
        ("Mechanic",),
        "regular",
        0,
        2,
        ("V3 V1 / V6 R2",),
        "V6.S7",
        "R2.S5",
        "V1.S3 start, R2.S4 red, V6.S8 zeus, V3.S1 red",
        "V1.A V1.B R2.A R2.B V3.A V3.S2 V6.S6",
        "V1.A V1.B R2.A R2.C V6.A",
        {"red": 3},
        2,
        truck="V3.S9",
        dead="V3.S9 3 shambler",
    ),
    "AM3": Sheet(
        "medium",
        "medium",
        ("Bruiser",),
        "helmeted",
        0,
        3,
        ("V2 R1 / R4 R5",),
        "V2.S1",
        "R1.S3",
        "R5.S5 start, R4.S7 red, R5.C5 blue, R1.S4 zeus",
        "R4.C1 R4.C5 R4.C6 R5.C1 R5.C4 R5.C5 V2.C R1.D",
        "R4.C2 R4.C4 R5.C2 R5.C6 V2.B R1.B",
        {"red": 2, "blue": 1},
        2,
        doors=2,
        dead="R4.C3 1 alpha",
    ),
    "AM4": Sheet(
        "hard",
        "long",
        ("Vault Expert",),
        "regular",
        14,
        2,
        ("V1 R2 / R4 R5", "R6"),
        "V1.S1",
        "R2.S3",
        "R5.S5 start, R4.S7 red, R6.A green, V1.S8 zeus",
        "R4.C1 R4.C2 R5.C1 R5.C5 R6.B R6.C R6.A R2.C",
        "R4.C3 R5.C3 R5.C4 R6.C V1.B",
        {"red": 2, "green": 1},
        2,
        lifts=2,
        dead="R5.C2 2 shambler, R6.C 2 shambler",
    ),
    "AM5": Sheet(
        "medium",
        "short",
        (),
        "regular",
        0,
        2,
        ("V8 R3 / R1 V6",),
        "V6.S5",
        "V6.S5",
        "R3.S3 start, V8.S1 zeus",
        "R3.A R3.B R1.A R1.B V6.S2 V8.S6",
        "R1.C R1.D R3.B V6.A",
        {"red": 2},
        2,
        dead="V8.S2 1 Valentine, V8.S1 1 alpha",
    ),
    "AM6": Sheet(
        "medium",
        "medium",
        ("Stealthy",),
        "helmeted",
        0,
        2,
        ("V7 V3", "V4 V5"),
        "V3.S3",
        "V3.S5",
        "V7.S7 start, V7.S1 zeus, V5.H3 blue",
        "V4.A V4.B V4.D V5.A V5.C V5.D V5.E V7.A",
        "V4.A V4.F V5.C V7.B",
        {"red": 2},
        3,
        doors=1,
        lifts=2,
        dead="V4.H3 2 shambler, V5.H2 2 shambler",
    ),
    "AM7": Sheet(
        "hard",
        "medium",
        ("Bruiser",),
        "mounted",
        0,
        2,
        ("R2 V1 / R7 V3",),
        "R2.S1",
        "",
        "R7.Z start, V1.S3 red, V3.S5 zeus",
        "R2.A R2.C V1.A V1.B V3.A V3.S6 R7.S8",
        "R2.B V1.A V3.A V3.S9",
        {"red": 2},
        2,
        dead="V3.S7 1 Queen, V3.S7 1 alpha",
    ),
    "AM8": Sheet(
        "hard",
        "medium",
        (),
        "helmeted",
        0,
        2,
        ("R1 R7 / R2 V3",),
        "R2.S7",
        "",
        "V3.S5 start, R1.S1 red, R7.Z red",
        "R1.A R1.D R2.A R2.B R2.C V3.A",
        "R1.B R1.C R2.B V3.A",
        {"red": 2},
        2,
        dead="R7.S3 1 Helmeted Zeus, R7.S3 2 alpha",
    ),
    "AM9": Sheet(
        "hard",
        "long",
        ("Vault Expert", "Mechanic"),
        "regular",
        16,
        2,
        ("V3 V2 / R4 R5", "R6"),
        "V2.S3",
        "V3.S1",
        "R4.S7 start, V3.S8 red, V2.S4 zeus, R5.S5 red, R6.B green",
        "V3.A V2.A R4.C4 R4.C6 R5.C1 R5.C3 R6.A R6.B R6.C",
        "V2.C R4.C2 R5.C6 R6.B R6.C",
        {"red": 2, "green": 1},
        2,
        truck="V3.S9",
        doors=1,
        lifts=2,
        dead="V3.S9 2 shambler, R4.C5 1 alpha",
    ),
    "AM10": Sheet(
        "hard",
        "long",
        ("Pilot",),
        "mounted",
        12,
        2,
        ("V7 R1", "V4 V5", "R8"),
        "R1.S3",
        "R8.D",
        "R1.S5 start, V7.S7 zeus, V5.H3 red, R8.B blue",
        "R1.A R1.D V7.A V4.B V4.F V5.A V5.C R8.C R8.B",
        "R1.B V4.A V4.C V5.B V5.F",
        {"red": 3},
        2,
        lifts=3,
        dead="V4.H2 2 shambler, V5.H2 1 alpha",
    ),
}
MINUTES = {"short": range(1, 61), "medium": range(61, 120), "long": range(120, 600)}
MISSIONS = shelf.port_of(GAME).missions()


def zone(board: Board, name: str) -> int:
    """The zone that a part of some tile belongs to; every face lies once."""
    (found,) = [
        zone.index for zone in board.zones if any(part.rsplit(":", 1)[-1] == name for part in zone.parts)
    ]
    return found


def zones(board: Board, names: str) -> list[int]:
    return sorted(zone(board, name) for name in names.split())


def facts(mission: Mission) -> dict[str, object]:
    standard = {"specialists": (), "time": 0, "personal": 2, "zeus": "regular", "duration": "medium"}
    return {name: mission.facts.get(name, other) for name, other in standard.items()}


@pytest.mark.rule("AD-MISSION-01")
def test_there_are_ten_missions() -> None:
    assert list(MISSIONS) == list(SHEETS)


@pytest.mark.rule("AD-MISSION-03", "AD-MISSION-04", "AD-MISSION-05", "AD-MISSION-06", "AD-SETUP-14")
@pytest.mark.parametrize("name", MISSIONS)
def test_the_head_of_a_sheet(name: str) -> None:
    mission, sheet = load(GAME, name), SHEETS[name]
    assert facts(mission) == {
        "specialists": sheet.specialists,
        "time": sheet.time,
        "personal": sheet.personal,
        "zeus": sheet.zeus,
        "duration": sheet.duration,
    }
    assert mission.difficulty == sheet.difficulty
    assert mission.minutes in MINUTES[sheet.duration]


@pytest.mark.rule("AD-MISSION-07", "AD-SETUP-02", "AD-SETUP-03", "AD-SETUP-10")
@pytest.mark.parametrize("name", MISSIONS)
def test_what_lies_where(name: str) -> None:
    mission, sheet = load(GAME, name), SHEETS[name]
    board = mission.board
    tiles = {part.rsplit(":", 1)[-1].split(".")[0] for zone in board.zones for part in zone.parts}
    assert tiles == set(" ".join(sheet.floors).replace("/", "").split())
    assert mission.starts == (zone(board, sheet.start),)
    assert list(mission.exits) == zones(board, sheet.exit)
    spawns = [row.split() for row in sheet.spawns.split(", ")]
    assert list(mission.spawns) == [zone(board, at) for at, _ in spawns]
    colours = [mission.colours[colour].name for colour in mission.spawn_colours]
    assert colours == ["red" if colour == "start" else colour for _, colour in spawns]
    sleepers = [at for counter, at, count in mission.counters if counter == "sleepers" and count == 1]
    assert sorted(sleepers) == zones(board, sheet.sleepers)
    assert len(sleepers) <= sum(TOKENS.values())
    assert sorted(car.zone for car in mission.cars) == zones(board, sheet.truck)


@pytest.mark.rule("AD-SETUP-16", "AD-PERSOBJ-03", "AD-OBJ-02")
@pytest.mark.parametrize("name", MISSIONS)
def test_as_many_objectives_are_mixed_as_zones_are_marked(name: str) -> None:
    mission, sheet = load(GAME, name), SHEETS[name]
    assert sorted(mission.objectives) == zones(mission.board, sheet.objectives)
    mixed = Counter(mission.colours[colour].name for colour in mission.mixed)
    personal = ("yellow", "purple", "black")[: sheet.personal]
    assert mixed == Counter(sheet.mix) + Counter(personal)
    assert mixed.total() == len(mission.objectives)
    assert mission.taking.adrenaline == sheet.adrenaline


@pytest.mark.rule("AD-MISSION-07", "AD-DEF-09", "AD-ELEVATOR-01", "AD-MOVE-12")
@pytest.mark.parametrize("name", MISSIONS)
def test_floors_doors_and_the_dead(name: str) -> None:
    mission, sheet = load(GAME, name), SHEETS[name]
    board = mission.board

    def floor(at: int) -> str:
        return board.zones[at].name.rpartition("/")[0]

    assert len({floor(zone.index) for zone in board.zones}) == len(sheet.floors)
    lifts = {end for link in board.links if floor(link.a) != floor(link.b) for end in (link.a, link.b)}
    assert len(lifts) == sheet.lifts
    closed = [
        door
        for door, stands in enumerate(board.doors)
        if stands.fitting == "door" and not mission.open_doors >> door & 1
    ]
    assert len(closed) == sheet.doors <= component("tokens", "doors-red")
    names = list(kinds())
    dead = [row.split(maxsplit=2) for row in sheet.dead.split(", ")]
    assert sorted(mission.zombies) == sorted(
        (names.index(kind), zone(board, at), int(count)) for at, count, kind in dead
    )


ZEUS = "{zone: r1c1:R3.S5, colour: zeus}"
TOO_MUCH = {
    "zeus": (ZEUS, f"{ZEUS}\n  - {{zone: r0c1:V2.S4, colour: zeus}}"),
    "all spawns": (
        ZEUS,
        ZEUS + "".join(f"\n  - {{zone: r0c1:V2.{at}}}" for at in ("A", "B", "C", "S1", "S3")),
    ),
    "blue": ("red: 2, yellow: 1", "red: 2, blue: 2, yellow: 1"),
    "all objectives": ("red: 2, yellow: 1", "red: 8, yellow: 1"),
    "shamblers": ("type: shambler, count: 2", "type: shambler, count: 31"),
}


@pytest.mark.rule("AD-PARTS-03", "AD-PARTS-05")
@pytest.mark.parametrize("what", TOO_MUCH)
def test_a_sheet_that_needs_more_than_there_are_is_refused(what: str, tmp_path: Path) -> None:
    source = mission_files(GAME)["AM1"]
    told = source.read_text(encoding="utf-8")
    before, after = TOO_MUCH[what]
    assert before in told
    path = tmp_path / "am01.yaml"
    path.write_text(told.replace(before, after), encoding="utf-8")
    assert lint_file(source, GAME) == []
    assert [problem.key for problem in lint_file(path, GAME)] == ["lint-too-many-tokens"]
