"""Modes change whatever book they are given: what a layer has put in stays, and plays."""

from __future__ import annotations

import pytest

from shamble.family.modes import MODES
from shamble.family.moving import cars
from shamble.family.port.content.books import book
from shamble.family.port.content.missions import load
from shamble.family.position.options import Options
from shamble.family.position.state import Game
from shamble.family.round.setup import new_state
from shamble.family.rules import Rules, with_modes
from shamble.kernel.book import Book
from shamble.kernel.chance import next_below, seed_streams
from shamble.kernel.counters import count, counted
from shamble.kernel.frame import Frame
from shamble.kernel.game import actions, apply, start
from shamble.kernel.rows import Counter, NamedStep, Step, Verb
from shamble.kernel.run import Run
from shamble.kernel.state import RUNNING

GAME = "zombicide-2e"
MISSIONS = {"pairs": "M15", "cars": "M6", "exploding-cars": "M6", "companions": "M12"}


def counting(counter: str) -> Step:
    """A step that only counts how often it is taken."""

    def look(run: Run, state: Game, frame: Frame) -> None:
        count(state, counter)

    return look


def layered() -> Book:
    """A layer with steps of its own in three procedures, one of them in place of the family's."""
    made = book(GAME).layer("layered")
    for counter in ("setups", "spawns", "trades"):
        made.add("counters", counter, Counter(counter))
    made.insert_before("setup", "begin-mission", NamedStep("look", counting("setups")))
    made.insert_before("spawn-card", "place", NamedStep("look", counting("spawns")))
    made.insert_before("trading", "exchange", NamedStep("look", counting("trades")))
    return made


def play(rules: Rules, seed: int, rounds: int = 4) -> Game:
    """A game played by lot, for some rounds."""
    state = start(new_state(rules, seed))
    words = seed_streams(seed, ("lot",))
    while state.result == RUNNING and state.round < rounds:
        found = actions(state)
        apply(state, found[next_below(words, 0, len(found))])
    return state


@pytest.mark.parametrize("mode", MODES)
def test_what_a_layer_has_put_in_stays_under_every_mode(mode: str) -> None:
    mission = load(GAME, MISSIONS.get(mode, "M1"))
    rules = Rules(layered(), mission, Options(modes=(mode,)))
    states = [play(rules, seed) for seed in range(4)]
    assert all(counted(state, "setups") == 1 for state in states)
    assert sum(counted(state, "spawns") for state in states) > 0
    assert sum(counted(state, "trades") for state in states) > 0


def test_all_modes_at_once() -> None:
    rules = Rules(layered(), load(GAME, "M15"), Options(modes=tuple(MODES)))
    for name in ("hand-over", "look", "hand-over-tokens"):
        assert rules.book.procedure("trading").at(name) >= 0
    assert play(rules, 5).round > 0


def test_a_mode_brings_nothing_that_a_layer_already_has_in_a_way_of_its_own() -> None:
    made = layered()
    driving: Verb = next(verb for verb in cars.VERBS if verb.name == "drive")
    own = Verb("drive", driving.offer, driving.perform, driving.refuse, "XX-DRIVE-01", driving.x, driving.y)
    made.add("verbs", "drive", own)
    made.replace_step("trading", "hand-over", counting("trades"))
    made.remove_step("setup", "choose-starts")
    found = with_modes(made, load(GAME, "M15"), Options(modes=tuple(MODES)))
    assert found.row("verbs", "drive") is own
    assert [step.name for step in found.procedure("trading").steps].count("hand-over") == 1
    made.replace("constants", "sight-mode", 4)
    assert (
        with_modes(made, load(GAME, "M1"), Options(modes=("dark-zones",))).row("constants", "sight-mode") == 6
    )
