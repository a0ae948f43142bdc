"""A position of Zpocalypse: squads, the board as it lies, the dead, what was built, cards and clocks.

Everything is small ints in tuples and lists. What is derived (`ground`, `works`, `crowd`) is shared by copies
and left out of saves.

A square is one number: 0 is the bunker, a square of tile t is 1 + t * size + its place, as the tile lies.
"""

from typing import TYPE_CHECKING, Any, Final

from shamble.games.zpocalypse.map.ground import Ground
from shamble.games.zpocalypse.structures.works import Works
from shamble.kernel.frame import Frame
from shamble.kernel.state import State

if TYPE_CHECKING:
    from shamble.games.zpocalypse.rules import ZpoRules

BUNKER: Final = 0
"""The square of the bunker: everybody in it is at the same place."""
NOWHERE: Final = -1
"""Off the board: a squad that was wiped, or one that waits to enter; no entrance; no card."""

TILE_LAID: Final = 0
"""The register that says which tile was laid last, or -1."""
VISITED: Final = 1
"""Registers of the tiles that each squad has been to this night, as bits; behind them those of the game."""
LATE_TILE: Final = 9
LATE_WHEN: Final = 10
"""Day Zero: the entrance tile that is not in the stack yet, plus one, and how many tiles are left then."""
REGISTERS: Final = 11
MOST_SEATS: Final = 4

RED: Final = 0
BLUE: Final = 1
GREEN: Final = 2
WHITE: Final = 3
COLOURS: Final = ("Red", "Blue", "Green", "White")

DAWN: Final = 0
AT_SCAVENGE: Final = 1
AT_FEED: Final = 2
AT_FORTIFY: Final = 3
AT_SOMETHING: Final = 4
AT_COMBAT: Final = 5
DUSK: Final = 6
PHASES: Final = ("dawn", "scavenge", "feed", "fortify", "something", "combat", "dusk")


class Squad:
    """A player's squad. Its number is the seat's. Tuples are replaced whole, so that copies share them."""

    __slots__ = (
        "at",
        "best_firearm",
        "best_melee",
        "bought_firearm",
        "bought_melee",
        "goals",
        "hp",
        "newcomers",
        "owl",
        "owl_tile",
        "people",
        "stunned",
        "vp",
    )

    def __init__(
        self,
        at: int,
        hp: int,
        vp: int,
        people: tuple[int, ...],
        newcomers: tuple[int, ...],
        goals: tuple[int, ...],
        best_firearm: int = 0,
        best_melee: int = 0,
        bought_firearm: int = 0,
        bought_melee: int = 0,
        stunned: int = 0,
        owl: int = NOWHERE,
        owl_tile: int = NOWHERE,
    ) -> None:
        self.at = at
        """Its square, BUNKER or NOWHERE. With people and NOWHERE it waits to enter with its next turn."""
        self.hp = hp
        self.vp = vp
        self.people = people
        """The active survivors, in the order in which they joined."""
        self.newcomers = newcomers
        """Those that have not eaten yet."""
        self.goals = goals
        self.best_firearm = best_firearm
        self.best_melee = best_melee
        """The highest sum of a fixed squad so far."""
        self.bought_firearm = bought_firearm
        self.bought_melee = bought_melee
        self.stunned = stunned
        """1 if it loses both actions of its next turn."""
        self.owl = owl
        """The Night Owl card that it is under."""
        self.owl_tile = owl_tile

    def clone(self) -> "Squad":
        """An independent copy."""
        return Squad(
            self.at,
            self.hp,
            self.vp,
            self.people,
            self.newcomers,
            self.goals,
            self.best_firearm,
            self.best_melee,
            self.bought_firearm,
            self.bought_melee,
            self.stunned,
            self.owl,
            self.owl_tile,
        )

    def encode(self) -> list[object]:
        """Plain data."""
        return [
            self.at,
            self.hp,
            self.vp,
            list(self.people),
            list(self.newcomers),
            list(self.goals),
            self.best_firearm,
            self.best_melee,
            self.bought_firearm,
            self.bought_melee,
            self.stunned,
            self.owl,
            self.owl_tile,
        ]


class Table(State):
    """The whole table."""

    __slots__ = (
        "aside",
        "breached",
        "carried",
        "crowd",
        "day",
        "dead",
        "edges",
        "empty",
        "enraged",
        "entrance",
        "figures",
        "gone",
        "ground",
        "heaps",
        "layout",
        "order",
        "phase",
        "pile",
        "pool",
        "quiet",
        "radiated",
        "removed",
        "round",
        "rules",
        "seen",
        "side",
        "sites",
        "speed",
        "squads",
        "tokens",
        "tonight",
        "works",
    )

    def __init__(
        self,
        rules: "ZpoRules",
        stack: list[Frame],
        streams: list[int],
        piles: list[tuple[int, ...]],
        tops: list[tuple[int, ...]],
        discards: list[tuple[int, ...]],
        registers: list[int],
        passed: int,
        result: int,
        winners: int,
        ending: str,
        options: list[int],
        counters: list[tuple[int, ...]],
        looked: tuple[int, ...],
        squads: list[Squad],
        carried: list[tuple[int, ...]],
        ground: Ground,
        works: Works,
        crowd: bytearray,
    ) -> None:
        super().__init__(
            rules,
            stack,
            streams,
            piles,
            tops,
            discards,
            registers,
            passed,
            result,
            winners,
            ending,
            options,
            counters,
            looked,
        )
        self.rules = rules
        self.squads = squads
        self.carried = carried
        """What each person carries: cards by number, sorted."""
        self.empty: tuple[int, ...] = ()
        """Weapons out of ammo."""
        self.radiated: tuple[int, ...] = ()
        """People with a Radiation token."""
        self.pool: tuple[int, ...] = ()
        """Survivors without a squad in the bunker, facedown."""
        self.seen = 0
        """The seats, as bits, that look through the pool now."""
        self.aside: tuple[int, ...] = ()
        """The Armory cards laid aside in the bunker, facedown."""
        self.pile: tuple[int, ...] = ()
        """The faceup pile beside the bunker."""
        self.heaps: tuple[tuple[int, ...], ...] = ()
        """Cards under Death tokens: (square, owner, card, card, …), sorted."""
        self.removed: tuple[int, ...] = ()
        """Carried cards that are out of the game."""
        self.gone: tuple[int, ...] = ()
        """People who are out of the game."""
        # --- the board
        self.layout: tuple[int, ...] = ()
        """Tiles as they lie (see `map.ground`), in the order of their numbers."""
        self.side = 0
        """The side that lies up, of all tiles."""
        self.entrance = NOWHERE
        """The square of the working bunker entrance."""
        self.edges: tuple[int, ...] = ()
        """Structures on edges (see `structures.works`)."""
        self.sites: tuple[int, ...] = ()
        """Structures on squares."""
        self.tokens: tuple[int, ...] = ()
        """Search tokens that lie on squares: square << 16 | token << 1 | exhausted (0x7FFF: no token)."""
        self.ground = ground
        self.works = works
        # --- the dead
        self.dead: tuple[int, ...] = ()
        """Figures of the dead as sorted packed numbers (see `dead.figures`), also those in the bunker."""
        self.crowd = crowd
        """Derived, for each square of the board: 0, 1 a single, 2 a double. The bunker's is not kept."""
        self.figures = (0, 0)
        """How many singles and doubles there are in all."""
        # --- clocks
        self.day = 0
        self.round = 0
        self.phase = DAWN
        self.order: tuple[int, ...] = ()
        """Seats in the turn order of the day."""
        self.speed = 0
        self.tonight = NOWHERE
        """The Something's Happened card whose speed counts."""
        self.breached = 0
        self.enraged = 0
        self.quiet = 0
        """Rounds in succession in which nothing happened that counts for the stall guard."""

    def clone(self) -> "Table":
        """An independent copy that shares only what never changes."""
        copy = Table(
            self.rules,
            [frame.clone() for frame in self.stack],
            self.streams[:],
            self.piles[:],
            self.tops[:],
            self.discards[:],
            self.registers[:],
            self.passed,
            self.result,
            self.winners,
            self.ending,
            self.options,
            self.counters[:],
            self.looked,
            [squad.clone() for squad in self.squads],
            self.carried[:],
            self.ground,
            self.works,
            self.crowd[:],
        )
        copy.empty = self.empty
        copy.radiated = self.radiated
        copy.pool = self.pool
        copy.seen = self.seen
        copy.aside = self.aside
        copy.pile = self.pile
        copy.heaps = self.heaps
        copy.removed = self.removed
        copy.gone = self.gone
        copy.layout = self.layout
        copy.side = self.side
        copy.entrance = self.entrance
        copy.edges = self.edges
        copy.sites = self.sites
        copy.tokens = self.tokens
        copy.dead = self.dead
        copy.figures = self.figures
        copy.day = self.day
        copy.round = self.round
        copy.phase = self.phase
        copy.order = self.order
        copy.speed = self.speed
        copy.tonight = self.tonight
        copy.breached = self.breached
        copy.enraged = self.enraged
        copy.quiet = self.quiet
        return copy

    def encode(self) -> dict[str, object]:
        """The whole position as plain data, without what is derived."""
        data = super().encode()
        data["squads"] = [squad.encode() for squad in self.squads]
        data["carried"] = [list(cards) for cards in self.carried]
        data["heaps"] = [list(heap) for heap in self.heaps]
        for name, row in self._rows():
            data[name] = list(row)
        for name, number in self._numbers():
            data[name] = number
        return data

    def _rows(self) -> list[tuple[str, tuple[int, ...]]]:
        return [
            ("empty", self.empty),
            ("radiated", self.radiated),
            ("pool", self.pool),
            ("aside", self.aside),
            ("pile", self.pile),
            ("removed", self.removed),
            ("gone", self.gone),
            ("layout", self.layout),
            ("edges", self.edges),
            ("sites", self.sites),
            ("tokens", self.tokens),
            ("dead", self.dead),
            ("figures", self.figures),
            ("order", self.order),
        ]

    def _numbers(self) -> list[tuple[str, int]]:
        return [
            ("seen", self.seen),
            ("side", self.side),
            ("entrance", self.entrance),
            ("day", self.day),
            ("round", self.round),
            ("phase", self.phase),
            ("speed", self.speed),
            ("tonight", self.tonight),
            ("breached", self.breached),
            ("enraged", self.enraged),
            ("quiet", self.quiet),
        ]

    def read(self, data: dict[str, Any]) -> None:
        """Take over what `encode` wrote besides the kernel's part; derive the rest anew."""
        self.squads = [
            Squad(row[0], row[1], row[2], tuple(row[3]), tuple(row[4]), tuple(row[5]), *row[6:])
            for row in data["squads"]
        ]
        self.carried = [tuple(cards) for cards in data["carried"]]
        self.heaps = tuple([tuple(heap) for heap in data["heaps"]])
        self.empty = tuple(data["empty"])
        self.radiated = tuple(data["radiated"])
        self.pool = tuple(data["pool"])
        self.aside = tuple(data["aside"])
        self.pile = tuple(data["pile"])
        self.removed = tuple(data["removed"])
        self.gone = tuple(data["gone"])
        self.layout = tuple(data["layout"])
        self.edges = tuple(data["edges"])
        self.sites = tuple(data["sites"])
        self.tokens = tuple(data["tokens"])
        self.dead = tuple(data["dead"])
        self.figures = (data["figures"][0], data["figures"][1])
        self.order = tuple(data["order"])
        self.seen = data["seen"]
        self.side = data["side"]
        self.entrance = data["entrance"]
        self.day = data["day"]
        self.round = data["round"]
        self.phase = data["phase"]
        self.speed = data["speed"]
        self.tonight = data["tonight"]
        self.breached = data["breached"]
        self.enraged = data["enraged"]
        self.quiet = data["quiet"]
        self.derive()

    def derive(self) -> None:
        """Make anew what follows from the rest: the ground, what stands on it, the squares of the dead."""
        self.ground = self.rules.grounds.of(self.layout, self.side)
        self.works = Works(self.ground, self.edges, self.sites)
        self.crowd = crowd_of(self.ground.count, self.dead)


def stir(state: Table) -> None:
    """Something happened that counts for the stall guard: this round is not a quiet one."""
    state.quiet = -1


def crowd_of(count: int, dead: tuple[int, ...]) -> bytearray:
    """For each square of the board which figure stands there."""
    crowd = bytearray(count)
    for figure in dead:
        square = figure >> SQUARE_SHIFT
        if square:
            crowd[square] = figure & 3
    return crowd


SQUARE_SHIFT: Final = 24
"""Where a figure's square begins in its packed number (see `dead.figures`)."""
