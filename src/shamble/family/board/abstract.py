"""Small boards without a map: zones named freely, for cases and tests."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final

from .kinds import DOOR, ZONE_KINDS, ZoneKind, ZoneKinds
from .model import (
    LINK_DOOR,
    LINK_OPENING,
    LINK_STREET,
    NO_DOOR,
    Board,
    Door,
    Link,
    Zone,
    number_buildings,
)
from .sight import SightLine
from .tiles import BoardError

DARK: Final = "dark"
LIGHTS: Final = (DARK, "lit")


def compile_abstract(
    zones: Mapping[str, str],
    links: Sequence[str] = (),
    doors: Sequence[str] | Mapping[str, str] = (),
    lines: Sequence[Sequence[str]] = (),
    dark: Sequence[str] = (),
    name: str = "abstract",
    one_way: Sequence[str] = (),
    blind: Sequence[str] = (),
    kinds: ZoneKinds = ZONE_KINDS,
) -> Board:
    """A board from names: what each zone is, which touch, where doors stand, which lie in a straight line.

    A zone is of one of the kinds, "street" or "room" or "dark room"; links and doors are pairs such as "A-B",
    and doors may be given with what stands in them. Zones of a line that follow each other without a link or
    a door break the line there, as a wall would. Ways that lead only from the first zone to the second are
    under `one_way`, ways that nothing is seen through under `blind`.
    """
    index = {zone: number for number, zone in enumerate(zones)}
    zone_kinds: list[ZoneKind] = []
    darkness: list[bool] = []
    for zone, words in zones.items():
        kind, is_dark = _kind(zone, words, kinds)
        zone_kinds.append(kind)
        darkness.append(is_dark or zone in dark)
    for zone in dark:
        if not zone_kinds[_find(index, zone)].indoor:
            raise BoardError(f"{zone} is a street, and only rooms are dark")

    taken: set[tuple[int, int]] = set()
    joins: dict[tuple[int, int], int] = {}
    board_links: list[Link] = []
    openings: list[tuple[int, int]] = []
    for number, pairs in enumerate((links, one_way, blind)):
        for pair in pairs:
            a, b = _pair(pair, index, taken)
            leads_back, unseen = number != 1, number == 2
            if leads_back:
                a, b = min(a, b), max(a, b)
            is_outside = not zone_kinds[a].indoor and not zone_kinds[b].indoor
            board_links.append(
                Link(a, b, LINK_STREET if is_outside else LINK_OPENING, one_way=not leads_back, blind=unseen)
            )
            if not is_outside:
                openings.append((a, b))
            if not unseen:
                joins[(min(a, b), max(a, b))] = NO_DOOR
    board_doors: list[Door] = []
    names = list(zones)
    for pair in doors:
        a, b = sorted(_pair(pair, index, taken))
        door = len(board_doors)
        joins[(a, b)] = door
        if zone_kinds[b].indoor and not zone_kinds[a].indoor:
            a, b = b, a
        fitting = doors[pair] if isinstance(doors, Mapping) else DOOR
        board_doors.append(Door(door, a, b, f"{names[a]}|{names[b]}", 0.0, 0.0, False, fitting))
        board_links.append(Link(a, b, LINK_DOOR, door))

    building = number_buildings(zone_kinds, openings)
    board_zones = [
        Zone(number, (zone,), zone_kinds[number], darkness[number], building[number], ())
        for zone, number in index.items()
    ]
    sight: list[SightLine] = []
    for line in lines:
        _break_line([_find(index, zone) for zone in line], joins, sight)
    return Board(
        name, 0, 0, tuple(board_zones), tuple(board_doors), tuple(board_links), tuple(sight), tuple(names)
    )


def _kind(zone: str, words: str, kinds: ZoneKinds) -> tuple[ZoneKind, bool]:
    """What the words about a zone mean: its kind, and whether it is dark."""
    parts = words.split()
    named = [part for part in parts if part not in LIGHTS]
    if len(named) != 1 or named[0] not in kinds:
        raise BoardError(f"{zone}: a zone is one of {', '.join(kinds)}, or a dark room, not {words!r}")
    kind = kinds[named[0]]
    if DARK in parts and not kind.indoor:
        raise BoardError(f"{zone}: only rooms are dark, not {words!r}")
    return kind, DARK in parts


def _find(index: Mapping[str, int], zone: str) -> int:
    if zone not in index:
        raise BoardError(f"unknown zone {zone}")
    return index[zone]


def _pair(text: str, index: Mapping[str, int], taken: set[tuple[int, int]]) -> tuple[int, int]:
    """The two zones that a link names; there may be one link between them."""
    parts = text.split("-")
    if len(parts) < 2:
        raise BoardError(f"a link is two zones with a hyphen between, not {text!r}")
    cuts = [("-".join(parts[:at]).strip(), "-".join(parts[at:]).strip()) for at in range(1, len(parts))]
    known = [cut for cut in cuts if cut[0] in index and cut[1] in index]
    one, other = [_find(index, zone) for zone in (known or cuts)[0]]
    ends = (min(one, other), max(one, other))
    if one == other or ends in taken:
        raise BoardError(f"{text} joins a zone to itself or twice to the same")
    taken.add(ends)
    return one, other


def _break_line(zones: list[int], joins: Mapping[tuple[int, int], int], sight: list[SightLine]) -> None:
    """Cut a line where two zones on it are not joined."""
    run, doors = zones[:1], list[int]()
    for a, b in pairwise(zones):
        key = (min(a, b), max(a, b))
        if key in joins:
            doors.append(joins[key])
            run.append(b)
            continue
        if doors:
            sight.append(SightLine(tuple(run), tuple(doors)))
        run, doors = [b], []
    if doors:
        sight.append(SightLine(tuple(run), tuple(doors)))
