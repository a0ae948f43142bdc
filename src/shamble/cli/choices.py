"""What several commands have in common: folders, lists of names, errors of the engine said in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from shamble.cli import Problem
from shamble.text import add_folder, has, t

if TYPE_CHECKING:
    from shamble.content.problems import Problem as Mistake
    from shamble.family.position.options import Options

DEFAULT_GAME = "zombicide-2e"

AsJson = Annotated[bool, Parameter(name="--json", negative="")]
"""A switch `--json`: one object on the standard output instead of sentences."""

Switch = Annotated[bool, Parameter(negative="")]
"""A switch without a `--no-` form."""


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


def options(seats: int, survivors: str, modes: str, tiers: str, abominations: str, party: int) -> Options:
    """The options of a game from lists with commas; what is left out is as usual."""
    from shamble.family.position.options import Options

    usual = Options()
    return Options(
        seats=seats,
        survivors=names(survivors),
        tiers=names(tiers) or usual.tiers,
        abominations=names(abominations),
        modes=names(modes),
        party=party,
    )


@contextmanager
def told() -> Iterator[None]:
    """Whatever the engine or a content file has to complain about becomes a message for the person."""
    from shamble.content.problems import ContentError
    from shamble.kernel.errors import ShambleError

    try:
        yield
    except ContentError as error:
        if not error.problems:
            raise Problem("cli-said", said=with_advice(error.key, error.details)) from None
        said = "\n".join(describe(problem) for problem in error.problems)
        raise Problem("cli-said", said=said) from None
    except ShambleError as error:
        raise Problem("cli-said", said=with_advice(error.key, error.details)) from None


def describe(mistake: Mistake) -> str:
    """One mistake in a content file: where it is, what it is, and how to mend it."""
    place = f"{mistake.file}:{mistake.line}" if mistake.line else mistake.file
    where = f" {mistake.where}:" if mistake.where else ""
    return f"{place}:{where} {with_advice(mistake.key, mistake.args)}"


def with_advice(key: str, args: Mapping[str, Any]) -> str:
    """What is wrong, and how to mend it where the language files say that too."""
    mend = f"{key}.mend"
    advice = f" {t(mend, None, **args)}" if has(mend) else ""
    return t(key, None, **args) + advice
