"""What lies on the table in a position: the Noise token, Sleepers, orders by their numbers."""

from __future__ import annotations

from typing import Any, Final

from shamble.family.position.state import Game
from shamble.port.casing import Case, Stock

from ...printed import FIRST_ORDER, ORDERS

FIELDS: Final[tuple[str, ...]] = ()


def place(case: Case, state: Game, stock: Stock) -> None:
    """Put down what only this game has."""
    lay_noise(case, state)


def lay_noise(case: Case, state: Game) -> None:
    """The token lies where it is written, else where the first survivor stands."""
    if "noise" in case.data:
        return
    zone = next((me.zone for me in state.survivors if me.zone >= 0), -1)
    if zone >= 0:
        state.noise[zone] = 1


def numbered(state: Game, deck: int, word: Any) -> Any:
    """Zeus Orders by the number that people say."""
    if state.rules.decks[deck] == ORDERS and str(word).isdigit():
        return FIRST_ORDER + int(word)
    return word


def name_of(state: Game, deck: int, card: int) -> str:
    """How a card is called in a case, where this game calls it otherwise than the family."""
    return ""


def drawn(state: Game, label: str, word: str) -> int | None:
    """The place of what is drawn among all that could be; None where that is as in the family."""
    return None
