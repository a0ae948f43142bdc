"""Attacking and reloading: which weapon, one or both, at which zone."""

from typing import Final

from shamble.family import verb_traits as traits
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
    MAX_RANGE,
    PAIRS_MELEE,
    PAIRS_RANGED,
    POINT_BLANK,
    RELOADS_FREELY,
    SIGHT_MODE,
)
from shamble.family.position.printed import CardType
from shamble.family.position.state import Game, Survivor
from shamble.family.round.allowance import can_pay, can_pay_combat, combat_cost, no_action_left, pay_combat
from shamble.family.vocabulary import ATTACK, MELEE, MELEE_BOTH, RANGED, RANGED_BOTH, RELOAD, THROW
from shamble.kernel.action import ACTOR_SHIFT, X_SHIFT, actor_of, x_of, y_of
from shamble.kernel.event import Reason
from shamble.kernel.rows import Verb
from shamble.kernel.run import Run


def ready(state: Game, me: Survivor, kit: Kit) -> tuple[int, ...]:
    """The cards that count as in hand."""
    return me.hand + me.pack if kit.values[ALL_IN_HAND] else me.hand


def combat_forbidden(state: Game, zone: int) -> bool:
    """Whether a zombie in the zone keeps survivors there from fighting at all."""
    rules = state.rules
    at = zone * rules.kind_count
    return any([state.zombies[at + kind] for kind in rules.forbidding_kinds])


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


class Arms:
    """What lies in somebody's hands: one card of each type, loaded and empty ones apart, in order."""

    __slots__ = ("empty", "melee", "ranged", "twice")

    def __init__(self, state: Game, held: tuple[int, ...]) -> None:
        cards = state.rules.cards
        distinct = held_types(state, held)
        loaded = [card for card in distinct if not state.emptied >> card & 1]
        self.melee = tuple([card for card in distinct if cards[card].melee is not None])
        """Everything that can be used in a Melee Action."""
        self.ranged = tuple([card for card in loaded if cards[card].ranged is not None])
        """Everything that can be used in a Ranged Action."""
        self.empty = tuple([card for card in distinct if state.emptied >> card & 1])
        """What must be reloaded before it can."""
        kinds = [cards[card].index for card in held if not state.emptied >> card & 1]
        self.twice = tuple([card for card in loaded if kinds.count(cards[card].index) > 1])
        """What is there twice, both of them loaded."""


ARMS_KEPT: Final = 4096


def arms_of(state: Game, me: Survivor, kit: Kit) -> Arms:
    """What a survivor could attack with, worked out once for each set of cards."""
    held = me.hand + me.pack if kit.values[ALL_IN_HAND] else me.hand
    empty = 0
    if state.emptied:
        for card in held:
            empty |= state.emptied & 1 << card
    if empty:
        return Arms(state, held)
    known = state.rules.arms
    arms = known.get(held)
    if arms is None:
        if len(known) >= ARMS_KEPT:
            known.clear()
        arms = known[held] = Arms(state, held)
    return arms


def offer_melee(state: Game, who: int, me: Survivor, kit: Kit, out: list[int]) -> None:
    """Every weapon in hand at the zombies of the own zone."""
    if not state.crowd[me.zone] or combat_forbidden(state, me.zone):
        return
    for card in arms_of(state, me, kit).melee:
        if kit.values[ACTIONS] > me.spent or can_pay_for(state, me, kit, card, 0):
            out.append(MELEE | who << ACTOR_SHIFT | card << X_SHIFT | me.zone)


def offer_melee_both(state: Game, who: int, me: Survivor, kit: Kit, out: list[int]) -> None:
    """Every pair in hand at the zombies of the own zone."""
    if not state.crowd[me.zone]:
        return
    twice = arms_of(state, me, kit).twice
    if not twice or combat_forbidden(state, me.zone):
        return
    for card in twice:
        printed = state.rules.cards[card]
        if (
            printed.melee is not None
            and (printed.dual or kit.values[PAIRS_MELEE])
            and can_pay_for(state, me, kit, card, 0)
        ):
            out.append(MELEE_BOTH | who << ACTOR_SHIFT | card << X_SHIFT | me.zone)


def offer_ranged(state: Game, who: int, me: Survivor, kit: Kit, out: list[int]) -> None:
    """Every loaded weapon in hand at every zone in its range, with zombies there or not."""
    ranged = arms_of(state, me, kit).ranged
    if not ranged or (state.crowd[me.zone] and combat_forbidden(state, me.zone)):
        return
    for card in ranged:
        if kit.values[ACTIONS] > me.spent or can_pay_for(state, me, kit, card, 1):
            base = RANGED | who << ACTOR_SHIFT | card << X_SHIFT
            for zone in zones_in_range(state, me.zone, kit, state.rules.cards[card]):
                out.append(base | zone)


def offer_ranged_both(state: Game, who: int, me: Survivor, kit: Kit, out: list[int]) -> None:
    """Every loaded pair in hand at every zone in its range."""
    twice = arms_of(state, me, kit).twice
    if not twice or (state.crowd[me.zone] and combat_forbidden(state, me.zone)):
        return
    for card in twice:
        printed = state.rules.cards[card]
        if (
            printed.ranged is not None
            and (printed.dual or kit.values[PAIRS_RANGED])
            and can_pay_for(state, me, kit, card, 1)
        ):
            base = RANGED_BOTH | who << ACTOR_SHIFT | card << X_SHIFT
            for zone in zones_in_range(state, me.zone, kit, printed):
                out.append(base | zone)


def offer_reload(state: Game, who: int, me: Survivor, kit: Kit, out: list[int]) -> None:
    """Every empty weapon in hand."""
    if state.emptied and (kit.values[ACTIONS] > me.spent or kit.values[RELOADS_FREELY]):
        for card in arms_of(state, me, kit).empty:
            if state.rules.cards[card].ranged is not None:
                out.append(RELOAD | who << ACTOR_SHIFT | card << X_SHIFT)


def can_pay_for(state: Game, me: Survivor, kit: Kit, card: int, ranged: int) -> bool:
    """Whether an attack with a weapon can be paid: a pair in hand may have a free action of its own."""
    return can_pay_combat(kit, me, ranged, False) or (
        kit.values[FREE_PAIR] > 0
        and holds_pair(state, me, kit, card, ranged)
        and can_pay_combat(kit, me, ranged, True)
    )


def fight_cost(state: Game, action: int) -> int:
    """What an attack takes."""
    me = state.survivors[actor_of(action)]
    kit = kit_of(state, me)
    ranged = 1 if state.rules.has_trait(action, traits.RANGED) else 0
    return combat_cost(kit, me, ranged, holds_pair(state, me, kit, x_of(action), ranged))


def fight(run: Run, state: Game, action: int) -> None:
    """Pay for the attack and begin it."""
    who, card = actor_of(action), x_of(action)
    ranged = IS_RANGED if state.rules.has_trait(action, traits.RANGED) else 0
    both = BOTH if state.rules.has_trait(action, traits.BOTH) else 0
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
    who, card, zone = actor_of(action), x_of(action), y_of(action)
    ranged = 1 if state.rules.has_trait(action, traits.RANGED) else 0
    both = state.rules.has_trait(action, traits.BOTH)
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
        traits=(*MELEE_ACTION, traits.AT_ZONE),
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
        traits=(*MELEE_ACTION, traits.AT_ZONE, traits.BOTH),
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
        traits=(*RANGED_ACTION, traits.AT_ZONE),
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
        traits=(*RANGED_ACTION, traits.AT_ZONE, traits.BOTH),
        cost=fight_cost,
    ),
    Verb(
        "reload",
        offer_reload,
        reload,
        refuse_reload,
        "Z2-RELOAD-02",
        "card",
        traits=(traits.KEEPS_STREAK, traits.READIES),
        cost=reload_cost,
    ),
)
