"""Tile faces: the printed map pieces a mission is laid out from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

Rect = tuple[int, int, int, int]
"""x, y, width, height in cells."""

TILE_CELLS: Final = 30
SLOT_BOUNDS: Final = (0, 9, 21, 30)
"""Streets are 9 cells wide, so a tile side has three slots."""

SIDES: Final = ("N", "E", "S", "W")
TURNS: Final = (0, 90, 180, 270)

STREET: Final = 0
ROOM: Final = 1


class BoardError(ValueError):
    """Map data that no table could lay out."""


class TileZone:
    """A room, or a piece of street, as printed on one face."""

    __slots__ = ("dark", "id", "kind", "rect")

    def __init__(self, id: str, kind: int, dark: bool, rect: Rect) -> None:
        self.id: str = id
        self.kind: int = kind
        self.dark: bool = dark
        self.rect: Rect = rect


class TileOpening:
    """A gap printed in the outer wall of a face, to be met by the neighbouring tile."""

    __slots__ = ("place", "zone")

    def __init__(self, zone: str, place: int) -> None:
        self.zone: str = zone
        self.place: int = place
        """Middle of the gap along its side, in half cells (0 to 60), so that mirroring stays exact."""


class TileSide:
    """One side of a face: street or building in each slot, and the gaps in its walls."""

    __slots__ = ("openings", "slots")

    def __init__(self, slots: str, openings: tuple[TileOpening, ...]) -> None:
        self.slots: str = slots
        self.openings: tuple[TileOpening, ...] = openings

    def mirrored(self) -> TileSide:
        """The same side read from its other end."""
        flipped = tuple(TileOpening(o.zone, 2 * TILE_CELLS - o.place) for o in reversed(self.openings))
        return TileSide(self.slots[::-1], flipped)


class TileFace:
    """One face of a tile: its zones, ways, outer sides, and the places of the objective and the crate."""

    __slots__ = ("crate", "doors", "objective", "openings", "sides", "streets", "zones")

    def __init__(
        self,
        zones: tuple[TileZone, ...],
        streets: tuple[tuple[str, str], ...],
        openings: tuple[tuple[str, str], ...],
        doors: tuple[tuple[str, str], ...],
        sides: tuple[TileSide, ...],
        objective: str,
        crate: str,
    ) -> None:
        self.zones: tuple[TileZone, ...] = zones
        self.streets: tuple[tuple[str, str], ...] = streets
        self.openings: tuple[tuple[str, str], ...] = openings
        self.doors: tuple[tuple[str, str], ...] = doors
        self.sides: tuple[TileSide, ...] = sides
        """North, east, south, west."""
        self.objective: str = objective
        self.crate: str = crate

    def zone(self, id: str) -> TileZone:
        for zone in self.zones:
            if zone.id == id:
                return zone
        raise KeyError(id)

    def rotated(self, degrees: int) -> TileFace:
        """The face as it lies on the table after turning it clockwise."""
        if degrees not in TURNS:
            raise BoardError(f"a tile turns by 0, 90, 180 or 270 degrees, not {degrees}")
        face = self
        for _ in range(degrees // 90):
            face = face._quarter_turn()
        return face

    def _quarter_turn(self) -> TileFace:
        zones = tuple(TileZone(z.id, z.kind, z.dark, turn_rect(z.rect)) for z in self.zones)
        north, east, south, west = self.sides
        # North and south read left to right, east and west top to bottom: half of the turns reverse a side.
        sides = (west.mirrored(), north, east.mirrored(), south)
        return TileFace(zones, self.streets, self.openings, self.doors, sides, self.objective, self.crate)


def turn_rect(rect: Rect) -> Rect:
    """A rectangle after a quarter turn of its tile, clockwise."""
    x, y, w, h = rect
    return (TILE_CELLS - y - h, x, h, w)


def shared_edge(a: Rect, b: Rect) -> tuple[bool, int, int, int] | None:
    """Where two rectangles touch: (edge is vertical, its line, from, to); None at a corner or apart."""
    ax, ay, aw, ah = a
    bx, by, bw, bh = b
    if ax + aw == bx or bx + bw == ax:
        low, high = max(ay, by), min(ay + ah, by + bh)
        if low < high:
            return (True, bx if ax + aw == bx else ax, low, high)
    if ay + ah == by or by + bh == ay:
        low, high = max(ax, bx), min(ax + aw, bx + bw)
        if low < high:
            return (False, by if ay + ah == by else ay, low, high)
    return None


def tile_face(data: Mapping[str, object], name: str = "tile") -> TileFace:
    """Read one face from plain data; anything a printed tile could not be is refused."""
    zones = tuple(_zone(row, name) for row in _rows(data, "zones", name))
    _check_cover(zones, name)
    known = {zone.id: zone for zone in zones}
    links = _mapping(data, "links", name)
    streets = _pairs(links, "street", known, (STREET, STREET), name)
    openings = _pairs(links, "opening", known, (ROOM, ROOM), name)
    doors = _pairs(links, "door", known, (ROOM, STREET), name)
    edges = _mapping(data, "edges", name)
    sides = tuple(_side(edges, side, known, name) for side in SIDES)
    objective = _room_name(data, "objective", known, name)
    crate = _room_name(data, "crate", known, name)
    return TileFace(zones, streets, openings, doors, sides, objective, crate)


def _rows(data: Mapping[str, object], key: str, name: str) -> Sequence[object]:
    value = data.get(key)
    if not isinstance(value, Sequence) or isinstance(value, str):
        raise BoardError(f"{name}: '{key}' must be a list")
    return value


def _mapping(data: Mapping[str, object], key: str, name: str) -> Mapping[str, object]:
    value = data.get(key)
    if not isinstance(value, Mapping):
        raise BoardError(f"{name}: '{key}' must be a mapping")
    return value


def _zone(row: object, name: str) -> TileZone:
    if not isinstance(row, Mapping):
        raise BoardError(f"{name}: a zone must be a mapping, not {row!r}")
    id, kind, dark, rect = row.get("id"), row.get("kind"), row.get("dark", False), row.get("rect")
    if not isinstance(id, str) or not id:
        raise BoardError(f"{name}: a zone needs an id")
    if kind != "street" and kind != "room":
        raise BoardError(f"{name}.{id}: kind must be street or room, not {kind!r}")
    if not isinstance(dark, bool) or (dark and kind == "street"):
        raise BoardError(f"{name}.{id}: dark must be true or false, and only a room can be dark")
    if not isinstance(rect, Sequence) or len(rect) != 4 or not all(isinstance(n, int) for n in rect):
        raise BoardError(f"{name}.{id}: rect must be four whole numbers")
    x, y, w, h = rect
    if x < 0 or y < 0 or w < 1 or h < 1 or x + w > TILE_CELLS or y + h > TILE_CELLS:
        raise BoardError(f"{name}.{id}: rect {list(rect)} leaves the tile")
    return TileZone(id, STREET if kind == "street" else ROOM, dark, (x, y, w, h))


def _check_cover(zones: tuple[TileZone, ...], name: str) -> None:
    """Zones must cover the tile exactly once: sight and walls are read off their cells."""
    seen: set[str] = set()
    owner = [""] * (TILE_CELLS * TILE_CELLS)
    for zone in zones:
        if zone.id in seen:
            raise BoardError(f"{name}: zone {zone.id} is listed twice")
        seen.add(zone.id)
        x, y, w, h = zone.rect
        for row in range(y, y + h):
            for cell in range(row * TILE_CELLS + x, row * TILE_CELLS + x + w):
                if owner[cell]:
                    raise BoardError(f"{name}: zones {owner[cell]} and {zone.id} overlap")
                owner[cell] = zone.id
    if "" in owner:
        gap = owner.index("")
        raise BoardError(f"{name}: no zone covers cell {gap % TILE_CELLS}, {gap // TILE_CELLS}")


def _pairs(
    links: Mapping[str, object], key: str, known: Mapping[str, TileZone], kinds: tuple[int, int], name: str
) -> tuple[tuple[str, str], ...]:
    found: list[tuple[str, str]] = []
    for row in _rows(links, key, name):
        if not isinstance(row, Sequence) or isinstance(row, str) or len(row) != 2:
            raise BoardError(f"{name}: a {key} link must be two zone ids, not {row!r}")
        a, b = str(row[0]), str(row[1])
        for id in (a, b):
            if id not in known:
                raise BoardError(f"{name}: {key} link {a}-{b} names an unknown zone {id}")
        if (known[a].kind, known[b].kind) != kinds and (known[b].kind, known[a].kind) == kinds:
            a, b = b, a
        if (known[a].kind, known[b].kind) != kinds:
            raise BoardError(f"{name}: {key} link {a}-{b} joins the wrong kinds of zones")
        if shared_edge(known[a].rect, known[b].rect) is None:
            raise BoardError(f"{name}: {key} link {a}-{b}: the zones share no edge")
        if (a, b) in found or (b, a) in found:
            raise BoardError(f"{name}: {key} link {a}-{b} is listed twice")
        found.append((a, b))
    return tuple(found)


def _side(edges: Mapping[str, object], side: str, known: Mapping[str, TileZone], name: str) -> TileSide:
    data = _mapping(edges, side, name)
    slots = data.get("slots")
    if not isinstance(slots, str) or len(slots) != 3 or slots.strip("SB"):
        raise BoardError(f"{name}: side {side} needs three slots of S and B, not {slots!r}")
    for zone in known.values():
        reach = _reach(zone.rect, side)
        if reach is None:
            continue
        for slot in range(3):
            touches = reach[0] < SLOT_BOUNDS[slot + 1] and reach[1] > SLOT_BOUNDS[slot]
            if touches and (slots[slot] == "S") != (zone.kind == STREET):
                raise BoardError(
                    f"{name}: side {side} says {slots}, but zone {zone.id} lies in slot {slot + 1}"
                )
    openings: list[TileOpening] = []
    for row in _rows(data, "openings", name):
        if not isinstance(row, Sequence) or isinstance(row, str) or len(row) != 2:
            raise BoardError(f"{name}: an opening on side {side} must be [room, middle cell], not {row!r}")
        id, middle = str(row[0]), row[1]
        if isinstance(middle, bool) or not isinstance(middle, (int, float)) or 2 * middle != int(2 * middle):
            raise BoardError(f"{name}: the opening of {id} on side {side} needs a middle in half cells")
        if id not in known or known[id].kind != ROOM:
            raise BoardError(f"{name}: the opening of {id} on side {side} belongs to no room")
        reach = _reach(known[id].rect, side)
        if reach is None or not reach[0] <= middle + 0.5 <= reach[1]:
            raise BoardError(f"{name}: the opening at {middle} on side {side} is not in a wall of {id}")
        openings.append(TileOpening(id, int(2 * middle) + 1))
    openings.sort(key=_place)
    return TileSide(slots, tuple(openings))


def _place(opening: TileOpening) -> int:
    return opening.place


def _reach(rect: Rect, side: str) -> tuple[int, int] | None:
    """The stretch of a side that a rectangle touches."""
    x, y, w, h = rect
    if side == "N":
        return (x, x + w) if y == 0 else None
    if side == "S":
        return (x, x + w) if y + h == TILE_CELLS else None
    if side == "W":
        return (y, y + h) if x == 0 else None
    return (y, y + h) if x + w == TILE_CELLS else None


def _room_name(data: Mapping[str, object], key: str, known: Mapping[str, TileZone], name: str) -> str:
    id = data.get(key)
    if not isinstance(id, str) or id not in known:
        raise BoardError(f"{name}: '{key}' must name a zone of the tile, not {id!r}")
    return id
