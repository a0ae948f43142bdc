"""`shamble bench`: how fast the engine is on this machine."""

from __future__ import annotations

from json import JSONDecodeError, dumps, loads
from pathlib import Path
from typing import Any

from shamble.cli import Problem
from shamble.cli.choices import AsJson, Switch
from shamble.cli.progress import progress
from shamble.text import t


def bench(*, json: AsJson = False, compare: Path | None = None, profile: Switch = False) -> int:
    """Measure decisions, rounds, games and rollouts a second, and what a copy costs."""
    from shamble.lab import bench as lab

    old = read(compare) if compare else None
    if profile:
        print(t("cli-bench-profile-title"))
        for place, calls, share in lab.profile():
            print(f"{share:7.1%} {calls:>10,}  {place}")
        return 0
    with progress("cli-bench-progress", 2) as tick:
        found = lab.bench(tick)
    if json:
        print(dumps(found))
        return 0
    rows = flat(found)
    before = flat(old) if old else {}
    print(t("cli-bench-build", build=str(found["build"])))
    for name, value in rows.items():
        line = f"{name:<28} {value:>14,.1f}"
        if before.get(name):
            line += f"  {value / before[name]:>7.2f} ×"
        print(line)
    return 0


def flat(found: dict[str, Any]) -> dict[str, float]:
    """All numbers with one name each."""
    rows = {
        f"{load} {name}": float(value)
        for load, numbers in found["loads"].items()
        for name, value in numbers.items()
    }
    return {**rows, "clone_us": float(found["clone_us"]), "state_bytes": float(found["state_bytes"])}


def read(path: Path) -> dict[str, Any]:
    """The numbers of an earlier run."""
    try:
        found = loads(path.read_text(encoding="utf-8"))
        flat(found)
    except (OSError, JSONDecodeError, KeyError, TypeError, ValueError, AttributeError):
        raise Problem("cli-bench-no-file", file=str(path)) from None
    assert isinstance(found, dict)
    return found
