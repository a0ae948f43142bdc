"""What an action costs and whether a survivor can still pay for it."""

from typing import Final

from shamble.family.people.kit import Kit
from shamble.family.people.quantities import ACTIONS, FREE_COMBAT, FREE_MASK
from shamble.family.position.state import Game, Survivor
from shamble.kernel.event import Reason


def has_free(kit: Kit, me: Survivor, free: int) -> bool:
    """Whether a free action of a type is left."""
    if not me.spent_free:
        return kit.values[free] > 0
    spent = me.spent_free >> kit.shape.shifts[free] & FREE_MASK
    return kit.values[free] > spent or kit.values[free] + gained(kit, me, free) > spent


def gained(kit: Kit, me: Survivor, free: int) -> int:
    """How many free actions of a type were gained in this turn, besides those that skills give."""
    if me.spent_free <= kit.shape.all_spent:
        return 0
    return me.spent_free >> kit.shape.gains + kit.shape.shifts[free] & FREE_MASK


def gain_free(kit: Kit, me: Survivor, free: int) -> None:
    """One more free action of a type, for this turn."""
    me.spent_free += 1 << kit.shape.gains + kit.shape.shifts[free]


def free_left(kit: Kit, me: Survivor, free: int) -> int:
    """How many free actions of a type are left."""
    spent = me.spent_free >> kit.shape.shifts[free] & FREE_MASK
    return max(0, kit.values[free] + gained(kit, me, free) - spent)


def spend_free(kit: Kit, me: Survivor, free: int, number: int = 1) -> None:
    """Use up free actions of a type."""
    me.spent_free += number << kit.shape.shifts[free]


def spend_all_free(kit: Kit, me: Survivor) -> None:
    """No free action of any type is left."""
    me.spent_free = kit.shape.all_spent


def pay(kit: Kit, me: Survivor, free: int) -> None:
    """Pay one action: a free one of its type if there is one, else an ordinary one."""
    if free >= 0 and has_free(kit, me, free):
        spend_free(kit, me, free)
    else:
        me.spent += 1


def can_pay(kit: Kit, me: Survivor, free: int) -> bool:
    """Whether an action of a type can still be paid (-1: ordinary actions only)."""
    return kit.values[ACTIONS] > me.spent or (free >= 0 and has_free(kit, me, free))


NO_FREE: Final = -1


def free_for_attack(kit: Kit, me: Survivor, kind: int, special: int) -> int:
    """The narrowest free action that pays for an attack, so that nothing better is wasted; NO_FREE for none.

    `special` is one that pays for attacks with such a weapon alone.
    """
    if special >= 0 and has_free(kit, me, special):
        return special
    own = kit.shape.pays[kind]
    if own >= 0 and has_free(kit, me, own):
        return own
    if kit.shape.kinds[kind].is_combat and has_free(kit, me, FREE_COMBAT):
        return FREE_COMBAT
    return NO_FREE


def can_pay_combat(kit: Kit, me: Survivor, kind: int, special: int) -> bool:
    """Whether an attack can still be paid: by an ordinary action or any fitting free one."""
    return kit.values[ACTIONS] > me.spent or free_for_attack(kit, me, kind, special) >= 0


def pay_combat(kit: Kit, me: Survivor, kind: int, special: int) -> None:
    """Pay an attack, with a free action if one fits."""
    pay(kit, me, free_for_attack(kit, me, kind, special))


def takes_one(state: Game, action: int) -> int:
    """The cost of what takes one ordinary action."""
    return 1


def takes_one_of(kit: Kit, me: Survivor, free: int) -> int:
    """The ordinary actions that an action of a type takes: none if a free one pays for it."""
    return 0 if has_free(kit, me, free) else 1


def combat_cost(kit: Kit, me: Survivor, kind: int, special: int) -> int:
    """The ordinary actions that an attack takes."""
    return 0 if free_for_attack(kit, me, kind, special) >= 0 else 1


def left(kit: Kit, me: Survivor) -> int:
    """Ordinary actions left in this turn."""
    return max(0, kit.values[ACTIONS] - me.spent)


def no_action_left() -> Reason:
    """The reason given when a survivor cannot pay for an action."""
    return Reason("refused-no-action", "Z2-ACT-05", also=("Z2-ROUND-04", "Z2-ACT-03", "Z2-ACT-04"))
