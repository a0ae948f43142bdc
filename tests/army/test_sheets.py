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
    mix: dict[str, int]
    truck: str = ""
    doors: int = 0
    lifts: int = 0
    exits: int = 1


SHEETS = {
    "AM1": Sheet("easy", "short", (), "regular", 0, 2, ("R1 V2 / V8 R3",), {"red": 2}),
    "AM2": Sheet(
        "medium", "medium", ("Mechanic",), "regular", 0, 2, ("V3 V1 / V6 R2",), {"red": 3}, truck="V3.S9"
    ),
    "AM3": Sheet(
        "medium", "medium", ("Bruiser",), "helmeted", 0, 3, ("V2 R1 / R4 R5",), {"red": 2, "blue": 1}, doors=2
    ),
    "AM4": Sheet(
        "hard",
        "long",
        ("Vault Expert",),
        "regular",
        16,
        2,
        ("V1 R2 / R4 R5", "R6"),
        {"red": 2, "green": 1},
        lifts=2,
    ),
    "AM5": Sheet("medium", "short", (), "regular", 0, 2, ("V8 R3 / R1 V6",), {"red": 2}),
    "AM6": Sheet(
        "medium", "medium", ("Stealthy",), "helmeted", 0, 2, ("V7 V3", "V4 V5"), {"red": 2}, doors=1, lifts=2
    ),
    "AM7": Sheet("hard", "medium", ("Bruiser",), "mounted", 0, 2, ("R2 V1 / R7 V3",), {"red": 2}, exits=0),
    "AM8": Sheet("hard", "medium", (), "helmeted", 0, 2, ("R1 R7 / R2 V3",), {"red": 2}, exits=0),
    "AM9": Sheet(
        "hard",
        "long",
        ("Vault Expert", "Mechanic"),
        "regular",
        16,
        2,
        ("V3 V2 / R4 R5", "R6"),
        {"red": 2, "green": 1},
        truck="V3.S9",
        doors=1,
        lifts=2,
    ),
    "AM10": Sheet(
        "hard", "long", ("Pilot",), "mounted", 14, 2, ("V7 R1", "V4 V5", "R8"), {"red": 3}, lifts=3
    ),
}
MINUTES_OF = dict(zip(SHEETS, (50, 90, 90, 120, 60, 90, 90, 90, 120, 120), strict=True))
STANDING = {
    "AM1": {"V8.S2": {"shambler": 2}},
    "AM2": {"V3.S9": {"shambler": 3}},
    "AM3": {"R4.C3": {"alpha": 1}},
    "AM4": {"R5.C2": {"shambler": 2}, "R6.C": {"shambler": 2}},
    "AM5": {"V8.S2": {"Valentine": 1}, "V8.S1": {"alpha": 1}},
    "AM6": {"V4.H3": {"shambler": 2}, "V5.H2": {"shambler": 2}},
    "AM7": {"V3.S7": {"Queen": 1, "alpha": 1}},
    "AM8": {"R7.S3": {"Helmeted Zeus": 1, "alpha": 2}},
    "AM9": {"V3.S9": {"shambler": 2}, "R4.C5": {"alpha": 1}},
    "AM10": {"V4.H2": {"shambler": 2}, "V5.H2": {"alpha": 1}},
}
"""The dead that stand on the board in the beginning."""

ZEUS_STANDS_THERE = ("AM8",)
"""Where he is from the start, no token waits for him."""

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
    assert mission.minutes == MINUTES_OF[name] in MINUTES[sheet.duration]


@pytest.mark.rule("AD-SETUP-02", "AD-MISSION-07")
@pytest.mark.parametrize("name", MISSIONS)
def test_the_dead_that_stand_there(name: str) -> None:
    mission = load(GAME, name)
    names = list(kinds())
    expected = {
        (names.index(kind), zone(mission.board, place), count)
        for place, crowd in STANDING[name].items()
        for kind, count in crowd.items()
    }
    assert set(mission.zombies) == expected


@pytest.mark.rule("AD-MISSION-07", "AD-SETUP-02", "AD-SETUP-03", "AD-SETUP-10")
@pytest.mark.parametrize("name", MISSIONS)
def test_what_lies_where(name: str) -> None:
    mission, sheet = load(GAME, name), SHEETS[name]
    board = mission.board
    tiles = {part.rsplit(":", 1)[-1].split(".")[0] for zone in board.zones for part in zone.parts}
    assert tiles == set(" ".join(sheet.floors).replace("/", "").split())
    assert len(mission.starts) == 1 and len(mission.exits) == sheet.exits
    colours = [mission.colours[colour].name for colour in mission.spawn_colours]
    assert colours[0] == "red" and colours.count("zeus") == (name not in ZEUS_STANDS_THERE)
    assert len(set(mission.spawns)) == len(mission.spawns)
    sleepers = {at: count for counter, at, count in mission.counters if counter == "sleepers"}
    assert set(sleepers.values()) == {1} and len(sleepers) <= sum(TOKENS.values())
    assert sorted(car.zone for car in mission.cars) == zones(board, sheet.truck)
    assert mission.zombies


@pytest.mark.rule("AD-MISSION-02")
@pytest.mark.parametrize("name", MISSIONS)
def test_the_exit_is_for_leaving_where_something_or_somebody_is_to_be_brought_out(name: str) -> None:
    assert load(GAME, name).escapes == (name not in ("AM7", "AM8", "AM10"))


@pytest.mark.rule("AD-SETUP-16", "AD-PERSOBJ-03", "AD-OBJ-02")
@pytest.mark.parametrize("name", MISSIONS)
def test_as_many_objectives_are_mixed_as_zones_are_marked(name: str) -> None:
    mission, sheet = load(GAME, name), SHEETS[name]
    assert len(set(mission.objectives)) == len(mission.objectives)
    mixed = Counter(mission.colours[colour].name for colour in mission.mixed)
    personal = ("yellow", "purple", "black")[: sheet.personal]
    assert mixed == Counter(sheet.mix) + Counter(personal)
    assert mixed.total() == len(mission.objectives)
    assert mission.taking.adrenaline > 0


@pytest.mark.rule("AD-MISSION-07", "AD-DEF-09", "AD-ELEVATOR-01", "AD-MOVE-12")
@pytest.mark.parametrize("name", MISSIONS)
def test_floors_lifts_and_doors(name: str) -> None:
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


ZEUS = "{zone: r1c1:R3.S5, colour: zeus}"
TOO_MUCH = {
    "zeus": (ZEUS, f"{ZEUS}\n  - {{zone: r0c1:V2.S4, colour: zeus}}"),
    "all spawns": (
        ZEUS,
        ZEUS + "".join(f"\n  - {{zone: r0c1:V2.{at}}}" for at in ("A", "B", "C", "S1", "S3")),
    ),
    "blue": ("red: 2, yellow: 1", "red: 2, blue: 2, yellow: 1"),
    "all objectives": ("red: 2, yellow: 1", "red: 8, yellow: 1"),
    "sleepers": ("r0c0:R1.A: 1", "r0c0:R1.A: 26"),
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
