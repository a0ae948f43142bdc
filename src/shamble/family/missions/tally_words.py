"""Words for what a game counts: counters that its book declares, for the table or for each of something.

Whose number is meant follows from what the counter is kept for: the acting survivor, a zone (named, or that
of the moment), a kind of the dead in a zone, or the card, door or token of the moment.
"""

import difflib
from typing import Any, Final

from shamble.family.missions.word_types import DOOR, ZONE
from shamble.family.position.state import Game
from shamble.kernel.counters import count, counted, set_counter
from shamble.kernel.rows import Counter
from shamble.kernel.run import Run
from shamble.kernel.words import (
    EFFECT,
    NUMBER,
    Argument,
    Effect,
    Number,
    Scope,
    Words,
    Wrong,
    constant,
    mistyped,
)

Facts = tuple[int, ...]
Values = dict[str, Any]

TABLE: Final = ""
ZONE_AND_KIND: Final = "zone-and-kind"
"""What a counter is kept for: the table, each kind of the dead in each zone, or one of the facts below."""

FACT_OF: Final = {"survivor": "actor", "zone": "zone", "card": "card", "door": "door", "token": "token"}
"""The fact of a moment that says whose number is meant."""


def read_tally(scope: Scope, tree: Any) -> Counter:
    """A counter that the game declares, by its name."""
    known: dict[str, Counter] = scope.things["tallies"]
    if not isinstance(tree, str):
        raise mistyped("register", tree)
    if tree not in known:
        close = difflib.get_close_matches(tree, list(known), 1)
        raise Wrong("lint-unknown-tally", {"name": tree, "close": close[0] if close else "none"})
    return known[tree]


def holder_of(scope: Scope, values: Values) -> Number:
    """Whose number is meant."""
    per: str = values["tally"].per
    if per == TABLE:
        return constant(0)
    zone: Number | None = values.get("zone")
    if per == ZONE_AND_KIND:
        place = zone or fact_number(scope, "zone")
        kind = constant(values["type"]) if "type" in values else fact_number(scope, "kind")
        return lambda state, facts: place(state, facts) * state.rules.kind_count + kind(state, facts)
    if per == "zone" and zone is not None:
        return zone
    if per == "door" and "door" in values:
        return constant(values["door"])
    return fact_number(scope, FACT_OF.get(per, per))


def fact_number(scope: Scope, name: str) -> Number:
    """A fact of the moment."""
    at = scope.fact(name)
    return lambda state, facts: facts[at]


def _tally(scope: Scope, values: Values) -> Number:
    """What it stands at."""
    name: str = values["tally"].name
    holder = holder_of(scope, values)
    return lambda state, facts: counted(state, name, holder(state, facts))


def _tally_total(scope: Scope, values: Values) -> Number:
    """What all its numbers come to."""
    name: str = values["tally"].name
    return lambda state, facts: sum(state.counters[state.rules.layout.counters[name]])


def _tally_up(scope: Scope, values: Values) -> Effect:
    """Raise it, by one unless told otherwise."""
    name: str = values["tally"].name
    holder = holder_of(scope, values)
    amount: Number = values.get("amount") or constant(1)

    def effect(run: Run, state: Game, facts: Facts) -> None:
        count(state, name, amount(state, facts), holder(state, facts))
        run.touched = True

    return effect


def _set_tally(scope: Scope, values: Values) -> Effect:
    """Set it, to one unless told otherwise."""
    name: str = values["tally"].name
    holder = holder_of(scope, values)
    value: Number = values.get("to") or constant(1)

    def effect(run: Run, state: Game, facts: Facts) -> None:
        set_counter(state, name, value(state, facts), holder(state, facts))
        run.touched = True

    return effect


def add_tally_words(words: Words) -> None:
    """Register them all."""
    words.type("tally", read_tally)
    tally = Argument("tally", "tally")
    whose = (
        Argument(ZONE.name, ZONE.type, True),
        Argument("type", "zombie", True),
        Argument(DOOR.name, DOOR.type, True),
    )
    words.add(NUMBER, "tally", _tally, (tally, *whose))
    words.add(NUMBER, "tally-total", _tally_total, (tally,))
    words.add(EFFECT, "tally-up", _tally_up, (tally, *whose, Argument("amount", NUMBER, True)))
    words.add(EFFECT, "set-tally", _set_tally, (tally, *whose, Argument("to", NUMBER, True)))
