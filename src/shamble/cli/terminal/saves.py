"""Where a player's games are kept: one portable file each, found again by the next start."""

from __future__ import annotations

import os
from pathlib import Path

from shamble.content.records import read_record, write_record
from shamble.kernel.errors import RecordError
from shamble.kernel.record import Record
from shamble.kernel.state import RUNNING
from shamble.port.shelf import games


def data_folder(chosen: Path | None = None) -> Path:
    """The folder for saves: the chosen one, or the user's own data folder."""
    if chosen is not None:
        return chosen
    home = os.environ.get("XDG_DATA_HOME")
    base = Path(home) if home and Path(home).is_absolute() else Path.home() / ".local" / "share"
    return base / "shamble" / "saves"


def fresh_path(folder: Path, record: Record) -> Path:
    """A file name for a new game that no other game has."""
    stem = f"{record.game}-{record.mission.lower()}-{record.seed}"
    path = folder / f"{stem}.json"
    number = 2
    while path.exists():
        path = folder / f"{stem}-{number}.json"
        number += 1
    return path


def unfinished(folder: Path, game: str = "") -> tuple[Path, Record] | None:
    """The game played last, of any kind if none is named, if it is not over.

    Files that cannot be read, or whose game is not on the shelf, are passed over, untouched.
    """
    if not folder.is_dir():
        return None
    dated: list[tuple[float, Path]] = []
    for path in folder.glob("*.json"):
        try:
            dated.append((path.stat().st_mtime, path))
        except OSError:
            continue
    for _, path in sorted(dated, reverse=True):
        try:
            record = read_record(path)
        except RecordError:
            continue
        if record.game not in ((game,) if game else games()):
            continue
        if record.snapshot is not None and record.snapshot.get("result") == RUNNING:
            return path, record
    return None


def keep(path: Path, record: Record) -> None:
    """Write the game down."""
    write_record(path, record)
