"""Combining: cards of one's own become a card of the Extra supply, for free."""

from itertools import product
from typing import Final

from shamble.family.carrying.decks import EQUIPMENT
from shamble.family.carrying.inventory import discard_card, lose_card, rearrange, take_in
from shamble.family.people.kit import Kit
from shamble.family.position.printed import CardType
from shamble.family.position.state import Game, Survivor
from shamble.family.rules import Rules
from shamble.family.verb_traits import COSTLESS, KEEPS_STREAK, NEEDS_CARDS
from shamble.kernel.action import ACTOR_SHIFT, X_SHIFT, actor_of, x_of, y_of
from shamble.kernel.book import Book
from shamble.kernel.decks import take_out
from shamble.kernel.event import Reason
from shamble.kernel.moments import happen
from shamble.kernel.rows import Ruling, Verb
from shamble.kernel.run import Run

from .printed import EXTRA
from .vocabulary import COMBINE

RULE: Final = "NL-COMBINE-02"
PARTS: Final = 2


class Recipes:
    """What can be made in a game: the products with their parts, and which cards can be a part of which."""

    __slots__ = ("firsts", "made", "seconds")

    def __init__(self, rules: Rules) -> None:
        self.made: list[tuple[CardType, tuple[str, ...]]] = []
        for card in rules.deck_cards[rules.deck(EXTRA)]:
            printed = rules.cards[card]
            parts = rules.printed.words("cards", printed.facts, "made-of")
            if len(parts) == PARTS and all([printed.name != known.name for known, _ in self.made]):
                self.made.append((printed, parts))
        self.firsts = [self._bits(card.name, 0) for card in rules.cards]
        self.seconds = [self._bits(card.name, 1) for card in rules.cards]
        """For each card the recipes of which it is the first or the second part, as bits."""

    def _bits(self, name: str, part: int) -> int:
        return sum([1 << number for number, row in enumerate(self.made) if row[1][part] == name])


_recipes: dict[Rules, Recipes] = {}
RECIPES_KEPT: Final = 64


def recipes_of(rules: Rules) -> Recipes:
    """What can be made, worked out once for each rule set."""
    found = _recipes.get(rules)
    if found is None:
        if len(_recipes) >= RECIPES_KEPT:
            _recipes.clear()
        found = _recipes[rules] = Recipes(rules)
    return found


def recipes(state: Game) -> list[tuple[CardType, tuple[str, ...]]]:
    """The cards that are made of others."""
    return recipes_of(state.rules).made


def in_stock(state: Game, name: str) -> int:
    """A copy of a card in the supply; -1 if none is left."""
    deck = state.rules.deck(EXTRA)
    for card in sorted(state.piles[deck] + state.tops[deck]):
        if state.rules.cards[card].name == name:
            return card
    return -1


def copies(state: Game, me: Survivor, name: str) -> list[int]:
    """The copies of a card that somebody carries: one of each kind that makes a difference."""
    found: list[int] = []
    seen: set[tuple[int, int]] = set()
    for card in sorted(me.hand + me.pack):
        mark = (state.rules.card_deck[card], state.emptied >> card & 1)
        if state.rules.cards[card].name == name and mark not in seen:
            seen.add(mark)
            found.append(card)
    return found


def made_of(state: Game, one: int, other: int) -> CardType | None:
    """What two cards make together."""
    cards = state.rules.cards
    for printed, parts in recipes(state):
        if {cards[one].name, cards[other].name} == set(parts):
            return printed
    return None


def offer_combine(state: Game, who: int, me: Survivor, kit: Kit, out: list[int]) -> None:
    """Everything that can be made of the cards carried."""
    known = recipes_of(state.rules)
    first = second = 0
    for card in me.hand + me.pack:
        first |= known.firsts[card]
        second |= known.seconds[card]
    both = first & second
    if not both:
        return
    for number, (printed, parts) in enumerate(known.made):
        if both >> number & 1 and in_stock(state, printed.name) >= 0:
            for one, other in product(copies(state, me, parts[0]), copies(state, me, parts[1])):
                out.append(COMBINE | who << ACTOR_SHIFT | one << X_SHIFT | other)


def combine(run: Run, state: Game, action: int) -> None:
    """The parts are discarded, but for what is kept, and the new card is taken, loaded."""
    who, one, other = actor_of(action), x_of(action), y_of(action)
    me = state.survivors[who]
    printed = made_of(state, one, other)
    assert printed is not None
    card = in_stock(state, printed.name)
    take_out(state, state.rules.deck(EXTRA), card)
    kept = state.rules.printed.words("cards", printed.facts, "keeps")
    for part in (one, other):
        if state.rules.cards[part].name not in kept:
            lose_card(state, me, part)
            discard_card(state, part)
    take_in(state, me, card)
    run.touched = True
    if run.listener is not None:
        rules = printed.rules or (RULE,)
        run.tell("combined", rules[0], {"survivor": who, "card": printed.name})
        for rule in (RULE, "NL-COMBINE-01", "NL-COMBINE-03", "NL-COMBINE-04", *rules[1:]):
            run.cite(rule)
    rearrange(run, state, who)
    happen(run, state, "card-gained", (who, card))


def refuse_combine(state: Game, action: int) -> list[Reason]:
    """Why nothing is made."""
    who, one, other = actor_of(action), x_of(action), y_of(action)
    me = state.survivors[who]
    printed = made_of(state, one, other)
    if printed is None:
        return [Reason("refused-no-recipe", RULE)]
    carried = me.hand + me.pack
    if one not in carried or other not in carried:
        return [Reason("refused-part-missing", RULE, also=printed.rules)]
    if in_stock(state, printed.name) < 0:
        return [Reason("refused-none-left", RULE, {"card": printed.name}, ("NL-PARTS-05", *printed.rules))]
    return []


VERB: Final = Verb(
    "combine",
    offer_combine,
    combine,
    refuse_combine,
    RULE,
    "card",
    "card",
    traits=(COSTLESS, KEEPS_STREAK, NEEDS_CARDS),
)


def fetched_from(state: Game) -> tuple[int, ...]:
    """Scenes fetch cards out of the decks that are searched, and Extra Equipment from the supply."""
    return (*state.rules.decks_of(EQUIPMENT), state.rules.deck(EXTRA))


def change(book: Book) -> None:
    """Put it into a book."""
    book.replace("rulings", "fetched-from", Ruling("fetched-from", fetched_from))
    book.add("verbs", VERB.name, VERB)
