"""What lies on the table for everybody to see, and only in this game: Personal Objectives and the Vault."""

from shamble.family.position.state import Game
from shamble.kernel.book import Book
from shamble.kernel.rows import Ruling

from .personal_cards import on_the_table
from .vault import vault_view


def own_view(state: Game) -> dict[str, object]:
    """The cards in play and how far they are; the card of the Vault, once it has been turned up."""
    return {"personal": on_the_table(state), "vault": vault_view(state)}


def change(book: Book) -> None:
    """Put it into a book."""
    book.replace("rulings", "own-view", Ruling("own-view", own_view))
