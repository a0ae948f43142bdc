"""A compiled mission: where everything starts, what must be done, and what is special about it.

Immutable and shared by every game on it. The content layer compiles mission files into this.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, Protocol

from shamble.family.board.model import Board
from shamble.family.position.facts import NO_FACTS, Facts
from shamble.kernel.book import Book
from shamble.kernel.rows import Ruling

if TYPE_CHECKING:
    from shamble.kernel.run import Run


class Colour:
    """A colour of tokens. The first that a game declares is the plain one, on the back of all others."""

    __slots__ = ("kept", "name", "sleeps")

    def __init__(self, name: str, *, sleeps: bool = False, kept: bool = False) -> None:
        self.name = name
        self.kept = kept
        """Whether objectives of it stay with their takers, who may trade them, and bring nothing else."""
        self.sleeps = sleeps
        """Whether spawn tokens of it wait until they are activated."""


COLOURS: Final = (Colour("red"), Colour("blue", sleeps=True), Colour("green", sleeps=True))
"""The colours that every game of the family starts from."""

ON_FEET: Final = 0
EITHER_WAY: Final = 1
BY_CAR: Final = 2
EXIT_WAYS: Final = ("foot", "either", "cars")
"""How the exit is left: each survivor by itself, a driver with the whole car, or both."""

Number = Callable[[Any, tuple[int, ...]], int]
"""A compiled expression: from the state and the moment's facts to a number."""

Effect = Callable[["Run", Any, tuple[int, ...]], None]
"""A compiled effect: changes the state, possibly by pushing frames."""


EVERYBODYS: Final = -1
"""The owner of what the whole team is to do."""


class Goal:
    """One thing to be done, with its progress: reached when `progress` is at least `target`."""

    __slots__ = ("name", "owner", "progress", "target", "text")

    def __init__(
        self, name: str, text: str, progress: Number, target: Number, owner: int = EVERYBODYS
    ) -> None:
        self.name = name
        self.text = text
        self.progress = progress
        self.target = target
        self.owner = owner
        """The survivor whose goal it is."""


def is_reached(state: Any, goal: Goal) -> bool:
    """Whether it is done."""
    return goal.progress(state, ()) >= goal.target(state, ())


def no_more_goals(state: Any) -> tuple[Goal, ...]:
    """What the mission wants is all there is to do."""
    return ()


def never_lost_besides(state: Any) -> str:
    """The mission's defeats and eliminations are all that loses the game."""
    return ""


RULINGS: Final = (Ruling("more-goals", no_more_goals), Ruling("lost-besides", never_lost_besides))
"""Goals that have entered in play, such as those of cards on the table: they are wanted besides the mission's
steps, in any order. Who escapes waits for the mission's steps only. What they hang on is for the game to
count; whatever changes it sets `run.touched`."""


class Trigger:
    """A special rule: at a moment, if a condition holds, do something, perhaps only so many times."""

    __slots__ = ("condition", "effects", "limit", "moment", "register", "rule")

    def __init__(
        self,
        moment: str,
        condition: Number | None,
        effects: tuple[Effect, ...],
        limit: int,
        register: int,
        rule: str,
    ) -> None:
        self.moment = moment
        self.condition = condition
        self.effects = effects
        self.limit = limit
        self.register = register
        self.rule = rule


class MissionAction:
    """An action that only this mission knows: 1 Action, in certain places, with its own effects."""

    __slots__ = ("condition", "effects", "name", "reason", "rule")

    def __init__(
        self, name: str, condition: Number, effects: tuple[Effect, ...], reason: str, rule: str
    ) -> None:
        self.name = name
        self.condition = condition
        self.effects = effects
        self.reason = reason
        self.rule = rule


class Lock:
    """A door or a car to be used only under a condition of the mission; -1 for the objectives."""

    __slots__ = ("condition", "door", "reason", "rule")

    def __init__(self, door: int, condition: Number, reason: str, rule: str) -> None:
        self.door = door
        self.condition = condition
        self.reason = reason
        self.rule = rule


class Car:
    """A car of the mission: what it is, where it stands, what may be done with it and what lies on it."""

    __slots__ = ("crate", "drivable", "kind", "name", "objectives", "searchable", "zone")

    def __init__(
        self,
        name: str,
        kind: str,
        zone: int,
        drivable: bool,
        searchable: bool,
        crate: int = -1,
        objectives: tuple[int, ...] = (),
    ) -> None:
        self.name = name
        self.kind = kind
        self.zone = zone
        self.drivable = drivable
        self.searchable = searchable
        self.crate = crate
        """The crate on it, by number; -1 for none."""
        self.objectives = objectives


class Taking:
    """What it is to take an objective: who may, what it brings, whether it stays with the taker."""

    __slots__ = ("adrenaline", "is_kept", "is_traded", "lock")

    def __init__(self, adrenaline: int = 5, *, is_kept: bool = False, is_traded: bool = False) -> None:
        self.adrenaline = adrenaline
        self.is_kept = is_kept
        self.is_traded = is_traded
        self.lock: Lock | None = None
        """Who may take it, if not everybody may."""


class Sheet(Protocol):
    """A mission file that is being read, as the readers of a game's own fields see it."""

    book: Book

    def tell(self, where: str, key: str, args: dict[str, object] | None = None) -> None:
        """Note a mistake."""

    def choose(self, where: str, value: str, choices: Sequence[str]) -> bool:
        """Whether a word is one of those that the game knows there; a mistake is noted."""

    def place(self, name: object, where: str) -> int | None:
        """A zone by any of its names; None if there is none, which is noted."""

    def passage(self, pair: object, where: str) -> int | None:
        """The passage between two zones, whatever stands in it; None if there is none, which is noted."""


class MissionField:
    """A field of mission files that only this game has: its name, and what becomes of what is written.

    The reader gets the file, the mission so far, what is written and its place in the file. It notes mistakes
    and may put something into the mission; what it gives is kept under the field's name in `Mission.own`.
    """

    __slots__ = ("name", "read")

    def __init__(self, name: str, read: Callable[[Sheet, "Mission", Any, str], Any]) -> None:
        self.name = name
        self.read = read


class Mission:
    """Everything a mission sheet says, compiled."""

    __slots__ = (
        "actions",
        "anybody_follows",
        "asleep",
        "board",
        "burden",
        "car_locks",
        "cars",
        "clear_registers",
        "colours",
        "companions_may_die",
        "companions_stay",
        "counters",
        "crates",
        "defeats",
        "difficulty",
        "door_colours",
        "door_rules",
        "endings",
        "escapes",
        "exit_by",
        "exits",
        "facts",
        "fittings",
        "goals",
        "id",
        "locks",
        "map_origin",
        "mixed",
        "minutes",
        "modes",
        "noise",
        "objective_colours",
        "objectives",
        "open_doors",
        "ours",
        "own",
        "registers",
        "rules",
        "spawn_colours",
        "spawned",
        "spawns",
        "starts",
        "taking",
        "taking_of",
        "triggers",
        "watches_board",
        "zombies",
    )

    def __init__(self, mission_id: str, board: Board) -> None:
        self.id = mission_id
        self.board = board
        self.starts: tuple[int, ...] = ()
        self.exits: tuple[int, ...] = ()
        self.escapes = True
        """Whether the exit is for leaving: some missions only gather there."""
        self.exit_by = ON_FEET
        self.spawns: tuple[int, ...] = ()
        self.spawn_colours: tuple[int, ...] = ()
        self.asleep = 0
        """The spawn tokens that wait until they are activated, besides those of sleeping colours, as bits."""
        self.objectives: tuple[int, ...] = ()
        self.objective_colours: tuple[int, ...] = ()
        """The colour of each objective; HIDDEN for those that are mixed and turned over when taken."""
        self.mixed: tuple[int, ...] = ()
        """The colours that are mixed face down, those that are set aside unseen included."""
        self.colours: tuple[Colour, ...] = COLOURS
        self.taking = Taking()
        """What it is to take an objective, unless its colour has rules of its own."""
        self.taking_of: dict[int, Taking] = {}
        self.burden = 0
        """How many actions more each move takes of whoever carries a token; its move skills rest."""
        self.crates: tuple[int, ...] = ()
        self.cars: tuple[Car, ...] = ()
        self.car_locks: dict[int, Lock] = {}
        """Cars that may be driven only under a condition."""
        self.companions_may_die = False
        self.companions_stay = False
        """Whether Companions keep their leader: they are not traded."""
        self.anybody_follows = False
        """Whether everybody may be a Companion, skills of the setup or not."""
        self.zombies: tuple[tuple[int, int, int], ...] = ()
        self.noise: tuple[tuple[int, int], ...] = ()
        self.open_doors = 0
        self.door_colours: dict[int, int] = {}
        self.door_rules: dict[int, str] = {}
        """The rules of the mission about single passages."""
        self.fittings: list[str] = [door.fitting for door in board.doors]
        """What stands in each passage when the game begins."""
        self.spawned = 0
        self.goals: tuple[tuple[Goal, ...], ...] = ()
        self.defeats: tuple[tuple[Number, str, str], ...] = ()
        self.endings: tuple[str, ...] = ()
        """All the ways in which only this mission is lost, those of its special rules included."""
        self.triggers: dict[str, tuple[Trigger, ...]] = {}
        self.actions: tuple[MissionAction, ...] = ()
        self.locks: dict[int, Lock] = {}
        self.facts: Facts = NO_FACTS
        """What only the sheets of some games say."""
        self.own: dict[str, Any] = {}
        """What the fields say that only this game has."""
        self.counters: tuple[tuple[str, int, int], ...] = ()
        """What the game counts when it begins: the counter, its holder, where it stands."""
        self.registers = 0
        self.clear_registers: tuple[int, ...] = ()
        self.rules: tuple[str, ...] = ()
        self.map_origin = "ours"
        self.difficulty = "medium"
        self.minutes = 0
        self.modes: tuple[str, ...] = ()
        self.ours = False
        self.watches_board = False
        """Whether a step of somebody, living or dead, may be enough to win or lose."""

    def rules_of(self, colour: int) -> Taking:
        """What it is to take an objective of a colour, or one that lies face down."""
        return self.taking_of.get(colour, self.taking)

    def colour_names(self) -> tuple[str, ...]:
        """The colours of tokens by name."""
        return tuple([colour.name for colour in self.colours])


def goals_in_play(state: Any) -> tuple[tuple[Goal, ...], ...]:
    """All that is to be done: the mission's steps in their order, and last what has entered in play."""
    more: tuple[Goal, ...] = state.rules.more_goals(state)
    steps: tuple[tuple[Goal, ...], ...] = state.rules.mission.goals
    return (*steps, more) if more else steps
