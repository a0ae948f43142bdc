"""EXPLO: which squares and edges a blast reaches."""

from typing import TYPE_CHECKING

from shamble.games.zpocalypse.map.ground import SOLID
from shamble.games.zpocalypse.structures.building import remove_structures

if TYPE_CHECKING:
    from shamble.games.zpocalypse.table import Table
    from shamble.kernel.run import Run


def ring(state: "Table", centre: int) -> list[int]:
    """The squares around the centre that the blast reaches; figures do not shield one another (EXPLO-08).

    Beside the centre a closed edge protects; at a corner only if both ways round it are closed, by such an
    edge or by a blocked square.
    """
    ground = state.ground
    near = ground.near
    marks = ground.marks
    found: list[int] = []
    for direction in range(8):
        square = near[8 * centre + direction]
        if square < 0 or marks[square] & SOLID:
            continue
        side = direction >> 1
        if direction & 1:
            clockwise = (side + 1) & 3
            if _is_shut(state, centre, side, clockwise) and _is_shut(state, centre, clockwise, side):
                continue
        elif state.works.closed[centre] >> side & 1:
            continue
        found.append(square)
    return sorted(found)


def _is_shut(state: "Table", centre: int, first: int, second: int) -> bool:
    """Whether a way round a corner is closed to the blast."""
    closed = state.works.closed
    if closed[centre] >> first & 1:
        return True
    over = state.ground.near[8 * centre + 2 * first]
    return over < 0 or state.ground.marks[over] & SOLID != 0 or closed[over] >> second & 1 != 0


def shatter(run: "Run", state: "Table", centre: int) -> None:
    """All fortifications that the blast reaches are destroyed: on the squares that it covers and on their
    edges, the outer ones too. Whoever asks has settled before whom a Wall still shielded (EXPLO-09)."""
    ground = state.ground
    squares = [centre, *ring(state, centre)]
    edges = sorted({ground.edge(square, side) for square in squares for side in range(4)})
    remove_structures(run, state, edges, squares, "blast", "ZP-EXPLO-09")
