"""Decks: which there are, what is in them, and what becomes of cards that are drawn and used up.

Every deck is a row of the table `piles`, several of one kind if a game likes; the kind says what its cards
are. Rules never name a deck: they ask for those of a kind, or which ones somebody may search.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from shamble.family.position.options import NO_ABOMINATIONS, OptionError
from shamble.family.position.printed import CardType, ZombieCard, ZombieKind
from shamble.family.position.state import Game
from shamble.kernel.book import Book
from shamble.kernel.decks import cards_left, draw, refill
from shamble.kernel.rows import REFILLS, Deck, Ruling
from shamble.kernel.run import Run

if TYPE_CHECKING:
    from shamble.family.carrying.tables import CardTables

STARTING: Final = "starting"
EQUIPMENT: Final = "equipment"
PIMPWEAPONS: Final = "pimpweapons"
ZOMBIES: Final = "zombies"
FIGURES: Final = "figures"
"""Kinds of decks: what survivors begin with, find and win, what brings zombies, and figures with a card."""

DECKS: Final = (
    Deck("starting", STARTING),
    Deck("equipment", EQUIPMENT, REFILLS),
    Deck("pimpweapons", PIMPWEAPONS),
    Deck("zombies", ZOMBIES, REFILLS),
    Deck("abominations", FIGURES, REFILLS),
)


class DeckKind:
    """A kind of decks: what numbers the cards of such a deck have, and whether survivors carry them."""

    __slots__ = ("is_carried", "name", "numbers")

    def __init__(
        self, name: str, numbers: Callable[["CardTables", Book, Deck], list[int]], *, is_carried: bool = False
    ) -> None:
        self.name = name
        self.numbers = numbers
        self.is_carried = is_carried


def card_numbers(rules: "CardTables", book: Book, deck: Deck) -> list[int]:
    """Every copy of every card gets the next number, copies side by side."""
    types = book.rows_of("cards", CardType)
    contents = book.row("decks", deck.name)
    assert isinstance(contents, dict)
    numbers: list[int] = []
    for name, copies in contents.items():
        for _ in range(copies):
            numbers.append(len(rules.cards))
            rules.cards.append(types[name])
            rules.card_deck.append(rules.deck(deck.name))
    return numbers


def zombie_numbers(rules: "CardTables", book: Book, deck: Deck) -> list[int]:
    """Zombie cards go by what is printed on them; the first deck of them has the parts that were chosen."""
    tiers = book.rows_of("tiers", tuple)
    if deck.name != next(name for name, row in book.rows_of("piles", Deck).items() if row.kind == ZOMBIES):
        tiers = {}
    if not tiers:
        rows = book.rows_of("zombie-cards", ZombieCard).values()
        return [row.number for row in rows if row.deck == deck.name]
    numbers: list[int] = []
    for tier in rules.options.tiers or tuple(tiers):
        if tier not in tiers:
            raise OptionError("option-tier", {"tier": tier, "known": ", ".join(tiers)})
        first, last = tiers[tier]
        numbers.extend(range(first, last + 1))
    return numbers


def figure_numbers(rules: "CardTables", book: Book, deck: Deck) -> list[int]:
    """Cards that stand for one figure each go by its kind."""
    chosen = rules.options.abominations or tuple(book.rows("abominations"))
    if chosen == (NO_ABOMINATIONS,):
        return []
    kinds = book.rows_of("zombies", ZombieKind)
    numbers: list[int] = []
    for name in chosen:
        if name not in kinds:
            known = ", ".join([row.name for row in kinds.values() if row.type == "abomination"])
            raise OptionError("option-abomination", {"name": name, "known": known})
        numbers.append(kinds[name].index)
    return numbers


DECK_KINDS: Final = (
    DeckKind(STARTING, card_numbers, is_carried=True),
    DeckKind(EQUIPMENT, card_numbers, is_carried=True),
    DeckKind(PIMPWEAPONS, card_numbers, is_carried=True),
    DeckKind(ZOMBIES, zombie_numbers),
    DeckKind(FIGURES, figure_numbers),
)


def next_card(run: Run, state: Game, deck: int) -> int:
    """Draw a card that survivors carry; some decks are made anew from their discards when they are empty."""
    if refill(state, deck):
        if run.listener is not None:
            run.tell("equipment-deck-reshuffled", "Z2-SEARCH-04", {})
    elif run.listener is not None and state.rules.piles[deck].refills and cards_left(state, deck) == 0:
        run.cite("Z2-SEARCH-04")
    return draw(run, state, deck)


def equipment_decks(state: Game, who: int) -> tuple[int, ...]:
    """Whoever searches draws equipment."""
    return state.rules.decks_of(EQUIPMENT)


RULINGS: Final = (Ruling("search-decks", equipment_decks),)
