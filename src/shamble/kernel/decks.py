"""Decks without a hidden order: drawing picks among the unseen cards, with the deck's own stream."""

from typing import TYPE_CHECKING, Final

from shamble.kernel.event import EVERYBODY
from shamble.kernel.state import State

if TYPE_CHECKING:
    from shamble.kernel.run import Run

NO_CARD: Final = -1
FIRST_DECK_STREAM: Final = 2
"""Streams 0 and 1 are for setup and the first dice; then each deck has one, in the order of the rule set."""


def draw(run: "Run", state: State, deck: int) -> int:
    """The next card of a deck, or NO_CARD when nothing is left in it."""
    top = state.tops[deck]
    if top:
        state.tops[deck] = top[:-1]
        return top[-1]
    pile = state.piles[deck]
    n = len(pile)
    if n == 0:
        return NO_CARD
    at = run.chance.draw(state.streams, FIRST_DECK_STREAM + deck, n, state.ruleset.decks[deck])
    state.piles[deck] = pile[:at] + pile[at + 1 :]
    return pile[at]


def refill(state: State, deck: int) -> bool:
    """Make an empty deck anew from its discards, if it is one that refills and has any."""
    if state.piles[deck] or state.tops[deck]:
        return False
    if not state.discards[deck] or not state.ruleset.piles[deck].refills:
        return False
    reshuffle(state, deck)
    return True


def use_up(state: State, deck: int, card: int) -> None:
    """A card has been used: it goes faceup onto the discards, or back into a deck that takes it back."""
    if state.ruleset.piles[deck].takes_back:
        put_in(state, deck, card)
    else:
        discard(state, deck, card)


def discard(state: State, deck: int, card: int) -> None:
    """Put a card faceup on the deck's discard pile."""
    state.discards[deck] = (*state.discards[deck], card)


def put_on_top(state: State, deck: int, card: int, seats: int = EVERYBODY) -> None:
    """Lay a card on top of its deck; the seats (as bits) that know it know all that lies on top."""
    if seats != EVERYBODY or state.looked:
        looked = list(state.looked) + [EVERYBODY] * (len(state.tops) - len(state.looked))
        looked[deck] = seats if not state.tops[deck] else looked[deck] & seats
        state.looked = tuple(looked)
    state.tops[deck] = (*state.tops[deck], card)


def put_in(state: State, deck: int, card: int) -> None:
    """Shuffle a card into the unseen part of a deck."""
    state.piles[deck] = tuple(sorted((*state.piles[deck], card)))


def take_out(state: State, deck: int, card: int) -> bool:
    """Fetch a certain card out of the deck, which counts as shuffled afterwards. False if it is not in."""
    everything = state.piles[deck] + state.tops[deck]
    if card not in everything:
        return False
    rest = list(everything)
    rest.remove(card)
    state.piles[deck] = tuple(sorted(rest))
    state.tops[deck] = ()
    return True


def cards_left(state: State, deck: int) -> int:
    """How many cards the deck still holds, seen on top or not."""
    return len(state.piles[deck]) + len(state.tops[deck])


def reshuffle(state: State, deck: int) -> None:
    """Make a new deck from the discard pile."""
    state.piles[deck] = tuple(sorted(state.piles[deck] + state.discards[deck]))
    state.discards[deck] = ()
