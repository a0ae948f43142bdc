"""The content of Zpocalypse: its files, their shapes, and what they become for the rules."""

from .files import printed

__all__ = ["printed"]
