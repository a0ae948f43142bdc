"""Shooting at a car, where the mission lets it explode: an attack that has a car as its target."""

from shamble.family import verb_traits as traits
from shamble.family.fighting.combat_actions import RANGED_ACTION, fight_cost, pay_for_attack
from shamble.family.fighting.explosions import NO_LIMIT, explode, shields
from shamble.family.fighting.facts import CAR, HITS, begin_attack, facts_of
from shamble.family.fighting.kinds import AT_RANGE
from shamble.family.fighting.weapons import arms_of, can_pair, can_pay_for, combat_forbidden, is_barred
from shamble.family.moving.seats import riders, take_away
from shamble.family.people.kit import Kit
from shamble.family.people.people import kit_of
from shamble.family.position.state import ON_FOOT, Game, Survivor
from shamble.family.round.allowance import no_action_left
from shamble.family.vocabulary import SHOOT_CAR, SHOOT_CAR_BOTH
from shamble.kernel.action import ACTOR_SHIFT, VERB_SHIFT, X_SHIFT, actor_of, x_of, y_of
from shamble.kernel.event import Reason
from shamble.kernel.frame import Frame
from shamble.kernel.moments import happen
from shamble.kernel.rows import Verb
from shamble.kernel.run import Run


def shots(state: Game, who: int, me: Survivor, kit: Kit) -> list[int]:
    """Every loaded weapon in hand, with every car in its range, as actions."""
    if state.crowd[me.zone] and combat_forbidden(state, me.zone):
        return []
    found: list[int] = []
    for card in arms_of(state, me, kit).usable[AT_RANGE]:
        printed = state.rules.cards[card]
        if printed.blast or is_barred(state, me, kit, card, AT_RANGE):
            continue
        zones = state.rules.zones_for(state, me.zone, kit, printed, AT_RANGE)
        for car, zone in enumerate(state.cars):
            if zone in zones:
                found.append(SHOOT_CAR | who << ACTOR_SHIFT | card << X_SHIFT | car)
    return found


def offer_shots(state: Game, who: int, me: Survivor, kit: Kit, out: list[int]) -> None:
    """Name a car as the target of a Ranged Action."""
    if any([zone >= 0 for zone in state.cars]):
        for shot in shots(state, who, me, kit):
            if can_pay_for(state, me, kit, x_of(shot), AT_RANGE):
                out.append(shot)


def offer_shots_with_both(state: Game, who: int, me: Survivor, kit: Kit, out: list[int]) -> None:
    """Name a car as the target of a Ranged Action with two weapons."""
    if any([zone >= 0 for zone in state.cars]):
        for shot in shots(state, who, me, kit):
            card = x_of(shot)
            if can_pair(state, me, kit, card, AT_RANGE) and can_pay_for(state, me, kit, card, AT_RANGE):
                out.append(SHOOT_CAR_BOTH | shot & (1 << VERB_SHIFT) - 1)


def shoot_car(run: Run, state: Game, action: int) -> None:
    """An attack at the car itself, with one weapon or with two."""
    who, card, car = actor_of(action), x_of(action), y_of(action)
    pay_for_attack(run, state, who, card, AT_RANGE)
    weapons = 2 if state.rules.has_trait(action, traits.BOTH) else 1
    begin_attack(run, state, who, card, state.cars[car], AT_RANGE, weapons)[CAR] = car + 1


def refuse_shoot_car(state: Game, action: int) -> list[Reason]:
    """Why a car is not shot at."""
    who, card = actor_of(action), x_of(action)
    me = state.survivors[who]
    kit = kit_of(state, me)
    if SHOOT_CAR | action & (1 << VERB_SHIFT) - 1 not in shots(state, who, me, kit):
        return [Reason("refused-no-target", "Z2-CAR-03")]
    if state.rules.has_trait(action, traits.BOTH) and not can_pair(state, me, kit, card, AT_RANGE):
        return [Reason("refused-no-pair", "Z2-DUAL-01")]
    return [] if can_pay_for(state, me, kit, card, AT_RANGE) else [no_action_left()]


def hit_car(run: Run, state: Game, frame: Frame) -> None:
    """One hit on a car is enough; the other hits are lost in the fire."""
    facts = facts_of(frame)
    if facts[CAR] and facts[HITS]:
        facts[HITS] = 0
        blow_up(run, state, frame.a, facts[CAR] - 1)
    elif facts[CAR]:
        facts[HITS] = 0


def blow_up(run: Run, state: Game, who: int, car: int) -> None:
    """The car burns like a Molotov and is gone, with the crate on it."""
    zone = state.cars[car]
    if run.listener is not None:
        run.tell("car-exploded", "Z2-CAR-03", {"car": car, "zone": zone, "survivor": who})
    take_away(state, car)
    run.touched = True
    for i in riders(state, car):
        state.survivors[i].ride = ON_FOOT
    if not shields(state, zone):
        happen(run, state, "car-exploded", (who, zone))
    explode(run, who, zone, NO_LIMIT)


VERBS = (
    Verb(
        "shoot-car",
        offer_shots,
        shoot_car,
        refuse_shoot_car,
        "Z2-CAR-03",
        "card",
        "car",
        traits=RANGED_ACTION,
        cost=fight_cost,
    ),
    Verb(
        "shoot-car-both",
        offer_shots_with_both,
        shoot_car,
        refuse_shoot_car,
        "Z2-DUAL-01",
        "card",
        "car",
        traits=(*RANGED_ACTION, traits.BOTH),
        cost=fight_cost,
    ),
)
