"""The rows of a rule book: what a game declares, one row a thing.

Each row says what the kernel must know of a procedure, question, verb, die, deck, moment or counter. Rows are
immutable and shared by every game that uses them; a layer replaces rows, it never changes one.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from shamble.kernel.event import Reason
from shamble.kernel.frame import Frame

if TYPE_CHECKING:
    from shamble.kernel.run import Run

Step = Callable[["Run", Any, Frame], None]
Options = Callable[[Any, Frame], list[int]]
Answer = Callable[["Run", Any, Frame, int], None]
Seats = Callable[[Any, Frame, int], int]
Alike = Callable[[Any, Frame, list[int]], bool]
RefuseAnswer = Callable[[Any, Frame, int], list[Reason]]
Handler = Callable[["Run", Any, Frame, int], None]
Stirs = Callable[[Any, tuple[int, ...]], bool]

OWNED: Final = 0
SHARED: Final = 1
WINDOW: Final = 2

TABLE: Final = ""
"""What a counter or limit without holders belongs to: the table as a whole."""


Idle = Callable[[Any], bool]


class NamedStep:
    """A step of a procedure, by the name that layers and citations call it.

    `idle` tells of the rules of a game that in it the step can never do anything: it costs nothing there.
    """

    __slots__ = ("idle", "name", "run")

    def __init__(self, name: str, run: Step, idle: Idle | None = None) -> None:
        self.name = name
        self.run = run
        self.idle = idle


def named_steps(*functions: Step | NamedStep) -> tuple[NamedStep, ...]:
    """Steps under the names of their functions: `assign_hits` becomes `assign-hits`."""
    return tuple([step if isinstance(step, NamedStep) else named(step) for step in functions])


def named(function: Step, idle: Idle | None = None) -> NamedStep:
    """A step under the name of its function, and where it is idle."""
    name: str = getattr(function, "__name__", "step")
    return NamedStep(name.strip("_").replace("_", "-"), function, idle)


class Procedure:
    """What happens step by step, in the rulebook's order.

    While a procedure that is `whole` is under way nobody wins or loses by the board: an effect comes to its
    end first. One that is whole only through a step names that step instead; it is judged behind the next
    one. `finish` names the step with which it ends when it is left early (see `Run.leave`).
    """

    __slots__ = ("finish", "is_whole", "name", "steps", "whole")

    def __init__(self, name: str, steps: tuple[NamedStep, ...], finish: str = "", whole: str = "") -> None:
        self.name = name
        self.steps = steps
        self.finish = finish
        self.whole = whole
        self.is_whole = whole == WHOLE

    def at(self, step: str) -> int:
        """The place of a step; -1 if there is none of that name."""
        for number, row in enumerate(self.steps):
            if row.name == step:
                return number
        return -1

    def with_steps(self, steps: tuple[NamedStep, ...]) -> "Procedure":
        """The same procedure with other steps."""
        return Procedure(self.name, steps, self.finish, self.whole)

    def whole_through(self, step: str) -> "Procedure":
        """The same procedure, in which nobody wins or loses by the board before this step is over."""
        return Procedure(self.name, self.steps, self.finish, step)


WHOLE: Final = "whole"


class Question:
    """A pause for players: what may be answered, by whom, and what an answer does.

    OWNED by the actor's seat; SHARED: any listed seat answers and the first accepted answer counts;
    WINDOW: each listed seat may act or pass.

    - `alike`: options that all lead to the same position are not asked.
    - `refuse`: why something that is not among the options cannot be answered.
    - `always`: asked even if there is one answer only, so that silence tells nothing.
    - `knows`: the seats that may see an option before and after it is chosen; everybody without it.
    - `owed`: still asked when the procedure that asks is left early.
    - `explains`: verbs that a person may miss; where one is not offered, people are told what `refuse` says.
    """

    __slots__ = (
        "alike",
        "always",
        "answer",
        "explains",
        "kind",
        "knows",
        "name",
        "options",
        "owed",
        "refuse",
        "rule",
        "seats",
    )

    def __init__(
        self,
        name: str,
        kind: int,
        options: Options,
        answer: Answer,
        rule: str,
        seats: Seats | None = None,
        alike: Alike | None = None,
        refuse: RefuseAnswer | None = None,
        knows: Seats | None = None,
        traits: tuple[str, ...] = (),
        explains: tuple[str, ...] = (),
    ) -> None:
        self.name = name
        self.kind = kind
        self.options = options
        self.answer = answer
        self.rule = rule
        self.seats = seats
        self.alike = alike
        self.refuse = refuse
        self.knows = knows
        self.always = ALWAYS in traits
        self.owed = OWED in traits
        self.explains = explains

    def asked_with(self, options: Options, answer: Answer | None = None, rule: str = "") -> "Question":
        """The same question with other options, and perhaps another effect, by another rule."""
        traits = ((ALWAYS,) if self.always else ()) + ((OWED,) if self.owed else ())
        return Question(
            self.name,
            self.kind,
            options,
            answer or self.answer,
            rule or self.rule,
            self.seats,
            self.alike,
            self.refuse,
            self.knows,
            traits,
            self.explains,
        )


OPENS: Final = "opens"
"""The trait of a verb whose answer only some seats may see while it is possible, and everybody once it is
given: a card that is turned over, somebody who is picked in secret and then stands on the table."""

ALWAYS: Final = "always"
OWED: Final = "owed"

Offer = Callable[..., None]
"""Adds what can be done to a list of actions. The game's own turn calls it, with whatever its offers need."""
Perform = Callable[["Run", Any, int], None]
Refuse = Callable[[Any, int], list[Reason]]
Cost = Callable[[Any, int], int]


def costs_nothing(state: Any, action: int) -> int:
    """The cost of verbs that take no action of their own."""
    return 0


class Verb:
    """Something a figure can do in its turn: when it is offered, what it does, why it may be refused.

    `x` and `y` name the kinds of the action's arguments for the notation ("" for none). `traits` are facts
    about the verb that rules, bots and pages ask for, such as that it is an attack: rows of the table
    `traits`. `cost` says how many actions a use takes.
    """

    __slots__ = ("cost", "name", "offer", "perform", "refuse", "rule", "traits", "x", "y")

    def __init__(
        self,
        name: str,
        offer: Offer,
        perform: Perform,
        refuse: Refuse,
        rule: str,
        x: str = "",
        y: str = "",
        traits: tuple[str, ...] = (),
        cost: Cost = costs_nothing,
    ) -> None:
        self.name = name
        self.offer = offer
        self.perform = perform
        self.refuse = refuse
        self.rule = rule
        self.x = x
        self.y = y
        self.traits = traits
        self.cost = cost

    def performed_by(self, perform: Perform) -> "Verb":
        """The same verb with another effect."""
        return Verb(
            self.name,
            self.offer,
            perform,
            self.refuse,
            self.rule,
            self.x,
            self.y,
            self.traits,
            self.cost,
        )

    def refused_by(self, refuse: Refuse) -> "Verb":
        """The same verb, refused for other reasons."""
        return Verb(
            self.name,
            self.offer,
            self.perform,
            refuse,
            self.rule,
            self.x,
            self.y,
            self.traits,
            self.cost,
        )

    def offered_by(self, offer: Offer) -> "Verb":
        """The same verb, offered in another way."""
        return Verb(
            self.name,
            offer,
            self.perform,
            self.refuse,
            self.rule,
            self.x,
            self.y,
            self.traits,
            self.cost,
        )


class Reply:
    """A verb that only answers questions: its name, the kinds of its arguments, and facts about it."""

    __slots__ = ("name", "traits", "x", "y")

    def __init__(self, name: str, x: str = "", y: str = "", traits: tuple[str, ...] = ()) -> None:
        self.name = name
        self.x = x
        self.y = y
        self.traits = traits


class Die:
    """A kind of die. Faces are numbers or marks as printed; each die rolls from a stream of its own."""

    __slots__ = ("faces", "name")

    def __init__(self, name: str, faces: tuple[str, ...]) -> None:
        self.name = name
        self.faces = faces


SIX_SIDED: Final = Die("die", ("1", "2", "3", "4", "5", "6"))


class Deck:
    """A deck: its name, what kind of cards it holds, and its manner.

    One that refills is made anew from its discards when it is empty; into one that takes back every card that
    is used up returns at once. Of all others the discards lie where they are.
    """

    __slots__ = ("kind", "name", "refills", "takes_back")

    def __init__(self, name: str, kind: str, manner: str = "") -> None:
        self.name = name
        self.kind = kind
        self.refills = manner == REFILLS
        self.takes_back = manner == TAKES_BACK


REFILLS: Final = "refills"
TAKES_BACK: Final = "takes-back"


class Mark:
    """A place of the game's clock: a round, a phase, a turn, a day.

    Marks are numbered in the order of the book; the first is the game's main clock, on which bounds and
    hashes of records hang. `level` says what it lies within: a mark of level 1 ends with the next of level
    0 or 1. What is taken back with "reset my turn" goes back to the last mark of the trait `turn`.
    """

    __slots__ = ("is_turn", "level", "name")

    def __init__(self, name: str, level: int, trait: str = "") -> None:
        self.name = name
        self.level = level
        self.is_turn = trait == TURN_MARK


TURN_MARK: Final = "turn"


class Clock:
    """Something that strikes again and again, at which limits start anew: a turn, a round, a day."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name


class Counter:
    """A number that the game keeps, for the table or for each of something: a seat, a figure, a zone.

    `per` says what holds one, for readers; `clock` names the clock that sets it back to nothing. One that is
    `shown` lies on the table for all to see, as tokens do. The state, its copies, saves and hashes follow
    from this row; where it is shown, views and drawings do too.
    """

    __slots__ = ("clock", "is_shown", "name", "per")

    def __init__(self, name: str, per: str = TABLE, clock: str = "", shown: str = "") -> None:
        self.name = name
        self.per = per
        self.clock = clock
        self.is_shown = shown == SHOWN


SHOWN: Final = "shown"


class Limit:
    """Something that may be done so many times until a clock strikes: once a turn, twice a day.

    Without a clock ("") it is so many times in the whole game.
    """

    __slots__ = ("clock", "name", "per", "times")

    def __init__(self, name: str, clock: str, per: str = TABLE, times: int = 1) -> None:
        self.name = name
        self.clock = clock
        self.per = per
        self.times = times


Slots = Callable[[Any], Sequence[int]]
Knows = Callable[[Any, int], int]
ReadSlot = Callable[[Any, int], int]
WriteSlot = Callable[[Any, int, int], None]
Possible = Callable[[Any, int, int], Sequence[int]]

NO_DECK: Final = -1


class Secret:
    """Hidden things of one kind: a hand, facedown tokens, secret goals.

    `slots` lists the places that hold something now; `knows` tells the seats (as bits) that know what is in
    a place (-1 for everybody, also who only watches), and is left out where nobody does; `read` and `write`
    give and set it. What a seat cannot know is drawn afresh, for a determinised copy, among all unknown
    places of the secret and the unseen cards of `deck`. Where players choose what they hide, nothing is dealt
    out: `possible` tells what a place may hold as far as a seat can know, and each is drawn by itself.
    """

    __slots__ = ("deck", "knows", "name", "possible", "read", "slots", "write")

    def __init__(
        self,
        name: str,
        slots: Slots,
        knows: Knows | None,
        read: ReadSlot,
        write: WriteSlot,
        deck: int = NO_DECK,
        possible: Possible | None = None,
    ) -> None:
        self.name = name
        self.slots = slots
        self.knows = knows
        self.read = read
        self.write = write
        self.deck = deck
        self.possible = possible


class Moment:
    """Something that happens and that others may have a rule about: its name and the names of its facts.

    The facts are small whole numbers, told in this order to whoever subscribes. Where a moment is `ordered`
    the table decides whose effects come first; where it is taken `singly`, which effect, one after the other
    as long as it can be used, and where it is `declinable` whether at all. Of one that is its holder's `own`,
    only the figure that is the first fact hears.
    """

    __slots__ = ("facts", "is_declinable", "is_ordered", "is_own", "is_single", "name")

    def __init__(self, name: str, facts: tuple[str, ...] = (), traits: tuple[str, ...] = ()) -> None:
        self.name = name
        self.facts = facts
        self.is_ordered = ORDERED in traits
        self.is_single = SINGLY in traits
        self.is_declinable = DECLINABLE in traits
        self.is_own = OWN in traits


ORDERED: Final = "ordered"
SINGLY: Final = "singly"
DECLINABLE: Final = "declinable"
OWN: Final = "own"

Usable = Callable[[Any, int, list[int]], bool]


class Handles:
    """What a skill or card does at a moment: the handler, and whether it can do anything now."""

    __slots__ = ("name", "run", "usable")

    def __init__(self, name: str, run: Handler, usable: Usable | None = None) -> None:
        self.name = name
        self.run = run
        self.usable = usable


class Reaction:
    """A rule of the game itself about a moment: the handler that it runs.

    `stirs` tells from the facts whether there is anything for it to do. It is asked when the moment comes,
    and again when the rule has its turn: a rule of which it says no at first must not come to matter by what
    else follows from that moment.
    """

    __slots__ = ("handler", "moment", "name", "stirs")

    def __init__(self, name: str, moment: str, handler: Handler, stirs: Stirs | None = None) -> None:
        self.name = name
        self.moment = moment
        self.handler = handler
        self.stirs = stirs


class Ruling:
    """Something that the rules have to know and that a layer may answer in another way.

    The kernel does not care what `decide` takes and gives: who asks and who answers agree on it.
    """

    __slots__ = ("decide", "name")

    def __init__(self, name: str, decide: Callable[..., Any]) -> None:
        self.name = name
        self.decide = decide


Names = Callable[[Any, int], dict[str, int]]
NameOf = Callable[[Any, int, int], str]
Candidates = Callable[[Any, int], list[int]]
Find = Callable[[Any, int, str], tuple[int | None, str]]
Parts = Callable[[Any, int], list[tuple[str, int]]]


class ArgumentKind:
    """A kind of thing that actions name: zones, cards, doors.

    `names` lists everything by the name to write; `name_of` names one thing and `find` reads a name at the
    beginning of a text, where listing all would be slow; `candidates` are what a figure might think of,
    when people ask why a verb is not offered. Of a thing that is made of several, `parts` tells each with the
    name of its kind.
    """

    __slots__ = ("candidates", "find", "name", "name_of", "names", "parts")

    def __init__(
        self,
        name: str,
        names: Names,
        name_of: NameOf | None = None,
        candidates: Candidates | None = None,
        find: Find | None = None,
        parts: Parts | None = None,
    ) -> None:
        self.parts = parts
        self.name = name
        self.names = names
        self.name_of = name_of
        self.candidates = candidates
        self.find = find
