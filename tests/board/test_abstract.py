"""Small boards for cases."""

from __future__ import annotations

from typing import Any

import pytest

from shamble.family.board import LINK_DOOR, LINK_OPENING, LINK_STREET, BoardError, compile_abstract


def test_zones_links_doors_and_buildings_come_from_names() -> None:
    board = compile_abstract(
        {"A": "street", "B": "room", "C": "dark room", "D": "room", "E": "street"},
        ["A-E", "C-B"],
        ["A-B", "C-D"],
        dark=["D"],
    )
    assert [zone.name for zone in board.zones] == list(board.labels) == ["A", "B", "C", "D", "E"]
    assert [zone.dark for zone in board.zones] == [False, False, True, True, False]
    assert board.buildings == ((1, 2), (3,))
    assert [door.name for door in board.doors] == ["B|A", "C|D"]
    assert [link.kind for link in board.links] == [LINK_STREET, LINK_OPENING, LINK_DOOR, LINK_DOOR]
    assert board.zone_index("D") == 3


def test_streets_see_each_other_only_on_a_common_line() -> None:
    board = compile_abstract({"A": "street", "B": "street"}, ["A-B"])
    assert board.topology(0).seen_zones == ((0,), (1,))
    assert board.topology(0).neighbours == ((1,), (0,))


def test_a_street_and_a_room_see_each_other_through_an_open_door_or_an_opening() -> None:
    board = compile_abstract({"A": "street", "B": "room", "C": "room"}, ["A-C"], ["A-B"])
    assert board.topology(0).seen_zones == ((0, 2), (1,), (0, 2))
    assert board.topology(1).ranges[0] == bytes([0, 1, 1])


def test_a_line_needs_every_zone_on_it_joined_to_the_next() -> None:
    zones = dict.fromkeys("ABCD", "street")
    board = compile_abstract(zones, ["A-B", "C-D"], [], [["A", "B", "C", "D"]])
    assert board.topology(0).seen_zones == ((0, 1), (0, 1), (2, 3), (2, 3))


@pytest.mark.parametrize(
    ("zones", "more", "message"),
    [
        ({"A": "field"}, {}, "one of street, room, or a dark room"),
        ({"A": "dark"}, {}, "one of street, room"),
        ({"A": "dark street"}, {}, "only rooms are dark"),
        ({"A": "street room"}, {}, "one of street, room"),
        ({"A": "street"}, {"links": ["A-B"]}, "unknown zone B"),
        ({"A": "street"}, {"links": ["A"]}, "two zones with a hyphen"),
        ({"A": "street"}, {"links": ["A-A"]}, "to itself"),
        ({"A": "street", "B": "room"}, {"links": ["A-B"], "doors": ["B-A"]}, "twice"),
        ({"A": "street"}, {"lines": [["A", "Z"]]}, "unknown zone Z"),
        ({"A": "street"}, {"dark": ["A"]}, "only rooms are dark"),
    ],
)
def test_bad_small_boards_are_refused(zones: dict[str, str], more: dict[str, Any], message: str) -> None:
    with pytest.raises(BoardError, match=message):
        compile_abstract(zones, **more)
