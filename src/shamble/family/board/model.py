"""A compiled map: zones, doors and the ways between them, shared unchanged by every game played on it."""

from __future__ import annotations

from typing import Final

from .kinds import DOOR, ZoneKind
from .kinds import ROOM as ROOM
from .kinds import STREET as STREET
from .paths import NOT_SEEN as NOT_SEEN
from .paths import UNREACHABLE as UNREACHABLE
from .paths import Topology as Topology
from .sight import SIGHT_DARK as SIGHT_DARK
from .sight import SIGHT_DEEP as SIGHT_DEEP
from .sight import Eyes, SightLine
from .tiles import BoardError as BoardError
from .tiles import Rect

LINK_STREET: Final = 0
LINK_OPENING: Final = 1
LINK_DOOR: Final = 2

NO_DOOR: Final = -1
NO_BUILDING: Final = -1

TOPOLOGY_LIMIT: Final = 256
WAYS_LIMIT: Final = 256
"""How many states of its doors are kept for the ways of one zone."""

MODE_BITS: Final = 2


class Zone:
    """A room or a stretch of street: the unit of place for everybody on the board."""

    __slots__ = ("building", "dark", "floor", "index", "kind", "name", "parts", "rects")

    def __init__(
        self,
        index: int,
        parts: tuple[str, ...],
        kind: ZoneKind,
        dark: bool,
        building: int,
        rects: tuple[Rect, ...],
        floor: int = 0,
    ) -> None:
        self.index: int = index
        self.name: str = parts[0]
        """The public name: the first part in reading order."""
        self.parts: tuple[str, ...] = parts
        self.kind: ZoneKind = kind
        self.dark: bool = dark
        self.building: int = building
        """The building a room belongs to; NO_BUILDING for a street."""
        self.rects: tuple[Rect, ...] = rects
        """Its ground in board cells; empty on a board without a map."""
        self.floor: int = floor

    def __repr__(self) -> str:
        return f"Zone({self.index}, {self.name!r})"


class Door:
    """A passage that can be open or shut; `a` is the room where the other side is street."""

    __slots__ = ("a", "b", "fitting", "index", "name", "vertical", "x", "y")

    def __init__(
        self,
        index: int,
        a: int,
        b: int,
        name: str,
        x: float,
        y: float,
        vertical: bool,
        fitting: str = DOOR,
    ) -> None:
        self.index: int = index
        self.a: int = a
        self.b: int = b
        self.name: str = name
        self.x: float = x
        self.y: float = y
        self.vertical: bool = vertical
        """True where the door stands in a wall that runs from north to south."""
        self.fitting: str = fitting
        """What is printed there; a game may put something else into it."""

    def __repr__(self) -> str:
        return f"Door({self.index}, {self.name!r})"


class Link:
    """A way between two zones: street to street, a permanent opening, or a door."""

    __slots__ = ("a", "b", "blind", "door", "high", "kind", "length", "low", "one_way", "vertical", "x", "y")

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
        one_way: bool = False,
        blind: bool = False,
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
        """From where to where the two zones touch, along their common edge; both 0 if they do not."""
        self.length: int = high - low
        self.vertical: bool = vertical
        self.one_way: bool = one_way
        """Whether it leads from a to b only."""
        self.blind: bool = blind
        """Whether nothing is seen through it, as up a lift."""


class PlacedTile:
    """A tile face as it lies in the layout."""

    __slots__ = ("col", "floor", "name", "rotation", "row", "x", "y")

    def __init__(
        self, name: str, row: int, col: int, rotation: int, floor: int = 0, x: int = 0, y: int = 0
    ) -> None:
        self.name: str = name
        self.row: int = row
        self.col: int = col
        self.rotation: int = rotation
        self.floor: int = floor
        self.x: int = x
        self.y: int = y
        """Its upper left corner in board cells."""


class Floor:
    """A storey of the map: tiles that lie together, apart from the other floors on the table."""

    __slots__ = ("height", "name", "width", "x", "y")

    def __init__(self, name: str, x: int, y: int, width: int, height: int) -> None:
        self.name: str = name
        """What the mission calls it; nothing for the one that all others are reached from."""
        self.x: int = x
        self.y: int = y
        self.width: int = width
        self.height: int = height


class Board:
    """The map of one mission."""

    __slots__ = (
        "_blind",
        "_eyes",
        "_index",
        "_topologies",
        "_ways",
        "buildings",
        "crate_places",
        "doors",
        "entries",
        "floors",
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
        floors: tuple[Floor, ...] = (),
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
        self.floors: tuple[Floor, ...] = floors or (Floor("", 0, 0, width, height),)
        self.buildings: tuple[tuple[int, ...], ...] = _group_buildings(zones)
        """The rooms of each building, by zone index."""
        self.zone_doors: tuple[tuple[int, ...], ...] = _doors_by_zone(len(zones), doors)
        """The doors in the walls of each zone."""
        self._ways: _Ways = _Ways(zones, links)
        self.entries: tuple[tuple[tuple[int, int], ...], ...] = tuple(
            [tuple(ways) for ways in self._ways.entries]
        )
        """For each zone the zones from which a way leads there, and the door on it, NO_DOOR for none."""
        self._eyes: Eyes = Eyes(
            [zone.kind for zone in zones],
            [zone.dark for zone in zones],
            lines,
            [(k.a, k.b, k.door) for k in links if k.kind != LINK_STREET and not k.blind],
        )
        self._blind: list[tuple[int, int, int]] = [(k.a, k.b, k.door) for k in links if k.blind]
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
        found = self._topologies.pop(key, None)
        if found is None:
            neighbours, entries = self._ways.at(open_mask)
            blind = [(a, b) for a, b, door in self._blind if door < 0 or open_mask >> door & 1]
            found = Topology(neighbours, entries, self._eyes.views(open_mask, mode), blind)
            if len(self._topologies) >= TOPOLOGY_LIMIT:
                del self._topologies[next(iter(self._topologies))]
        self._topologies[key] = found  # at the end again: those that nobody asked for longest go first
        return found

    def remembered(self) -> list[Topology]:
        """The topologies that are kept for games to come; TOPOLOGY_LIMIT at the most."""
        return list(self._topologies.values())


class _Ways:
    """Where one move leads, for every state of the doors; kept for each zone by the state of its own."""

    __slots__ = ("_back", "_doors", "_known", "_neighbours", "entries")

    def __init__(self, zones: tuple[Zone, ...], links: tuple[Link, ...]) -> None:
        self._neighbours: list[list[tuple[int, int]]] = [[] for _ in zones]
        """The zones that ways lead to from each zone, and the door on the way."""
        self.entries: list[list[tuple[int, int]]] = [[] for _ in zones]
        """The zones that ways lead from to each zone, and the door on the way."""
        self._back: bool = True
        """Whether every way leads back."""
        self._doors: list[int] = [0] * len(zones)
        for link in links:
            if zones[link.b].kind.entered:
                self._neighbours[link.a].append((link.b, link.door))
                self.entries[link.b].append((link.a, link.door))
            if zones[link.a].kind.entered and not link.one_way:
                self._neighbours[link.b].append((link.a, link.door))
                self.entries[link.a].append((link.b, link.door))
            else:
                self._back = False
            if not zones[link.b].kind.entered:
                self._back = False
            if link.door >= 0:
                self._doors[link.a] |= 1 << link.door
                self._doors[link.b] |= 1 << link.door
        self._known: list[dict[int, tuple[tuple[int, ...], tuple[int, ...]]]] = [{} for _ in zones]

    def at(self, open_mask: int) -> tuple[tuple[tuple[int, ...], ...], tuple[tuple[int, ...], ...]]:
        """For each zone the ways out of it, and for each zone the ways into it."""
        out: list[tuple[int, ...]] = []
        back: list[tuple[int, ...]] = []
        for zone, known in enumerate(self._known):
            doors = open_mask & self._doors[zone]
            found = known.get(doors)
            if found is None:
                if len(known) >= WAYS_LIMIT:
                    known.clear()
                ways = _open(self._neighbours[zone], open_mask)
                found = (ways, ways if self._back else _open(self.entries[zone], open_mask))
                known[doors] = found
            out.append(found[0])
            back.append(found[1])
        neighbours = tuple(out)
        return neighbours, neighbours if self._back else tuple(back)


def _open(ways: list[tuple[int, int]], open_mask: int) -> tuple[int, ...]:
    return tuple(sorted({zone for zone, door in ways if door < 0 or open_mask >> door & 1}))


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


def number_buildings(kinds: list[ZoneKind], openings: list[tuple[int, int]]) -> list[int]:
    """Which building each zone is in: rooms joined by openings are one."""  # Z2-BSPAWN-02
    joined: list[list[int]] = [[] for _ in kinds]
    for a, b in openings:
        if kinds[a].indoor and kinds[b].indoor:
            joined[a].append(b)
            joined[b].append(a)
    building = [NO_BUILDING] * len(kinds)
    count = 0
    for first in range(len(kinds)):
        if not kinds[first].indoor or building[first] != NO_BUILDING:
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
