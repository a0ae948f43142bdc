"""Structures come and go: nothing else writes to what stands on edges and squares."""

from typing import TYPE_CHECKING

from shamble.games.zpocalypse.dead.figures import forget_edges
from shamble.games.zpocalypse.map.ground import SOLID
from shamble.games.zpocalypse.printed import TUNNEL
from shamble.games.zpocalypse.structures.works import (
    EDGE_NAMES,
    LOOKOUT,
    NOTHING,
    SITE_NAMES,
    Works,
)
from shamble.kernel.event import Reason

if TYPE_CHECKING:
    from shamble.games.zpocalypse.table import Table
    from shamble.kernel.run import Run


def set_structures(state: "Table", edges: list[int], sites: list[int]) -> None:
    """Take over changed lists of what stands on edges and squares."""
    state.edges = tuple(sorted(edges))
    state.sites = tuple(sorted(sites))
    state.works = Works(state.ground, state.edges, state.sites)


def build_edge(run: "Run", state: "Table", edge: int, kind: int) -> None:
    """Sandbags, a Wall or a Gate on an edge. Singles try any edge again (WALL-06)."""
    set_structures(state, [*state.edges, edge * 4 + kind], list(state.sites))
    forget_edges(state)
    if run.listener is not None:
        run.tell("structure-built", "ZP-FORT-02", {"structure": EDGE_NAMES[kind], "edge": edge})


def build_site(run: "Run", state: "Table", square: int, kind: int) -> None:
    """A Trap or a Lookout on a square."""
    set_structures(state, list(state.edges), [*state.sites, square * 8 + kind])
    forget_edges(state)
    if run.listener is not None:
        run.tell("structure-built-on", "ZP-FORT-02", {"structure": SITE_NAMES[kind], "square": square})


def remove_structures(
    run: "Run", state: "Table", edges: list[int], sites: list[int], cause: str, rule: str
) -> None:
    """These edges and squares are cleared, whatever stands there; the round is not a quiet one (NIGHT-15)."""
    works = state.works
    gone_edges = [edge for edge in edges if works.edge[edge] != NOTHING]
    gone_sites = [square for square in sites if works.site[square] != NOTHING]
    if not gone_edges and not gone_sites:
        return
    state.quiet = -1
    set_structures(
        state,
        [packed for packed in state.edges if packed >> 2 not in gone_edges],
        [packed for packed in state.sites if packed >> 3 not in gone_sites],
    )
    forget_edges(state, tuple(gone_edges))
    if run.listener is not None:
        for edge in gone_edges:
            told: dict[str, object] = {
                "structure": EDGE_NAMES[works.edge[edge]],
                "edge": edge,
                "cause": cause,
            }
            run.tell("structure-gone", rule, told)
        for square in gone_sites:
            told = {"structure": SITE_NAMES[works.site[square]], "square": square, "cause": cause}
            run.tell("structure-gone-from", rule, told)


def remove_edge(run: "Run", state: "Table", edge: int, cause: str, rule: str) -> None:
    """What stands on an edge is gone."""
    remove_structures(run, state, [edge], [], cause, rule)


def remove_site(run: "Run", state: "Table", square: int, cause: str, rule: str) -> None:
    """What stands on a square is gone."""
    remove_structures(run, state, [], [square], cause, rule)


def change_site(state: "Table", square: int, kind: int) -> None:
    """What stands on a square changes: a Trap is flipped, a Lookout is pushed or stands firm again."""
    sites = [packed for packed in state.sites if packed >> 3 != square]
    sites.append(square * 8 + kind)
    set_structures(state, list(state.edges), sites)


# --- where players may build


def infested_by(state: "Table", square: int) -> int:
    """How many zombies there are on the tile of a square (FORT-06); a double counts as two."""
    ground = state.ground
    tile = ground.tile_of(square)
    return sum([figure & 3 for figure in state.dead if figure >> 24 and ground.tile_of(figure >> 24) == tile])


def refuse_edge(state: "Table", edge: int, allowed: int) -> list[Reason]:
    """Why nothing can be built on an edge. `allowed`: a tile with so many zombies does not matter."""
    ground = state.ground
    one, other = ground.edge_squares(edge)
    told: dict[str, object] = {"edge": edge}
    if ground.marks[one] & SOLID and (other < 0 or ground.marks[other] & SOLID):
        return [Reason("refused-build-blocked", "ZP-FORT-07", told, ("ZP-FORT-16",))]
    if ground.marks[one] & SOLID or (other >= 0 and ground.marks[other] & SOLID):
        return [Reason("refused-build-blocked", "ZP-FORT-16", told, ("ZP-FORT-07",))]
    if ground.red(one, edge & 3):
        return [Reason("refused-build-line", "ZP-FORT-16", told)]
    if state.works.edge[edge] != NOTHING:
        return [Reason("refused-build-taken", "ZP-FORT-12", told)]
    # The builder names the square that it belongs to: one of the two tiles must be clean (FORT-13).
    if infested_by(state, one) > allowed and (other < 0 or infested_by(state, other) > allowed):
        return [Reason("refused-build-infested", "ZP-FORT-06", told, ("ZP-FORT-13",))]
    return []


def refuse_site(state: "Table", kind: int, square: int, allowed: int) -> list[Reason]:
    """Why a Trap or a Lookout cannot be built on a square."""
    ground = state.ground
    told: dict[str, object] = {"square": square}
    if not square or ground.marks[square] & SOLID:
        return [Reason("refused-build-blocked", "ZP-FORT-07", told)]
    if state.works.site[square] != NOTHING:
        return [Reason("refused-build-taken", "ZP-FORT-12", told)]
    if kind == LOOKOUT and (square == state.entrance or ground.marks[square] & TUNNEL):
        return [Reason("refused-build-entrance", "ZP-FORT-14", told)]
    if infested_by(state, square) > allowed:
        return [Reason("refused-build-infested", "ZP-FORT-06", told)]
    return []


def edge_places(state: "Table", allowed: int) -> list[int]:
    """The edges on which Sandbags, a Wall or a Gate may be built, sorted; for all of them it is the same."""
    ground = state.ground
    marks = ground.marks
    edge_kinds = state.works.edge
    clean = _clean_tiles(state, allowed)
    found: list[int] = []
    for square in range(1, ground.count):
        if marks[square] & SOLID:
            continue
        lines = ground.lines[square]
        tile = (square - 1) // ground.size
        for side in range(4):
            edge = 4 * square + side
            if lines >> side & 1 or edge_kinds[edge]:
                continue
            other = ground.near[8 * square + 2 * side]
            if other < 0:
                if clean[tile]:
                    found.append(edge)
            elif other > square and not marks[other] & SOLID:
                if clean[tile] or clean[(other - 1) // ground.size]:
                    found.append(edge)
    return sorted(found)


def site_places(state: "Table", kind: int, allowed: int) -> list[int]:
    """The squares on which a Trap or a Lookout may be built."""
    ground = state.ground
    clean = _clean_tiles(state, allowed)
    found: list[int] = []
    for square in range(1, ground.count):
        if ground.marks[square] & SOLID or state.works.site[square] or not clean[(square - 1) // ground.size]:
            continue
        if kind == LOOKOUT and (square == state.entrance or ground.marks[square] & TUNNEL):
            continue
        found.append(square)
    return found


def _clean_tiles(state: "Table", allowed: int) -> list[bool]:
    """Which tiles have no zombie, or no more than are allowed."""
    ground = state.ground
    zombies = [0] * len(ground.cells)
    for figure in state.dead:
        if figure >> 24:
            zombies[ground.tile_of(figure >> 24)] += figure & 3
    return [number <= allowed for number in zombies]
