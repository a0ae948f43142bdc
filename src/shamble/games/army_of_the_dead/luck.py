"""Luck: for each Action one roll of it may be made again, once for each source of luck."""

from typing import Final

from shamble.family.people.people import kit_of
from shamble.family.people.quantities import REROLLS
from shamble.family.position.state import Game
from shamble.kernel.book import Book
from shamble.kernel.counters import count, counted
from shamble.kernel.rows import Counter
from shamble.kernel.run import Run

ROLLED_AGAIN: Final = Counter("rolled-again", "survivor", "action")


def luck_left(state: Game, who: int) -> int:
    """How often a survivor may still roll again in its Action."""
    return max(
        0, kit_of(state, state.survivors[who]).values[REROLLS] - counted(state, ROLLED_AGAIN.name, who)
    )


def use_luck(run: Run, state: Game, who: int, before: int) -> None:
    """One of these is used up."""
    count(state, ROLLED_AGAIN.name, 1, who)


def change(book: Book) -> None:
    """Put it into a book."""
    book.add("counters", ROLLED_AGAIN.name, ROLLED_AGAIN)
