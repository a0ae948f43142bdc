"""Changing zones: the one way in which a survivor comes from one zone into another.

A game whose survivors go zone by zone declares a procedure `travel`.

TRAVEL frame: a who, b where to, c how.
"""

from shamble.family.moving.seats import car_of
from shamble.family.position.state import ON_FOOT, Game
from shamble.family.vocabulary import TRAVEL
from shamble.kernel.moments import happen
from shamble.kernel.run import Run


def company(state: Game, who: int) -> list[int]:
    """A survivor and whoever follows it."""
    group = [who]
    for i, other in enumerate(state.survivors):
        if other.leader == who and other.zone >= 0:
            group.append(i)
    return group


def travel(run: Run, state: Game, who: int, to: int, how: int) -> None:
    """A survivor goes on foot to another zone, and whoever follows it goes along.

    Call it last: what a game does on the way comes before everything that was begun earlier.
    """
    if state.rules.travels_by_zones:
        run.push(TRAVEL, who, to, how)
    else:
        go_there(run, state, who, to, how)


def go_there(run: Run, state: Game, who: int, to: int, how: int) -> None:
    """Survivor and followers stand in another zone, on foot."""
    group = company(state, who)
    for i in group:
        me = state.survivors[i]
        if me.ride != ON_FOOT:
            car = car_of(state, me)
            me.ride = ON_FOOT
            happen(run, state, "seat-changed", (i, car))
    put(run, state, group, to, how)


def put(run: Run, state: Game, figures: list[int], to: int, how: int) -> None:
    """These survivors are in another place now, or off the board; each zone left and entered is told.

    Nothing else changes where a survivor is in play. Whoever listens to leaving speaks first.
    """
    rules = state.rules
    survivors = state.survivors
    if rules.hears_travel:
        starts = [survivors[i].zone for i in figures]
        for i in figures:
            survivors[i].zone = to
        for at in range(len(figures) - 1, -1, -1):
            if to >= 0:
                happen(run, state, "entered", (figures[at], to, starts[at], how))
        for at in range(len(figures) - 1, -1, -1):
            if starts[at] >= 0:
                happen(run, state, "left", (figures[at], starts[at], to, how))
        return
    for i in figures:
        survivors[i].zone = to
