"""From tiles laid side by side to the zones, doors and lines of one board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from .kinds import DOOR, ZoneKind
from .lint import NO_TILE, Layout, check_layout
from .model import (
    LINK_DOOR,
    LINK_OPENING,
    LINK_STREET,
    NO_DOOR,
    Board,
    Door,
    Floor,
    Link,
    PlacedTile,
    Zone,
    number_buildings,
)
from .sight import SightLine
from .tiles import TILE_CELLS, BoardError, Rect, TileFace, TileZone, shared_edge

EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
NORTH: Final = 0


FLOOR_GAP: Final = 6
"""Cells between two floors on the map."""


class Join:
    """A way between two zones that need not touch: stairs, a lift; perhaps with something to shut it."""

    __slots__ = ("blind", "fitting", "one", "one_way", "other")

    def __init__(
        self, one: str, other: str, *, fitting: str = "", blind: bool = False, one_way: bool = False
    ) -> None:
        self.one: str = one
        self.other: str = other
        self.fitting: str = fitting
        """What stands in it; nothing for a way that is always open."""
        self.blind: bool = blind
        self.one_way: bool = one_way


class _Part:
    """A zone of one tile, before streets grow together across tile borders."""

    __slots__ = ("dark", "floor", "kind", "name", "rect", "tile", "zone")

    def __init__(self, name: str, printed: TileZone, rect: Rect, tile: int, floor: int) -> None:
        self.name: str = name
        self.kind: ZoneKind = printed.kind
        self.dark: bool = printed.dark
        self.rect: Rect = rect
        self.tile: int = tile
        self.floor: int = floor
        self.zone: int = -1


class _Gate:
    """A way between two parts, and the stretch of wall or line it lies in, if they touch."""

    __slots__ = (
        "a",
        "b",
        "blind",
        "door",
        "fitting",
        "high",
        "kind",
        "line",
        "low",
        "middle",
        "one_way",
        "vertical",
    )

    def __init__(self, a: _Part, b: _Part, kind: int, middle: float = -1.0, fitting: str = DOOR) -> None:
        edge = shared_edge(a.rect, b.rect) or (False, 0, 0, 0)
        self.a: int = a.zone
        self.b: int = b.zone
        self.kind: int = kind
        self.vertical: bool = edge[0]
        self.line: int = edge[1]
        self.low: int = edge[2]
        self.high: int = edge[3]
        self.middle: float = (self.low + self.high) / 2 if middle < 0 else middle
        self.fitting: str = fitting
        self.door: int = NO_DOOR
        self.one_way: bool = False
        self.blind: bool = False

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
    floors: Sequence[Layout] = (),
    joins: Sequence[Join] = (),
) -> Board:
    """The board of tiles laid out in rows, each turned clockwise by its degrees.

    extra_doors name two zones each: a mission puts a door token on the opening between them. Further floors
    lie beside the first one; only joins lead from one to another.
    """
    problems = check_layout(grid, rotations, tiles, floors)
    if problems:
        raise BoardError("; ".join([f"{p.where}: {p.key} {p.args}" for p in problems]))
    storeys, placed = _lay_out((Layout(grid, rotations), *floors))
    faces = [tiles[tile.name].rotated(tile.rotation) for tile in placed]
    prefixes = [_prefix(tile, storeys) for tile in placed]
    width = max([floor.x + floor.width for floor in storeys])
    height = max([floor.height for floor in storeys])

    parts = _cut_out(faces, placed, prefixes)
    groups = _join_streets(parts)
    by_name = {part.name: part for part in parts}
    gates = _printed_gates(faces, prefixes, by_name)
    gates += _border_openings(faces, placed, prefixes, by_name)
    gates += _border_streets(parts)
    for one, other in extra_doors:
        _put_door(gates, by_name, one, other)
    for join in joins:
        gates.append(_join_up(gates, by_name, join))
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
                group[0].floor,
            )
            for index, group in enumerate(groups)
        ]
    )
    for gate in gates:
        if gate.low == gate.high:
            x, y, w, h = zones[gate.a].rects[0]
            gate.vertical, gate.line, gate.middle = False, y + h - 3, x + w / 2
    doors = _number_doors(gates, zones)
    objectives, crates = [], []
    for index, face in enumerate(faces):
        if face.objective:
            objectives.append((placed[index].name, by_name[prefixes[index] + face.objective].zone))
        if face.crate:
            crates.append((placed[index].name, by_name[prefixes[index] + face.crate].zone))
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
        tuple(storeys),
    )


def _lay_out(layouts: Sequence[Layout]) -> tuple[list[Floor], list[PlacedTile]]:
    """Every floor beside the one before, and every tile where it lies on the whole map."""
    floors: list[Floor] = []
    placed: list[PlacedTile] = []
    left = 0
    for number, layout in enumerate(layouts):
        width, height = TILE_CELLS * len(layout.grid[0]), TILE_CELLS * len(layout.grid)
        floors.append(Floor(layout.name, left, 0, width, height))
        for row, names in enumerate(layout.grid):
            for col, tile in enumerate(names):
                if tile != NO_TILE:
                    x, y = left + TILE_CELLS * col, TILE_CELLS * row
                    placed.append(PlacedTile(tile, row, col, layout.rotations[row][col], number, x, y))
        left += width + FLOOR_GAP
    return floors, placed


def _prefix(tile: PlacedTile, floors: Sequence[Floor]) -> str:
    """What the names of a tile's zones begin with."""
    name = floors[tile.floor].name
    return f"{name}/r{tile.row}c{tile.col}:{tile.name}." if name else f"r{tile.row}c{tile.col}:{tile.name}."


def _cut_out(faces: list[TileFace], placed: list[PlacedTile], prefixes: list[str]) -> list[_Part]:
    parts: list[_Part] = []
    for index, face in enumerate(faces):
        tile = placed[index]
        for zone in face.zones:
            x, y, w, h = zone.rect
            rect = (x + tile.x, y + tile.y, w, h)
            parts.append(_Part(prefixes[index] + zone.id, zone, rect, index, tile.floor))
    return parts


def _join_streets(parts: list[_Part]) -> list[list[_Part]]:
    """Zones in reading order; street parts that touch across a tile border are one (Z2-MOVE-01)."""
    groups: list[list[_Part]] = []
    for first in parts:
        if first.zone >= 0:
            continue
        first.zone = len(groups)
        group = [first]
        waiting = [first] if first.kind.grows else []
        while waiting:
            part = waiting.pop()
            for other in parts:
                if other.zone < 0 and other.kind is part.kind and other.tile != part.tile:
                    if shared_edge(part.rect, other.rect) is not None:
                        other.zone = first.zone
                        group.append(other)
                        waiting.append(other)
        groups.append([part for part in parts if part.zone == first.zone])
    return groups


def _printed_gates(faces: list[TileFace], prefixes: list[str], by_name: dict[str, _Part]) -> list[_Gate]:
    gates: list[_Gate] = []
    for index, face in enumerate(faces):
        prefix = prefixes[index]
        for kind, pairs in ((LINK_STREET, face.streets), (LINK_OPENING, face.openings)):
            for a, b in pairs:
                gates.append(_Gate(by_name[prefix + a], by_name[prefix + b], kind))
        for number, (a, b) in enumerate(face.doors):
            fitting = face.fittings[number]
            gates.append(_Gate(by_name[prefix + a], by_name[prefix + b], LINK_DOOR, fitting=fitting))
    return gates


def _border_openings(
    faces: list[TileFace], placed: list[PlacedTile], prefixes: list[str], by_name: dict[str, _Part]
) -> list[_Gate]:
    """Rooms of neighbouring tiles are joined where both print an opening at the same place."""
    at = {(tile.floor, tile.row, tile.col): index for index, tile in enumerate(placed)}
    gates: list[_Gate] = []
    for index, tile in enumerate(placed):
        east = at.get((tile.floor, tile.row, tile.col + 1))
        if east is not None:
            gates += _meet(faces, prefixes, by_name, (index, EAST), (east, WEST), tile.y)
        south = at.get((tile.floor, tile.row + 1, tile.col))
        if south is not None:
            gates += _meet(faces, prefixes, by_name, (index, SOUTH), (south, NORTH), tile.x)
    return gates


def _meet(
    faces: list[TileFace],
    prefixes: list[str],
    by_name: dict[str, _Part],
    one: tuple[int, int],
    other: tuple[int, int],
    origin: int,
) -> list[_Gate]:
    """The ways through two sides that lie against each other, each a tile and one of its sides."""
    gates: list[_Gate] = []
    for here in faces[one[0]].sides[one[1]].openings:
        for there in faces[other[0]].sides[other[1]].openings:
            if here.place == there.place:
                a = by_name[prefixes[one[0]] + here.zone]
                b = by_name[prefixes[other[0]] + there.zone]
                kind = LINK_DOOR if here.fitting else LINK_OPENING
                gates.append(_Gate(a, b, kind, origin + here.place / 2, here.fitting or DOOR))
    return gates


def _border_streets(parts: list[_Part]) -> list[_Gate]:
    """Open ground of two tiles that touches and is not one zone is a way all the same: corn beside a yard."""
    gates: list[_Gate] = []
    outside = [part for part in parts if not part.kind.indoor]
    if len({part.kind.name for part in outside if part.kind.grows}) < 2 and all(
        [part.kind.grows for part in outside]
    ):
        return gates
    for number, one in enumerate(outside):
        for other in outside[number + 1 :]:
            if one.zone != other.zone and one.tile != other.tile:
                if shared_edge(one.rect, other.rect) is not None:
                    gates.append(_Gate(one, other, LINK_STREET))
    return gates


def _put_door(gates: list[_Gate], by_name: dict[str, _Part], one: str, other: str) -> None:
    a, b = _two_zones(by_name, "door token", one, other)
    for index, gate in enumerate(gates):
        if gate.kind == LINK_OPENING and gate.joins(a.zone, b.zone):
            gate.kind = LINK_DOOR
            # Behind the printed doors, so that their numbers do not depend on tokens.
            gates.append(gates.pop(index))
            return
    raise BoardError(f"no opening between {one} and {other} that could hold a door token")


def _join_up(gates: list[_Gate], by_name: dict[str, _Part], join: Join) -> _Gate:
    """A way that a mission lays from one zone to another, wherever they are."""
    a, b = _two_zones(by_name, "way", join.one, join.other)
    if a.zone == b.zone or any([gate.joins(a.zone, b.zone) for gate in gates]):
        raise BoardError(f"{join.one} and {join.other} are one zone or joined already")
    gate = _Gate(a, b, LINK_DOOR if join.fitting else LINK_OPENING, fitting=join.fitting or DOOR)
    gate.low = gate.high
    gate.one_way = join.one_way
    gate.blind = join.blind
    return gate


def _two_zones(by_name: dict[str, _Part], what: str, one: str, other: str) -> tuple[_Part, _Part]:
    if one not in by_name or other not in by_name:
        raise BoardError(f"a {what} needs two zones of the board, not {one} and {other}")
    return by_name[one], by_name[other]


def _number_doors(gates: list[_Gate], zones: tuple[Zone, ...]) -> tuple[Door, ...]:
    """The passages that can be shut, the room first where one of two zones is a room."""
    doors: list[Door] = []
    for gate in gates:
        if gate.kind != LINK_DOOR:
            continue
        if not gate.one_way:
            inside, outside = zones[gate.a].kind.indoor, zones[gate.b].kind.indoor
            if (inside == outside and gate.b < gate.a) or (outside and not inside):
                gate.a, gate.b = gate.b, gate.a
        gate.door = len(doors)
        x, y = gate.place()
        title = f"{zones[gate.a].name}|{zones[gate.b].name}"
        doors.append(Door(gate.door, gate.a, gate.b, title, x, y, gate.vertical, gate.fitting))
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
        if gate.kind == LINK_DOOR or gate.one_way:
            a, b = gate.a, gate.b
        x, y = gate.place()
        link = Link(a, b, gate.kind, gate.door, x, y, gate.low, gate.high, gate.vertical)
        link.one_way, link.blind = gate.one_way, gate.blind
        links.append(link)
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
    """S1, S2 .. for streets and R1, R2 .. for rooms, numbered as the eye reads the map, floor by floor."""
    order = sorted([(z.floor, z.rects[0][1], z.rects[0][0], z.index) for z in zones])
    labels = [""] * len(zones)
    counts: dict[str, int] = {}
    for _, _, _, index in order:
        letter = zones[index].kind.letter
        counts[letter] = counts.get(letter, 0) + 1
        labels[index] = f"{letter}{counts[letter]}"
    return tuple(labels)
