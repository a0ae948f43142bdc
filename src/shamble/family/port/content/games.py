"""From a game's name and a mission to rules ready for play, and to a new game on them."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from shamble.family.missions.mission import Mission
from shamble.family.position.options import Options
from shamble.family.position.state import Game
from shamble.family.round.setup import new_state
from shamble.family.rules import Rules
from shamble.kernel.game import start

from .books import book
from .missions import find, load

_Key = tuple[int, tuple[str, ...], tuple[str, ...], tuple[str, ...], tuple[str, ...], int, tuple[int, ...]]


def make_rules(
    game: str, mission: str | Path, options: Options | None = None, folders: tuple[Path, ...] = ()
) -> Rules:
    """The rules of a game on a mission with these options, made once for each combination."""
    chosen = options or Options()
    key = (
        chosen.seats,
        chosen.survivors,
        chosen.tiers,
        chosen.abominations,
        chosen.modes,
        chosen.party,
        chosen.shares,
    )
    where = tuple(Path(folder).resolve() for folder in folders)
    path = find(game, mission, where)
    changed = path.stat().st_mtime_ns if path.is_file() else 0
    return _make_rules(game, path.resolve(), changed, key, where)


@lru_cache(maxsize=64)
def _make_rules(game: str, path: Path, changed: int, key: _Key, folders: tuple[Path, ...]) -> Rules:
    seats, survivors, tiers, abominations, modes, party, shares = key
    options = Options(seats, survivors, tiers, abominations, modes, party, shares)
    return Rules(book(game, folders), _load(game, path, changed, folders), options)


@lru_cache(maxsize=128)
def _load(game: str, path: Path, changed: int, folders: tuple[Path, ...]) -> Mission:
    """A mission with its board, which all rules on it share, and with it what is known of ways and sight."""
    return load(game, path, folders)


def new_game(
    game: str,
    mission: str | Path,
    options: Options | None = None,
    seed: int = 0,
    folders: tuple[Path, ...] = (),
) -> Game:
    """A new game, run to its first question."""
    return start(new_state(make_rules(game, mission, options, folders), seed))
