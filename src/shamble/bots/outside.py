"""Bots from outside: a class or function in a file of somebody's own, `my_file.py:MyBot`.

Such a bot is shown a copy in which everything that its seat cannot know was drawn afresh, so nothing that it
tries on it can cheat, and what it answers is checked.
"""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from inspect import isclass
from pathlib import Path
from traceback import extract_tb
from typing import Any, Final
from zlib import crc32

from shamble.bots.errors import BotError
from shamble.bots.makers import Maker
from shamble.kernel.batch import Policy
from shamble.kernel.game import determinise, pending, seats_asked, seats_for
from shamble.kernel.state import State

MARK: Final = ".py:"
"""What tells a file and a name in it from a bot of the product."""

LUCK: Final = 1_000_003


def is_outside(named: str) -> bool:
    """Whether a bot's name means a file."""
    return MARK in named


def outside(named: str) -> Maker:
    """The maker in a file: a class or function that takes a seed, or nothing."""
    path, _, name = named.rpartition(":")
    module = _module(Path(path), named)
    found = getattr(module, name, None)
    if not callable(found):
        there = [known for known, value in vars(module).items() if isclass(value) and known[:1] != "_"]
        raise BotError("bot-no-name", {"file": path, "name": name, "known": ", ".join(there) or "none"})

    def make(seed: int) -> Policy:
        try:
            bot = found(seed) if takes_seed(found) else found()
        except Exception as error:
            raise _broken(named, error) from error
        if not callable(bot):
            raise BotError("bot-no-policy", {"bot": named})
        return Blindfold(named, bot, seed)

    return make


def takes_seed(maker: Any) -> bool:
    """Whether a maker wants a seed."""
    from inspect import signature

    return bool(signature(maker).parameters)


class Blindfold:
    """A bot that never sees what its seat cannot know, and that must answer what was asked."""

    __slots__ = ("asked", "bot", "name", "seed")

    def __init__(self, name: str, bot: Policy, seed: int) -> None:
        self.name = name
        self.bot = bot
        self.seed = seed
        self.asked = 0

    def __call__(self, state: State) -> int:
        self.asked += 1
        mask = seats_asked(state)
        seat = (mask & -mask).bit_length() - 1
        copy = determinise(state, seat, self.seed * LUCK + self.asked)
        allowed = [option for option in state.options if seats_for(state, option) >> seat & 1]
        copy.options = allowed
        try:
            action = self.bot(copy)
        except BotError:
            raise
        except Exception as error:
            raise _broken(self.name, error) from error
        if type(action) is not int or action not in allowed:
            question = pending(state)
            asked = question.name if question is not None else ""
            args: dict[str, object] = {"bot": self.name, "answer": repr(action)[:40], "question": asked}
            raise BotError("bot-illegal", {**args, "count": len(allowed)})
        return action


def _module(path: Path, named: str) -> Any:
    """A file as a module; read once in each process."""
    place = path.expanduser().resolve()
    if not place.is_file():
        raise BotError("bot-no-file", {"file": str(path)})
    name = f"shamble_bot_{crc32(bytes(place)):08x}"
    if name in sys.modules:
        return sys.modules[name]
    spec = spec_from_file_location(name, place)
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        del sys.modules[name]
        raise _broken(named, error) from error
    return module


def _broken(named: str, error: Exception) -> BotError:
    """An error of somebody's own code: what, and on which line of the file."""
    path = str(Path(named.rpartition(":")[0]).expanduser().resolve())
    lines = [frame.lineno for frame in extract_tb(error.__traceback__) if frame.filename == path]
    if isinstance(error, SyntaxError) and error.lineno:
        lines = [error.lineno]
    line = str(lines[-1]) if lines else "?"
    return BotError("bot-broken", {"bot": named, "line": line, "said": f"{type(error).__name__}: {error}"})
