"""Observations as arrays: one row of bytes for a game, and views into it by the names of its parts."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from shamble.kernel.observing import HIGHEST, NO_VALUE, ROW, Observer

Observed = Any
"""A dictionary of arrays, or one flat array."""

DICT: Final = "dict"
FLAT: Final = "flat"
SHAPES: Final = (DICT, FLAT)

OPTIONS: Final = "options"
"""The part that lists the answers as rows, if it is asked for."""

LARGEST_ROW: Final = 65_535


class Layout:
    """How observations of one setting are laid out, and the spaces that they are in."""

    def __init__(self, observer: Observer, shape: str, most_rows: int) -> None:
        self.size = observer.size
        self.shape = shape
        self.most_rows = most_rows
        self.fields = np.dtype([(part.name, np.uint8, part.shape) for part in observer.parts])
        assert self.fields.itemsize == observer.size
        self.names = [part.name for part in observer.parts]
        self.space: spaces.Space[Any] = self._space(observer)

    def _space(self, observer: Observer) -> spaces.Space[Any]:
        flat = spaces.Box(0, HIGHEST, (self.size,), np.uint8)
        options = spaces.Box(NO_VALUE, LARGEST_ROW, (max(1, self.most_rows), ROW), np.int32)
        if self.shape == FLAT:
            return spaces.Dict({"observation": flat, OPTIONS: options}) if self.most_rows else flat
        parts: dict[str, spaces.Space[Any]] = {
            part.name: spaces.Box(0, HIGHEST, part.shape, np.uint8) for part in observer.parts
        }
        if self.most_rows:
            parts[OPTIONS] = options
        return spaces.Dict(parts)

    def views(self, rows: NDArray[np.uint8], options: NDArray[np.int32] | None) -> Observed:
        """Arrays of one game or of many, by the names of the parts; nothing is copied."""
        if self.shape == FLAT:
            return {"observation": rows, OPTIONS: options} if options is not None else rows
        told = rows.view(self.fields)[..., 0]
        found = {name: told[name] for name in self.names}
        if options is not None:
            found[OPTIONS] = options
        return found
