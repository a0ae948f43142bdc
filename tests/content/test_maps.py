"""The maps of all missions: what the sheets print, and what a fair board of our own needs."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree
from functools import cache
from math import atan2, tau
from typing import Any

import pytest

from shamble import text
from shamble.family.board import STREET, Board
from shamble.family.board.draw import draw_svg
from shamble.family.missions.mission import Mission
from shamble.family.port.content.games import make_rules, new_game
from shamble.family.port.content.missions import load, mission_files
from shamble.family.port.marks import mission_marks
from shamble.family.position.options import Options
from shamble.family.round.setup import new_state
from shamble.port.shelf import port_of
from shamble.port.speaker import Speaker

GAME = "zombicide-2e"
MISSIONS = list(mission_files(GAME))
OURS = [name for name in MISSIONS if name not in ("M0", "M1", "M2")]

# The sheets: difficulty, minutes, tiles, objectives (all, blue, green), crates, cars and whether they drive.
SHEETS: dict[str, tuple[str, int, str, tuple[int, int, int], int, str, bool]] = {
    "M0": ("easy", 30, "1V 3V", (2, 0, 0), 2, "", False),
    "M1": ("medium", 45, "1V 7R 3R/5R 9R 6R/8V 2V 4V", (9, 0, 0), 9, "", False),
    "M2": ("hard", 60, "7V 5V 2V/9R 6R 4R/1V 8V 3V", (9, 0, 0), 9, "", False),
    "M3": ("medium", 90, "2V 8V 9V/7R 3R 6R/1V 5V 4V", (9, 0, 0), 10, "pimpmobile police", True),
    "M4": ("medium", 90, "5R 7R/4V 3V/6V 8V", (6, 0, 0), 8, "pimpmobile pimpmobile police", True),
    "M5": ("hard", 90, "8V 1V 7R/4R 5R 9R/2V 3V 6R", (8, 1, 1), 8, "", False),
    "M6": ("hard", 90, "5R 9R/4V 1V/6V 8V", (6, 0, 0), 7, "pimpmobile police", True),
    "M7": ("hard", 45, "6V 4V/3V 8V", (4, 0, 0), 4, "", False),
    "M8": ("hard", 30, "3V 4V/6R 9R/8V 5V", (6, 1, 1), 7, "pimpmobile police", True),
    "M9": ("medium", 60, "4V 2V/9R 3V", (4, 0, 1), 4, "police", False),
    "M10": ("easy", 30, "2V 1R/7R 5R", (4, 0, 0), 4, "", False),
    "M11": ("medium", 30, "4R 2R/9V 7V", (4, 0, 0), 6, "pimpmobile pimpmobile", False),
    "M12": ("medium", 60, "9V 1R/8R 6R/7V 2R", (6, 0, 0), 6, "police", False),
    "M13": ("medium", 45, "1R 6R/7V 2V/3V 4V", (6, 1, 1), 7, "pimpmobile police", True),
    "M14": ("medium", 45, "9V 4R/6R 2V/8R 7V", (6, 0, 1), 6, "", False),
    "M15": ("medium", 45, "1R 2R 8V/4R 9R 3V/7R 5R 6R", (9, 0, 0), 9, "", False),
    "M16": ("medium", 45, "4V 2V/3V 1V", (4, 0, 0), 4, "", False),
    "M17": ("hard", 60, "7V 5V 4V/2R 9R 6R/8R 1R 3R", (9, 0, 0), 9, "", False),
    "M18": ("hard", 60, "4R 7R/1R 2R/6V 3V", (6, 1, 1), 8, "pimpmobile pimpmobile", False),
    "M19": ("hard", 45, "6V 9V/3V 7R/2R 4R", (7, 0, 0), 7, "pimpmobile", False),
    "M20": ("hard", 45, "3V 1R/8R 7R/6V 5V", (6, 1, 1), 6, "", False),
    "M21": ("hard", 60, "8R 3V/9R 7R/2V 1V", (6, 1, 0), 7, "pimpmobile", True),
    "M22": ("hard", 45, "5V 4R 9V/8V 3R 1R", (6, 0, 1), 6, "", False),
    "M23": ("medium", 45, "9V 2R 6R/7V 3R 1R", (6, 1, 1), 6, "", False),
    "M24": ("hard", 60, "3V 6R 8R/9R 7R 4R/1R 2R 5R", (9, 1, 1), 9, "police police", True),
    "M25": ("hard", 90, "2R 4V/7R 9R/8R 1R", (6, 1, 1), 8, "pimpmobile pimpmobile", True),
}


@cache
def mission_of(name: str) -> Mission:
    return load(GAME, name)


def distances(board: Board, start: int, open_doors: int) -> dict[int, int]:
    """How many moves every zone is away that can be reached through these doors."""
    neighbours = board.topology(open_doors).neighbours
    found = {start: 0}
    waiting = [start]
    for zone in waiting:
        for near in neighbours[zone]:
            if near not in found:
                found[near] = found[zone] + 1
                waiting.append(near)
    return found


@pytest.mark.rule(
    *(f"Z2-M{number:02d}-01" for number in range(26)),
    *("Z2-M03-04", "Z2-M04-07", "Z2-M05-05", "Z2-M06-07", "Z2-M07-07", "Z2-M08-06", "Z2-M09-06", "Z2-M10-03"),
    *("Z2-M11-06", "Z2-M12-09", "Z2-M14-08", "Z2-M15-05", "Z2-M16-10", "Z2-M17-04", "Z2-M18-07", "Z2-M19-08"),
    *("Z2-M20-08", "Z2-M21-09", "Z2-M22-04", "Z2-M23-06", "Z2-M24-07", "Z2-M25-13"),
)
@pytest.mark.parametrize("name", MISSIONS)
def test_it_is_as_its_sheet_says(name: str) -> None:
    mission = mission_of(name)
    difficulty, minutes, tiles, objectives, crates, cars, driven = SHEETS[name]
    rows: dict[int, list[str]] = {}
    for tile in mission.board.tiles:
        rows.setdefault(tile.row, []).append(tile.name)
    assert (mission.difficulty, mission.minutes) == (difficulty, minutes)
    assert "/".join(" ".join(rows[row]) for row in sorted(rows)) == tiles
    coloured = [(*mission.objective_colours, *mission.mixed).count(colour) for colour in (1, 2)]
    assert (len(mission.objectives), *coloured) == objectives
    assert len(mission.crates) == crates
    assert " ".join(sorted(car.kind for car in mission.cars)) == cars
    assert all(car.drivable == driven for car in mission.cars)
    assert all((car.crate >= 0) == (car.kind == "pimpmobile") for car in mission.cars)
    assert mission.map_origin == ("recreated" if name == "M0" else "ours" if name in OURS else "printed")


@pytest.mark.parametrize("name", MISSIONS)
def test_its_view_says_what_would_lose_it(name: str) -> None:
    state = new_game(GAME, name, Options(), 1)
    lost: Any = state.rules.view(state, 0)
    own = {
        "M1": "tokens",
        "M4": "cars",
        "M6": "seats",
        "M7": "escaped",
        "M12": "injured",
        "M16": "shut-out",
        "M24": "seats",
        "M25": "ned",
    }
    expected = [f"ending-{name.lower()}-{own[name]}"] if name in own else []
    assert lost["defeats"] == ["ending-eliminated", *expected]
    for ending in lost["defeats"]:
        for key in (ending, ending.replace("ending", "defeat")):
            assert text.of(GAME, "en").has(key) and text.of(GAME, "pl").has(key)


@pytest.mark.parametrize("name", OURS)
def test_everything_on_the_map_can_be_reached(name: str) -> None:
    mission = mission_of(name)
    board = mission.board
    for start in mission.starts:
        reach = distances(board, start, (1 << len(board.doors)) - 1)
        places = [*mission.objectives, *mission.crates, *mission.exits, *mission.spawns]
        assert all(place in reach for place in [*places, *(car.zone for car in mission.cars)])


@pytest.mark.parametrize("name", OURS)
def test_spawn_zones_are_spread_and_away_from_the_start(name: str) -> None:
    mission = mission_of(name)
    board = mission.board
    everything = (1 << len(board.doors)) - 1
    active = [zone for zone, colour in zip(mission.spawns, mission.spawn_colours, strict=True) if not colour]
    assert len(set(mission.spawns)) == len(mission.spawns) >= 3
    assert mission.spawn_colours[0] == 0
    for number, zone in enumerate(active):
        away = distances(board, zone, everything)
        least = 2 if name == "M7" else 3  # there is little street on the board of M7
        assert all(away[other] >= least for other in active[number + 1 :])
    for start in mission.starts:
        away = distances(board, start, everything)
        assert away[mission.spawns[0]] >= 4
        assert all(away[zone] >= 2 for zone in mission.spawns)


@pytest.mark.parametrize("name", OURS)
def test_spawn_zones_lie_at_the_edge_and_follow_clockwise(name: str) -> None:
    board = mission_of(name).board
    ground = [rect for zone in board.zones for rect in zone.rects]
    width, height = max(x + w for x, _, w, _ in ground), max(y + h for _, y, _, h in ground)

    def turn(zone: int) -> float:
        x, y, w, h = board.zones[zone].rects[0]
        return atan2(y + h / 2 - height / 2, x + w / 2 - width / 2)

    spawns = mission_of(name).spawns
    turns = [(turn(zone) - turn(spawns[0])) % tau for zone in spawns]
    assert turns == sorted(turns)
    for zone in spawns:
        sides = [(x, y, width - x - w, height - y - h) for x, y, w, h in board.zones[zone].rects]
        assert any(0 in side for side in sides)


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("name", MISSIONS)
def test_every_badge_of_the_drawing_lies_in_its_zone(name: str, lang: str) -> None:
    state = new_state(make_rules(GAME, name), 0)
    text.use(lang)
    try:
        marks = mission_marks(state, Speaker(port_of(GAME), state))
    finally:
        text.use("en")
    picture = ElementTree.fromstring(draw_svg(state.rules.board, marks))
    badges = 0
    for zone in picture.iter():
        if zone.get("data-zone") is None:
            continue
        ground = zone[1]
        left, right = float(ground.get("x", "")), float(ground.get("x", "")) + float(ground.get("width", ""))
        for badge in zone:
            if badge.get("class") == "badge":
                found = re.match(r"translate\((\S+) \S+\) scale\((\S+)\)", badge.get("transform", ""))
                assert found is not None
                x, scale = float(found[1]), float(found[2])
                wide = badge[0].get("width") or (badge[0].get("d") or "").split("H")[1].split("L")[0]
                assert left <= x and x + scale * float(wide) <= right
                badges += 1
    assert badges == sum(len(here) for here in marks.values()) > 0


@pytest.mark.parametrize("name", OURS)
def test_nobody_is_walled_in_without_a_way_to_be_found(name: str) -> None:
    """Survivors in a yard that has lost its keys would sit there for ever; indoors they can search."""
    mission = mission_of(name)
    board = mission.board
    for start in mission.starts:
        if board.zones[start].kind == STREET:
            reach = distances(board, start, mission.open_doors)
            assert any(zone in reach for zone in mission.spawns)


@pytest.mark.parametrize("name", OURS)
def test_no_contact_before_the_survivors_act(name: str) -> None:
    mission = mission_of(name)
    for start in mission.starts:
        near = distances(mission.board, start, mission.open_doors)
        assert all(near.get(zone, 99) >= 3 for _, zone, _ in mission.zombies)
        assert start not in mission.spawns
