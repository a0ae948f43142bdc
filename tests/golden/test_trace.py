"""Two hundred games come out the same in every build; only a command may change them."""

from __future__ import annotations

from pathlib import Path

import pytest

from shamble.lab.trace import GAMES, fresh, read_trace, trace, traced_games

HERE = Path(__file__).parent
BY_MISSION = {
    game.mission: [g for g in traced_games() if g.mission == game.mission] for game in traced_games()
}


def test_the_trace_is_whole() -> None:
    assert len(traced_games()) == GAMES
    assert set(read_trace(HERE)) == {game.name for game in traced_games()}


def test_one_board_has_more_doors_than_32_bits() -> None:
    board = fresh(BY_MISSION[""][0], HERE).rules.board
    assert len(board.doors) > 32


@pytest.mark.parametrize("mission", list(BY_MISSION), ids=lambda mission: mission or "doors")
def test_games_come_out_as_ever(mission: str) -> None:
    expected = read_trace(HERE)
    for game in BY_MISSION[mission]:
        assert trace(game, HERE) == expected[game.name], game.name
