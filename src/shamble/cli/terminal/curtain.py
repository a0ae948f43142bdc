"""A curtain between people at one screen whose hands are hidden from each other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from shamble.cli.terminal.seats import NOBODY_HERE, Seats
from shamble.kernel.event import Event
from shamble.text import t

CLOTH: Final = "\n" * 100
"""What is written between two people where a screen cannot be wiped."""

WIPE: Final = "\033[2J\033[3J\033[H"
"""What wipes a terminal, with all that has scrolled away."""


class Curtain:
    """Falls whenever another person must answer, and opens when that person says so."""

    def __init__(
        self, seats: Seats, read: Callable[[str], str], write: Callable[[str], None], cloth: str = CLOTH
    ) -> None:
        self.seats = seats
        self.read = read
        self.write = write
        self.cloth = cloth
        table = seats.table
        self.told_before = len(table.events) if table.record.entries else 0
        """What everybody knows of a game that goes on; of a new one nobody has been told anything."""
        self.seen_by: dict[int, int] = {}
        """How much of the game each person has been told."""
        self._news: list[Event] = []

    @property
    def is_open(self) -> bool:
        """Whether somebody may read what is written now."""
        return not self.seats.hides or self.seats.at_screen != NOBODY_HERE

    def open_for(self, seat: int) -> bool:
        """Let a person see the screen, and nobody else; False if the input ends before that."""
        here = self.seats.at_screen
        if seat == here or not self.seats.hides:
            self.seats.sit_down(seat)
            return True
        name = self.seats.name(seat)
        try:
            if here != NOBODY_HERE:
                self.read(t("term-pass-screen", player=name))
            self.seats.at_screen = NOBODY_HERE
            self.write(self.cloth)
            self.read(t("term-take-screen", player=name))
        except EOFError:
            return False
        self.write(self.cloth)
        self.seats.sit_down(seat)
        self._news = [event for group in self.seats.table.events[self._seen(seat) :] for event in group]
        self.mark_seen()
        return True

    def news(self) -> list[Event]:
        """What happened while the person who has just sat down could not look; told once."""
        told, self._news = self._news, []
        return told

    def mark_seen(self) -> None:
        """Whoever is here has been told everything up to now."""
        self.seen_by[self.seats.at_screen] = len(self.seats.table.events)

    def _seen(self, seat: int) -> int:
        return self.seen_by.get(seat, self.told_before)
