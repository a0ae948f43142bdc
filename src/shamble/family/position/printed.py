"""What is printed on cards, figures and skill lists, as plain immutable rows.

The content layer fills these from files; the rules read their properties and never a name.
"""

from typing import Final

from shamble.family.position.facts import NO_FACTS, Facts
from shamble.kernel.words import Effect

BLUE: Final = 0
YELLOW: Final = 1
ORANGE: Final = 2
RED: Final = 3
LEVEL_NAMES: Final = ("blue", "yellow", "orange", "red")

ADD: Final = 0
MOST: Final = 1
BITS: Final = 2
OPERATIONS: Final = {"add": ADD, "most": MOST, "bits": BITS}

ZOMBIE_DECK: Final = "zombies"
"""The deck of a zombie card, unless it says otherwise."""

FATE_SUPPLY: Final = 0
FATE_BOX: Final = 1
FATE_DISCARDS: Final = 2
"""Where a figure goes that leaves the board: to the reserve, out of the game, to the discards as the card
with which it came."""

NO_SUPPLY: Final = -1
"""The reserve of kinds that come with a card of their own."""


class WeaponMode:
    """One way to attack with a card: hand to hand or at range."""

    __slots__ = ("accuracy", "damage", "dice", "far", "near", "noisy")

    def __init__(self, near: int, far: int, dice: int, accuracy: int, damage: int, noisy: bool) -> None:
        self.near = near
        self.far = far
        self.dice = dice
        self.accuracy = accuracy
        self.damage = damage
        self.noisy = noisy


class CardType:
    """A card by its printed face. Copies of it are numbered cards of the game."""

    __slots__ = (
        "alarm",
        "ammo",
        "blast",
        "door_noise",
        "dual",
        "facts",
        "food",
        "from_backpack",
        "index",
        "melee",
        "modes",
        "name",
        "opens_doors",
        "ours",
        "ranged",
        "reload",
        "rerolls",
        "rules",
        "skills",
        "slug",
        "vehicle",
    )

    def __init__(
        self,
        index: int,
        name: str,
        slug: str,
        melee: WeaponMode | None,
        ranged: WeaponMode | None,
        dual: bool,
        opens_doors: bool,
        door_noise: bool,
        ammo: str,
        reload: bool,
        skills: tuple[str, ...],
        from_backpack: bool,
        food: int,
        rerolls: str,
        blast: bool,
        alarm: str,
        rules: tuple[str, ...],
        vehicle: bool = False,
        facts: Facts = NO_FACTS,
        others: tuple[WeaponMode | None, ...] = (),
        ours: bool = False,
    ) -> None:
        self.facts = facts
        self.ours = ours
        """Whether the printed card's values are not known, and these are ours."""
        self.index = index
        self.name = name
        self.slug = slug
        self.melee = melee
        self.ranged = ranged
        self.modes = (melee, ranged, *others)
        """The stat line for each kind of attack."""
        self.dual = dual
        self.opens_doors = opens_doors
        self.door_noise = door_noise
        self.ammo = ammo
        self.reload = reload
        self.skills = skills
        self.from_backpack = from_backpack
        self.food = food
        self.rerolls = rerolls
        self.blast = blast
        self.alarm = alarm
        self.rules = rules
        self.vehicle = vehicle
        """A car's own attack: no skill of the driver helps it, and nobody in a car is hit by it."""

    def is_weapon(self) -> bool:
        """Whether it bears the symbol of any kind of attack."""
        return any([mode is not None for mode in self.modes])


class ZombieKind:
    """A kind of zombie: what it takes, what it gives, and its special ways."""

    __slots__ = (
        "actions",
        "adrenaline",
        "facts",
        "figures",
        "forbids_combat",
        "index",
        "name",
        "priority",
        "rules",
        "shields_from_fire",
        "slug",
        "toughness",
        "type",
    )

    def __init__(
        self,
        index: int,
        name: str,
        slug: str,
        type_name: str,
        figures: int,
        actions: int,
        toughness: int,
        adrenaline: int,
        priority: int,
        forbids_combat: bool,
        shields_from_fire: bool,
        rules: tuple[str, ...],
        facts: Facts = NO_FACTS,
    ) -> None:
        self.facts = facts
        self.index = index
        self.name = name
        self.slug = slug
        self.type = type_name
        self.figures = figures
        self.actions = actions
        self.toughness = toughness
        self.adrenaline = adrenaline
        self.priority = priority
        self.forbids_combat = forbids_combat
        self.shields_from_fire = shields_from_fire
        self.rules = rules


class ZombieCard:
    """A card of a deck that brings zombies: how many of each at each danger level, and what it orders.

    `spawns` names kinds or types, each with the numbers of the four levels; `type` and `counts` are the first
    of them. What the card orders is done in the end, with its zone and its number as facts.
    """

    __slots__ = ("counts", "deck", "effects", "extra", "facts", "number", "rush", "spawns", "type")

    def __init__(
        self,
        number: int,
        spawns: tuple[tuple[str, tuple[int, ...]], ...],
        rush: bool,
        extra: bool,
        facts: Facts = NO_FACTS,
        deck: str = ZOMBIE_DECK,
        effects: tuple[Effect, ...] = (),
    ) -> None:
        self.number = number
        self.spawns = spawns
        self.type, self.counts = spawns[0] if spawns else ("", (0, 0, 0, 0))
        self.rush = rush
        self.extra = extra
        self.facts = facts
        self.deck = deck
        self.effects = effects


class Skill:
    """A skill: rows of modifiers, verbs it grants, handlers it hangs on moments, effects it shares.

    `aura` names skills that everybody in the owner's zone has while the owner is not alone there.
    `from_start` marks skills that work only at the setup: nobody gains them later or lends them.
    `moving` marks those whose verbs and handlers move their owner.
    `fills` marks a pattern with a blank in its name: what stands there is the least value of this
    quantity, or the card that the owner starts with.
    `immune` names a type of zombies whose wounds are ignored, whatever kinds of it a game has.
    """

    __slots__ = (
        "aura",
        "fills",
        "from_start",
        "grants",
        "hooks",
        "immune",
        "index",
        "modify",
        "moving",
        "name",
        "ours",
        "rules",
        "slug",
        "starts_with",
    )

    def __init__(
        self,
        index: int,
        name: str,
        slug: str,
        rules: tuple[str, ...],
        modify: tuple[tuple[int, int, int], ...],
        grants: tuple[str, ...],
        hooks: tuple[tuple[str, str], ...],
        aura: tuple[str, ...],
        starts_with: str,
        ours: bool,
        from_start: bool = False,
        moving: bool = False,
        fills: str = "",
        immune: str = "",
    ) -> None:
        self.index = index
        self.name = name
        self.slug = slug
        self.rules = rules
        self.modify = modify
        self.grants = grants
        self.hooks = hooks
        self.aura = aura
        self.starts_with = starts_with
        self.ours = ours
        self.from_start = from_start
        self.moving = moving
        self.fills = fills
        self.immune = immune

    def modifying(self, modify: tuple[tuple[int, int, int], ...]) -> "Skill":
        """The same skill with other modifiers."""
        return Skill(
            self.index,
            self.name,
            self.slug,
            self.rules,
            modify,
            self.grants,
            self.hooks,
            self.aura,
            self.starts_with,
            self.ours,
            self.from_start,
            self.moving,
            self.fills,
            self.immune,
        )

    def filler(self, name: str) -> str:
        """What a name puts into the blank of this pattern; nothing if it does not fit."""
        before, _, rest = self.name.partition("[")
        after = rest.partition("]")[2]
        if not self.fills or not name.startswith(before) or not name.endswith(after):
            return ""
        return name[len(before) : len(name) - len(after)]


Levels = tuple[tuple[str, ...], ...]
"""The skills of each danger level."""


class Character:
    """An identity card: who can be played, and the skills of each danger level, on each of its sides."""

    __slots__ = ("facts", "index", "levels", "name", "ours", "sides", "slug", "traits")

    def __init__(
        self,
        index: int,
        name: str,
        slug: str,
        traits: tuple[str, ...],
        levels: Levels,
        ours: bool,
        other_sides: tuple[Levels, ...] = (),
        facts: Facts = NO_FACTS,
    ) -> None:
        self.facts = facts
        self.index = index
        self.name = name
        self.slug = slug
        self.traits = traits
        self.levels = levels
        """What the front lists."""
        self.sides = (levels, *other_sides)
        self.ours = ours


def slug_of(name: str) -> str:
    """The key of a printed name in language files: lower case, words joined by hyphens."""
    text = name.lower().replace("+1", "plus-1 ").replace("&", " and ").replace("'", "").replace("\u2019", "")
    words: list[str] = []
    word = ""
    for letter in text:
        if letter.isalnum():
            word += letter
        else:
            if word:
                words.append(word)
            word = ""
    if word:
        words.append(word)
    return "-".join(words)
