"""Distances and first steps, against a plain search."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shamble.family.board import LINK_STREET, UNREACHABLE, Board, compile_abstract

from .conftest import mission_board, read_layouts


def plain_distances(board: Board, mask: int, start: int) -> dict[int, int]:
    ways: dict[int, set[int]] = {zone.index: set() for zone in board.zones}
    for link in board.links:
        if link.door < 0 or mask >> link.door & 1:
            ways[link.a].add(link.b)
            ways[link.b].add(link.a)
    found, front = {start: 0}, [start]
    while front:
        zone = front.pop(0)
        for other in ways[zone]:
            if other not in found:
                found[other] = found[zone] + 1
                front.append(other)
    return found


@pytest.mark.rule("Z2-ZMOVE-05", "Z2-ZMOVE-07")
@given(st.sampled_from(sorted(read_layouts())), st.integers(0, (1 << 17) - 1), st.data())
@settings(max_examples=60, deadline=None)
def test_steps_are_all_first_moves_of_shortest_paths(mission: str, mask: int, data: st.DataObject) -> None:
    board = mission_board(mission)
    mask &= (1 << len(board.doors)) - 1
    topology = board.topology(mask)
    goal = data.draw(st.integers(0, len(board.zones) - 1))
    found = plain_distances(board, mask, goal)
    for zone in range(len(board.zones)):
        assert topology.distance(zone, goal) == found.get(zone, UNREACHABLE)
        expected = [n for n in topology.neighbours[zone] if zone in found and found[n] == found[zone] - 1]
        assert list(topology.steps(zone, goal)) == sorted(expected)


def test_no_step_at_the_goal_and_none_without_a_way(m1: Board) -> None:
    closed = m1.topology(0)
    room, street = m1.zone_index("r1c1:9R.A"), m1.zone_index("r1c1:9R.S4")
    assert closed.steps(room, room) == ()
    assert closed.steps(street, room) == ()
    assert closed.distance(street, room) == UNREACHABLE
    opened = m1.topology(1 << m1.door_between(room, street))
    assert opened.steps(street, room) == (room,)


def test_two_equal_ways_round_a_block_are_both_first_steps() -> None:
    ring = compile_abstract(dict.fromkeys("ABCD", "street"), ["A-B", "B-C", "C-D", "A-D"])
    assert ring.topology(0).steps(0, 2) == (1, 3)
    assert ring.topology(0).distance(0, 2) == 2


@pytest.mark.rule("Z2-MOVE-03", "Z2-MOVE-04")
def test_a_door_is_a_way_only_while_open() -> None:
    board = compile_abstract({"A": "street", "B": "room", "C": "room"}, ["B-C"], ["A-B"])
    assert board.topology(0).neighbours == ((), (2,), (1,))
    assert board.topology(1).neighbours == ((1,), (0, 2), (1,))


def test_links_name_each_way_once(m1: Board) -> None:
    pairs = [(min(k.a, k.b), max(k.a, k.b)) for k in m1.links]
    assert len(pairs) == len(set(pairs))
    assert sum(link.kind == LINK_STREET for link in m1.links) > 20
