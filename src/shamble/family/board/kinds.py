"""What the ground is like, and what can stand in a wall: rows of facts that each game declares.

No rule asks what a zone is called. Sight, ways, tiles, searching and cars ask for a fact of its kind.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final


class ZoneKind:
    """A kind of zone: what can be seen, done and grown there."""

    __slots__ = (
        "drive",
        "entered",
        "grows",
        "indoor",
        "letter",
        "looks",
        "name",
        "passes",
        "search",
        "seen",
        "spawns",
    )

    def __init__(
        self,
        name: str,
        letter: str,
        *,
        indoor: bool,
        looks: bool = True,
        seen: bool = True,
        passes: bool = False,
        search: bool = False,
        drive: bool = False,
        grows: bool = False,
        spawns: bool = False,
        entered: bool = True,
    ) -> None:
        self.name = name
        self.letter = letter
        """The first letter of the short names of such zones on a map."""
        self.indoor = indoor
        """Whether it lies in a building: walls stand round it, and openings and doors lead in."""
        self.looks = looks
        """Whether those who stand there see other zones."""
        self.seen = seen
        """Whether it can be seen from other zones."""
        self.passes = passes
        """Whether a straight line of sight goes on beyond it."""
        self.search = search
        """Whether it can be searched."""
        self.drive = drive
        """Whether cars can drive there."""
        self.grows = grows
        """Whether parts of it that touch across the border of two tiles are one zone."""
        self.spawns = spawns
        """Whether the dead may come from a spawn token that lies there."""
        self.entered = entered
        """Whether anybody can go there; if not, ways only lead out."""

    def __repr__(self) -> str:
        return f"ZoneKind({self.name!r})"


STREET: Final = ZoneKind("street", "S", indoor=False, passes=True, drive=True, grows=True, spawns=True)
ROOM: Final = ZoneKind("room", "R", indoor=True, search=True)

ZoneKinds = Mapping[str, ZoneKind]
"""The kinds of zones of one game, by name."""

ZONE_KINDS: Final[dict[str, ZoneKind]] = {"street": STREET, "room": ROOM}
"""The kinds that every game of the family starts from."""

SOLID: Final = "solid"
"""What a tile calls ground that is no zone: nobody stands there and no way leads over it."""


class Fitting:
    """What stands in a passage: a door, a barricade, nothing at all; each may be open or shut."""

    __slots__ = ("name", "pushed", "sealed", "shut", "wakes")

    def __init__(
        self,
        name: str,
        *,
        shut: bool = True,
        wakes: bool = False,
        pushed: bool = False,
        sealed: bool = False,
    ) -> None:
        self.name = name
        self.shut = shut
        """Whether it is shut when the game begins and the mission says nothing else."""
        self.wakes = wakes
        """Whether opening it opens the building behind it."""
        self.pushed = pushed
        """Whether anybody opens it in passing, the dead included, while it is shut."""
        self.sealed = sealed
        """Whether it stays shut for good."""

    def __repr__(self) -> str:
        return f"Fitting({self.name!r})"


GAP: Final = "none"
"""The fitting of a passage in which nothing stands: it is open."""

DOOR: Final = "door"
BROKEN: Final = "broken"
BARRICADE: Final = "barricade"

FITTINGS: Final[dict[str, Fitting]] = {
    GAP: Fitting(GAP, shut=False),
    DOOR: Fitting(DOOR, wakes=True),
    BROKEN: Fitting(BROKEN, wakes=True, pushed=True),
    BARRICADE: Fitting(BARRICADE, sealed=True),
}
"""The fittings that every game of the family starts from."""
