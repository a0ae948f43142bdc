"""What only some games keep: counters that they declare, and figures that do nothing for now."""

from __future__ import annotations

from typing import Any, Final

from shamble.family.dead.figures import lay_down
from shamble.family.position.state import Game
from shamble.kernel.action import NOBODY
from shamble.kernel.counters import counted, set_counter
from shamble.kernel.rows import TABLE, Counter
from shamble.port.casing import Case, Claim, Difference, Playing, as_counts, as_map, as_number, differs, find

from . import names

COUNTERS_EXAMPLE: Final = "{tide: 3, puddles: {A: 2}}"
IDLE_EXAMPLE: Final = "{resting: {A: {walker: 1}}}"


def place_counters(state: Game, case: Case) -> None:
    """Numbers of the game's own: of the table, or of each of something."""
    for word, value in as_map(case.data.get("counters"), "counters", COUNTERS_EXAMPLE).items():
        for holder, number in _numbers(state, _counter(state, word), value).items():
            set_counter(state, _counter(state, word).name, number, holder)


def place_idle(state: Game, case: Case) -> None:
    """So many of the figures that stand on the board have a status."""
    for word, places in as_map(case.data.get("idle"), "idle", IDLE_EXAMPLE).items():
        status = find("status", word, state.rules.status_numbers)
        for place, crowd in as_map(places, f"idle: {word}", "{A: {walker: 1}}").items():
            for kind, count in as_counts(crowd, f"idle: {word}", "{walker: 1}").items():
                zone, number = names.zone(state, place), as_number(count, "idle")
                lay_down(state, zone, names.kind(state.rules, kind), number, status)


def counters(play: Playing, wanted: Any) -> list[Difference]:
    """What counters stand at."""
    state = play.state
    found: list[Difference] = []
    for word, value in as_map(wanted, "counters", COUNTERS_EXAMPLE).items():
        counter = _counter(state, word)
        for holder, number in _numbers(state, counter, value).items():
            found += differs(f"counters: {word}", number, counted(state, counter.name, holder))
    return found


def idle(play: Playing, wanted: Any) -> list[Difference]:
    """How many figures of a kind have a status in a zone."""
    state = play.state
    found: list[Difference] = []
    for word, places in as_map(wanted, "idle", IDLE_EXAMPLE).items():
        row = state.idle[find("status", word, state.rules.status_numbers)]
        for place, crowd in as_map(places, f"idle: {word}", "{A: {walker: 1}}").items():
            at = names.zone(state, place) * state.rules.kind_count
            for kind, count in as_counts(crowd, f"idle: {word}", "{walker: 1}").items():
                here = row[at + names.kind(state.rules, kind)]
                found += differs(f"idle: {word}: {place}: {kind}", as_number(count, "idle"), here)
    return found


def _counter(state: Game, word: str) -> Counter:
    """A counter that the game declares."""
    rows = list(state.rules.book.rows_of("counters", Counter).values())
    return rows[find("counter", word, {row.name: number for number, row in enumerate(rows)})]


def _numbers(state: Game, counter: Counter, value: Any) -> dict[int, int]:
    """What is written of a counter, by the numbers of its holders."""
    if counter.per == TABLE:
        return {0: as_number(value, counter.name)}
    found: dict[int, int] = {}
    for word, number in as_counts(value, counter.name, "{A: 2}").items():
        if counter.per == "zone":
            holder = names.zone(state, word)
        else:
            holder = find(counter.per, word, state.rules.names(state, counter.per, NOBODY))
        found[holder] = as_number(number, counter.name)
    return found


CLAIMS: Final[dict[str, Claim]] = {"counters": counters, "idle": idle}
