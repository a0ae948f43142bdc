"""All that is wrong with a mission file, at once, each with its place and how to mend it."""

from __future__ import annotations

from pathlib import Path

from shamble.content.problems import Problem as Problem

from .missions import read_mission


def lint_file(path: Path, game: str = "zombicide-2e", folders: tuple[Path, ...] = ()) -> list[Problem]:
    """Every problem of a mission file, in the order of its lines; an empty list is a good mission."""
    return read_mission(game, Path(path), folders)[1]
