"""What the rules of a game on a mission know of the mission, its board and what stands in passages."""

from collections.abc import Callable

from shamble.family.board.kinds import Fitting
from shamble.family.missions.mission import Goal, Mission
from shamble.family.missions.triggers import Standing, StandingRules, standing_by_moment
from shamble.family.position.options import Options
from shamble.family.position.state import Game
from shamble.kernel.book import Book
from shamble.kernel.moments import BY_MISSION
from shamble.kernel.rows import Counter, Deck
from shamble.kernel.ruleset import Ruleset
from shamble.kernel.vocabulary import unknown


class MissionTables(Ruleset):
    """A rule set and its mission."""

    __slots__ = (
        "board",
        "door_masks",
        "doors_at",
        "endings",
        "endless",
        "fitted",
        "fitting_numbers",
        "fittings",
        "mission",
        "lost_besides",
        "more_goals",
        "options",
        "pushed",
        "registers",
        "shown_counters",
        "sight",
        "special_doors",
        "standing",
    )

    def __init__(self, book: Book, mission: Mission, options: Options) -> None:
        super().__init__(book, tuple(book.rows_of("piles", Deck)))
        named = [(verb.x, verb.y) for verb in self.verbs.values()]
        named += [(reply.x, reply.y) for reply in self.replies.values()]
        for pair in named:
            for argument in pair:
                if argument and argument not in self.argument_kinds:
                    raise unknown("argument-kinds", argument, list(self.argument_kinds), book.name)
        rows = list(book.rows_of("standing-rules", StandingRules).values())
        self.standing: dict[str, tuple[Standing, ...]] = standing_by_moment(rows, mission.registers)
        """Special rules that hold only while their card lies on the table, by moment."""
        limited = [trigger for row in rows for trigger in row.triggers if trigger.limit]
        self.registers = mission.registers + len(limited)
        """How many numbers the mission keeps, with those for the limits of such rules."""
        for name in (*mission.triggers, *self.standing):
            self.listen(name, BY_MISSION)
        self.mission = mission
        self.board = mission.board
        self.options = options
        self.endless = self.constants["endless"] > 0
        self.sight = self.constants["sight-mode"]
        """How everybody sees, survivors with better eyes apart."""
        counters = book.rows_of("counters", Counter).values()
        self.shown_counters: tuple[Counter, ...] = tuple([row for row in counters if row.is_shown])
        """What the game counts for all to see."""
        self.more_goals: Callable[[Game], tuple[Goal, ...]] = self.ruling("more-goals")
        """The goals that have entered in play."""
        self.lost_besides: Callable[[Game], str] = self.ruling("lost-besides")
        """By which ending the game is lost, if neither a mission's defeat nor an elimination has lost it."""
        self.endings: tuple[str, ...] = (*book.rows("endings"), *mission.endings)
        """The ways in which the game can be lost."""
        self.doors_at = self.board.zone_doors
        self.door_masks = tuple([sum([1 << door for door in doors]) for doors in self.doors_at])
        """The doors of each zone, as bits."""
        self.fittings: tuple[Fitting, ...] = tuple(book.rows_of("fittings", Fitting).values())
        self.fitting_numbers: dict[str, int] = {row.name: i for i, row in enumerate(self.fittings)}
        self.fitted: bytes = bytes([self.fitting_numbers[name] for name in mission.fittings])
        """What stands in each passage when the game begins."""
        self.pushed = 0
        """The passages that anybody opens in going through when the game begins, as bits."""
        self.special_doors = 0
        """The passages that do not simply open with a tool when the game begins, as bits."""
        for door, number in enumerate(self.fitted):
            fitting = self.fittings[number]
            if fitting.pushed:
                self.pushed |= 1 << door
            if fitting.pushed or fitting.sealed or door in mission.locks:
                self.special_doors |= 1 << door

    def constant_names(self, table: str) -> tuple[str, ...]:
        """Names listed in a table of the book."""
        return tuple(self.book.rows(table))
