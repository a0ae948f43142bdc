"""The shape of a mission file. Every field may be missing here: the compiler tells what is needed."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from shamble.content.schema import Row

from .rows import Count, Name, Positive, Printed

OWN = "(own)"
"""Where the fields are put that only one game has; no file writes it."""

Zones = str | tuple[str, ...]
FloorName = Annotated[str, Meta(pattern="^[a-z0-9]+$")]


class SpawnRow(Row, frozen=True):
    """A spawn token: the starting one, or one of a colour; asleep if it waits until it is activated."""

    zone: Name
    start: bool = False
    colour: str = ""
    asleep: bool = False


class PlaceRow(Row, frozen=True):
    """A token that lies elsewhere than on its tile's printed place; faceup where others are mixed."""

    zone: Name
    colour: str = ""
    faceup: bool = False


class ObjectivesRow(Row, frozen=True):
    """Where objectives lie, which of them have a colour, and which colours are mixed face down."""

    printed: bool = True
    without: tuple[str, ...] = field(default=(), name="except")
    colours: dict[str, str] = {}
    more: tuple[PlaceRow, ...] = ()
    facedown: dict[str, Positive] = {}


class CratesRow(Row, frozen=True):
    """Where crates lie."""

    printed: bool = True
    without: tuple[str, ...] = field(default=(), name="except")
    more: tuple[str, ...] = ()


class CarRow(Row, frozen=True):
    """A car: where it stands, what may be done with it, what lies on it and goes along with it."""

    zone: Name
    kind: Name
    driven: bool = False
    driven_if: Any = None
    rule: str = ""
    searched: bool = True
    crate: bool = False
    objectives: tuple[str, ...] = ()


class ZombieRow(Row, frozen=True):
    """Zombies on the board from the start."""

    zone: Name
    type: Name
    count: Positive = 1


class NoiseRow(Row, frozen=True):
    """Noise that is never removed."""

    zone: Name
    tokens: Positive = 1


class DoorRow(Row, frozen=True):
    """A door token on a printed door or on an opening: how it stands, and what it is if it is no door."""

    between: tuple[str, str]
    state: Name
    fitting: str = ""
    rule: str = ""


class FloorRow(Row, frozen=True):
    """Another floor: tiles that lie apart from the others."""

    tiles: tuple[tuple[str, ...], ...]
    rotations: tuple[tuple[int, ...], ...]


class JoinRow(Row, frozen=True):
    """A way between two zones that need not touch, as stairs and lifts are."""

    between: tuple[str, str]
    fitting: str = ""
    sight: bool = True
    one_way: bool = False


class TakingRow(Row, frozen=True):
    """What taking an objective brings; the game says how much Adrenaline if nothing is written."""

    adrenaline: Count | None = None
    keep: bool = False
    trade: bool = False
    only_if: Any = None
    rule: str = ""


class ObjectiveRow(TakingRow, frozen=True):
    """What taking any objective brings, what carrying one costs, and the colours with rules of their own."""

    burden: Count = 0
    colours: dict[str, TakingRow] = {}


class GoalRow(Row, frozen=True):
    """One thing to be done: reached when progress is at least of."""

    name: Name
    progress: Any
    of: Any = 1
    rule: str = ""


class DefeatRow(Row, frozen=True):
    """How the game is lost."""

    name: Name
    condition: Any = field(name="if")
    rule: str = ""


class RuleRow(Row, frozen=True):
    """A special rule: when, if, do, and how often."""

    when: Name
    effects: Any = field(name="do")
    condition: Any = field(default=None, name="if")
    limit: Count = 0
    rule: str = ""


class ActionRow(Row, frozen=True):
    """An action that only this mission has; without a condition it is always possible."""

    name: Name
    effects: Any = field(name="do")
    condition: Any = field(name="if", default="always")
    reason: str = ""
    rule: str = ""


class LockRow(Row, frozen=True):
    """Doors that open only under a condition: of a whole building, or one by one."""

    name: Name
    opens_if: Any
    building: str = ""
    doors: tuple[tuple[str, str], ...] = ()
    rule: str = ""


class MissionFile(Row, frozen=True):
    """A mission."""

    id: str = ""
    map: Literal["printed", "recreated", "ours"] = "ours"
    difficulty: Literal["easy", "medium", "hard"] = "medium"
    minutes: Count = 0
    tiles: tuple[tuple[str, ...], ...] = ()
    rotations: tuple[tuple[int, ...], ...] = ()
    floors: dict[FloorName, FloorRow] = {}
    joins: tuple[JoinRow, ...] = ()
    start: Zones = ()
    exit: Zones = ()
    exit_by: Literal["foot", "either", "cars"] = "foot"
    spawns: tuple[SpawnRow, ...] = ()
    objectives: ObjectivesRow | Literal["printed", "none"] = "printed"
    crates: CratesRow | Literal["printed", "none"] = "printed"
    objective: ObjectiveRow = ObjectiveRow()
    zombies: tuple[ZombieRow, ...] = ()
    noise: tuple[NoiseRow, ...] = ()
    doors: tuple[DoorRow, ...] = ()
    cars: tuple[CarRow, ...] = ()
    companions_may_die: bool = False
    companions_stay: bool = False
    anybody_follows: bool = False
    modes: tuple[str, ...] = ()
    goals: tuple[GoalRow | tuple[GoalRow, ...], ...] = ()
    defeats: tuple[DefeatRow, ...] = ()
    rules: tuple[RuleRow, ...] = ()
    actions: tuple[ActionRow, ...] = ()
    locks: tuple[LockRow, ...] = ()
    registers: dict[str, Literal["game", "round"]] = {}
    facts: Printed = {}
    counters: dict[str, Count | dict[str, Count]] = {}
    sheet: tuple[str, ...] = ()
    own: dict[str, Any] = field(default={}, name=OWN)
