"""The rule set of Zpocalypse: its book, what is printed, the scenario and the options of a game."""

from collections.abc import Mapping
from typing import Any

from shamble.games.zpocalypse.asides import asides_of, take_aside
from shamble.games.zpocalypse.map.ground import Grounds
from shamble.games.zpocalypse.printed import ARMORY, DECKS, FOOD, ITEMS, NO_GLOW, Printed, Scenario
from shamble.games.zpocalypse.scoring.final import final_scores
from shamble.games.zpocalypse.structures.works import Works
from shamble.games.zpocalypse.table import COLOURS, NOWHERE, REGISTERS, Squad, Table
from shamble.games.zpocalypse.verdicts import judge
from shamble.games.zpocalypse.vocabulary import GAME
from shamble.kernel.book import Book
from shamble.kernel.chance import seed_streams
from shamble.kernel.codec import Base, ask_again
from shamble.kernel.frame import Frame
from shamble.kernel.outcome import NONE_WIN
from shamble.kernel.ruleset import Ruleset
from shamble.kernel.run import Run
from shamble.kernel.state import NO_OPTIONS, RUNNING


class ZpoRules(Ruleset):
    """The rules of one game of Zpocalypse with its options."""

    __slots__ = (
        "asks_walks",
        "base",
        "cards",
        "colours",
        "grounds",
        "hardcore",
        "people",
        "printed",
        "scenario",
        "seat_count",
        "tiles",
    )

    def __init__(
        self,
        book: Book,
        printed: Printed,
        scenario: Scenario,
        colours: tuple[int, ...],
        hardcore: bool = False,
        asks_walks: bool = False,
        base: int = NO_GLOW,
    ) -> None:
        super().__init__(book, DECKS)
        self.printed = printed
        self.scenario = scenario
        self.colours = colours
        """The colour of each seat's squad."""
        self.seat_count = len(colours)
        self.hardcore = hardcore
        self.asks_walks = asks_walks
        self.base = scenario.base if base == NO_GLOW else base
        """The base set that is laid out at the beginning (ZP-SETUP-03)."""
        self.grounds = Grounds(printed)
        self.cards = printed.cards
        self.people = printed.people
        self.tiles = printed.tiles

    def seats(self, state: Any) -> int:
        return self.seat_count

    def settle(self, run: Run, state: Any) -> None:
        """What follows by itself from what has happened: a turn, a night or the game is over."""
        judge(run, state)

    def scores(self, state: Any) -> tuple[Mapping[str, int], ...]:
        return final_scores(state)

    def decode(self, data: Mapping[str, Any]) -> Table:
        base = Base(self, data, self.seat_count)
        state = blank(self, base.stack, base.streams)
        state.piles = base.piles
        state.tops = base.tops
        state.discards = base.discards
        state.registers = base.registers
        state.passed = base.passed
        state.result = base.result
        state.winners = base.winners
        state.ending = base.ending
        state.counters = base.counters
        state.looked = base.looked
        state.read(dict(data))
        ask_again(state)
        return state

    def asides(self, state: Any, seat: int) -> list[int]:
        return asides_of(state, seat)

    def take_aside(self, run: Run, state: Any, action: int) -> None:
        take_aside(run, state, action)

    def actor_names(self, state: Any) -> Mapping[str, int]:
        return {COLOURS[colour]: seat for seat, colour in enumerate(self.colours)}


def blank(rules: ZpoRules, stack: list[Frame], streams: list[int]) -> Table:
    """A table on which nothing lies yet."""
    ground = rules.grounds.of((), 0)
    squads = [Squad(NOWHERE, 0, 0, (), (), ()) for _ in range(rules.seat_count)]
    return Table(
        rules,
        stack,
        streams,
        [()] * len(DECKS),
        [()] * len(DECKS),
        [()] * len(DECKS),
        [0] * REGISTERS,
        0,
        RUNNING,
        NONE_WIN,
        "",
        NO_OPTIONS,
        [()] * rules.layout.count,
        (),
        squads,
        [()] * len(rules.people),
        ground,
        Works(ground, (), ()),
        bytearray(ground.count),
    )


def full_decks(rules: ZpoRules) -> list[tuple[int, ...]]:
    """All decks as they come out of the box."""
    printed = rules.printed
    cards = [
        tuple([number for number, card in enumerate(printed.cards) if card.deck == deck])
        for deck in (ARMORY, FOOD, ITEMS)
    ]
    others = (printed.scavenge, printed.something, printed.goals, printed.tokens, printed.tiles)
    return [tuple(range(len(printed.people))), *cards, *[tuple(range(len(rows))) for rows in others]]


def new_game(rules: ZpoRules, seed: int) -> Table:
    """A table before the setup."""
    state = blank(rules, [Frame(GAME, 0, 0, 0, 0, 0, None, None)], seed_streams(seed, rules.streams))
    state.piles = full_decks(rules)
    state.figures = (rules.printed.singles, rules.printed.doubles)
    state.order = tuple(range(rules.seat_count))
    return state
