"""The cases that the documents show are real ones: what a reader copies must work."""

from __future__ import annotations

import re
import textwrap
from pathlib import Path

import pytest

from shamble.lab.casebook import load, run_case
from shamble.lab.casebook.report import failure
from shamble.port.shelf import own_games, port_of

DOCS = Path(__file__).resolve().parents[2] / "docs"
SKILL = "adding-a-skill.md"
"""Its case needs the skill that the page adds."""

BLOCK = re.compile(r"^( *)```yaml\n(.*?)^ *```", re.M | re.S)
CASES = [
    (path.name, number, text)
    for path in sorted(DOCS.glob("*.md"))
    for number, (_, body) in enumerate(BLOCK.findall(path.read_text(encoding="utf-8")))
    if (text := textwrap.dedent(body)).startswith("- case:") and path.name != SKILL
]
LETTERS = {rows[0].id.split("-")[0]: game for game in own_games() if (rows := port_of(game).rule_rows())}
"""What the ids of a game's rules begin with."""


def test_the_documents_show_cases() -> None:
    assert CASES


def game_of(text: str) -> str:
    """The game whose rules a case cites."""
    cited = re.search(r"rules: \[(\w+)-", text)
    return LETTERS[cited[1]] if cited else next(iter(LETTERS.values()))


@pytest.mark.parametrize(("name", "number", "text"), CASES, ids=lambda value: str(value)[:24])
def test_a_shown_case_passes(tmp_path: Path, name: str, number: int, text: str) -> None:
    path = tmp_path / game_of(text) / name.replace(".md", f"-{number}.yaml")
    path.parent.mkdir()
    path.write_text(text, encoding="utf-8")
    for case in load(path):
        outcome = run_case(case)
        assert outcome.passed, failure(outcome)


def test_the_shown_skill_is_one_row_and_one_case(tmp_path: Path) -> None:
    row, case = [
        textwrap.dedent(body) for _, body in BLOCK.findall((DOCS / SKILL).read_text(encoding="utf-8"))
    ]
    (tmp_path / "skills.yaml").write_text("skills:\n" + textwrap.indent(row, "  "), encoding="utf-8")
    path = tmp_path / "case.yaml"
    path.write_text(case, encoding="utf-8")
    [with_skill] = load(path, content=(tmp_path,))
    outcome = run_case(with_skill)
    assert outcome.passed, failure(outcome)
    [without] = load(path)
    assert not run_case(without).passed
