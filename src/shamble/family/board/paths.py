"""Ways across a board in one state of its doors, worked out once and shared by every game that meets it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

UNREACHABLE: Final = 255
NOT_SEEN: Final = 255
RANGE_BITS: Final = 8


class View:
    """What is seen from one zone."""

    __slots__ = ("_within", "mask", "ranges", "zones")

    def __init__(self, ranges: bytes) -> None:
        self.ranges: bytes = ranges
        """How many zones away each zone is; NOT_SEEN if it is not in sight."""
        zones = [zone for zone, away in enumerate(ranges) if away != NOT_SEEN]
        mask = 0
        for zone in zones:
            mask |= 1 << zone
        self.mask: int = mask
        self.zones: tuple[int, ...] = tuple(zones)
        self._within: dict[int, tuple[int, ...]] = {}

    def within(self, near: int, far: int) -> tuple[int, ...]:
        """The zones in sight from Range `near` to Range `far`."""
        key = near << RANGE_BITS | far
        found = self._within.get(key)
        if found is None:
            ranges = self.ranges
            found = tuple([zone for zone in self.zones if near <= ranges[zone] <= far])
            self._within[key] = found
        return found


class Topology:
    """Who can walk where and who sees whom while a given set of doors stands open."""

    __slots__ = (
        "_distances",
        "_steps",
        "beside",
        "entries",
        "neighbours",
        "ranges",
        "seen",
        "seen_zones",
        "views",
    )

    def __init__(
        self,
        neighbours: tuple[tuple[int, ...], ...],
        entries: tuple[tuple[int, ...], ...],
        views: Sequence[View],
        blind: Sequence[tuple[int, int]] = (),
    ) -> None:
        self.neighbours: tuple[tuple[int, ...], ...] = neighbours
        """For each zone the zones one move away, sorted; closed doors and walls are no way."""
        self.entries: tuple[tuple[int, ...], ...] = entries
        """For each zone the zones from which one move leads there; not every way leads back."""
        self.views: tuple[View, ...] = tuple(views)
        self.ranges: tuple[bytes, ...] = tuple([view.ranges for view in views])
        """ranges[a][b]: how many zones away a sees b; NOT_SEEN if it does not. B need not see a."""
        self.seen: tuple[int, ...] = tuple([view.mask for view in views])
        self.beside: frozenset[tuple[int, int]] = frozenset([*blind, *[(b, a) for a, b in blind]])
        """Zones with a way between them through which nothing is seen, such as a lift."""
        self.seen_zones: tuple[tuple[int, ...], ...] = tuple([view.zones for view in views])
        self._distances: list[bytes | None] = [None] * len(neighbours)
        self._steps: list[tuple[tuple[int, ...], ...] | None] = [None] * len(neighbours)

    def tables(self) -> tuple[object, ...]:
        """All that it holds by now, for whoever measures memory."""
        return (
            self.neighbours,
            self.entries,
            self.ranges,
            self.seen,
            self.seen_zones,
            self._distances,
            self._steps,
        )

    def is_near(self, a: int, b: int) -> bool:
        """Whether b is at Range 0 or 1 of a: the same zone, one seen next to it, the other end of a lift."""
        return self.ranges[a][b] <= 1 or (a, b) in self.beside

    def distance(self, a: int, b: int) -> int:
        """How many moves from a to b over open ways; UNREACHABLE if there is none."""
        row = self._distances[b]
        if row is None:
            row = self._measure(b)
        return row[a]

    def steps(self, a: int, b: int) -> tuple[int, ...]:
        """Every zone next to a with which a shortest open path to b begins; empty at b or without a path."""
        table = self._steps[b]
        if table is None:
            table = self._first_steps(b)
        return table[a]

    def _measure(self, goal: int) -> bytes:
        """Moves to one goal from everywhere: a flood against the direction of the ways."""
        row = bytearray([UNREACHABLE]) * len(self.neighbours)
        row[goal] = 0
        front = [goal]
        reach = 0
        while front:
            reach += 1
            following: list[int] = []
            for zone in front:
                for other in self.entries[zone]:
                    if row[other] == UNREACHABLE:
                        row[other] = reach
                        following.append(other)
            front = following
        result = bytes(row)
        self._distances[goal] = result
        return result

    def _first_steps(self, goal: int) -> tuple[tuple[int, ...], ...]:
        row = self._distances[goal]
        if row is None:
            row = self._measure(goal)
        table: list[tuple[int, ...]] = []
        for zone, others in enumerate(self.neighbours):
            left = row[zone]
            if left == 0 or left == UNREACHABLE:
                table.append(())
            else:
                table.append(tuple([other for other in others if row[other] == left - 1]))
        result = tuple(table)
        self._steps[goal] = result
        return result
