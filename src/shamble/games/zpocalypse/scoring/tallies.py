"""What squads have done, counted for Daily Goals: by the day, the night and the whole game (ZP-DAY-10)."""

from typing import Final

from shamble.games.zpocalypse.printed import SCOPES
from shamble.games.zpocalypse.table import Table
from shamble.games.zpocalypse.words import TALLIES
from shamble.kernel.counters import count, counted, set_counter
from shamble.kernel.rows import Counter

COUNTERS: Final = tuple(
    [
        Counter(f"{name} by {scope}", "seat", "" if scope == "game" else scope)
        for name in TALLIES
        for scope in SCOPES
    ]
)


DAY_SCOPE: Final = 0
NIGHT_SCOPE: Final = 1
GAME_SCOPE: Final = 2


def tally_in(state: Table, squad: int, name: str, scopes: tuple[int, ...]) -> None:
    """As `tally`, where not all scopes count it."""
    for scope in scopes:
        count(state, f"{name} by {SCOPES[scope]}", 1, squad)


def tally(state: Table, squad: int, name: str, by: int = 1) -> None:
    """Something was done that goals may ask for."""
    for scope in SCOPES:
        count(state, f"{name} by {scope}", by, squad)


def tallied(state: Table, squad: int, name: str, scope: int) -> int:
    """How often it was done in a scope."""
    return counted(state, f"{name} by {SCOPES[scope]}", squad)


def tally_most(state: Table, squad: int, name: str, number: int) -> None:
    """As `tally`, for what counts by its best: so many at once."""
    for scope in SCOPES:
        if number > counted(state, f"{name} by {scope}", squad):
            set_counter(state, f"{name} by {scope}", number, squad)
