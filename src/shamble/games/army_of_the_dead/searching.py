"""Searching: not in the corridors of the Hotel, though they are indoors."""

from shamble.family.carrying.searching import refuse_search
from shamble.family.position.state import Game
from shamble.kernel.action import actor_of
from shamble.kernel.book import Book
from shamble.kernel.event import Reason
from shamble.kernel.rows import Verb


def refuse_search_here(state: Game, action: int) -> list[Reason]:
    """Why a search is not possible; a corridor is a reason of its own."""
    kind = state.rules.board.zones[state.survivors[actor_of(action)].zone].kind
    reasons = refuse_search(state, action)
    if kind.indoor and not kind.search:
        reasons[:1] = [Reason("refused-search-corridor", "AD-SEARCH-02")]
    return reasons


def change(book: Book) -> None:
    """Put it into a book."""
    search = book.rows_of("verbs", Verb)["search"]
    book.replace("verbs", "search", search.refused_by(refuse_search_here))
