"""Every number about a survivor that a skill, a card or a mission can change.

A skill that is pure data is one or more rows (quantity, operation, amount). The rules read quantities
from a survivor's kit and never ask which skill they came from.

Most quantities are one number. Free actions are such numbers that are used up in a turn. Some stand once
for each kind of attack: `damage-melee`, `damage-ranged`, and `damage-combat` is all that Combat covers.
"""

from collections.abc import Iterable
from typing import Final

from shamble.family.fighting.kinds import ATTACK_KINDS, AttackKind

KIND_SHIFT: Final = 8
"""A code is the number of a quantity, and above it 1 + the kind of attack where it stands for each kind."""

NUMBER_MASK: Final = (1 << KIND_SHIFT) - 1
FREE_SHIFT: Final = 4
FREE_MASK: Final = 15
"""What is spent of each free action takes so many bits of `Survivor.spent_free`; above them all, what was
gained in the turn besides those that skills give takes as many again."""


class Quantity:
    """One number about a survivor: free actions are spent, some stand for each kind of attack."""

    __slots__ = ("default", "is_free", "is_of_attacks", "name", "number")

    def __init__(self, name: str, number: int, default: int, sort: str) -> None:
        self.name = name
        self.number = number
        self.default = default
        self.is_free = sort == FREE
        self.is_of_attacks = sort == OF_ATTACKS


PLAIN: Final = ""
FREE: Final = "free"
OF_ATTACKS: Final = "of-attacks"


class Quantities:
    """Quantities and their numbers; a game that brings its own goes on from those of its parent."""

    __slots__ = ("rows",)

    def __init__(self, parent: "Quantities | None" = None) -> None:
        self.rows: list[Quantity] = [] if parent is None else parent.rows[:]

    def add(self, name: str, default: int = 0, sort: str = PLAIN) -> int:
        """One more quantity: its place in `Kit.values`, or in each row of `Kit.attacks`."""
        number = sum([1 for row in self.rows if row.is_of_attacks == (sort == OF_ATTACKS)])
        assert number <= NUMBER_MASK
        self.rows.append(Quantity(name, number, default, sort))
        return number


def of_attack(number: int, kind: int) -> int:
    """The code of a quantity for one kind of attack."""
    return kind + 1 << KIND_SHIFT | number


class KitShape:
    """What the kits of a game hold: its quantities by name and code, and what nobody's skill has changed."""

    __slots__ = (
        "all_spent",
        "attacks",
        "codes",
        "free",
        "gains",
        "kinds",
        "names",
        "pays",
        "shifts",
        "values",
    )

    def __init__(self, rows: Iterable[Quantity], kinds: Iterable[AttackKind]) -> None:
        rows = tuple(rows)
        self.kinds: tuple[AttackKind, ...] = tuple(kinds)
        plain = [row for row in rows if not row.is_of_attacks]
        by_kind = [row for row in rows if row.is_of_attacks]
        for sort in (plain, by_kind, self.kinds):
            assert [row.number for row in sort] == list(range(len(sort)))
        self.values = [row.default for row in plain]
        self.attacks = [row.default for row in by_kind]
        self.free = tuple([row.number for row in plain if row.is_free])
        """The free actions, in the order of their bits in `Survivor.spent_free`."""
        self.gains = FREE_SHIFT * len(self.free)
        """Where the bits of what was gained begin."""
        self.all_spent = (1 << self.gains) - 1
        self.shifts = tuple([FREE_SHIFT * self.free.index(row.number) if row.is_free else 0 for row in plain])
        """For each free action, by its number, where its bits begin."""
        self.codes: dict[str, tuple[int, ...]] = {row.name: (row.number,) for row in plain}
        """The codes of each name that skills may change: several if it stands for several kinds."""
        for row in by_kind:
            combat: list[int] = []
            for kind in self.kinds:
                code = of_attack(row.number, kind.number)
                self.codes[f"{row.name}-{kind.name}"] = (code,)
                if kind.is_combat:
                    combat.append(code)
            self.codes[f"{row.name}-combat"] = tuple(combat)
        self.names: dict[int, str] = {codes[0]: name for name, codes in self.codes.items() if len(codes) == 1}
        self.pays = tuple([self.codes[kind.pays][0] if kind.pays else -1 for kind in self.kinds])
        """For each kind of attack the free action that pays for it alone; -1 for none."""


FAMILY_QUANTITIES: Final = Quantities()
_plain = FAMILY_QUANTITIES.add


def _free(name: str) -> int:
    return FAMILY_QUANTITIES.add(name, 0, FREE)


def _of_attacks(name: str) -> int:
    return FAMILY_QUANTITIES.add(name, 0, OF_ATTACKS)


# Actions in a turn.
ACTIONS: Final = _plain("actions", 3)
FREE_MOVE: Final = _free("free-move")
FREE_SEARCH: Final = _free("free-search")
FREE_COMBAT: Final = _free("free-combat")
FREE_MELEE: Final = _free("free-melee")
FREE_RANGED: Final = _free("free-ranged")
FREE_DOOR: Final = _free("free-door")
FREE_PAIR: Final = _free("free-pair")

# Attacks, once for each kind.
DICE: Final = _of_attacks("dice")
ROLL: Final = _of_attacks("roll")
DAMAGE: Final = _of_attacks("damage")
LEAST_DAMAGE: Final = _of_attacks("least-damage")
PAIRS: Final = _of_attacks("pairs")
CROWD_DICE: Final = _of_attacks("crowd-dice")
STREAK_DICE: Final = _of_attacks("streak-dice")
SIX_DICE: Final = _of_attacks("six-dice")
SIX_DAMAGE: Final = _of_attacks("six-damage")
EXTRA_KILL: Final = _of_attacks("extra-kill")
ANY_STREAK_DICE: Final = _of_attacks("any-streak-dice")

# Attacks of any kind.
REROLLS: Final = _plain("rerolls")
MAX_RANGE: Final = _plain("max-range")
POINT_BLANK: Final = _plain("point-blank")
TARGETS_FREELY: Final = _plain("targets-freely")
SPARES_FRIENDS: Final = _plain("spares-friends")
MAY_SPARE_FRIENDS: Final = _plain("may-spare-friends")
SPARED_BY_FRIENDS: Final = _plain("spared-by-friends")
RELOADS_FREELY: Final = _plain("reloads-freely")
IMMUNE_KINDS: Final = _plain("immune-kinds")

# Movement and sight.
MOVE_COST: Final = _plain("move-cost", 1)
MOVE_ZONES: Final = _plain("move-zones", 1)
SPRINT_ZONES: Final = _plain("sprint-zones")
LEAVES_FREELY: Final = _plain("leaves-freely")
PASSES_ZOMBIES: Final = _plain("passes-zombies")
SIGHT_MODE: Final = _plain("sight-mode")

# Doors, search and inventory.
OPENS_BARE_HANDED: Final = _plain("opens-bare-handed")
SEARCH_CARDS: Final = _plain("search-cards", 1)
SEARCHES: Final = _plain("searches", 1)
SEARCHES_STREETS: Final = _plain("searches-streets")
LIGHTS_DARKNESS: Final = _plain("lights-darkness")
BACKPACK: Final = _plain("backpack", 3)
ALL_IN_HAND: Final = _plain("all-in-hand")
OUT_OF_ORDER: Final = _plain("acts-out-of-order")
HEALTH: Final = _plain("health", 3)
START_ADRENALINE: Final = _plain("start-adrenaline")

MOVES: Final = (FREE_MOVE, MOVE_ZONES, SPRINT_ZONES, LEAVES_FREELY, PASSES_ZOMBIES)
"""What move skills change."""

FAMILY_SHAPE: Final = KitShape(FAMILY_QUANTITIES.rows, ATTACK_KINDS)
"""What kits hold where no game has added anything."""
