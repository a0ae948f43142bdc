"""The games on the shelf: missions, options, rules and maps as messages, and positions to play from.

Everything about a game comes from its port. Names from outside are looked up in lists; they never become
paths.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final

import msgspec

from shamble import text
from shamble.bots import ready_bots
from shamble.content.problems import ContentError
from shamble.kernel.codec import state_hash
from shamble.kernel.errors import RecordError
from shamble.kernel.ruleset import Ruleset
from shamble.kernel.state import State
from shamble.port import shelf
from shamble.port.messages import MissionInfo
from shamble.port.missions import MissionError, mission_of
from shamble.port.port import Port
from shamble.server import logs, messages
from shamble.server.refusals import Refused

BROKEN: Final = (KeyError, ValueError, TypeError, IndexError, AttributeError, AssertionError, OverflowError)
"""What a position of unknown origin may raise when it is read."""

_folders: tuple[Path, ...] = ()


def use_folders(folders: tuple[Path, ...]) -> None:
    """Also offer content from outside the package: missions and skills of one's own."""
    global _folders
    _folders = folders
    for kept in (rule_list, content_of, board_drawing):
        kept.cache_clear()


def folders() -> tuple[Path, ...]:
    """The folders with content from outside."""
    return _folders


# --- games and positions


def need_port(game: str) -> Port:
    """The port of a game that there is."""
    try:
        return shelf.port_of(game)
    except KeyError:
        raise Refused("server-unknown-game", 404, game=game[:60]) from None


def need_mission(game: str, mission: str) -> str:
    """A mission of a game, by the id that lists show."""
    if mission not in need_port(game).missions(_folders):
        raise Refused("server-unknown-mission", 404, mission=mission[:60])
    return mission


def chosen_mission(game: str, wanted: str, seed: int) -> str:
    """The mission that somebody wants to play; `random` is drawn by lot."""
    try:
        found = mission_of(need_port(game), wanted, seed, _folders)
    except MissionError as error:
        raise Refused(error.key, 404, **error.details) from error
    return need_mission(game, found)


def options_from(game: str, mission: str, given: Mapping[str, Any]) -> dict[str, object]:
    """Options of unknown origin, checked against what the game has, as records hold them."""
    return need_port(game).schema(_folders).read(given, mission)


def at_once(game: str, mission: str, options: Mapping[str, Any], seed: int) -> dict[str, object]:
    """The options of a game that begins without questions."""
    return need_port(game).at_once(options, seed, _folders, mission)


def rules_for(game: str, mission: str, options: Mapping[str, Any]) -> Ruleset:
    """The rules of a game on one of its missions."""
    return need_port(game).rules(need_mission(game, mission), options, _folders)


def fresh_state(port: Port, rules: Ruleset, generator: int, base: dict[str, Any] | None) -> State:
    """A position to start a table from: a new setup, or one that was kept."""
    return port.new_state(rules, generator) if base is None else read_position(rules, base)


def read_position(rules: Ruleset, data: dict[str, Any]) -> State:
    """A position that was kept; it may hold anything."""
    try:
        state = rules.decode(data)
        state_hash(state)
    except BROKEN:
        raise RecordError("record-damaged", {"part": "base"}) from None
    assert isinstance(state, State)
    return state


# --- lists


def game_list() -> list[messages.GameInfo]:
    """Every game with what may be chosen."""
    found = []
    for name in shelf.games():
        port = need_port(name)
        found.append(
            messages.GameInfo(
                name,
                port.parent,
                port.page,
                port.mood,
                len(port.missions(_folders)),
                port.schema(_folders),
                list(ready_bots(port)),
            )
        )
    return found


def titles(lang: str) -> dict[str, str]:
    """What every game on the shelf is called in a language, where it has words for that."""
    found = {}
    for name in shelf.games():
        need_port(name)
        said = text.catalogue(lang, name).get(f"game-{name}")
        if said is not None:
            found[f"game-{name}"] = said
    return found


def mission_list(game: str) -> list[MissionInfo]:
    """The missions of a game, in their order; a file with mistakes is left out and logged."""
    found = []
    for name in need_port(game).missions(_folders):
        try:
            found.append(mission_info(game, name))
        except ContentError as error:
            logs.warn("mission-with-mistakes", game=game, mission=name, said=str(error))
    return found


def mission_info(game: str, mission: str) -> MissionInfo:
    """What the start page and the table show of a mission."""
    return need_port(game).mission_info(mission, _folders)


@cache
def rule_list(game: str, lang: str) -> messages.RuleList:
    """The rules of a game in players' words; what a language lacks is there in English, marked."""
    port = need_port(game)
    own, english = text.of(game, lang), text.of(game, "en")
    found = []
    for row in port.rule_rows():
        key = f"rule-{row.id}"
        words = own if own.has(key) else english
        ruling = f"{key}.ruling"
        found.append(
            messages.RuleText(
                row.id,
                row.topic,
                row.page,
                words.t(key) if words.has(key) else "",
                words.lang,
                words.t(ruling) if words.has(ruling) else "",
            )
        )
    return messages.RuleList(lang, found)


@cache
def content_of(game: str) -> msgspec.Raw:
    """What is printed on the components of a game, as it goes over the wire."""
    return msgspec.Raw(msgspec.json.encode(need_port(game).content(_folders)))


@lru_cache(maxsize=256)
def board_drawing(game: str, mission: str, theme: str, detail: str) -> str:
    """The map as a picture, with what lies on it when the mission begins."""
    drawing = need_port(game).drawing(need_mission(game, mission), theme, detail, _folders)
    if not drawing:
        raise Refused("server-no-page", 404)
    return drawing
