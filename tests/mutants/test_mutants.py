"""Mutants: small patches that each break one rule in a copy of the engine.

Every one must be caught by a case that cites the rule; a citation that survives its mutant proves nothing.
A mutant is `{rule, file, find, replace}`: `find` stands exactly once in the file.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).resolve().parents[2]
HERE = Path(__file__).parent

MUTANTS = [
    (path.stem, number, row)
    for path in sorted(HERE.glob("*.yaml"))
    if path.stem != "equivalent"
    for number, row in enumerate(yaml.safe_load(path.read_text(encoding="utf-8")) or [])
]


@pytest.fixture(scope="session")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources that may be broken."""
    place = tmp_path_factory.mktemp("mutants") / "src"
    shutil.copytree(
        ROOT / "src", place, ignore=shutil.ignore_patterns("__pycache__", "static", "*.so", "*.pyd")
    )
    return place


def play(copy: Path, rule: str) -> subprocess.CompletedProcess[str]:
    """Play the cases of a rule against the copy."""
    return subprocess.run(
        [sys.executable, str(HERE / "cited.py"), rule],
        env={**os.environ, "PYTHONPATH": str(copy), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )


def test_there_are_enough_mutants_and_none_twice() -> None:
    patches = [(row["rule"], row["file"], row["find"], row["replace"]) for _, _, row in MUTANTS]
    assert len(set(patches)) == len(patches)
    assert len({row["rule"] for _, _, row in MUTANTS}) >= 60


def test_the_healthy_copy_passes(copy: Path) -> None:
    assert play(copy, "Z2-MOVE-06").returncode == 0


@pytest.mark.parametrize(
    "row", [row for _, _, row in MUTANTS], ids=[f"{row['rule']}-{stem}-{n}" for stem, n, row in MUTANTS]
)
def test_a_broken_rule_is_noticed(copy: Path, row: dict[str, str]) -> None:
    file = copy.parent / row["file"]
    healthy = file.read_text(encoding="utf-8")
    assert healthy.count(row["find"]) == 1, "the patch must fit exactly one place"
    try:
        file.write_text(healthy.replace(row["find"], row["replace"]), encoding="utf-8")
        outcome = play(copy, row["rule"])
    finally:
        file.write_text(healthy, encoding="utf-8")
    assert outcome.returncode == 1, f"not caught ({outcome.returncode}): {outcome.stderr[-400:]}"
    assert outcome.stdout.strip(), f"broke the engine instead of a rule: {outcome.stderr[-400:]}"
