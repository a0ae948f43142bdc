"""What the cards, figures and identity cards of this game print besides what all of the family print."""

from typing import Final

from shamble.family.carrying.decks import EQUIPMENT, DeckKind, card_numbers
from shamble.family.missions.mission import Colour
from shamble.family.position.facts import Fact
from shamble.family.position.printed import CardType
from shamble.family.position.state import Game
from shamble.kernel.book import Book
from shamble.kernel.rows import REFILLS, TAKES_BACK, Deck

ROMERO: Final = 0
ZOMBICIDE: Final = 1
MODES: Final = ("romero", "zombicide")
"""The two sides of an identity card; the first one lies up unless the Scene says otherwise."""

FACTS: Final = (
    Fact("cards", "opens", False),
    Fact("cards", "made-of", ()),
    Fact("cards", "keeps", ()),
    Fact("cards", "mode", "", ("", *MODES)),
    Fact("cards", "outside", False),
    Fact("cards", "else", ""),
    Fact("cards", "spare", False),
    Fact("zombies", "breaks", False),
    Fact("zombies", "holds", "", ("", MODES[ROMERO])),
)
"""Whether it opens barricades; of which cards it is made, and which of them are kept; the only mode in which
it can be used; whether it is aimed at exterior zones only; whom an alarm brings when its figures are all on
the board; whether one copy is set aside at the setup for whoever becomes the first player. Whether such a
Ghoul breaks what is closed; the mode in which it holds everybody."""

SEARCHED: Final = ("ranged", "melee", "house")
EXTRA: Final = "extra"
COLOURS: Final = ("violet", "yellow")


def says(state: Game, card: CardType, fact: str) -> bool:
    """Whether a card bears a mark."""
    return state.rules.printed.number("cards", card.facts, fact) > 0


def kinds_that(state: Game, fact: str) -> list[int]:
    """The kinds of Ghouls that something is said of."""
    return [kind.index for kind in state.rules.kinds if kind.facts.get(fact)]


def change(book: Book) -> None:
    """Put it into a book."""
    for fact in FACTS:
        book.add("printed-facts", fact.key, fact)
    for colour in COLOURS:
        book.add("colours", colour, Colour(colour))
    for name in SEARCHED:
        book.add("piles", name, Deck(name, EQUIPMENT, REFILLS))
    book.add("deck-kinds", EXTRA, DeckKind(EXTRA, card_numbers, is_carried=True))
    book.add("piles", EXTRA, Deck(EXTRA, EXTRA, TAKES_BACK))
