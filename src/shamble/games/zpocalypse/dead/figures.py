"""DOUBLE: figures of the dead, singles and doubles, and how many the box holds.

A figure is one packed number: its square, the edge that it pressed or tried last (plus 1), and flags. The
position holds them sorted, so equal positions are equal. On the board at most one figure stands on a
square; in the bunker any number.
"""

from bisect import bisect_left
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from shamble.games.zpocalypse.table import Table
    from shamble.kernel.run import Run

SQUARE_SHIFT: Final = 24
EDGE_SHIFT: Final = 8

KIND_MASK: Final = 3
SINGLE: Final = 1
DOUBLE: Final = 2
KIND_NAMES: Final = ("", "single", "double")

LYING: Final = 4
"""Knocked down (KNOCK-03)."""
MARKED: Final = 8
"""Crossed Sandbags in its last turn: may not attack in the next one (SANDBAG-03)."""
CROSSED: Final = 16
"""Crossed Sandbags in this turn."""
PRESSING: Final = 32
"""Its edge is the one that it presses against (WALL-04); without this flag the one that it tried
(WALL-06).
"""
STILL: Final = 64
"""Does not move in this turn: it stood up (ZMOVE-16), or brought down a Wall (WALL-03)."""
NEW: Final = 128
"""Added in this attack: neither attacks nor turns anybody yet (ZATTACK-11, BREACH-02)."""

EDGE_BITS: Final = 0xFFFF << EDGE_SHIFT


def figure_of(square: int, kind: int, flags: int = 0, edge: int = 0) -> int:
    """A figure; `edge` is a number plus 1, or 0."""
    return square << SQUARE_SHIFT | edge << EDGE_SHIFT | flags | kind


def square_of(figure: int) -> int:
    """Where it stands."""
    return figure >> SQUARE_SHIFT


def kind_of(figure: int) -> int:
    """SINGLE or DOUBLE."""
    return figure & KIND_MASK


def edge_of(figure: int) -> int:
    """The edge that it presses or tried, plus 1; 0 for none."""
    return figure >> EDGE_SHIFT & 0xFFFF


def tried_by(figure: int) -> int:
    """The edge that it does not try again, plus 1; 0 for none (WALL-06)."""
    return 0 if figure & PRESSING else figure >> EDGE_SHIFT & 0xFFFF


def without_edge(figure: int) -> int:
    """The same figure that remembers no edge."""
    return figure & ~(EDGE_BITS | PRESSING)


def figure_at(state: "Table", square: int) -> int:
    """The figure on a square of the board, or 0."""
    dead = state.dead
    at = bisect_left(dead, square << SQUARE_SHIFT)
    if at < len(dead) and dead[at] >> SQUARE_SHIFT == square:
        return dead[at]
    return 0


def all_in(state: "Table", square: int) -> list[int]:
    """All figures on a square; in the bunker there may be several."""
    dead = state.dead
    at = bisect_left(dead, square << SQUARE_SHIFT)
    found: list[int] = []
    while at < len(dead) and dead[at] >> SQUARE_SHIFT == square:
        found.append(dead[at])
        at += 1
    return found


def zombies(state: "Table") -> int:
    """How many zombies there are; a double counts as two (DOUBLE-10)."""
    return sum([figure & KIND_MASK for figure in state.dead])


def count_left(state: "Table") -> tuple[int, int]:
    """Singles and doubles that are left in the box (NIGHT-10)."""
    doubles = sum([1 for figure in state.dead if figure & KIND_MASK == DOUBLE])
    singles = len(state.dead) - doubles
    return max(0, state.figures[0] - singles), max(0, state.figures[1] - doubles)


def doubles_left(state: "Table") -> int:
    """Doubles that are left in the box (DOUBLE-08)."""
    return count_left(state)[1]


# --- changes; nothing else writes to `state.dead`


def set_dead(state: "Table", dead: list[int]) -> None:
    """Take over a changed list of figures."""
    crowd = state.crowd
    for figure in state.dead:
        if figure >> SQUARE_SHIFT:
            crowd[figure >> SQUARE_SHIFT] = 0
    state.dead = tuple(sorted(dead))
    for figure in dead:
        if figure >> SQUARE_SHIFT:
            crowd[figure >> SQUARE_SHIFT] = figure & KIND_MASK


def insert(state: "Table", figure: int) -> None:
    """A figure comes onto the board or into the bunker."""
    square = figure >> SQUARE_SHIFT
    dead = state.dead
    at = bisect_left(dead, figure)
    state.dead = dead[:at] + (figure,) + dead[at:]
    if square:
        state.crowd[square] = figure & KIND_MASK


def take_out(state: "Table", figure: int) -> None:
    """A figure leaves its square, for good or to stand on another one."""
    square = figure >> SQUARE_SHIFT
    dead = state.dead
    at = bisect_left(dead, figure)
    state.dead = dead[:at] + dead[at + 1 :]
    if square:
        state.crowd[square] = 0


def change(state: "Table", figure: int, other: int) -> None:
    """A figure becomes another one on the same square."""
    take_out(state, figure)
    insert(state, other)


def add(state: "Table", square: int, kind: int, flags: int = 0) -> int:
    """A new figure of a kind; it is returned."""
    figure = figure_of(square, kind, flags)
    insert(state, figure)
    return figure


def remove(run: "Run", state: "Table", figure: int) -> None:
    """A figure is gone for good; whether that was the last one is judged after this."""
    take_out(state, figure)
    run.touched = True


def lay_down(run: "Run", state: "Table", figure: int) -> int:
    """A single is knocked down: it presses against nothing while it lies (KNOCK-01); it is returned as it
    lies.
    """
    lying = figure | LYING
    change(state, figure, lying)
    run.touched = True
    return lying


def halved(figure: int) -> int:
    """What is left of a double: a single with its marks, that presses against nothing (DOUBLE-05,
    SANDBAG-08).
    """
    return without_edge(figure) & ~KIND_MASK | SINGLE


def halve(run: "Run", state: "Table", figure: int) -> int:
    """A double loses a half, whether a single is left in the box or not (NIGHT-10); the single is
    returned.
    """
    single = halved(figure)
    change(state, figure, single)
    run.touched = True
    return single


def joined(one: int, other: int) -> int:
    """The double that two singles make, on the square of the second one: marked if one of them was
    (SANDBAG-08).
    """
    marks = (one | other) & (MARKED | CROSSED | STILL)
    return other >> SQUARE_SHIFT << SQUARE_SHIFT | marks | (one & other & NEW) | DOUBLE


def pair_in_bunker(state: "Table") -> int:
    """Singles in the bunker pair up as far as there are doubles; how many pairs they made (DOUBLE-09)."""
    made = 0
    left = doubles_left(state)
    singles = [figure for figure in all_in(state, 0) if figure & KIND_MASK == SINGLE and not figure & LYING]
    while len(singles) >= 2 and left > 0:
        one = singles.pop(0)
        other = singles.pop(0)
        take_out(state, one)
        take_out(state, other)
        insert(state, joined(one, other))
        made += 1
        left -= 1
    return made


def forget_edges(state: "Table", edges: tuple[int, ...] = ()) -> None:
    """A structure was built or removed: singles try any edge again, and nobody presses where none is left."""
    changed: list[int] = []
    for figure in state.dead:
        edge = figure >> EDGE_SHIFT & 0xFFFF
        if edge and (not figure & PRESSING or edge - 1 in edges):
            figure = without_edge(figure)
        changed.append(figure)
    set_dead(state, changed)
