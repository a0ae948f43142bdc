"""What is printed on the components, as the reader of the content makes it. Immutable and shared."""

from typing import Final

# --- decks, in the order of the rule set

SURVIVORS: Final = 0
ARMORY: Final = 1
FOOD: Final = 2
ITEMS: Final = 3
SCAVENGE: Final = 4
SOMETHING: Final = 5
GOALS: Final = 6
TOKENS: Final = 7
TILES: Final = 8
DECKS: Final = (
    "survivors",
    "armory",
    "food",
    "items",
    "scavenge",
    "something",
    "goals",
    "search",
    "tiles",
)
CARRIED: Final = (ARMORY, FOOD, ITEMS)
"""The decks whose cards survivors carry. Their cards have one numbering, so a card's number says its deck."""

# --- kinds of cards that are carried

FIREARM: Final = 0
MELEE: Final = 1
THROWN: Final = 2
EXPLOSIVE: Final = 3
ARMOUR: Final = 4
MEAL: Final = 5
SCRAP: Final = 6
AMMO: Final = 7
FIRST_AID: Final = 8
KIND_NAMES: Final = (
    "firearm",
    "melee",
    "thrown",
    "explosive",
    "armour",
    "meal",
    "scrap",
    "ammo",
    "first-aid",
)

# --- traits of weapons

NO_TRAIT: Final = 0
KNOCKDOWN: Final = 1
DUEL_WIELD: Final = 2

Effects = tuple[tuple[str, int], ...]
"""Operations of the closed list in `words.py`, each with an amount."""


class Card:
    """A kind of card that survivors carry. A deck holds one or more copies of it."""

    __slots__ = (
        "ammo",
        "armor",
        "damage",
        "deck",
        "dice",
        "distance",
        "duel_wield",
        "kind",
        "knockdown",
        "name",
        "portions",
        "radioactive",
        "range",
        "slug",
        "vp",
    )

    def __init__(
        self,
        name: str,
        slug: str,
        deck: int,
        kind: int,
        dice: tuple[int, int, int] = (0, 0, 0),
        range: int = 0,
        distance: int = 0,
        damage: int = 0,
        ammo: bool = False,
        knockdown: int = 0,
        duel_wield: int = 0,
        armor: int = 0,
        vp: int = 0,
        portions: int = 0,
        radioactive: bool = False,
    ) -> None:
        self.name = name
        self.slug = slug
        self.deck = deck
        self.kind = kind
        self.dice = dice
        """Red dice at level 1, 2 and 3."""
        self.range = range
        self.distance = distance
        """Red dice of the distance, for what is thrown."""
        self.damage = damage
        """Damage dice of an explosive."""
        self.ammo = ammo
        self.knockdown = knockdown
        """The level from which the trait can be used; 0 without it."""
        self.duel_wield = duel_wield
        self.armor = armor
        self.vp = vp
        self.portions = portions
        self.radioactive = radioactive


# --- survivors

IN_SCAVENGE: Final = 0
IN_FEED: Final = 1
IN_FORTIFY: Final = 2
IN_TURN: Final = 3
"""A combat ability: it lasts for both actions of the turn."""
IN_DEFENCE: Final = 4
IN_THEIR_TURN: Final = 5
ALWAYS_ON: Final = 6
WHEN_NAMES: Final = ("scavenge", "feed", "fortify", "turn", "defence", "their turn", "always")

PER_DAY: Final = 0
PER_ROUND: Final = 1
PERMANENT: Final = 2
PER_NAMES: Final = ("day", "round", "always")


class Ability:
    """What a survivor can do besides: at which moment, what, how often."""

    __slots__ = ("effects", "per", "when")

    def __init__(self, when: int, effects: Effects, per: int = PER_DAY) -> None:
        self.when = when
        self.effects = effects
        self.per = per

    def amount(self, operation: str) -> int:
        """How much of an operation it brings; 0 if it is none of its own."""
        for name, amount in self.effects:
            if name == operation:
                return amount
        return 0


class Person:
    """A Survivor card."""

    __slots__ = ("ability", "armor", "firearm", "hp", "melee", "movement", "name", "slug", "smarts")

    def __init__(
        self,
        name: str,
        slug: str,
        hp: int,
        armor: int,
        firearm: int,
        melee: int,
        movement: int,
        smarts: int,
        ability: Ability | None,
    ) -> None:
        self.name = name
        self.slug = slug
        self.hp = hp
        self.armor = armor
        self.firearm = firearm
        self.melee = melee
        self.movement = movement
        self.smarts = smarts
        self.ability = ability


# --- cards of the day


class Yield:
    """What a check of a Scavenge card brings: cards of each deck, survivors, zombies, and what else."""

    __slots__ = ("armory", "effects", "food", "items", "survivors", "zombies")

    def __init__(
        self,
        armory: int = 0,
        food: int = 0,
        items: int = 0,
        survivors: int = 0,
        zombies: int = 0,
        effects: Effects = (),
    ) -> None:
        self.armory = armory
        self.food = food
        self.items = items
        self.survivors = survivors
        self.zombies = zombies
        self.effects = effects


class Scavenge:
    """A Scavenge card. A special one has an event, with a check of its own before the supplies' one."""

    __slots__ = (
        "event_failure",
        "event_success",
        "failure",
        "name",
        "needed",
        "night_owl",
        "slug",
        "success",
    )

    def __init__(
        self,
        name: str,
        slug: str,
        needed: int,
        success: Yield,
        failure: Yield,
        event_success: Yield | None = None,
        event_failure: Yield | None = None,
        night_owl: bool = False,
    ) -> None:
        self.name = name
        self.slug = slug
        self.needed = needed
        self.success = success
        self.failure = failure
        self.event_success = event_success
        self.event_failure = event_failure
        self.night_owl = night_owl


class Something:
    """A Something's Happened card: zombies for each new tile by night, their speed, and what happens."""

    __slots__ = ("effects", "name", "slug", "speed", "zombies")

    def __init__(
        self, name: str, slug: str, zombies: tuple[int, int, int, int], speed: int, effects: Effects
    ) -> None:
        self.name = name
        self.slug = slug
        self.zombies = zombies
        self.speed = speed
        self.effects = effects


SCOPES: Final = ("day", "night", "game")


class Aim:
    """A half of a Daily Goal: what must be so (tallies or conditions of `words.py`), and its VP."""

    __slots__ = ("conditions", "vp")

    def __init__(self, conditions: Effects, vp: int) -> None:
        self.conditions = conditions
        self.vp = vp


class Goal:
    """A Daily Goal card."""

    __slots__ = ("challenge", "goal", "name", "scope", "slug")

    def __init__(self, name: str, slug: str, scope: int, goal: Aim, challenge: Aim) -> None:
        self.name = name
        self.slug = slug
        self.scope = scope
        self.goal = goal
        self.challenge = challenge


class Token:
    """A Search token: a white number is the Smarts needed to search again, a red one that many zombies."""

    __slots__ = ("number", "red")

    def __init__(self, red: bool, number: int) -> None:
        self.red = red
        self.number = number


# --- tiles: marks of a square, as bits

BLOCKED: Final = 1
YIELD: Final = 2
BIOHAZARD: Final = 4
RADIATION: Final = 8
TUNNEL: Final = 16
ENTRANCE: Final = 32
SEARCH_ARMORY: Final = 64
SEARCH_FOOD: Final = 128
SEARCH_ITEMS: Final = 256
VOID: Final = 512
"""No tile lies there, in a case's drawing."""
SEARCHABLE: Final = SEARCH_ARMORY | SEARCH_FOOD | SEARCH_ITEMS
HAZARD: Final = BIOHAZARD | RADIATION

# --- sides of a square, clockwise

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
SIDES: Final = ("north", "east", "south", "west")

NO_GLOW: Final = -1


class TileSide:
    """One printed side: marks by place (row by row from the north-west), and red lines.

    A red line is place * 4 + side; the reader tells it from both squares.
    """

    __slots__ = ("floor", "glow", "kind", "lines", "marks", "name", "road", "slug")

    def __init__(
        self,
        name: str,
        slug: str,
        marks: tuple[int, ...],
        lines: frozenset[int],
        glow: int,
        road: bool,
        kind: str = "",
        floor: str = "",
    ) -> None:
        self.name = name
        self.slug = slug
        self.marks = marks
        self.lines = lines
        self.glow = glow
        """The base set by its colour: a place in `Printed.glows`, or NO_GLOW."""
        self.road = road
        self.kind = kind
        """What is pictured, for pages: a road, a building, open ground."""
        self.floor = floor
        """For pages, one letter a square: `.` open ground, `_` indoors, `,` asphalt."""


class Tile:
    """A tile with its two sides; `name` is its number as printed, `1` to `24`."""

    __slots__ = ("name", "sides")

    def __init__(self, name: str, sides: tuple[TileSide, TileSide]) -> None:
        self.name = name
        self.sides = sides


# --- scenarios


class Hand:
    """What each squad starts with. `weapons` are drawn as Melee or Firearm cards only.

    Where a scenario names kinds (Day Zero), `firearms`, `melees`, `ammo`, `first_aids` say so many of each.
    """

    __slots__ = ("ammo", "firearms", "first_aids", "food", "goals", "items", "melees", "survivors", "weapons")

    def __init__(
        self,
        goals: int = 0,
        survivors: int = 0,
        food: int = 0,
        items: int = 0,
        weapons: int = 0,
        firearms: int = 0,
        melees: int = 0,
        ammo: int = 0,
        first_aids: int = 0,
    ) -> None:
        self.goals = goals
        self.survivors = survivors
        self.food = food
        self.items = items
        self.weapons = weapons
        self.firearms = firearms
        self.melees = melees
        self.ammo = ammo
        self.first_aids = first_aids


class Scenario:
    """A Scenario card."""

    __slots__ = (
        "base",
        "day_zero",
        "days",
        "effects",
        "first_with",
        "green",
        "green_spots",
        "hand",
        "hardcore",
        "id",
        "laid_aside",
        "most",
        "least",
        "lone_hand",
        "name",
        "pool",
        "red",
        "red_spots",
        "second_base",
        "side",
        "slug",
        "stack",
    )

    def __init__(
        self,
        id: str,
        slug: str,
        name: str,
        days: int,
        least: int,
        most: int,
        red: int,
        green: int,
        red_spots: tuple[int, ...],
        green_spots: tuple[int, ...],
        hand: Hand,
        lone_hand: Hand | None = None,
        pool: int = 2,
        laid_aside: int = 2,
        base: int = NO_GLOW,
        side: int = 0,
        second_base: int = NO_GLOW,
        hardcore: bool = False,
        day_zero: bool = False,
        stack: tuple[int, ...] = (),
        first_with: int = 0,
        effects: Effects = (),
    ) -> None:
        self.id = id
        self.slug = slug
        self.name = name
        self.days = days
        self.least = least
        """How many seats there are at least, and at most."""
        self.most = most
        self.red = red
        self.green = green
        self.red_spots = red_spots
        self.green_spots = green_spots
        self.hand = hand
        self.lone_hand = lone_hand
        """What a single player starts with instead."""
        self.pool = pool
        """Survivors laid into the bunker at the beginning."""
        self.laid_aside = laid_aside
        self.base = base
        """The base set by its glow: a place in `Printed.glows`."""
        self.side = side
        self.second_base = second_base
        """The base set of day 3; NO_GLOW where the first player of that day chooses."""
        self.hardcore = hardcore
        self.day_zero = day_zero
        self.stack = stack
        """Day Zero: how many tiles there are for 1, 2, 3, 4 players, the entrance among them."""
        self.first_with = first_with
        """An objective that stands in the place of the most VP: whoever has so many first wins. 0: none."""
        self.effects = effects
        """Special rules: operations of the closed list in `words.py`."""


class Printed:
    """Everything that lies in the box.

    `cards` are all copies that survivors may carry: the Armory deck's first, then Food, Items, and what a
    case brings along. A card's number is its place there; the same for people, tiles, tokens and the others.
    """

    __slots__ = (
        "cards",
        "doubles",
        "glows",
        "goals",
        "height",
        "people",
        "scavenge",
        "scenarios",
        "singles",
        "something",
        "tiles",
        "tokens",
        "width",
    )

    def __init__(
        self,
        cards: tuple[Card, ...],
        people: tuple[Person, ...],
        scavenge: tuple[Scavenge, ...],
        something: tuple[Something, ...],
        goals: tuple[Goal, ...],
        tokens: tuple[Token, ...],
        tiles: tuple[Tile, ...],
        glows: tuple[str, ...],
        scenarios: tuple[Scenario, ...],
        singles: int = 40,
        doubles: int = 20,
        width: int = 6,
        height: int = 6,
    ) -> None:
        self.cards = cards
        self.people = people
        self.scavenge = scavenge
        self.something = something
        self.goals = goals
        self.tokens = tokens
        self.tiles = tiles
        self.glows = glows
        """The colours of the base sets, for readers: `gold`, `teal` …"""
        self.scenarios = scenarios
        self.singles = singles
        self.doubles = doubles
        self.width = width
        """How many squares a tile is wide, and high: the same for all tiles of a game."""
        self.height = height
