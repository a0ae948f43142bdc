"""The games of the family that there are: where each has its files, and what its rules are made of."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

from shamble import family as family_package
from shamble.content.problems import ContentError
from shamble.family.missions.words import family_words
from shamble.games import GAMES
from shamble.kernel.book import Book
from shamble.kernel.words import Words

RulesBook = Callable[[], Book]
MissionWords = Callable[[], Words]


class FamilyGame(NamedTuple):
    """A game of the family: its folder, the game it builds on, its rules, and its own words for missions.

    `words` is what stands before a mission in text keys: `army` makes `mission-army-m1-name`. A game without
    a parent needs none; all others have one, if need be their name: they fall back on their parent's words.
    """

    name: str
    folder: Path
    parent: str
    rules_book: RulesBook
    mission_words: MissionWords | None = None
    words: str = ""


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


def mission_slug(name: str, mission: str) -> str:
    """What stands for a mission in text keys: `m1`, or `army-m1` in a game that builds on another."""
    game = need(name)
    prefix = game.words or (name if game.parent else "")
    return f"{prefix}-{mission.lower()}" if prefix else mission.lower()


def text_folders(name: str) -> tuple[Path, ...]:
    """Where a game's words are: its own folder, those of the games it builds on, the family's."""
    own = [folder_of(game) / "text" for game in reversed(lineage(name))]
    return (*own, Path(family_package.__path__[0]) / "text")


@cache
def words_of(game: str) -> Words:
    """The words that missions of a game may use: the family's, and those of the game."""
    for name in reversed(lineage(game)):
        own = need(name).mission_words
        if own is not None:
            return own()
    return family_words()
