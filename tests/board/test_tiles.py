"""The printed faces, and what is refused as a face."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from shamble.family.board import ROOM, STREET, BoardError, TileFace, tile_face
from shamble.family.board.tiles import SIDES, shared_edge


@pytest.mark.rule("Z2-SETUP-01")
def test_nine_tiles_have_two_faces_each(faces: dict[str, TileFace]) -> None:
    assert sorted(faces) == [f"{number}{side}" for number in range(1, 10) for side in "RV"]


@pytest.mark.rule("Z2-SETUP-11")
def test_each_face_has_one_room_for_the_objective_and_one_for_the_crate(faces: dict[str, TileFace]) -> None:
    for face in faces.values():
        assert face.zone(face.objective).kind == ROOM
        assert face.zone(face.crate).kind == ROOM


@pytest.mark.rule("Z2-MOVE-02", "Z2-MOVE-03")
def test_streets_of_a_face_are_linked_exactly_where_they_share_an_edge(faces: dict[str, TileFace]) -> None:
    for face in faces.values():
        streets = [zone for zone in face.zones if zone.kind == STREET]
        touching = {
            frozenset((a.id, b.id))
            for a in streets
            for b in streets
            if a is not b and shared_edge(a.rect, b.rect) is not None
        }
        assert {frozenset(pair) for pair in face.streets} == touching


def test_four_quarter_turns_bring_a_face_back(faces: dict[str, TileFace]) -> None:
    for face in faces.values():
        turned = face.rotated(90).rotated(90).rotated(180)
        assert [zone.rect for zone in turned.zones] == [zone.rect for zone in face.zones]
        for before, after in zip(face.sides, turned.sides, strict=True):
            assert before.slots == after.slots
            assert [(o.zone, o.place) for o in before.openings] == [(o.zone, o.place) for o in after.openings]


def test_a_turn_takes_the_sides_along_with_the_zones(faces: dict[str, TileFace]) -> None:
    corner = faces["1V"].rotated(90)
    assert corner.zone("S1").rect == (21, 0, 9, 9)
    assert [side.slots for side in corner.sides] == ["SSS", "SBB", "SBB", "SSS"]
    assert [(o.zone, o.place / 2) for o in corner.sides[SIDES.index("S")].openings] == [
        ("C", 14.5),
        ("A", 24.5),
    ]


def test_a_face_turns_by_right_angles_only(faces: dict[str, TileFace]) -> None:
    with pytest.raises(BoardError, match="45"):
        faces["1V"].rotated(45)


def broken(data: dict[str, Any], *path: Any, value: Any) -> dict[str, Any]:
    """A copy of a face's data with one entry changed."""
    changed: dict[str, Any] = copy.deepcopy(data)
    place: Any = changed
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    return changed


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        (("zones",), None, "'zones' must be a list"),
        (("zones", 0), "A", "must be a mapping"),
        (("zones", 0, "id"), 7, "needs an id"),
        (("zones", 0, "id"), "B", "listed twice"),
        (("zones", 0, "kind"), "field", "one of street, room, solid"),
        (("zones", 3, "dark"), True, "only a room"),
        (("zones", 0, "rect"), [19, 0, 11], "four whole numbers"),
        (("zones", 0, "rect"), [19, 0, 12, 11], "leaves the tile"),
        (("zones", 0, "rect"), [18, 0, 12, 11], "overlap"),
        (("zones", 0, "rect"), [20, 0, 10, 11], "no zone covers cell 19, 0"),
        (("links",), [], "'links' must be a mapping"),
        (("links", "door"), [["C"]], "two zone ids"),
        (("links", "door"), [["C", "S9"]], "unknown zone S9"),
        (("links", "street"), [["A", "B"]], "wrong kinds"),
        (("links", "opening"), [["S1", "S2"]], "wrong kinds"),
        (("links", "window"), [["A", "B"]], "not 'window'"),
        (("links", "door"), [["A", "S1"]], "share no edge"),
        (("links", "door"), [["C", "S2"], ["S2", "C"]], "listed twice"),
        (("edges",), {}, "'N' must be a mapping"),
        (("edges", "N", "slots"), "SXB", "three slots"),
        (("edges", "N", "slots"), "SSB", "lies in slot 2"),
        (("edges", "N", "openings"), [["A"]], "middle cell"),
        (("edges", "N", "openings"), [["A", 24.2]], "half cells"),
        (("edges", "N", "openings"), [["S1", 4]], "belongs to no room"),
        (("edges", "N", "openings"), [["A", 14]], "not in a wall of A"),
        (("objective",), None, "'objective' must name a zone"),
        (("crate",), "Z", "'crate' must name a zone"),
    ],
)
def test_bad_faces_are_refused_with_a_reason(
    tile_data: dict[str, Any], path: tuple[Any, ...], value: Any, message: str
) -> None:
    with pytest.raises(BoardError, match=message):
        tile_face(broken(tile_data["1V"], *path, value=value), "1V")


def test_a_door_may_be_written_from_either_side(tile_data: dict[str, Any]) -> None:
    face = tile_face(broken(tile_data["1V"], "links", "door", value=[["S2", "C"]]))
    assert face.doors == (("C", "S2"),)
