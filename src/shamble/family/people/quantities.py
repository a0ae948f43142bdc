"""Every number about a survivor that a skill, a card or a mission can change.

A skill that is pure data is one or more rows (quantity, operation, amount). The rules read quantities
from a survivor's kit and never ask which skill they came from.
"""

from typing import Final

_names: list[str] = []
_defaults: list[int] = []
_ids: dict[str, int] = {}


def _quantity(name: str, default: int = 0) -> int:
    _ids[name] = len(_names)
    _names.append(name)
    _defaults.append(default)
    return len(_names) - 1


def quantity(name: str) -> int | None:
    """The number of a quantity, or None if no rule reads it."""
    return _ids.get(name)


def quantity_names() -> tuple[str, ...]:
    """All quantities by name."""
    return tuple(_names)


def defaults() -> list[int]:
    """What a survivor without any skill has."""
    return _defaults[:]


# Actions in a turn. The free ones stand in the order of the nibbles of `Survivor.spent_free`.
ACTIONS: Final = _quantity("actions", 3)
FREE_MOVE: Final = _quantity("free-move")
FREE_SEARCH: Final = _quantity("free-search")
FREE_COMBAT: Final = _quantity("free-combat")
FREE_MELEE: Final = _quantity("free-melee")
FREE_RANGED: Final = _quantity("free-ranged")
FREE_DOOR: Final = _quantity("free-door")
FREE_PAIR: Final = _quantity("free-pair")

# Combat. A melee quantity is always followed by its ranged twin, so that `MELEE_x + is_ranged` works.
DICE_MELEE: Final = _quantity("dice-melee")
DICE_RANGED: Final = _quantity("dice-ranged")
ROLL_MELEE: Final = _quantity("roll-melee")
ROLL_RANGED: Final = _quantity("roll-ranged")
DAMAGE_MELEE: Final = _quantity("damage-melee")
DAMAGE_RANGED: Final = _quantity("damage-ranged")
LEAST_DAMAGE_MELEE: Final = _quantity("least-damage-melee")
LEAST_DAMAGE_RANGED: Final = _quantity("least-damage-ranged")
PAIRS_MELEE: Final = _quantity("pairs-melee")
PAIRS_RANGED: Final = _quantity("pairs-ranged")
CROWD_DICE_MELEE: Final = _quantity("crowd-dice-melee")
CROWD_DICE_RANGED: Final = _quantity("crowd-dice-ranged")
STREAK_DICE_MELEE: Final = _quantity("streak-dice-melee")
STREAK_DICE_RANGED: Final = _quantity("streak-dice-ranged")
SIX_DICE_MELEE: Final = _quantity("six-dice-melee")
SIX_DICE_RANGED: Final = _quantity("six-dice-ranged")
SIX_DAMAGE_MELEE: Final = _quantity("six-damage-melee")
SIX_DAMAGE_RANGED: Final = _quantity("six-damage-ranged")
EXTRA_KILL_MELEE: Final = _quantity("extra-kill-melee")
EXTRA_KILL_RANGED: Final = _quantity("extra-kill-ranged")
REROLLS: Final = _quantity("rerolls")
MAX_RANGE: Final = _quantity("max-range")
POINT_BLANK: Final = _quantity("point-blank")
TARGETS_FREELY: Final = _quantity("targets-freely")
SPARES_FRIENDS: Final = _quantity("spares-friends")
MAY_SPARE_FRIENDS: Final = _quantity("may-spare-friends")
SPARED_BY_FRIENDS: Final = _quantity("spared-by-friends")
RELOADS_FREELY: Final = _quantity("reloads-freely")
IMMUNE_KINDS: Final = _quantity("immune-kinds")

# Movement and sight.
MOVE_COST: Final = _quantity("move-cost", 1)
MOVE_ZONES: Final = _quantity("move-zones", 1)
SPRINT_ZONES: Final = _quantity("sprint-zones")
LEAVES_FREELY: Final = _quantity("leaves-freely")
PASSES_ZOMBIES: Final = _quantity("passes-zombies")
SIGHT_MODE: Final = _quantity("sight-mode")

# Doors, search and inventory.
OPENS_BARE_HANDED: Final = _quantity("opens-bare-handed")
SEARCH_CARDS: Final = _quantity("search-cards", 1)
SEARCHES: Final = _quantity("searches", 1)
SEARCHES_STREETS: Final = _quantity("searches-streets")
LIGHTS_DARKNESS: Final = _quantity("lights-darkness")
BACKPACK: Final = _quantity("backpack", 3)
ALL_IN_HAND: Final = _quantity("all-in-hand")
OUT_OF_ORDER: Final = _quantity("acts-out-of-order")
HEALTH: Final = _quantity("health", 3)
START_ADRENALINE: Final = _quantity("start-adrenaline")

QUANTITIES: Final = len(_names)

MOVES: Final = (FREE_MOVE, MOVE_ZONES, SPRINT_ZONES, LEAVES_FREELY, PASSES_ZOMBIES)
"""What move skills change."""

FIRST_FREE: Final = FREE_MOVE
FREE_KINDS: Final = FREE_PAIR - FREE_MOVE + 1
