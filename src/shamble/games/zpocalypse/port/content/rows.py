"""The shapes of the content files of Zpocalypse: what may be written in each, and in what a case defines."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

Count = Annotated[int, Meta(ge=0)]
Positive = Annotated[int, Meta(ge=1)]
Level = Annotated[int, Meta(ge=1, le=3)]
Name = Annotated[str, Meta(min_length=1)]
Dice = tuple[Count, Count, Count]
"""Red dice at level 1, 2 and 3."""

Orders = dict[str, Count]
"""Operations of a closed list, with an amount each."""


def _spaced(name: str) -> str:
    return name.rstrip("_").replace("_", " ")


class Spaced(msgspec.Struct, forbid_unknown_fields=True, rename=_spaced, frozen=True):
    """A checked part of a file, whose words are written with blanks. Unknown ones are mistakes."""


class CardRow(Spaced, frozen=True):
    """A card that survivors carry. Exactly one of the first seven fields says what it is."""

    firearm: Dice | None = None
    melee: Dice | None = None
    thrown: Dice | None = None
    explosive: Positive | None = None
    armor: Positive | None = None
    food: Annotated[int, Meta(ge=1, le=2)] | None = None
    item: Literal["scrap", "ammo", "first aid"] | None = None
    range: Count = 0
    distance: Count = 0
    ammo: bool = False
    traits: dict[Literal["Knockdown", "Duel Wield"], Level] = {}
    vp: Count = 0
    radioactive: bool = False
    copies: Positive = 1
    ours: bool = False


class AbilityRow(Spaced, frozen=True):
    """What a survivor can do besides."""

    when: Literal["scavenge", "feed", "fortify", "turn", "defence", "their turn", "always"]
    do: Orders
    per: Literal["day", "round", "always"] = "day"


class PersonRow(Spaced, frozen=True):
    """A Survivor card; what is not said is plain."""

    hp: Positive = 6
    armor: Count = 0
    firearm: Count = 0
    melee: Count = 0
    movement: Positive = 4
    smarts: Count = 2
    ability: AbilityRow | None = None
    ours: bool = False


class YieldRow(Spaced, frozen=True):
    """What a check brings."""

    armory: Count = 0
    food: Count = 0
    items: Count = 0
    survivors: Count = 0
    zombies: Count = 0
    lose_food: Count = 0
    give_up: Count = 0
    choose_armory: Count = 0


class EventRow(Spaced, frozen=True):
    """The event of a special Scavenge card."""

    success: YieldRow = YieldRow()
    failure: YieldRow = YieldRow()


class ScavengeRow(Spaced, frozen=True):
    """A Scavenge card."""

    success: YieldRow = YieldRow()
    failure: YieldRow = YieldRow()
    needed: Positive = 1
    event: EventRow | None = None
    night_owl: bool = False
    ours: bool = False


class SomethingRow(Spaced, frozen=True):
    """A Something's Happened card."""

    zombies: tuple[Count, Count, Count, Count] = (0, 0, 0, 0)
    speed: Count = 3
    event: Orders = {}
    ours: bool = False


class GoalRow(Spaced, frozen=True):
    """A Daily Goal: the tallies of either half, and its `vp`."""

    scope: Literal["day", "night", "game"]
    goal: Orders
    challenge: Orders = {}
    ours: bool = False


class SideRow(Spaced, frozen=True):
    """One side of a tile."""

    picture: list[str] | str = ""
    grid: list[str] | str = ""
    marks: dict[str, str] = {}
    lines: list[str] = []
    name: str = ""
    kind: Literal["", "road", "building", "open"] = ""
    glow: str = ""
    floor: list[str] = []


class TileRow(Spaced, frozen=True):
    """A tile; one picture is on both sides."""

    A: SideRow | list[str] | str = ""
    B: SideRow | list[str] | str = ""
    glow: str | dict[Literal["A", "B"], str] = ""
    road: bool = False
    ours: bool = False


class HandRow(Spaced, frozen=True):
    """What a squad starts with."""

    goals: Count = 0
    survivors: Count = 0
    food: Count = 0
    items: Count = 0
    weapons: Count = 0
    firearms: Count = 0
    melees: Count = 0
    ammo: Count = 0
    first_aid: Count = 0


class BunkerRow(Spaced, frozen=True):
    """What lies facedown in the bunker at the beginning."""

    survivors: Count = 2
    armory: Count = 2


class ObjectiveRow(Spaced, frozen=True):
    """An objective that stands in the place of the most VP."""

    first_with: Positive


class ScenarioRow(Spaced, frozen=True):
    """A Scenario card."""

    days: Positive = 4
    id: str = ""
    name: str = ""
    mode: Literal["competitive", "cooperative"] = "competitive"
    players: tuple[Positive, Positive] = (2, 4)
    base: str = ""
    second_base: str = ""
    side: Literal["A", "B"] = "A"
    hand: HandRow = HandRow(goals=1, survivors=2, food=2, items=1, weapons=2)
    lone_hand: HandRow | None = None
    bunker: BunkerRow = BunkerRow()
    red: Count = 1
    green: Count = 2
    red_spots: tuple[Positive, ...] = (10, 30, 50)
    green_spots: tuple[Positive, ...] = (20, 40)
    restart: Literal["easy", "hardcore"] = "easy"
    day_zero: bool = False
    stack: list[Positive] = []
    objective: ObjectiveRow | None = None
    special: Orders = {}
    ours: bool = False


class TokenRow(Spaced, frozen=True):
    """How many Search tokens bear each number."""

    white: dict[str, Count] = {}
    red: dict[str, Count] = {}


class FigureRow(Spaced, frozen=True):
    """Figures of the dead in the box."""

    single: Count = 40
    double: Count = 20


class TrackRow(Spaced, frozen=True):
    """The Victory Point tracker."""

    spaces: Positive
    red_spots: list[Positive]
    green_spots: list[Positive]
