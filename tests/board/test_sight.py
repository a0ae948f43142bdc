"""Who sees whom: one test per rule, on real tiles and on small boards."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shamble.family.board import NOT_SEEN, SIGHT_DARK, SIGHT_DEEP, Board, Topology, compile_abstract

from .conftest import mission_board, read_layouts


def names(board: Board, topology: Topology, zone: str) -> dict[str, int]:
    """What a zone sees, by label, with ranges."""
    index = board.zone_index(zone)
    return {board.labels[other]: topology.ranges[index][other] for other in topology.seen_zones[index]}


def door_mask(board: Board, *pairs: tuple[str, str]) -> int:
    mask = 0
    for a, b in pairs:
        mask |= 1 << board.door_between(board.zone_index(a), board.zone_index(b))
    return mask


def street_of(count: int) -> Board:
    """A straight street S0 .. with a side street X off S1 and a building of two rooms at each end."""
    streets = [f"S{n}" for n in range(count)]
    zones = dict.fromkeys([*streets, "X"], "street") | dict.fromkeys(["P", "Q", "K", "L"], "room")
    links = [f"{a}-{b}" for a, b in pairwise(streets)] + ["S1-X", "P-Q", "K-L"]
    return compile_abstract(
        zones,
        links,
        [f"{streets[-1]}-P", "S0-K"],
        [["L", "K", *streets, "P", "Q"], ["S1", "X"]],
    )


@pytest.mark.rule("Z2-LOS-02")
def test_a_street_is_seen_to_its_end_and_never_diagonally(m1: Board) -> None:
    closed = m1.topology(0)
    south_street = [
        "r1c0:5R.S7",
        "r1c0:5R.S6",
        "r1c0:5R.S5",
        "r1c1:9R.S4",
        "r1c1:9R.S6",
        "r1c2:6R.S6",
        "r1c2:6R.S7",
    ]
    indexes = [m1.zone_index(part) for part in south_street]
    assert [closed.ranges[indexes[0]][zone] for zone in indexes] == [0, 1, 2, 3, 4, 5, 6]
    assert closed.seen_zones[indexes[0]] == tuple(sorted(indexes))
    crossing = m1.zone_index("r0c0:1V.S3")
    assert names(m1, closed, "r0c0:1V.S3").keys() >= {m1.labels[m1.zone_index("r0c0:1V.S5")]}
    assert closed.ranges[crossing][m1.zone_index("r1c0:5R.S5")] == 2
    assert closed.ranges[m1.zone_index("r0c0:1V.S4")][m1.zone_index("r0c0:1V.S2")] == NOT_SEEN


@pytest.mark.rule("Z2-LOS-02")
def test_a_wall_ends_a_street_line() -> None:
    board = compile_abstract({"A": "street", "B": "street", "C": "street"}, ["A-B"], [], [["A", "B", "C"]])
    assert names(board, board.topology(0), "A") == {"A": 0, "B": 1}


@pytest.mark.rule("Z2-LOS-03")
def test_inside_a_building_sight_reaches_one_room(m1: Board) -> None:
    closed = m1.topology(0)
    seen = {m1.zones[zone].name for zone in closed.seen_zones[m1.zone_index("r0c2:3R.A")]}
    assert seen == {"r0c1:7R.A", "r0c2:3R.A", "r0c2:3R.B"}
    assert closed.ranges[m1.zone_index("r0c2:3R.B")][m1.zone_index("r0c1:7R.A")] == NOT_SEEN


@pytest.mark.rule("Z2-LOS-03")
def test_rooms_that_share_an_opening_need_no_straight_line() -> None:
    board = compile_abstract({"A": "room", "B": "room", "C": "room"}, ["A-B", "B-C"])
    assert names(board, board.topology(0), "A") == {"A": 0, "B": 1}
    assert names(board, board.topology(0), "B") == {"A": 1, "B": 0, "C": 1}


@pytest.mark.rule("Z2-LOS-03")
def test_a_wall_between_rooms_stops_sight() -> None:
    board = mission_board("M2")  # 7V prints a full wall between its rooms C and E
    assert board.topology(0).ranges[board.zone_index("r0c0:7V.C")][board.zone_index("r0c0:7V.E")] == NOT_SEEN


@pytest.mark.rule("Z2-LOS-04")
def test_out_of_a_room_sight_runs_straight_down_the_street_and_not_sideways(m1: Board) -> None:
    topology = m1.topology(door_mask(m1, ("r0c1:7R.A", "r0c1:7R.S1")))
    room = m1.zone_index("r0c1:7R.A")
    outside = {
        m1.zones[zone].name: topology.ranges[room][zone]
        for zone in topology.seen_zones[room]
        if m1.zones[zone].building < 0
    }
    assert outside == {
        "r0c1:7R.S1": 1,
        "r1c1:9R.S7": 2,
        "r1c1:9R.S6": 3,
        "r2c1:2V.S2": 4,
        "r2c1:2V.S1": 5,
    }


@pytest.mark.rule("Z2-LOS-05")
def test_from_the_street_only_the_first_room_is_seen() -> None:
    board = street_of(4)
    topology = board.topology(door_mask(board, ("S3", "P")))
    assert names(board, topology, "S0") == {"S0": 0, "S1": 1, "S2": 2, "S3": 3, "P": 4}
    assert names(board, topology, "P") == {"P": 0, "Q": 1, "S3": 1, "S2": 2, "S1": 3, "S0": 4}
    assert names(board, topology, "Q") == {"Q": 0, "P": 1}


@pytest.mark.rule("Z2-LOS-05")
def test_nobody_looks_through_a_room_into_the_street_behind_it(m1: Board) -> None:
    north, south = m1.zone_index("r1c1:9R.S5"), m1.zone_index("r1c1:9R.S4")
    mask = door_mask(m1, ("r1c1:9R.A", "r1c1:9R.S5"), ("r1c1:9R.A", "r1c1:9R.S4"))
    topology = m1.topology(mask)
    assert topology.ranges[north][m1.zone_index("r1c1:9R.A")] == 1
    assert topology.ranges[north][south] == NOT_SEEN
    assert m1.topology(mask, SIGHT_DEEP).ranges[north][south] == 2


@pytest.mark.rule("Z2-LOS-06")
@pytest.mark.parametrize("mission", ["M0", "M1", "M2"])
def test_a_closed_door_blocks_sight_and_an_open_one_does_not(mission: str) -> None:
    board = mission_board(mission)
    for door in board.doors:
        assert board.topology(0).ranges[door.a][door.b] == NOT_SEEN
        opened = board.topology(1 << door.index)
        assert opened.ranges[door.a][door.b] == opened.ranges[door.b][door.a] == 1


@pytest.mark.rule("Z2-LOS-07")
def test_a_room_sees_across_the_street_one_zone_into_another_building(m1: Board) -> None:
    doors = [("r1c0:5R.B", "r1c0:5R.S6"), ("r2c0:8V.B", "r1c0:5R.S6")]
    kitchen, lobby = m1.zone_index("r1c0:5R.B"), m1.zone_index("r2c0:8V.B")
    both = m1.topology(door_mask(m1, *doors))
    assert both.ranges[kitchen][lobby] == both.ranges[lobby][kitchen] == 2
    assert both.ranges[kitchen][m1.zone_index("r2c0:8V.C")] == NOT_SEEN
    assert m1.topology(door_mask(m1, doors[0])).ranges[kitchen][lobby] == NOT_SEEN


@pytest.mark.rule("Z2-LOS-09")
def test_every_zone_sees_itself_at_range_nought(m1: Board) -> None:
    for mode in range(4):
        topology = m1.topology(0, mode)
        for zone in range(len(m1.zones)):
            assert topology.ranges[zone][zone] == 0
            assert topology.seen[zone] >> zone & 1


@pytest.mark.rule("Z2-SKILL-HOMEDEFENDER-01")
def test_home_defender_sees_straight_through_successive_openings(m1: Board) -> None:
    board = street_of(3)
    mask = door_mask(board, ("S2", "P"), ("S0", "K"))
    deep = board.topology(mask, SIGHT_DEEP)
    assert names(board, deep, "L") == {"L": 0, "K": 1, "S0": 2, "S1": 3, "S2": 4, "P": 5, "Q": 6}
    assert names(board, deep, "S1")["Q"] == 3
    assert "X" not in names(board, deep, "L")
    start, end = m1.zone_index("r0c1:7R.B"), m1.zone_index("r0c2:3R.B")
    assert m1.topology(0).ranges[start][end] == NOT_SEEN
    assert m1.topology(0, SIGHT_DEEP).ranges[start][end] == 3


@pytest.mark.rule("Z2-DARK-01")
def test_in_dark_zone_mode_a_dark_room_is_seen_from_next_to_it_only() -> None:
    zones = {"A": "street", "B": "street", "C": "dark room", "D": "dark room"}
    board = compile_abstract(zones, ["A-B", "C-D"], ["B-C"], [["A", "B", "C", "D"]])
    normal, dark = board.topology(1), board.topology(1, SIGHT_DARK)
    assert names(board, normal, "A") == {"A": 0, "B": 1, "C": 2}
    assert names(board, dark, "A") == {"A": 0, "B": 1}
    assert names(board, dark, "B") == {"A": 1, "B": 0, "C": 1}
    assert names(board, dark, "C") == {"A": 2, "B": 1, "C": 0, "D": 1}


@pytest.mark.rule("Z2-DARK-05")
def test_the_same_dark_rooms_serve_the_mode_and_the_spawning(m1: Board) -> None:
    dark = {zone.name.split(":")[1] for zone in m1.zones if zone.dark}
    assert {"1V.B", "1V.C", "7R.A", "3R.A", "5R.A", "9R.A", "6R.B"} <= dark
    assert all(zone.building >= 0 for zone in m1.zones if zone.dark)


@pytest.mark.rule("Z2-SKILL-HOMEDEFENDER-01")
def test_home_defender_beats_dark_zone_mode() -> None:
    board = mission_board("M2")
    every_door = (1 << len(board.doors)) - 1
    assert (
        board.topology(every_door, SIGHT_DEEP | SIGHT_DARK).ranges
        == board.topology(every_door, SIGHT_DEEP).ranges
    )


@given(
    st.sampled_from(sorted(read_layouts())), st.integers(0, (1 << 17) - 1), st.sampled_from([0, SIGHT_DEEP])
)
@settings(max_examples=60, deadline=None)
def test_sight_is_mutual_and_no_longer_than_the_walk(mission: str, mask: int, mode: int) -> None:
    board = mission_board(mission)
    topology = board.topology(mask & (1 << len(board.doors)) - 1, mode)
    for a in range(len(board.zones)):
        for b in topology.seen_zones[a]:
            assert topology.ranges[a][b] == topology.ranges[b][a]
            assert topology.distance(a, b) <= topology.ranges[a][b]
            assert topology.seen[a] >> b & 1
        assert bin(topology.seen[a]).count("1") == len(topology.seen_zones[a])


@given(st.sampled_from(["M1", "M2", "M7"]), st.integers(0, (1 << 15) - 1), st.integers(0, 14))
@settings(max_examples=40, deadline=None)
def test_opening_a_door_never_hides_anything(mission: str, mask: int, door: int) -> None:
    board = mission_board(mission)
    mask &= (1 << len(board.doors)) - 1
    door %= len(board.doors)
    before, after = board.topology(mask), board.topology(mask | 1 << door)
    assert all(was & ~now == 0 for was, now in zip(before.seen, after.seen, strict=True))
