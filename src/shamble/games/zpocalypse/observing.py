"""A position of Zpocalypse as numbers for those who learn: tiles, the dead, squads, people, cards, the clock.

By inclusion, as the view: of goals and of the pool a seat gets what it knows.
"""

from typing import TYPE_CHECKING, Any, Final

from shamble.games.zpocalypse.dead.figures import KIND_MASK, LYING, MARKED, SQUARE_SHIFT
from shamble.games.zpocalypse.map.ground import cell_xy, lay_cell_of, lay_tile_of, lay_turn_of
from shamble.games.zpocalypse.secrets import GOALS_HELD, POOL, WIDTH
from shamble.games.zpocalypse.squad.stats import armor, firearm, max_hp, melee, movement, smarts
from shamble.games.zpocalypse.table import MOST_SEATS, Table
from shamble.games.zpocalypse.vocabulary import SQUAD_TURN
from shamble.kernel.coding import Coding
from shamble.kernel.observing import Observer, Slate, byte
from shamble.kernel.secrets import shows

if TYPE_CHECKING:
    from shamble.games.zpocalypse.rules import ZpoRules

MIDDLE: Final = 128
"""Where the first tile lies, in places of tiles from the west and the north."""

FIGURES: Final = 96
WORKS: Final = 64
SPARE: Final = 640

SQUAD_COLUMNS: Final = (
    "there,tile,square of it,hit points,most hit points,armor,firearm,melee,movement,smarts,points,"
    "survivors,newcomers,stunned,night owl,goals,actions left"
)
CLOCK_COLUMNS: Final = (
    "day,round,phase,speed,tonight,breached,enraged,quiet,pool,laid aside,entrance tile,side,turn order"
)
RANKED: Final = {"weapon": 16, "place": 256, "figure": 64, "walked": 32}
"""Kinds of things whose numbers lie too far apart, with how many of them a question may name."""


def coding_of(rules: "ZpoRules") -> Coding:
    """The places of the game's actions."""
    printed = rules.printed
    squares = rules.grounds.of((), 0).count
    widths = {
        "square": squares,
        "edge": 4 * squares,
        "person": len(rules.people),
        "card": len(rules.cards),
        "goal": len(printed.goals),
        "turn": 4,
        **RANKED,
    }
    for kind in rules.argument_kinds:
        widths.setdefault(kind, 16)
    rows: list[Any] = [*rules.verbs.values(), *rules.replies.values()]
    for row in rows:
        widths.setdefault(row.x, 16)
        widths.setdefault(row.y, 16)
    return Coding(rules, widths, SPARE, tuple(RANKED))


class ZpoMemory:
    """What was last written of a game."""

    __slots__ = ("carried", "dead", "edges", "layout", "sites", "thrown")

    def __init__(self) -> None:
        self.layout: tuple[int, ...] | None = None
        self.dead: tuple[int, ...] | None = None
        self.edges: tuple[int, ...] | None = None
        self.sites: tuple[int, ...] | None = None
        self.carried: list[tuple[int, ...]] = []
        self.thrown: list[tuple[int, ...]] = []


class ZpoObserver(Observer):
    """Observes a game for one of its squads."""

    __slots__ = (
        "cards_at",
        "clock_at",
        "edges_at",
        "figures_at",
        "game_goals_at",
        "goal_kinds",
        "people_at",
        "pool_at",
        "sites_at",
        "squad_width",
        "squads_at",
        "squares",
        "squares_at",
        "tile_size",
        "tiles_at",
        "zpo",
    )

    def __init__(self, rules: "ZpoRules") -> None:
        super().__init__(rules, coding_of(rules))
        self.zpo = rules
        ground = rules.grounds.of((), 0)
        self.squares = ground.count
        self.tile_size = ground.size
        self.goal_kinds = len(rules.printed.goals)
        self.squad_width = len(SQUAD_COLUMNS.split(","))
        self.tiles_at = self.add("tiles", (len(rules.tiles), 4), "lies there,column,row,turned")
        self.squares_at = self.add("squares", (self.squares,), "1 a single of the dead; 2 a double")
        self.figures_at = self.add("figures", (FIGURES, 4), "tile,square of it,kind,lying or marked")
        self.squads_at = self.add("squads", (MOST_SEATS, self.squad_width), SQUAD_COLUMNS)
        self.people_at = self.add("people", (len(rules.people), 3), "squad,newcomer,radiated")
        self.cards_at = self.add("cards", (len(rules.cards), 2), "carried by,lies in the discards")
        self.game_goals_at = self.add("goals", (MOST_SEATS, self.goal_kinds), "known to be held")
        self.pool_at = self.add("pool", (len(rules.people),), "seen in the pool")
        self.edges_at = self.add("edges", (WORKS, 3), "a structure as three bytes")
        self.sites_at = self.add("sites", (WORKS, 3), "a structure as three bytes")
        width = len(CLOCK_COLUMNS.split(",")) + MOST_SEATS - 1
        self.clock_at = self.add("clock", (width,), CLOCK_COLUMNS)

    def write_position(self, state: Any, seat: int, slate: Slate) -> None:
        table: Table = state
        buffer = slate.buffer
        base = slate.at
        memory: ZpoMemory | None = slate.memory
        if memory is None:
            memory = ZpoMemory()
            slate.memory = memory
        at = base + self.squares_at
        buffer[at : at + self.squares] = table.crowd
        if memory.layout is not table.layout:
            memory.layout = table.layout
            self._write_tiles(table, buffer, base + self.tiles_at)
        if memory.dead is not table.dead:
            memory.dead = table.dead
            self._write_figures(table, buffer, base + self.figures_at)
        if memory.edges is not table.edges:
            memory.edges = table.edges
            _write_numbers(table.edges, buffer, base + self.edges_at)
        if memory.sites is not table.sites:
            memory.sites = table.sites
            _write_numbers(table.sites, buffer, base + self.sites_at)
        if memory.carried != table.carried or memory.thrown != table.discards:
            memory.carried = table.carried[:]
            memory.thrown = table.discards[:]
            self._write_cards(table, buffer, base + self.cards_at)
        self._write_squads(table, buffer, base)
        self._write_known(table, seat, buffer, base)
        self._write_clock(table, buffer, base + self.clock_at)

    def _write_tiles(self, table: Table, buffer: Any, at: int) -> None:
        rows = bytearray(4 * len(self.zpo.tiles))
        for lay in table.layout:
            x, y = cell_xy(lay_cell_of(lay))
            place = 4 * lay_tile_of(lay)
            rows[place] = 1
            rows[place + 1] = byte(x + MIDDLE)
            rows[place + 2] = byte(y + MIDDLE)
            rows[place + 3] = lay_turn_of(lay)
        buffer[at : at + len(rows)] = rows

    def _square(self, square: int) -> list[int]:
        """The tile of a square plus 2, 1 for the bunker, 0 for none; and its place on the tile."""
        if square < 0:
            return [0, 0]
        if square == 0:
            return [1, 0]
        return [byte((square - 1) // self.tile_size + 2), byte((square - 1) % self.tile_size)]

    def _write_figures(self, table: Table, buffer: Any, at: int) -> None:
        row: list[int] = []
        for figure in table.dead[:FIGURES]:
            row += self._square(figure >> SQUARE_SHIFT)
            row.append(figure & KIND_MASK)
            row.append((1 if figure & LYING else 0) + (2 if figure & MARKED else 0))
        row += [0] * (4 * FIGURES - len(row))
        buffer[at : at + len(row)] = bytearray(row)

    def _write_cards(self, table: Table, buffer: Any, at: int) -> None:
        rows = bytearray(2 * len(self.zpo.cards))
        for person, cards in enumerate(table.carried):
            for card in cards:
                rows[2 * card] = byte(person + 1)
        for deck, cards in enumerate(table.discards):
            if self.zpo.decks[deck] in CARRIED_DECKS:
                for card in cards:
                    rows[2 * card + 1] = 1
        buffer[at : at + len(rows)] = rows

    def _write_squads(self, table: Table, buffer: Any, base: int) -> None:
        acting = -1
        left = 0
        for frame in table.stack:
            if frame.proc == SQUAD_TURN:
                acting = frame.a
                left = frame.b
        people = bytearray(3 * len(self.zpo.people))
        rows: list[int] = []
        for squad, who in enumerate(table.squads):
            for person in who.people:
                people[3 * person] = squad + 1
            for person in who.newcomers:
                people[3 * person] = squad + 1
                people[3 * person + 1] = 1
            rows.append(1)
            rows += self._square(who.at)
            rows += [
                byte(who.hp),
                byte(max_hp(table, squad)),
                byte(armor(table, squad)),
                byte(firearm(table, squad)),
                byte(melee(table, squad)),
                byte(movement(table, squad)),
                byte(smarts(table, squad)),
                byte(who.vp),
                len(who.people),
                len(who.newcomers),
                who.stunned,
                byte(who.owl + 1),
                byte(len(who.goals)),
                byte(left) if squad == acting else 0,
            ]
        for person in table.radiated:
            people[3 * person + 2] = 1
        at = base + self.squads_at
        buffer[at : at + len(rows)] = bytearray(rows)
        at = base + self.people_at
        buffer[at : at + len(people)] = people

    def _write_known(self, table: Table, seat: int, buffer: Any, base: int) -> None:
        """What lies hidden and the seat knows."""
        goals = bytearray(MOST_SEATS * self.goal_kinds)
        for slot in GOALS_HELD.slots(table):
            if shows(table, GOALS_HELD, slot, seat):
                goals[slot // WIDTH * self.goal_kinds + GOALS_HELD.read(table, slot)] = 1
        at = base + self.game_goals_at
        buffer[at : at + len(goals)] = goals
        pool = bytearray(len(self.zpo.people))
        for slot in POOL.slots(table):
            if shows(table, POOL, slot, seat):
                pool[POOL.read(table, slot)] = 1
        at = base + self.pool_at
        buffer[at : at + len(pool)] = pool

    def _write_clock(self, table: Table, buffer: Any, at: int) -> None:
        row = [
            byte(table.day),
            byte(table.round),
            byte(table.phase),
            byte(table.speed),
            byte(table.tonight + 1),
            byte(table.breached),
            byte(table.enraged),
            byte(table.quiet),
            byte(len(table.pool)),
            byte(len(table.aside)),
            self._square(table.entrance)[0],
            byte(table.side),
        ]
        for place in range(MOST_SEATS):
            row.append(table.order[place] + 1 if place < len(table.order) else 0)
        buffer[at : at + len(row)] = bytearray(row)

    def measures(self, state: Any, seat: int) -> dict[str, float]:
        """Days and nights, and what the seat's squad has: victory points, hit points, survivors."""
        table: Table = state
        who = table.squads[seat]
        return {
            "clock": float(table.passed),
            "points": float(who.vp),
            "hit points": float(who.hp),
            "survivors": float(len(who.people)),
        }


CARRIED_DECKS: Final = ("armory", "food", "items")


def _write_numbers(numbers: tuple[int, ...], buffer: Any, at: int) -> None:
    """Packed numbers of structures, three bytes each."""
    row: list[int] = []
    for number in numbers[:WORKS]:
        row += [number & 255, number >> 8 & 255, number >> 16 & 255]
    row += [0] * (3 * WORKS - len(row))
    buffer[at : at + len(row)] = bytearray(row)
