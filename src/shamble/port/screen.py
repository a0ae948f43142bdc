"""How a game looks in a terminal. A game that says nothing of its own is shown in words, panel by panel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from shamble.kernel.decision import Option

if TYPE_CHECKING:
    from shamble.port.speaker import Speaker

NO_FIGURE: Final = -1
MORE: Final = " ⋮"
"""Stands where something was left out for want of room."""


class Screen:
    """What stands above a question, and what is worth knowing beside it."""

    def position(self, speaker: Speaker, seat: int, width: int, acting: int = NO_FIGURE) -> str:
        """The whole position as a seat may know it; `acting` is the figure that the question is about."""
        panels = speaker.port.panels(speaker.state, seat)
        return "\n".join([speaker.panel(panel, width) for panel in panels])

    def surroundings(
        self, speaker: Speaker, seat: int, width: int, height: int, acting: int = NO_FIGURE
    ) -> str:
        """As much of the position as fits so many lines, around the figure that acts."""
        lines = self.position(speaker, seat, width, acting).splitlines()
        return "\n".join(lines if len(lines) <= height else [*lines[: max(1, height - 1)], MORE])

    def note(self, speaker: Speaker, option: Option) -> str:
        """A few words behind an answer: who is there, what it costs."""
        return ""

    def outlook(self, speaker: Speaker, option: Option, width: int) -> str:
        """What an answer may bring, before the dice are rolled; empty if nothing can be said."""
        return ""

    def abilities(self, speaker: Speaker, seat: int, width: int) -> str:
        """What figures can do, in words; empty if the game has no such thing."""
        return ""

    def mission(self, speaker: Speaker, width: int) -> str:
        """The map of a mission before the game; empty for a game without a map."""
        return ""

    def help(self, speaker: Any) -> str:
        """What the signs on this screen mean; empty if none need words."""
        return ""
