"""A step of its own in every trade: the first handshake of a round lifts the spirits."""

from typing import Final

from shamble.family.people.adrenaline import gain_adrenaline
from shamble.family.position.state import Game
from shamble.kernel.book import Book
from shamble.kernel.counters import may_use, use
from shamble.kernel.frame import Frame
from shamble.kernel.rows import Limit
from shamble.kernel.run import Run

HANDSHAKE: Final = Limit("handshake", "round")


def shake_hands(run: Run, state: Game, frame: Frame) -> None:
    """The partner of the first trade of a round gets a point of adrenaline, before any card changes hands."""
    if may_use(state, HANDSHAKE.name):
        use(state, HANDSHAKE.name)
        if run.listener is not None:
            run.tell("handshake", "HB-TRADE-01", {"survivor": frame.a, "partner": frame.b})
        gain_adrenaline(run, state, frame.b, 1)


def change(book: Book) -> None:
    """Put it into a book."""
    book.add("limits", HANDSHAKE.name, HANDSHAKE)
    book.insert_before("trading", "exchange", shake_hands)
