"""Drafts are cases in waiting: readable, each with a name of its own, of games that are not built yet."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from shamble.games import GAMES
from shamble.lab.casebook import load

DRAFTS = Path(__file__).parents[2] / "drafts"
FOLDERS = sorted(path for path in DRAFTS.iterdir() if path.is_dir())


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda path: str(path.name))
def test_drafts_can_be_read(folder: Path) -> None:
    files = sorted(folder.glob("*.yaml"))
    assert files and (folder / "casebook.md").is_file()
    for path in files:
        cases = load(path)
        assert cases, path.name
        names = Counter(case.name for case in cases)
        assert not [name for name, number in names.items() if number > 1], path.name


def test_a_game_that_is_built_has_no_drafts() -> None:
    assert not {folder.name for folder in FOLDERS} & set(GAMES)
