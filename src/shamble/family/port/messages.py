"""What the page of the family's games reads: components, map, position, odds and sight, each declared once.

Names are keys and numbers: zones, doors and survivors by index, cards, skills and kinds by slug. The words
for them are in the language files.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from shamble.port.messages import MissionInfo

Level = Literal["blue", "yellow", "orange", "red"]
ResultName = Literal["running", "won", "lost", "decided"]


# --- what is printed on the components


class WeaponMode(Struct):
    """One way to attack with a card."""

    near: int
    far: int
    dice: int
    accuracy: int
    damage: int
    noisy: bool


FactValue = bool | int | str | list[str]
"""What only some games print on their cards and figures."""


class Card(Struct):
    """A card by its printed face; `modes` are its other attacks, by their kind."""

    slug: str
    name: str
    melee: WeaponMode | None
    ranged: WeaponMode | None
    modes: dict[str, WeaponMode]
    dual: bool
    opens_doors: bool
    door_noise: bool
    ammo: str
    reload: bool
    skills: list[str]
    from_backpack: bool
    food: int
    rerolls: str
    blast: bool
    alarm: str
    rules: list[str]
    ours: bool
    """Whether its values are ours, since those of the printed card are not known."""
    facts: dict[str, FactValue]


class SkillInfo(Struct):
    """A skill; its name and text are `skill-<slug>-name` and `skill-<slug>-text`."""

    slug: str
    name: str
    rules: list[str]


class ZombieKind(Struct):
    """A kind of zombie; `index` is the number that events and previews use."""

    index: int
    slug: str
    name: str
    type: str
    actions: int
    toughness: int
    adrenaline: int
    priority: int
    figures: int
    rules: list[str]
    facts: dict[str, FactValue]


class Character(Struct):
    """Somebody who can be played; `name` is what actions call them."""

    index: int
    slug: str
    name: str
    traits: list[str]
    levels: dict[Level, list[str]]
    ours: bool
    facts: dict[str, FactValue]
    other_sides: list[dict[Level, list[str]]] = []
    """What further sides of the card list."""


class VerbInfo(Struct):
    """Something a survivor can do in its turn, the rule that says how, and what can be said of it."""

    name: str
    rule: str
    traits: list[str]


class ZombieCard(Struct):
    """A card that brings zombies: of each kind or type how many at each danger level, and what it orders."""

    number: int
    deck: str
    spawns: dict[str, list[int]]
    rush: bool
    facts: dict[str, FactValue]


class Content(Struct):
    """The component lists of a game."""

    cards: dict[str, Card]
    skills: dict[str, SkillInfo]
    kinds: list[ZombieKind]
    characters: list[Character]
    verbs: list[VerbInfo]
    zombie_cards: list[ZombieCard]
    cited_as: dict[str, list[str]]
    """By which of its own ids the game cites the rules that it shares; nothing where they are its own."""


# --- the map


class Rect(Struct, array_like=True):
    """A rectangle in board cells."""

    x: float
    y: float
    width: float
    height: float


class ZoneInfo(Struct):
    """A room, a stretch of street, or what else the game's board has; `indoor` ones lie in a building."""

    index: int
    name: str
    label: str
    kind: str
    indoor: bool
    dark: bool
    building: int
    parts: list[str]
    rects: list[Rect]
    floor: int


class DoorInfo(Struct):
    """A door, or what else can be open or shut; `vertical` where its wall runs from north to south."""

    index: int
    name: str
    a: int
    b: int
    x: float
    y: float
    vertical: bool
    fitting: str


class LinkInfo(Struct):
    """A way between two zones; low to high is where they touch along their common edge, 0 if nowhere."""

    a: int
    b: int
    kind: Literal["street", "opening", "door"]
    door: int
    x: float
    y: float
    low: float
    high: float
    vertical: bool
    blind: bool
    """Whether nothing is seen through it, as up a lift."""


class TileInfo(Struct):
    """A tile as it lies in the layout."""

    name: str
    row: int
    col: int
    rotation: int
    x: float
    y: float
    """Its upper left corner in board cells."""


class FloorInfo(Struct):
    """A storey of the map, in board cells; the one that all others are reached from has no name."""

    name: str
    x: float
    y: float
    width: float
    height: float


class BoardInfo(Struct):
    """The compiled map, in cells; further floors lie beside the first one."""

    name: str
    width: float
    height: float
    zones: list[ZoneInfo]
    doors: list[DoorInfo]
    links: list[LinkInfo]
    tiles: list[TileInfo]
    buildings: list[list[int]]
    floors: list[FloorInfo]


# --- missions


class GoalInfo(Struct):
    """One thing to be done; `text` is a text key."""

    name: str
    text: str


class Mission(MissionInfo):
    """A mission with its goals and tiles."""

    goals: list[list[GoalInfo]] = []
    tiles: list[str] = []
    facts: dict[str, FactValue] = {}
    """What only some games print on a mission's sheet."""


# --- the position


class CardView(Struct):
    """A card somebody carries; `card` is its number, `empty` if it must be reloaded."""

    card: int
    slug: str
    name: str
    empty: bool


class SurvivorView(Struct):
    """One survivor's dashboard. A zone below 0: escaped (-1), eliminated (-2), aside (-3)."""

    id: int
    name: str
    slug: str
    traits: list[str]
    side: int
    """The side of its identity card that lies up."""
    seat: int
    zone: int
    wounds: int
    health: int
    adrenaline: int
    level: Level
    actions: int
    actions_left: int
    free: dict[str, int]
    done: bool
    leader: int
    car: int
    """The car it sits in, or -1."""
    drives: bool
    place: str
    """The kind of seat it sits on."""
    hand: list[CardView]
    backpack: list[CardView]
    tokens: int
    kept: list[str]
    """The colours of the Objectives that it carries."""
    skills: list[str]
    shared_skills: list[str]


class ZoneView(Struct):
    """What is in a zone: zombies by slug, noise in all, and how many of it are tokens."""

    zone: int
    zombies: dict[str, int]
    noise: int
    tokens: int


class IdleView(Struct):
    """Zombies of a zone that do nothing for now, by slug; they are among those that stand there."""

    status: str
    zone: int
    zombies: dict[str, int]


class ObjectiveView(Struct):
    token: int
    zone: int
    colour: str


class TokenView(Struct):
    token: int
    zone: int


class SpawnView(Struct):
    token: int
    zone: int
    active: bool
    start: bool
    colour: str


class CarView(Struct):
    """A car on the board."""

    car: int
    name: str
    kind: str
    zone: int
    drivable: bool
    searchable: bool
    seats: list[str]
    """All its seats, taken or free, by their kinds."""


class LaidView(Struct):
    """A card that lies open in a zone, and who has laid it."""

    card: int
    slug: str
    zone: int
    survivor: int


class GoalView(Struct):
    """A goal and how far it is; `text` is a text key, `owner` a survivor or -1 for the whole team."""

    name: str
    text: str
    progress: int
    target: int
    owner: int


class CounterView(Struct):
    """What a game of its own counts, as tokens on the table: for the table, or for each zone or survivor.

    The numbers stand in the order of their holders; whoever is beyond the list stands at nothing. Its name is
    `token-<name>`.
    """

    name: str
    per: str
    numbers: list[int]


class View(Struct):
    """The position. Decks are counts; facedown objectives have the colour `hidden`."""

    mission: str
    round: int
    result: ResultName
    ending: str
    first: int
    seat: int
    survivors: list[SurvivorView]
    zones: list[ZoneView]
    idle: list[IdleView]
    open_doors: list[int]
    opened_buildings: list[int]
    objectives: list[ObjectiveView]
    crates: list[TokenView]
    spawns: list[SpawnView]
    cars: list[CarView]
    laid: list[LaidView]
    exits: list[int]
    decks: dict[str, int]
    discards: dict[str, list[str]]
    reserve: dict[str, int]
    counters: list[CounterView]
    goals: list[list[GoalView]]
    defeats: list[str]
    """Text keys of the endings that would lose the game."""
    own: dict[str, Any] = {}
    """What only this game puts on the table, by its own names."""


# --- what an action may bring


class PreviewRow(Struct):
    """One possible number of hits: its chance, the kinds it kills, wounds to friends."""

    hits: int
    chance: float
    kills: list[int]
    friend_wounds: int


class AttackPreview(Struct, tag="dice", tag_field="kind"):
    """An attack with dice. `order`: the kinds that hits would take; -1 for hits that are lost."""

    zone: int
    dice: int
    accuracy: int
    hit_chance: float
    damage: int
    rows: list[PreviewRow]
    order: list[int]
    friends: list[int]
    rerolls: int
    noise: int


class BlastPreview(Struct, tag="blast", tag_field="kind"):
    """An attack on everybody in a zone. `damage`: 0 if it destroys all; `kills`: the kinds that fall."""

    zone: int
    survivors: list[int]
    zombies: int
    noise: int
    damage: int
    kills: list[int]


class ChancePreview(Struct, tag="chance", tag_field="kind"):
    """How likely it is that what is tried succeeds after this answer, if all that follows is done well."""

    chance: float


class CrowdWay(Struct):
    """Where some of the dead would go: goals, steps to the nearest by open ways (-1: there is none), the next
    zones, and whether all of these are closed to them."""

    goals: list[int]
    steps: int
    ways: list[int]
    held: bool


class CrowdChange(Struct):
    """The dead of a zone, by slug, whose way would be another one."""

    zone: int
    zombies: dict[str, int]
    now: CrowdWay
    after: CrowdWay


class PassagePreview(Struct, tag="passage", tag_field="kind"):
    """What a passage changes that stands otherwise: zones seen from the own one, ways of the dead."""

    door: int
    seen_now: list[int]
    seen_after: list[int]
    crowds: list[CrowdChange]


Preview = AttackPreview | BlastPreview | ChancePreview | PassagePreview


# --- looking around


class SightInfo(Struct):
    """A zone that can be seen, and how far away it is."""

    zone: int
    range: int


class Sight(Struct):
    """What a zone sees and how many steps it is to every zone (-1: no way), with the doors as they are."""

    zone: int
    seen: list[SightInfo]
    distances: list[int]


class Glance(Struct):
    """What a page asks of the board: what is seen from a zone, and how far everything is."""

    zone: int
