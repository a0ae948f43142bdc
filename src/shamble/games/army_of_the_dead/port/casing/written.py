"""What this game writes shorter than the family, put into the family's words before a case is read."""

from __future__ import annotations

from typing import Any, Final

from shamble.family.port.content.books import book
from shamble.family.position.facts import MISSIONS, declared
from shamble.port.casing import Case, as_list

from ...personal import SLOTS
from ...rules import NAME
from . import company, ground
from .before import is_fresh
from .personal import colours_held, rewrite_tokens

DONE: Final = "rewritten"


def rewrite(case: Case) -> None:
    """Once for every case: facts of the sheet, tokens that lie face down, tokens that bring nothing."""
    if case.data.get(DONE):
        return
    case.data[DONE] = True
    given = case.data.get("mission")
    mission: dict[str, Any] = dict(given) if isinstance(given, dict) else {}
    known = declared(book(NAME), MISSIONS)
    facts = {
        word: tuple(mission[word]) if isinstance(mission[word], list) else mission[word]
        for word in list(mission)
        if word in known
    }
    for word in facts:
        del mission[word]
    if isinstance(case.data.get("board"), dict):
        mission.setdefault("objective", {"adrenaline": 0})
        if isinstance(mission["objective"], dict):
            mission["objective"].setdefault("adrenaline", 0)
        if not is_fresh(case):
            facts.setdefault("personal", 0)
        mix_personal_tokens(case, mission, facts)
    ground.rewrite(case, mission)
    company.rewrite(case, mission)
    asleep = mission.pop("sleepers", None)
    if asleep is not None:
        mission["counters"] = {"sleepers": {str(zone): 1 for zone in as_list(asleep)}}
    if facts:
        mission["facts"] = {**mission.get("facts", {}), **facts}
    if mission:
        case.data["mission"] = mission
    rewrite_tokens(case)
    objectives(case)


def mix_personal_tokens(case: Case, mission: dict[str, Any], facts: dict[str, Any]) -> None:
    """In a game that begins the tokens of the drawn cards are mixed with those that the sheet lists."""
    given = mission.get("objectives")
    if not is_fresh(case) or not isinstance(given, dict) or "facedown" not in given:
        return
    drawn = facts.get("personal", declared(book(NAME), MISSIONS)["personal"].default)
    mixed = {colour: number for colour, number in given["facedown"].items() if number}
    for colour in SLOTS[: int(drawn)]:
        mixed[colour] = mixed.get(colour, 0) + 1
    mission["objectives"] = {**given, "facedown": mixed}


def objectives(case: Case) -> None:
    """Objectives lie face down, red ones if nothing else is written."""
    given = case.data.get("objectives")
    if not isinstance(case.data.get("board"), dict) or given is None:
        return
    found: list[dict[str, str]] = []
    for part in [given] if isinstance(given, dict) else as_list(given):
        rows = part.items() if isinstance(part, dict) else ((part, "red"),)
        found += [{str(zone): str(colour or "red")} for zone, colour in rows]
    mixed: dict[str, int] = {}
    for row in found:
        for colour in row.values():
            mixed[colour] = mixed.get(colour, 0) + 1
    for colour in colours_held(case):
        mixed[colour] = mixed.get(colour, 0) + 1
    mission = case.data.setdefault("mission", {})
    written = mission.setdefault("objectives", {"printed": False})
    if isinstance(written, dict):
        written.setdefault("facedown", mixed)
        written.setdefault("printed", False)
    case.data["objectives"] = found
