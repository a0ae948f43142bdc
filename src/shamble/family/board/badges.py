"""Badges on the picture of a board, laid out in rows so that a crowd still fits its zone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Final

from .marks import DEAD, MARK_STYLES, PERSON, TOKEN, Mark

ROW: Final = 33
"""Height of a row of badges, at full size."""

SPACE: Final = 5
SCALES: Final = (1.0, 0.9, 0.8, 0.7, 0.62)
TIGHT_SCALE: Final = 0.56
NAME_WIDTH: Final = 38
NAME_HEIGHT: Final = 32
MARGIN: Final = 10


def draw_badges(
    marks: Sequence[Mark], x: int, y: int, w: int, h: int, palette: Mapping[str, str], out: list[str]
) -> None:
    """Fill a zone below its name, then beside it too; what still does not fit becomes a count."""
    width = w - 2 * MARGIN
    below = h - NAME_HEIGHT - MARGIN
    widest = max([_badge_width(mark) for mark in marks], default=0.0)
    for scale in SCALES:
        rows = _rows_of(marks, width / scale, 0.0)
        if len(rows) * ROW * scale <= below and widest * scale <= width:
            top = y + NAME_HEIGHT + (below - len(rows) * ROW * scale) / 2
            for row in rows:
                _draw_row(row, x + (w - _length(row) * scale) / 2, top, scale, palette, out)
                top += ROW * scale
            return
    scale = min(TIGHT_SCALE, width / max(widest, 1.0))
    indent = NAME_WIDTH / scale
    rows = _rows_of(marks, width / scale, indent)
    shown = len(marks)
    while shown > 1 and len(rows) * ROW * scale > h - 1.5 * MARGIN:
        shown -= 1
        rest = Mark("more", f"+{len(marks) - shown}")
        rows = _rows_of([*marks[:shown], rest], width / scale, indent)
    top = y + MARGIN
    for number, row in enumerate(rows):
        left = x + w - MARGIN - _length(row) * scale if number == 0 else x + (w - _length(row) * scale) / 2
        _draw_row(row, left, top, scale, palette, out)
        top += ROW * scale


def _draw_row(
    row: list[Mark], left: float, top: float, scale: float, palette: Mapping[str, str], out: list[str]
) -> None:
    for mark in row:
        place = f"translate({left:.1f} {top:.1f}) scale({scale:g})"
        out.append(f'<g class="badge" transform="{place}">{_badge(mark, palette)}</g>')
        left += (_badge_width(mark) + SPACE) * scale


def _rows_of(marks: Sequence[Mark], width: float, indent: float) -> list[list[Mark]]:
    """Marks broken into rows of a width; the first row starts after an indent and may stay empty."""
    rows: list[list[Mark]] = [[]] if marks else []
    used = indent
    for mark in marks:
        needs = _badge_width(mark)
        if used + needs > width and used > 0:
            rows.append([])
            used = 0.0
        rows[-1].append(mark)
        used += needs + SPACE
    return rows


def _length(row: list[Mark]) -> float:
    return sum([_badge_width(mark) + SPACE for mark in row]) - SPACE if row else 0.0


def _badge_width(mark: Mark) -> float:
    return max(30.0, 12.0 * len(mark.label) + 16)


def _badge(mark: Mark, palette: Mapping[str, str]) -> str:
    """The living are filled pills, the dead filled boxes with cut corners, tokens dark with a bright rim."""
    family, colour_name = MARK_STYLES.get(mark.kind, (TOKEN, "paper"))
    colour, ink = palette[colour_name], palette["ink"]
    w = _badge_width(mark)
    fill = colour if family == TOKEN else ink
    text = f'<text x="{w / 2:g}" y="21.5" fill="{fill}">{escape(mark.label)}</text>'
    if family == PERSON:
        rim = f'fill="{colour}" stroke="{ink}" stroke-width="3"'
        return f'<rect width="{w:g}" height="29" rx="14.5" {rim}/>{text}'
    if family == DEAD:
        d = f"M7 0H{w - 7:g}L{w:g} 7V22L{w - 7:g} 29H7L0 22V7Z"
        return f'<path d="{d}" fill="{colour}" stroke="{ink}" stroke-width="3"/>{text}'
    return f'<rect width="{w:g}" height="29" rx="6" fill="{ink}" stroke="{colour}" stroke-width="2.5"/>{text}'
