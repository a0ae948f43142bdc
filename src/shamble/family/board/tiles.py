"""Tile faces: the printed map pieces a mission is laid out from."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from .kinds import FITTINGS, SOLID, ZONE_KINDS, ZoneKind, ZoneKinds

Rect = tuple[int, int, int, int]
"""x, y, width, height in cells."""

TILE_CELLS: Final = 30
SLOT_BOUNDS: Final = (0, 9, 21, 30)
"""Streets are 9 cells wide, so a tile side has three slots."""

SIDES: Final = ("N", "E", "S", "W")
TURNS: Final = (0, 90, 180, 270)


class BoardError(ValueError):
    """Map data that no table could lay out."""


class TileZone:
    """A room, or a piece of street, as printed on one face."""

    __slots__ = ("dark", "id", "kind", "rect")

    def __init__(self, id: str, kind: ZoneKind, dark: bool, rect: Rect) -> None:
        self.id: str = id
        self.kind: ZoneKind = kind
        self.dark: bool = dark
        self.rect: Rect = rect


class TileOpening:
    """A gap printed in the outer wall of a face, to be met by the neighbouring tile."""

    __slots__ = ("fitting", "place", "zone")

    def __init__(self, zone: str, place: int, fitting: str = "") -> None:
        self.zone: str = zone
        self.fitting: str = fitting
        """What stands in it, if it can be shut; nothing for a gap that stays open."""
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
        flipped = [TileOpening(o.zone, 2 * TILE_CELLS - o.place, o.fitting) for o in self.openings[::-1]]
        return TileSide(self.slots[::-1], tuple(flipped))


class TileFace:
    """One face of a tile: its zones, ways, outer sides, and the places of the objective and the crate."""

    __slots__ = (
        "crate",
        "doors",
        "fittings",
        "objective",
        "openings",
        "sides",
        "streets",
        "tile",
        "zones",
    )

    def __init__(
        self,
        tile: str,
        zones: tuple[TileZone, ...],
        streets: tuple[tuple[str, str], ...],
        openings: tuple[tuple[str, str], ...],
        doors: tuple[tuple[str, str], ...],
        fittings: tuple[str, ...],
        sides: tuple[TileSide, ...],
        objective: str,
        crate: str,
    ) -> None:
        self.tile: str = tile
        """The tile whose face this is: of its faces one lies on the table at most."""
        self.zones: tuple[TileZone, ...] = zones
        self.streets: tuple[tuple[str, str], ...] = streets
        self.openings: tuple[tuple[str, str], ...] = openings
        self.doors: tuple[tuple[str, str], ...] = doors
        self.fittings: tuple[str, ...] = fittings
        """What stands in each of the doors."""
        self.sides: tuple[TileSide, ...] = sides
        """North, east, south, west."""
        self.objective: str = objective
        """The zone with the place of the objective; nothing if the face has none."""
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
        return TileFace(
            self.tile,
            zones,
            self.streets,
            self.openings,
            self.doors,
            self.fittings,
            sides,
            self.objective,
            self.crate,
        )


LINKS: Final = ("street", "opening")
"""Links that are never shut."""


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


def number_of(name: str) -> str:
    """The tile that a face with this name belongs to: 9V and 9R, R4 and V4."""  # Z2-SETUP-01
    return "".join([letter for letter in name if letter.isdigit()]) or name


def tile_face(
    data: Mapping[str, object],
    name: str = "tile",
    kinds: ZoneKinds = ZONE_KINDS,
    fittings: Collection[str] = tuple(FITTINGS),
) -> TileFace:
    """Read one face from plain data; anything a printed tile could not be is refused.

    Links are listed by what they are: `street`, `opening`, or the fitting of a passage that can be shut.
    """
    tile = data.get("tile", number_of(name))
    if not isinstance(tile, str) or not tile:
        raise BoardError(f"{name}: 'tile' must name the tile that this is a face of, not {tile!r}")
    zones, cover = _ground(data, kinds, name)
    _check_cover(cover, name)
    known = {zone.id: zone for zone in zones}
    links = _mapping(data, "links", name)
    listed: dict[tuple[str, str], str] = {}
    sorts = [*LINKS, *fittings]
    for key in links:
        if key not in sorts:
            raise BoardError(f"{name}: links are {', '.join(sorts)}, not {key!r}")
    for key in sorts:
        if key in links:
            for pair in _pairs(links, key, known, name):
                if pair in listed or pair[::-1] in listed:
                    raise BoardError(f"{name}: {key} link {pair[0]}-{pair[1]} is listed twice")
                listed[pair] = key
    doors = [pair for pair, key in listed.items() if key not in LINKS]
    edges = _mapping(data, "edges", name)
    return TileFace(
        tile,
        zones,
        tuple([pair for pair, key in listed.items() if key == LINKS[0]]),
        tuple([pair for pair, key in listed.items() if key == LINKS[1]]),
        tuple(doors),
        tuple([listed[pair] for pair in doors]),
        tuple(_side(edges, side, known, fittings, name) for side in SIDES),
        _place_of(data, "objective", known, name),
        _place_of(data, "crate", known, name),
    )


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


def _ground(
    data: Mapping[str, object], kinds: ZoneKinds, name: str
) -> tuple[tuple[TileZone, ...], list[tuple[str, Rect]]]:
    """The zones of a face; and the ground they cover, solid ground included."""
    zones: list[TileZone] = []
    cover: list[tuple[str, Rect]] = []
    for row in _rows(data, "zones", name):
        if not isinstance(row, Mapping):
            raise BoardError(f"{name}: a zone must be a mapping, not {row!r}")
        id, kind, dark = row.get("id"), row.get("kind"), row.get("dark", False)
        if not isinstance(id, str) or not id:
            raise BoardError(f"{name}: a zone needs an id")
        if not isinstance(kind, str) or (kind not in kinds and kind != SOLID):
            known = ", ".join([*kinds, SOLID])
            raise BoardError(f"{name}.{id}: a zone is one of {known}, not {kind!r}")
        if not isinstance(dark, bool) or (dark and (kind == SOLID or not kinds[kind].indoor)):
            raise BoardError(f"{name}.{id}: dark must be true or false, and only a room can be dark")
        rect = _rect(row.get("rect"), f"{name}.{id}")
        cover.append((id, rect))
        if kind != SOLID:
            zones.append(TileZone(id, kinds[kind], dark, rect))
    return tuple(zones), cover


def _rect(rect: object, where: str) -> Rect:
    if not isinstance(rect, Sequence) or len(rect) != 4 or not all(isinstance(n, int) for n in rect):
        raise BoardError(f"{where}: rect must be four whole numbers")
    x, y, w, h = rect
    if x < 0 or y < 0 or w < 1 or h < 1 or x + w > TILE_CELLS or y + h > TILE_CELLS:
        raise BoardError(f"{where}: rect {list(rect)} leaves the tile")
    return (x, y, w, h)


def _check_cover(cover: list[tuple[str, Rect]], name: str) -> None:
    """Zones and solid ground must cover the tile exactly once: sight and walls are read off their cells."""
    seen: set[str] = set()
    owner = [""] * (TILE_CELLS * TILE_CELLS)
    for id, (x, y, w, h) in cover:
        if id in seen:
            raise BoardError(f"{name}: zone {id} is listed twice")
        seen.add(id)
        for row in range(y, y + h):
            for cell in range(row * TILE_CELLS + x, row * TILE_CELLS + x + w):
                if owner[cell]:
                    raise BoardError(f"{name}: zones {owner[cell]} and {id} overlap")
                owner[cell] = id
    if "" in owner:
        gap = owner.index("")
        raise BoardError(f"{name}: no zone covers cell {gap % TILE_CELLS}, {gap // TILE_CELLS}")


def _pairs(
    links: Mapping[str, object], key: str, known: Mapping[str, TileZone], name: str
) -> list[tuple[str, str]]:
    """Zones that links of one sort join; of a room and a street the room comes first."""
    found: list[tuple[str, str]] = []
    for row in _rows(links, key, name):
        if not isinstance(row, Sequence) or isinstance(row, str) or len(row) != 2:
            raise BoardError(f"{name}: a {key} link must be two zone ids, not {row!r}")
        a, b = str(row[0]), str(row[1])
        for id in (a, b):
            if id not in known:
                raise BoardError(f"{name}: {key} link {a}-{b} names an unknown zone {id}")
        if known[b].kind.indoor and not known[a].kind.indoor:
            a, b = b, a
        if (key == LINKS[0] and known[a].kind.indoor) or (key == LINKS[1] and not known[a].kind.indoor):
            raise BoardError(f"{name}: {key} link {a}-{b} joins the wrong kinds of zones")
        if shared_edge(known[a].rect, known[b].rect) is None:
            raise BoardError(f"{name}: {key} link {a}-{b}: the zones share no edge")
        found.append((a, b))
    for pair in found:
        if found.count(pair) + found.count(pair[::-1]) > 1:
            raise BoardError(f"{name}: {key} link {pair[0]}-{pair[1]} is listed twice")
    return found


def _side(
    edges: Mapping[str, object],
    side: str,
    known: Mapping[str, TileZone],
    fittings: Collection[str],
    name: str,
) -> TileSide:
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
            if touches and (slots[slot] == "B") != zone.kind.indoor:
                raise BoardError(
                    f"{name}: side {side} says {slots}, but zone {zone.id} lies in slot {slot + 1}"
                )
    openings: list[TileOpening] = []
    for row in _rows(data, "openings", name):
        if not isinstance(row, Sequence) or isinstance(row, str) or len(row) not in (2, 3):
            raise BoardError(f"{name}: an opening on side {side} must be [room, middle cell], not {row!r}")
        id, middle, fitting = str(row[0]), row[1], str(row[2]) if len(row) == 3 else ""
        if isinstance(middle, bool) or not isinstance(middle, (int, float)) or 2 * middle != int(2 * middle):
            raise BoardError(f"{name}: the opening of {id} on side {side} needs a middle in half cells")
        if id not in known or not known[id].kind.indoor:
            raise BoardError(f"{name}: the opening of {id} on side {side} belongs to no room")
        reach = _reach(known[id].rect, side)
        if reach is None or not reach[0] <= middle + 0.5 <= reach[1]:
            raise BoardError(f"{name}: the opening at {middle} on side {side} is not in a wall of {id}")
        if fitting and fitting not in fittings:
            raise BoardError(f"{name}: {fitting} on side {side} is none of {', '.join(fittings)}")
        openings.append(TileOpening(id, int(2 * middle) + 1, fitting))
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


def _place_of(data: Mapping[str, object], key: str, known: Mapping[str, TileZone], name: str) -> str:
    """The zone that holds a printed place; nothing if the face prints none."""
    if key not in data:
        return ""
    id = data[key]
    if not isinstance(id, str) or id not in known:
        raise BoardError(f"{name}: '{key}' must name a zone of the tile, not {id!r}")
    return id
