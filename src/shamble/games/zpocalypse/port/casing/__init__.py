"""The casebook of Zpocalypse: how positions are written, and what may be expected of them."""

from .casing import CASING

__all__ = ["CASING"]
