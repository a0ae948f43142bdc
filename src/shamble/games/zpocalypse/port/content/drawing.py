"""Drawings of squares: `. # E` with red lines between them, or `6x3` with marks and lines in words."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from shamble.games.zpocalypse.printed import (
    BIOHAZARD,
    BLOCKED,
    EAST,
    ENTRANCE,
    NORTH,
    RADIATION,
    SEARCH_ARMORY,
    SEARCH_FOOD,
    SEARCH_ITEMS,
    SIDES,
    SOUTH,
    TUNNEL,
    VOID,
    WEST,
    YIELD,
)

SIGNS: Final = {
    ".": 0,
    "#": BLOCKED,
    "E": ENTRANCE,
    "T": TUNNEL,
    "y": YIELD,
    "b": BIOHAZARD,
    "r": RADIATION,
    "A": SEARCH_ARMORY,
    "F": SEARCH_FOOD,
    "I": SEARCH_ITEMS,
    "_": VOID | BLOCKED,
}
MARKS: Final = {
    "plain": 0,
    "blocked": BLOCKED,
    "entrance": ENTRANCE,
    "tunnel": TUNNEL,
    "yield": YIELD,
    "biohazard": BIOHAZARD,
    "radiation": RADIATION,
    "armory": SEARCH_ARMORY,
    "food": SEARCH_FOOD,
    "items": SEARCH_ITEMS,
    "void": VOID | BLOCKED,
}
STEPS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""North, east, south, west."""

_SIZE: Final = re.compile(r"(\d+)x(\d+)")
_SQUARE: Final = re.compile(r"([a-z]+)(\d+)")


class DrawingError(Exception):
    """A drawing that cannot be read: what is wrong with it, in plain words."""


class Drawing:
    """Squares with their marks, row by row from the north-west, and red lines as place * 4 + side."""

    __slots__ = ("height", "lines", "marks", "width")

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.marks = [0] * (width * height)
        self.lines: set[int] = set()

    def line(self, x: int, y: int, side: int) -> None:
        """A red line, told from both squares."""
        self.lines.add((y * self.width + x) * 4 + side)
        u, v = x + STEPS[side][0], y + STEPS[side][1]
        if 0 <= u < self.width and 0 <= v < self.height:
            self.lines.add((v * self.width + u) * 4 + (side + 2) % 4)

    def place(self, name: str) -> tuple[int, int]:
        """Column and row of a square by its name."""
        found = _SQUARE.fullmatch(name.strip().lower())
        if found:
            x, y = column_of(found[1]), int(found[2]) - 1
            if 0 <= x < self.width and 0 <= y < self.height:
                return x, y
        last = f"{column_name(self.width - 1)}{self.height}"
        raise DrawingError(f"there is no square {name}; the squares are a1 to {last}")


def column_of(letters: str) -> int:
    """The number of a column by its letters: a is 0, aa is 26."""
    number = 0
    for letter in letters:
        number = number * 26 + ord(letter) - 96
    return number - 1


def column_name(number: int) -> str:
    """The letters of a column."""
    letters = ""
    number += 1
    while number:
        number, rest = divmod(number - 1, 26)
        letters = chr(97 + rest) + letters
    return letters


def square_name(place: int, width: int) -> str:
    """The name of a square by its place."""
    return f"{column_name(place % width)}{place // width + 1}"


def read_drawing(
    written: str | Sequence[str], marks: Mapping[str, str] | None = None, lines: Sequence[str] = ()
) -> Drawing:
    """The drawing that somebody wrote, with what is said besides in words."""
    found = _sized(written) or _drawn(written)
    for name, mark in (marks or {}).items():
        x, y = found.place(name)
        if mark not in MARKS:
            raise DrawingError(f"there is no mark {mark}; marks are {', '.join(MARKS)}")
        found.marks[y * found.width + x] = MARKS[mark]
    for line in lines:
        name, _, side = line.partition(" ")
        if side not in SIDES:
            raise DrawingError(f"{line} is no edge; edges are written as c2 north")
        x, y = found.place(name)
        found.line(x, y, SIDES.index(side))
    return found


def _sized(written: str | Sequence[str]) -> Drawing | None:
    size = _SIZE.fullmatch(written.strip()) if isinstance(written, str) else None
    if size is None:
        return None
    if not int(size[1]) or not int(size[2]):
        raise DrawingError(f"{written} has no squares")
    return Drawing(int(size[1]), int(size[2]))


def _drawn(written: str | Sequence[str]) -> Drawing:
    rows = written.splitlines() if isinstance(written, str) else list(written)
    rows = [row.rstrip() for row in rows if row.strip()]
    squares = [row for row in rows if not _is_edges(row)]
    if not squares:
        raise DrawingError("it has no squares")
    width = (len(squares[0]) + 1) // 2
    found = Drawing(width, len(squares))
    y = -1
    for row in rows:
        if _is_edges(row):
            _edges(found, row, y)
            continue
        y += 1
        if (len(row) + 1) // 2 != width:
            raise DrawingError(f"the row {row!r} has {(len(row) + 1) // 2} squares instead of {width}")
        for x in range(width):
            sign = row[2 * x]
            if sign not in SIGNS:
                raise DrawingError(f"{sign!r} is no square; squares are {' '.join(SIGNS)}")
            found.marks[y * width + x] = SIGNS[sign]
            edge = row[2 * x + 1 : 2 * x + 2]
            if edge == "|":
                found.line(x, y, EAST)
            elif edge not in ("", " ", "."):
                raise DrawingError(f"{edge!r} between two squares is neither a blank nor |")
    return found


def _is_edges(row: str) -> bool:
    return "-" in row


def _edges(found: Drawing, row: str, above: int) -> None:
    """A row of edges, below the row of squares before it."""
    for at, sign in enumerate(row):
        if sign == "-" and at % 2 == 0 and at // 2 < found.width:
            found.line(at // 2, max(above, 0), SOUTH if above >= 0 else NORTH)
        elif sign not in ". -" or (sign == "-" and at % 2):
            raise DrawingError(f"the row of edges {row!r} has - only over squares")


__all__ = ["WEST", "Drawing", "DrawingError", "column_name", "column_of", "read_drawing", "square_name"]
