"""The folder of a run: finished games as Parquet, in parts that are written whole or not at all.

`run.json` says what is played. A game that is over is first a line of `journal.jsonl`; so many lines become a
part, and the journal begins anew. Whenever somebody interrupts, every finished game is in one of the two, and
a game that is in both counts once.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TextIO

import msgspec

from shamble.kernel.errors import ShambleError
from shamble.lab.observing import GameRow, Job, jobs_of
from shamble.lab.spec import Cell, Plan
from shamble.version import VERSION, build

if TYPE_CHECKING:
    import polars

PART: Final = 500
"""Games of a part."""

HEAD: Final = "run.json"
JOURNAL: Final = "journal.jsonl"
PARTS: Final = "parts"
KEY: Final = ("cell", "seed")
BY_CHANCE: Final = ("seconds",)
"""Columns that differ from run to run."""


class KeepError(ShambleError):
    """A folder that does not fit."""


class Keeper:
    """Keeps the games of one run."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.folder = folder
        self.plan = plan
        self.rows: list[GameRow] = []
        self.done: set[tuple[int, int]] = set()
        self._journal: TextIO | None = None

    def __enter__(self) -> Keeper:
        self._begin()
        return self

    def __exit__(self, *_: object) -> None:
        if self._journal is not None:
            self._journal.close()

    def _begin(self) -> None:
        """Begin a run, or go on with it if the plan is the same."""
        (self.folder / PARTS).mkdir(parents=True, exist_ok=True)
        head = self.folder / HEAD
        if head.is_file():
            kept = read_head(self.folder)
            if kept["mark"] != self.plan.mark():
                raise KeepError("lab-other-plan", {"folder": str(self.folder)})
        else:
            plain = {"mark": self.plan.mark(), "version": VERSION, "build": build(), **self.plan._asdict()}
            write_whole(head, json.dumps(plain, indent=1).encode())
        for path in parts(self.folder):
            self.done.update(keys_of(path))
        self.rows = [row for row in read_journal(self.folder) if (row.cell, row.seed) not in self.done]
        self.done.update((row.cell, row.seed) for row in self.rows)
        self._new_journal()

    def left(self) -> list[Job]:
        """The games that are still to be played."""
        return [job for job in jobs_of(self.plan) if (job.cell.number, job.seed) not in self.done]

    def keep(self, row: GameRow) -> None:
        """A game is over."""
        assert self._journal is not None
        self.done.add((row.cell, row.seed))
        self.rows.append(row)
        self._journal.write(_line(row))
        self._journal.flush()
        if len(self.rows) >= PART:
            self.close_part()

    def close_part(self) -> None:
        """What is in the journal becomes a part."""
        if not self.rows:
            return
        number = max([int(path.stem.split("-")[1]) for path in parts(self.folder)], default=0) + 1
        write_part(self.folder / PARTS / f"part-{number:05}.parquet", self.rows)
        self.rows = []
        self._new_journal()

    def _new_journal(self) -> None:
        """A journal that holds what is in no part, without a torn last line."""
        if self._journal is not None:
            self._journal.close()
        path = self.folder / JOURNAL
        write_whole(path, "".join(map(_line, self.rows)).encode())
        self._journal = path.open("a", encoding="utf-8")


def _line(row: GameRow) -> str:
    return msgspec.json.encode(row).decode() + "\n"


def read_head(folder: Path) -> dict[str, Any]:
    """What a run plays; KeepError if there is no run."""
    try:
        found: dict[str, Any] = json.loads((folder / HEAD).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        raise KeepError("lab-no-run", {"folder": str(folder)}) from None
    return found


def read_run(folder: Path) -> Plan:
    """The plan that a run plays."""
    head = read_head(folder)
    cells = tuple(
        Cell(number, mission, team, bot, option, chosen, tuple(without))
        for number, mission, team, bot, option, chosen, without in head["cells"]
    )
    first, second = head["bounds"]
    return Plan(
        head["name"], head["game"], tuple(head["folders"]), cells, tuple(head["seeds"]), (first, second)
    )


def read_journal(folder: Path) -> list[GameRow]:
    """The games of the journal; a line that was cut off is none."""
    path = folder / JOURNAL
    if not path.is_file():
        return []
    found = []
    for line in path.read_bytes().split(b"\n"):
        try:
            found.append(msgspec.json.decode(line, type=GameRow))
        except msgspec.DecodeError:
            continue
    return found


def parts(folder: Path) -> list[Path]:
    """The parts of a run, in their order."""
    return sorted((folder / PARTS).glob("part-*.parquet"))


def write_whole(path: Path, data: bytes) -> None:
    """Write a file so that it is there whole or not at all."""
    new = path.with_name(path.name + ".new")
    with new.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    new.replace(path)


def write_part(path: Path, rows: Sequence[GameRow]) -> None:
    """Write games as Parquet, in the order of their cells and seeds."""
    new = path.with_name(path.name + ".new")
    frame_of(sorted(rows, key=lambda row: (row.cell, row.seed))).write_parquet(new)
    with new.open("rb") as file:
        os.fsync(file.fileno())
    new.replace(path)


def frame_of(rows: Sequence[GameRow]) -> polars.DataFrame:
    """Games as a table."""
    plain = [_with_names(row) for row in rows]
    return _polars().DataFrame(plain, schema=schema())


def _with_names(row: GameRow) -> dict[str, Any]:
    """A game as plain data; what it lists has names."""
    found = msgspec.structs.asdict(row)
    for name in ("aims", "readings", "losses", "gains", "pieces"):
        found[name] = [one._asdict() for one in found[name]]
    return found


def schema() -> dict[str, Any]:
    """The columns of a part."""
    pl = _polars()
    text, whole, flag = pl.String, pl.Int32, pl.Boolean

    def listed(**fields: Any) -> Any:
        return pl.List(pl.Struct(fields))

    return {
        "cell": whole,
        "mission": text,
        "team": text,
        "bot": text,
        "option": text,
        "seed": pl.Int64,
        "verdict": text,
        "winners": pl.Int64,
        "ending": text,
        "marks": whole,
        "decisions": whole,
        "scores": pl.List(whole),
        "aims": listed(name=text, have=whole, wanted=whole, step=whole),
        "readings": listed(mark=whole, name=text, value=whole),
        "losses": listed(mark=whole, who=text, place=text, cause=text),
        "gains": listed(sort=text, name=text),
        "pieces": listed(name=text, place=text, reached=flag),
        "stalled": whole,
        "seconds": pl.Float64,
    }


def keys_of(path: Path) -> list[tuple[int, int]]:
    """Which games a part holds."""
    found: list[tuple[int, int]] = _polars().read_parquet(path, columns=list(KEY)).rows()
    return found


def read_games(folder: Path) -> polars.DataFrame:
    """All finished games of a run, each once, in the order of the plan."""
    read_head(folder)
    pl = _polars()
    frames = [pl.read_parquet(path) for path in parts(folder)]
    frames.append(frame_of(read_journal(folder)))
    return pl.concat(frames).unique(subset=list(KEY), keep="first").sort(list(KEY))


def digest(games: polars.DataFrame) -> str:
    """The same for the same games, whoever played them and in whatever order."""
    plain = games.drop(list(BY_CHANCE)).sort(list(KEY)).write_ndjson()
    return hashlib.blake2b(plain.encode(), digest_size=8).hexdigest()


def _polars() -> Any:
    """Polars, or a message for whoever started without the laboratory's packages."""
    try:
        import polars
    except ImportError:
        raise KeepError("lab-no-packages", {"packages": "polars"}) from None
    return polars
