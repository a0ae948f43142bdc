"""Searching, and what the tokens say (ZP-SEARCH). Frame: a who searches, b successes, c the token drawn."""

from typing import Final

from shamble.games.zpocalypse.dice import red, successes
from shamble.games.zpocalypse.printed import (
    ARMORY,
    FOOD,
    ITEMS,
    SEARCH_ARMORY,
    SEARCH_FOOD,
    SEARCHABLE,
    TOKENS,
)
from shamble.games.zpocalypse.scoring.tallies import tally
from shamble.games.zpocalypse.squad.cards import receive
from shamble.games.zpocalypse.squad.dropping import shed
from shamble.games.zpocalypse.squad.stats import smarts
from shamble.games.zpocalypse.table import BUNKER, NOWHERE, Table
from shamble.games.zpocalypse.vocabulary import ADD_ZOMBIES, SEARCH, SEARCHING
from shamble.kernel.action import actor_of, pack
from shamble.kernel.decks import NO_CARD, draw, refill
from shamble.kernel.event import Reason
from shamble.kernel.frame import Frame
from shamble.kernel.rows import Procedure, named_steps
from shamble.kernel.run import Run

NO_TOKEN: Final = 0x7FFF
"""Instead of a token, where none was left (ZP-SEARCH-14)."""


def token_at(state: Table, square: int) -> tuple[int, bool]:
    """The token on a square and whether it is exhausted; NOWHERE if none lies there."""
    for packed in state.tokens:
        if packed >> 16 == square:
            return packed >> 1 & 0x7FFF, bool(packed & 1)
    return NOWHERE, False


def lay_token(state: Table, square: int, token: int, exhausted: bool) -> None:
    """A token lies on a square, in the place of one that may lie there."""
    rest = [packed for packed in state.tokens if packed >> 16 != square]
    state.tokens = tuple(sorted([*rest, square << 16 | token << 1 | int(exhausted)]))


def search_reasons(state: Table, squad: int) -> list[Reason]:
    """Why a squad cannot search where it stands."""
    square = state.squads[squad].at
    if square <= BUNKER or not state.ground.marks[square] & SEARCHABLE:
        return [Reason("refused-no-search-square", "ZP-SEARCH-01")]
    token, exhausted = token_at(state, square)
    if exhausted:
        return [Reason("refused-exhausted", "ZP-SEARCH-11")]
    if token != NOWHERE:
        needed = state.rules.printed.tokens[token].number
        if smarts(state, squad) < needed:
            return [Reason("refused-not-smart-enough", "ZP-SEARCH-05", {"needed": needed})]
    return []


def offer_search(state: Table, squad: int, out: list[int]) -> None:
    if not search_reasons(state, squad):
        out.append(pack(SEARCH, squad))


def refuse_search(state: Table, action: int) -> list[Reason]:
    return search_reasons(state, actor_of(action))


def search(run: Run, state: Table, action: int) -> None:
    run.push(SEARCHING, actor_of(action), 0, NOWHERE)


def deck_of(marks: int) -> int:
    """The deck that the icon of a square shows (ZP-SEARCH-03)."""
    return ARMORY if marks & SEARCH_ARMORY else FOOD if marks & SEARCH_FOOD else ITEMS


def roll(run: Run, state: Table, frame: Frame) -> None:
    """As many dice as Smarts, one at least (ZP-SEARCH-02, ZP-STAT-11)."""
    dice = max(1, smarts(state, frame.a))
    frame.b = successes(red(run, dice, "search", frame.a, "ZP-SEARCH-02"))
    tally(state, frame.a, "searches")
    if run.listener is not None:
        told: dict[str, object] = {"squad": frame.a, "square": state.squads[frame.a].at, "number": frame.b}
        run.tell("searched", "ZP-SEARCH-02", told)


def find_cards(run: Run, state: Table, frame: Frame) -> None:
    """One card of the deck for each success."""
    deck = deck_of(state.ground.marks[state.squads[frame.a].at])
    for _ in range(frame.b):
        draw_for(run, state, frame.a, deck, "ZP-SEARCH-02")


def draw_for(run: Run, state: Table, squad: int, deck: int, rule: str) -> int:
    """A squad draws a card that is carried; nothing if deck and discards are empty (ZP-SETUP-16)."""
    refill(state, deck)
    card = draw(run, state, deck)
    if card != NO_CARD:
        receive(state, squad, card)
        tally(state, squad, "found")
        if run.listener is not None:
            run.tell("card-drawn", rule, {"squad": squad, "card": card})
    return card


def draw_token(run: Run, state: Table, frame: Frame) -> None:
    """A first search brings a token; success in a second exhausts the square (ZP-SEARCH-04, -06)."""
    square = state.squads[frame.a].at
    before, _ = token_at(state, square)
    if before != NOWHERE:
        if frame.b:
            lay_token(state, square, before, True)
            _exhaust(run, state, frame.a, square, "ZP-SEARCH-06")
        return
    token = draw(run, state, TOKENS)
    if token == NO_CARD:
        lay_token(state, square, NO_TOKEN, True)
        _exhaust(run, state, frame.a, square, "ZP-SEARCH-14")
        return
    frame.c = token
    printed = state.rules.printed.tokens[token]
    lay_token(state, square, token, printed.red)
    if run.listener is not None:
        colour = "red" if printed.red else "white"
        told: dict[str, object] = {
            "squad": frame.a,
            "square": square,
            "colour": colour,
            "number": printed.number,
        }
        run.tell("token", "ZP-SEARCH-04", told)
    if printed.red:
        _exhaust(run, state, frame.a, square, "ZP-SEARCH-08")
        run.push(ADD_ZOMBIES, frame.a, printed.number, 1)


def _exhaust(run: Run, state: Table, squad: int, square: int, rule: str) -> None:
    tally(state, squad, "exhausted")
    if run.listener is not None:
        run.tell("exhausted", rule, {"squad": squad, "square": square})


def drop_surplus(run: Run, state: Table, frame: Frame) -> None:
    """What is too much is dropped when the search is over (ZP-SEARCH-12)."""
    shed(run, state, frame.a)


PROCEDURES: tuple[Procedure, ...] = (
    Procedure("searching", named_steps(roll, find_cards, draw_token, drop_surplus)),
)
