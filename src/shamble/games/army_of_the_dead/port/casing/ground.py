"""The ground of a case: floors with their lifts, Door tokens, passages by their printed names."""

from __future__ import annotations

from itertools import combinations
from typing import Any, Final

from shamble.family.port.content.books import tiles
from shamble.port.casing import Case, Mistake, as_list, as_map, as_text, as_texts, told, unknown

from ...ground import ELEVATOR, VAULT_DOOR

GROUND: Final = "ground"
PASSAGES: Final = {"vault door": VAULT_DOOR.name}
FLOORS_EXAMPLE: Final = "{up: [C, D]}"


def rewrite(case: Case, mission: dict[str, Any]) -> None:
    """A board of the case's own, in the words of the family."""
    given = case.data.get("board")
    if not isinstance(given, dict):
        return
    board: dict[str, Any] = dict(given)
    lay_door_tokens(case, board, mission)
    if "passages" in board:
        named = as_map(board["passages"], "passages", "{T-V: vault door}")
        board["passages"] = {pair: PASSAGES.get(as_text(word), word) for pair, word in named.items()}
    if "tiles" in board:
        join_floors_of_tiles(case, board)
    else:
        join_floors(board)
    case.data["board"] = board


def lay_door_tokens(case: Case, board: dict[str, Any], mission: dict[str, Any]) -> None:
    """A Door token lies on its closed side."""
    rows = [row for row in as_list(mission.get("doors")) if isinstance(row, dict)]
    named = {frozenset(as_texts(row.get("between"))) for row in rows}
    given = as_list(board.get("doors"))
    if len(given) == 2 and all(isinstance(word, str) and not set("-|") & set(word) for word in given):
        given = [given]
    for word in given:
        pair = as_texts(word) if isinstance(word, list) else parted(as_text(word), board)
        if frozenset(pair) not in named:
            rows.append({"between": pair, "state": "closed"})
    if rows:
        mission["doors"] = rows
    if "tiles" in board:
        board.pop("doors", None)


def parted(word: str, board: dict[str, Any]) -> list[str]:
    """The two zones of `A|B` or `A-B`."""
    if "|" in word:
        return [part.strip() for part in word.split("|")]
    zones = board.get("zones") or {}
    parts = word.split("-")
    cuts = [("-".join(parts[:at]).strip(), "-".join(parts[at:]).strip()) for at in range(1, len(parts))]
    known = [list(cut) for cut in cuts if cut[0] in zones and cut[1] in zones]
    if not known:
        raise Mistake("casebook-wrong-form", field="doors", wanted="[A-B]", found=told(word))
    return known[0]


def join_floors(board: dict[str, Any]) -> None:
    """Every lift is next to every lift of another floor, and nothing is seen through the shaft."""
    zones = as_map(board.get("zones"), "zones", "{A: elevator}")
    floor = dict.fromkeys(zones, GROUND)
    for name, members in as_map(board.pop("floors", None), "floors", FLOORS_EXAMPLE).items():
        for zone in as_texts(members):
            if zone not in floor:
                raise unknown("zone", zone, list(zones))
            floor[zone] = as_text(name)
    named = as_texts(board.pop("elevators", None))
    lifts = [zone for zone, kind in zones.items() if zone in named or as_text(kind) == ELEVATOR.name]
    joins = [f"{one}-{other}" for one, other in combinations(lifts, 2) if floor[one] != floor[other]]
    if joins:
        board["blind"] = [*as_list(board.get("blind")), *joins]


def join_floors_of_tiles(case: Case, board: dict[str, Any]) -> None:
    """The same for tiles: their lifts are drawn on them."""
    faces = tiles(case.game)
    grids = {"": board["tiles"]}
    for name, row in as_map(board.get("floors"), "floors", "{up: {tiles: [[V4]], rotations: [[0]]}}").items():
        grids[f"{name}/"] = row["tiles"]
    lifts: list[tuple[str, str]] = []
    for prefix, grid in grids.items():
        rows = [as_texts(row) for row in grid] if isinstance(grid[0], list) else [as_texts(grid)]
        for y, row in enumerate(rows):
            for x, tile in enumerate(row):
                for zone in faces[tile].zones if tile in faces else ():
                    if zone.kind is ELEVATOR:
                        lifts.append((prefix, f"{prefix}r{y}c{x}:{tile}.{zone.id}"))
    joins = [[a, b] for (one, a), (other, b) in combinations(lifts, 2) if one != other]
    if joins:
        board["joins"] = [
            *as_list(board.get("joins")),
            *[{"between": pair, "sight": False} for pair in joins],
        ]
