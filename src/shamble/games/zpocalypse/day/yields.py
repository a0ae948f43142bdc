"""What a Scavenge card brings and takes (ZP-SCAV-04, -07): cards of the decks, and the rarer effects."""

from shamble.games.zpocalypse.night.searching import draw_for
from shamble.games.zpocalypse.printed import ARMORY, FOOD, ITEMS, MEAL, Yield
from shamble.games.zpocalypse.squad.cards import cards_of, lose_card, members, one_of_each, receive
from shamble.games.zpocalypse.table import Table
from shamble.games.zpocalypse.vocabulary import ASK_GIVE_UP, ASK_KEEP, GIVE_UP, KEEP
from shamble.kernel.action import pack, x_of
from shamble.kernel.decks import NO_CARD, discard, draw, refill
from shamble.kernel.frame import Frame
from shamble.kernel.rows import OWNED, Question
from shamble.kernel.run import Run


def bring(run: Run, state: Table, squad: int, found: Yield, more_food: int) -> None:
    """The cards of a yield. Who has nobody to hold them leaves them on the faceup pile."""
    for deck, number in ((ARMORY, found.armory), (FOOD, found.food + more_food), (ITEMS, found.items)):
        for _ in range(number):
            if members(state, squad):
                draw_for(run, state, squad, deck, "ZP-SCAV-07")
            else:
                card = draw(run, state, deck)
                if card != NO_CARD:
                    state.pile = tuple(sorted((*state.pile, card)))


def settle_effects(run: Run, state: Table, squad: int, found: Yield) -> None:
    """Choosing among drawn weapons, giving up Food or any card."""
    for word, amount in found.effects:
        if word == "choose armory":
            drawn: list[int] = []
            for _ in range(amount):
                refill(state, ARMORY)
                card = draw(run, state, ARMORY)
                if card != NO_CARD:
                    drawn.append(card)
            if drawn:
                frame = run.push(ASK_KEEP, squad)
                frame.items = drawn
        elif word == "lose food":
            run.push(ASK_GIVE_UP, squad, amount, 1)
        elif word == "give up":
            run.push(ASK_GIVE_UP, squad, amount, 0)


def keep_options(state: Table, frame: Frame) -> list[int]:
    """frame.a: who chooses; items: the cards that were drawn and lie open."""
    return sorted([pack(KEEP, frame.a, card) for card in one_of_each(state, frame.items or [])])


def keep(run: Run, state: Table, frame: Frame, action: int) -> None:
    """One is kept, the others are discarded."""
    card = x_of(action)
    if members(state, frame.a):
        receive(state, frame.a, card)
    else:
        state.pile = tuple(sorted((*state.pile, card)))
    for other in frame.items or []:
        if other != card:
            discard(state, ARMORY, other)
    if run.listener is not None:
        run.tell("kept", "ZP-SCAV-05", {"squad": frame.a, "card": card})


def give_up_options(state: Table, frame: Frame) -> list[int]:
    """frame.a: whose; frame.b: how many are still owed; frame.c: Food only."""
    cards = cards_of(state, frame.a)
    if frame.c:
        cards = [card for card in cards if state.rules.cards[card].kind == MEAL]
    return sorted([pack(GIVE_UP, frame.a, card) for card in one_of_each(state, cards)])


def give_up(run: Run, state: Table, frame: Frame, action: int) -> None:
    card = x_of(action)
    lose_card(state, frame.a, card)
    discard(state, state.rules.cards[card].deck, card)
    if run.listener is not None:
        run.tell("given-up", "ZP-SCAV-05", {"squad": frame.a, "card": card})
    if frame.b > 1:
        run.push(ASK_GIVE_UP, frame.a, frame.b - 1, frame.c)


QUESTIONS: tuple[Question, ...] = (
    Question("ask-keep", OWNED, keep_options, keep, "ZP-SCAV-05"),
    Question("ask-give-up", OWNED, give_up_options, give_up, "ZP-SCAV-05"),
)
