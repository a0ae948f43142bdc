"""The guide for people who write bots says what is true: its code is run as it stands there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from shamble.kernel.outcome import EVERYBODY_WON
from shamble.lab.simulate import simulate

GUIDE = Path(__file__).resolve().parents[2] / "docs" / "bots.md"
BLOCKS = re.findall(r"```python\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)


def test_first_steps_run(capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(BLOCKS[0], "first", "exec"), {})  # noqa: S102 - the guide's own code
    said = capsys.readouterr().out
    assert "<zombicide-2e, round 0: ask-character" in said


def test_the_search_of_the_guide_plays_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(BLOCKS[2], "search", "exec"), {})  # noqa: S102 - the guide's own code
    assert capsys.readouterr().out.strip() in ("won", "lost")


def saved(folder: Path) -> Path:
    """The bot of the guide in a file."""
    path = folder / "my_bot.py"
    path.write_text(BLOCKS[1], encoding="utf-8")
    return path


def test_the_bot_of_the_guide_is_short_and_plays(tmp_path: Path) -> None:
    assert len([line for line in BLOCKS[1].splitlines() if line.strip()]) <= 30
    assert simulate("zombicide-2e", "M15", f"{saved(tmp_path)}:MyBot", 1, 1)[1][0].outcome.is_over


@pytest.mark.slow
def test_thirty_lines_beat_greedy(tmp_path: Path) -> None:
    path = saved(tmp_path)
    wins = []
    for bot in (f"{path}:MyBot", "greedy"):
        played = simulate("zombicide-2e", "M15", bot, 1, 6)[1]
        wins.append(sum(one.outcome.verdict == EVERYBODY_WON for one in played))
    assert wins[0] >= wins[1] + 3, wins
