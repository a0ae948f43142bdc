"""Lines of sight: straight along the streets, one room deep into buildings."""

from __future__ import annotations

from typing import Final

from .paths import NOT_SEEN
from .tiles import ROOM

SIGHT_DEEP: Final = 1
"""Home defender: sight goes straight on through successive openings inside buildings."""

SIGHT_DARK: Final = 2
"""Dark Zone mode: a dark room is seen from at most one zone away."""

ALWAYS_OPEN: Final = -1


class SightLine:
    """A straight run of zones parallel to the board's edge, with what stands between each and the next."""

    __slots__ = ("doors", "zones")

    def __init__(self, zones: tuple[int, ...], doors: tuple[int, ...]) -> None:
        self.zones: tuple[int, ...] = zones
        self.doors: tuple[int, ...] = doors
        """doors[i] lies between zones[i] and zones[i + 1]: a door's index, or ALWAYS_OPEN."""


def trace_sight(
    kinds: bytes,
    dark: bytes,
    lines: tuple[SightLine, ...],
    open_pairs: list[tuple[int, int]],
    open_mask: int,
    mode: int,
) -> tuple[bytes, ...]:
    """For every zone, how many zones away it sees each other one.

    open_pairs are the zones now joined by an opening or an open door.
    """
    count = len(kinds)
    deep = mode & SIGHT_DEEP != 0
    rows = [bytearray([NOT_SEEN]) * count for _ in range(count)]
    for line in lines:
        _look_along(line, kinds, open_mask, deep, rows)
    for a, b in open_pairs:  # Z2-LOS-03: sharing an opening is enough, wherever the walls stand
        rows[a][b] = 1
        rows[b][a] = 1
    if mode & SIGHT_DARK and not deep:  # Z2-SKILL-HOMEDEFENDER-01: the skill beats the mode
        for row in rows:
            for zone in range(count):
                if dark[zone] and row[zone] > 1:  # Z2-DARK-01
                    row[zone] = NOT_SEEN
    for zone in range(count):
        rows[zone][zone] = 0  # Z2-LOS-09
    return tuple([bytes(row) for row in rows])


def _look_along(line: SightLine, kinds: bytes, open_mask: int, deep: bool, rows: list[bytearray]) -> None:
    """Enter everything that zones on one line see of each other.

    Whatever lies between the two ends must be street, so a look from a room out, into a room from the street,
    and from a room across the street into another are the same rule (Z2-LOS-02, 04, 05, 07).
    """
    zones = line.zones
    doors = line.doors
    for start in range(len(doors)):
        viewer = zones[start]
        end = start
        while end < len(doors):
            door = doors[end]
            if door >= 0 and not open_mask >> door & 1:  # Z2-LOS-06
                break
            end += 1
            target = zones[end]
            reach = end - start
            if reach < rows[viewer][target]:
                rows[viewer][target] = reach
                rows[target][viewer] = reach
            if kinds[target] == ROOM and not deep:
                break
