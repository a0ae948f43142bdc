"""Who still counts: neither the dead nor those who have left, nor Companions."""

from shamble.family.position.state import PLAYED, Game, Survivor
from shamble.kernel.book import Book
from shamble.kernel.rows import Ruling


def on_the_board(state: Game, survivor: Survivor) -> bool:
    """For danger levels and rewards count those of the team who are still there."""
    return survivor.zone >= 0 and survivor.leader == PLAYED


def change(book: Book) -> None:
    """Put it into a book."""
    book.replace("rulings", "in-play", Ruling("in-play", on_the_board))
