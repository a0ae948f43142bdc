"""LOS and RANGE: who sees whom, and how far it is.

A line goes from centre to centre. It is stopped by a square that it passes inside and that is blocked or
holds a figure, and by a red line, a Wall or a Gate that it crosses. Exactly through a corner it is stopped
only if both ways round that corner are (LOS-03). Which squares and corners a line meets depends on its
length east and south alone, so that is worked out once.
"""

from typing import TYPE_CHECKING, Final

from shamble.games.zpocalypse.map.ground import SOLID, Ground
from shamble.games.zpocalypse.structures.works import Works

if TYPE_CHECKING:
    from shamble.games.zpocalypse.table import Table

_LINES: Final[dict[int, tuple[int, ...]]] = {}
"""The directions that a line takes, by its length east and south."""


def line_of(east: int, south: int) -> tuple[int, ...]:
    """The directions of a line from one centre to another: a diagonal one where it goes through a corner."""
    key = (east + 4096) << 16 | (south + 4096)
    found = _LINES.get(key)
    if found is None:
        found = _trace(east, south)
        _LINES[key] = found
    return found


def _trace(east: int, south: int) -> tuple[int, ...]:
    across = 2 if east > 0 else 6
    down = 4 if south > 0 else 0
    corner = _diagonal(east, south)
    wide = abs(east)
    high = abs(south)
    line: list[int] = []
    column = 0
    row = 0
    while column < wide or row < high:
        next_column = (2 * column + 1) * high
        next_row = (2 * row + 1) * wide
        if next_column == next_row:
            line.append(corner)
            column += 1
            row += 1
        elif row == high or (column < wide and next_column < next_row):
            line.append(across)
            column += 1
        else:
            line.append(down)
            row += 1
    return tuple(line)


def _diagonal(east: int, south: int) -> int:
    if east > 0:
        return 3 if south > 0 else 1
    return 5 if south > 0 else 7


def is_clear(ground: Ground, works: Works, crowd: bytearray, squads: tuple[int, ...], a: int, b: int) -> bool:
    """Whether nothing stops the line between two squares of the board; their own figures do not (LOS-02)."""
    near = ground.near
    marks = ground.marks
    closed = works.closed
    square = a
    for direction in line_of(ground.xs[b] - ground.xs[a], ground.ys[b] - ground.ys[a]):
        if direction & 1:
            first = direction >> 1
            second = (first + 1) & 3
            if _is_shut(ground, closed, crowd, squads, square, first, second) and _is_shut(
                ground, closed, crowd, squads, square, second, first
            ):
                return False
        elif closed[square] >> (direction >> 1) & 1:
            return False
        square = near[8 * square + direction]
        if square < 0:
            return False
        if square != b and (marks[square] & SOLID or crowd[square] or square in squads):
            return False
    return True


def _is_shut(
    ground: Ground,
    closed: bytearray,
    crowd: bytearray,
    squads: tuple[int, ...],
    square: int,
    first: int,
    second: int,
) -> bool:
    """Whether a way round a corner is stopped: by the square on it or by one of its two edges."""
    if closed[square] >> first & 1:
        return True
    over = ground.near[8 * square + 2 * first]
    if over < 0 or ground.marks[over] & SOLID:
        return True
    return crowd[over] != 0 or over in squads or closed[over] >> second & 1 != 0


def squares_of_squads(state: "Table") -> tuple[int, ...]:
    """The squares of the board on which squads stand."""
    return tuple([squad.at for squad in state.squads if squad.at > 0])


def in_sight(state: "Table", a: int, b: int) -> bool:
    """Whether one square is in sight from another, for the dead and for melee weapons.

    Everybody in the bunker sees everybody there, and nobody sees through its entrance (BUNKER-06, -09).
    """
    if a == b:
        return True
    if a == 0 or b == 0:
        return False
    return is_clear(state.ground, state.works, state.crowd, squares_of_squads(state), a, b)


def in_sight_from(state: "Table", a: int, b: int) -> bool:
    """The same for firearms and throws: from a Lookout nothing stops them (LOS-04, LOOKOUT-02, THROWN-03)."""
    if a > 0 and b > 0 and state.works.is_lookout(a):
        return True
    return in_sight(state, a, b)


def in_sight_past(state: "Table", a: int, b: int) -> bool:
    """As `in_sight`, as if no figure stood in between."""
    if a == b or a == 0 or b == 0:
        return a == b
    return is_clear(state.ground, state.works, bytearray(state.ground.count), (), a, b)


def distance(ground: Ground, a: int, b: int) -> int:
    """Squares between two squares, in king moves whatever lies between (RANGE-02).

    0 in the bunker; -1 if one of them is in the bunker and the other is not.
    """
    if a == 0 or b == 0:
        return 0 if a == b else -1
    east = abs(ground.xs[a] - ground.xs[b])
    south = abs(ground.ys[a] - ground.ys[b])
    return east if east > south else south
