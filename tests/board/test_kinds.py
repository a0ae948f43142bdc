"""Kinds of zones by their facts: what is seen, entered, searched and driven on does not hang on names."""

from __future__ import annotations

from typing import Any

import pytest

from shamble.family.board import (
    LINK_STREET,
    NO_BUILDING,
    UNREACHABLE,
    Board,
    BoardError,
    Join,
    Layout,
    check_layout,
    compile_abstract,
    compile_tiles,
    tile_face,
)
from shamble.family.board.draw import draw_svg, draw_text
from shamble.family.board.map_text import CLOSED_DOOR, STAIRS

from .conftest import read_faces
from .ground import CELLAR, KINDS, face, open_field, side


def small(zones: dict[str, str], **more: Any) -> Board:
    return compile_abstract(zones, kinds=KINDS, **more)


def seen(board: Board, zone: str, open_mask: int = 0) -> str:
    """The names of the zones that one sees, itself left out."""
    index = board.zone_index(zone)
    return "".join(
        board.zones[other].name for other in board.topology(open_mask).seen_zones[index] if other != index
    )


# --- sight


def test_from_the_woods_one_sees_out_and_is_not_seen() -> None:
    board = small({"A": "woods", "B": "yard", "C": "yard"}, links=["A-B", "B-C"], lines=[["A", "B", "C"]])
    assert [seen(board, zone) for zone in "ABC"] == ["BC", "C", "B"]
    assert board.topology(0).ranges[0] == bytes([0, 1, 2])


def test_corn_shows_nothing_and_hides_everything_in_it_and_behind_it() -> None:
    board = small(
        {"A": "yard", "B": "corn", "C": "yard", "D": "room"},
        links=["A-B", "B-C", "B-D"],
        lines=[["A", "B", "C"]],
    )
    assert [seen(board, zone) for zone in "ABCD"] == ["", "", "", ""]
    assert board.topology(0).neighbours == ((1,), (0, 2, 3), (1,), (1,))


def test_woods_end_a_line_of_sight_and_hide_each_other() -> None:
    board = small(
        {"A": "yard", "B": "woods", "C": "yard", "D": "woods"},
        links=["A-B", "B-C", "C-D"],
        lines=[["A", "B", "C", "D"]],
    )
    assert [seen(board, zone) for zone in "ABCD"] == ["", "AC", "", "C"]


def test_in_a_hall_sight_runs_on_as_on_the_street() -> None:
    board = small(
        {"A": "hall", "B": "hall", "C": "hall", "D": "room", "E": "room"},
        links=["A-B", "B-C", "C-D", "D-E"],
        lines=[["A", "B", "C", "D", "E"]],
    )
    assert [seen(board, zone) for zone in "ABCDE"] == ["BCD", "ACD", "ABD", "ABCE", "D"]
    assert board.buildings == ((0, 1, 2, 3, 4),)


def test_a_closed_door_hides_a_hall_beyond_it() -> None:
    board = small(
        {"A": "street", "B": "hall", "C": "hall"}, links=["B-C"], doors=["A-B"], lines=[["A", "B", "C"]]
    )
    assert (seen(board, "A"), seen(board, "A", 1), seen(board, "C", 1)) == ("", "BC", "AB")


# --- ways


def test_ways_out_of_a_zone_that_nobody_enters_do_not_lead_back() -> None:
    board = small({"Z": "statue", "A": "street", "B": "street"}, links=["Z-A", "Z-B"])
    topology = board.topology(0)
    assert topology.neighbours == ((1, 2), (), ())
    assert topology.entries == ((), (0,), (0,))
    assert topology.distance(0, 1) == 1
    assert topology.distance(1, 0) == UNREACHABLE
    assert topology.distance(1, 2) == UNREACHABLE


def test_a_one_way_link_is_followed_in_its_direction_alone() -> None:
    board = small(dict.fromkeys("ABC", "room"), links=["A-B", "B-C"], one_way=["C-A"])
    topology = board.topology(0)
    assert topology.neighbours == ((1,), (0, 2), (0, 1))
    assert (topology.distance(2, 0), topology.distance(0, 2)) == (1, 2)
    assert (topology.steps(2, 0), topology.steps(0, 2)) == ((0,), (1,))
    assert [seen(board, zone) for zone in "ABC"] == ["BC", "AC", "AB"]


def test_distances_count_ways_towards_the_goal_and_not_those_out_of_it() -> None:
    board = small(dict.fromkeys("ABC", "room"), one_way=["A-B", "B-C"])
    topology = board.topology(0)
    assert [topology.distance(0, goal) for goal in range(3)] == [0, 1, 2]
    assert [topology.distance(2, goal) for goal in range(3)] == [UNREACHABLE, UNREACHABLE, 0]


def test_nothing_is_seen_through_a_blind_link() -> None:
    board = small({"A": "room", "B": "room"}, blind=["A-B"], lines=[["A", "B"]])
    assert board.topology(0).neighbours == ((1,), (0,))
    assert [seen(board, zone) for zone in "AB"] == ["", ""]
    assert board.topology(0).is_near(0, 1) and board.topology(0).is_near(1, 0)


def test_near_is_what_is_seen_next_door_or_lies_behind_a_blind_way() -> None:
    board = small(
        {"A": "street", "B": "street", "C": "street", "D": "corn"},
        links=["A-B", "B-C", "A-D"],
        lines=[["A", "B", "C"]],
    )
    assert [board.topology(0).is_near(0, zone) for zone in range(4)] == [True, True, False, False]


def test_a_passage_may_join_any_two_kinds_of_ground() -> None:
    board = small({"A": "street", "B": "yard"}, doors={"A-B": "barricade"}, lines=[["A", "B"]])
    assert board.doors[0].fitting == "barricade"
    assert (board.topology(0).neighbours, board.topology(1).neighbours) == (((), ()), ((1,), (0,)))
    assert (seen(board, "A"), seen(board, "A", 1)) == ("", "B")


# --- tiles


def test_open_ground_grows_together_with_its_own_kind_and_only_touches_the_rest() -> None:
    faces = {name: open_field(name, kind) for name, kind in (("1R", "yard"), ("2R", "yard"), ("3R", "corn"))}
    board = compile_tiles("fields", faces, [["1R", "2R", "3R"]], [[0, 0, 0]])
    assert [zone.parts for zone in board.zones] == [("r0c0:1R.A", "r0c1:2R.A"), ("r0c2:3R.A",)]
    assert board.labels == ("O1", "K1")
    assert [(link.a, link.b, link.kind, link.x) for link in board.links] == [(0, 1, LINK_STREET, 60)]
    assert board.topology(0).neighbours == ((1,), (0,))


def test_solid_ground_is_no_zone_and_ends_a_line_of_sight() -> None:
    around = {
        "S1": ["street", 0, 0, 30, 9],
        "S2": ["street", 0, 9, 9, 12],
        "S3": ["street", 21, 9, 9, 12],
        "S4": ["street", 0, 21, 30, 9],
        "X": ["solid", 9, 9, 12, 12],
    }
    links = {"street": [["S1", "S2"], ["S1", "S3"], ["S2", "S4"], ["S3", "S4"]]}
    board = compile_tiles("fountain", {"V8": face("V8", around, links)}, [["V8"]], [[90]])
    assert len(board.zones) == 4
    assert seen(board, "r0c0:V8.S2") == "r0c0:V8.S1r0c0:V8.S4"
    assert draw_text(board, {}).count("S") == 4


def test_a_face_needs_no_place_for_objectives_and_crates() -> None:
    board = compile_tiles("cellar", {"3R": CELLAR}, [["3R"]], [[0]])
    assert board.objective_places == board.crate_places == ()


def test_a_fitting_is_printed_on_a_tile_and_in_an_outer_wall() -> None:
    house = face(
        "1R",
        {"A": ["room", 0, 0, 30, 15], "B": ["room", 0, 15, 30, 15]},
        {"none": [["A", "B"]]},
        {where: side("BBB") for where in "NSW"} | {"E": side("BBB", ["A", 7, "barricade"])},
    )
    other = face(
        "2R",
        {"A": ["room", 0, 0, 30, 30]},
        {},
        {where: side("BBB") for where in "NSE"} | {"W": side("BBB", ["A", 7, "barricade"])},
    )
    board = compile_tiles("house", {"1R": house, "2R": other}, [["1R", "2R"]], [[0, 0]])
    assert [(door.name, door.fitting) for door in board.doors] == [
        ("r0c0:1R.A|r0c0:1R.B", "none"),
        ("r0c0:1R.A|r0c1:2R.A", "barricade"),
    ]
    assert board.topology(2).neighbours == ((2,), (), (0,))
    bare = face(
        "2R",
        {"A": ["room", 0, 0, 30, 30]},
        {},
        {w: side("BBB") for w in "NSE"} | {"W": side("BBB", ["A", 7])},
    )
    problems = check_layout([["1R", "2R"]], [[0, 0]], {"1R": house, "2R": bare})
    assert [(problem.key, problem.args) for problem in problems] == [
        ("layout.openings_differ", {"one": "7.5 barricade", "other": "7.5"})
    ]


@pytest.mark.parametrize(
    ("one", "other", "tile"), [("R4", "V4", "4"), ("9V", "9R", "9"), ("attic", "attic", "attic")]
)
def test_two_faces_of_one_tile_never_lie_together_whatever_their_names(
    one: str, other: str, tile: str
) -> None:
    faces = {name: open_field(name, "street") for name in (one, other)}
    assert {found.tile for found in faces.values()} == {tile}
    problems = check_layout([[one, other]], [[0, 0]], faces)
    assert [problem.key for problem in problems] == ["layout.tile_twice"]


def test_a_face_may_name_its_tile() -> None:
    data = {"zones": [{"id": "A", "kind": "street", "rect": [0, 0, 30, 30]}], "links": {}}
    edges = {where: side("SSS") for where in "NESW"}
    assert tile_face({**data, "edges": edges, "tile": "B2"}, "4V").tile == "B2"
    with pytest.raises(BoardError, match="'tile' must name the tile"):
        tile_face({**data, "edges": edges, "tile": 4}, "4V")


def test_a_board_may_have_gaps_between_its_tiles() -> None:
    faces = {name: open_field(name, "street") for name in ("1R", "2R", "3R")}
    grid, turns = [["1R", "2R"], ["", "3R"]], [[0, 0], [0, 90]]
    assert check_layout(grid, turns, faces) == []
    board = compile_tiles("corner", faces, grid, turns)
    assert [zone.parts for zone in board.zones] == [("r0c0:1R.A", "r0c1:2R.A", "r1c1:3R.A")]
    assert [(tile.name, tile.x, tile.y) for tile in board.tiles] == [
        ("1R", 0, 0),
        ("2R", 30, 0),
        ("3R", 30, 30),
    ]
    apart = compile_tiles("apart", faces, [["1R", "", "3R"]], [[0, 0, 0]])
    assert apart.topology(0).neighbours == ((), ())
    assert [problem.key for problem in check_layout([["", ""]], [[0, 0]], faces)] == ["layout.empty"]


# --- floors


def house(*joins: Join, upper: str = "3R") -> Board:
    """Printed streets and rooms, and a cellar below them."""
    faces = {**read_faces(), upper: CELLAR}
    return compile_tiles(
        "house", faces, [["1V"]], [[0]], floors=[Layout([[upper]], [[90]], "cellar")], joins=joins
    )


def test_floors_lie_apart_and_nothing_leads_from_one_to_another() -> None:
    board = house()
    assert [floor.name for floor in board.floors] == ["", "cellar"]
    below = [zone for zone in board.zones if zone.floor]
    assert [zone.name for zone in below] == ["cellar/r0c0:3R.A", "cellar/r0c0:3R.B"]
    assert [board.labels[zone.index] for zone in below] == ["R4", "R5"]
    assert all(rect[0] >= board.floors[1].x > 30 for zone in below for rect in zone.rects)
    for topology in (board.topology(-1), board.topology(-1, 1)):
        for zone in below:
            assert {*topology.neighbours[zone.index], *topology.seen_zones[zone.index]} <= {
                z.index for z in below
            }


def test_a_lift_joins_two_floors_and_shows_neither_to_the_other() -> None:
    board = house(Join("r0c0:1V.A", "cellar/r0c0:3R.B", blind=True))
    above, below = board.zone_index("r0c0:1V.A"), board.zone_index("cellar/r0c0:3R.B")
    topology = board.topology(0)
    assert below in topology.neighbours[above] and above in topology.neighbours[below]
    assert below not in topology.seen_zones[above] and above not in topology.seen_zones[below]
    assert f"{STAIRS}{board.labels[below]}" in draw_text(board, {})
    assert f"{STAIRS}{board.labels[above]}" in draw_svg(board, {})


def test_stairs_are_a_passage_that_can_be_shut() -> None:
    board = house(Join("r0c0:1V.A", "cellar/r0c0:3R.B", fitting="barricade"))
    above, below = board.zone_index("r0c0:1V.A"), board.zone_index("cellar/r0c0:3R.B")
    door = board.door_between(above, below)
    assert board.doors[door].fitting == "barricade"
    assert below not in board.topology(0).neighbours[above]
    assert board.topology(1 << door).ranges[above][below] == 1
    assert f"{CLOSED_DOOR}{STAIRS}{board.labels[below]}" in draw_text(board, {})


def test_a_chute_leads_down_only() -> None:
    board = house(Join("r0c0:1V.A", "cellar/r0c0:3R.B", one_way=True))
    above, below = board.zone_index("r0c0:1V.A"), board.zone_index("cellar/r0c0:3R.B")
    assert (board.topology(0).distance(above, below), board.topology(0).distance(below, above)) == (
        1,
        UNREACHABLE,
    )


@pytest.mark.parametrize(
    "pair", [("r0c0:1V.A", "r0c0:1V.B"), ("r0c0:1V.A", "r0c0:1V.A"), ("r0c0:1V.A", "attic")]
)
def test_a_join_needs_two_zones_that_are_not_joined_yet(pair: tuple[str, str]) -> None:
    with pytest.raises(BoardError, match=r"joined already|two zones of the board"):
        house(Join(*pair))


def test_a_tile_lies_on_one_floor_only() -> None:
    problems = check_layout([["1V"]], [[0]], read_faces(), [Layout([["1R"]], [[0]], "cellar")])
    assert [(problem.key, problem.where) for problem in problems] == [("layout.tile_twice", "cellar/r0c0")]


# --- what else asks for a kind


def test_only_kinds_of_one_game_are_known() -> None:
    with pytest.raises(BoardError, match="one of street, room, or a dark room"):
        compile_abstract({"A": "corn"})
    assert small({"A": "corn"}).zones[0].building == NO_BUILDING


def test_where_no_car_drives_is_drawn_green() -> None:
    faces = {"1R": open_field("1R", "yard"), "2R": open_field("2R", "corn")}
    board = compile_tiles("fields", faces, [["1R", "2R"]], [[0, 0]])
    assert draw_svg(board, {}).count('class="wild"') == 1
    assert draw_svg(compile_abstract({"A": "corn"}, kinds=KINDS), {}).count('class="wild"') == 1
