"""Combat Actions: which weapon, one or both, at which zone; and reloading."""

from typing import Final

from shamble.family import verb_traits as traits
from shamble.family.fighting.attack import twins
from shamble.family.fighting.facts import armed_kit, begin_attack, target_zone
from shamble.family.fighting.kinds import AT_RANGE, BY_HAND
from shamble.family.fighting.weapons import (
    arms_of,
    can_pair,
    can_pay_for,
    combat_forbidden,
    holds_pair,
    is_barred,
    may_pair,
    ready,
    why_not_now,
)
from shamble.family.people.kit import Kit
from shamble.family.people.people import kit_of
from shamble.family.people.quantities import ACTIONS, FREE_COMBAT, FREE_PAIR, PAIRS, RELOADS_FREELY
from shamble.family.position.state import Game, Survivor
from shamble.family.round.allowance import can_pay, combat_cost, no_action_left, pay_combat
from shamble.family.vocabulary import MELEE, MELEE_BOTH, RANGED, RANGED_BOTH, RELOAD
from shamble.kernel.action import ACTOR_SHIFT, X_SHIFT, actor_of, verb_of, x_of
from shamble.kernel.event import Reason
from shamble.kernel.rows import Verb
from shamble.kernel.run import Run


def offer_melee(state: Game, who: int, me: Survivor, kit: Kit, out: list[int]) -> None:
    """Every weapon in hand at the zombies of the own zone."""
    if state.crowd[me.zone]:
        offer_attacks(state, MELEE | who << ACTOR_SHIFT, BY_HAND, me, kit, out)


def offer_melee_both(state: Game, who: int, me: Survivor, kit: Kit, out: list[int]) -> None:
    """Every pair in hand at the zombies of the own zone."""
    if state.crowd[me.zone] and len(me.hand) + len(me.pack) > 1:
        offer_pairs(state, MELEE_BOTH | who << ACTOR_SHIFT, BY_HAND, me, kit, out)


def offer_ranged(state: Game, who: int, me: Survivor, kit: Kit, out: list[int]) -> None:
    """Every loaded weapon in hand at every zone in its range, with zombies there or not."""
    offer_attacks(state, RANGED | who << ACTOR_SHIFT, AT_RANGE, me, kit, out)


def offer_ranged_both(state: Game, who: int, me: Survivor, kit: Kit, out: list[int]) -> None:
    """Every loaded pair in hand at every zone in its range."""
    if len(me.hand) + len(me.pack) > 1:
        offer_pairs(state, RANGED_BOTH | who << ACTOR_SHIFT, AT_RANGE, me, kit, out)


def offer_attacks(state: Game, base: int, kind: int, me: Survivor, kit: Kit, out: list[int]) -> None:
    """Attacks of a kind with one weapon: `base` is the verb and who acts."""
    usable = arms_of(state, me, kit).usable[kind]
    if not usable or (state.crowd[me.zone] and combat_forbidden(state, me.zone)):
        return
    rules = state.rules
    ordinary = kit.values[ACTIONS] > me.spent
    for card in usable:
        if (ordinary or can_pay_for(state, me, kit, card, kind)) and (
            rules.weapon_barred is None or not is_barred(state, me, kit, card, kind)
        ):
            with_card = base | card << X_SHIFT
            for zone in rules.zones_for(state, me.zone, kit, rules.cards[card], kind):
                out.append(with_card | zone)


def offer_pairs(state: Game, base: int, kind: int, me: Survivor, kit: Kit, out: list[int]) -> None:
    """Attacks of a kind with two equal weapons at once."""
    twice = arms_of(state, me, kit).twice[kind]
    if not twice or (state.crowd[me.zone] and combat_forbidden(state, me.zone)):
        return
    rules = state.rules
    for card in twice:
        if (
            rules.cards[card].modes[kind] is not None
            and may_pair(state, kit, card, kind)
            and can_pay_for(state, me, kit, card, kind)
            and not is_barred(state, me, kit, card, kind)
        ):
            for zone in rules.zones_for(state, me.zone, kit, rules.cards[card], kind):
                out.append(base | card << X_SHIFT | zone)


def fight_cost(state: Game, action: int) -> int:
    """What an attack takes."""
    me = state.survivors[actor_of(action)]
    kit = kit_of(state, me)
    kind = state.rules.kind_of_attack[verb_of(action)]
    return combat_cost(kit, me, kind, state.rules.special_free(state, me, kit, x_of(action), kind))


def pay_for_attack(run: Run, state: Game, who: int, card: int, kind: int) -> None:
    """Pay for an attack with a weapon, by the narrowest free action that fits."""
    me = state.survivors[who]
    kit = kit_of(state, me)
    if run.listener is not None:
        special = state.rules.special_free(state, me, kit, card, kind)
        for quantity in (FREE_COMBAT, kit.shape.pays[kind], FREE_PAIR, special):
            for rule in kit.cited.get(quantity, ()):
                run.cite(rule)
        if len(me.hand) > 1:
            run.cite("Z2-INV-05")
        for skill in armed_kit(state, me, state.rules.cards[card]).skills:
            for rule in skill.rules:
                run.cite(rule)
    pay_combat(kit, me, kind, state.rules.special_free(state, me, kit, card, kind))


def fight(run: Run, state: Game, action: int) -> None:
    """Pay for the attack and begin it."""
    verb = verb_of(action)
    who, card = actor_of(action), x_of(action)
    kind = state.rules.kind_of_attack[verb]
    pay_for_attack(run, state, who, card, kind)
    weapons = 2 if state.rules.has_trait(verb, traits.BOTH) else 1
    begin_attack(run, state, who, card, target_zone(action), kind, weapons)


def refuse_fight(state: Game, action: int) -> list[Reason]:
    """Why an attack is not possible."""
    rules = state.rules
    who, card, zone = actor_of(action), x_of(action), target_zone(action)
    kind = rules.kind_of_attack[verb_of(action)]
    me = state.survivors[who]
    kit = kit_of(state, me)
    needs = rules.attack_kinds[kind].rule
    if card not in ready(state, me, kit):
        if card in me.pack:
            return [Reason("refused-not-in-hand", "Z2-INV-03", also=(needs,))]
        return [Reason("refused-not-in-hand", needs, also=("Z2-INV-03",))]
    printed = rules.cards[card]
    if printed.modes[kind] is None:
        rule = "Z2-EQUIP-01" if printed.is_weapon() else "Z2-EQUIP-06"
        return [Reason("refused-not-that-weapon", rule, also=(needs,))]
    reasons = why_not_now(state, me, kit, card, kind)
    if not can_pay_for(state, me, kit, card, kind):
        reasons.append(no_action_left())
    if zone not in rules.zones_for(state, me.zone, kit, printed, kind):
        reasons += rules.why_not_there(state, me.zone, kit, printed, kind, zone)
    if rules.has_trait(action, traits.BOTH) and not can_pair(state, me, kit, card, kind):
        reasons += why_no_pair(state, me, kit, card, kind)
    return reasons


def why_no_pair(state: Game, me: Survivor, kit: Kit, card: int, kind: int) -> list[Reason]:
    """Why two equal weapons cannot be used at once."""
    if state.rules.cards[card].blast:
        return [Reason("refused-no-pair", "Z2-MOLOTOV-01", also=("Z2-DUAL-01",))]
    if holds_pair(state, me, kit, card, kind):
        if state.emptied >> card & 1 or not state.rules.attack_kinds[kind].fires:
            return []
        return [Reason("refused-empty", "Z2-RELOAD-01", also=("Z2-DUAL-01",))]
    if state.rules.cards[card].dual or not kit.attacks[kind][PAIRS]:
        return [Reason("refused-no-pair", "Z2-DUAL-01")]
    return [Reason("refused-no-pair", "Z2-DUAL-04", also=("Z2-DUAL-01",))]


# --- reloading


def offer_reload(state: Game, who: int, me: Survivor, kit: Kit, out: list[int]) -> None:
    """Every empty weapon in hand."""
    if state.emptied and (kit.values[ACTIONS] > me.spent or kit.values[RELOADS_FREELY]):
        for card in arms_of(state, me, kit).empty:
            if state.rules.cards[card].reload:
                out.append(RELOAD | who << ACTOR_SHIFT | card << X_SHIFT)


def reload(run: Run, state: Game, action: int) -> None:
    """Load the weapon, and its twin if both were fired together."""
    who, card = actor_of(action), x_of(action)
    me = state.survivors[who]
    if not kit_of(state, me).values[RELOADS_FREELY]:
        me.spent += 1
        me.streak = 0
    loaded = 1 << card
    if state.emptied_together & loaded:
        held = ready(state, me, kit_of(state, me))
        for other in twins(state, me, card):
            if other in held and state.emptied & state.emptied_together & 1 << other:
                loaded |= 1 << other
                if run.listener is not None:
                    run.cite("Z2-RELOAD-04")
                break
    state.emptied &= ~loaded
    if run.listener is not None:
        run.tell("reloaded", "Z2-RELOAD-02", {"survivor": who, "card": state.rules.cards[card].name})


def reload_cost(state: Game, action: int) -> int:
    """What reloading takes."""
    me = state.survivors[actor_of(action)]
    return 0 if kit_of(state, me).values[RELOADS_FREELY] else 1


def refuse_reload(state: Game, action: int) -> list[Reason]:
    """Why a weapon cannot be reloaded."""
    me = state.survivors[actor_of(action)]
    kit = kit_of(state, me)
    card = x_of(action)
    if card not in ready(state, me, kit):
        return [Reason("refused-not-in-hand", "Z2-RELOAD-06", also=("Z2-INV-03",))]
    if not state.emptied >> card & 1:
        return [Reason("refused-loaded", "Z2-RELOAD-01", also=("Z2-RELOAD-02",))]
    return [] if can_pay(kit, me, -1) or kit.values[RELOADS_FREELY] else [no_action_left()]


MELEE_ACTION: Final = (traits.COMBAT, traits.MELEE, traits.KEEPS_STREAK)
RANGED_ACTION: Final = (traits.COMBAT, traits.RANGED, traits.KEEPS_STREAK)
VERBS = (
    Verb(
        "melee",
        offer_melee,
        fight,
        refuse_fight,
        "Z2-MELEE-01",
        "card",
        "zone",
        traits=(*MELEE_ACTION, traits.AT_ZONE, traits.NEEDS_ZOMBIES, traits.NEEDS_MELEE),
        cost=fight_cost,
    ),
    Verb(
        "melee-both",
        offer_melee_both,
        fight,
        refuse_fight,
        "Z2-DUAL-01",
        "card",
        "zone",
        traits=(*MELEE_ACTION, traits.AT_ZONE, traits.BOTH, traits.NEEDS_ZOMBIES, traits.NEEDS_PAIR),
        cost=fight_cost,
    ),
    Verb(
        "ranged",
        offer_ranged,
        fight,
        refuse_fight,
        "Z2-RANGED-01",
        "card",
        "zone",
        traits=(*RANGED_ACTION, traits.AT_ZONE, traits.NEEDS_RANGED),
        cost=fight_cost,
    ),
    Verb(
        "ranged-both",
        offer_ranged_both,
        fight,
        refuse_fight,
        "Z2-DUAL-01",
        "card",
        "zone",
        traits=(*RANGED_ACTION, traits.AT_ZONE, traits.BOTH, traits.NEEDS_PAIR),
        cost=fight_cost,
    ),
    Verb(
        "reload",
        offer_reload,
        reload,
        refuse_reload,
        "Z2-RELOAD-02",
        "card",
        traits=(traits.KEEPS_STREAK, traits.READIES, traits.NEEDS_EMPTY),
        cost=reload_cost,
    ),
)
