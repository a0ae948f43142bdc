"""What the laboratory asks of a game: what to write down of each of its games, and how to draw it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from shamble.kernel.event import Event


class Aim(NamedTuple):
    """Something to be done: its name, how far it is, when it is done, and which step of the mission it is."""

    name: str
    have: int
    wanted: int
    step: int


class Loss(NamedTuple):
    """Somebody who was lost: when on the main clock, who, in which place, and to what."""

    mark: int
    who: str
    place: str
    cause: str


class Gain(NamedTuple):
    """Something that a team had in a game: of which sort (`card`, `skill`), and its name in text keys."""

    sort: str
    name: str


class Piece(NamedTuple):
    """Something on the board to be reached: what it is, where it lay first, and whether somebody did."""

    name: str
    place: str
    reached: bool


class Note(NamedTuple):
    """What a map alone lets one expect: `doctor-map-<key>` says it."""

    key: str
    args: Mapping[str, object]


class Observer:
    """Follows one game and notes what is worth knowing of it. This one knows no game."""

    def __init__(self, state: Any) -> None:
        self.state = state
        self.losses: list[Loss] = []
        self.gains: set[Gain] = set()

    def hear(self, event: Event) -> None:
        """Something has happened; the position is as it is now."""

    def gauges(self) -> Mapping[str, int]:
        """Numbers that are worth a curve over the main clock, by name: `gauge-<name>` says them."""
        return {}

    def aims(self) -> Sequence[Aim]:
        """What the mission wants, step by step, and how far it is."""
        return ()

    def pieces(self) -> Sequence[Piece]:
        """What lies on the board to be reached, and whether somebody has."""
        return ()


class Study:
    """How games are observed, named and drawn. The defaults are those of a game without a map."""

    def observer(self, state: Any) -> Observer:
        """Somebody who follows a game from its setup on."""
        return Observer(state)

    def heat_map(self, state: Any, heat: Mapping[str, float], theme: str) -> str:
        """The map as SVG, places shaded by their heat from 0 to 1; empty without a map."""
        return ""

    def map_notes(self, state: Any) -> Sequence[Note]:
        """What a mission's map alone lets one expect, in a position before the game begins."""
        return ()

    def aim_key(self, mission: str, name: str) -> str:
        """The text that says what an aim is."""
        return f"aim-{name}"

    def gain_key(self, gain: Gain) -> str:
        """The text that names what was had."""
        return f"{gain.sort}-{gain.name}"

    def without(
        self, mission: str, options: Mapping[str, object], gain: Gain, folders: Sequence[Any] = ()
    ) -> Any:
        """The rules as if this did not exist, to see what it is worth; None if the game cannot say."""
        return None
