"""The ground, steps across it and lines over it, drawn as in the casebook."""

from __future__ import annotations

import pytest

from shamble.games.zpocalypse.map.ground import Ground, Grounds, cell_at, pack_lay, turned_place
from shamble.games.zpocalypse.map.sight import is_clear, line_of
from shamble.games.zpocalypse.structures.works import GATE, SANDBAGS, WALL, Works

from .boards import drawn, edge, names, plain, printed_of, side_of, square, works


def ways(ground: Ground, place: str, found: Works | None = None) -> set[str]:
    return names(ground, (found.reach if found else ground.ways)[square(ground, place)])


def sees(
    ground: Ground, a: str, b: str, found: Works | None = None, figures: str = "", squads: str = ""
) -> bool:
    crowd = bytearray(ground.count)
    for place in figures.split():
        crowd[square(ground, place)] = 1
    others = tuple([square(ground, place) for place in squads.split()])
    return is_clear(ground, found or works(ground), crowd, others, square(ground, a), square(ground, b))


def test_a_blocked_square_beside_forbids_a_diagonal_step() -> None:
    ground = drawn([". # .", ". . .", "# . ."])
    assert ways(ground, "a1") == {"a2"}
    assert ways(ground, "b2") == {"a2", "c2", "b3", "c3"}


def test_a_line_on_any_of_the_four_edges_at_a_corner_forbids_it() -> None:
    ground = drawn([".|. . . .", ". . . . .", ". . . . ."])
    assert ways(ground, "a1") == {"a2"}
    assert ways(ground, "a2") == {"a1", "b2", "a3", "b3"}
    assert ways(ground, "b1") == {"c1", "b2", "c2"}


def test_a_doorway_is_left_straight() -> None:
    ground = drawn([". . .", "- . -", ". . ."])
    assert ways(ground, "b1") == {"a1", "c1", "b2"}


def test_the_end_of_a_wall_is_a_corner_that_of_sandbags_is_none() -> None:
    ground = drawn(plain(3, 3))
    assert ways(ground, "b2", works(ground, {"b2 east": WALL})) == {"a1", "b1", "a2", "a3", "b3"}
    gate = works(ground, {"b2 east": GATE})
    assert ways(ground, "b2", gate) == {"a1", "b1", "a2", "a3", "b3"}
    assert names(ground, gate.foot[square(ground, "b2")]) == {"a1", "b1", "a2", "a3", "b3", "c2"}
    assert ways(ground, "b1", gate) == {"a1", "c1", "a2", "b2"}
    assert len(works(ground, {"b2 east": SANDBAGS}).reach[square(ground, "b2")]) == 8


def test_sandbags_are_crossed_diagonally_only_where_both_ways_cross() -> None:
    ground = drawn(plain(3, 3))
    a1, b2 = square(ground, "a1"), square(ground, "b2")
    for built, crossed in (
        ({"a2 north": 1}, False),
        ({"a2 north": 1, "b2 north": 1}, True),
        ({"a1 east": 1, "a1 south": 1}, True),
        ({"a1 east": 1, "b1 south": 1}, False),
    ):
        assert works(ground, built).crosses_bags(a1, b2) is crossed
        assert works(ground, built).crosses_bags(b2, a1) is crossed


def test_tiles_that_touch_at_a_corner_only_are_apart() -> None:
    printed = printed_of([side_of(plain(2, 2))] * 4, 2, 2)
    grounds = Grounds(printed)
    layout = [pack_lay(0, cell_at(0, 0), 0), pack_lay(1, cell_at(1, 1), 0), pack_lay(2, cell_at(0, 1), 0)]
    ground = grounds.of(tuple(sorted(layout)), 0)
    corner = square(ground, "0.b2")
    assert square(ground, "1.a1") not in ground.ways[corner]
    assert set(ground.ways[corner]) >= {square(ground, "2.b1"), square(ground, "2.a1")}
    whole = grounds.grown(ground, 3, cell_at(1, 0), 1)
    assert square(whole, "1.a1") in whole.ways[corner]
    assert len(whole.ways[corner]) == 8
    for one in range(1, whole.count):
        for other in whole.ways[one]:
            assert one in whole.ways[other]


@pytest.mark.parametrize("turn", range(4))
def test_the_same_ground_in_whatever_order_tiles_were_laid(turn: int) -> None:
    side = side_of(["# . .", ". .|.", "- . .", ". . y"])
    printed = printed_of([side, side_of(plain(3, 3))], 3, 3)
    one = Ground(printed, 0).grow(printed, 0, cell_at(0, 0), turn).grow(printed, 1, cell_at(1, 0), 0)
    other = Ground(printed, 0).grow(printed, 1, cell_at(1, 0), 0).grow(printed, 0, cell_at(0, 0), turn)
    assert one.layout == other.layout
    assert one.near == other.near and one.lines == other.lines and one.marks == other.marks
    assert [set(ways) for ways in one.ways] == [set(ways) for ways in other.ways]


def test_a_turned_tile_lies_with_its_squares_and_lines_turned() -> None:
    assert turned_place(0, 1, 3, 3) == 2
    assert turned_place(8, 1, 3, 3) == 6
    side = side_of(["# .|.", ". . .", ". . y"])
    printed = printed_of([side], 3, 3)
    for turn, blocked, line in (
        (0, "a1", "b1 east"),
        (1, "c1", "c2 south"),
        (2, "c3", "b3 west"),
        (3, "a3", "a2 north"),
    ):
        ground = Ground(printed, 0).grow(printed, 0, cell_at(0, 0), turn)
        assert names(ground, [s for s in range(1, 10) if ground.is_solid(s)]) == {blocked}
        where, name = line.split()
        assert ground.red(square(ground, where), ["north", "east", "south", "west"].index(name))
        assert sum([bin(bits).count("1") for bits in ground.lines]) == 2


def test_an_edge_has_one_number() -> None:
    printed = printed_of([side_of(plain(2, 2))] * 2, 2, 2)
    ground = Ground(printed, 0).grow(printed, 1, cell_at(0, 0), 0)
    outer = edge(ground, "1.a1 west")
    assert outer == 4 * square(ground, "1.a1") + 3
    ground = ground.grow(printed, 0, cell_at(-1, 0), 0)
    assert edge(ground, "1.a1 west") == edge(ground, "0.b1 east") == 4 * square(ground, "0.b1") + 1


def test_lines_over_the_board() -> None:
    assert line_of(3, 0) == (2, 2, 2)
    assert line_of(2, 2) == (3, 3)
    assert line_of(3, 1) == (2, 3, 2)
    assert line_of(-1, 2) == (4, 6, 4)
    assert line_of(0, -2) == (0, 0)


def test_a_line_is_stopped_by_what_it_passes_inside() -> None:
    ground = drawn([". # . .", ". . . ."])
    assert not sees(ground, "a1", "c1") and not sees(ground, "a1", "c2") and not sees(ground, "a1", "d2")
    assert sees(ground, "a1", "b2") and sees(ground, "a1", "a2")
    corner = drawn([". #", "# ."])
    assert not sees(corner, "a1", "b2")
    hole = drawn([". _ .", ". . _"])
    assert sees(hole, "a1", "b2") and not sees(hole, "b2", "c1")


def test_a_line_through_a_corner_is_stopped_if_both_ways_round_are() -> None:
    ground = drawn(plain(2, 2))
    assert sees(ground, "a1", "b2", figures="b1")
    assert not sees(ground, "a1", "b2", figures="b1", squads="a2")
    assert not sees(ground, "a1", "b2", works(ground, {"a1 east": WALL, "b2 west": WALL}))
    assert sees(ground, "a1", "b2", works(ground, {"a1 east": WALL, "b1 south": GATE}))
    long = drawn(plain(4, 2))
    assert not sees(long, "a1", "d2", figures="b1")
    assert sees(long, "a1", "d2", figures="c1")
    assert not sees(long, "a1", "d2", figures="b2 c1")


@pytest.mark.parametrize("seed", range(20))
def test_sight_is_mutual(seed: int) -> None:
    import random

    dice = random.Random(seed)
    rows = [" ".join(dice.choice("...#") for _ in range(6)) for _ in range(6)]
    ground = drawn(rows)
    sides = [f"{c}{r} {s}" for c in "abcde" for r in range(1, 6) for s in ("east", "south")]
    found = works(ground, {name: dice.choice((WALL, GATE)) for name in dice.sample(sides, 6)})
    figures = " ".join(f"{dice.choice('abcdef')}{dice.randint(1, 6)}" for _ in range(4))
    for a in range(1, ground.count):
        for b in range(a + 1, ground.count):
            one, other = names(ground, [a]).pop(), names(ground, [b]).pop()
            assert sees(ground, one, other, found, figures) == sees(ground, other, one, found, figures)
        for b in found.reach[a]:
            assert a in found.reach[b]
