"""Searching: three decks, which of them the mode and the Scene open, and Karen among the cards."""

from typing import Final

from shamble.family.carrying.decks import EQUIPMENT
from shamble.family.carrying.searching import IS_SEARCH, begin_search, draw_from, refuse_search
from shamble.family.dead.figures import in_supply
from shamble.family.people.kit import Kit
from shamble.family.places.here import offer_search, search_cost
from shamble.family.position.printed import CardType
from shamble.family.position.state import Game, Survivor
from shamble.kernel.action import X_SHIFT, actor_of, x_of
from shamble.kernel.book import Book
from shamble.kernel.event import Reason
from shamble.kernel.rows import Ruling, Verb
from shamble.kernel.run import Run

from .printed import ROMERO
from .sheet import searching


def open_decks(state: Game, who: int) -> tuple[int, ...]:
    """The decks that a survivor's mode and the Scene let it draw from where it stands."""
    scene = searching(state)
    if scene.is_forbidden:
        return ()
    decks = decks_of_mode(state, who)
    if not scene.zones:
        return decks
    return tuple([deck for deck in decks if is_found_here(state, who, deck)])


def decks_of_mode(state: Game, who: int) -> tuple[int, ...]:
    """The decks that a survivor's mode lets it draw from, wherever it stands."""
    decks = state.rules.decks_of(EQUIPMENT)
    if state.rules.side(state, state.survivors[who]) != ROMERO:
        return decks
    open_ones = searching(state).romero
    return tuple([deck for deck in decks if state.rules.decks[deck] in open_ones])


def is_of_mode(state: Game, who: int, deck: int) -> bool:
    """Whether the mode in force opens a deck."""
    me = state.survivors[who]
    return state.rules.side(state, me) != ROMERO or state.rules.decks[deck] in searching(state).romero


def is_found_here(state: Game, who: int, deck: int) -> bool:
    """Whether the Scene has a deck searched where a survivor stands."""
    zones = searching(state).zones.get(state.rules.decks[deck])
    return zones is None or state.survivors[who].zone in zones


def offer_searches(state: Game, who: int, me: Survivor, kit: Kit, out: list[int]) -> None:
    """Each deck that is open, where searching is possible at all."""
    found: list[int] = []
    offer_search(state, who, me, kit, found)
    for option in found:
        for deck in open_decks(state, who):
            out.append(option | deck << X_SHIFT)


def search(run: Run, state: Game, action: int) -> None:
    """All cards come from the deck that is named."""
    who, deck = actor_of(action), x_of(action)
    if run.listener is not None:
        romero = state.rules.side(state, state.survivors[who]) == ROMERO
        run.cite("NL-SEARCH-04" if romero else "NL-SEARCH-05")
        run.cite("NL-SEARCH-09")
        if searching(state).zones:
            run.cite("NL-SEARCH-08")
            run.cite("NL-MISSION-04")
    draw_from(run, who, begin_search(run, state, who), deck, IS_SEARCH)


def refuse_search_of(state: Game, action: int) -> list[Reason]:
    """Why a deck is not searched."""
    who, deck = actor_of(action), x_of(action)
    reasons = [reason for reason in refuse_search(state, action)]
    if deck not in state.rules.decks_of(EQUIPMENT):
        return [*reasons, Reason("refused-no-such-deck", "NL-SEARCH-05")]
    if searching(state).is_forbidden or not is_found_here(state, who, deck):
        reasons.append(Reason("refused-search-scene", "NL-SEARCH-08", also=("NL-MISSION-04",)))
    if not is_of_mode(state, who, deck):
        reasons.append(Reason("refused-search-mode", "NL-SEARCH-04"))
    return reasons


def alarm_brings(state: Game, card: CardType) -> tuple[int, ...]:
    """The kinds that a card puts beside whoever draws it: others, if all those figures are on the board."""
    kinds = state.rules.kinds_named[card.alarm]
    other = state.rules.printed.word("cards", card.facts, "else")
    if other and not any([in_supply(state, kind) for kind in kinds]):
        return state.rules.kinds_named[other]
    return kinds


VERB: Final = "search"


def change(book: Book) -> None:
    """Put it into a book."""
    row = book.rows_of("verbs", Verb)[VERB]
    named = Verb(
        VERB, offer_searches, search, refuse_search_of, row.rule, "deck", "", row.traits, search_cost
    )
    book.replace("verbs", VERB, named)
    book.replace("rulings", "search-decks", Ruling("search-decks", open_decks))
    book.replace("rulings", "alarm-brings", Ruling("alarm-brings", alarm_brings))
