"""`shamble bench`: how fast the engine is on this machine."""

from __future__ import annotations

from json import JSONDecodeError, dumps, loads
from pathlib import Path
from typing import Any

from shamble.cli import Problem
from shamble.cli.choices import AsJson, Switch, game_of
from shamble.cli.progress import progress
from shamble.text import t


def bench(
    *, game: str = "", json: AsJson = False, compare: Path | None = None, profile: Switch = False
) -> int:
    """Measure decisions, rounds, games and rollouts a second, and what a copy costs."""
    from shamble.lab.bench import bench as measure
    from shamble.lab.bench import steps
    from shamble.lab.profile import profile as parts

    old = read(compare) if compare else None
    only = game_of(game).name if game else ""
    if only and not steps(only):
        raise Problem("cli-bench-no-load", game=only)
    if profile:
        print(t("cli-bench-profile-title"))
        for place, calls, share in parts():
            print(f"{share:7.1%} {calls or '':>10}  {place}")
        return 0
    with progress("cli-bench-progress", steps(only)) as tick:
        found = measure(tick, only)
    if json:
        print(dumps(found))
        return 0
    rows = flat(found)
    before = flat(old) if old else {}
    print(t("cli-bench-build", build=str(found["build"])))
    for name, value in rows.items():
        line = f"{name:<28} {value:>14,.2f}"
        if before.get(name):
            line += f"  {value / before[name]:>7.2f} ×"
        print(line)
    return 0


def flat(found: dict[str, Any], before: str = "") -> dict[str, float]:
    """All numbers with one name each, however deep they stand."""
    rows: dict[str, float] = {}
    for name, value in found.items():
        if isinstance(value, dict):
            rows.update(flat(value, before if name == "loads" else f"{before}{name} "))
        elif not isinstance(value, str):
            rows[before + name] = float(value)
    return rows


def read(path: Path) -> dict[str, Any]:
    """The numbers of an earlier run."""
    try:
        found = loads(path.read_text(encoding="utf-8"))
        missing = "loads" not in found or not flat(found)
    except (OSError, JSONDecodeError, TypeError, ValueError, AttributeError):
        missing = True
    if missing:
        raise Problem("cli-bench-no-file", file=str(path))
    assert isinstance(found, dict)
    return found
