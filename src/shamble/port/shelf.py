"""The shelf: every game's port by its public name.

The product's own games are listed in `shamble.games`. Others come from outside: a folder with a `port` (a
module or a package) that defines `PORT`, named in SHAMBLE_GAMES (several as in PATH) or given to `add`.
"""

from __future__ import annotations

import difflib
import os
import re
import sys
from functools import cache
from importlib import import_module
from pathlib import Path
from traceback import extract_tb, format_exception
from types import ModuleType
from typing import Final
from zlib import crc32

from shamble import text
from shamble.games import GAMES
from shamble.kernel.errors import ShambleError
from shamble.port.port import Port

FOLDERS: Final = "SHAMBLE_GAMES"

HOME: Final = Path(__file__).resolve().parents[1] / "games"
"""Where the product's own games lie, those included that are still being built."""

SHOWN: Final = 60
"""How much of a wrong name a message repeats."""

_added: dict[str, Port] = {}

FRAME: Final = re.compile(r'File "(.+)", line (\d+), in .+\n +(.+)')
"""A line of code that an error came through, as Python tells it, also of another process."""


class ShelfError(ShambleError):
    """A game that is not there, or a folder that should hold one and does not."""


def add(port: Port) -> None:
    """Put a game from outside on the shelf."""
    _added[port.name] = _with_words(port)


def take_off(name: str) -> None:
    """Take a game that was added off the shelf again."""
    _added.pop(name, None)


def games() -> tuple[str, ...]:
    """The public names of all games, the first one first."""
    return tuple(dict.fromkeys((*GAMES, *_outside(os.environ.get(FOLDERS, "")), *_added)))


def own_games() -> tuple[str, ...]:
    """The public names of the games that come with the product."""
    return tuple(GAMES)


def port_of(name: str) -> Port:
    """The port of a game; KeyError if there is none."""
    for found in (_added, _outside(os.environ.get(FOLDERS, ""))):
        if name in found:
            return found[name]
    return _own(name)


def need(name: str) -> Port:
    """The port of a game that somebody names; ShelfError with near names if there is none."""
    known = games()
    if name not in known:
        close = difflib.get_close_matches(name, known, 1)
        args = {"game": name[:SHOWN], "close": close[0] if close else "none", "games": ", ".join(known)}
        raise ShelfError("shelf-unknown-game", dict(args))
    return port_of(name)


@cache
def _own(name: str) -> Port:
    port = import_module(f"shamble.games.{GAMES[name]}.port").PORT
    assert isinstance(port, Port)
    return _with_words(port)


def _with_words(port: Port) -> Port:
    """Let people read of the game: its words are found from now on (`text.of`)."""
    text.declare(port.name, port.text_folders())
    return port


def broken_game(error: BaseException) -> dict[str, object] | None:
    """The innermost line of a game from outside that an error came through; None if it is not that game's."""
    frames = FRAME.findall("".join(format_exception(error)))
    for folder in os.environ.get(FOLDERS, "").split(os.pathsep):
        home = Path(folder).expanduser().resolve()
        for file, number, line in reversed(frames) if folder else ():
            if Path(file).is_relative_to(home):
                place = f"{Path(file).relative_to(home)}:{number}"
                said = f"{type(error).__name__}: {error}"
                return {"folder": folder, "place": place, "line": line.strip(), "said": said}
    return None


@cache
def _outside(folders: str) -> dict[str, Port]:
    """The games in folders from outside, by name."""
    ports = [read_port(Path(folder)) for folder in folders.split(os.pathsep) if folder]
    return {port.name: _with_words(port) for port in ports}


def _place_of(error: Exception, folder: Path) -> str:
    """The innermost line of the folder's own that an error came through."""
    if isinstance(error, SyntaxError) and error.filename:
        return f"{Path(error.filename).name}:{error.lineno}"
    frames = [
        frame for frame in extract_tb(error.__traceback__) if Path(frame.filename).is_relative_to(folder)
    ]
    return f"{Path(frames[-1].filename).relative_to(folder)}:{frames[-1].lineno}" if frames else "port.py"


def read_port(folder: Path) -> Port:
    """The port in a folder, which is a package of its own: its modules import each other relatively."""
    place = folder.expanduser().resolve()
    if not (place / "port.py").is_file() and not (place / "port" / "__init__.py").is_file():
        raise ShelfError("shelf-no-port", {"folder": str(folder)})
    name = f"shamble_game_{crc32(bytes(place)):08x}"
    if place.parent == HOME:  # one of the product's own that is still being built
        name = f"shamble.games.{place.name}"
    else:
        package = ModuleType(name)
        package.__path__ = [str(place)]
        sys.modules.setdefault(name, package)
    try:
        port = getattr(import_module(f"{name}.port"), "PORT", None)
    except Exception as error:
        args = {
            "folder": str(folder),
            "said": f"{type(error).__name__}: {error}",
            "place": _place_of(error, place),
        }
        raise ShelfError("shelf-broken-port", dict(args)) from error
    if not isinstance(port, Port):
        raise ShelfError("shelf-no-port", {"folder": str(folder)})
    if wrong := port.wording.check():
        raise ShelfError("shelf-wrong-wording", {"folder": str(folder), "said": "; ".join(wrong)})
    return port
