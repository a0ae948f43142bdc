"""Explosives: thrown, fired, laid on the board; what lies in a zone goes off with what explodes there."""

from typing import Final

from shamble.family import verb_traits as traits
from shamble.family.carrying.inventory import discard_card, held_types, lose_card
from shamble.family.dead.figures import BY_CARD, BY_MISSION, BY_ORDER, BY_STEP
from shamble.family.fighting.attack import noise
from shamble.family.fighting.combat_actions import fight_cost, pay_for_attack, refuse_fight
from shamble.family.fighting.dice import damage_of, longer_streak
from shamble.family.fighting.explosions import explode, set_off
from shamble.family.fighting.facts import (
    DAMAGE,
    HITS,
    KILLED,
    armed_kit,
    attack_kit,
    begin_attack,
    facts_of,
    target_zone,
)
from shamble.family.fighting.laid import COUNTERS, laid_anywhere, laid_in, lay
from shamble.family.fighting.weapons import can_pay_for
from shamble.family.needs import Need
from shamble.family.people.kit import Kit
from shamble.family.people.people import kit_of
from shamble.family.people.quantities import ALL_IN_HAND
from shamble.family.position.printed import CardType
from shamble.family.position.state import Game, Survivor
from shamble.family.round.allowance import NO_FREE, no_action_left
from shamble.kernel.action import ACTOR_SHIFT, X_SHIFT, actor_of, x_of
from shamble.kernel.book import Book
from shamble.kernel.event import Reason
from shamble.kernel.frame import Frame
from shamble.kernel.moments import facts_of as facts_of_moment
from shamble.kernel.rows import Reaction, Ruling, Verb
from shamble.kernel.run import Run

from .printed import EXPLOSIVES, FREE_EXPLOSIVE
from .vocabulary import LAY, THROW_EXPLOSIVE

KIND: Final = EXPLOSIVES.number
CROWD: Final = "crowd-before"
"""The fact of an attack that says how many Zombies were there when it exploded."""


def free_for_explosives(state: Game, me: Survivor, kit: Kit, card: int, kind: int) -> int:
    """The free action that pays for whatever explodes, thrown, laid or fired."""
    return FREE_EXPLOSIVE if state.rules.cards[card].facts.get("explosive") else NO_FREE


def blast_damage(state: Game, kit: Kit, card: CardType, kind: int) -> int:
    """The Damage with which an attack strikes everybody in the zone; 0 if it does not."""
    return damage_of(kit, card, kind) if card.facts.get("explosive") else 0


# --- thrown


def in_reach(state: Game, me: Survivor, kit: Kit) -> tuple[int, ...]:
    """The cards that can be used: those in hand, and from the backpack those that say so."""
    if kit.values[ALL_IN_HAND]:
        return me.hand + me.pack
    return me.hand + tuple([card for card in me.pack if state.rules.cards[card].from_backpack])


def explodes(card: CardType) -> bool:
    """Whether a card can be thrown or laid so that it explodes."""
    return len(card.modes) > KIND and card.modes[KIND] is not None


def explosives_of(state: Game, me: Survivor, kit: Kit, fact: str, wanted: bool) -> list[int]:
    """What a survivor could throw or lay, one card of each type."""
    cards = state.rules.cards
    return [
        card
        for card in held_types(state, in_reach(state, me, kit))
        if cards[card].modes[KIND] is not None and bool(cards[card].facts.get(fact)) == wanted
    ]


def offer_throw(state: Game, who: int, me: Survivor, kit: Kit, out: list[int]) -> None:
    """Into a zone in range and in sight, with or without Zombies."""
    for card in explosives_of(state, me, kit, "springs", False):
        if can_pay_for(state, me, kit, card, KIND):
            with_card = THROW_EXPLOSIVE | who << ACTOR_SHIFT | card << X_SHIFT
            for zone in state.rules.zones_for(state, me.zone, kit, state.rules.cards[card], KIND):
                out.append(with_card | zone)


def throw(run: Run, state: Game, action: int) -> None:
    """Pay for it and throw."""
    who, card = actor_of(action), x_of(action)
    pay_for_attack(run, state, who, card, KIND)
    begin_attack(run, state, who, card, target_zone(action), KIND)


def refuse_throw(state: Game, action: int) -> list[Reason]:
    """Why it cannot be thrown there."""
    me = state.survivors[actor_of(action)]
    card = x_of(action)
    kit = kit_of(state, me)
    printed = state.rules.cards[card]
    if card in in_reach(state, me, kit) and card not in me.hand and printed.modes[KIND] is not None:
        reasons = [] if can_pay_for(state, me, kit, card, KIND) else [no_action_left()]
        zone = target_zone(action)
        if zone not in state.rules.zones_for(state, me.zone, kit, printed, KIND):
            reasons += state.rules.why_not_there(state, me.zone, kit, printed, KIND, zone)
    else:
        reasons = refuse_fight(state, action)
    if not reasons and printed.facts.get("springs"):
        reasons.append(Reason("refused-only-laid", "AD-EXPLO-02"))
    return reasons


def go_off(run: Run, state: Game, frame: Frame) -> None:
    """It always hits: no dice. The card is discarded."""
    card = state.rules.cards[frame.b]
    if run.listener is not None:
        run.tell("explosive-thrown", "AD-EXPLO-02", {"survivor": frame.a, "card": card.name, "zone": frame.c})
        run.cite("AD-EXPLO-01")
        run.cite("AD-EXPLO-07")
    use_up(run, state, frame)
    explode(run, frame.a, frame.c, damage_of(attack_kit(state, frame), card, KIND), frame.b)


def use_up(run: Run, state: Game, frame: Frame) -> None:
    """What is used up is discarded, unless it has gone already."""
    me = state.survivors[frame.a]
    if state.rules.cards[frame.b].facts.get("used-up") and frame.b in me.hand + me.pack:
        lose_card(state, me, frame.b)
        discard_card(state, frame.b)


# --- fired


def burst(run: Run, state: Game, frame: Frame) -> None:
    """One hit or several, it is one explosion; the misses are misses."""
    facts = facts_of(frame)
    if not facts[HITS] or not state.rules.cards[frame.b].facts.get("explosive"):
        return
    facts[HITS] = 0
    facts[state.rules.attack_fact_numbers[CROWD]] = state.crowd[frame.c]
    if run.listener is not None:
        run.cite("AD-EXPLO-03")
        run.cite("AD-EXPLO-01")
        run.cite("AD-EXPLO-07")
    explode(run, frame.a, frame.c, facts[DAMAGE], frame.b)


def count_the_dead(run: Run, state: Game, frame: Frame) -> None:
    """Whether anybody has died in the explosion."""
    facts = facts_of(frame)
    if facts[state.rules.attack_fact_numbers[CROWD]] > state.crowd[frame.c]:
        facts[KILLED] = 1


# --- laid


def offer_lay(state: Game, who: int, me: Survivor, kit: Kit, out: list[int]) -> None:
    """In the own zone."""
    for card in explosives_of(state, me, kit, "laid", True):
        if can_pay_for(state, me, kit, card, KIND):
            out.append(LAY | who << ACTOR_SHIFT | card << X_SHIFT)


def lay_down(run: Run, state: Game, action: int) -> None:
    """There it lies, silently, until something sets it off."""
    who, card = actor_of(action), x_of(action)
    me = state.survivors[who]
    kit = armed_kit(state, me, state.rules.cards[card])
    pay_for_attack(run, state, who, card, KIND)
    if kit.counts_streak:
        me.streak = longer_streak(me.streak, kit, KIND)
    lay(run, state, who, card)
    if run.listener is not None:
        name = state.rules.cards[card].name
        run.tell("laid", "AD-EXPLO-02", {"survivor": who, "card": name, "zone": me.zone})
        run.cite("AD-EXPLO-05")


def refuse_lay(state: Game, action: int) -> list[Reason]:
    """Why it cannot be laid."""
    me = state.survivors[actor_of(action)]
    card = x_of(action)
    kit = kit_of(state, me)
    if card not in in_reach(state, me, kit):
        return [Reason("refused-not-in-hand", "AD-INV-03" if card in me.pack else "AD-EXPLO-02")]
    if not state.rules.cards[card].facts.get("laid"):
        return [Reason("refused-not-that-weapon", "AD-EXPLO-02")]
    return [] if can_pay_for(state, me, kit, card, KIND) else [no_action_left()]


def trap_in(state: Game, zone: int) -> int:
    """What lies in a zone and goes off for whoever comes; -1 for nothing."""
    for card in laid_in(state, zone):
        if state.rules.cards[card].facts.get("springs"):
            return card
    return -1


SPRINGING: Final = (BY_CARD, BY_ORDER, BY_MISSION, BY_STEP)
"""How the dead come whom a trap waits for: they spawn or move. To be woken or pushed is neither."""


def may_spring(state: Game, facts: tuple[int, ...]) -> bool:
    """Whether the dead come on their own and anything at all is laid on the board."""
    return facts[3] in SPRINGING and bool(laid_anywhere(state))


def spring(run: Run, state: Game, frame: Frame, holder: int) -> None:
    """Where somebody has come in, the trap goes off with all that lies there."""
    zones = facts_of_moment(frame)[0]
    for zone in range(zones.bit_length() - 1, -1, -1):
        if zones >> zone & 1:
            card = trap_in(state, zone)
            if card >= 0:
                set_off(run, state, card)


def tell_explosion(run: Run, state: Game, frame: Frame) -> None:
    """How strong it is, with all that lay there."""
    if run.listener is not None:
        run.tell("explosion", "AD-EXPLO-04", {"zone": frame.b, "damage": frame.c})
        run.cite("AD-EXPLO-05")
        run.cite("AD-EXPLO-06")


NEEDS_EXPLOSIVE: Final = "needs-explosive"
ACTION: Final = (traits.COMBAT, traits.KEEPS_STREAK, NEEDS_EXPLOSIVE, EXPLOSIVES.name)
VERBS: Final = (
    Verb(
        "throw",
        offer_throw,
        throw,
        refuse_throw,
        "AD-EXPLO-02",
        "card",
        "zone",
        traits=(*ACTION, traits.AT_ZONE),
        cost=fight_cost,
    ),
    Verb("lay", offer_lay, lay_down, refuse_lay, "AD-EXPLO-02", "card", traits=ACTION, cost=fight_cost),
)


def change(book: Book) -> None:
    """Put it into a book."""
    for counter in COUNTERS:
        book.add("counters", counter.name, counter)
    book.add("attack-facts", CROWD, 0)
    book.add("traits", NEEDS_EXPLOSIVE, True)
    book.add("needs", NEEDS_EXPLOSIVE, Need(NEEDS_EXPLOSIVE, explodes))
    for name, decide in (("special-free", free_for_explosives), ("blast-damage", blast_damage)):
        book.replace("rulings", name, Ruling(name, decide))
    for verb in VERBS:
        book.add("verbs", verb.name, verb)
    for old in ("noise", "blast", "reactions"):
        book.remove_step("throw", old)
    book.append_step("throw", go_off)
    book.append_step("throw", noise)
    book.insert_before("explosion", "strike", tell_explosion)
    for moment in ("dead-moved", "dead-came"):
        book.add("reactions", f"traps-{moment}", Reaction(f"traps-{moment}", moment, spring, may_spring))
