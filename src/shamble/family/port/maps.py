"""A mission's map: as the page reads it, and as a picture with what lies on it when the mission begins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from shamble.family.board.draw import DAY, NIGHT, Mark, draw_svg
from shamble.family.board.model import LINK_DOOR, LINK_OPENING, LINK_STREET, Board
from shamble.family.missions.mission import Mission
from shamble.family.position.printed import ZombieKind
from shamble.kernel.book import Book

from . import messages

LINK_KINDS: Final[dict[int, Any]] = {LINK_STREET: "street", LINK_OPENING: "opening", LINK_DOOR: "door"}
PALETTES: Final[dict[str, Mapping[str, str]]] = {"night": NIGHT, "day": DAY}


def board_info(board: Board) -> messages.BoardInfo:
    """The map with everything a drawing needs."""
    return messages.BoardInfo(
        board.name,
        board.width,
        board.height,
        [
            messages.ZoneInfo(
                zone.index,
                zone.name,
                board.labels[zone.index],
                zone.kind.name,
                zone.kind.indoor,
                zone.dark,
                zone.building,
                list(zone.parts),
                [messages.Rect(*rect) for rect in zone.rects],
                zone.floor,
            )
            for zone in board.zones
        ],
        [messages.DoorInfo(d.index, d.name, d.a, d.b, d.x, d.y, d.vertical, d.fitting) for d in board.doors],
        [
            messages.LinkInfo(
                link.a,
                link.b,
                LINK_KINDS[link.kind],
                link.door,
                link.x,
                link.y,
                link.low,
                link.high,
                link.vertical,
                link.blind,
            )
            for link in board.links
        ],
        [messages.TileInfo(it.name, it.row, it.col, it.rotation, it.x, it.y) for it in board.tiles],
        [list(rooms) for rooms in board.buildings],
        [messages.FloorInfo(it.name, it.x, it.y, it.width, it.height) for it in board.floors],
    )


def start_marks(found: Mission) -> dict[int, list[Mark]]:
    """Starts, exits, spawn zones and objectives of a mission, by zone."""
    marks: dict[int, list[Mark]] = {}

    def mark(zone: int, sort: str, label: str) -> None:
        marks.setdefault(zone, []).append(Mark(sort, label))

    for zone in found.starts:
        mark(zone, "start", "S")
    for zone in found.exits:
        mark(zone, "exit", "E")
    for number, zone in enumerate(found.spawns):
        mark(zone, "spawn", str(number + 1))
    for zone in found.objectives:
        if zone >= 0:
            mark(zone, "objective", "X")
    return marks


def drawing_of(found: Mission, rows: Book, theme: str, detail: str) -> str:
    """The map as a picture, with what lies on it when the mission begins."""
    marks = start_marks(found)

    def mark(zone: int, sort: str, label: str) -> None:
        marks.setdefault(zone, []).append(Mark(sort, label))

    if detail == "full":
        kinds = [row for row in rows.rows("zombies").values() if isinstance(row, ZombieKind)]
        for zone in found.crates:
            if zone >= 0:
                mark(zone, "crate", "C")
        for which, zone, number in found.zombies:
            mark(zone, kinds[which].type, str(number))
    return draw_svg(found.board, marks, found.open_doors, PALETTES[theme], fittings=found.fittings)
