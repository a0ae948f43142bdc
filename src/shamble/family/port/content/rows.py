"""The shapes of the content files: what may be written in each of them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from shamble.content.schema import Row
from shamble.family.position.printed import ZOMBIE_DECK

Count = Annotated[int, Meta(ge=0)]
Positive = Annotated[int, Meta(ge=1)]
Name = Annotated[str, Meta(min_length=1)]


Printed = dict[str, bool | int | str | tuple[str, ...]]
"""What only some games print: facts that the game declares."""


class ModeRow(Row, frozen=True):
    """One way to attack with a card."""

    dice: Count = 0
    accuracy: Count = 0
    damage: Count = 0
    noisy: bool = False
    range: tuple[Count, Count] = (0, 0)


class CardRow(Row, frozen=True):
    """An equipment card by its printed face."""

    name: Name
    melee: ModeRow | None = None
    ranged: ModeRow | None = None
    dual: bool = False
    door: Literal["noisy", "silent"] | None = None
    ammo: Literal["bullets", "shells"] | None = None
    reload: bool = False
    skills: tuple[str, ...] = ()
    backpack: bool = False
    food: Count = 0
    rerolls: Literal["bullets", "shells"] | None = None
    blast: bool = False
    alarm: str = ""
    rules: tuple[str, ...] = ()
    vehicle: bool = False
    modes: dict[str, ModeRow] = {}
    ours: bool = False
    facts: Printed = {}


class EquipmentFile(Row, frozen=True):
    """equipment.yaml"""

    cards: tuple[CardRow, ...] = ()
    decks: dict[Name, dict[str, Positive]] = {}
    stat_lines: dict[str, str] = {}
    remove: tuple[str, ...] = ()


class KindRow(Row, frozen=True):
    """A kind of zombie."""

    name: Name
    type: Name
    figures: Positive
    actions: Positive
    toughness: Positive
    adrenaline: Count
    priority: Count
    forbids_combat: bool = False
    shields_from_fire: bool = False
    rules: Annotated[tuple[str, ...], Meta(min_length=1)] = ("",)
    facts: Printed = {}


class ZombieFile(Row, frozen=True):
    """zombies.yaml"""

    zombies: tuple[KindRow, ...] = ()
    abominations: tuple[str, ...] = ()
    remove: tuple[str, ...] = ()


Levels = tuple[Count, Count, Count, Count]
"""How many at each danger level."""


class ZombieCardRow(Row, frozen=True):
    """A card that brings zombies: one type with its counts, or several; an extra activation has none.

    What the card orders besides is written in words, as in missions: `there` is its zone.
    """

    number: Positive
    type: str = ""
    counts: Levels = (0, 0, 0, 0)
    spawns: dict[Name, Levels] = {}
    rush: bool = False
    extra: bool = False
    deck: Name = ZOMBIE_DECK
    effects: Any = field(name="do", default=None)
    facts: Printed = {}


class ZombieCardFile(Row, frozen=True):
    """zombie-cards.yaml"""

    cards: tuple[ZombieCardRow, ...] = ()
    tiers: dict[str, tuple[Positive, Positive]] = {}
    remove: tuple[str, ...] = ()
    remove_tiers: tuple[str, ...] = ()


class SkillRow(Row, frozen=True):
    """A skill: what it changes, allows, does at a moment, or shares."""

    name: Name
    rules: tuple[str, ...] = ()
    modify: dict[str, int | dict[Literal["add", "most", "bits"], int]] = {}
    grant: tuple[str, ...] = ()
    hook: dict[str, str] = {}
    aura: tuple[str, ...] = ()
    immune: str = ""
    starts_with: str = ""
    fills: str = ""
    from_start: bool = False
    moving: bool = False
    ours: bool = False


class SkillFile(Row, frozen=True):
    """skills.yaml"""

    skills: tuple[SkillRow, ...] = ()
    remove: tuple[str, ...] = ()


class SideRow(Row, frozen=True):
    """What another side of an identity card lists for each danger level."""

    blue: tuple[str, ...] = ()
    yellow: tuple[str, ...] = ()
    orange: tuple[str, ...] = ()
    red: tuple[str, ...] = ()


class CharacterRow(Row, frozen=True):
    """An identity card, with its other sides if it has any."""

    name: Name
    blue: tuple[str, ...]
    yellow: tuple[str, ...]
    orange: tuple[str, ...]
    red: tuple[str, ...]
    traits: tuple[str, ...] = ()
    ours: bool = False
    facts: Printed = {}
    other_sides: tuple[SideRow, ...] = ()


class SurvivorFile(Row, frozen=True):
    """survivors.yaml"""

    survivors: tuple[CharacterRow, ...] = ()
    remove: tuple[str, ...] = ()


class ComponentFile(Row, frozen=True):
    """components.yaml"""

    components: dict[str, Count] = {}
    tokens: dict[str, Count] = {}


class CitationFile(Row, frozen=True):
    """citations.yaml"""

    cited_as: dict[str, str | tuple[str, ...]] = {}
