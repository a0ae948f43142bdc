"""What missions do with cards: fetch them, spend them, leave them with somebody, hand them out.

ASK_PILE frame: a survivor, b the card's type. ASK_RECIPIENT frame: a zone, b card, c who holds it.
"""

from typing import Any

from shamble.family.carrying.decks import EQUIPMENT
from shamble.family.carrying.inventory import discard_card, gain_cards, lose_card, take_in
from shamble.family.missions.word_types import CARD, ZONE
from shamble.family.position.state import BYSTANDER, PLAYED, Game
from shamble.family.vocabulary import ASK_PILE, ASK_RECIPIENT, NO, SURPLUS, YES
from shamble.kernel.action import ACTOR_SHIFT, actor_of, verb_of
from shamble.kernel.decks import NO_CARD, take_out
from shamble.kernel.frame import Frame
from shamble.kernel.moments import happen
from shamble.kernel.rows import OWNED, SHARED, Question, Ruling
from shamble.kernel.run import Run
from shamble.kernel.words import EFFECT, Argument, Effect, Scope, Words

Facts = tuple[int, ...]
Values = dict[str, Any]


# --- fetching


def equipment_decks(state: Game) -> tuple[int, ...]:
    """Missions fetch equipment."""
    return state.rules.decks_of(EQUIPMENT)


def in_deck(state: Game, index: int) -> int:
    """A card of a type in a deck of equipment, or NO_CARD."""
    decks = state.rules.ruling("fetched-from")(state)
    everything = [card for deck in decks for card in state.piles[deck] + state.tops[deck]]
    return next((card for card in everything if state.rules.cards[card].index == index), NO_CARD)


def in_discards(state: Game, index: int) -> int:
    """The latest card of a type among the equipment discards, or NO_CARD."""
    decks = state.rules.ruling("fetched-from")(state)
    discards = [card for deck in decks for card in reversed(state.discards[deck])]
    return next((card for card in discards if state.rules.cards[card].index == index), NO_CARD)


def fetch(run: Run, state: Game, who: int, card: int) -> None:
    """A survivor gets a card out of the deck, which is shuffled afterwards, or out of the discards."""
    deck = state.rules.card_deck[card]
    if not take_out(state, deck, card):
        rest = list(state.discards[deck])
        rest.remove(card)
        state.discards[deck] = tuple(rest)
    gain_cards(run, who, [card])


def _gain_card(scope: Scope, values: Values) -> Effect:
    """Fetch a card by name for the acting survivor; nothing happens if there is none left (Z2-M24-05)."""
    at, index = scope.fact("actor"), values["card"]
    from_deck, from_discards = values.get("from", (True, False))

    def effect(run: Run, state: Game, facts: Facts) -> None:
        drawn = in_deck(state, index) if from_deck else NO_CARD
        used = in_discards(state, index) if from_discards else NO_CARD
        if drawn != NO_CARD and used != NO_CARD:
            run.push(ASK_PILE, facts[at], index)
        elif drawn != NO_CARD or used != NO_CARD:
            fetch(run, state, facts[at], max(drawn, used))

    return effect


def pile_options(state: Game, frame: Frame) -> list[int]:
    """Out of the discards, or not."""
    return [YES | frame.a << ACTOR_SHIFT, NO | frame.a << ACTOR_SHIFT]


def choose_pile(run: Run, state: Game, frame: Frame, action: int) -> None:
    """The card comes from there."""
    find = in_discards if verb_of(action) == YES else in_deck
    fetch(run, state, frame.a, find(state, frame.b))


# --- giving up


def carried(state: Game, who: int, index: int) -> int:
    """A card of a type that somebody carries, from the backpack first; NO_CARD for none."""
    me = state.survivors[who]
    return next((card for card in me.pack + me.hand if state.rules.cards[card].index == index), NO_CARD)


def _spend_card(scope: Scope, values: Values) -> Effect:
    """The acting survivor discards a card of this name."""
    at, index = scope.fact("actor"), values["card"]

    def effect(run: Run, state: Game, facts: Facts) -> None:
        card = carried(state, facts[at], index)
        if card != NO_CARD:
            lose_card(state, state.survivors[facts[at]], card)
            discard_card(state, card)

    return effect


def helper_in(state: Game, zone: int) -> int:
    """Somebody in a zone who is neither played nor rallied, or -1."""
    for who, other in enumerate(state.survivors):
        if other.zone == zone and other.leader == BYSTANDER:
            return who
    return -1


def _leave_card(scope: Scope, values: Values) -> Effect:
    """The acting survivor leaves a card with the helpless figure of its zone."""
    at, index = scope.fact("actor"), values["card"]

    def effect(run: Run, state: Game, facts: Facts) -> None:
        me = state.survivors[facts[at]]
        card, helper = carried(state, facts[at], index), helper_in(state, me.zone)
        if card != NO_CARD and helper >= 0:
            lose_card(state, me, card)
            take_in(state, state.survivors[helper], card)
            happen(run, state, "card-given", (facts[at], card, helper))
            run.touched = True

    return effect


# --- handing out


def _hand_out(scope: Scope, values: Values) -> Effect:
    """A card left with somebody in a zone goes to a survivor there; a counter remembers the card."""
    index, zone, register = values["card"], values["zone"], values["mark"]

    def effect(run: Run, state: Game, facts: Facts) -> None:
        place = zone(state, facts)
        helper = helper_in(state, place)
        card = carried(state, helper, index) if helper >= 0 else NO_CARD
        if card != NO_CARD:
            state.registers[register] = card + 1
            run.push(ASK_RECIPIENT, place, card, helper)

    return effect


def recipient_options(state: Game, frame: Frame) -> list[int]:
    """Everybody of the team in the zone."""
    return [
        SURPLUS | i << ACTOR_SHIFT
        for i, survivor in enumerate(state.survivors)
        if survivor.zone == frame.a and survivor.leader == PLAYED
    ]


def hand_card(run: Run, state: Game, frame: Frame, action: int) -> None:
    """That survivor gets it."""
    lose_card(state, state.survivors[frame.c], frame.b)
    gain_cards(run, actor_of(action), [frame.b])


def everybody(state: Game, frame: Frame, action: int) -> int:
    """All seats may answer."""
    return (1 << state.rules.options.seats) - 1


def add_card_words(words: Words) -> None:
    """Register the effects on cards."""
    words.add(EFFECT, "gain-card", _gain_card, (CARD, Argument("from", "piles", True)), ("actor",))
    words.add(EFFECT, "spend-card", _spend_card, (CARD,), ("actor",))
    words.add(EFFECT, "leave-card", _leave_card, (CARD,), ("actor",))
    words.add(EFFECT, "hand-out", _hand_out, (CARD, ZONE, Argument("mark", "register")))


QUESTIONS = (
    Question("ask-pile", OWNED, pile_options, choose_pile, "Z2-INV-01"),
    Question("ask-recipient", SHARED, recipient_options, hand_card, "Z2-INV-01", everybody),
)
RULINGS = (Ruling("fetched-from", equipment_decks),)
"""The decks out of which missions fetch cards."""
