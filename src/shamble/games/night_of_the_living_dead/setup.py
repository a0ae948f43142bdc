"""Before the game: one starting card for each, a spare one for whoever was dealt the rifle and begins."""

from typing import Final

from shamble.family.carrying.decks import STARTING
from shamble.family.position.state import Game
from shamble.family.round.setup import name_of_first, receive
from shamble.kernel.book import Book
from shamble.kernel.decks import cards_left, draw, take_out
from shamble.kernel.frame import Frame
from shamble.kernel.run import Run

from .printed import says

TEAM: Final = 6
"""So many survivors take part, shared among the players as they like."""

FIRST: Final = "Winchester 94"
"""Who is dealt it begins."""


def deal(run: Run, state: Game, frame: Frame) -> None:
    """A spare card is set aside; each survivor gets one of the others, the first player the spare one too."""
    deck = state.rules.first_deck(STARTING)
    spare = [card for card in state.piles[deck] if says(state, state.rules.cards[card], "spare")][:1]
    for card in spare:
        take_out(state, deck, card)
        if run.listener is not None:
            run.cite("NL-SETUP-07")
    for who in range(len(state.survivors)):
        if not cards_left(state, deck):
            return
        card = draw(run, state, deck)
        receive(run, state, who, card)
        if name_of_first(state, card):
            for other in spare:
                receive(run, state, who, other)
                if run.listener is not None:
                    run.cite("NL-SETUP-08")


def change(book: Book) -> None:
    """Put it into a book: cards begin in hand, so nobody is asked where they go."""
    book.replace("constants", "least-party", TEAM)
    book.add("first-player-card", FIRST, True)
    for step in ("bring-equipment", "deal-surplus", "put-cards-away"):
        book.remove_step("setup", step)
    book.replace_step("setup", "deal", deal)
    book.remove("questions", "ask-surplus")
