"""What the dead make for now, asked of the rules without moving anybody."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from shamble.games.zpocalypse.dead import turn
from shamble.games.zpocalypse.dead.aims import THE_BUNKER, course_of
from shamble.games.zpocalypse.dead.figures import figure_at
from shamble.games.zpocalypse.table import COLOURS
from shamble.port.casing import Mistake

from . import grid


def _figure(state: Any, square: int) -> int:
    figure = figure_at(state, square)
    if not figure:
        raise Mistake("casebook-wrong-form", field="zombie", wanted="c4", found=grid.name(state, square))
    return int(figure)


def goals(state: Any, square: int) -> str:
    """What the zombie on a square makes for: a squad, several, the entrance, nothing."""
    found = course_of(state, _figure(state, square)).goals
    if not found:
        return "none"
    if found == (THE_BUNKER,):
        return "entrance"
    return " or ".join(COLOURS[state.rules.colours[seat]] for seat in found)


def shares(state: Any) -> Mapping[str, int]:
    """How many figures make for each squad."""
    return {COLOURS[state.rules.colours[seat]]: number for seat, number in turn.shares(state).items()}


def ends(state: Any, square: int) -> list[int]:
    """Where the walk of a figure may end if it walked now."""
    _figure(state, square)
    return turn.ends(state, square)
