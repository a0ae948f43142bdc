"""Recorded games replay to the same positions, round by round; only a command may change them."""

from __future__ import annotations

from pathlib import Path

import pytest

from shamble.lab.golden import check_record, golden_files

RECORDS = Path(__file__).parent / "records"
FILES = list(golden_files(RECORDS))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_golden_record_replays(path: Path) -> None:
    way, _ = check_record(path)
    assert f"-{way}-" in path.name


@pytest.mark.parametrize("how", ["won", "lost"])
def test_there_are_ten_of_each(how: str) -> None:
    assert len([path for path in FILES if f"-{how}-" in path.name]) >= 10
