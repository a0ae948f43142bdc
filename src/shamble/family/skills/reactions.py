"""Skills that replace what is about to happen, or react to what just did."""

from shamble.family.carrying.inventory import discard_card, held_types, lose_card
from shamble.family.dead.spawning import draw_zombie_card, tokens_in_order
from shamble.family.people.adrenaline import gain_adrenaline
from shamble.family.people.wounds import FRIEND, hits_under_way
from shamble.family.position.state import Game
from shamble.family.round.free_action import could_act, give_action
from shamble.family.round.turns import EXTRA_TURN
from shamble.family.verb_traits import COMBAT
from shamble.family.vocabulary import (
    ASK_ASSIGN,
    ASK_MEDIC,
    ASK_SHIELD,
    ASSIGN,
    ATTACK,
    DISTRIBUTING,
    HEALING,
    NO,
    SHIELD,
    SPAWN_STEP,
    TAKE_WOUND,
    TURN,
    WOUNDING,
    YES,
    ZOMBIE_PHASE,
)
from shamble.kernel.action import ACTOR_SHIFT, ARG_MASK, X_SHIFT, verb_of, x_of
from shamble.kernel.frame import Frame
from shamble.kernel.rows import OWNED, Handles, Question
from shamble.kernel.run import Run

# --- instead of a wound


def is_that_all(run: Run, state: Game, frame: Frame, holder: int) -> None:
    """Offer to lose a card in place of the wound."""
    me = state.survivors[holder]
    if not state.under_way(WOUNDING).d and (me.hand or me.pack):
        run.push(ASK_SHIELD, holder)


def tough(run: Run, state: Game, frame: Frame, holder: int) -> None:
    """Shrug off the first wound of each attack step of the zombie phase, and of each friend's shots."""
    wounding = state.under_way(WOUNDING)
    if wounding.d:
        return
    for below in state.stack:
        if below.proc == ZOMBIE_PHASE or (below.proc == ATTACK and wounding.b == FRIEND):
            break
    else:
        return
    harm = hits_under_way(state)
    if harm is None or harm.d >> holder & 1:
        return
    harm.d |= 1 << holder
    wounding.d = 1
    if run.listener is not None:
        run.tell("wound-ignored", "Z2-SKILL-TOUGH-01", {"survivor": holder})


def shield_options(state: Game, frame: Frame) -> list[int]:
    """Any card can go, or the wound is taken."""
    me = state.survivors[frame.a]
    actor = frame.a << ACTOR_SHIFT
    options = [SHIELD | actor | card << X_SHIFT for card in held_types(state, me.hand + me.pack)]
    options.append(TAKE_WOUND | actor)
    return options


def shield(run: Run, state: Game, frame: Frame, action: int) -> None:
    """The card is discarded and the wound with it."""
    if verb_of(action) == TAKE_WOUND:
        return
    card = x_of(action)
    lose_card(state, state.survivors[frame.a], card)
    discard_card(state, card)
    run.touched = True
    state.under_way(WOUNDING).d = 1
    if run.listener is not None:
        name = state.rules.cards[card].name
        run.tell("wound-shielded", "Z2-SKILL-ISTHATALL-01", {"survivor": frame.a, "card": name})


# --- when zombies appear


def can_reflex(state: Game, holder: int, facts: list[int]) -> bool:
    """Whether there is something next to the survivor that it could attack."""
    me, zone = state.survivors[holder], facts[0]
    near = me.zone >= 0 and state.crowd[zone] > 0 and state.topology.is_near(me.zone, zone)
    return near and could_act(state, holder, COMBAT, zone)


def combat_reflexes(run: Run, state: Game, frame: Frame, holder: int) -> None:
    """One free attack at zombies that appear next to the survivor, before they rush."""
    if run.listener is not None:
        run.tell("reacts", "Z2-SKILL-COMBATREFLEXES-01", {"survivor": holder, "zone": frame.a})
    give_action(run, holder, COMBAT, frame.a)


def is_on_board(state: Game, holder: int, facts: list[int]) -> bool:
    """Whether the survivor is still there."""
    return state.survivors[holder].zone >= 0


def zombie_link(run: Run, state: Game, frame: Frame, holder: int) -> None:
    """An extra turn before the zombies that a card activates."""
    if state.survivors[holder].zone >= 0:
        if run.listener is not None:
            run.tell("extra-turn", "Z2-SKILL-ZOMBIELINK-01", {"survivor": holder})
        run.push(TURN, holder, EXTRA_TURN)


# --- before the spawn step


def distributor(run: Run, state: Game, frame: Frame, holder: int) -> None:
    """Draw the cards of all active spawn zones, look at them, then give each zone one."""
    step = state.under_way(SPAWN_STEP)
    if step.items:
        return
    drawn = [draw_zombie_card(run, state) for _ in tokens_in_order(state, step)]
    cards = [card for card in drawn if card >= 0]
    if run.listener is not None:
        run.tell("looked-ahead", "Z2-SKILL-DISTRIBUTOR-01", {"survivor": holder, "cards": cards[:]})
    dealing = run.push(DISTRIBUTING, holder)
    dealing.items = sorted(cards)


def distribute(run: Run, state: Game, frame: Frame) -> None:
    """Choose the card of the next spawn zone."""
    if frame.items:
        run.again(frame)
        run.push(ASK_ASSIGN, frame.a)


def assign_options(state: Game, frame: Frame) -> list[int]:
    """The cards not given out yet, for the next zone in spawn order."""
    dealing = state.under_way(DISTRIBUTING)
    assert dealing.items is not None
    zone = state.spawns[tokens_in_order(state, state.under_way(SPAWN_STEP))[0]]
    base = ASSIGN | frame.a << ACTOR_SHIFT | zone
    return [base | card << X_SHIFT for card in dealing.items]


def assign(run: Run, state: Game, frame: Frame, action: int) -> None:
    """That card will spawn in that zone."""
    dealing, step = state.under_way(DISTRIBUTING), state.under_way(SPAWN_STEP)
    assert dealing.items is not None and step.items is not None
    dealing.items.remove(x_of(action))
    step.items += (tokens_in_order(state, step)[0], x_of(action))
    if run.listener is not None:
        told = {"survivor": frame.a, "card": x_of(action), "zone": action & ARG_MASK}
        run.tell("card-assigned", "Z2-SKILL-DISTRIBUTOR-01", dict(told))


# --- at the end of the round


def has_patients(state: Game, holder: int, facts: list[int]) -> bool:
    """Whether anybody in the medic's zone is wounded."""
    zone = state.survivors[holder].zone
    return any([survivor.zone == zone and survivor.wounds > 0 for survivor in state.survivors])


def medic(run: Run, state: Game, frame: Frame, holder: int) -> None:
    """Everybody in the medic's zone may heal a wound. HEALING frame: a medic; items the wounded."""
    zone = state.survivors[holder].zone
    wounded = [i for i, survivor in enumerate(state.survivors) if survivor.zone == zone and survivor.wounds]
    run.push(HEALING, holder).items = wounded


def heal_next(run: Run, state: Game, frame: Frame) -> None:
    """Ask the next wounded survivor."""
    if frame.items:
        run.again(frame)
        run.push(ASK_MEDIC, frame.items.pop(0), frame.a)


def healing_options(state: Game, frame: Frame) -> list[int]:
    """Heal, or keep the wound: the medic's adrenaline may be unwelcome."""
    return [YES | frame.a << ACTOR_SHIFT, NO | frame.a << ACTOR_SHIFT]


def be_healed(run: Run, state: Game, frame: Frame, action: int) -> None:
    """One wound less; the medic gets adrenaline for it."""
    if verb_of(action) == NO:
        return
    state.survivors[frame.a].wounds -= 1
    if run.listener is not None:
        run.tell("healed", "Z2-SKILL-MEDIC-01", {"survivor": frame.a, "by": frame.b})
    gain_adrenaline(run, state, frame.b, 1)


def is_hurt(state: Game, holder: int, facts: list[int]) -> bool:
    """Whether there is a wound to get rid of."""
    return state.survivors[holder].wounds > 0


def regeneration(run: Run, state: Game, frame: Frame, holder: int) -> None:
    """As good as new."""
    me = state.survivors[holder]
    if me.wounds:
        me.wounds = 0
        if run.listener is not None:
            run.tell("healed", "Z2-SKILL-REGENERATION-01", {"survivor": holder, "by": holder})


HANDLERS = (
    Handles("is-that-all", is_that_all),
    Handles("combat-reflexes", combat_reflexes, can_reflex),
    Handles("zombie-link", zombie_link, is_on_board),
    Handles("distributor", distributor),
    Handles("medic", medic, has_patients),
    Handles("tough", tough),
    Handles("regeneration", regeneration, is_hurt),
)
PROCEDURES = {"distributing": (distribute,), "healing": (heal_next,)}
QUESTIONS = (
    Question("ask-shield", OWNED, shield_options, shield, "Z2-SKILL-ISTHATALL-01"),
    Question("ask-medic", OWNED, healing_options, be_healed, "Z2-SKILL-MEDIC-01"),
    Question("ask-assign", OWNED, assign_options, assign, "Z2-SKILL-DISTRIBUTOR-01"),
)
