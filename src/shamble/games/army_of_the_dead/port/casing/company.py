"""Companions in cases: places that the players fill, and whoever has lost a Leader."""

from __future__ import annotations

from typing import Any, Final

from shamble.family.port.casing import names
from shamble.family.position.state import Game
from shamble.kernel.counters import set_counter
from shamble.port.casing import Case, as_list, as_text

from ...companions import ORPHAN

ORPHANS: Final = "orphans"


def rewrite(case: Case, mission: dict[str, Any]) -> None:
    """Companions in the words of the family."""
    places = as_list(mission.pop("companions", None))
    if places:
        placed = [{"place-companions": {"zone": as_text(zone), "count": 1}} for zone in places]
        mission["rules"] = [*as_list(mission.get("rules")), {"when": "setup", "do": placed}]
        mission["modes"] = [*as_list(mission.get("modes")), "companions"]
    given = case.data.get("survivors")
    if not isinstance(given, dict):
        return
    orphans = []
    rows = {}
    for name, row in given.items():
        if isinstance(row, dict) and row.get("leader") == "orphan":
            orphans.append(str(name))
            row = {**row, "leader": "nobody"}
        rows[name] = row
    case.data["survivors"] = rows
    case.data[ORPHANS] = orphans


def place(case: Case, state: Game) -> None:
    """Their Leaders have fallen."""
    for name in case.data.get(ORPHANS, ()):
        set_counter(state, ORPHAN.name, 1, names.survivor(state, name))
