"""A frozen rule set: the tables of a book made ready for play, shared by every game that uses it."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from shamble.kernel.action import VERB_SHIFT, verb
from shamble.kernel.book import Book
from shamble.kernel.errors import RulesetError
from shamble.kernel.event import Reason
from shamble.kernel.frame import Frame, procedure, procedure_count
from shamble.kernel.open import mypyc_attr
from shamble.kernel.outcome import NONE_WIN, STILL_RUNNING, Outcome, verdict_of
from shamble.kernel.state import RUNNING

if TYPE_CHECKING:
    from shamble.kernel.run import Run

Step = Callable[["Run", Any, Frame], None]
Options = Callable[[Any, Frame], list[int]]
Answer = Callable[["Run", Any, Frame, int], None]
Seats = Callable[[Any, Frame, int], int]
Alike = Callable[[Any, Frame, list[int]], bool]
Handler = Callable[["Run", Any, Frame, int], None]

OWNED: Final = 0
SHARED: Final = 1
WINDOW: Final = 2


class Question:
    """A pause for players: what may be answered, by whom, and what an answer does.

    OWNED by the actor's seat; SHARED: any listed seat answers and the first accepted answer counts;
    WINDOW: each listed seat may act or pass.
    """

    __slots__ = ("alike", "answer", "kind", "name", "options", "rule", "seats")

    def __init__(
        self,
        name: str,
        kind: int,
        options: Options,
        answer: Answer,
        rule: str,
        seats: Seats | None = None,
        alike: Alike | None = None,
    ) -> None:
        self.name = name
        self.kind = kind
        self.options = options
        self.answer = answer
        self.rule = rule
        self.seats = seats
        self.alike = alike


Offer = Callable[[Any, int, list[int]], None]
Perform = Callable[["Run", Any, int], None]
Refuse = Callable[[Any, int], list[Reason]]


def offer_nothing(state: Any, actor: int, out: list[int]) -> None:
    """The offer of verbs that another verb's offer lists along with its own."""


class Verb:
    """Something a figure can do in its turn: when it is offered, what it does, why it may be refused.

    `x` and `y` name the kinds of the action's arguments for the notation ("" for none).
    """

    __slots__ = ("code", "name", "offer", "perform", "refuse", "rule", "x", "y")

    def __init__(
        self,
        name: str,
        offer: Offer,
        perform: Perform,
        refuse: Refuse,
        rule: str,
        x: str = "",
        y: str = "",
    ) -> None:
        self.name = name
        self.code = verb(name)
        self.offer = offer
        self.perform = perform
        self.refuse = refuse
        self.rule = rule
        self.x = x
        self.y = y


class Reply:
    """A verb that only answers questions: its name and the kinds of its arguments."""

    __slots__ = ("code", "name", "x", "y")

    def __init__(self, name: str, x: str = "", y: str = "") -> None:
        self.name = name
        self.code = verb(name)
        self.x = x
        self.y = y


@mypyc_attr(allow_interpreted_subclasses=True)
class Ruleset:
    """The rules of one game with its options, ready to run. Stateless; games derive their own."""

    __slots__ = (
        "book",
        "cited_by",
        "constants",
        "decks",
        "handlers",
        "name",
        "questions",
        "replies",
        "steps",
        "streams",
        "verbs",
    )

    def __init__(self, book: Book, decks: tuple[str, ...]) -> None:
        self.book = book
        self.name = book.name
        self.decks = decks
        self.streams: tuple[str, ...] = ("setup", "dice", *decks)
        self.constants: dict[str, int] = {}
        for name, value in book.rows("constants").items():
            assert isinstance(value, int), name
            self.constants[name] = value
        procedures = book.rows("procedures")
        questions = book.rows("questions")
        for name in (*procedures, *questions):
            procedure(name)
        size = procedure_count()
        self.steps: list[tuple[Step, ...]] = [()] * size
        self.questions: list[Question | None] = [None] * size
        for name, steps in procedures.items():
            assert isinstance(steps, tuple), name
            self.steps[procedure(name)] = steps
        for name, question in questions.items():
            if not isinstance(question, Question) or question.name != name:
                raise RulesetError("layer-row-wrong", {"table": "questions", "row": name, "layer": book.name})
            self.questions[procedure(name)] = question
        self.cited_by: dict[str, tuple[str, ...]] = self._citations(book)
        self.handlers: dict[str, Handler] = {}
        for name, handler in book.rows("handlers").items():
            assert callable(handler), name
            self.handlers[name] = handler
        self.verbs: dict[int, Verb] = {}
        for name, row in book.rows("verbs").items():
            if not isinstance(row, Verb) or row.name != name:
                raise RulesetError("layer-row-wrong", {"table": "verbs", "row": name, "layer": book.name})
            self.verbs[row.code] = row
        self.replies: dict[int, Reply] = {}
        for name, row in book.rows("replies").items():
            if not isinstance(row, Reply) or row.name != name:
                raise RulesetError("layer-row-wrong", {"table": "replies", "row": name, "layer": book.name})
            self.replies[row.code] = row

    def _citations(self, book: Book) -> dict[str, tuple[str, ...]]:
        """The rules that each step, question and verb follows; steps by their place in the procedure."""
        found: dict[str, tuple[str, ...]] = {}
        for part, rules in book.rows("citations").items():
            assert isinstance(rules, tuple), part
            owner, _, step = part.partition(":")
            steps = book.rows("procedures").get(owner)
            if step and isinstance(steps, tuple):
                for at, function in enumerate(steps):
                    if function.__name__ == step:
                        found[f"{owner}:{at}"] = found.get(f"{owner}:{at}", ()) + rules
            else:
                found[part] = rules
        return found

    # What a game tells the kernel about itself. The defaults suit a game without figures.

    def settle(self, run: "Run", state: Any) -> None:
        """After something that may end the game: end it if it is over."""

    def seat_of(self, state: Any, actor: int) -> int:
        """The seat that plays a figure."""
        return actor

    def seats(self, state: Any) -> int:
        """How many seats there are."""
        return 1

    def actor_names(self, state: Any) -> Mapping[str, int]:
        """Figures by name."""
        return {}

    def names(self, state: Any, kind: str, actor: int) -> Mapping[str, int]:
        """Everything of a kind that an action may name, by the name to write."""
        return {}

    def name_of(self, state: Any, kind: str, actor: int, value: int) -> str:
        """The name to write for an argument of an action."""
        for name, number in self.names(state, kind, actor).items():
            if number == value:
                return name
        return str(value)

    def arguments(self, action: int) -> tuple[str, str]:
        """The kinds of an action's two arguments."""
        code = action >> VERB_SHIFT << VERB_SHIFT
        known = self.verbs.get(code)
        if known is not None:
            return (known.x, known.y)
        reply = self.replies.get(code)
        if reply is None:
            return ("", "")
        return (reply.x, reply.y)

    def scores(self, state: Any) -> tuple[Mapping[str, int], ...]:
        """What each seat's score is made of, also while the game is running; empty without scores."""
        return ()

    def outcome(self, state: Any) -> Outcome:
        """How the game ended, or stands."""
        parts = self.scores(state)
        totals = tuple([sum(part.values()) for part in parts])
        if state.result == RUNNING:
            return Outcome(STILL_RUNNING, NONE_WIN, "", totals, parts)
        verdict = verdict_of(state.winners, self.seats(state))
        return Outcome(verdict, state.winners, state.ending, totals, parts)

    def value(self, state: Any, seat: int) -> float:
        """What the position is worth to a seat, from 0 (lost) to 1 (won); a shared victory counts whole."""
        if state.result == RUNNING:
            return 0.5
        return 1.0 if state.winners >> seat & 1 else 0.0

    def view(self, state: Any, seat: int) -> dict[str, object]:
        """What a seat may know, built by inclusion."""
        return {}

    def hide(self, state: Any, seat: int, run: "Run") -> None:
        """Draw afresh, in place, what the seat cannot know besides the decks."""

    def asides(self, state: Any, seat: int) -> list[int]:
        """What a seat may do at any moment, apart from the pending question."""
        return []

    def take_aside(self, run: "Run", state: Any, action: int) -> None:
        """Carry out an aside."""

    def decode(self, data: Mapping[str, object]) -> Any:
        """A state from what `State.encode` gave."""
        raise NotImplementedError
