"""Counters that a game declares, in the words of missions; and rules that hold while a card lies there."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.layers import finish, run_of, table

from shamble.family.missions.mission import Trigger
from shamble.family.missions.triggers import StandingRules
from shamble.family.missions.words import family_words
from shamble.family.position.state import Game
from shamble.kernel.book import Book
from shamble.kernel.codec import state_hash
from shamble.kernel.counters import count, counted, set_counter
from shamble.kernel.moments import happen
from shamble.kernel.rows import SHOWN, Counter
from shamble.kernel.words import Effect, Number, Reading, Scope

WORDS = family_words()
TALLIES = {
    "alarms": Counter("alarms"),
    "kills": Counter("kills", "survivor"),
    "graves": Counter("graves", "zone", "", SHOWN),
    "caught": Counter("caught", "zone-and-kind"),
    "marks": Counter("marks", "card"),
    "keys": Counter("keys", "door"),
    "scores": Counter("scores", "token"),
}


def declares(layer: Book) -> None:
    for counter in TALLIES.values():
        layer.add("counters", counter.name, counter)


def scope(state: Game, facts: tuple[str, ...]) -> Scope:
    rules = state.rules
    things = {"board": rules.board, "places": {}, "doors": {}, "types": rules.kinds_named, "tallies": TALLIES}
    return Scope(facts, {}, things)


def effects(state: Game, tree: Any, *facts: str) -> tuple[Effect, ...]:
    reading = Reading(WORDS, scope(state, facts))
    found = reading.effects(tree, "tree")
    assert found and not reading.problems, reading.problems
    return found


def number(state: Game, tree: Any, *facts: str) -> Number:
    found = Reading(WORDS, scope(state, facts)).number(tree, "tree")
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("tally", "facts", "holder", "more"),
    [
        ("alarms", {}, 0, {}),
        ("kills", {"actor": 2}, 2, {}),
        ("graves", {"zone": 5}, 5, {}),
        ("marks", {"actor": 1, "card": 9}, 9, {}),
        ("keys", {"door": 3}, 3, {}),
        ("scores", {"token": 1}, 1, {}),
        ("caught", {"zone": 4, "kind": 2}, 4, {}),
        ("graves", {"actor": 0}, 7, {"zone": 7}),
    ],
)
def test_whose_number_is_meant_follows_from_what_it_is_kept_for(
    tally: str, facts: dict[str, int], holder: int, more: dict[str, int]
) -> None:
    state = table(declares)
    if tally == "caught":
        holder = holder * state.rules.kind_count + facts["kind"]
    named: dict[str, object] = {"tally": tally}
    if more:
        named["zone"] = state.rules.board.zones[more["zone"]].name
    given = tuple(facts.values())
    (up,) = effects(state, {"tally-up": {**named, "amount": {"sum": [{"tally": named}, 2]}}}, *facts)
    run = run_of(state)
    up(run, state, given)
    assert counted(state, tally, holder) == 2
    assert number(state, {"tally": named}, *facts)(state, given) == 2
    (put,) = effects(state, {"set-tally": named}, *facts)
    put(run, state, given)
    assert counted(state, tally, holder) == 1 and run.touched
    assert number(state, {"tally-total": tally})(state, ()) == 1
    copy = state.rules.decode(state.encode())
    assert counted(copy, tally, holder) == 1 and state_hash(copy) == state_hash(state)


def test_a_counter_that_the_game_does_not_have_is_told_with_the_near_one() -> None:
    state = table(declares)
    reading = Reading(WORDS, scope(state, ()))
    assert reading.number({"tally": "gravs"}, "tree") is None
    (problem,) = reading.problems
    assert (problem.key, problem.args["close"]) == ("lint-unknown-tally", "graves")


def test_a_number_whose_holder_is_not_known_is_a_mistake() -> None:
    state = table(declares)
    reading = Reading(WORDS, scope(state, ("zone",)))
    assert reading.number({"tally": "kills"}, "tree") is None
    assert reading.problems[0].key == "lint-no-fact"


# --- rules of a card on the table


def lies_there(state: Game) -> bool:
    return counted(state, "alarms") > 0


def notes(number: int) -> Effect:
    def effect(run: Any, state: Game, facts: tuple[int, ...]) -> None:
        count(state, "graves", number, facts[0])

    return effect


def with_card(layer: Book) -> None:
    """A card that counts noise while it lies on the table, the first of it ten times, twice at most."""
    declares(layer)
    often = Trigger("noise-made", None, (notes(1),), 0, -1, "XX-CARD-01")
    twice = Trigger("noise-made", lambda state, facts: facts[0] == 3, (notes(10),), 2, -1, "XX-CARD-02")
    layer.add("standing-rules", "listener", StandingRules("listener", lies_there, (often, twice)))


def noise(state: Game, zone: int) -> int:
    run = run_of(state)
    happen(run, state, "noise-made", (zone, -1))
    finish(state, run)
    return counted(state, "graves", zone)


def test_the_rules_of_a_card_hold_while_it_lies_there() -> None:
    state = table(with_card)
    assert noise(state, 3) == 0
    set_counter(state, "alarms", 1)
    assert [noise(state, 3) for _ in range(3)] == [11, 22, 23], "its limit is counted apart"
    assert noise(state, 4) == 1
    assert len(state.registers) == state.rules.mission.registers + 1
    copy = state.rules.decode(state.encode())
    assert noise(copy, 3) == 24
    set_counter(state, "alarms", 0)
    assert noise(state, 3) == 23
