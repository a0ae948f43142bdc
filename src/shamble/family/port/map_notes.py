"""What a map alone lets one expect: spawn zones close to the team, open doors beside them."""

from __future__ import annotations

from collections import deque
from typing import Final

from shamble.family.board.model import Board
from shamble.family.missions.mission import Mission
from shamble.port.study import Note

NEAR: Final = 2
"""So many zones from where the team begins a spawn zone is close: what comes out of it arrives at once."""

BESIDE: Final = 1
"""So far from a spawn zone an open door lets in whatever comes."""

NO_WAY: Final = -1


def map_notes(mission: Mission) -> list[Note]:
    """Everything that is worth saying of the map as the mission begins."""
    board = mission.board
    labels = board.labels
    found: list[Note] = []
    awake = [zone for token, zone in enumerate(mission.spawns) if is_awake(mission, token) and zone >= 0]
    from_start = walks(board, mission.open_doors, mission.starts)
    for zone in awake:
        if 0 <= from_start[zone] <= NEAR:
            found.append(Note("spawn-near", {"place": labels[zone], "steps": from_start[zone]}))
    from_spawn = walks(board, mission.open_doors, awake)
    for door in board.doors:
        if not mission.open_doors >> door.index & 1:
            continue
        outside, inside = door.a, door.b
        if board.zones[outside].kind.indoor:
            outside, inside = inside, outside
        if board.zones[outside].kind.indoor or not board.zones[inside].kind.indoor:
            continue
        if 0 <= from_spawn[outside] <= BESIDE:
            args = {"place": labels[inside], "outside": labels[outside], "steps": from_spawn[outside]}
            found.append(Note("open-door", args))
    everywhere = walks(board, (1 << len(board.doors)) - 1, mission.starts)
    for zone in (*mission.objectives, *mission.crates, *mission.exits):
        if zone >= 0 and everywhere[zone] == NO_WAY:
            found.append(Note("walled-off", {"place": labels[zone]}))
    return found


def is_awake(mission: Mission, token: int) -> bool:
    """Whether a spawn token brings the dead from the first round on."""
    colour = mission.colours[mission.spawn_colours[token]]
    return not colour.sleeps and not mission.asleep >> token & 1


def walks(board: Board, doors: int, starts: tuple[int, ...] | list[int]) -> list[int]:
    """For each zone how many steps it is from the nearest start, through the doors that stand open."""
    neighbours = board.topology(doors).neighbours
    steps = [NO_WAY] * len(board.zones)
    waiting = deque(starts)
    for zone in starts:
        steps[zone] = 0
    while waiting:
        here = waiting.popleft()
        for zone in neighbours[here]:
            if steps[zone] == NO_WAY:
                steps[zone] = steps[here] + 1
                waiting.append(zone)
    return steps
