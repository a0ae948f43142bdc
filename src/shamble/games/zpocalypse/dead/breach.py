"""BREACH and ENRAGED: the dead in the bunker."""

from typing import TYPE_CHECKING

from shamble.games.zpocalypse.dead.figures import DOUBLE, NEW, SINGLE, add, count_left, pair_in_bunker
from shamble.games.zpocalypse.printed import SURVIVORS
from shamble.kernel.decks import FIRST_DECK_STREAM

if TYPE_CHECKING:
    from shamble.games.zpocalypse.table import Table
    from shamble.kernel.run import Run


def judge_rage(run: "Run", state: "Table") -> None:
    """The dead become enraged when the bunker has been breached and nobody of the pool is left
    (ENRAGED-01).
    """
    if state.breached and not state.pool and not state.enraged and not state.rules.scenario.day_zero:
        state.enraged = 1
        if run.listener is not None:
            run.tell("enraged", "ZP-ENRAGED-01", {})


def breach(run: "Run", state: "Table") -> None:
    """A figure of the dead has come into the bunker. What that makes of the others is judged when all have
    moved.
    """
    if not state.breached:
        state.breached = 1
        if run.listener is not None:
            run.tell("breached", "ZP-BREACH-01", {})


def turn_people(run: "Run", state: "Table", number: int) -> None:
    """So many of the pool, by lot, are turned and leave the game; they stand in the bunker as figures, as
    far as there are any (BREACH-01, -02, -07)."""
    for _ in range(min(number, len(state.pool))):
        at = run.chance.draw(state.streams, FIRST_DECK_STREAM + SURVIVORS, len(state.pool), "pool")
        person = state.pool[at]
        state.pool = state.pool[:at] + state.pool[at + 1 :]
        state.gone = tuple(sorted((*state.gone, person)))
        if run.listener is not None:
            run.tell("turned", "ZP-BREACH-01", {"person": person})
        add_inside(run, state)
    state.quiet = -1
    judge_rage(run, state)


def add_inside(run: "Run", state: "Table") -> bool:
    """A zombie is created in the bunker, where it pairs up (DOUBLE-09); false if no figure is left for it."""
    singles, doubles = count_left(state)
    if not singles and not (doubles and _lone(state)):
        if run.listener is not None:
            run.tell("not-placed", "ZP-NIGHT-10", {"number": 1})
        return False
    add(state, 0, SINGLE, NEW)
    pair_in_bunker(state)
    return True


def _lone(state: "Table") -> bool:
    """Whether a single stands in the bunker that another one can make a double of."""
    return any([not figure >> 24 and figure & 3 != DOUBLE for figure in state.dead])
