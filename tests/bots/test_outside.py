"""Bots by name, with budgets, and from files of somebody's own."""

from __future__ import annotations

from pathlib import Path

import pytest

from shamble.bots import BotError, Budget, bots_of, make_bot, maker_of, ready_bots
from shamble.bots.budget import read_budget
from shamble.bots.outside import Blindfold
from shamble.kernel.game import start
from shamble.lab.simulate import simulate
from shamble.port.shelf import port_of

PORT = port_of("zombicide-2e")
FILE = str(Path(__file__).with_name("my_bot.py"))


def fresh(seed: int = 1):
    return start(PORT.new_state(PORT.rules("M0", PORT.schema().read({}, "M0")), seed))


def refused(named: str) -> str:
    with pytest.raises(BotError) as error:
        make_bot(PORT, named, 1)(fresh())
    return error.value.key


def test_budgets_are_written_in_seconds_or_nodes() -> None:
    assert read_budget("2s") == Budget(seconds=2.0)
    assert read_budget("500ms") == Budget(seconds=0.5)
    assert read_budget("300") == Budget(nodes=300)
    for wrong in ("", "0", "fast", "-1", "99999s"):
        with pytest.raises(BotError):
            read_budget(wrong)


def test_names_that_mean_no_bot_are_refused() -> None:
    assert refused("clever") == "bot-unknown"
    assert refused("random@2s") == "bot-thinks-not"
    assert refused("nowhere.py:Bot") == "bot-no-file"
    assert refused(f"{FILE}:Nobody") == "bot-no-name"
    assert refused(f"{FILE}:Wrong") == "bot-illegal"


def test_an_error_in_a_file_is_told_with_its_line() -> None:
    with pytest.raises(BotError) as error:
        make_bot(PORT, f"{FILE}:Broken", 1)(fresh())
    lines = Path(FILE).read_text(encoding="utf-8").splitlines()
    assert "no idea" in lines[int(str(error.value.details["line"])) - 1]


def test_a_file_plays_in_several_processes_as_in_one() -> None:
    games = [simulate("zombicide-2e", "M0", f"{FILE}:Last", 1, 12, jobs)[1] for jobs in (1, 2)]
    assert games[0] == games[1]


def test_bots_from_outside_never_see_the_generator() -> None:
    bot = maker_of(PORT, f"{FILE}:Peeping")(3)
    assert isinstance(bot, Blindfold)
    state = fresh()
    bot(state)
    assert bot.bot.seen != [state.streams]  # type: ignore[attr-defined]


def test_whoever_is_ready_answers_at_once() -> None:
    assert set(ready_bots(PORT)) <= set(bots_of(PORT))
    assert {"greedy", "random"} <= set(ready_bots(PORT))
