"""Passages between zones: what stands in each, whether it is open, and the one way in which that changes."""

from typing import Final

from shamble.family.board.kinds import Fitting
from shamble.family.position.state import Game
from shamble.kernel.moments import happen
from shamble.kernel.run import Run

SHUT: Final = 0
STANDS_OPEN: Final = 1
AS_BEFORE: Final = -1
"""The fitting of a passage that keeps what it has."""


def set_passages(run: Run, state: Game, doors: int, stand: int, fitting: int = AS_BEFORE) -> None:
    """Passages stand open or shut from now on, all at once, perhaps with something else in them.

    Nothing else changes them: ways and sight follow, and whoever waits for it hears of each.
    """
    rules = state.rules
    open_before, fitted_before = state.open_doors, state.fittings
    if fitting != AS_BEFORE:
        fitted = bytearray(state.fittings)
        for door in range(len(fitted)):
            if doors >> door & 1:
                fitted[door] = fitting
        state.fittings = bytes(fitted)
    state.open_doors = state.open_doors | doors if stand == STANDS_OPEN else state.open_doors & ~doors
    state.topology = rules.board.topology(state.open_doors, rules.sight)
    run.touched = True
    if rules.hears("passage-changed"):
        changed = open_before ^ state.open_doors
        for door in range(len(state.fittings)):
            if changed >> door & 1 or fitted_before[door] != state.fittings[door]:
                happen(run, state, "passage-changed", (door,))


def fitting_of(state: Game, door: int) -> Fitting:
    """What stands in a passage."""
    return state.rules.fittings[state.fittings[door]]


def pushable_doors(state: Game) -> int:
    """Passages that anybody opens in going through, the dead included, open or not, as bits."""
    rules = state.rules
    if state.fittings is rules.fitted:
        return rules.pushed
    pushed = 0
    for door, number in enumerate(state.fittings):
        if rules.fittings[number].pushed:
            pushed |= 1 << door
    return pushed
