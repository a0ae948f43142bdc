"""Zpocalypse in a terminal: the map above the table's panels."""

from __future__ import annotations

from typing import Any, Final

from shamble.kernel.game import start
from shamble.port.screen import MORE, NO_FIGURE, Screen
from shamble.port.speaker import Speaker

from .map_text import draw

LEAST_MAP: Final = 9
"""Fewer lines show not even one tile."""


class ZpoScreen(Screen):
    """The map, and below it what each squad has."""

    def position(self, speaker: Speaker, seat: int, width: int, acting: int = NO_FIGURE) -> str:
        panels = super().position(speaker, seat, width, acting)
        return "\n".join([*draw(speaker.state, width, home(speaker.state, acting)), panels])

    def surroundings(
        self, speaker: Speaker, seat: int, width: int, height: int, acting: int = NO_FIGURE
    ) -> str:
        """The map around whoever acts, and as much of the rest as fits."""
        whole = self.position(speaker, seat, width, acting)
        if whole.count("\n") < height:
            return whole
        state = speaker.state
        around = draw(state, width, home(state, acting), max(LEAST_MAP, height * 2 // 3))
        panels = super().position(speaker, seat, width, acting).splitlines()
        left = height - len(around)
        below = panels if len(panels) <= left else [*panels[: max(0, left - 1)], MORE]
        return "\n".join([*around, *below])

    def mission(self, speaker: Speaker, width: int) -> str:
        """The board as a scenario begins."""
        state = speaker.state
        if not state.layout:
            state = start(state.clone())
        return "\n".join(draw(state, width))

    def help(self, speaker: Speaker) -> str:
        return speaker.say("zpo-map-help")


def home(state: Any, acting: int) -> int:
    """The square that matters now: of the acting squad, of the first one on the board, the entrance."""
    squads = [state.squads[acting]] if 0 <= acting < len(state.squads) else []
    for squad in [*squads, *state.squads]:
        if squad.at > 0:
            return int(squad.at)
    return int(state.entrance)
