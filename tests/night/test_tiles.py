"""The twelve faces of the six tiles: zones, ways, gaps and outer sides."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from shamble.family.board import TileFace, check_layout
from shamble.family.board.lint import Layout
from shamble.family.port.content import books

from .reading import GAME, component

Rect = tuple[int, int, int, int]

AROUND: tuple[Rect, ...] = (
    (0, 0, 9, 9),
    (9, 0, 12, 9),
    (21, 0, 9, 9),
    (0, 9, 9, 12),
    (21, 9, 9, 12),
    (0, 21, 9, 9),
    (9, 21, 12, 9),
    (21, 21, 9, 9),
)
"""The eight stretches of ground round the middle of a face, row by row."""

MIDDLE: Rect = (9, 9, 12, 12)
LETTERS = {"O": "open", "K": "corn", "W": "woods"}


class Face(NamedTuple):
    around: str
    """What lies round the middle, row by row; - where a room lies instead."""
    inside: dict[str, Rect]
    gaps: str = ""
    openings: str = ""
    east: str = ""
    west: str = ""


WEST_ROOM: Rect = (0, 9, 9, 12)
EAST_ROOM: Rect = (21, 9, 9, 12)
NORTH_HALF: Rect = (9, 9, 12, 6)
SOUTH_HALF: Rect = (9, 15, 12, 6)
LEFT_HALF: Rect = (9, 9, 6, 12)
RIGHT_HALF: Rect = (15, 9, 6, 12)

FACES = {
    "1R": Face(
        "O1 O2 O3 O4 - O5 O6 O7",
        {"A": NORTH_HALF, "B": SOUTH_HALF, "C": EAST_ROOM},
        "A-O4 A-C A-O2 B-O6 C-O3 C-O7",
        "A-B",
        east="C",
    ),
    "1V": Face("K1 K2 K3 O1 O3 K4 K5 K6", {"O2": MIDDLE}),
    "2R": Face(
        "O1 O2 O3 - O4 O5 O6 O7",
        {"A": WEST_ROOM, "B": NORTH_HALF, "C": SOUTH_HALF},
        "B-O4 B-C A-O1 A-O5 B-O2 C-O6",
        "A-B",
        west="A",
    ),
    "2V": Face("K1 K2 K3 K4 O2 K5 O3 W1", {"O1": MIDDLE}),
    "3R": Face(
        "",
        {
            "A": (0, 0, 12, 15),
            "B": (12, 0, 8, 15),
            "C": (20, 0, 10, 15),
            "D": (0, 15, 10, 15),
            "E": (10, 15, 20, 15),
        },
        "A-B B-C D-E",
    ),
    "3V": Face("W1 O1 W2 O2 O3 O4 O5 O6", {"A": MIDDLE}, "A-O5 A-O1"),
    "4R": Face("K1 K2 K3 O1 O2 O3 O4 W1", {"A": LEFT_HALF, "B": RIGHT_HALF}, "A-O1 B-O2", "A-B"),
    "4V": Face("W1 W2 W3 W4 O2 W5 O3 W6", {"O1": MIDDLE}),
    "5R": Face("K1 K2 K3 O1 O2 O3 O4 O5", {"A": NORTH_HALF, "O6": SOUTH_HALF}, "A-O6 A-O2"),
    "5V": Face("O1 O2 W1 O3 O5 K1 K2 K3", {"O4": MIDDLE}),
    "6R": Face("W1 O1 W2 O2 K1 O3 O4 K2", {"A": LEFT_HALF, "B": RIGHT_HALF}, "A-O2 A-B A-O4 B-O1 B-K1"),
    "6V": Face("W1 O1 W2 O2 O4 W3 O5 W4", {"O3": MIDDLE}),
}


def face(name: str) -> TileFace:
    return books.tiles(GAME)[name]


def pairs(said: str) -> set[frozenset[str]]:
    return {frozenset(pair.split("-")) for pair in said.split()}


def zones_of(wanted: Face) -> dict[str, tuple[str, Rect]]:
    ground = {
        name: (LETTERS[name[0]], rect)
        for name, rect in zip(wanted.around.split(), AROUND, strict=False)
        if name != "-"
    }
    return ground | {name: (LETTERS.get(name[0], "room"), rect) for name, rect in wanted.inside.items()}


def touch(one: Rect, other: Rect) -> bool:
    (ax, ay, aw, ah), (bx, by, bw, bh) = one, other
    beside = (ax + aw == bx or bx + bw == ax) and max(ay, by) < min(ay + ah, by + bh)
    above = (ay + ah == by or by + bh == ay) and max(ax, bx) < min(ax + aw, bx + bw)
    return beside or above


@pytest.mark.rule("NL-SETUP-02")
def test_six_tiles_with_two_faces_each_and_no_others() -> None:
    assert set(books.tiles(GAME)) == set(FACES) == {f"{n}{side}" for n in range(1, 7) for side in "RV"}
    assert len({face(name).tile for name in FACES}) == component("components", "tiles") == 6


@pytest.mark.rule("NL-SETUP-02")
@pytest.mark.parametrize("number", range(1, 7))
def test_both_faces_of_one_tile_cannot_lie_on_the_table(number: int) -> None:
    apart = [Layout([[f"{number}V"]], [[0]], "inside")]
    problems = check_layout([[f"{number}R"]], [[0]], books.tiles(GAME), apart)
    assert [problem.key for problem in problems] == ["layout.tile_twice"]


@pytest.mark.rule("NL-DEF-03", "NL-DEF-04", "NL-CORN-01", "NL-WOODS-06")
@pytest.mark.parametrize("name", FACES)
def test_the_zones_of_a_face(name: str) -> None:
    found = {zone.id: (zone.kind.name, zone.rect) for zone in face(name).zones}
    assert found == zones_of(FACES[name])
    assert not [zone.id for zone in face(name).zones if zone.dark]
    assert not face(name).objective and not face(name).crate


@pytest.mark.rule("NL-MOVE-01", "NL-MOVE-02", "NL-DEF-02", "NL-DEF-05")
@pytest.mark.parametrize("name", FACES)
def test_the_ways_of_a_face(name: str) -> None:
    wanted, found = FACES[name], face(name)
    outside = {zone: rect for zone, (kind, rect) in zones_of(wanted).items() if kind != "room"}
    names = list(outside)
    beside = {
        frozenset((a, b))
        for i, a in enumerate(names)
        for b in names[i + 1 :]
        if touch(outside[a], outside[b])
    }
    assert {frozenset(pair) for pair in found.streets} == beside
    assert {frozenset(pair) for pair in found.openings} == pairs(wanted.openings)
    assert {frozenset(pair) for pair in found.doors} == pairs(wanted.gaps)
    assert set(found.fittings) <= {"none"}  # nothing is printed into a gap


@pytest.mark.rule("NL-DEF-05")
@pytest.mark.parametrize("name", FACES)
def test_the_outer_sides_of_a_face(name: str) -> None:
    wanted = FACES[name]
    plain = "BBB" if name == "3R" else "SSS"
    north, east, south, west = face(name).sides
    assert (north.slots, south.slots) == (plain, plain) and not north.openings + south.openings
    for side, room in ((east, wanted.east), (west, wanted.west)):
        assert side.slots == ("SBS" if room else plain)
        gaps = [(opening.zone, opening.place, opening.fitting) for opening in side.openings]
        assert gaps == ([(room, 30, "none")] if room else [])


def test_the_two_halves_of_the_house_meet() -> None:
    tiles = books.tiles(GAME)
    assert check_layout([["1R", "2R"]], [[0, 0]], tiles) == []
    assert check_layout([["2R", "1R"]], [[0, 0]], tiles) == []  # back to back, with a wall between them
    wrong = check_layout([["1R", "4R"]], [[0, 0]], tiles)
    assert [problem.key for problem in wrong] == ["layout.sides_differ"]


@pytest.mark.rule("NL-PARTS-07")
def test_windows_and_doors_of_the_house() -> None:
    """Eight windows, two doors outward, two within, and the doorway between the two halves."""
    gaps = [pair for name in ("1R", "2R") for pair in FACES[name].gaps.split()]
    outward = [pair for pair in gaps if "O" in pair]
    assert (len(outward), len(gaps) - len(outward)) == (10, 2)
