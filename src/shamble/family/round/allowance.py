"""What an action costs and whether a survivor can still pay for it."""

from shamble.family.people.kit import Kit
from shamble.family.people.quantities import ACTIONS, FIRST_FREE, FREE_COMBAT, FREE_MELEE, FREE_PAIR
from shamble.family.position.state import Game, Survivor
from shamble.kernel.event import Reason


def has_free(kit: Kit, me: Survivor, quantity: int) -> bool:
    """Whether a free action of a type is left."""
    return kit.values[quantity] > me.spent_free >> 4 * (quantity - FIRST_FREE) & 15


def pay(kit: Kit, me: Survivor, quantity: int) -> None:
    """Pay one action: a free one of its type if there is one, else an ordinary one."""
    if quantity >= 0 and has_free(kit, me, quantity):
        me.spent_free += 1 << 4 * (quantity - FIRST_FREE)
    else:
        me.spent += 1


def can_pay(kit: Kit, me: Survivor, quantity: int) -> bool:
    """Whether an action of a type can still be paid (-1: ordinary actions only)."""
    return kit.values[ACTIONS] > me.spent or (quantity >= 0 and has_free(kit, me, quantity))


def can_pay_combat(kit: Kit, me: Survivor, ranged: int, pair: bool) -> bool:
    """Whether an attack can still be paid: by an ordinary action or any fitting free one."""
    return (
        kit.values[ACTIONS] > me.spent
        or has_free(kit, me, FREE_MELEE + ranged)
        or has_free(kit, me, FREE_COMBAT)
        or (pair and has_free(kit, me, FREE_PAIR))
    )


def pay_combat(kit: Kit, me: Survivor, ranged: int, pair: bool) -> None:
    """Pay an attack with the narrowest action that fits, so that nothing better is wasted."""
    if pair and has_free(kit, me, FREE_PAIR):
        pay(kit, me, FREE_PAIR)
    elif has_free(kit, me, FREE_MELEE + ranged):
        pay(kit, me, FREE_MELEE + ranged)
    else:
        pay(kit, me, FREE_COMBAT)


def takes_one(state: Game, action: int) -> int:
    """The cost of what takes one ordinary action."""
    return 1


def takes_one_of(kit: Kit, me: Survivor, quantity: int) -> int:
    """The ordinary actions that an action of a type takes: none if a free one pays for it."""
    return 0 if has_free(kit, me, quantity) else 1


def combat_cost(kit: Kit, me: Survivor, ranged: int, pair: bool) -> int:
    """The ordinary actions that an attack takes."""
    if has_free(kit, me, FREE_MELEE + ranged) or has_free(kit, me, FREE_COMBAT):
        return 0
    return 0 if pair and has_free(kit, me, FREE_PAIR) else 1


def left(kit: Kit, me: Survivor) -> int:
    """Ordinary actions left in this turn."""
    return max(0, kit.values[ACTIONS] - me.spent)


def no_action_left() -> Reason:
    """The reason given when a survivor cannot pay for an action."""
    return Reason("refused-no-action", "Z2-ACT-05", also=("Z2-ROUND-04", "Z2-ACT-03", "Z2-ACT-04"))
