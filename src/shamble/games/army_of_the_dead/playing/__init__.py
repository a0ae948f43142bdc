"""What sensible players of this game know: where to be, what to do there, how to answer."""

from shamble.kernel.book import Book
from shamble.kernel.rows import Ruling

from .answers import ANSWERS
from .errands import errands
from .liking import leaning


def change(book: Book) -> None:
    """Put it into a book."""
    book.replace("rulings", "errands", Ruling("errands", errands))
    book.replace("rulings", "leaning", Ruling("leaning", leaning))
    for answer in ANSWERS:
        book.add("answers", answer.name, answer)
