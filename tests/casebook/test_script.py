"""Dice and draws by label, on a small game with two kinds of dice and a pool of names."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from shamble.kernel.action import NOBODY, pack
from shamble.kernel.book import Book
from shamble.kernel.chance import seed_streams
from shamble.kernel.decks import draw
from shamble.kernel.frame import Frame
from shamble.kernel.outcome import NONE_WIN
from shamble.kernel.rows import SHARED, Die, Procedure, Question, Reply, named_steps
from shamble.kernel.ruleset import Ruleset
from shamble.kernel.run import Run
from shamble.kernel.state import NO_OPTIONS, RUNNING, State
from shamble.kernel.vocabulary import KERNEL_WORDS, Vocabulary
from shamble.lab.casebook import Outcome, load_text, run_case
from shamble.lab.casebook.report import failure
from shamble.port import shelf
from shamble.port.casing import Case, Casing, Claim, Difference, Playing, Stage, Stock, differs
from shamble.port.port import Folders, Port

WORDS = Vocabulary("lots", KERNEL_WORDS)
LOTS, ASK = WORDS.procedure("lots"), WORDS.procedure("ask-what")
ATTACK, DRAW, WAIT = WORDS.verb("attack"), WORDS.verb("draw"), WORDS.verb("wait")
NUMBER, AMMO = 0, 1
POOL = ("Otis", "Pia", "Quinn")


def ask(run: Run, state: State, frame: Frame) -> None:
    frame.step -= 1
    run.push(ASK)


def options(state: State, frame: Frame) -> list[int]:
    return [pack(verb, NOBODY) for verb in (ATTACK, DRAW, WAIT)]


def answer(run: Run, state: State, frame: Frame, action: int) -> None:
    if action == pack(ATTACK, NOBODY):
        state.registers = [
            *run.throw(NUMBER, 2, "attack"),
            *run.throw(NUMBER, 1),
            *run.throw(AMMO, 1, "attack"),
        ]
    elif action == pack(DRAW, NOBODY):
        state.registers = [draw(run, state, 0)]


def came(play: Playing, wanted: Any) -> list[Difference]:
    return differs("came", wanted, play.state.registers)


class LotsCasing(Casing):
    """Registers tell what came."""

    idle = ("lots", "ask-what")

    claims: Mapping[str, Claim] = {"came": came}

    def rules(self, case: Case, stage: Stage) -> Ruleset:
        book = Book("lots", WORDS)
        book.add("procedures", "lots", Procedure("lots", named_steps(ask)))
        book.add("questions", "ask-what", Question("ask-what", SHARED, options, answer, "LO-ASK-01"))
        for name in ("attack", "draw", "wait"):
            book.add("replies", name, Reply(name))
        book.add("dice", "number", Die("number", ("1", "2", "3", "Z", "Z", "Z")))
        book.add("dice", "ammo", Die("ammo", ("ok", "ok", "click")))
        return Ruleset(stage.book(book), ("pool",))

    def fresh(self, case: Case, rules: Any) -> State:
        return State(
            rules,
            [Frame(LOTS, 0, 0, 0, 0, 0, None, None)],
            seed_streams(0, rules.streams),
            [tuple(range(len(POOL)))],
            [()],
            [()],
            [],
            0,
            RUNNING,
            NONE_WIN,
            "",
            NO_OPTIONS,
            [],
        )

    def place(self, case: Case, state: Any, stock: Stock) -> None:
        return None

    def card_name(self, state: Any, deck: int, card: int) -> str:
        return POOL[card]


class LotsPort(Port):
    name = "lots"

    @property
    def casing(self) -> Casing:
        return LotsCasing()

    def missions(self, folders: Folders = ()) -> Sequence[str]:
        return ()

    def text_folders(self) -> Sequence[Path]:
        return ()


@pytest.fixture(autouse=True)
def on_the_shelf() -> Iterator[None]:
    shelf.add(LotsPort())
    yield
    shelf.take_off("lots")


def played(chance: str, steps: str) -> Outcome:
    lines = ["- case: a case", "rules: [LO-ASK-01]", "game: lots", *chance.split("; "), f"steps: {steps}"]
    return run_case(load_text("\n  ".join(lines))[0])


ATTACKS = "[{do: [attack]}, {expect: {came: %s}}]"
DRAWS = (
    "[{do: [draw]}, {expect: {came: [2]}}, {do: [draw]}, {expect: {came: [0], decks: {pool: {has: [Pia]}}}}]"
)


@pytest.mark.parametrize(
    ("chance", "steps"),
    [
        ("rolls: {attack: [3, z, Click], number: [1]}", ATTACKS % "[2, 3, 0, 2]"),
        ("dice: [3, Z, 1, click]", ATTACKS % "[2, 3, 0, 2]"),
        ("rolls: {attack: [[2, 1], ok]}; dice: [3]", ATTACKS % "[1, 0, 2, 0]"),
        ("draws: {pool: [Quinn, Otis]}", DRAWS),
        ("decks: {pool: [Pia]}", "[{do: [draw]}, {expect: {came: [1]}}]"),
        ("random: true; rolls: {attack: [Z]}", "[{do: [attack]}, {expect: {no events: [cite]}}]"),
    ],
)
def test_what_comes_is_what_the_case_says(chance: str, steps: str) -> None:
    outcome = played(chance, steps)
    assert outcome.passed, failure(outcome)


@pytest.mark.parametrize(
    ("chance", "do", "said"),
    [
        ("rolls: {attack: [7]}", "attack", "Dice show 1, 2, 3, Z, ok, click, not 7."),
        ("dice: [3, Z, click]", "attack", "not click"),
        ("rolls: {attack: [1]}; dice: [1]", "attack", "“attack” more was rolled or drawn than the 1"),
        ("rolls: {atack: [1]}; random: true", "attack", "left under “atack”: 1"),
        ("note: nothing", "attack", "More dice were rolled than the 0"),
        ("note: nothing", "draw", "does not name: pool"),
        ("draws: {pool: [Rita]}", "draw", "“Rita” cannot come now for “pool”"),
        ("draws: {pool: [Pia]}; rolls: {pool: [1]}", "draw", "both under “rolls” and under “draws”"),
    ],
)
def test_what_does_not_fit_is_told(chance: str, do: str, said: str) -> None:
    assert said in failure(played(chance, f"[{{do: [{do}]}}]"))
