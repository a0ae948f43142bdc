"""The board in letters and lines, for a terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from .kinds import BARRICADE, GAP
from .marks import Mark
from .model import LINK_STREET, Board, Link
from .tiles import Rect

MAX_COLUMNS_PER_CELL: Final = 1.6
LINES_PER_CELL: Final = 0.36
LEAST_LINES: Final = 2

NORTH: Final = 1
EAST: Final = 2
SOUTH: Final = 4
WEST: Final = 8
# One character for each set of arms (north 1, east 2, south 4, west 8).
WALLS: Final = " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"
BORDERS: Final = " ╵╶└╷┆┌├╴┘┄┴┐┤┬┼"

CLOSED_DOOR: Final = "▓"
DARK_FLOOR: Final = "░"
OPEN_DOOR: Final = "╳"
CLOSED_BARRICADE: Final = "█"
OPEN_BARRICADE: Final = "╎"
STAIRS: Final = "⇅"
NOTHING: Final = "\0"


class _Canvas:
    """Characters, and the arms of the lines that meet in each place."""

    __slots__ = ("borders", "chars", "height", "walls", "width")

    def __init__(self, width: int, height: int) -> None:
        self.width: int = width
        self.height: int = height
        self.chars: list[list[str]] = [[" "] * width for _ in range(height)]
        self.walls: list[list[int]] = [[0] * width for _ in range(height)]
        self.borders: list[list[int]] = [[0] * width for _ in range(height)]

    def line(self, arms: list[list[int]], vertical: bool, at: int, low: int, high: int) -> None:
        for place in range(low, high):
            if vertical:
                arms[place][at] |= SOUTH
                arms[place + 1][at] |= NORTH
            else:
                arms[at][place] |= EAST
                arms[at][place + 1] |= WEST

    def write(self, line: int, column: int, text: str) -> None:
        for offset, letter in enumerate(text):
            self.chars[line][column + offset] = letter

    def text(self) -> str:
        rows: list[str] = []
        for line in range(self.height):
            row: list[str] = []
            for column in range(self.width):
                letter = self.chars[line][column]
                if letter == " " and self.walls[line][column]:
                    letter = WALLS[self.walls[line][column]]
                elif letter == " " and self.borders[line][column]:
                    letter = BORDERS[self.borders[line][column]]
                row.append(letter)
            rows.append("".join(row).rstrip())
        return "\n".join(rows) + "\n"


class _Scale:
    """Where the edges of zones fall on the screen, along one axis."""

    __slots__ = ("edges", "places")

    def __init__(self, edges: list[int], per_cell: float) -> None:
        self.edges: list[int] = edges
        self.places: list[int] = [int(edge * per_cell + 0.5) for edge in edges]

    def at(self, value: float) -> int:
        for index in range(1, len(self.edges)):
            low, high = self.edges[index - 1], self.edges[index]
            if value <= high:
                start, end = self.places[index - 1], self.places[index]
                return int(start + (end - start) * (value - low) / (high - low) + 0.5)
        return self.places[-1]

    def make_room(self, low: int, high: int, wanted: int) -> None:
        """Push everything from `high` on outward until there are `wanted` places inside."""
        missing = wanted - (self.at(high) - self.at(low) - 1)
        if missing > 0:
            for index, edge in enumerate(self.edges):
                if edge >= high:
                    self.places[index] += missing


def draw_text(
    board: Board,
    marks: Mapping[int, Sequence[Mark]],
    open_mask: int = 0,
    width: int = 120,
    lines_per_cell: float = LINES_PER_CELL,
    fittings: Sequence[str] = (),
) -> str:
    """The whole board as a box per zone with its short name and what is in it.

    Heavy lines are walls, dotted ones the crossings between street zones; dark rooms are shaded. A gap is an
    opening, a gap with crosses an open door, a thick bar a closed one. Crowded zones grow, so that nothing
    is left out. `fittings` are what stands in each passage; what is printed there, if nothing is said.
    """
    fitted = fittings or [door.fitting for door in board.doors]
    if not board.width:
        return _list_zones(board, marks, open_mask)
    columns = _Scale(
        sorted({edge for zone in board.zones for x, _, w, _ in zone.rects for edge in (x, x + w)}),
        min(MAX_COLUMNS_PER_CELL, (width - 1) / board.width),
    )
    lines = _Scale(
        sorted({edge for zone in board.zones for _, y, _, h in zone.rects for edge in (y, y + h)}),
        lines_per_cell,
    )
    homes = [_largest(zone.rects) for zone in board.zones]
    texts: list[list[str]] = []
    for index in range(len(board.zones)):
        x, _, w, _ = homes[index]
        words = [board.labels[index], *_stairs(board, index, open_mask)]
        words += [mark.label for mark in marks.get(index, ())]
        texts.append(_wrap(words, columns.at(x + w) - columns.at(x) - 2))
    wanted = [(y + h, y, max(LEAST_LINES, len(texts[index]))) for index, (_, y, _, h) in enumerate(homes)]
    for link in board.links:
        if link.kind != LINK_STREET and link.vertical and link.length:
            wanted.append((link.high, link.low, LEAST_LINES))
    for bottom, top, count in sorted(wanted):  # from the top down, so that no push undoes an earlier one
        lines.make_room(top, bottom, count)

    canvas = _Canvas(columns.places[-1] + 1, lines.places[-1] + 1)
    for index, zone in enumerate(board.zones):
        for x, y, w, h in zone.rects:
            arms = canvas.walls if zone.kind.indoor else canvas.borders
            left, right, top, bottom = columns.at(x), columns.at(x + w), lines.at(y), lines.at(y + h)
            canvas.line(arms, True, left, top, bottom)
            canvas.line(arms, True, right, top, bottom)
            canvas.line(arms, False, top, left, right)
            canvas.line(arms, False, bottom, left, right)
            if zone.dark:
                for line in range(top + 1, bottom):
                    canvas.write(line, left + 1, DARK_FLOOR * (right - left - 1))
        x, y, _, _ = homes[index]
        for number, text in enumerate(texts[index]):
            canvas.write(lines.at(y) + 1 + number, columns.at(x) + 1, f" {text}")
    for link in board.links:
        if link.kind != LINK_STREET and link.length:
            _draw_passage(link, _sign(link, open_mask, fitted), canvas, columns, lines)
    return canvas.text()


def _stairs(board: Board, zone: int, open_mask: int) -> list[str]:
    """Where stairs and lifts lead from a zone; what is shut stands in front."""
    found: list[str] = []
    for link in board.links:
        if link.length == 0 and zone in (link.a, link.b):
            closed = link.door >= 0 and not open_mask >> link.door & 1
            there = board.labels[link.b if link.a == zone else link.a]
            found.append(f"{CLOSED_DOOR if closed else ''}{STAIRS}{there}")
    return found


def _largest(rects: tuple[Rect, ...]) -> Rect:
    best = rects[0]
    for rect in rects:
        if rect[2] * rect[3] > best[2] * best[3]:
            best = rect
    return best


def _wrap(words: list[str], width: int) -> list[str]:
    """Words broken into lines of a zone's width; a word longer than that is cut."""
    rows: list[str] = []
    row = ""
    for word in words:
        word = word[:width]
        if row and len(row) + 1 + len(word) > width:
            rows.append(row)
            row = word
        else:
            row = f"{row} {word}" if row else word
    rows.append(row)
    return rows


def _sign(link: Link, open_mask: int, fitted: Sequence[str]) -> str:
    """What stands in a passage; nothing in an opening, whether something could be put there or not."""
    if link.door < 0 or fitted[link.door] == GAP:
        return NOTHING
    is_open = open_mask >> link.door & 1
    if fitted[link.door] == BARRICADE:
        return OPEN_BARRICADE if is_open else CLOSED_BARRICADE
    return OPEN_DOOR if is_open else CLOSED_DOOR


def _draw_passage(link: Link, letter: str, canvas: _Canvas, columns: _Scale, lines: _Scale) -> None:
    """Cut the gap of an opening or a door into its wall."""
    along, across = (lines, columns) if link.vertical else (columns, lines)
    start, end = along.at(link.low) + 1, along.at(link.high) - 1
    size = max(1, min(end - start, 2 if link.vertical else 5))
    middle = along.at(link.y if link.vertical else link.x)
    first = max(start, min(middle - size // 2, end - size + 1))
    at = across.at(link.x if link.vertical else link.y)
    for place in range(first, first + size):
        line, column = (place, at) if link.vertical else (at, place)
        canvas.walls[line][column] = 0
        canvas.borders[line][column] = 0
        if letter != NOTHING:
            canvas.chars[line][column] = letter


def _list_zones(board: Board, marks: Mapping[int, Sequence[Mark]], open_mask: int) -> str:
    """A board without a map: one line per zone with its ways and what is in it."""
    rows: list[str] = []
    for zone in board.zones:
        ways: list[str] = []
        for link in board.links:
            if zone.index not in (link.a, link.b):
                continue
            other = board.labels[link.b if link.a == zone.index else link.a]
            closed = link.door >= 0 and not open_mask >> link.door & 1
            if link.one_way and link.b == zone.index:
                continue
            ways.append((CLOSED_DOOR if closed else OPEN_DOOR if link.door >= 0 else "") + other)
        frame = ("┃", "┃") if zone.kind.indoor else ("┆", "┆")
        floor = DARK_FLOOR if zone.dark else " "
        here = " ".join([mark.label for mark in marks.get(zone.index, ())])
        rows.append(f"{frame[0]}{floor}{zone.name}{floor}{frame[1]} → {', '.join(ways)}  {here}".rstrip())
    return "\n".join(rows) + "\n"
