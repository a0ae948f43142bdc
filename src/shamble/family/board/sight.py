"""Lines of sight: straight along open ground, one zone deep into buildings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from .kinds import ZoneKind
from .paths import NOT_SEEN, View

SIGHT_DEEP: Final = 1
"""Home defender: sight goes straight on through successive openings inside buildings."""

SIGHT_DARK: Final = 2
"""Dark Zone mode: a dark room is seen from at most one zone away."""

MODES: Final = 4
ALWAYS_OPEN: Final = -1

VIEW_LIMIT: Final = 256
"""How many states of its doors are kept for one zone."""


class SightLine:
    """A straight run of zones parallel to the board's edge, with what stands between each and the next."""

    __slots__ = ("doors", "zones")

    def __init__(self, zones: tuple[int, ...], doors: tuple[int, ...]) -> None:
        self.zones: tuple[int, ...] = zones
        self.doors: tuple[int, ...] = doors
        """doors[i] lies between zones[i] and zones[i + 1]: a door's index, or ALWAYS_OPEN."""


class Outlook:
    """What may be seen from one zone: straight lines leading away from it, and the zones just beyond a wall.

    Few doors matter to what one zone sees, so its views are kept by the state of those alone.
    """

    __slots__ = ("beside", "doors", "lines", "views")

    def __init__(self) -> None:
        self.lines: list[tuple[tuple[int, ...], tuple[int, ...]]] = []
        """The zones of a line from the nearest on, and the door in front of each."""
        self.beside: list[tuple[int, int]] = []
        """Zones that share an opening or a door with it, and that door."""
        self.doors: int = 0
        """The doors that can hide something from it, as bits."""
        self.views: dict[int, View] = {}


class Eyes:
    """Who sees whom on a board, for every state of its doors."""

    __slots__ = ("_beside", "_dark", "_kinds", "_lines", "_outlooks")

    def __init__(
        self,
        kinds: Sequence[ZoneKind],
        dark: Sequence[bool],
        lines: Sequence[SightLine],
        beside: Sequence[tuple[int, int, int]],
    ) -> None:
        self._kinds: tuple[ZoneKind, ...] = tuple(kinds)
        self._dark: tuple[bool, ...] = tuple(dark)
        self._lines: tuple[SightLine, ...] = tuple(lines)
        self._beside: tuple[tuple[int, int, int], ...] = tuple(beside)
        """Zones with an opening or a door between them: one, the other, the door or ALWAYS_OPEN."""
        self._outlooks: list[list[Outlook] | None] = [None] * MODES

    def views(self, open_mask: int, mode: int) -> list[View]:
        """What is seen from each zone while exactly the doors of the mask are open."""
        outlooks = self._outlooks[mode]
        if outlooks is None:
            outlooks = self._look_out(mode & SIGHT_DEEP != 0)
            self._outlooks[mode] = outlooks
        found: list[View] = []
        for zone, outlook in enumerate(outlooks):
            doors = open_mask & outlook.doors
            view = outlook.views.get(doors)
            if view is None:
                if len(outlook.views) >= VIEW_LIMIT:
                    outlook.views.clear()
                view = View(self._look(zone, outlook, doors, mode))
                outlook.views[doors] = view
            found.append(view)
        return found

    def _look_out(self, deep: bool) -> list[Outlook]:
        """Where to look from each zone, whatever the doors.

        A line ends with the first zone that sight does not pass. So a look from a room out, into a room from
        the street, and from a room across the street into another are the same rule (Z2-LOS-02, 04, 05, 07).
        """
        outlooks = [Outlook() for _ in self._kinds]
        known: list[set[tuple[tuple[int, ...], tuple[int, ...]]]] = [set() for _ in self._kinds]
        for line in self._lines:
            for zones, doors in ((line.zones, line.doors), (line.zones[::-1], line.doors[::-1])):
                for start in range(len(doors)):
                    end = start + 1
                    while end < len(doors) and self._goes_on(zones[end], deep):
                        end += 1
                    run = (zones[start + 1 : end + 1], doors[start:end])
                    if run not in known[zones[start]]:
                        known[zones[start]].add(run)
                        outlooks[zones[start]].lines.append(run)
        for a, b, door in self._beside:
            outlooks[a].beside.append((b, door))
            outlooks[b].beside.append((a, door))
        for outlook in outlooks:
            for _, doors in outlook.lines:
                for door in doors:
                    if door >= 0:
                        outlook.doors |= 1 << door
            for _, door in outlook.beside:
                if door >= 0:
                    outlook.doors |= 1 << door
        return outlooks

    def _goes_on(self, zone: int, deep: bool) -> bool:
        kind = self._kinds[zone]
        return kind.passes or (deep and kind.indoor)

    def _look(self, viewer: int, outlook: Outlook, open_mask: int, mode: int) -> bytes:
        """How many zones away each zone is seen from one."""
        kinds = self._kinds
        row = bytearray([NOT_SEEN]) * len(kinds)
        if kinds[viewer].looks:
            for zones, doors in outlook.lines:
                for reach, door in enumerate(doors):
                    if door >= 0 and not open_mask >> door & 1:  # Z2-LOS-06
                        break
                    target = zones[reach]
                    if kinds[target].seen and reach + 1 < row[target]:
                        row[target] = reach + 1
            for target, door in outlook.beside:
                # Z2-LOS-03: sharing an opening is enough, wherever the walls stand
                if kinds[target].seen and (door < 0 or open_mask >> door & 1):
                    row[target] = 1
        if mode & SIGHT_DARK and not mode & SIGHT_DEEP:  # Z2-SKILL-HOMEDEFENDER-01: the skill beats the mode
            for target, is_dark in enumerate(self._dark):
                if is_dark and row[target] > 1:  # Z2-DARK-01
                    row[target] = NOT_SEEN
        row[viewer] = 0  # Z2-LOS-09
        return bytes(row)
