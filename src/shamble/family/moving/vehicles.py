"""Vehicles as rows: who finds room where, who drives, how they are driven and what may be found in them.

A game declares its seats once for all vehicles, and each vehicle says how many of each there are.
"""

from collections.abc import Mapping
from typing import Final

ANY_NUMBER: Final = 99
"""As many places as are wanted."""


class Seat:
    """A kind of seat: whoever sits there drives, fires what is mounted, or just rides along."""

    __slots__ = ("drives", "fires", "name")

    def __init__(self, name: str, *, drives: bool = False, fires: str = "") -> None:
        self.name = name
        self.drives = drives
        self.fires = fires
        """The stat line of the weapon that is fired from it; nothing where there is none."""


DRIVER: Final = "driver"
PASSENGER: Final = "passenger"

SEATS: Final = (Seat(DRIVER, drives=True), Seat(PASSENGER))
"""The seats that every game of the family starts from."""


class Drive:
    """One way to drive: the verb, how many zones it covers, and the attack on whoever stands there."""

    __slots__ = ("attack", "verb", "zones")

    def __init__(self, verb: str, zones: int, attack: str = "") -> None:
        self.verb = verb
        self.zones = zones
        self.attack = attack
        """The stat line of the attack in every zone with zombies that is entered; nothing for none."""


class Vehicle:
    """A kind of vehicle."""

    __slots__ = ("drives", "name", "places", "searched", "title")

    def __init__(
        self,
        name: str,
        title: str,
        places: Mapping[str, int],
        drives: tuple[Drive, ...],
        *,
        searched: bool = False,
    ) -> None:
        self.name = name
        self.title = title
        """Its name in actions and cases."""
        self.places = dict(places)
        """How many there are of each kind of seat."""
        self.drives = drives
        self.searched = searched
        """Whether weapons may be found in it."""
