"""The casebook of the Zombicides: how their positions are written, built and compared."""

from .casing import CASING, ZombicideCasing

__all__ = ["CASING", "ZombicideCasing"]
