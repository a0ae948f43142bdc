"""The map of a mission with its zones shaded: where something happens often."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Final

from shamble.family.board.draw import draw_svg
from shamble.family.missions.mission import Mission

from .maps import PALETTES, start_marks

UNIT: Final = 10
"""Drawing units per cell of the board, as in the drawing itself."""

GLOW: Final = "#ff2d3f"
FAINT: Final = 0.12
STRONG: Final = 0.72


def heat_map(mission: Mission, heat: Mapping[str, float], theme: str) -> str:
    """The map as it begins; the hotter a zone, the redder."""
    board = mission.board
    drawn = draw_svg(
        board, start_marks(mission), mission.open_doors, PALETTES[theme], fittings=mission.fittings
    )
    shades = []
    for zone in board.zones:
        share = heat.get(board.labels[zone.index], 0.0)
        if share <= 0.0:
            continue
        opacity = FAINT + (STRONG - FAINT) * min(1.0, share)
        for x, y, width, height in zone.rects:
            box = f'x="{x * UNIT}" y="{y * UNIT}" width="{width * UNIT}" height="{height * UNIT}"'
            title = f"<title>{escape(board.labels[zone.index])}</title>"
            shades.append(f'<rect {box} fill="{GLOW}" fill-opacity="{opacity:.2f}">{title}</rect>')
    end = drawn.rindex("</svg>")
    return drawn[:end] + "".join(shades) + drawn[end:]
