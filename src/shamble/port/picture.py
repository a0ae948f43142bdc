"""A position in a few plain shapes, from which pictures are made where there is nothing to draw with."""

from __future__ import annotations

from msgspec import Struct


class Box(Struct):
    """A rectangle, by its upper left corner."""

    x: float
    y: float
    width: float
    height: float
    fill: str


class Disc(Struct):
    """A figure or a token: a filled circle, with a short label where letters can be drawn."""

    x: float
    y: float
    radius: float
    fill: str
    label: str = ""


class Picture(Struct):
    """Shapes in drawing order, on ground of one colour. Colours are written `#rrggbb`."""

    width: float
    height: float
    ground: str
    shapes: list[Box | Disc]
