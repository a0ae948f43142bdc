"""What an attack may bring, worked out before the dice are rolled: odds, targets, friends at risk, noise.

Exact for plain attacks: hits are binomial. Re-rolls and extra dice from sixes are named, not folded in.
"""

from math import comb

from shamble.family import verb_traits as traits
from shamble.family.dead.figures import kinds_in
from shamble.family.fighting.attack import chooses_freely, harms_friends
from shamble.family.fighting.dice import accuracy, armed_kit, damage_of, dice_count, is_hit, weapon_mode
from shamble.family.people.quantities import REROLLS, SPARED_BY_FRIENDS
from shamble.family.position.printed import CardType
from shamble.family.position.state import Game, Survivor
from shamble.kernel.action import actor_of, x_of, y_of


def preview(state: Game, action: int) -> dict[str, object] | None:
    """The odds of an attack; None for actions that roll no dice and burn nothing."""
    if not state.rules.has_trait(action, traits.AT_ZONE):
        return None
    who, card, zone = actor_of(action), state.rules.cards[x_of(action)], y_of(action)
    me = state.survivors[who]
    ranged = 1 if state.rules.has_trait(action, traits.RANGED) else 0
    both = 1 if state.rules.has_trait(action, traits.BOTH) else 0
    kit = armed_kit(state, me, card)
    mode = weapon_mode(card, ranged)
    friends = [
        i
        for i, other in enumerate(state.survivors)
        if other.zone == zone and i != who and not other.kit.values[SPARED_BY_FRIENDS]
    ]
    noise = state.noise[me.zone] + (1 if mode.noisy else 0)
    if card.blast:
        return {
            "blast": True,
            "zone": zone,
            "survivors": [i for i, other in enumerate(state.survivors) if other.zone == zone],
            "zombies": state.crowd[zone],
            "noise": noise,
        }
    dice = dice_count(kit, card, ranged, both)
    needed = accuracy(state, kit, card, ranged, zone)
    chance = sum(1 for face in range(1, 7) if is_hit(kit, needed, face, ranged)) / 6
    damage = damage_of(kit, card, ranged)
    order = target_order(state, zone, damage, chooses_freely(kit, ranged, zone == me.zone))
    rows: list[dict[str, object]] = []
    harms = harms_friends(kit, ranged, zone == me.zone) and bool(friends)
    for hits in range(dice + 1):
        rows.append(
            {
                "hits": hits,
                "chance": comb(dice, hits) * chance**hits * (1 - chance) ** (dice - hits),
                "kills": [kind for kind in order[:hits] if kind >= 0],
                "friend_wounds": (dice - hits) * damage if harms else 0,
            }
        )
    return {
        "blast": False,
        "zone": zone,
        "dice": dice,
        "accuracy": needed,
        "hit_chance": chance,
        "damage": damage,
        "rows": rows,
        "order": order,
        "friends": friends if harms else [],
        "rerolls": kit.values[REROLLS] + ammo_rerolls(state, me, card, ranged),
        "noise": noise,
    }


def ammo_rerolls(state: Game, me: Survivor, card: CardType, ranged: int) -> int:
    """One re-roll of a shot for ammunition of its kind, however much of it is carried."""
    if not ranged or not card.ammo:
        return 0
    return 1 if any(state.rules.cards[other].rerolls == card.ammo for other in me.hand + me.pack) else 0


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
