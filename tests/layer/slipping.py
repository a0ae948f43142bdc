"""A die of the Harbour's own, and what it is rolled for on wet boards: a move may end where it began.

TRAVEL frame: a who, b where to, c how.
"""

from typing import Final

from shamble.family.moving.travel import go_there
from shamble.family.position.state import Game
from shamble.family.vocabulary import TRAVEL
from shamble.kernel.book import Book
from shamble.kernel.frame import Frame
from shamble.kernel.rows import Die, Procedure, named_steps
from shamble.kernel.run import Run

from .puddles import puddles_in

HOOK_DIE: Final = Die("hook", ("weed", "weed", "line", "hook"))
WEED: Final = "weed"
HOOK: Final = "hook"


def throw_hooks(run: Run, state: Game, number: int, what: str) -> list[str]:
    """So many hook dice, by the marks that they show."""
    which = next(at for at, die in enumerate(state.rules.dice) if die.name == HOOK_DIE.name)
    return [HOOK_DIE.faces[face] for face in run.throw(which, number, what)]


def find_footing(run: Run, state: Game, frame: Frame) -> None:
    """Who leaves a puddle rolls: on weed the survivor slips and stays, with the action spent."""
    zone = state.survivors[frame.a].zone
    if not puddles_in(state, zone):
        return
    (mark,) = throw_hooks(run, state, 1, "footing")
    if mark == WEED:
        frame.b = zone
    if run.listener is not None:
        run.tell("footing", "HB-SLIP-01", {"survivor": frame.a, "mark": mark, "zone": zone})


def set_off(run: Run, state: Game, frame: Frame) -> None:
    """Who has not slipped goes, and whoever follows goes along."""
    if frame.b != state.survivors[frame.a].zone:
        go_there(run, state, frame.a, frame.b, frame.c)


def change(book: Book) -> None:
    """Put it into a book."""
    book.add("dice", HOOK_DIE.name, HOOK_DIE)
    name = book.vocabulary.procedures[TRAVEL]
    book.add("procedures", name, Procedure(name, named_steps(find_footing, set_off)))
