"""Pictures of a position: as SVG, and as an array of pixels, drawn without any library of drawings."""

from __future__ import annotations

from html import escape
from typing import Final

import numpy as np
from numpy.typing import NDArray

from shamble.port.picture import Box, Picture

LONGER_SIDE: Final = 480
"""Pixels of the longer side of a picture."""


def as_svg(picture: Picture) -> str:
    """The picture as an SVG document."""
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {picture.width:g} {picture.height:g}">',
        f'<rect width="100%" height="100%" fill="{picture.ground}"/>',
    ]
    for shape in picture.shapes:
        if isinstance(shape, Box):
            parts.append(
                f'<rect x="{shape.x:g}" y="{shape.y:g}" width="{shape.width:g}" '
                f'height="{shape.height:g}" fill="{shape.fill}"/>'
            )
            continue
        parts.append(f'<circle cx="{shape.x:g}" cy="{shape.y:g}" r="{shape.radius:g}" fill="{shape.fill}"/>')
        if shape.label:
            parts.append(
                f'<text x="{shape.x:g}" y="{shape.y:g}" font-size="{1.3 * shape.radius:g}" fill="#ffffff" '
                f'text-anchor="middle" dominant-baseline="central">{escape(shape.label)}</text>'
            )
    return "".join([*parts, "</svg>"])


def as_pixels(picture: Picture) -> NDArray[np.uint8]:
    """The picture as rows of pixels, each red, green and blue; labels are left out."""
    scale = LONGER_SIDE / max(picture.width, picture.height)
    height, width = max(1, round(picture.height * scale)), max(1, round(picture.width * scale))
    pixels = np.empty((height, width, 3), np.uint8)
    pixels[:] = _colour(picture.ground)
    for shape in picture.shapes:
        if isinstance(shape, Box):
            top, bottom = _span(shape.y, shape.height, scale, height)
            left, right = _span(shape.x, shape.width, scale, width)
            pixels[top:bottom, left:right] = _colour(shape.fill)
            continue
        top, bottom = _span(shape.y - shape.radius, 2 * shape.radius, scale, height)
        left, right = _span(shape.x - shape.radius, 2 * shape.radius, scale, width)
        rows = np.arange(top, bottom)[:, None] + 0.5 - shape.y * scale
        columns = np.arange(left, right)[None, :] + 0.5 - shape.x * scale
        pixels[top:bottom, left:right][rows**2 + columns**2 <= (shape.radius * scale) ** 2] = _colour(
            shape.fill
        )
    return pixels


def _span(start: float, length: float, scale: float, limit: int) -> tuple[int, int]:
    """From which pixel to which something reaches, inside the picture."""
    return max(0, round(start * scale)), max(0, min(limit, round((start + length) * scale)))


def _colour(fill: str) -> tuple[int, int, int]:
    """Red, green and blue of `#rrggbb`."""
    return int(fill[1:3], 16), int(fill[3:5], 16), int(fill[5:7], 16)
