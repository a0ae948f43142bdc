"""The missions that the guide shows are real ones: what a designer copies must work."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from shamble.bots.random import RandomBot
from shamble.family.port.content.games import make_rules
from shamble.family.port.content.lint import lint_file
from shamble.family.round.setup import new_state
from shamble.kernel.batch import play_games

GUIDE = Path(__file__).resolve().parents[2] / "docs" / "missions.md"
MISSION, RULES = re.findall(r"```yaml\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.S)


@pytest.mark.parametrize("text", [MISSION, MISSION.partition("goals:")[0] + RULES], ids=["first", "rules"])
def test_the_missions_of_the_guide_are_played_to_an_end(tmp_path: Path, text: str) -> None:
    path = tmp_path / "missions" / "x1.yaml"
    path.parent.mkdir()
    path.write_text(text, encoding="utf-8")
    assert not lint_file(path)
    rules = make_rules("zombicide-2e", "X1", None, (tmp_path,))
    played = play_games(lambda seed: new_state(rules, seed), RandomBot, range(10))
    assert all(one.outcome.is_over for one in played)
