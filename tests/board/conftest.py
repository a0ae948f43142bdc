"""Boards for the tests: the real tile faces, and the layouts of the printed missions."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

import shamble
from shamble.family.board import Board, TileFace, compile_tiles, tile_face

HERE = Path(__file__).parent
TILES = Path(shamble.__file__).parent / "games/zombicide_2e/content/tiles.yaml"


@cache
def read_tile_data() -> dict[str, Any]:
    tiles: dict[str, Any] = yaml.safe_load(TILES.read_text(encoding="utf-8"))["tiles"]
    return tiles


@cache
def read_faces() -> dict[str, TileFace]:
    return {name: tile_face(data, name) for name, data in read_tile_data().items()}


@cache
def read_layouts() -> dict[str, Any]:
    layouts: dict[str, Any] = yaml.safe_load((HERE / "boards.yaml").read_text(encoding="utf-8"))["boards"]
    return layouts


@cache
def mission_board(name: str, candidate: int = 0) -> Board:
    layout = read_layouts()[name]
    return compile_tiles(name, read_faces(), layout["grid"], layout["rotations"][candidate])


@pytest.fixture
def tile_data() -> dict[str, Any]:
    return read_tile_data()


@pytest.fixture
def faces() -> dict[str, TileFace]:
    return read_faces()


@pytest.fixture
def layouts() -> dict[str, Any]:
    return read_layouts()


@pytest.fixture
def m1() -> Board:
    return mission_board("M1")


@pytest.fixture
def m2() -> Board:
    return mission_board("M2")
