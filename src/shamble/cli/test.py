"""`shamble test`: everything that must hold before a change is shared."""

from __future__ import annotations

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from shamble.cli import Problem
from shamble.text import of, t

ROOT: Final = Path(__file__).resolve().parents[3]

CHECKS: Final = (
    ("ruff check", ("ruff", "check", "--quiet", "--output-format=concise", ".")),
    ("ruff format", ("ruff", "format", "--check", "--quiet", ".")),
    ("mypy", ("mypy", "--no-error-summary")),
)


def test(*args: Annotated[str, Parameter(allow_leading_hyphen=True)]) -> int:
    """Check style and types, then run the tests; with arguments, only pytest runs, with those."""
    if not (ROOT / "tests").is_dir() or find_spec("pytest") is None:
        raise Problem("cli-test-no-tools", code=1)
    if args:
        return _run(("pytest", *args))
    rules, missing = rule_texts()
    print(t("cli-test-rules", rules=rules, missing=missing))
    failed = [name for name, command in CHECKS if not _passes(name, command)]
    code = _run(("pytest", "-n", "2"))
    if failed:
        print(t("cli-test-failed", checks=", ".join(failed)), file=sys.stderr)
    return code or int(bool(failed))


def rule_texts() -> tuple[int, int]:
    """How many rule texts there are, and how many a Polish reader still gets in English."""
    from shamble.port import shelf

    rules = missing = 0
    for name in shelf.own_games():
        for row in shelf.port_of(name).rule_rows():
            rules += 1
            missing += not of(name, "pl").has(f"rule-{row.id}")
    return rules, missing


def _passes(name: str, command: tuple[str, ...]) -> bool:
    print(t("cli-test-step", name=name), flush=True)
    return _run(command) == 0


def _run(command: tuple[str, ...]) -> int:
    return subprocess.run([sys.executable, "-m", *command], cwd=ROOT, check=False).returncode
