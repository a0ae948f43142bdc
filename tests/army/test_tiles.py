"""The sixteen faces of the eight tiles of Army of the Dead: zones, ways, doors and outer sides."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from shamble.family.board import TileFace, check_layout
from shamble.family.board.lint import Layout
from shamble.family.port.content import books

from .reading import GAME, component

Rect = tuple[int, int, int, int]
Pairs = str
"""Pairs of zones: `A-B C-D`."""

RING: dict[str, Rect] = {
    "S1": (0, 0, 9, 9),
    "S2": (9, 0, 12, 9),
    "S3": (21, 0, 9, 9),
    "S4": (21, 9, 9, 12),
    "S5": (21, 21, 9, 9),
    "S6": (9, 21, 12, 9),
    "S7": (0, 21, 9, 9),
    "S8": (0, 9, 9, 12),
}
"""The streets round a block, clockwise from the upper left corner."""


class Face(NamedTuple):
    zones: dict[str, tuple[str, int, int, int, int]]
    openings: Pairs = ""
    doors: Pairs = ""
    ring: bool = True
    without: str = ""
    streets: Pairs = ""
    vault: Pairs = ""
    east: tuple[tuple[str, float], ...] = ()
    west: tuple[tuple[str, float], ...] = ()


def casino(x: int) -> dict[str, tuple[str, int, int, int, int]]:
    at = ((0, 0), (7, 0), (14, 0), (0, 6), (7, 6), (14, 6))
    return {f"C{i}": ("casino", x + dx, 9 + dy, 7, 6) for i, (dx, dy) in enumerate(at, 1)}


def hotel(stairs: str) -> dict[str, tuple[str, int, int, int, int]]:
    rows = {"A": (0, 0), "B": (10, 0), "C": (20, 0), "D": (0, 18), "E": (10, 18), "F": (20, 18)}
    rooms = {name: ("elevator" if name == stairs else "room", x, y, 10, 12) for name, (x, y) in rows.items()}
    return rooms | {f"H{i}": ("corridor", 10 * i - 10, 12, 10, 6) for i in (1, 2, 3)}


CORRIDOR = (("H3", 14.5),)
FACES = {
    "R1": Face(
        {"A": ("room", 9, 9, 6, 6), "B": ("room", 15, 9, 6, 6)}
        | {"C": ("room", 9, 15, 6, 6), "D": ("room", 15, 15, 6, 6)},
        "A-B C-D B-D",
        "A-S2 C-S8 D-S6",
    ),
    "V1": Face({"A": ("room", 9, 9, 12, 6), "B": ("room", 9, 15, 12, 6)}, "A-B", "A-S4 B-S8 B-S6"),
    "R2": Face(
        {"A": ("room", 9, 9, 6, 8), "B": ("room", 15, 9, 6, 8), "C": ("room", 9, 17, 12, 4)},
        "A-B B-C",
        "A-S8 B-S2 C-S6",
    ),
    "V2": Face(
        {"A": ("room", 9, 9, 4, 12), "B": ("room", 13, 9, 4, 12), "C": ("room", 17, 9, 4, 12)},
        "A-B B-C",
        "A-S8 B-S6 C-S4",
    ),
    "R3": Face({"A": ("room", 9, 9, 6, 12), "B": ("room", 15, 9, 6, 12)}, "A-B", "A-S8 B-S4 B-S2"),
    "V3": Face(
        {"A": ("room", 9, 9, 12, 4), "S9": ("street", 9, 13, 12, 8)},
        "",
        "A-S2 A-S9",
        streets="S9-S4 S9-S6 S9-S8",
    ),
    "R4": Face(
        casino(9),
        "C1-C2 C2-C3 C4-C5 C5-C6 C1-C4 C3-C6",
        "C1-S8 C5-S6",
        without="S4",
        east=(("C3", 11.5), ("C6", 17.5)),
    ),
    "V4": Face(
        hotel("E"),
        "H1-H2 H2-H3 A-H1 B-H2 C-H3 D-H1 E-H2 F-H3",
        ring=False,
        east=CORRIDOR,
        west=(("H1", 14.5),),
    ),
    "R5": Face(
        casino(0),
        "C1-C2 C2-C3 C4-C5 C5-C6 C1-C4 C3-C6",
        "C2-S2 C6-S4",
        without="S8",
        west=(("C1", 11.5), ("C4", 17.5)),
    ),
    "V5": Face(
        hotel(""),
        "H1-H2 H2-H3 A-H1 A-B C-H3 D-H1 E-H2 E-F",
        ring=False,
        east=CORRIDOR,
        west=(("H1", 14.5),),
    ),
    "R6": Face(
        {"E": ("elevator", 0, 0, 10, 10), "A": ("room", 10, 0, 20, 10), "B": ("room", 0, 10, 10, 20)}
        | {"T": ("trap", 10, 10, 10, 10), "V": ("vault", 10, 20, 10, 10), "C": ("room", 20, 10, 10, 20)},
        "A-T E-A B-T T-C A-C",
        ring=False,
        vault="T-V",
    ),
    "V6": Face(
        {"S4": ("street", 17, 9, 13, 12), "S8": ("street", 0, 9, 13, 12), "A": ("room", 13, 9, 4, 12)},
        "",
        "A-S4 A-S8",
        streets="S2-S8 S2-S4 S6-S8 S6-S4",
    ),
    "R7": Face({"Z": ("statue", 9, 9, 12, 12)}, streets="Z-S2 Z-S4 Z-S6 Z-S8"),
    "V7": Face(
        {"A": ("room", 9, 9, 12, 7), "E": ("elevator", 9, 16, 6, 5), "B": ("room", 15, 16, 6, 5)},
        "A-E A-B",
        "A-S2 A-S4 B-S6",
    ),
    "R8": Face(
        {"A": ("elevator", 0, 0, 10, 15), "B": ("room", 10, 0, 20, 15)}
        | {"C": ("room", 0, 15, 15, 15), "D": ("room", 15, 15, 15, 15)},
        "A-B A-C B-D C-D",
        ring=False,
    ),
    "V8": Face({}),
}
"""V8 is a fountain with streets round it; it is no zone."""


def face(name: str) -> TileFace:
    return books.tiles(GAME)[name]


def pairs(said: Pairs) -> set[frozenset[str]]:
    return {frozenset(pair.split("-")) for pair in said.split()}


def streets_of(wanted: Face) -> dict[str, tuple[str, int, int, int, int]]:
    kept = {name: ("street", *rect) for name, rect in RING.items() if name not in wanted.without}
    return kept if wanted.ring else {}


@pytest.mark.rule("AD-PARTS-06")
def test_eight_tiles_with_two_faces_each() -> None:
    own = {name for name in books.tiles(GAME) if name[0] in "RV"}
    assert own == set(FACES) == {f"{side}{number}" for side in "RV" for number in range(1, 9)}
    assert len({face(name).tile for name in own}) == component("components", "tiles") == 8


@pytest.mark.rule("AD-PARTS-06")
@pytest.mark.parametrize("number", range(1, 9))
def test_both_faces_of_one_tile_cannot_lie_on_the_table(number: int) -> None:
    problems = check_layout(
        [[f"R{number}"]], [[0]], books.tiles(GAME), [Layout([[f"V{number}"]], [[0]], "up")]
    )
    assert [problem.key for problem in problems] == ["layout.tile_twice"]


@pytest.mark.rule("AD-DEF-03", "AD-DEF-04", "AD-DEF-05", "AD-LOS-09", "AD-LOS-10", "AD-ELEVATOR-01")
@pytest.mark.parametrize("name", FACES)
def test_the_zones_of_a_face(name: str) -> None:
    wanted = FACES[name]
    assert {zone.id: (zone.kind.name, *zone.rect) for zone in face(name).zones} == (
        streets_of(wanted) | wanted.zones
    )


@pytest.mark.rule("AD-MOVE-01", "AD-MOVE-12", "AD-LOS-11")
@pytest.mark.parametrize("name", FACES)
def test_the_ways_of_a_face(name: str) -> None:
    wanted, found = FACES[name], face(name)
    around = [zone for zone in RING if zone in streets_of(wanted)]
    circle = {
        frozenset((a, b))
        for a, b in zip(RING, [*list(RING)[1:], "S1"], strict=True)
        if a in around and b in around
    }
    assert {frozenset(pair) for pair in found.streets} == circle | pairs(wanted.streets)
    assert {frozenset(pair) for pair in found.openings} == pairs(wanted.openings)
    doors = dict(zip(map(frozenset, found.doors), found.fittings, strict=True))
    assert {pair for pair, fitting in doors.items() if fitting == "vault-door"} == pairs(wanted.vault)
    assert set(doors) == pairs(wanted.doors) | pairs(wanted.vault)


@pytest.mark.rule("AD-PARTS-06")
@pytest.mark.parametrize("name", FACES)
def test_the_outer_sides_of_a_face(name: str) -> None:
    wanted = FACES[name]
    plain = "SSS" if wanted.ring else "BBB"
    north, east, south, west = [
        (side.slots, tuple((opening.zone, (opening.place - 1) / 2) for opening in side.openings))
        for side in face(name).sides
    ]
    assert north == south == (plain, ())
    for found, openings in ((east, wanted.east), (west, wanted.west)):
        assert found == ("SBS" if openings and wanted.ring else plain, openings)


@pytest.mark.rule("AD-LOS-11")
def test_slot_machines_part_two_zones_of_each_half_of_the_casino() -> None:
    for name in ("R4", "R5"):
        joined = {frozenset(pair) for pair in face(name).openings}
        assert frozenset(("C2", "C5")) not in joined
