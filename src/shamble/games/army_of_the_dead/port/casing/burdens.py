"""What cases say of loads: what a mission lets survivors carry that takes no slot."""

from __future__ import annotations

from typing import Any, Final

from shamble.family.port.casing import names
from shamble.family.position.state import Game, Survivor
from shamble.kernel.counters import counted, set_counter
from shamble.port.casing import Case, Claim, Difference, Playing, Stock, as_counts, as_number, differs

from ...loads import CARRIED, LYING, carried

FIELDS: Final = ("loads",)
EXAMPLE: Final = "{A: 2}"


def place(case: Case, state: Game) -> None:
    """Loads lie where they are written; on the board of a mission instead of its own."""
    given = case.data.get("loads")
    if given is None:
        return
    for zone in range(len(state.crowd)):
        set_counter(state, LYING.name, 0, zone)
    for word, number in as_counts(given, "loads", EXAMPLE).items():
        set_counter(state, LYING.name, as_number(number, "loads"), names.zone(state, word))


def bears(state: Game, name: str, me: Survivor, value: Any, stock: Stock) -> None:
    """How many somebody carries."""
    set_counter(state, CARRIED.name, as_number(value, "load"), state.survivors.index(me))


def load_of(play: Playing, me: Survivor, value: Any) -> tuple[object, object] | None:
    """How many somebody carries."""
    wanted, found = as_number(value, "load"), carried(play.state, play.state.survivors.index(me))
    return None if wanted == found else (wanted, found)


def loads(play: Playing, wanted: Any) -> list[Difference]:
    """Exactly where loads lie."""
    state: Game = play.state
    found = {
        names.zone_name(state, zone): counted(state, LYING.name, zone)
        for zone in range(len(state.crowd))
        if counted(state, LYING.name, zone)
    }
    expected = {
        names.zone_name(state, names.zone(state, word)): as_number(number, "loads")
        for word, number in as_counts(wanted, "loads", EXAMPLE).items()
    }
    return differs("loads", expected, found)


CLAIMS: Final[dict[str, Claim]] = {"loads": loads}
