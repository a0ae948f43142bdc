"""A won game to follow: a golden one if there is any, else the first that a bot wins."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

GOLDEN = Path(__file__).resolve().parents[1] / "golden" / "records" / "zombicide-2e"


@cache
def winning_record(mission: str = "M0") -> dict[str, Any]:
    """The shortest golden win of a mission, as plain data."""
    wins = sorted(GOLDEN.glob(f"{mission.lower()}-won-*.json"))
    records = [json.loads(path.read_text(encoding="utf-8")) for path in wins]
    whole = [record for record in records if record.get("seed") is not None]
    if whole:
        return min(whole, key=lambda record: len(record["entries"]))
    from shamble.kernel.outcome import EVERYBODY_WON
    from shamble.lab.golden import play_record
    from shamble.lab.simulate import simulate

    for start in range(1, 2000, 50):
        _, played = simulate(GOLDEN.name, mission, "greedy", start, 50, 2)
        won = [one for one in played if one.outcome.verdict == EVERYBODY_WON]
        if won:
            record = play_record(GOLDEN.name, mission, "greedy", min(won, key=lambda one: one.decisions).seed)
            return {
                "seed": record.seed,
                "options": record.options,
                "entries": [{"do": entry.text} for entry in record.entries],
            }
    raise AssertionError("no bot wins")


def texts(record: dict[str, Any]) -> list[str]:
    return [entry["do"] for entry in record["entries"]]


def table_options(record: dict[str, Any]) -> dict[str, Any]:
    """The options of a record as a new table is given them: the number of seats follows from its seats."""
    return {name: value for name, value in record["options"].items() if name != "seats"}
