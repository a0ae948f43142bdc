"""Drawings say what is on the board, whatever the board."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree

import pytest

from shamble.family.board import Board, compile_abstract
from shamble.family.board.badges import draw_badges
from shamble.family.board.draw import DAY, NIGHT, Mark, draw_svg, draw_text
from shamble.family.board.map_text import CLOSED_DOOR, DARK_FLOOR, OPEN_DOOR

from .conftest import mission_board, read_layouts

CROWD = [Mark("survivor", name) for name in ("Amy", "Doug", "Elle", "Josh", "Ned", "Wanda")] + [
    Mark("walker", "W12"),
    Mark("abomination", "A1"),
    Mark("noise", "!7"),
]


@pytest.mark.parametrize("mission", sorted(read_layouts()))
def test_the_text_map_fits_a_terminal_and_names_every_zone(mission: str) -> None:
    board = mission_board(mission)
    text = draw_text(board, {})
    assert max(len(line) for line in text.splitlines()) <= 120
    assert len(text.splitlines()) <= 45
    words = text
    for sign in "┃┆░▓╳━┄┏┓┗┛┣┫┳┻╋┌┐└┘├┤┬┴┼╹╺╻╸╵╶╷╴":
        words = words.replace(sign, " ")
    assert sorted(words.split()) == sorted(board.labels)


def test_a_crowded_zone_grows_and_loses_nothing(m1: Board) -> None:
    for zone in range(len(m1.zones)):
        text = draw_text(m1, {zone: CROWD})
        assert all(text.count(mark.label) == 1 for mark in CROWD)
        assert max(len(line) for line in text.splitlines()) <= 120


def test_the_text_map_shows_doors_as_they_stand(m1: Board) -> None:
    closed = draw_text(m1, {})
    assert CLOSED_DOOR in closed and OPEN_DOOR not in closed and DARK_FLOOR in closed
    everything_open = draw_text(m1, {}, (1 << len(m1.doors)) - 1)
    assert OPEN_DOOR in everything_open and CLOSED_DOOR not in everything_open


def test_a_board_without_a_map_is_listed() -> None:
    board = compile_abstract({"A": "street", "B": "room", "C": "dark room"}, ["A-B"], ["B-C"], [["A", "B"]])
    assert draw_text(board, {0: [Mark("survivor", "Doug")]}).splitlines() == [
        "┆ A ┆ → B  Doug",
        "┃ B ┃ → A, ▓C",
        "┃░C░┃ → ▓B",
    ]
    assert "╳C" in draw_text(board, {}, 1)


@pytest.mark.parametrize("mission", sorted(read_layouts()))
@pytest.mark.parametrize("open_mask", [0, -1])
def test_the_picture_is_well_formed_and_holds_every_zone_and_door(mission: str, open_mask: int) -> None:
    board = mission_board(mission)
    picture = draw_svg(board, {zone: CROWD for zone in range(len(board.zones))}, open_mask)
    root = ElementTree.fromstring(picture)
    zones = [node.get("data-zone") for node in root.iter() if node.get("data-zone") is not None]
    doors = [node.get("data-door") for node in root.iter() if node.get("data-door") is not None]
    assert zones == [str(zone.index) for zone in board.zones]
    assert doors == [str(door.index) for door in board.doors]
    slabs = [node for node in root.iter() if node.get("class") == "slab"]
    assert len(slabs) == (0 if open_mask else len(board.doors))


def test_a_long_label_still_fits_a_narrow_zone() -> None:
    out: list[str] = []
    draw_badges([Mark("objective-green", "◎(zielony)"), Mark("crate", "▣")], 100, 0, 80, 120, NIGHT, out)
    for badge in out:
        found = re.search(
            r'translate\(([0-9.]+) [0-9.]+\) scale\(([0-9.]+)\).*<rect width="([0-9.]+)"', badge
        )
        assert found is not None
        left, scale, width = [float(part) for part in found.groups()]
        assert left >= 100 and left + scale * width <= 180


def test_special_doors_are_marked() -> None:
    board = compile_abstract({"A": "street", "B": "room", "C": "room"}, doors=["A-B", "A-C"])
    picture = draw_svg(board, {}, doors={0: Mark("green", "G"), 1: Mark("broken", "")})
    looks = [node.get("class") for node in ElementTree.fromstring(picture).iter()]
    assert "slab green" in looks and "slab broken" in looks and "slab" not in looks
    assert "G" in [node.text for node in ElementTree.fromstring(picture).iter()]


def test_a_gap_a_door_and_a_barricade_look_different() -> None:
    board = compile_abstract(
        {"A": "street", "B": "room", "C": "room", "D": "room"}, doors=["A-B", "A-C", "A-D"]
    )
    fittings = ["none", "barricade", "barricade"]
    picture = draw_svg(board, {}, open_mask=0b101, fittings=fittings)
    looks = [node.get("class") for node in ElementTree.fromstring(picture).iter()]
    assert looks.count("planks") == looks.count("planks loose") == 1
    assert "slab" not in looks and "leaf" not in looks
    assert "leaf" in draw_svg(board, {}, open_mask=0b111)


def test_names_are_escaped_and_unknown_kinds_still_drawn() -> None:
    board = compile_abstract({"A<&": "street"})
    picture = draw_svg(board, {0: [Mark("whatever", "<x>")]}, palette=DAY)
    texts = [node.text for node in ElementTree.fromstring(picture).iter() if node.text]
    assert "<x>" in texts and "A<&" in texts


def test_both_palettes_name_the_same_colours() -> None:
    assert DAY.keys() == NIGHT.keys()
