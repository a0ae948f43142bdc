"""What lies on the table for everybody to see, and only in this game: Personal Objectives and the Vault."""

from shamble.family.position.state import Game
from shamble.kernel.book import Book
from shamble.kernel.rows import Ruling

from .challenge import rolls_allowed
from .personal_cards import on_the_table
from .vault import vault_view
from .vocabulary import CHALLENGING


def challenge_view(state: Game) -> dict[str, object] | None:
    """The dice of an attempt that goes on: put aside and rolled last, and who has helped."""
    trial = next((frame for frame in reversed(state.stack) if frame.proc == CHALLENGING), None)
    if trial is None or trial.items is None:
        return None
    return {
        "survivor": trial.a,
        "reserve": list(trial.items[: trial.c]),
        "dice": list(trial.items[trial.c :]),
        "rolls": trial.b,
        "allowed": rolls_allowed(trial),
        "helped": [who for who in range(len(state.survivors)) if trial.d >> who & 1],
    }


def own_view(state: Game) -> dict[str, object]:
    """The cards in play and how far they are; the card of the Vault, once it is turned up, and its dice."""
    return {
        "personal": on_the_table(state),
        "vault": vault_view(state),
        "challenge": challenge_view(state),
    }


def change(book: Book) -> None:
    """Put it into a book."""
    book.replace("rulings", "own-view", Ruling("own-view", own_view))
