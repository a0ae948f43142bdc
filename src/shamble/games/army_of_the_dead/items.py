"""Cards that are no weapons: the Adrenaline Shot, the First Aid Kit and the Silencer."""

from typing import Final

from shamble.family.carrying.inventory import discard_card, held_types, lose_card
from shamble.family.fighting.dice import weapon_mode
from shamble.family.needs import Need
from shamble.family.people.adrenaline import gain_adrenaline
from shamble.family.people.kit import Kit
from shamble.family.people.people import kit_of
from shamble.family.people.quantities import ACTIONS
from shamble.family.position.printed import CardType
from shamble.family.position.state import Game, Survivor
from shamble.family.round.allowance import no_action_left, takes_one
from shamble.family.round.turns import in_own_turn
from shamble.family.verb_traits import COSTLESS, HELPS, KEEPS_STREAK, NEEDS_ACTION
from shamble.kernel.action import ACTOR_SHIFT, X_SHIFT, actor_of, x_of, y_of
from shamble.kernel.book import Book
from shamble.kernel.event import Reason
from shamble.kernel.rows import Ruling, Verb
from shamble.kernel.run import Run

from .explosives import in_reach
from .vocabulary import INJECT, TREAT

RULE: Final = "AD-EQUIP-09"

NEEDS_SHOT: Final = "needs-adrenaline"
NEEDS_BANDAGE: Final = "needs-bandage"


def number_on(state: Game, card: int, fact: str) -> int:
    """A number that a card bears."""
    value = state.rules.cards[card].facts.get(fact, 0)
    assert isinstance(value, int)
    return value


def spend(state: Game, who: int, card: int) -> None:
    """The card is used up."""
    lose_card(state, state.survivors[who], card)
    discard_card(state, card)


# --- Adrenaline


def gives_adrenaline(card: CardType) -> bool:
    """Whether a card is a shot of Adrenaline."""
    return bool(card.facts.get("adrenaline"))


def offer_injection(state: Game, who: int, me: Survivor, kit: Kit, out: list[int]) -> None:
    """For free, in the own turn, also from the backpack."""
    if not me.hand and not me.pack:
        return
    shots = [card for card in in_reach(state, me, kit) if number_on(state, card, "adrenaline")]
    if shots and in_own_turn(state, who):
        for card in held_types(state, tuple(shots)):
            out.append(INJECT | who << ACTOR_SHIFT | card << X_SHIFT)


def inject(run: Run, state: Game, action: int) -> None:
    """The card is discarded and brings its points at once."""
    who, card = actor_of(action), x_of(action)
    points = number_on(state, card, "adrenaline")
    spend(state, who, card)
    run.touched = True
    if run.listener is not None:
        run.tell("card-used", RULE, {"survivor": who, "card": state.rules.cards[card].name})
    gain_adrenaline(run, state, who, points)


def refuse_injection(state: Game, action: int) -> list[Reason]:
    """Why it cannot be used now."""
    me = state.survivors[actor_of(action)]
    card = x_of(action)
    if not number_on(state, card, "adrenaline"):
        return [Reason("refused-not-that-card", RULE)]
    if card not in in_reach(state, me, kit_of(state, me)):
        return [Reason("refused-not-held", RULE)]
    return [] if in_own_turn(state, actor_of(action)) else [Reason("refused-own-turn", RULE)]


# --- first aid


def heals(card: CardType) -> bool:
    """Whether Wounds can be treated with a card."""
    return bool(card.facts.get("heals"))


def patients(state: Game, me: Survivor) -> list[int]:
    """The wounded of the zone, the own self included."""
    return [i for i, other in enumerate(state.survivors) if other.zone == me.zone and other.wounds]


def offer_treatment(state: Game, who: int, me: Survivor, kit: Kit, out: list[int]) -> None:
    """For an Action, from the hand, anybody in the zone who is wounded."""
    if kit.values[ACTIONS] <= me.spent:
        return
    kits = [card for card in me.hand if number_on(state, card, "heals")]
    for card in held_types(state, tuple(kits)):
        for other in patients(state, me):
            out.append(TREAT | who << ACTOR_SHIFT | card << X_SHIFT | other)


def treat(run: Run, state: Game, action: int) -> None:
    """The card is discarded, and a Wound less is left."""
    who, card, other = actor_of(action), x_of(action), y_of(action)
    state.survivors[who].spent += 1
    patient = state.survivors[other]
    patient.wounds = max(0, patient.wounds - number_on(state, card, "heals"))
    spend(state, who, card)
    run.touched = True
    if run.listener is not None:
        run.tell("healed", RULE, {"survivor": other, "by": who})


def refuse_treatment(state: Game, action: int) -> list[Reason]:
    """Why nobody can be treated."""
    me = state.survivors[actor_of(action)]
    card, other = x_of(action), y_of(action)
    if not number_on(state, card, "heals"):
        return [Reason("refused-not-that-card", RULE)]
    if card not in me.hand:
        return [Reason("refused-not-in-hand", "AD-INV-03", also=(RULE,))]
    if other not in patients(state, me):
        return [Reason("refused-nobody-wounded", RULE)]
    return [] if kit_of(state, me).values[ACTIONS] > me.spent else [no_action_left()]


# --- silence


def is_noisy(state: Game, me: Survivor, card: CardType, kind: int) -> bool:
    """Whether an attack is heard: not with a weapon that a Silencer in the other hand makes silent."""
    if not weapon_mode(card, kind).noisy:
        return False
    cards = state.rules.cards
    return not (card.facts.get("silenced") and any([cards[held].facts.get("silences") for held in me.hand]))


NEEDS: Final = (Need(NEEDS_SHOT, gives_adrenaline), Need(NEEDS_BANDAGE, heals))
VERBS: Final = (
    Verb(
        "inject",
        offer_injection,
        inject,
        refuse_injection,
        RULE,
        "card",
        traits=(COSTLESS, KEEPS_STREAK, NEEDS_SHOT, HELPS),
    ),
    Verb(
        "treat",
        offer_treatment,
        treat,
        refuse_treatment,
        RULE,
        "card",
        "survivor",
        traits=(NEEDS_ACTION, NEEDS_BANDAGE, HELPS),
        cost=takes_one,
    ),
)


def change(book: Book) -> None:
    """Put it into a book: who holds a weapon has the moves of its skills."""
    book.replace("rulings", "is-noisy", Ruling("is-noisy", is_noisy))
    book.replace("constants", "hands-grant", 1)
    for need in NEEDS:
        book.add("traits", need.name, True)
        book.add("needs", need.name, need)
    for verb in VERBS:
        book.add("verbs", verb.name, verb)
