"""Many games of every game come out the same in every build; only a command may change them."""

from __future__ import annotations

from pathlib import Path

import pytest

from shamble.lab.trace import fresh, read_trace, trace, traced_games
from shamble.port.shelf import games
from shamble.port.watch import Traced

HERE = Path(__file__).parent
TRACES = traced_games()
BY_MISSION: dict[tuple[str, str], list[Traced]] = {}
for name, traces in TRACES.items():
    for traced in traces:
        BY_MISSION.setdefault((name, traced.mission or traced.case), []).append(traced)


@pytest.mark.parametrize("game", list(TRACES))
def test_the_trace_is_whole(game: str) -> None:
    assert len(TRACES[game]) == (200 if game == games()[0] else 60)
    assert set(read_trace(game, HERE)) == {traced.name for traced in TRACES[game]}


def test_one_board_has_more_doors_than_32_bits() -> None:
    first = games()[0]
    state = fresh(first, BY_MISSION[first, "doors.yaml"][0], HERE)
    assert len(state.ruleset.board.doors) > 32


@pytest.mark.parametrize(("game", "mission"), list(BY_MISSION), ids=str)
def test_games_come_out_as_ever(game: str, mission: str) -> None:
    expected = read_trace(game, HERE)
    for traced in BY_MISSION[game, mission]:
        assert trace(game, traced, HERE) == expected[traced.name], traced.name
