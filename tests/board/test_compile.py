"""Boards from tiles: zones, doors, buildings, names."""

from __future__ import annotations

from typing import Any

import pytest

from shamble.family.board import (
    LINK_DOOR,
    LINK_OPENING,
    LINK_STREET,
    NO_BUILDING,
    NO_DOOR,
    ROOM,
    STREET,
    Board,
    BoardError,
    TileFace,
    compile_tiles,
)
from shamble.family.board.model import TOPOLOGY_LIMIT

from .conftest import mission_board, read_layouts

# Parts that the missions' facts list as one zone: starts, exits, spawn zones.
MERGED = [
    ("M0", ["r0c0:1V.S5", "r0c1:3V.S3"]),
    ("M0", ["r0c0:1V.S4", "r0c1:3V.S2"]),
    ("M0", ["r0c0:1V.S3", "r0c1:3V.S1"]),
    ("M1", ["r0c0:1V.S5", "r0c1:7R.S5"]),
    ("M1", ["r1c0:5R.S7", "r2c0:8V.S1"]),
    ("M1", ["r0c2:3R.S3", "r1c2:6R.S1"]),
    ("M1", ["r2c1:2V.S1", "r2c2:4V.S1"]),
    ("M2", ["r0c2:2V.S3", "r1c2:4R.S4"]),
    ("M2", ["r1c2:4R.S3", "r2c2:3V.S3"]),
    ("M2", ["r1c0:9R.S8", "r2c0:1V.S3"]),
    ("M2", ["r0c0:7V.S1", "r1c0:9R.S6"]),
]
EVERY_BOARD = sorted(read_layouts())


@pytest.mark.rule("Z2-MOVE-01")
@pytest.mark.parametrize(("mission", "parts"), MERGED)
def test_street_parts_across_a_tile_border_are_one_zone(mission: str, parts: list[str]) -> None:
    board = mission_board(mission)
    zone = board.zones[board.zone_index(parts[0])]
    assert list(zone.parts) == parts
    assert zone.name == parts[0]
    assert zone.kind == STREET and zone.building == NO_BUILDING


@pytest.mark.rule("Z2-MOVE-01")
def test_a_crossing_of_four_tiles_is_one_zone(m1: Board) -> None:
    crossing = m1.zones[m1.zone_index("r1c1:9R.S3")]
    assert crossing.parts == ("r0c0:1V.S3", "r0c1:7R.S3", "r1c0:5R.S3", "r1c1:9R.S3")
    assert crossing.rects == ((21, 21, 18, 18),)


@pytest.mark.rule("Z2-MOVE-01")
def test_a_room_is_one_zone_of_one_tile(m1: Board) -> None:
    for zone in m1.zones:
        assert zone.kind == STREET or len(zone.parts) == 1


@pytest.mark.parametrize("mission", EVERY_BOARD)
def test_zones_cover_every_cell_once_and_stand_in_reading_order(mission: str) -> None:
    board = mission_board(mission)
    cells: set[tuple[int, int]] = set()
    for zone in board.zones:
        ground = {(i, j) for x, y, w, h in zone.rects for i in range(x, x + w) for j in range(y, y + h)}
        assert not ground & cells
        cells |= ground
    assert len(cells) == board.width * board.height
    assert [zone.index for zone in board.zones] == list(range(len(board.zones)))
    tiles = [zone.name.split(":")[0] for zone in board.zones]
    assert tiles == sorted(tiles)


def test_a_zone_is_found_by_any_part_and_by_its_label(m1: Board) -> None:
    for zone in m1.zones:
        for part in zone.parts:
            assert m1.zone_index(part) == zone.index
        assert m1.zone_index(m1.labels[zone.index]) == zone.index
    assert len(set(m1.labels)) == len(m1.zones)
    with pytest.raises(KeyError):
        m1.zone_index("r9c9:1V.A")


@pytest.mark.rule("Z2-SETUP-11")
@pytest.mark.parametrize("mission", EVERY_BOARD)
def test_every_tile_brings_one_objective_place_and_one_crate_place(mission: str) -> None:
    board = mission_board(mission)
    names = [tile.name for tile in board.tiles]
    assert [tile for tile, _ in board.objective_places] == names
    assert [tile for tile, _ in board.crate_places] == names
    assert all(board.zones[zone].kind == ROOM for _, zone in board.objective_places + board.crate_places)


@pytest.mark.rule("Z2-SETUP-12", "Z2-SETUP-11")
@pytest.mark.parametrize("mission", EVERY_BOARD)
def test_every_printed_door_is_a_door_of_the_board_and_starts_closed(
    mission: str, faces: dict[str, TileFace]
) -> None:
    board = mission_board(mission)
    assert len(board.doors) == sum(len(faces[tile.name].doors) for tile in board.tiles)
    closed = board.topology(0)
    for door in board.doors:
        assert board.zones[door.a].kind == ROOM and board.zones[door.b].kind == STREET
        assert door.name == f"{board.zones[door.a].name}|{board.zones[door.b].name}"
        assert door.b not in closed.neighbours[door.a]
        assert door.b in board.topology(1 << door.index).neighbours[door.a]
        assert board.door_between(door.a, door.b) == board.door_between(door.b, door.a) == door.index
        assert door.index in board.zone_doors[door.a] and door.index in board.zone_doors[door.b]


def test_zones_without_a_door_between_them_say_so(m1: Board) -> None:
    assert m1.door_between(m1.zone_index("r0c0:1V.A"), m1.zone_index("r0c0:1V.B")) == NO_DOOR


@pytest.mark.rule("Z2-BSPAWN-02")
def test_a_building_goes_on_across_tile_borders(m1: Board) -> None:
    groups = [{m1.zones[zone].name.split(":")[1] for zone in rooms} for rooms in m1.buildings]
    assert {"7R.A", "7R.B", "3R.A", "3R.B"} in groups
    assert {"8V.A", "8V.B", "8V.C", "8V.D", "2V.A", "2V.B", "2V.C"} in groups
    assert {"9R.A"} in groups
    assert len(groups) == 7


@pytest.mark.rule("Z2-BSPAWN-02")
def test_all_four_tiles_of_m16_hold_one_building() -> None:
    assert len(mission_board("M16").buildings) == 1


@pytest.mark.rule("Z2-MOVE-04")
@pytest.mark.parametrize("mission", EVERY_BOARD)
def test_rooms_join_only_through_openings_and_buildings_are_what_openings_join(mission: str) -> None:
    board = mission_board(mission)
    closed = board.topology(0)
    openings = {frozenset((link.a, link.b)) for link in board.links if link.kind == LINK_OPENING}
    for zone in board.zones:
        for other in closed.neighbours[zone.index]:
            if zone.kind == ROOM:
                assert frozenset((zone.index, other)) in openings
                assert board.zones[other].building == zone.building
    for rooms in board.buildings:
        assert all(closed.distance(rooms[0], room) < len(rooms) for room in rooms)


@pytest.mark.rule("Z2-MOVE-02", "Z2-MOVE-03")
@pytest.mark.parametrize("mission", EVERY_BOARD)
def test_streets_are_neighbours_exactly_where_they_share_an_edge(mission: str) -> None:
    board = mission_board(mission)
    ways = board.topology(0).neighbours
    owner = {
        (i, j): zone.index
        for zone in board.zones
        for x, y, w, h in zone.rects
        for i in range(x, x + w)
        for j in range(y, y + h)
    }
    touching = set()
    for (x, y), zone in owner.items():
        for beside in ((x + 1, y), (x, y + 1)):
            other = owner.get(beside, zone)
            if other != zone and board.zones[zone].kind == board.zones[other].kind == STREET:
                touching |= {(zone, other), (other, zone)}
    streets = {zone.index for zone in board.zones if zone.kind == STREET}
    assert {(a, b) for a in streets for b in ways[a]} == touching


@pytest.mark.rule("Z2-MOVE-02")
def test_corners_are_no_way(m1: Board) -> None:
    corner, beyond = m1.zone_index("r0c0:1V.S4"), m1.zone_index("r0c0:1V.S2")
    assert beyond not in m1.topology(0).neighbours[corner]
    assert m1.topology(0).distance(corner, beyond) == 2


def test_a_crossing_line_over_two_tiles_is_one_link(m1: Board) -> None:
    a, b = m1.zone_index("r0c0:1V.S2"), m1.zone_index("r0c0:1V.S3")
    links = [link for link in m1.links if {link.a, link.b} == {a, b}]
    assert [(k.kind, k.vertical, k.x, k.y, k.length) for k in links] == [(LINK_STREET, True, 21, 30, 18)]


M14_DOOR = ("r2c0:8R.A", "r2c1:7V.A")


@pytest.mark.rule("Z2-BSPAWN-02")
def test_a_door_token_on_an_opening_cuts_the_building_in_two(
    layouts: dict[str, Any], faces: dict[str, TileFace]
) -> None:
    grid, rotations = layouts["M14"]["grid"], layouts["M14"]["rotations"][0]
    plain = compile_tiles("M14", faces, grid, rotations)
    board = compile_tiles("M14", faces, grid, rotations, [M14_DOOR])
    assert len(board.buildings) == len(plain.buildings) + 1
    door = board.doors[-1]
    assert [d.name for d in board.doors[:-1]] == [d.name for d in plain.doors]
    assert (door.a, door.b) == tuple(sorted(board.zone_index(part) for part in M14_DOOR))
    assert door.b not in board.topology(0).neighbours[door.a]
    assert board.topology(0).ranges[door.a][door.b] == 255
    opened = board.topology(1 << door.index)
    assert door.b in opened.neighbours[door.a] and opened.ranges[door.a][door.b] == 1
    assert [link.kind for link in board.links if link.door == door.index] == [LINK_DOOR]


@pytest.mark.parametrize("pair", [("r2c0:8R.A", "r0c0:9V.A"), ("r2c0:8R.A", "nowhere")])
def test_a_door_token_needs_an_opening(
    layouts: dict[str, Any], faces: dict[str, TileFace], pair: tuple[str, str]
) -> None:
    with pytest.raises(BoardError, match="door token"):
        compile_tiles("M14", faces, layouts["M14"]["grid"], layouts["M14"]["rotations"][0], [pair])


def test_topologies_are_shared_and_the_cache_stays_small() -> None:
    board = mission_board("M2")
    assert board.topology(5) is board.topology(5)
    assert board.topology(5) is not board.topology(5, 1)
    for mask in range(TOPOLOGY_LIMIT + 20):
        board.topology(mask)
    assert len(board._topologies) == TOPOLOGY_LIMIT


def test_what_is_asked_for_again_outlives_what_nobody_wants() -> None:
    board = mission_board("M2")
    first = board.topology(0)
    for mask in range(1, TOPOLOGY_LIMIT + 20):
        board.topology(mask)
        assert board.topology(0) is first


def test_few_doors_matter_to_one_zone_so_its_views_are_shared(m1: Board) -> None:
    door = m1.doors[0]
    shut, opened = m1.topology(0), m1.topology(1 << door.index)
    assert opened.ranges[door.a] != shut.ranges[door.a]
    same = [zone.index for zone in m1.zones if opened.ranges[zone.index] is shut.ranges[zone.index]]
    assert len(same) > len(m1.zones) // 2
