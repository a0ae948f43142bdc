"""The games of the family that there are: where each has its files, and what its rules are made of."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

from shamble.content.problems import ContentError
from shamble.games import GAMES
from shamble.kernel.book import Book
from shamble.kernel.words import Words

RulesBook = Callable[[], Book]
MissionWords = Callable[[], Words]


class FamilyGame(NamedTuple):
    """A game of the family: its folder, the game it builds on, its rules, and its own words for missions."""

    name: str
    folder: Path
    parent: str
    rules_book: RulesBook
    mission_words: MissionWords | None = None


_known: dict[str, FamilyGame] = {}


def make_known(game: FamilyGame) -> None:
    """From now on the readers of content find this game by its name."""
    if game.parent:
        need(game.parent)
    _known[game.name] = game


def need(name: str) -> FamilyGame:
    """A game by its public name; those of the product make themselves known as their port is read."""
    if name not in _known and name in GAMES:
        import_module(f"shamble.games.{GAMES[name]}.port")
    if name not in _known:
        games = ", ".join(dict.fromkeys((*_known, *GAMES)))
        raise ContentError("content-unknown-game", {"game": name, "games": games})
    return _known[name]


def folder_of(name: str) -> Path:
    """Where a game keeps its content and missions."""
    return need(name).folder


def lineage(name: str) -> tuple[str, ...]:
    """A game and those it builds on, the eldest first."""
    parent = need(name).parent
    return (*lineage(parent), name) if parent else (name,)
