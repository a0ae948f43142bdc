"""Small boards without a map: zones named freely, for cases and tests."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final

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
from .tiles import ROOM, STREET, BoardError

KIND_WORDS: Final = ("street", "room", "dark", "lit")


def compile_abstract(
    zones: Mapping[str, str],
    links: Sequence[str] = (),
    doors: Sequence[str] = (),
    lines: Sequence[Sequence[str]] = (),
    dark: Sequence[str] = (),
    name: str = "abstract",
) -> Board:
    """A board from names: what each zone is, which touch, where doors stand, which lie in a straight line.

    A zone is "street", "room" or "dark room"; links and doors are pairs such as "A-B". Zones of a line that
    follow each other without a link or a door break the line there, as a wall would.
    """
    index = {zone: number for number, zone in enumerate(zones)}
    kinds: list[int] = []
    darkness: list[bool] = []
    for zone, words in zones.items():
        kind, is_dark = _kind(zone, words)
        kinds.append(kind)
        darkness.append(is_dark or zone in dark)
    for zone in dark:
        if kinds[_find(index, zone)] != ROOM:
            raise BoardError(f"{zone} is a street, and only rooms are dark")

    joins: dict[tuple[int, int], int] = {}
    board_links: list[Link] = []
    openings: list[tuple[int, int]] = []
    for pair in links:
        a, b = _pair(pair, index, joins)
        kind = LINK_STREET if kinds[a] == STREET and kinds[b] == STREET else LINK_OPENING
        if kind == LINK_OPENING:
            openings.append((a, b))
        joins[(a, b)] = NO_DOOR
        board_links.append(Link(a, b, kind))
    board_doors: list[Door] = []
    names = list(zones)
    for pair in doors:
        a, b = _pair(pair, index, joins)
        door = len(board_doors)
        joins[(a, b)] = door
        if kinds[a] == STREET and kinds[b] == ROOM:
            a, b = b, a
        board_doors.append(Door(door, a, b, f"{names[a]}|{names[b]}", 0.0, 0.0, False))
        board_links.append(Link(a, b, LINK_DOOR, door))

    building = number_buildings(kinds, openings)
    board_zones = [
        Zone(number, (zone,), kinds[number], darkness[number], building[number], ())
        for zone, number in index.items()
    ]
    sight: list[SightLine] = []
    for line in lines:
        _break_line([_find(index, zone) for zone in line], joins, sight)
    return Board(
        name, 0, 0, tuple(board_zones), tuple(board_doors), tuple(board_links), tuple(sight), tuple(names)
    )


def _kind(zone: str, words: str) -> tuple[int, bool]:
    parts = words.split()
    for part in parts:
        if part not in KIND_WORDS:
            raise BoardError(f"{zone}: a zone is a street, a room or a dark room, not {words!r}")
    is_dark = "dark" in parts
    if "street" in parts:
        if is_dark or "room" in parts:
            raise BoardError(f"{zone}: a street is neither dark nor a room")
        return STREET, False
    if "room" not in parts:
        raise BoardError(f"{zone}: say street or room, not {words!r}")
    return ROOM, is_dark


def _find(index: Mapping[str, int], zone: str) -> int:
    if zone not in index:
        raise BoardError(f"unknown zone {zone}")
    return index[zone]


def _pair(text: str, index: Mapping[str, int], joins: Mapping[tuple[int, int], int]) -> tuple[int, int]:
    parts = text.split("-")
    if len(parts) < 2:
        raise BoardError(f"a link is two zones with a hyphen between, not {text!r}")
    cuts = [("-".join(parts[:at]).strip(), "-".join(parts[at:]).strip()) for at in range(1, len(parts))]
    known = [cut for cut in cuts if cut[0] in index and cut[1] in index]
    one, other = [_find(index, zone) for zone in (known or cuts)[0]]
    a, b = min(one, other), max(one, other)
    if a == b or (a, b) in joins:
        raise BoardError(f"{text} joins a zone to itself or twice to the same")
    return a, b


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
