"""The games: each adds its rules, its content files and its missions to a parent or to the kernel."""

from typing import Final


class GameEntry:
    """A game that can be played: its public name, the package it lives in, and the game it builds on."""

    __slots__ = ("name", "package", "parent")

    def __init__(self, name: str, package: str, parent: str = "") -> None:
        self.name = name
        self.package = package
        self.parent = parent


GAMES: Final = {entry.name: entry for entry in (GameEntry("zombicide-2e", "zombicide_2e"),)}
"""Every game by its public name, the first one first."""
