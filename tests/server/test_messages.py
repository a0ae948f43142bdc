"""The messages: the browser's copy is fresh, nothing of a position is lost, all words are there."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from shamble import text
from shamble.family.fighting.preview import preview
from shamble.kernel.game import apply, start
from shamble.kernel.notation import format_action
from shamble.port import shelf
from shamble.server import typescript, views

SERVER = Path(typescript.__file__).parent
PORT = shelf.port_of("zombicide-2e")


def plain(message: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(message))


def test_the_types_of_the_browser_are_fresh() -> None:
    if not typescript.CLIENT.is_dir():
        pytest.skip("no sources of the client here")
    for path, written in typescript.write().items():
        found = (typescript.CLIENT / path).read_text(encoding="utf-8")
        assert found == written, f"{path} is out of date, run: python -m shamble.server.typescript"


@pytest.mark.parametrize("mission", PORT.missions())
def test_messages_keep_everything_that_the_engine_tells(mission: str) -> None:
    options = {**PORT.schema().usual(mission), "seats": 2}
    state = start(PORT.new_state(PORT.rules(mission, PORT.at_once(options, 3)), 3))
    chance = random.Random(3)
    for _ in range(120):
        if state.result:
            break
        assert plain(PORT.view(state, 0)) == plain(state.ruleset.view(state, 0))
        decision = views.decision_info(PORT, state, 0b11, 0)
        assert decision is not None
        assert len(decision.options) == len(state.options)
        for action in state.options:
            odds = preview(state, action)
            told = plain(views.preview_of(PORT, state, format_action(state, action), 0))
            if odds is None:
                assert told is None or told["kind"] == "passage"
            else:
                kind = "blast" if odds.pop("blast") else "dice"
                assert told == {"kind": kind, **plain(odds)}
        apply(state, chance.choice(state.options))


def test_boards_and_components_are_complete() -> None:
    for mission in PORT.missions():
        state: Any = PORT.new_state(PORT.rules(mission, PORT.schema().usual(mission)), 3)
        board = state.ruleset.board
        info: Any = PORT.board(state)
        assert [zone.index for zone in info.zones] == list(range(len(board.zones)))
        assert all(zone.rects for zone in info.zones)
    content: Any = PORT.content()
    for character in content.characters:
        for skills in character.levels.values():
            assert set(skills) <= content.skills.keys() | {
                skill for skill in skills if skill.startswith(("brother-in-arms", "b-i-a"))
            }


def test_every_message_of_the_server_has_words() -> None:
    keys = set()
    for path in SERVER.glob("*.py"):
        keys |= set(re.findall(r'"((?:server|refused|record)-[a-z-]+)"', path.read_text(encoding="utf-8")))
    keys -= {"server-other-position", "server-data-closed"}  # only ever in a log
    assert len(keys) > 40
    for lang in text.languages():
        assert not [key for key in sorted(keys) if not text.has(key, lang)], lang
