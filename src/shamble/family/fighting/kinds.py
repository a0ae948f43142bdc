"""Kinds of attacks: what tells a Melee Action from a Ranged one, as rows that a game adds to."""

from typing import Final


class AttackKind:
    """One kind of attack. The verbs of its actions have its name as a trait, cards a stat line for it.

    `pays` names the free action that pays for this kind alone, `rule` is what an attack of this kind
    follows, `lost` what is cited for a hit that does nothing. Its facts:

    - COMBAT: what is called Combat in skills and free actions covers it.
    - IN_OWN_ZONE: it reaches the attacker's own zone only, and only while zombies are there.
    - FIRES: an empty weapon is of no use for it.
    - BY_PRIORITY: hits follow the targeting priority.
    - HARMS_FRIENDS: misses hit survivors in the target zone.
    - STRIKES_ALL: it rolls no dice, and everybody in the zone is hit.
    """

    __slots__ = (
        "by_priority",
        "fires",
        "harms_friends",
        "in_own_zone",
        "is_combat",
        "lost",
        "name",
        "number",
        "pays",
        "rule",
        "strikes_all",
    )

    def __init__(
        self, name: str, number: int, pays: str, facts: tuple[str, ...], rule: str, lost: str
    ) -> None:
        self.name = name
        self.number = number
        self.pays = pays
        self.is_combat = COMBAT in facts
        self.in_own_zone = IN_OWN_ZONE in facts
        self.fires = FIRES in facts
        self.by_priority = BY_PRIORITY in facts
        self.harms_friends = HARMS_FRIENDS in facts
        self.strikes_all = STRIKES_ALL in facts
        self.rule = rule
        self.lost = lost


COMBAT: Final = "combat"
IN_OWN_ZONE: Final = "in-own-zone"
FIRES: Final = "fires"
BY_PRIORITY: Final = "by-priority"
HARMS_FRIENDS: Final = "harms-friends"
STRIKES_ALL: Final = "strikes-all"

BY_HAND: Final = 0
AT_RANGE: Final = 1
"""The kinds that all games have, by number; further ones follow."""

ATTACK_KINDS: Final = (
    AttackKind("melee", BY_HAND, "free-melee", (COMBAT, IN_OWN_ZONE), "Z2-MELEE-01", "Z2-DICE-04"),
    AttackKind(
        "ranged",
        AT_RANGE,
        "free-ranged",
        (COMBAT, FIRES, BY_PRIORITY, HARMS_FRIENDS),
        "Z2-RANGED-01",
        "Z2-TARGET-03",
    ),
)
