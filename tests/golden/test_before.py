"""Records of before: games kept by earlier versions play on as they were, answer by answer."""

from __future__ import annotations

from pathlib import Path

import pytest

from shamble.content.records import read_record
from shamble.kernel.codec import CODEC_VERSION
from shamble.kernel.game import outcome
from shamble.kernel.record import RULES_VERSION
from shamble.port.records import fresh_state, open_table, position

FILES = sorted((Path(__file__).parent / "before").glob("*.json"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_record_of_before_replays(path: Path) -> None:
    record = read_record(path)
    assert record.codec < CODEC_VERSION and record.rules_version <= RULES_VERSION
    table, notice = open_table(record)
    assert notice == "" and len(table.record.entries) == len(record.entries)
    assert outcome(table.state).verdict in path.stem.split("-")


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_position_of_before_can_be_read(path: Path) -> None:
    record = read_record(path)
    assert record.snapshot is not None
    state = position(fresh_state(record).ruleset, record.snapshot, "snapshot")
    assert (state.passed, outcome(state).verdict) == (record.snapshot["round"], path.stem.split("-")[1])
