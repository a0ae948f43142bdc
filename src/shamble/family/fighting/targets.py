"""Who an attack hits: the targeting priority, and friends in the way."""

from typing import Final

from shamble.family.dead.figures import kinds_in
from shamble.family.fighting.facts import DAMAGE, STOOD, attack_kit, facts_of
from shamble.family.fighting.kinds import AttackKind
from shamble.family.people.kit import Kit
from shamble.family.people.quantities import POINT_BLANK, SPARES_FRIENDS, TARGETS_FREELY
from shamble.family.position.state import Game
from shamble.family.vocabulary import HIT
from shamble.kernel.action import ACTOR_SHIFT, X_SHIFT
from shamble.kernel.frame import Frame
from shamble.kernel.rows import Ruling


def chooses_freely(kit: Kit, kind: AttackKind, same_zone: bool) -> bool:
    """Whether hits go where the attacker likes instead of by targeting priority."""
    return (
        not kind.by_priority
        or bool(kit.values[TARGETS_FREELY])
        or (same_zone and bool(kit.values[POINT_BLANK]))
    )


def harms_friends(kit: Kit, kind: AttackKind, same_zone: bool) -> bool:
    """Whether misses hit survivors in the target zone."""
    return (
        kind.harms_friends and not kit.values[SPARES_FRIENDS] and not (same_zone and kit.values[POINT_BLANK])
    )


def targets(state: Game, attack: Frame) -> list[int]:
    """The kinds a hit may go to: all in melee; by targeting priority at range."""
    kinds = kinds_in(state, attack.c)
    same_zone = attack.c == facts_of(attack)[STOOD]
    if chooses_freely(attack_kit(state, attack), state.rules.attack_kinds[attack.d], same_zone):
        return kinds
    all_kinds = state.rules.kinds
    first = min([all_kinds[kind].priority for kind in kinds])
    return [kind for kind in kinds if all_kinds[kind].priority == first]


def hit_options(state: Game, frame: Frame) -> list[int]:
    """One option for each kind that would die, and one for all that would not."""
    attack = state.stack[-2]
    damage = facts_of(attack)[DAMAGE]
    base = HIT | attack.a << ACTOR_SHIFT
    options: list[int] = []
    wasted = False
    for kind in state.rules.targets(state, attack):
        if damage >= state.rules.kinds[kind].toughness:
            options.append(base | kind << X_SHIFT)
        elif not wasted:
            wasted = True
            options.append(base | kind << X_SHIFT)
    return options


def target_order(state: Game, zone: int, damage: int, free: bool) -> list[int]:
    """The kinds that hits would take, in order; -1 once hits are lost on something too tough."""
    kinds = state.rules.kinds
    present = [(kind, state.zombies[zone * state.rules.kind_count + kind]) for kind in kinds_in(state, zone)]
    if free:
        killable = [(kind, number) for kind, number in present if damage >= kinds[kind].toughness]
        killable.sort(key=lambda row: -kinds[row[0]].toughness)
        return [kind for kind, number in killable for _ in range(number)]
    order: list[int] = []
    for level in sorted({kinds[kind].priority for kind, _ in present}):
        group = [(kind, number) for kind, number in present if kinds[kind].priority == level]
        for kind, number in group:
            if damage >= kinds[kind].toughness:
                order.extend([kind] * number)
        if any(damage < kinds[kind].toughness for kind, _ in group):
            order.append(-1)
            break
    return order


ANYBODY: Final = -1


def aim_of(state: Game, action: int) -> tuple[int, int]:
    """The kind at which all hits of an attack are aimed together, and what is added to every die for it."""
    return ANYBODY, 0


RULINGS = (Ruling("targets", targets), Ruling("aim-of", aim_of))
