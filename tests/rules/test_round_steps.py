"""The round in named steps: a layer leaves out or puts in single ones, and hears when a phase ends."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from shamble.family.port.content.books import book
from shamble.family.port.content.missions import load
from shamble.family.position.options import Options
from shamble.family.position.state import Game
from shamble.family.round.setup import new_state
from shamble.family.rules import Rules
from shamble.family.telling.explain import decision
from shamble.kernel.book import Book
from shamble.kernel.chance import next_below, seed_streams
from shamble.kernel.frame import Frame
from shamble.kernel.game import actions, apply, start
from shamble.kernel.rows import NamedStep, Reaction
from shamble.kernel.run import Run
from shamble.kernel.state import RUNNING

GAME = "zombicide-2e"


def play(made: Book, rounds: int, seed: int = 4, look: Callable[[Game], None] | None = None) -> Game:
    """A game played by lot, for some rounds."""
    rules = Rules(made, load(GAME, "M1"), Options(seats=2))
    state = start(new_state(rules, seed))
    words = seed_streams(seed, ("lot",))
    while state.result == RUNNING and state.round <= rounds:
        if look is not None:
            look(state)
        found = actions(state)
        apply(state, found[next_below(words, 0, len(found))])
    return state


def test_the_end_of_each_phase_is_told() -> None:
    heard: list[tuple[int, int]] = []
    made = book(GAME).layer("phases")

    def hear(run: Run, state: Game, frame: Frame, holder: int) -> None:
        heard.append((frame.b, frame.a))

    made.add("reactions", "hear", Reaction("hear", "phase-ended", hear))
    play(made, 2)
    assert heard[:6] == [(1, 0), (1, 1), (1, 2), (2, 0), (2, 1), (2, 2)]


@pytest.mark.parametrize("step", ["remove-noise", "reload-weapons", "pass-first-player"])
def test_each_part_of_the_clearing_up_can_be_left_out_alone(step: str) -> None:
    made = book(GAME).layer("untidy")
    made.remove_step("end-phase", step)
    noted: list[tuple[bool, bool, int]] = []

    def prepare(run: Run, state: Game, frame: Frame) -> None:
        state.noise[3] = 2
        state.emptied = 1
        state.first = 0

    def note(run: Run, state: Game, frame: Frame) -> None:
        noted.append((state.noise[3] > 0, state.emptied > 0, state.first))

    made.insert_before("end-phase", "end-phase-skills", NamedStep("prepare", prepare))
    made.append_step("end-phase", NamedStep("note", note))
    play(made, 1)
    tidy = [False, False, 1]
    left = {"remove-noise": 0, "reload-weapons": 1, "pass-first-player": 2}[step]
    tidy[left] = {0: True, 1: True, 2: 0}[left]
    assert noted == [tuple(tidy)]


def test_a_step_at_the_beginning_of_a_phase_comes_once() -> None:
    made = book(GAME).layer("prelude")
    times: list[int] = []

    def count(run: Run, state: Game, frame: Frame) -> None:
        times.append(state.round)

    made.insert_before("player-phase", "offer-interruption", NamedStep("prelude", count))
    play(made, 2)
    assert times == [1, 2, 3], "not for every survivor"


def test_a_game_without_making_noise_and_crates() -> None:
    made = book(GAME).layer("quiet")
    for verb in ("noise", "crate"):
        made.remove("verbs", verb)
    names: set[str] = set()

    def look(state: Game) -> None:
        names.update(state.rules.verb_name(option) for option in state.options)
        found = decision(state, 0)
        assert found is not None
        names.update(refused.verb for refused in found.refused)

    for seed in range(4):
        play(made, 5, seed, look)
    assert {"search", "move", "open"} <= names and not {"noise", "crate"} & names
