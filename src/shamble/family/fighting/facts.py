"""What an attack keeps while it is under way.

ATTACK and THROW frames: a the attacker, b the weapon, c the target zone, d the kind of attack. Their items
are the facts below, and after them those that a game adds; their grid is the dice, once they are rolled.
"""

from typing import Final

from shamble.family.fighting.kinds import AttackKind
from shamble.family.people.kit import Kit
from shamble.family.people.people import kit_of
from shamble.family.position.printed import CardType
from shamble.family.position.state import Game, Survivor
from shamble.family.vocabulary import ATTACK, THROW
from shamble.kernel.frame import Frame
from shamble.kernel.run import Run

ATTACK_FACTS: Final = (
    "kit",
    "stood",
    "weapons",
    "car",
    "means",
    "crowd-dice",
    "first-dice",
    "hits",
    "misses",
    "damage",
    "miss-damage",
    "killed",
    "extra-kill",
    "bonus",
)
"""The names of the facts, in order; a game adds rows to the table `attack-facts`."""

NOTE: Final = 0
"""The skills with which the attack is played to its end: those that were in force when it was declared."""

STOOD: Final = 1
"""The zone where the attacker stood."""

WEAPONS: Final = 2
"""How many weapons are used at once."""

CAR: Final = 3
"""1 + the car that is the target; 0 for whoever is in the zone."""

MEANS: Final = 4
"""By what means it kills, as bits."""

CROWD_DICE: Final = 5
"""1 if it rolls as many dice as zombies are there."""

FIRST_DICE: Final = 6
"""How many dice it began with; further ones came from sixes."""

HITS: Final = 7
"""Hits still to be dealt."""

MISSES: Final = 8
DAMAGE: Final = 9
MISS_DAMAGE: Final = 10
"""The damage of each hit and of each miss."""

KILLED: Final = 11
"""1 once anything has died."""

EXTRA_KILL: Final = 12
"""1 once the extra kill of the attack is used."""

BONUS: Final = 13
"""What is added to every die; a 1 misses all the same, and a six is one by the face alone."""

DRIVEN: Final = 1 << 8
EXPLODING: Final = 1 << 9
EXTRA: Final = 1 << 10
"""Means by which the dead die, besides the kind of attack (its number as a bit): run over by a car, in an
explosion or fire, as an extra kill that no hit was spent on. Games go on from here."""


def begin_attack(
    run: Run, state: Game, who: int, card: int, zone: int, kind: int, weapons: int = 1, means: int = 0
) -> list[int]:
    """Attack a zone, or throw what explodes; the facts of the attack."""
    printed = state.rules.cards[card]
    me = state.survivors[who]
    facts = state.rules.attack_facts[:]
    facts[NOTE] = state.rules.note(armed_kit(state, me, printed))
    facts[STOOD] = me.zone
    facts[WEAPONS] = weapons
    facts[MEANS] = 1 << kind | means
    thrown = printed.blast or state.rules.attack_kinds[kind].strikes_all
    run.push(THROW if thrown else ATTACK, who, card, zone, kind).items = facts
    return facts


ZONE_MASK: Final = 255
"""An attack names its zone; above these bits it may name its target there."""


def target_zone(action: int) -> int:
    """The zone that an attack is made at."""
    return action & ZONE_MASK


def facts_of(frame: Frame) -> list[int]:
    """The facts of an attack."""
    assert frame.items is not None
    return frame.items


def dice_of(frame: Frame) -> bytearray:
    """The dice of an attack or of a roll."""
    assert frame.grid is not None
    return frame.grid


def attack_under_way(state: Game) -> Frame | None:
    """The attack that is being played, the latest one first."""
    for frame in reversed(state.stack):
        if frame.proc == ATTACK:
            return frame
    return None


def armed_kit(state: Game, me: Survivor, card: CardType) -> Kit:
    """What an attack would be made with now: the survivor's skills and those of the weapon."""
    if card.vehicle:
        return state.rules.kit_from(())
    return state.rules.kit_with(kit_of(state, me), card.skills)


def attack_kit(state: Game, attack: Frame) -> Kit:
    """What an attack is made with: whatever has happened since it was declared changes nothing."""
    facts = attack.items
    assert facts is not None
    kit = state.rules.noted_kits.get(facts[NOTE])
    return state.rules.noted_kit(facts[NOTE]) if kit is None else kit


def kind_of(state: Game, attack: Frame) -> AttackKind:
    """What kind of attack it is."""
    return state.rules.attack_kinds[attack.d]
