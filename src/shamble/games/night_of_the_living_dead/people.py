"""Who counts: survivors on the board for danger levels, starting survivors for defeat; who divides hits."""

from typing import Final

from shamble.family.people.leaving import COUNTERS, ELIMINATED_ENDING
from shamble.family.position.state import Game, Survivor
from shamble.kernel.book import Book
from shamble.kernel.counters import counted
from shamble.kernel.rows import Counter, Ruling

JOINED_LATER: Final = Counter("joined-later", "survivor")
"""1 for whoever is no starting survivor."""


def is_on_board(state: Game, me: Survivor) -> bool:
    """Who has left the board no longer counts."""
    return me.zone >= 0


def loses_starting_survivor(state: Game, who: int) -> str:
    """The end of a starting survivor loses the game."""
    return "" if counted(state, JOINED_LATER.name, who) else ELIMINATED_ENDING


def everybody_divides(state: Game, shooter: int) -> int:
    """All players divide hits, those of friends too."""
    return (1 << state.rules.options.seats) - 1


def change(book: Book) -> None:
    """Put it into a book."""
    book.add("counters", JOINED_LATER.name, JOINED_LATER)
    for counter in COUNTERS:
        book.add("counters", counter.name, counter)
    book.replace("rulings", "in-play", Ruling("in-play", is_on_board))
    book.replace("rulings", "defeat-by", Ruling("defeat-by", loses_starting_survivor))
    book.replace("rulings", "divided-by", Ruling("divided-by", everybody_divides))
