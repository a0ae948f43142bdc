"""What stands on edges and squares now. Immutable, shared by copies; derived from the position's tuples."""

from typing import Final

from shamble.games.zpocalypse.map.ground import Ground

NOTHING: Final = 0
SANDBAGS: Final = 1
WALL: Final = 2
GATE: Final = 3
"""What stands on an edge."""

TRAP: Final = 1
FLIPPED_TRAP: Final = 2
LOOKOUT: Final = 3
PUSHED_LOOKOUT: Final = 4
"""What stands on a square."""

EDGE_NAMES: Final = ("nothing", "sandbags", "wall", "gate")
SITE_NAMES: Final = ("nothing", "trap", "trap", "lookout", "lookout")

FLOODS_AT_ONCE: Final = 24


class Works:
    """Structures by edge and by square, and the ways that they leave open.

    Everything about an edge is kept under both of its names.
    """

    __slots__ = (
        "closed",
        "edge",
        "edges",
        "floods",
        "foot",
        "ground",
        "has_bags",
        "lookouts",
        "press",
        "reach",
        "reaches",
        "site",
        "sites",
    )

    def __init__(self, ground: Ground, edges: tuple[int, ...], sites: tuple[int, ...]) -> None:
        self.ground = ground
        self.edges = edges
        self.sites = sites
        edge = bytearray(4 * ground.count)
        shut: list[int] = []
        self.has_bags = False
        for packed in edges:
            kind = packed & 3
            name = packed >> 2
            edge[name] = kind
            other = ground.near[8 * (name >> 2) + 2 * (name & 3)]
            if other >= 0:
                edge[4 * other + ((name + 2) & 3)] = kind
            if kind == SANDBAGS:
                self.has_bags = True
            else:
                shut.append(name)
        site = bytearray(ground.count)
        lookouts: list[int] = []
        for packed in sites:
            site[packed >> 3] = packed & 7
            if packed & 7 >= LOOKOUT:
                lookouts.append(packed >> 3)
        self.edge = bytes(edge)
        self.site = bytes(site)
        self.lookouts: tuple[int, ...] = tuple(lookouts)
        self.closed = ground.lines
        """The sides of squares that stop sight, blasts and attacks, as bits: red lines, Walls, Gates."""
        self.reach = ground.ways
        """Where one can step if Walls and Gates are closed: this is what adjacent means (DIAG-05)."""
        self.foot = ground.ways
        """Where a squad can step: Gates are open to it."""
        self.press = ground.ways
        """Where a figure of the dead could step if it brought down what players have built."""
        if shut:
            self._close(shut)
        self.floods: dict[tuple[int, int, int, tuple[int, ...]], list[int]] = {}
        """Distances to goals, once they were asked for (`map.routes`)."""
        self.reaches: dict[tuple[int, int, int, tuple[int, ...], tuple[int, ...]], object] = {}
        """Where squads come, once it was asked for (`map.steps`)."""

    def _close(self, shut: list[int]) -> None:
        ground = self.ground
        near = ground.near
        closed = ground.lines[:]
        touched: set[int] = set()
        for name in shut:
            for square, side in (
                (name >> 2, name & 3),
                (near[8 * (name >> 2) + 2 * (name & 3)], (name + 2) & 3),
            ):
                if square >= 0:
                    closed[square] |= 1 << side
                    touched.add(square)
                    touched.update([other for other in near[8 * square : 8 * square + 8] if other >= 0])
        reach = ground.ways[:]
        for square in touched:
            reach[square] = ground.open_ways(closed, square)
        foot = reach[:]
        press = reach[:]
        for name in shut:
            square = name >> 2
            other = near[8 * square + 2 * (name & 3)]
            if other >= 0 and other in ground.ways[square]:
                press[square] += (other,)
                press[other] += (square,)
                if self.edge[name] == GATE:
                    foot[square] += (other,)
                    foot[other] += (square,)
        self.closed = closed
        self.reach = reach
        self.foot = foot
        self.press = press

    def crosses_bags(self, square: int, other: int) -> bool:
        """Whether a step to a square beside crosses Sandbags.

        A diagonal step does if both ways of two steps round its corner would (SANDBAG-07).
        """
        if not self.has_bags:
            return False
        near = self.ground.near
        edge = self.edge
        base = 8 * square
        for direction in range(8):
            if near[base + direction] == other:
                if not direction & 1:
                    return edge[4 * square + (direction >> 1)] == SANDBAGS
                first = direction >> 1
                second = (first + 1) & 3
                over_first = near[base + 2 * first]
                over_second = near[base + 2 * second]
                return (
                    edge[4 * square + first] == SANDBAGS or edge[4 * over_first + second] == SANDBAGS
                ) and (edge[4 * square + second] == SANDBAGS or edge[4 * over_second + first] == SANDBAGS)
        return False

    def is_lookout(self, square: int) -> bool:
        """Whether a Lookout stands there."""
        return self.site[square] >= LOOKOUT

    def is_trap(self, square: int) -> bool:
        """Whether a Trap lies there, flipped or not."""
        kind = self.site[square]
        return kind in (TRAP, FLIPPED_TRAP)
