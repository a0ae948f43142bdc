"""Successes against the dead: one for each zombie, and the points for it (ZP-VP-01, ZP-DOUBLE-05)."""

from typing import Final

from shamble.games.zpocalypse.dead.figures import DOUBLE, KIND_MASK, SQUARE_SHIFT, all_in, halve, remove
from shamble.games.zpocalypse.scoring.tallies import tally, tally_most
from shamble.games.zpocalypse.scoring.tracker import score
from shamble.games.zpocalypse.table import BUNKER, Table, stir
from shamble.kernel.counters import count, counted, set_counter
from shamble.kernel.run import Run

IN_ATTACK: Final = "kills of this attack"
"""Counts what a squad has killed in the attack that is under way."""


def kill(run: Run, state: Table, squad: int, figure: int, by: str, rule: str) -> None:
    """One zombie dies: a single is removed, a double becomes a single in the same square."""
    square = figure >> SQUARE_SHIFT
    is_double = figure & KIND_MASK == DOUBLE
    if run.listener is not None:
        key = "halved" if is_double else "killed"
        run.tell(key, rule, {"squad": squad, "square": square, "kind": figure & KIND_MASK, "by": by})
    if is_double:
        halve(run, state, figure)
        set_counter(state, "halved-by", squad + 1, square)
    else:
        remove(run, state, figure)
        if counted(state, "halved-by", square) == squad + 1:
            tally(state, squad, "doubles")
        set_counter(state, "halved-by", 0, square)
        clear_bunker(state, squad, square)
    stir(state)
    credit(run, state, squad, 1, by)


def kill_whole(run: Run, state: Table, squad: int, figure: int, by: str, rule: str) -> None:
    """A figure dies as a whole; both halves of a double count."""
    kind = figure & KIND_MASK
    if run.listener is not None:
        told = {"squad": squad, "square": figure >> SQUARE_SHIFT, "kind": kind, "by": by}
        run.tell("killed", rule, told)
    remove(run, state, figure)
    if kind == DOUBLE:
        tally(state, squad, "doubles")
    clear_bunker(state, squad, figure >> SQUARE_SHIFT)
    stir(state)
    credit(run, state, squad, kind, by)


def clear_bunker(state: Table, squad: int, square: int) -> None:
    """Whether that was the last zombie in the bunker."""
    if square == BUNKER and not all_in(state, BUNKER):
        tally(state, squad, "bunker cleared")


def credit(run: Run, state: Table, squad: int, zombies: int, by: str) -> None:
    """What a squad has of zombies that it killed: points, and the tallies of its goals."""
    tally(state, squad, "kills", zombies)
    if by in ("melee", "unarmed"):
        tally(state, squad, "melee kills", zombies)
    if by == "unarmed":
        tally(state, squad, "unarmed kills", zombies)
    if by != "stomp":
        tally_most(state, squad, "kills in an attack", count(state, IN_ATTACK, zombies, squad))
    score(run, state, squad, zombies, by, "ZP-VP-01")
