"""What several commands have in common: the game, folders, flags, errors of the engine said in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from shamble import text
from shamble.cli import Problem
from shamble.text import add_folder, t

if TYPE_CHECKING:
    from shamble.content.problems import Problem as Mistake
    from shamble.port.port import Port

AsJson = Annotated[bool, Parameter(name="--json", negative="")]
"""A switch `--json`: one object on the standard output instead of sentences."""

Switch = Annotated[bool, Parameter(negative="")]
"""A switch without a `--no-` form."""


def game_of(name: str) -> Port:
    """The port of the game that a person names; without a name, of the first one on the shelf."""
    from shamble.port.shelf import games, need

    with told():
        return need(name or games()[0])


def folders(content: Path | None) -> tuple[Path, ...]:
    """The folder with content from outside, with its texts."""
    if content is None:
        return ()
    if not content.is_dir():
        raise Problem("cli-no-folder", folder=str(content))
    if (content / "text").is_dir():
        add_folder(content / "text")
    return (content,)


def names(listed: str) -> tuple[str, ...]:
    """Names out of a list with commas."""
    return tuple(name.strip() for name in listed.split(",") if name.strip())


def options(port: Port, typed: Mapping[str, str], mission: str, where: tuple[Path, ...]) -> dict[str, object]:
    """The options of a game from what a person typed; what is left out is as usual."""
    with told(port):
        return port.schema(where).read_texts(typed, mission)


def need_bot(port: Port, name: str) -> str:
    """The name of a bot that the game has, or that a file holds; the usual one if nobody says."""
    from shamble.bots import bots_of, maker_of

    with told(port):
        maker_of(port, name or next(iter(bots_of(port))))
    return name or next(iter(bots_of(port)))


def need_server() -> None:
    """Tables in the browser take packages that a plain installation of the engine leaves out."""
    from importlib.util import find_spec

    if find_spec("litestar") is None:
        raise Problem("cli-no-server")


@contextmanager
def told(port: Port | None = None) -> Iterator[None]:
    """Whatever the engine or a content file has to complain about becomes a message for the person."""
    from shamble.content.problems import ContentError
    from shamble.kernel.errors import ShambleError
    from shamble.port.options import OptionError

    game = port.name if port is not None else ""
    try:
        yield
    except ContentError as error:
        if not error.problems:
            raise Problem("cli-said", said=with_advice(error.key, error.details, game)) from None
        said = "\n".join(describe(problem, game) for problem in error.problems)
        raise Problem("cli-said", said=said) from None
    except OptionError as error:
        raise Problem("cli-said", said=with_advice(error.key, as_flags(error.details), game)) from None
    except ShambleError as error:
        raise Problem("cli-said", said=with_advice(error.key, error.details, game)) from None


def as_flags(details: Mapping[str, Any]) -> dict[str, Any]:
    """What is wrong with an option, its fields as flags of the command line."""
    from shamble.port.options import NO_FIELD

    found = dict(details)
    for name in ("field", "other"):
        if found.get(name, NO_FIELD) != NO_FIELD:
            found[name] = f"--{found[name]}"
    return found


def describe(mistake: Mistake, game: str = "") -> str:
    """One mistake in a content file: where it is, what it is, and how to mend it."""
    place = f"{mistake.file}:{mistake.line}" if mistake.line else mistake.file
    where = f" {mistake.where}:" if mistake.where else ""
    return f"{place}:{where} {with_advice(mistake.key, mistake.args, game)}"


def with_advice(key: str, args: Mapping[str, Any], game: str = "") -> str:
    """What is wrong, and how to mend it where the language files say that too."""
    words = text.of(game)
    mend = f"{key}.mend"
    advice = f" {words.filled(mend, args)}" if words.has(mend) else ""
    return words.filled(key, args) + advice


def named(port: Port, key: str, otherwise: str) -> str:
    """The name of something in the reader's language, if the game has one."""
    words = text.of(port.name)
    return words.t(key) if words.knows(key) else otherwise


def mission_name(port: Port, mission: str) -> str:
    """A mission's name, or its id if nobody named it."""
    return named(port, f"mission-{port.slug_of(mission)}-name", mission)


__all__ = [
    "AsJson",
    "Switch",
    "as_flags",
    "describe",
    "folders",
    "game_of",
    "mission_name",
    "named",
    "names",
    "need_bot",
    "need_server",
    "options",
    "t",
    "told",
    "with_advice",
]
