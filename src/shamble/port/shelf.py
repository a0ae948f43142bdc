"""The shelf: every game's port by its public name.

The product's own games are listed in `shamble.games`. Others come from outside: a folder with a `port.py`
that defines `PORT`, named in SHAMBLE_GAMES or given to `add`.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module

from shamble.games import GAMES
from shamble.port.port import Port

_added: dict[str, Port] = {}


def add(port: Port) -> None:
    """Put a game from outside on the shelf."""
    _added[port.name] = port


def games() -> tuple[str, ...]:
    """The public names of all games, the first one first."""
    return (*GAMES, *(name for name in _added if name not in GAMES))


@cache
def _own(name: str) -> Port:
    port = import_module(f"shamble.games.{GAMES[name].package}.port").PORT
    assert isinstance(port, Port)
    return port


def port_of(name: str) -> Port:
    """The port of a game; KeyError if there is none."""
    found = _added.get(name)
    return found if found is not None else _own(name)
