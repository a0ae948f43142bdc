"""The tiles of Zpocalypse against the brief: marks, ways, borders, base sets and their distances."""

from __future__ import annotations

from collections import Counter

import pytest

from shamble.games.zpocalypse.port.content import printed
from shamble.games.zpocalypse.port.content.drawing import SIGNS, DrawingError, read_drawing
from shamble.games.zpocalypse.printed import (
    BIOHAZARD,
    BLOCKED,
    EAST,
    ENTRANCE,
    NO_GLOW,
    NORTH,
    RADIATION,
    SEARCH_ARMORY,
    SEARCH_FOOD,
    SEARCH_ITEMS,
    SEARCHABLE,
    SOUTH,
    TUNNEL,
    WEST,
    YIELD,
    TileSide,
)

BOX = printed()
SIZE = 6
STEPS = {NORTH: (0, -1), EAST: (1, 0), SOUTH: (0, 1), WEST: (-1, 0)}
FACES = [(tile.name, at, side) for tile in BOX.tiles for at, side in enumerate(tile.sides)]
IDS = [f"{name}{'AB'[at]}" for name, at, _ in FACES]
STACK = [tile for tile in BOX.tiles if tile.sides[0].glow == NO_GLOW]
GATES = (2, 3)
"""Columns and rows at which every border is open, counted from 0."""

faces = pytest.mark.parametrize("side", [side for _, _, side in FACES], ids=IDS)


def at(side: TileSide, x: int, y: int) -> int:
    return side.marks[y * SIZE + x]


def count(side: TileSide, mark: int) -> int:
    return sum(bool(marks & mark) for marks in side.marks)


def squares(side: TileSide, mark: int) -> list[tuple[int, int]]:
    return [(place % SIZE, place // SIZE) for place, marks in enumerate(side.marks) if marks & mark]


def reached(side: TileSide, x: int, y: int) -> set[tuple[int, int]]:
    """Where one comes to on foot, without leaving the tile."""
    seen, todo = {(x, y)}, [(x, y)]
    while todo:
        x, y = todo.pop()
        for edge, (east, south) in STEPS.items():
            u, v = x + east, y + south
            shut = (y * SIZE + x) * 4 + edge in side.lines
            if 0 <= u < SIZE and 0 <= v < SIZE and not shut and not at(side, u, v) & BLOCKED:
                if (u, v) not in seen:
                    seen.add((u, v))
                    todo.append((u, v))
    return seen


@faces
@pytest.mark.rule("ZP-TILE-07")
def test_all_open_squares_are_joined(side: TileSide) -> None:
    free = [place for place, marks in enumerate(side.marks) if not marks & BLOCKED]
    x, y = free[0] % SIZE, free[0] // SIZE
    assert len(reached(side, x, y)) == len(free)


@faces
@pytest.mark.rule("ZP-TILE-01", "ZP-TILE-05")
def test_every_border_is_open_at_the_same_places(side: TileSide) -> None:
    for gate in GATES:
        for x, y, edge in (
            (gate, 0, NORTH),
            (SIZE - 1, gate, EAST),
            (gate, SIZE - 1, SOUTH),
            (0, gate, WEST),
        ):
            assert not at(side, x, y) & BLOCKED, (x, y)
            assert (y * SIZE + x) * 4 + edge not in side.lines, (x, y)


@faces
@pytest.mark.rule("ZP-MOVE-05", "ZP-SEARCH-03")
def test_a_square_bears_one_mark(side: TileSide) -> None:
    assert set(side.marks) <= set(SIGNS.values()) and not any(marks & (marks - 1) for marks in side.marks)


@faces
@pytest.mark.rule("ZP-MOVE-06")
def test_red_lines_are_known_from_both_squares_and_close_no_open_border(side: TileSide) -> None:
    for line in side.lines:
        x, y, edge = line // 4 % SIZE, line // 4 // SIZE, line % 4
        u, v = x + STEPS[edge][0], y + STEPS[edge][1]
        if 0 <= u < SIZE and 0 <= v < SIZE:
            assert (v * SIZE + u) * 4 + (edge + 2) % 4 in side.lines


@faces
@pytest.mark.rule("ZP-SOMETHING-06")
def test_the_dead_of_the_evening_have_places_to_stand(side: TileSide) -> None:
    places = squares(side, YIELD | BIOHAZARD | RADIATION)
    assert len(places) >= 3
    for x, y in squares(side, ENTRANCE):
        assert not [place for place in places if max(abs(place[0] - x), abs(place[1] - y)) <= 1]


@faces
def test_what_is_pictured_has_the_size_of_the_tile(side: TileSide) -> None:
    assert len(side.floor) == SIZE * SIZE and set(side.floor) <= set("._,")
    assert side.kind in ("road", "building", "open") and side.road == (side.kind == "road")
    if side.kind == "road":
        assert "," in side.floor
    if side.kind == "building":
        assert side.lines or side.glow != NO_GLOW


@pytest.mark.parametrize("side", (0, 1))
@pytest.mark.rule("ZP-SEARCH-03", "ZP-TUNNEL-03", "ZP-HAZARD-06", "ZP-MOVE-07")
def test_the_stack_keeps_its_budget_of_marks(side: int) -> None:
    assert len(STACK) == 16
    sides = [tile.sides[side] for tile in STACK]
    found = {mark: sum(count(one, mark) for one in sides) for mark in SIGNS.values() if mark}
    assert (found[SEARCH_FOOD], found[SEARCH_ITEMS], found[SEARCH_ARMORY]) == (9, 9, 6)
    assert (found[TUNNEL], found[YIELD], found[BIOHAZARD], found[RADIATION]) == (5, 40, 8, 8)
    assert found[ENTRANCE] == 0
    for one in sides:
        assert count(one, SEARCHABLE) <= 2, one.name
        assert 2 <= count(one, BLOCKED) <= 8, one.name


@pytest.mark.parametrize("side", (0, 1))
@pytest.mark.rule("ZP-DAYZERO-04")
def test_the_stack_has_roads_buildings_and_open_ground(side: int) -> None:
    found = Counter(tile.sides[side].kind for tile in STACK)
    assert found == {"road": 6, "building": 5, "open": 5}


# --- base sets


def base(glow: str) -> tuple[int, list[TileSide]]:
    """The side and the four faces of a base set."""
    number = BOX.glows.index(glow)
    found = [(at, side) for _, at, side in FACES if side.glow == number]
    assert len({at for at, _ in found}) == 1
    return found[0][0], [side for _, side in found]


@pytest.mark.rule("ZP-SETUP-02", "ZP-TILE-13")
def test_two_groups_of_four_have_a_glow_and_one_entrance_on_each_side() -> None:
    assert BOX.glows == ("gold", "teal", "green", "violet")
    groups = [
        [tile.name for tile in BOX.tiles if tile.sides[0].glow == BOX.glows.index(glow)]
        for glow in ("gold", "green")
    ]
    assert groups == [["1", "2", "3", "4"], ["5", "6", "7", "8"]]
    for glow, side in (("gold", 0), ("green", 0), ("teal", 1), ("violet", 1)):
        number, four = base(glow)
        assert number == side and len(four) == 4
        assert sum(count(one, ENTRANCE) for one in four) == 1
    both = [tile.name for tile in BOX.tiles if all(count(side, ENTRANCE) for side in tile.sides)]
    either = [tile.name for tile in BOX.tiles if any(count(side, ENTRANCE) for side in tile.sides)]
    assert both == either == ["1", "5"]


def outside(four: list[TileSide]) -> int:
    """Steps from the entrance to the nearest square beyond a block of 2 x 2, by ways on foot."""
    width = 2 * SIZE

    def mark(x: int, y: int) -> int:
        return at(four[y // SIZE * 2 + x // SIZE], x % SIZE, y % SIZE)

    def shut(x: int, y: int, edge: int) -> bool:
        side = four[y // SIZE * 2 + x // SIZE]
        return (y % SIZE * SIZE + x % SIZE) * 4 + edge in side.lines

    start = next((x, y) for x in range(width) for y in range(width) if mark(x, y) & ENTRANCE)
    steps, todo = {start: 0}, [start]
    for x, y in todo:
        for edge, (east, south) in STEPS.items():
            u, v = x + east, y + south
            if not (0 <= u < width and 0 <= v < width):
                if not shut(x, y, edge):
                    return steps[x, y] + 1
            elif not shut(x, y, edge) and not mark(u, v) & BLOCKED and (u, v) not in steps:
                steps[u, v] = steps[x, y] + 1
                todo.append((u, v))
    raise AssertionError("closed in")


def test_the_lobby_is_easy_to_hold_and_the_park_is_not() -> None:
    _, lobby = base("gold")
    _, park = base("green")
    assert outside(lobby) >= 5 and 3 <= outside(park) <= 4
    assert sum(count(side, SEARCHABLE) for side in lobby) == 6
    assert sum(count(side, TUNNEL) for side in lobby) == 1
    assert sum(len(side.lines) for side in park) == 0
    assert 9 <= sum(count(side, BLOCKED) for side in park) <= 11
    assert sum(count(side, YIELD) for side in park) == 8
    assert sum(count(side, BIOHAZARD | RADIATION) for side in park) == 4
    assert sum(count(side, SEARCHABLE) for side in park) == 4
    assert sum(count(side, TUNNEL) for side in park) == 2


def doorways(side: TileSide) -> int:
    """Gaps of one square in red lines within a tile."""
    found = 0
    for fixed in range(SIZE - 1):
        for edge in (EAST, SOUTH):
            row = [
                (place * SIZE + fixed if edge == EAST else fixed * SIZE + place) * 4 + edge in side.lines
                for place in range(SIZE)
            ]
            if any(row):
                gaps = "".join("x" if closed else "." for closed in row).split("x")
                inner = [gap for gap in gaps if len(gap) == 1]
                found += len(inner)
    return found


def test_the_lobby_has_four_to_six_doorways() -> None:
    _, lobby = base("gold")
    assert 4 <= sum(doorways(side) for side in lobby) <= 8


# --- drawings


def test_a_drawing_says_marks_and_lines() -> None:
    found = read_drawing([". . .|.", ". - . .", "# . E ."])
    assert (found.width, found.height) == (4, 2)
    assert found.marks[4] == BLOCKED and found.marks[6] == ENTRANCE
    assert found.lines == {2 * 4 + EAST, 3 * 4 + WEST, 1 * 4 + SOUTH, 5 * 4 + NORTH}


def test_the_same_in_words() -> None:
    found = read_drawing("4x2", {"a2": "blocked", "c2": "entrance"}, ["c1 east", "b2 north", "d2 east"])
    assert found.marks[4] == BLOCKED and found.marks[6] == ENTRANCE
    assert {2 * 4 + EAST, 3 * 4 + WEST, 1 * 4 + SOUTH, 5 * 4 + NORTH} < found.lines
    assert 7 * 4 + EAST in found.lines


@pytest.mark.parametrize(
    "written",
    [[". . .", ". ."], [". X ."], ["-"], [". .x."], "0x3", ""],
    ids=["uneven", "sign", "no squares", "edge", "nothing", "empty"],
)
def test_a_wrong_drawing_is_refused(written: list[str] | str) -> None:
    with pytest.raises(DrawingError):
        read_drawing(written)


def test_names_that_are_not_there_are_refused() -> None:
    for marks, lines in (({"e1": "blocked"}, []), ({"a1": "lava"}, []), ({}, ["a1 up"])):
        with pytest.raises(DrawingError):
            read_drawing("4x2", marks, lines)
