"""From tiles laid side by side to the zones, doors and lines of one board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from .lint import check_layout
from .model import (
    LINK_DOOR,
    LINK_OPENING,
    LINK_STREET,
    NO_DOOR,
    Board,
    Door,
    Link,
    PlacedTile,
    Zone,
    number_buildings,
)
from .sight import SightLine
from .tiles import ROOM, STREET, TILE_CELLS, BoardError, Rect, TileFace, TileZone, shared_edge

EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
NORTH: Final = 0


class _Part:
    """A zone of one tile, before streets grow together across tile borders."""

    __slots__ = ("dark", "kind", "name", "rect", "tile", "zone")

    def __init__(self, name: str, printed: TileZone, rect: Rect, tile: int) -> None:
        self.name: str = name
        self.kind: int = printed.kind
        self.dark: bool = printed.dark
        self.rect: Rect = rect
        self.tile: int = tile
        self.zone: int = -1


class _Gate:
    """A way between two parts, and the stretch of wall or line it lies in."""

    __slots__ = ("a", "b", "door", "high", "kind", "line", "low", "middle", "vertical")

    def __init__(self, a: _Part, b: _Part, kind: int, middle: float = -1.0) -> None:
        edge = shared_edge(a.rect, b.rect)
        if edge is None:
            raise BoardError(f"{a.name} and {b.name} share no edge")
        self.a: int = a.zone
        self.b: int = b.zone
        self.kind: int = kind
        self.vertical: bool = edge[0]
        self.line: int = edge[1]
        self.low: int = edge[2]
        self.high: int = edge[3]
        self.middle: float = (self.low + self.high) / 2 if middle < 0 else middle
        self.door: int = NO_DOOR

    def joins(self, a: int, b: int) -> bool:
        return (self.a == a and self.b == b) or (self.a == b and self.b == a)

    def place(self) -> tuple[float, float]:
        return (self.line, self.middle) if self.vertical else (self.middle, self.line)


def compile_tiles(
    name: str,
    tiles: Mapping[str, TileFace],
    grid: Sequence[Sequence[str]],
    rotations: Sequence[Sequence[int]],
    extra_doors: Sequence[tuple[str, str]] = (),
) -> Board:
    """The board of tiles laid out in rows, each turned clockwise by its degrees.

    extra_doors name two zones each: a mission puts a door token on the opening between them.
    """
    problems = check_layout(grid, rotations, tiles)
    if problems:
        raise BoardError("; ".join([f"{p.where}: {p.key} {p.args}" for p in problems]))
    faces: list[TileFace] = []
    placed: list[PlacedTile] = []
    for row, names in enumerate(grid):
        for col, tile in enumerate(names):
            faces.append(tiles[tile].rotated(rotations[row][col]))
            placed.append(PlacedTile(tile, row, col, rotations[row][col]))
    width, height = TILE_CELLS * len(grid[0]), TILE_CELLS * len(grid)

    parts = _cut_out(faces, placed)
    groups = _join_streets(parts)
    by_name = {part.name: part for part in parts}
    gates = _printed_gates(faces, placed, by_name) + _border_openings(faces, placed, by_name, len(grid[0]))
    for one, other in extra_doors:
        _put_door(gates, by_name, one, other)
    openings = [(gate.a, gate.b) for gate in gates if gate.kind == LINK_OPENING]
    building = number_buildings([group[0].kind for group in groups], openings)
    zones = tuple(
        [
            Zone(
                index,
                tuple([part.name for part in group]),
                group[0].kind,
                group[0].dark,
                building[index],
                _merge_rects([part.rect for part in group]),
            )
            for index, group in enumerate(groups)
        ]
    )
    doors = _number_doors(gates, zones)
    objectives, crates = [], []
    for tile_index, face in enumerate(faces):
        prefix = _prefix(placed[tile_index])
        objectives.append((placed[tile_index].name, by_name[prefix + face.objective].zone))
        crates.append((placed[tile_index].name, by_name[prefix + face.crate].zone))
    return Board(
        name,
        width,
        height,
        zones,
        doors,
        _links(gates),
        _sight_lines(zones, gates, width, height),
        _labels(zones),
        tuple(objectives),
        tuple(crates),
        tuple(placed),
    )


def _prefix(tile: PlacedTile) -> str:
    return f"r{tile.row}c{tile.col}:{tile.name}."


def _cut_out(faces: list[TileFace], placed: list[PlacedTile]) -> list[_Part]:
    parts: list[_Part] = []
    for index, face in enumerate(faces):
        tile = placed[index]
        for zone in face.zones:
            x, y, w, h = zone.rect
            rect = (x + TILE_CELLS * tile.col, y + TILE_CELLS * tile.row, w, h)
            parts.append(_Part(_prefix(tile) + zone.id, zone, rect, index))
    return parts


def _join_streets(parts: list[_Part]) -> list[list[_Part]]:
    """Zones in reading order; street parts that touch across a tile border are one (Z2-MOVE-01)."""
    groups: list[list[_Part]] = []
    for first in parts:
        if first.zone >= 0:
            continue
        first.zone = len(groups)
        group = [first]
        waiting = [first] if first.kind == STREET else []
        while waiting:
            part = waiting.pop()
            for other in parts:
                if other.zone < 0 and other.kind == STREET and other.tile != part.tile:
                    if shared_edge(part.rect, other.rect) is not None:
                        other.zone = first.zone
                        group.append(other)
                        waiting.append(other)
        groups.append([part for part in parts if part.zone == first.zone])
    return groups


def _printed_gates(faces: list[TileFace], placed: list[PlacedTile], by_name: dict[str, _Part]) -> list[_Gate]:
    gates: list[_Gate] = []
    for index, face in enumerate(faces):
        prefix = _prefix(placed[index])
        for kind, pairs in (
            (LINK_STREET, face.streets),
            (LINK_OPENING, face.openings),
            (LINK_DOOR, face.doors),
        ):
            for a, b in pairs:
                gates.append(_Gate(by_name[prefix + a], by_name[prefix + b], kind))
    return gates


def _border_openings(
    faces: list[TileFace], placed: list[PlacedTile], by_name: dict[str, _Part], cols: int
) -> list[_Gate]:
    """Rooms of neighbouring tiles are joined where both print an opening at the same place."""
    gates: list[_Gate] = []
    for index, tile in enumerate(placed):
        if tile.col + 1 < cols:
            gates += _meet(faces, placed, by_name, index, EAST, index + 1, WEST, TILE_CELLS * tile.row)
        if index + cols < len(faces):
            gates += _meet(faces, placed, by_name, index, SOUTH, index + cols, NORTH, TILE_CELLS * tile.col)
    return gates


def _meet(
    faces: list[TileFace],
    placed: list[PlacedTile],
    by_name: dict[str, _Part],
    index: int,
    side: int,
    other: int,
    other_side: int,
    origin: int,
) -> list[_Gate]:
    gates: list[_Gate] = []
    for here in faces[index].sides[side].openings:
        for there in faces[other].sides[other_side].openings:
            if here.place == there.place:
                a = by_name[_prefix(placed[index]) + here.zone]
                b = by_name[_prefix(placed[other]) + there.zone]
                gates.append(_Gate(a, b, LINK_OPENING, origin + here.place / 2))
    return gates


def _put_door(gates: list[_Gate], by_name: dict[str, _Part], one: str, other: str) -> None:
    if one not in by_name or other not in by_name:
        raise BoardError(f"a door token needs two zones of the board, not {one} and {other}")
    a, b = by_name[one].zone, by_name[other].zone
    for index, gate in enumerate(gates):
        if gate.kind == LINK_OPENING and gate.joins(a, b):
            gate.kind = LINK_DOOR
            # Behind the printed doors, so that their numbers do not depend on tokens.
            gates.append(gates.pop(index))
            return
    raise BoardError(f"no opening between {one} and {other} that could hold a door token")


def _number_doors(gates: list[_Gate], zones: tuple[Zone, ...]) -> tuple[Door, ...]:
    doors: list[Door] = []
    for gate in gates:
        if gate.kind != LINK_DOOR:
            continue
        if zones[gate.a].kind == ROOM and zones[gate.b].kind == ROOM and gate.b < gate.a:
            gate.a, gate.b = gate.b, gate.a
        gate.door = len(doors)
        x, y = gate.place()
        title = f"{zones[gate.a].name}|{zones[gate.b].name}"
        doors.append(Door(gate.door, gate.a, gate.b, title, x, y, gate.vertical))
    return tuple(doors)


def _links(gates: list[_Gate]) -> tuple[Link, ...]:
    """The ways between zones; a crossing drawn on two neighbouring tiles is one way."""
    links: list[Link] = []
    spans: dict[tuple[int, int, bool, int], tuple[int, int]] = {}
    for gate in gates:
        a, b = min(gate.a, gate.b), max(gate.a, gate.b)
        if gate.kind == LINK_STREET:
            key = (a, b, gate.vertical, gate.line)
            low, high = spans.get(key, (gate.low, gate.high))
            spans[key] = (min(low, gate.low), max(high, gate.high))
            continue
        if gate.kind == LINK_DOOR:
            a, b = gate.a, gate.b
        x, y = gate.place()
        links.append(Link(a, b, gate.kind, gate.door, x, y, gate.low, gate.high, gate.vertical))
    for (a, b, vertical, line), (low, high) in spans.items():
        middle = (low + high) / 2
        x, y = (float(line), middle) if vertical else (middle, float(line))
        links.append(Link(a, b, LINK_STREET, NO_DOOR, x, y, low, high, vertical))
    links.sort(key=_link_order)
    return tuple(links)


def _link_order(link: Link) -> tuple[int, int, int, float, float]:
    return (min(link.a, link.b), max(link.a, link.b), link.kind, link.x, link.y)


def _merge_rects(rects: list[Rect]) -> tuple[Rect, ...]:
    """One rectangle if the parts fill one, as street parts do in any layout whose sides match."""
    left, top = min([r[0] for r in rects]), min([r[1] for r in rects])
    right, bottom = max([r[0] + r[2] for r in rects]), max([r[1] + r[3] for r in rects])
    if (right - left) * (bottom - top) == sum([r[2] * r[3] for r in rects]):
        return ((left, top, right - left, bottom - top),)
    return tuple(rects)


def _sight_lines(
    zones: tuple[Zone, ...], gates: list[_Gate], width: int, height: int
) -> tuple[SightLine, ...]:
    """Every different run of zones that a row or a column of cells passes through without meeting a wall.

    Where a door stands in its wall is not known from the tiles, so it lets sight pass along the whole
    edge that its two zones share. Street slots line up, which makes this the same for every cell of a slot.
    """
    owner = [-1] * (width * height)
    for zone in zones:
        for x, y, w, h in zone.rects:
            for row in range(y, y + h):
                for cell in range(row * width + x, row * width + x + w):
                    owner[cell] = zone.index
    ways: dict[tuple[bool, int, int], int] = {}
    for gate in gates:
        for cell in range(gate.low, gate.high):
            ways[(gate.vertical, gate.line, cell)] = gate.door
    found: dict[tuple[tuple[int, ...], tuple[int, ...]], bool] = {}
    for y in range(height):
        _runs([owner[y * width + x] for x in range(width)], True, y, ways, found)
    for x in range(width):
        _runs([owner[y * width + x] for y in range(height)], False, x, ways, found)
    return tuple([SightLine(run, doors) for run, doors in found])


def _runs(
    cells: list[int],
    vertical_walls: bool,
    across: int,
    ways: dict[tuple[bool, int, int], int],
    found: dict[tuple[tuple[int, ...], tuple[int, ...]], bool],
) -> None:
    run, doors = [cells[0]], list[int]()
    for line in range(1, len(cells)):
        if cells[line] == cells[line - 1]:
            continue
        way = (vertical_walls, line, across)
        if way in ways:
            doors.append(ways[way])
            run.append(cells[line])
            continue
        if doors:
            found[(tuple(run), tuple(doors))] = True
        run, doors = [cells[line]], []
    if doors:
        found[(tuple(run), tuple(doors))] = True


def _labels(zones: tuple[Zone, ...]) -> tuple[str, ...]:
    """S1, S2 .. for streets and R1, R2 .. for rooms, numbered as the eye reads the map."""
    order = sorted([(z.rects[0][1], z.rects[0][0], z.index) for z in zones])
    labels = [""] * len(zones)
    streets, rooms = 0, 0
    for _, _, index in order:
        if zones[index].kind == STREET:
            streets += 1
            labels[index] = f"S{streets}"
        else:
            rooms += 1
            labels[index] = f"R{rooms}"
    return tuple(labels)
