"""What came of the mutants: kept in a file, so that a run can be gone on with, and counted by module."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, NamedTuple

from shamble.content.reading import read_file

from .mutant import PARTS, ROOT, Mutant

NOTICED, SURVIVED, EQUIVALENT, STILLBORN = "noticed", "survived", "equivalent", "stillborn"

EQUIVALENTS: Final = "tests/mutants/equivalent.yaml"
PATTERN: Final = "like"
PASSES: Final = 2
"""So often all tests are played before the first mutant."""


class Score(NamedTuple):
    """How many mutants of a module were noticed, of those that could be."""

    module: str
    noticed: int
    survived: int
    equivalent: int
    stillborn: int

    @property
    def rate(self) -> float:
        """The share that was noticed; nothing to notice is all noticed."""
        whole = self.noticed + self.survived
        return self.noticed / whole if whole else 1.0


class Notes:
    """What is known of mutants so far, in a file with one line for each."""

    def __init__(self, path: Path, digest: str) -> None:
        self.path = path
        self.rows: dict[str, dict[str, Any]] = {}
        self.digest = digest
        if path.is_file():
            lines = path.read_text(encoding="utf-8").splitlines()
            for line in lines[1:]:
                row = json.loads(line)
                self.rows[row["key"]] = row
            self.fits = bool(lines) and json.loads(lines[0]).get("digest") == digest
        else:
            self.fits = False

    def begin(self, keep: Callable[[dict[str, Any]], bool]) -> None:
        """Write the file anew, with those rows that still count."""
        self.rows = {key: row for key, row in self.rows.items() if keep(row)}
        self.path.parent.mkdir(parents=True, exist_ok=True)
        lines = [json.dumps({"digest": self.digest}), *map(json.dumps, self.rows.values())]
        self.path.write_text("\n".join(lines) + "\n", encoding="utf-8")
        self.fits = True

    def add(self, row: dict[str, Any]) -> None:
        """Note what came of one."""
        self.rows[row["key"]] = row
        with self.path.open("a", encoding="utf-8") as file:
            print(json.dumps(row), file=file)


def digest_of(root: Path = ROOT) -> str:
    """A fingerprint of all that decides what comes of a mutant: rules, content, tests and cases."""
    whole = sha256()
    places = [*(root / "src" / "shamble" / part for part in PARTS), root / "tests", root / "cases"]
    for place in places:
        for path in sorted(place.rglob("*")):
            if path.suffix in (".py", ".yaml") and path != root / EQUIVALENTS:
                whole.update(path.relative_to(root).as_posix().encode())
                whole.update(path.read_bytes())
    return whole.hexdigest()


def equivalents(root: Path = ROOT) -> list[dict[str, str]]:
    """Mutants that somebody has read and found to play as the healthy rules do, each with the reason.

    A row names the `file`, `place`, `find` and `replace` of one, or gives a pattern that keys are `like`.
    """
    path = root / EQUIVALENTS
    rows = read_file(path).data if path.is_file() else None
    return list(rows or ())


def is_equivalent(mutant: Mutant, rows: Sequence[Mapping[str, str]]) -> bool:
    """Whether somebody has found this one to change nothing."""
    for row in rows:
        if PATTERN in row:
            if re.search(row[PATTERN], mutant.key):
                return True
        elif all(str(getattr(mutant, name)) == value for name, value in row.items() if name != "why"):
            return True
    return False


def play(
    mutants: Sequence[Mutant], jobs: int, tests: Sequence[str] = (), root: Path = ROOT
) -> Iterator[dict[str, Any]]:
    """Play them on a bench of its own; first a row `ready` for each time all tests were played."""
    words = [sys.executable, "-m", "shamble.lab.mutants", str(jobs), *tests]
    with subprocess.Popen(words, cwd=root, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as bench:
        assert bench.stdin is not None and bench.stdout is not None
        try:
            bench.stdin.write("".join(json.dumps(mutant) + "\n" for mutant in mutants))
            bench.stdin.close()
            for line in bench.stdout:
                yield json.loads(line)
        finally:
            bench.terminate()


def scores(mutants: Sequence[Mutant], verdicts: Mapping[str, str]) -> list[Score]:
    """The table: each module, by name."""
    modules: dict[str, list[str]] = {}
    for mutant in mutants:
        if mutant.key in verdicts:
            modules.setdefault(mutant.module, []).append(verdicts[mutant.key])
    kinds = (NOTICED, SURVIVED, EQUIVALENT, STILLBORN)
    return [Score(name, *(found.count(kind) for kind in kinds)) for name, found in sorted(modules.items())]


def together(rows: Sequence[Score], name: str) -> Score:
    """All of them as one row."""
    counts = [(row.noticed, row.survived, row.equivalent, row.stillborn) for row in rows] or [(0, 0, 0, 0)]
    return Score(name, *(sum(column) for column in zip(*counts, strict=True)))
