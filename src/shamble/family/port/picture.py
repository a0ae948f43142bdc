"""The board in a few shapes: zones, the dead, survivors, tokens."""

from __future__ import annotations

from typing import Final

from shamble.family.places.noise import loudness
from shamble.family.position.state import Game, is_facedown
from shamble.port.picture import Box, Disc, Picture

GROUND: Final = "#20242a"
STREET: Final = "#8d9199"
ROOM: Final = "#c9b99a"
DARK: Final = "#7d6f58"
EXIT: Final = "#9fc79a"
DEAD: Final = "#4f7a3a"
NOISE: Final = "#e0b23c"
TOKEN: Final = "#b03a3a"
SPAWN: Final = "#7b2d8b"
DONE: Final = "#5b6f9e"
READY: Final = "#2456c4"

MARGIN: Final = 0.4
RADIUS: Final = 2.0


def picture_of(state: Game) -> Picture:
    """What everybody sees on the table."""
    board = state.rules.board
    exits = state.rules.mission.exits
    shapes: list[Box | Disc] = []
    for zone in board.zones:
        fill = ROOM if zone.kind.indoor else STREET
        fill = DARK if zone.dark else fill
        fill = EXIT if zone.index in exits else fill
        for x, y, width, height in zone.rects:
            shapes.append(
                Box(x + MARGIN, y + MARGIN, width - 2 * MARGIN, height - 2 * MARGIN, fill),
            )
    for door in board.doors:
        if state.open_doors >> door.index & 1 == 0:
            shapes.append(Box(door.x - 1, door.y - 1, 2, 2, TOKEN))
    places = _Places(state)
    for token, at in enumerate(state.spawns):
        if at >= 0 and state.spawning >> token & 1:
            shapes.append(places.next(at, SPAWN, "S"))
    for token, at in enumerate(state.objectives):
        if at >= 0:
            shapes.append(places.next(at, TOKEN, "?" if is_facedown(state, token) else "X"))
    for at, loud in enumerate(loudness(state)):
        if loud:
            shapes.append(places.next(at, NOISE, str(loud)))
    for at in range(len(board.zones)):
        if state.crowd[at]:
            shapes.append(places.next(at, DEAD, str(state.crowd[at])))
    for number, me in enumerate(state.survivors):
        if me.zone >= 0:
            shapes.append(places.next(me.zone, DONE if me.done else READY, str(number + 1)))
    return Picture(float(max(1, board.width)), float(max(1, board.height)), GROUND, shapes)


class _Places:
    """Where the next thing in a zone is drawn: in rows, from its upper left corner on."""

    def __init__(self, state: Game) -> None:
        self.zones = state.rules.board.zones
        self.used = [0] * len(self.zones)

    def next(self, zone: int, fill: str, label: str) -> Disc:
        """A disc in the next place of a zone."""
        rects = self.zones[zone].rects
        left, top, width, height = rects[0] if rects else (0, 0, 1, 1)
        step = 2 * RADIUS + MARGIN
        columns = max(1, int((width - MARGIN) // step))
        number = self.used[zone]
        self.used[zone] = number + 1
        x = left + MARGIN + RADIUS + number % columns * step
        y = top + MARGIN + RADIUS + number // columns * step
        return Disc(x, min(y, top + height - RADIUS), RADIUS, fill, label)
