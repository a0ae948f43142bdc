"""Attacking and reloading: which weapon, one or both, at which zone."""

from shamble.family.board.model import Topology
from shamble.family.carrying.inventory import held_types
from shamble.family.fighting.attack import twins
from shamble.family.fighting.dice import BOTH, IS_RANGED, armed_kit
from shamble.family.people.kit import Kit
from shamble.family.people.people import kit_of
from shamble.family.people.quantities import (
    ACTIONS,
    ALL_IN_HAND,
    FREE_COMBAT,
    FREE_MELEE,
    FREE_PAIR,
    FREE_RANGED,
    MAX_RANGE,
    PAIRS_MELEE,
    POINT_BLANK,
    RELOADS_FREELY,
    SIGHT_MODE,
)
from shamble.family.position.printed import CardType
from shamble.family.position.state import Game, Survivor
from shamble.family.round.allowance import can_pay, can_pay_combat, no_action_left, pay_combat
from shamble.family.vocabulary import ATTACK, MELEE, MELEE_BOTH, RANGED, RANGED_BOTH, RELOAD, THROW
from shamble.kernel.action import ACTOR_SHIFT, X_SHIFT, actor_of, verb_of, x_of, y_of
from shamble.kernel.event import Reason
from shamble.kernel.rows import Verb, offer_nothing
from shamble.kernel.run import Run


def ready(state: Game, me: Survivor, kit: Kit) -> tuple[int, ...]:
    """The cards that count as in hand."""
    return me.hand + me.pack if kit.values[ALL_IN_HAND] else me.hand


def combat_forbidden(state: Game, zone: int) -> bool:
    """Whether a zombie in the zone keeps survivors there from fighting at all."""
    at = zone * state.rules.kind_count
    return any([state.zombies[at + kind] for kind in state.rules.forbidding_kinds])


def can_pair(state: Game, me: Survivor, kit: Kit, card: int, ranged: int) -> bool:
    """Whether both of two equal weapons in hand can be used at once, each of them loaded."""
    printed = state.rules.cards[card]
    if not printed.dual and not kit.values[PAIRS_MELEE + ranged]:
        return False
    fit = 0
    for other in ready(state, me, kit):
        if state.rules.cards[other].index == printed.index and not state.emptied >> other & 1:
            fit += 1
    return fit > 1


def holds_pair(state: Game, me: Survivor, kit: Kit, card: int, ranged: int) -> bool:
    """Whether the weapon is one of a dual pair, one in each hand; each may be loaded or not."""
    printed = state.rules.cards[card]
    if not printed.dual and not kit.values[PAIRS_MELEE + ranged]:
        return False
    fit = sum(1 for other in ready(state, me, kit) if state.rules.cards[other].index == printed.index)
    return fit > 1


def sight_of(state: Game, kit: Kit) -> Topology:
    """What a survivor sees: like everybody, or by its own better eyes."""
    own = kit.values[SIGHT_MODE]
    return state.rules.board.topology(state.open_doors, own) if own else state.topology


def zones_in_range(state: Game, start: int, kit: Kit, card: CardType) -> list[int]:
    """The zones a ranged weapon can target from a zone."""
    mode = card.ranged
    assert mode is not None
    armed = state.rules.kit_with(kit, card.skills)
    far = mode.far + armed.values[MAX_RANGE]
    near = mode.near
    topology = sight_of(state, kit)
    ranges = topology.ranges[start]
    found: list[int] = []
    for zone in topology.seen_zones[start]:
        distance = ranges[zone]
        if near <= distance <= far or (distance == 0 and armed.values[POINT_BLANK]):
            found.append(zone)
    return found


def offer_combat(state: Game, who: int, out: list[int]) -> None:
    """Every attack with every weapon in hand, and reloading."""
    me = state.survivors[who]
    kit = kit_of(state, me)
    values = kit.values
    ordinary = values[ACTIONS] > me.spent
    if not ordinary and not (
        values[FREE_COMBAT] or values[FREE_MELEE] or values[FREE_RANGED] or values[FREE_PAIR]
    ):
        if not values[RELOADS_FREELY]:
            return
    held = ready(state, me, kit)
    if not held:
        return
    cards = state.rules.cards
    actor = who << ACTOR_SHIFT
    crowd = state.crowd[me.zone]
    forbidden = crowd > 0 and combat_forbidden(state, me.zone)
    if len(held) == 1 or (len(held) == 2 and cards[held[0]].index != cards[held[1]].index):
        distinct: tuple[int, ...] | list[int] = held
    else:
        distinct = held_types(state, held)
    for card in distinct:
        printed = cards[card]
        x = card << X_SHIFT
        if printed.melee is not None and crowd and not forbidden:
            pair = values[FREE_PAIR] > 0 and holds_pair(state, me, kit, card, 0)
            if can_pay_combat(kit, me, 0, pair):
                out.append(MELEE | actor | x | me.zone)
            if len(held) > 1 and can_pair(state, me, kit, card, 0) and can_pay_combat(kit, me, 0, pair):
                out.append(MELEE_BOTH | actor | x | me.zone)
        if printed.ranged is not None:
            if state.emptied >> card & 1:
                if ordinary or values[RELOADS_FREELY]:
                    out.append(RELOAD | actor | x)
            elif not forbidden:
                zones = zones_in_range(state, me.zone, kit, printed)
                pair = values[FREE_PAIR] > 0 and holds_pair(state, me, kit, card, 1)
                if can_pay_combat(kit, me, 1, pair):
                    for zone in zones:
                        out.append(RANGED | actor | x | zone)
                if len(held) > 1 and can_pair(state, me, kit, card, 1) and can_pay_combat(kit, me, 1, pair):
                    for zone in zones:
                        out.append(RANGED_BOTH | actor | x | zone)


def fight(run: Run, state: Game, action: int) -> None:
    """Pay for the attack and begin it."""
    verb = verb_of(action)
    who, card = actor_of(action), x_of(action)
    ranged = IS_RANGED if verb in (RANGED, RANGED_BOTH) else 0
    both = BOTH if verb in (MELEE_BOTH, RANGED_BOTH) else 0
    me = state.survivors[who]
    kit = kit_of(state, me)
    if run.listener is not None:
        for quantity in (FREE_COMBAT, FREE_MELEE + ranged, FREE_PAIR):
            for rule in kit.cited.get(quantity, ()):
                run.cite(rule)
        if len(me.hand) > 1:
            run.cite("Z2-INV-05")
        for skill in armed_kit(state, me, state.rules.cards[card]).skills:
            for rule in skill.rules:
                run.cite(rule)
    pair = kit.values[FREE_PAIR] > 0 and holds_pair(state, me, kit, card, ranged)
    pay_combat(kit, me, ranged, pair)
    begin_attack(run, state, who, card, y_of(action), ranged | both)


def begin_attack(run: Run, state: Game, who: int, card: int, zone: int, flags: int) -> None:
    """Attack a zone, or throw what explodes."""
    run.push(THROW if state.rules.cards[card].blast else ATTACK, who, card, zone, flags)


def refuse_fight(state: Game, action: int) -> list[Reason]:
    """Why an attack is not possible."""
    verb = verb_of(action)
    who, card, zone = actor_of(action), x_of(action), y_of(action)
    ranged = 1 if verb in (RANGED, RANGED_BOTH) else 0
    both = verb in (MELEE_BOTH, RANGED_BOTH)
    me = state.survivors[who]
    kit = kit_of(state, me)
    if card not in ready(state, me, kit):
        needs = "Z2-RANGED-01" if ranged else "Z2-MELEE-01"
        if card in me.pack:
            return [Reason("refused-not-in-hand", "Z2-INV-03", also=(needs,))]
        return [Reason("refused-not-in-hand", needs, also=("Z2-INV-03",))]
    printed = state.rules.cards[card]
    if (printed.ranged if ranged else printed.melee) is None:
        rule = "Z2-EQUIP-01" if printed.is_weapon() else "Z2-EQUIP-06"
        return [Reason("refused-not-that-weapon", rule, also=("Z2-RANGED-01" if ranged else "Z2-MELEE-01",))]
    reasons: list[Reason] = []
    if state.crowd[me.zone] and combat_forbidden(state, me.zone):
        reasons.append(Reason("refused-combat-forbidden", "Z2-ABOM-05"))
    pair = kit.values[FREE_PAIR] > 0 and holds_pair(state, me, kit, card, ranged)
    if not can_pay_combat(kit, me, ranged, pair):
        reasons.append(no_action_left())
    if ranged:
        if state.emptied >> card & 1:
            reasons.append(Reason("refused-empty", "Z2-RELOAD-01"))
        if zone not in zones_in_range(state, me.zone, kit, printed):
            topology = sight_of(state, kit)
            if not topology.seen[me.zone] >> zone & 1:
                reasons.append(no_sight(state, me.zone, zone))
            else:
                reasons.append(
                    Reason(
                        "refused-range",
                        "Z2-RANGED-02",
                        {
                            "range": topology.ranges[me.zone][zone],
                            "near": _near(printed),
                            "far": _far(printed),
                        },
                        ("Z2-RANGED-01", "Z2-MOLOTOV-06" if printed.blast else "Z2-RANGED-06"),
                    )
                )
    else:
        if zone != me.zone:
            reasons.append(Reason("refused-melee-zone", "Z2-MELEE-01", also=("Z2-EQUIP-01",)))
        elif not state.crowd[zone]:
            reasons.append(Reason("refused-no-zombies", "Z2-MELEE-01"))
    if both and not can_pair(state, me, kit, card, ranged):
        if holds_pair(state, me, kit, card, ranged):
            if not state.emptied >> card & 1:
                reasons.append(Reason("refused-empty", "Z2-RELOAD-01", also=("Z2-DUAL-01",)))
        elif printed.dual or not kit.values[PAIRS_MELEE + ranged]:
            reasons.append(Reason("refused-no-pair", "Z2-DUAL-01"))
        else:
            reasons.append(Reason("refused-no-pair", "Z2-DUAL-04", also=("Z2-DUAL-01",)))
    return reasons


def no_sight(state: Game, start: int, target: int) -> Reason:
    """Why a zone is not seen: closed doors, walls, the depth of buildings, or the dark."""
    board = state.rules.board
    if state.rules.sight and board.topology(state.open_doors).seen[start] >> target & 1:
        return Reason("refused-no-sight", "Z2-DARK-01", also=("Z2-RANGED-01",))
    also = ["Z2-RANGED-01", "Z2-MOLOTOV-06"]
    everything = board.topology((1 << len(board.doors)) - 1, state.rules.sight)
    if everything.seen[start] >> target & 1:
        also.append("Z2-LOS-06")
    if board.zones[start].kind.indoor:
        also.append("Z2-LOS-03" if board.zones[target].kind.indoor else "Z2-LOS-04")
    elif board.zones[target].kind.indoor:
        also.append("Z2-LOS-05")
    return Reason("refused-no-sight", "Z2-LOS-02", also=tuple(also))


def _near(card: CardType) -> int:
    return card.ranged.near if card.ranged is not None else 0


def _far(card: CardType) -> int:
    return card.ranged.far if card.ranged is not None else 0


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


VERBS = (
    Verb("melee", offer_combat, fight, refuse_fight, "Z2-MELEE-01", "card", "zone"),
    Verb("melee-both", offer_nothing, fight, refuse_fight, "Z2-DUAL-01", "card", "zone"),
    Verb("ranged", offer_nothing, fight, refuse_fight, "Z2-RANGED-01", "card", "zone"),
    Verb("ranged-both", offer_nothing, fight, refuse_fight, "Z2-DUAL-01", "card", "zone"),
    Verb("reload", offer_nothing, reload, refuse_reload, "Z2-RELOAD-02", "card"),
)
