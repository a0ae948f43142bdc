"""A compiled map: zones, doors and the ways between them, shared unchanged by every game played on it."""

from __future__ import annotations

from typing import Final

from .paths import NOT_SEEN as NOT_SEEN
from .paths import UNREACHABLE as UNREACHABLE
from .paths import Topology as Topology
from .sight import SIGHT_DARK as SIGHT_DARK
from .sight import SIGHT_DEEP as SIGHT_DEEP
from .sight import SightLine, trace_sight
from .tiles import ROOM as ROOM
from .tiles import STREET as STREET
from .tiles import BoardError as BoardError
from .tiles import Rect

LINK_STREET: Final = 0
LINK_OPENING: Final = 1
LINK_DOOR: Final = 2

NO_DOOR: Final = -1
NO_BUILDING: Final = -1

TOPOLOGY_LIMIT: Final = 256
MODE_BITS: Final = 2


class Zone:
    """A room or a stretch of street: the unit of place for everybody on the board."""

    __slots__ = ("building", "dark", "index", "kind", "name", "parts", "rects")

    def __init__(
        self,
        index: int,
        parts: tuple[str, ...],
        kind: int,
        dark: bool,
        building: int,
        rects: tuple[Rect, ...],
    ) -> None:
        self.index: int = index
        self.name: str = parts[0]
        """The public name: the first part in reading order."""
        self.parts: tuple[str, ...] = parts
        self.kind: int = kind
        self.dark: bool = dark
        self.building: int = building
        """The building a room belongs to; NO_BUILDING for a street."""
        self.rects: tuple[Rect, ...] = rects
        """Its ground in board cells; empty on a board without a map."""

    def __repr__(self) -> str:
        return f"Zone({self.index}, {self.name!r})"


class Door:
    """A door that can be open or closed; `a` is the room where the other side is street."""

    __slots__ = ("a", "b", "index", "name", "vertical", "x", "y")

    def __init__(self, index: int, a: int, b: int, name: str, x: float, y: float, vertical: bool) -> None:
        self.index: int = index
        self.a: int = a
        self.b: int = b
        self.name: str = name
        self.x: float = x
        self.y: float = y
        self.vertical: bool = vertical
        """True where the door stands in a wall that runs from north to south."""

    def __repr__(self) -> str:
        return f"Door({self.index}, {self.name!r})"


class Link:
    """A way between two zones: street to street, a permanent opening, or a door."""

    __slots__ = ("a", "b", "door", "high", "kind", "length", "low", "vertical", "x", "y")

    def __init__(
        self,
        a: int,
        b: int,
        kind: int,
        door: int = NO_DOOR,
        x: float = 0.0,
        y: float = 0.0,
        low: int = 0,
        high: int = 0,
        vertical: bool = False,
    ) -> None:
        self.a: int = a
        self.b: int = b
        self.kind: int = kind
        self.door: int = door
        self.x: float = x
        self.y: float = y
        """The middle of the passage, in board cells."""
        self.low: int = low
        self.high: int = high
        """From where to where the two zones touch, along their common edge."""
        self.length: int = high - low
        self.vertical: bool = vertical


class PlacedTile:
    """A tile face as it lies in the layout."""

    __slots__ = ("col", "name", "rotation", "row")

    def __init__(self, name: str, row: int, col: int, rotation: int) -> None:
        self.name: str = name
        self.row: int = row
        self.col: int = col
        self.rotation: int = rotation


class Board:
    """The map of one mission."""

    __slots__ = (
        "_dark",
        "_index",
        "_kinds",
        "_topologies",
        "buildings",
        "crate_places",
        "doors",
        "height",
        "labels",
        "lines",
        "links",
        "name",
        "objective_places",
        "tiles",
        "width",
        "zone_doors",
        "zones",
    )

    def __init__(
        self,
        name: str,
        width: int,
        height: int,
        zones: tuple[Zone, ...],
        doors: tuple[Door, ...],
        links: tuple[Link, ...],
        lines: tuple[SightLine, ...],
        labels: tuple[str, ...],
        objective_places: tuple[tuple[str, int], ...] = (),
        crate_places: tuple[tuple[str, int], ...] = (),
        tiles: tuple[PlacedTile, ...] = (),
    ) -> None:
        self.name: str = name
        self.width: int = width
        self.height: int = height
        self.zones: tuple[Zone, ...] = zones
        self.doors: tuple[Door, ...] = doors
        self.links: tuple[Link, ...] = links
        self.lines: tuple[SightLine, ...] = lines
        self.labels: tuple[str, ...] = labels
        """A short name per zone, for terminals and drawings."""
        self.objective_places: tuple[tuple[str, int], ...] = objective_places
        self.crate_places: tuple[tuple[str, int], ...] = crate_places
        self.tiles: tuple[PlacedTile, ...] = tiles
        self.buildings: tuple[tuple[int, ...], ...] = _group_buildings(zones)
        """The rooms of each building, by zone index."""
        self.zone_doors: tuple[tuple[int, ...], ...] = _doors_by_zone(len(zones), doors)
        """The doors in the walls of each zone."""
        self._kinds: bytes = bytes([zone.kind for zone in zones])
        self._dark: bytes = bytes([1 if zone.dark else 0 for zone in zones])
        self._topologies: dict[int, Topology] = {}
        index: dict[str, int] = {}
        for zone in zones:
            for part in zone.parts:
                index[part] = zone.index
        for number, label in enumerate(labels):
            index.setdefault(label, number)
        self._index: dict[str, int] = index

    def zone_index(self, name: str) -> int:
        """The zone that a part name or a short label means; KeyError if it means none."""
        return self._index[name]

    def door_between(self, a: int, b: int) -> int:
        """The door between two zones, by index; NO_DOOR if they share none."""
        for index in self.zone_doors[a]:
            door = self.doors[index]
            if door.a == b or door.b == b:
                return index
        return NO_DOOR

    def topology(self, open_mask: int, mode: int = 0) -> Topology:
        """Ways and sight while exactly the doors of the mask are open."""
        key = open_mask << MODE_BITS | mode
        found = self._topologies.get(key)
        if found is None:
            found = self._build_topology(open_mask, mode)
            if len(self._topologies) >= TOPOLOGY_LIMIT:
                self._topologies.pop(next(iter(self._topologies)), None)
            self._topologies[key] = found
        return found

    def remembered(self) -> list[Topology]:
        """The topologies that are kept for games to come; TOPOLOGY_LIMIT at the most."""
        return list(self._topologies.values())

    def _build_topology(self, open_mask: int, mode: int) -> Topology:
        ways: list[set[int]] = [set() for _ in self.zones]
        open_pairs: list[tuple[int, int]] = []
        for link in self.links:
            if link.door >= 0 and not open_mask >> link.door & 1:
                continue
            ways[link.a].add(link.b)
            ways[link.b].add(link.a)
            if link.kind != LINK_STREET:
                open_pairs.append((link.a, link.b))
        neighbours = tuple([tuple(sorted(way)) for way in ways])
        ranges = trace_sight(self._kinds, self._dark, self.lines, open_pairs, open_mask, mode)
        return Topology(neighbours, ranges)


def _group_buildings(zones: tuple[Zone, ...]) -> tuple[tuple[int, ...], ...]:
    count = 1 + max([zone.building for zone in zones], default=NO_BUILDING)
    rooms: list[list[int]] = [[] for _ in range(count)]
    for zone in zones:
        if zone.building != NO_BUILDING:
            rooms[zone.building].append(zone.index)
    return tuple([tuple(group) for group in rooms])


def _doors_by_zone(count: int, doors: tuple[Door, ...]) -> tuple[tuple[int, ...], ...]:
    found: list[list[int]] = [[] for _ in range(count)]
    for door in doors:
        found[door.a].append(door.index)
        found[door.b].append(door.index)
    return tuple([tuple(group) for group in found])


def number_buildings(kinds: list[int], openings: list[tuple[int, int]]) -> list[int]:
    """Which building each zone is in: rooms joined by openings are one."""  # Z2-BSPAWN-02
    joined: list[list[int]] = [[] for _ in kinds]
    for a, b in openings:
        if kinds[a] == ROOM and kinds[b] == ROOM:
            joined[a].append(b)
            joined[b].append(a)
    building = [NO_BUILDING] * len(kinds)
    count = 0
    for first in range(len(kinds)):
        if kinds[first] != ROOM or building[first] != NO_BUILDING:
            continue
        building[first] = count
        waiting = [first]
        while waiting:
            for other in joined[waiting.pop()]:
                if building[other] == NO_BUILDING:
                    building[other] = count
                    waiting.append(other)
        count += 1
    return building
