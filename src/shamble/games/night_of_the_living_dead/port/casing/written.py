"""What this game writes shorter than the family, put into the family's words before a case is read."""

from __future__ import annotations

from typing import Any, Final

from shamble.family.board.kinds import GAP
from shamble.port.casing import Case, as_list, as_text, as_texts

from .people import ROMERO_SKILLS

DONE: Final = "rewritten"
WHITE: Final = "white"
ROOM: Final = "room"


def rewrite(case: Case) -> None:
    """Once for every case: gaps in which barricades may be built, tokens on tiles, spawns, skills by side."""
    if case.data.get(DONE):
        return
    case.data[DONE] = True
    given = case.data.get("mission")
    mission: dict[str, Any] = dict(given) if isinstance(given, dict) else {}
    board = case.data.get("board")
    if isinstance(board, dict):
        case.data["board"] = board = dict(board)
        if "tiles" in board:
            lay_tokens(board, mission)
        else:
            leave_gaps(board, mission)
        spawns(case, mission)
    if mission:
        case.data["mission"] = mission
    survivors(case)
    starts = as_list(mission.get("start"))
    if starts and isinstance(board, dict):
        given = case.data.get("survivors")
        people = given.items() if isinstance(given, dict) else [(name, {}) for name in as_list(given)]
        rows = {name: row if isinstance(row, dict) else {"at": row} for name, row in people}
        case.data["survivors"] = {name: {"at": starts[0], **row} for name, row in rows.items()}


def pair(word: Any) -> list[str]:
    """The two zones of a way."""
    if isinstance(word, list):
        return as_texts(word)
    text = as_text(word)
    return [part.strip() for part in text.split("|" if "|" in text else "-")]


def leave_gaps(board: dict[str, Any], mission: dict[str, Any]) -> None:
    """Where the Scene lets survivors build, doorways and windows are gaps, which tokens may fill."""
    if not isinstance(mission.get("building"), dict):
        return
    rooms = {str(zone) for zone, kind in (board.get("zones") or {}).items() if kind == ROOM}
    kept = []
    links = as_list(board.get("links"))
    if len(links) == 2 and all(isinstance(word, str) and not set("-|") & set(word) for word in links):
        links = [links]
    for word in links:
        if rooms & set(pair(word)):
            board["passages"] = {**board.get("passages", {}), "-".join(pair(word)): GAP}
        else:
            kept.append(word)
    if "links" in board:
        board["links"] = kept


def lay_tokens(board: dict[str, Any], mission: dict[str, Any]) -> None:
    """On tiles, tokens are laid by the Scene."""
    doors = [{"between": pair(word), "state": "closed"} for word in as_list(board.pop("doors", None))]
    laid = dict(board.pop("passages", None) or {})
    barricades = [{"between": pair(word), "state": "closed"} for word in laid]
    if doors:
        mission["doors"] = [*mission.get("doors", ()), *doors]
    if barricades:
        mission["barricades"] = [*mission.get("barricades", ()), *barricades]


def spawns(case: Case, mission: dict[str, Any]) -> None:
    """Spawn tokens in clockwise order; the first one is white unless another is."""
    if "spawns" not in case.data:
        return
    rows: list[dict[str, Any]] = []
    for part in as_list(case.data.pop("spawns")):
        for zone, said in part.items() if isinstance(part, dict) else ((part, ""),):
            row = dict(said) if isinstance(said, dict) else {"colour": as_text(said or "")}
            if row.get("colour") == "asleep":
                row = {"asleep": True}
            rows.append({"zone": as_text(zone), **row})
    white = next((at for at, row in enumerate(rows) if row.get("colour") == WHITE), -1)
    if white < 0 and rows and not rows[0].get("colour"):
        white = 0
    if white >= 0:
        rows = rows[white:] + rows[:white]
        rows[0].pop("colour", None)
        rows[0]["start"] = True
    mission["spawns"] = rows


def survivors(case: Case) -> None:
    """Skills that are given completely, for each side."""
    given = case.data.get("survivors")
    if not isinstance(given, dict):
        return
    for name, row in given.items():
        if isinstance(row, dict) and isinstance(row.get("only skills"), dict):
            sides = row["only skills"]
            given[name] = {
                **row,
                "only skills": as_list(sides.get("zombicide")),
                ROMERO_SKILLS: as_list(sides.get("romero")),
            }
