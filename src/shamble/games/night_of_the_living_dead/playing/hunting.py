"""Scenes that ask for experience: where there is any to be had."""

from typing import Final

from shamble.family.playing.reading import reached
from shamble.family.position.printed import RED
from shamble.family.position.state import Game

from .house import CLOSER
from .remembering import remembered

PREY: Final = 4
"""So many Ghouls in one zone are few enough to be hunted."""


def wants_levels(state: Game) -> bool:
    """Whether the Scene comes nearer to its end when somebody learns more."""
    levels = tuple([me.level if me.zone >= 0 else -1 for me in state.survivors])
    found: bool = remembered(("levels", state.rules, levels), lambda: would_count(state))
    return found


def would_count(state: Game) -> bool:
    """The same, thought through."""
    after = state.clone()
    for me in after.survivors:
        if me.zone >= 0:
            me.level = RED
    return reached(after) > reached(state) + CLOSER


def hunting_ground(state: Game, who: int) -> int:
    """The nearest zone with no more Ghouls than can be dealt with, or -1."""
    here = state.survivors[who].zone
    crowd = state.crowd
    prey = [zone for zone in range(len(crowd)) if 0 < crowd[zone] <= PREY]
    if not prey:
        return -1
    return min(prey, key=lambda zone: (state.topology.distance(here, zone), zone))
