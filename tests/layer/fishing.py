"""Fishing: an action of the Harbour's own, with a cost, dice, a deck and a question of its own.

FISHING frame: a who fishes, b how many cards come up; items the cards.
"""

from typing import Any, Final

from shamble.family.carrying.decks import DeckKind, card_numbers
from shamble.family.carrying.inventory import discard_card, gain_cards
from shamble.family.people.kit import Kit
from shamble.family.people.people import kit_of
from shamble.family.people.quantities import ACTIONS
from shamble.family.position.facts import Fact
from shamble.family.position.state import Game, Survivor
from shamble.family.round.allowance import left, no_action_left
from shamble.kernel.action import ACTOR_SHIFT, X_SHIFT, actor_of, x_of
from shamble.kernel.book import Book
from shamble.kernel.decks import NO_CARD, draw
from shamble.kernel.event import Reason
from shamble.kernel.frame import Frame
from shamble.kernel.rows import OWNED, Deck, Procedure, Question, Reply, Verb, named_steps
from shamble.kernel.run import Run
from shamble.kernel.words import Number, Scope

from .ground import PIER
from .slipping import HOOK, throw_hooks
from .vocabulary import ASK_CATCH, FISH, FISHING, LAND

CATCH: Final = Deck("catch", "catch")
WEIGHT: Final = Fact("cards", "weight", 0)
ACTIONS_TO_FISH: Final = 2
HOOKS: Final = 2


def offer_fishing(state: Game, who: int, me: Survivor, kit: Kit, out: list[int]) -> None:
    """From a pier without any dead, with two actions left."""
    if kit.values[ACTIONS] - me.spent >= ACTIONS_TO_FISH and not state.crowd[me.zone]:
        if state.rules.board.zones[me.zone].kind is PIER:
            out.append(FISH | who << ACTOR_SHIFT)


def fishing_cost(state: Game, action: int) -> int:
    """It takes its time."""
    return ACTIONS_TO_FISH


def fish(run: Run, state: Game, action: int) -> None:
    """Cast the line."""
    who = actor_of(action)
    state.survivors[who].spent += ACTIONS_TO_FISH
    run.push(FISHING, who).items = []


def refuse_fishing(state: Game, action: int) -> list[Reason]:
    """Why nobody fishes here."""
    me = state.survivors[actor_of(action)]
    reasons: list[Reason] = []
    if state.rules.board.zones[me.zone].kind is not PIER:
        reasons.append(Reason("refused-no-pier", "HB-FISH-01"))
    if state.crowd[me.zone]:
        reasons.append(Reason("refused-fish-zombies", "HB-FISH-01"))
    if left(kit_of(state, me), me) < ACTIONS_TO_FISH:
        reasons.append(no_action_left())
    return reasons


def cast(run: Run, state: Game, frame: Frame) -> None:
    """Two hook dice: each hook brings up a card."""
    marks = throw_hooks(run, state, HOOKS, "cast")
    frame.b = marks.count(HOOK)
    if run.listener is not None:
        run.tell("cast", "HB-FISH-02", {"survivor": frame.a, "marks": marks, "hooks": frame.b})


def haul(run: Run, state: Game, frame: Frame) -> None:
    """The cards come off their own deck; of two only one can be landed."""
    assert frame.items is not None
    for _ in range(frame.b):
        card = draw(run, state, state.rules.deck(CATCH.name))
        if card != NO_CARD:
            frame.items.append(card)
        elif run.listener is not None:
            run.cite("HB-CATCH-01")
    if len(frame.items) > 1:
        run.push(ASK_CATCH, frame.a)


def catch_options(state: Game, frame: Frame) -> list[int]:
    """The cards on the hooks; equal ones once."""
    items = state.stack[-2].items
    assert items is not None
    kinds = {state.rules.cards[card].index: card for card in sorted(items, reverse=True)}
    return sorted([LAND | frame.a << ACTOR_SHIFT | card << X_SHIFT for card in kinds.values()])


def land(run: Run, state: Game, frame: Frame, action: int) -> None:
    """That one is landed, the other swims off: onto the discards."""
    items = state.stack[-1].items
    assert items is not None
    for card in items[:]:
        if card != x_of(action):
            items.remove(card)
            discard_card(state, card)
    if run.listener is not None:
        name = state.rules.cards[x_of(action)].name
        run.tell("landed", "HB-FISH-03", {"survivor": frame.a, "card": name})


def pull_in(run: Run, state: Game, frame: Frame) -> None:
    """What is landed may be kept like anything else that is found."""
    if frame.items:
        gain_cards(run, frame.a, frame.items)
        frame.items = []


def catch_held(scope: Scope, values: dict[str, Any]) -> Number:
    """The weight of all that the team carries of its catch, as printed."""

    def number(state: Game, facts: tuple[int, ...]) -> int:
        rules = state.rules
        return sum(
            rules.printed.number("cards", rules.cards[card].facts, WEIGHT.name)
            for me in state.survivors
            for card in me.hand + me.pack
        )

    return number


def change(book: Book) -> None:
    """Put it into a book."""
    book.add("printed-facts", WEIGHT.key, WEIGHT)
    book.add("deck-kinds", CATCH.kind, DeckKind(CATCH.kind, card_numbers, is_carried=True))
    book.add("piles", CATCH.name, CATCH)
    book.add("holding-cards", "fishing", True)
    book.add("handling-cards", "fishing", True)
    book.add(
        "verbs", "fish", Verb("fish", offer_fishing, fish, refuse_fishing, "HB-FISH-01", cost=fishing_cost)
    )
    book.add("replies", "land", Reply("land", "card"))
    book.add("procedures", "fishing", Procedure("fishing", named_steps(cast, haul, pull_in)))
    book.add("questions", "ask-catch", Question("ask-catch", OWNED, catch_options, land, "HB-FISH-03"))
