"""The shelf: every game of the product has a port, and gives what the product asks of it."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from shamble import games
from shamble.kernel.game import apply, start
from shamble.kernel.state import RUNNING
from shamble.port import shelf
from shamble.port.messages import WATCHER


@pytest.mark.parametrize("game", shelf.own_games())
def test_every_mission_begins_and_is_told(game: str) -> None:
    port = shelf.port_of(game)
    assert port.name == game
    kinds = port.message_types()

    def is_declared(name: str, message: object) -> bool:
        """A game without a page of its own need not declare what is plain data."""
        return msgspec.convert(msgspec.to_builtins(message), kinds.get(name, object)) == message

    assert is_declared("content", port.content())
    for mission in port.missions():
        info = port.mission_info(mission)
        assert (info.game, info.id) == (game, mission)
        assert info.slug == port.slug_of(mission) and msgspec.json.encode(info)
        options = port.at_once(port.schema().usual(mission), 7)
        rules = port.rules(mission, port.schema().read(options, mission))
        state = start(port.new_state(rules, 7))
        while port.play.in_setup(state) and state.result == RUNNING:
            apply(state, port.play.quick_answer(state))
        for seat in (WATCHER, 0):
            assert is_declared("view", port.view(state, seat))
        assert is_declared("board", port.board(state))
        assert port.figures(state, 0) and port.progress(state).key
        assert port.drawing(mission, "night", "small").startswith("<svg") == info.drawn


def test_an_unknown_game_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        shelf.port_of("chess")


def test_a_game_that_is_being_built_is_off_the_shelf_and_reached_by_its_folder(tmp_path: Path) -> None:
    for name in ("done", "half_done"):
        (tmp_path / name / "port").mkdir(parents=True)
        (tmp_path / name / "port" / "__init__.py").write_text("PORT = None\n", encoding="utf-8")
    (tmp_path / "half_done" / games.UNFINISHED).touch()
    assert games.packages_in(tmp_path) == {"done": "done"}
    with pytest.raises(shelf.ShelfError) as told:
        shelf.read_port(tmp_path / "half_done")
    assert told.value.key == "shelf-no-port", "its port is a package, which defines none"
