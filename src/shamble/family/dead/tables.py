"""What the rules of a game know of the dead: kinds and types, where figures go, how they find their way."""

from collections.abc import Callable
from typing import Any

from shamble.family.board.model import Topology
from shamble.family.dead.goals import GoalReason
from shamble.family.dead.kinds import KindFacts
from shamble.family.dead.statuses import Status
from shamble.family.dead.ways import lands
from shamble.family.missions.mission import Mission
from shamble.family.missions.tables import MissionTables
from shamble.family.position.facts import PrintedFacts
from shamble.family.position.options import Options
from shamble.family.position.printed import ZombieKind
from shamble.family.position.state import Game
from shamble.kernel.book import Book
from shamble.kernel.vocabulary import unknown


class DeadTables(MissionTables):
    """The dead, by kind and by type."""

    __slots__ = (
        "acts_if_short",
        "fate_of",
        "figures_aside",
        "forbidding_kinds",
        "full_supply",
        "goal_reasons",
        "goals",
        "kind_count",
        "kinds",
        "kinds_named",
        "kinds_of_type",
        "kinds_with",
        "kinds_with_action",
        "lands",
        "may_be_blocked",
        "most_actions",
        "muster_procs",
        "outlook",
        "pays_all",
        "printed",
        "roads",
        "status_after",
        "status_numbers",
        "supply_of",
        "type_kinds",
        "ways",
        "wounds_of",
    )

    def __init__(self, book: Book, mission: Mission, options: Options) -> None:
        super().__init__(book, mission, options)
        self.kinds: tuple[ZombieKind, ...] = tuple(
            row for row in book.rows("zombies").values() if isinstance(row, ZombieKind)
        )
        self.kind_count = len(self.kinds)
        self.forbidding_kinds = tuple([kind.index for kind in self.kinds if kind.forbids_combat])
        self.most_actions = max([kind.actions for kind in self.kinds], default=1)
        self.kinds_with_action: tuple[tuple[int, ...], ...] = tuple(
            tuple([kind.index for kind in self.kinds if kind.actions > action])
            for action in range(self.most_actions)
        )
        """For each action of an activation, the kinds that still have one then."""
        self.type_kinds: dict[str, tuple[int, ...]] = {}
        for kind in self.kinds:
            self.type_kinds[kind.type] = (*self.type_kinds.get(kind.type, ()), kind.index)
        self.kinds_named: dict[str, tuple[int, ...]] = {
            **{kind.name: (kind.index,) for kind in self.kinds},
            **self.type_kinds,
        }
        """The kinds that a type or the name of a kind stands for."""
        self.kinds_of_type: tuple[tuple[int, ...], ...] = tuple(
            [self.type_kinds[kind.type] for kind in self.kinds]
        )
        """For each kind, all kinds of its type."""
        self.kinds_with: dict[str, tuple[int, ...]] = {}
        """The kinds that print something which not all do, by what it is."""
        for kind in self.kinds:
            for key in kind.facts:
                self.kinds_with[key] = (*self.kinds_with.get(key, ()), kind.index)
        self.printed = PrintedFacts(book)
        """What only some games print on their rows."""
        kind_facts = KindFacts(self.printed, self.kinds)
        self.wounds_of = kind_facts.wounds
        """For each kind, the wounds of one attack."""
        self.pays_all = kind_facts.pays_all
        """For each kind, whether everybody is paid for a kill, and not the killer alone."""
        self.fate_of = kind_facts.fate
        """For each kind, where its figures go when they leave the board."""
        self.supply_of = kind_facts.supply
        """For each kind its place in `Game.pool`; NO_SUPPLY for kinds that come with a card of their own."""
        self.full_supply = kind_facts.figures
        self.acts_if_short = kind_facts.acts_if_short
        """For each kind, whether those on the board act when figures run out."""
        statuses = book.rows_of("statuses", Status)
        self.status_numbers: dict[str, int] = {name: number for number, name in enumerate(statuses)}
        self.status_after: list[int] = [
            self.status_number(row.then) if row.then else -1 for row in statuses.values()
        ]
        """For each status the one that follows it; -1 if the figures may act again."""
        self.muster_procs: tuple[int, ...] = tuple([self.words.number(name) for name in book.rows("musters")])
        """The procedures whose grid counts figures that take part in something."""
        self.goal_reasons: tuple[GoalReason, ...] = tuple(book.rows_of("goal-reasons", GoalReason).values())
        self.figures_aside: Callable[[Game, int], int] = self.ruling("figures-aside")
        self.outlook: Callable[[Game], Any] = self.ruling("outlook")
        self.goals: Callable[[Game, int, Any], tuple[int, int, int]] = self.ruling("goals")
        self.roads: Callable[[Game], Topology] = self.ruling("roads")
        self.ways: Callable[[Game, Topology, int, int], tuple[int, ...]] = self.ruling("ways")
        self.lands: Callable[[Game, int, int], int] = self.ruling("lands")
        self.may_be_blocked = self.lands is not lands
        """Whether a way that the dead take may end where it began."""

    def status_number(self, name: str) -> int:
        """The number of a declared status."""
        if name not in self.status_numbers:
            raise unknown("statuses", name, list(self.status_numbers), self.name)
        return self.status_numbers[name]
