"""What an attack may bring, worked out before the dice are rolled: odds, targets, friends at risk, noise.

Exact for plain attacks: hits are binomial. Re-rolls and extra dice from sixes are named, not folded in.
"""

from math import comb
from typing import Final

from shamble.family import verb_traits as traits
from shamble.family.dead.figures import kinds_in
from shamble.family.fighting.dice import (
    accuracy,
    ammo_rerolls,
    damage_of,
    dice_count,
    further_dice,
    is_hit,
    longer_streak,
    streak_dice,
)
from shamble.family.fighting.facts import armed_kit, target_zone
from shamble.family.fighting.targets import ANYBODY, chooses_freely, harms_friends, target_order
from shamble.family.people.quantities import REROLLS, SPARED_BY_FRIENDS
from shamble.family.position.state import Game
from shamble.kernel.action import actor_of, verb_of, x_of

UNLIMITED: Final = 1_000
"""More damage than anybody takes."""


def fallen(state: Game, zone: int, damage: int) -> list[int]:
    """The kinds of those in a zone whom so much damage fells."""
    at = zone * state.rules.kind_count
    return [
        kind.index
        for kind in state.rules.kinds
        if kind.toughness <= damage
        for _ in range(state.zombies[at + kind.index])
    ]


def killed_by(state: Game, order: list[int], aim: int, hits: int, damage: int) -> list[int]:
    """Who dies of so many hits: one after the other, or the one at whom they are aimed together."""
    if aim == ANYBODY:
        return [kind for kind in order[:hits] if kind >= 0]
    return [aim] if hits * damage >= state.rules.kinds[aim].toughness else []


def struck_by(state: Game, zone: int, damage: int) -> list[int]:
    """Who dies of an explosion in a zone."""
    kinds = [kind for kind in kinds_in(state, zone) if state.rules.kinds[kind].toughness <= damage]
    return [kind for kind in kinds for _ in range(state.zombies[zone * state.rules.kind_count + kind])]


def noise_after_one_more(state: Game, zone: int) -> int:
    """How many Noise tokens a zone would have, by the game's own way to lay them."""
    before = state.noise[:]
    state.rules.lay_noise(state, zone)
    after = state.noise[zone]
    state.noise = before
    return after


def preview(state: Game, action: int) -> dict[str, object] | None:
    """The odds of an attack; None for actions that roll no dice and burn nothing."""
    if not state.rules.has_trait(action, traits.AT_ZONE):
        return None
    who, card, zone = actor_of(action), state.rules.cards[x_of(action)], target_zone(action)
    me = state.survivors[who]
    kind = state.rules.kind_of_attack[verb_of(action)]
    weapons = 2 if state.rules.has_trait(action, traits.BOTH) else 1
    kit = armed_kit(state, me, card)
    friends = [
        i
        for i, other in enumerate(state.survivors)
        if other.zone == zone and i != who and not other.kit.values[SPARED_BY_FRIENDS]
    ]
    noise = state.noise[me.zone]
    if state.rules.is_noisy(state, me, card, kind):
        noise = noise_after_one_more(state, me.zone)
    if state.rules.attack_kinds[kind].strikes_all or card.blast:
        return {
            "blast": True,
            "zone": zone,
            "survivors": [i for i, other in enumerate(state.survivors) if other.zone == zone],
            "zombies": state.crowd[zone],
            "noise": noise,
            "damage": 0 if card.blast else damage_of(kit, card, kind),
            "kills": fallen(state, zone, UNLIMITED if card.blast else damage_of(kit, card, kind)),
        }
    dice = dice_count(kit, card, kind, weapons) + sum(further_dice(state, kit, card, kind)[1::2])
    if kit.counts_streak:
        dice += streak_dice(kit, longer_streak(me.streak, kit, kind), kind)
    needed = accuracy(state, kit, card, kind, zone)
    aim, bonus = state.rules.aim_of(state, action)
    chance = sum(1 for face in range(1, 7) if is_hit(kit, needed - bonus, face, kind)) / 6
    damage = damage_of(kit, card, kind)
    row = state.rules.attack_kinds[kind]
    order = [aim]
    if aim == ANYBODY:
        order = target_order(state, zone, damage, chooses_freely(kit, row, zone == me.zone))
    rows: list[dict[str, object]] = []
    harms = harms_friends(kit, row, zone == me.zone) and bool(friends)
    blast = state.rules.blast_damage(state, kit, card, kind)
    for hits in range(dice + 1):
        burst = blast if hits else 0
        rows.append(
            {
                "hits": hits,
                "chance": comb(dice, hits) * chance**hits * (1 - chance) ** (dice - hits),
                "kills": struck_by(state, zone, burst)
                if burst
                else killed_by(state, order, aim, hits, damage),
                "friend_wounds": (dice - hits) * damage + burst if harms else 0,
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
        "rerolls": kit.values[REROLLS] + ammo_rerolls(state, me, card, kind),
        "noise": noise,
    }
