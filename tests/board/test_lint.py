"""Layouts that fit, and everything that can be wrong with one."""

from __future__ import annotations

from typing import Any

import pytest

from shamble.family.board import BoardError, TileFace, check_layout, compile_tiles, tile_face


def test_every_known_layout_of_a_mission_fits_and_compiles(
    layouts: dict[str, Any], faces: dict[str, TileFace]
) -> None:
    for name, layout in layouts.items():
        for rotations in layout["rotations"]:
            assert check_layout(layout["grid"], rotations, faces) == [], (name, rotations)
            board = compile_tiles(name, faces, layout["grid"], rotations)
            assert len(board.tiles) == len(board.objective_places) == len(board.crate_places)


def found(problems: list[Any]) -> list[tuple[str, str]]:
    return [(problem.key, problem.where) for problem in problems]


@pytest.mark.rule("Z2-SETUP-01")
def test_both_faces_of_one_tile_cannot_lie_on_the_table(faces: dict[str, TileFace]) -> None:
    problems = check_layout([["9R", "9V"]], [[0, 0]], faces)
    assert found(problems) == [("layout.tile_twice", "r0c1")]
    assert problems[0].args == {"tile": "9V", "number": "9", "first": "r0c0"}


@pytest.mark.parametrize(
    ("grid", "rotations", "problems"),
    [
        ([], [], [("layout.empty", "grid")]),
        ([["1V", "7R"], ["5R"]], [[270, 180], [0]], [("layout.uneven_rows", "r1")]),
        ([["9R"]], [[0, 0]], [("layout.rotations_shape", "rotations")]),
        ([["11X"]], [[0]], [("layout.unknown_tile", "r0c0")]),
        ([["9R"]], [[45]], [("layout.bad_rotation", "r0c0")]),
        ([["1V", "3V"]], [[0, 270]], [("layout.sides_differ", "r0c0|r0c1")]),
        ([["1V"], ["3V"]], [[0], [90]], [("layout.sides_differ", "r0c0|r1c0")]),
    ],
)
def test_each_fault_of_a_layout_has_its_key(
    faces: dict[str, TileFace], grid: Any, rotations: Any, problems: list[tuple[str, str]]
) -> None:
    assert found(check_layout(grid, rotations, faces)) == problems
    with pytest.raises(BoardError, match=r"layout\."):
        compile_tiles("bad", faces, grid, rotations)


def test_openings_that_do_not_meet_are_reported(
    faces: dict[str, TileFace], tile_data: dict[str, Any]
) -> None:
    data = dict(tile_data["7R"])
    data["edges"] = {**data["edges"], "W": {"slots": "SBS", "openings": [["A", 12]]}}
    changed = {**faces, "7R": tile_face(data)}
    problems = check_layout([["7R", "5R"]], [[180, 0]], changed)
    assert found(problems) == [("layout.openings_differ", "r0c0|r0c1")]
    assert problems[0].args == {"one": "17.5", "other": "15"}


def test_all_faults_are_reported_at_once(faces: dict[str, TileFace]) -> None:
    problems = check_layout([["1V", "1R", "XX"], ["3V", "3V", "9R"]], [[0, 0, 0], [0, 10, 0]], faces)
    assert {problem.key for problem in problems} == {
        "layout.unknown_tile",
        "layout.tile_twice",
        "layout.bad_rotation",
        "layout.sides_differ",
    }
