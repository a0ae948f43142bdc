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
from shamble.family.port.content.games import make_rules
from shamble.family.port.content.missions import mission_files
from shamble.family.position.options import Options
from shamble.family.round.setup import new_state
from shamble.kernel.game import apply, start
from shamble.kernel.notation import format_action
from shamble.server import library, messages, typescript, views

SERVER = Path(messages.__file__).parent
SIX = ("Amy", "Doug", "Elle", "Josh", "Ned", "Wanda")


def plain(message: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(message))


def test_the_types_of_the_browser_are_fresh() -> None:
    if not typescript.TARGET.parent.is_dir():
        pytest.skip("no sources of the client here")
    assert typescript.TARGET.read_text(encoding="utf-8") == typescript.write(), (
        "run: python -m shamble.server.typescript"
    )


@pytest.mark.parametrize("mission", list(mission_files("zombicide-2e")))
def test_messages_keep_everything_that_the_engine_tells(mission: str) -> None:
    state = start(new_state(make_rules("zombicide-2e", mission, Options(2, SIX)), 3))
    chance = random.Random(3)
    for _ in range(120):
        if state.result:
            break
        view = state.rules.view(state, 0)
        assert plain(views.position_view(state, 0)) == plain(view)
        decision = views.decision_info(state, 0b11)
        assert decision is not None
        assert len(decision.options) == len(state.options)
        for action in state.options:
            odds = preview(state, action)
            told = plain(views.preview_info(state, format_action(state, action)))
            if odds is None:
                assert told is None
            else:
                kind = "blast" if odds.pop("blast") else "dice"
                assert told == {"kind": kind, **plain(odds)}
        apply(state, chance.choice(state.options))


def test_boards_and_components_are_complete() -> None:
    for mission in library.mission_list("zombicide-2e"):
        board = library.need_mission("zombicide-2e", mission.id).board
        info = library.board_info(board)
        assert [zone.index for zone in info.zones] == list(range(len(board.zones)))
        assert all(zone.rects for zone in info.zones)
    content = library.content_of("zombicide-2e")
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
