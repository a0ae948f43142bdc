"""Drawings of a board: letters for the terminal, SVG for pictures."""

from .map_svg import DAY, NIGHT, draw_svg
from .map_text import draw_text
from .marks import Mark

__all__ = ["DAY", "Mark", "NIGHT", "draw_svg", "draw_text"]
