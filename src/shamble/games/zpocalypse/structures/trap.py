"""TRAP: what happens to a figure of the dead that comes onto one."""

from typing import TYPE_CHECKING

from shamble.games.zpocalypse.dead.figures import DOUBLE, SINGLE
from shamble.games.zpocalypse.structures.building import change_site, remove_site
from shamble.games.zpocalypse.structures.works import FLIPPED_TRAP, TRAP

if TYPE_CHECKING:
    from shamble.games.zpocalypse.table import Table
    from shamble.kernel.run import Run


def spring(run: "Run", state: "Table", square: int, kind: int) -> int:
    """A single or a double has come onto a Trap: what is left of it, 0 for nothing.

    A Trap kills two zombies in all and nobody scores (TRAP-03, TRAP-04, VP-10). Whoever calls takes the
    figure away.
    """
    fresh = state.works.site[square] == TRAP
    killed = kind if fresh else 1
    left = kind - killed
    if run.listener is not None:
        told: dict[str, object] = {"square": square, "number": killed, "kind": kind}
        run.tell("trapped", "ZP-TRAP-04" if kind == DOUBLE else "ZP-TRAP-02", told)
    state.quiet = -1
    run.touched = True
    if fresh and kind == SINGLE:
        change_site(state, square, FLIPPED_TRAP)
    else:
        remove_site(run, state, square, "trap", "ZP-TRAP-03")
    return left
