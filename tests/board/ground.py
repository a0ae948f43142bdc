"""Ground of other games than the first: a few kinds of zones, and faces with them, for the tests."""

from __future__ import annotations

from typing import Any, Final

from shamble.family.board import ROOM, STREET, TileFace, ZoneKind, tile_face

YARD: Final = ZoneKind("yard", "O", indoor=False, passes=True, drive=True, grows=True, spawns=True)
CORN: Final = ZoneKind("corn", "K", indoor=False, looks=False, seen=False, grows=True)
WOODS: Final = ZoneKind("woods", "W", indoor=False, seen=False, grows=True)
STATUE: Final = ZoneKind("statue", "Z", indoor=False, spawns=True, entered=False)
HALL: Final = ZoneKind("hall", "H", indoor=True, passes=True)
KINDS: Final = {kind.name: kind for kind in (STREET, ROOM, YARD, CORN, WOODS, STATUE, HALL)}


def side(slots: str, *openings: list[Any]) -> dict[str, Any]:
    """One side of a face."""
    return {"slots": slots, "openings": list(openings)}


def face(
    name: str,
    zones: dict[str, list[Any]],
    links: dict[str, list[list[str]]] | None = None,
    edges: dict[str, Any] | None = None,
) -> TileFace:
    """A face from zones by name, each its kind and its rectangle; open ground lies on all sides."""
    rows = [{"id": id, "kind": kind, "rect": rect} for id, (kind, *rect) in zones.items()]
    sides = {where: side("SSS") for where in "NESW"} | (edges or {})
    return tile_face({"zones": rows, "links": links or {}, "edges": sides}, name, KINDS)


def open_field(name: str, kind: str) -> TileFace:
    """A face of one kind of ground from edge to edge."""
    return face(name, {"A": [kind, 0, 0, 30, 30]})


CELLAR: Final = face(
    "3R",
    {"A": ["room", 0, 0, 15, 30], "B": ["room", 15, 0, 15, 30]},
    {"opening": [["A", "B"]]},
    {where: side("BBB") for where in "NESW"},
)
