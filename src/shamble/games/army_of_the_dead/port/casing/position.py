"""What lies on the table in a position: the Noise token, Sleepers, the Time token, orders by number."""

from __future__ import annotations

from typing import Any, Final

from shamble.family.port.casing import names
from shamble.family.position.state import Game
from shamble.kernel.counters import set_counter
from shamble.port.casing import Case, Mistake, Stock, as_list, as_number, as_text, told

from ...personal_cards import undrawn
from ...printed import FIRST_ORDER, ORDERS
from ...sleepers import DECK, PLACES, TOKENS, lay_token, tokens_in, value_of
from ...timing import TIME
from ...vault import VAULT

FIELDS: Final = ("sleepers", "time")


def place(case: Case, state: Game, stock: Stock) -> None:
    """Put down what only this game has."""
    lay_noise(case, state)
    lay_sleepers(case, state, stock)
    set_counter(state, TIME.name, as_number(case.data.get("time", max(0, state.round - 1)), "time"))


def lay_noise(case: Case, state: Game) -> None:
    """The token lies where it is written, else where the first survivor stands."""
    if "noise" in case.data:
        return
    zone = next((me.zone for me in state.survivors if me.zone >= 0), -1)
    if zone >= 0:
        state.noise[zone] = 1


def lay_sleepers(case: Case, state: Game, stock: Stock) -> None:
    """Tokens face down: `{A: 3, B: [1, 2]}` with their values, `[A, B]` without."""
    given = case.data.get("sleepers")
    if isinstance(case.data.get("board"), str) and given is not None:
        for zone in range(len(state.crowd)):
            set_counter(state, "sleepers", 0, zone)
    deck = state.rules.deck(DECK)
    rows = given.items() if isinstance(given, dict) else [(word, 0) for word in as_list(given)]
    for word, values in rows:
        zone = names.zone(state, word)
        for value in as_list(values):
            if value not in (0, *TOKENS):
                choices = ", ".join(map(str, TOKENS))
                raise Mistake("casebook-wrong-form", field="sleepers", wanted=choices, found=told(value))
            if tokens_in(state, zone) == PLACES:
                raise Mistake("casebook-no-token", field="sleepers", zone=as_text(word))
            lay_token(state, zone, stock.take(value, (deck,)) if value else 0)


def card(state: Game, deck: int, word: Any) -> str | None:
    """How a card is called that a case writes so; None where that is as in the family."""
    name = state.rules.decks[deck]
    if name in (DECK, VAULT.name):
        return as_text(word)
    if name == ORDERS and as_text(word).isdigit():
        return str(FIRST_ORDER + int(word))
    return None


def card_name(state: Game, deck: int, number: int) -> str | None:
    """How a card is called; None where that is as in the family."""
    if state.rules.decks[deck] == VAULT.name:
        return state.rules.cards[number].name
    return str(value_of(number)) if state.rules.decks[deck] == DECK else None


def drawn(state: Game, label: str, word: str) -> int | None:
    """The place of what is drawn among all that could be; None where that is as in the family."""
    if label == DECK:
        values = [str(value_of(token)) for token in state.piles[state.rules.deck(DECK)]]
        return values.index(word) if word in values else -1
    if label == "personal":
        waiting = [state.rules.characters[state.survivors[who].character].name for who in undrawn(state)]
        return waiting.index(word) if word in waiting else -1
    return None
