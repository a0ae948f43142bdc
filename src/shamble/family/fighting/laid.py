"""Things that lie on the board, with a card and an owner, until something sets them off.

Second Edition lays nothing. A game that does puts COUNTERS into its book.
"""

from typing import Final

from shamble.family.carrying.inventory import discard_card, lose_card
from shamble.family.position.state import Game
from shamble.kernel.counters import counted, set_counter
from shamble.kernel.rows import Counter, Ruling
from shamble.kernel.run import Run

LAID: Final = "laid"
LAID_BY: Final = "laid-by"

COUNTERS: Final = (Counter(LAID, "card"), Counter(LAID_BY, "card"))
"""For each card 1 + the zone where it lies (0 for none), and who has laid it."""


def lay(run: Run, state: Game, who: int, card: int) -> None:
    """A survivor lays a card of its own in the zone where it stands."""
    me = state.survivors[who]
    lose_card(state, me, card)
    set_counter(state, LAID, me.zone + 1, card)
    set_counter(state, LAID_BY, who, card)
    run.touched = True


def laid_in(state: Game, zone: int) -> list[int]:
    """The cards that lie in a zone."""
    at = state.rules.layout.counters.get(LAID)
    return [] if at is None else [card for card, place in enumerate(state.counters[at]) if place == zone + 1]


def laid_anywhere(state: Game) -> list[int]:
    """All cards that lie on the board."""
    at = state.rules.layout.counters.get(LAID)
    return [] if at is None else [card for card, place in enumerate(state.counters[at]) if place]


def owner_of(state: Game, card: int) -> int:
    """Who has laid a card."""
    return counted(state, LAID_BY, card)


def zone_of(state: Game, card: int) -> int:
    """Where a card lies; -1 for nowhere."""
    return counted(state, LAID, card) - 1


def use_up(run: Run, state: Game, card: int) -> None:
    """What went off is discarded."""
    set_counter(state, LAID, 0, card)
    set_counter(state, LAID_BY, 0, card)
    discard_card(state, card)
    run.touched = True


def printed_damage(state: Game, card: int) -> int:
    """The damage of what lies on the board: what is printed on it."""
    return max([mode.damage for mode in state.rules.cards[card].modes if mode is not None], default=0)


RULINGS: Final = (Ruling("laid-damage", printed_damage),)
