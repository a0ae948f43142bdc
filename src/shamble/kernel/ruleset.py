"""A frozen rule set: the tables of a book made ready for play, shared by every game that uses it."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from shamble.kernel.action import VERB_SHIFT
from shamble.kernel.book import Book
from shamble.kernel.counters import Layout
from shamble.kernel.errors import RulesetError
from shamble.kernel.event import Reason
from shamble.kernel.frame import Frame
from shamble.kernel.moments import BY_RULES, NO_HOLDER, next_in_turn
from shamble.kernel.open import mypyc_attr
from shamble.kernel.outcome import NONE_WIN, STILL_RUNNING, Outcome, verdict_of
from shamble.kernel.rows import (
    SIX_SIDED,
    ArgumentKind,
    Deck,
    Die,
    Handles,
    Mark,
    Moment,
    NamedStep,
    Procedure,
    Question,
    Reaction,
    Reply,
    Ruling,
    Secret,
    Step,
    Stirs,
    Verb,
)
from shamble.kernel.secrets import deal_anew
from shamble.kernel.state import RUNNING
from shamble.kernel.vocabulary import HAPPENING, unknown

if TYPE_CHECKING:
    from shamble.kernel.run import Run


@mypyc_attr(allow_interpreted_subclasses=True)
class Ruleset:
    """The rules of one game with its options, ready to run. Stateless; games derive their own."""

    __slots__ = (
        "argument_kinds",
        "book",
        "brisk_following",
        "brisk_steps",
        "cited_by",
        "citing",
        "conditions",
        "constants",
        "decks",
        "dice",
        "dice_streams",
        "following",
        "handler_numbers",
        "handler_rows",
        "heard",
        "layout",
        "listeners",
        "marks",
        "moment_rows",
        "moments",
        "name",
        "origin",
        "piles",
        "places",
        "procedures",
        "questions",
        "reactions",
        "replies",
        "secrets",
        "steps",
        "stirs",
        "streams",
        "trait_names",
        "traits",
        "turn_marks",
        "verbs",
        "wholes",
        "words",
    )

    def __init__(self, book: Book, decks: tuple[str, ...]) -> None:
        self.book = book
        self.name = book.name
        self.origin: Any = None
        """What makes these rules again in another process, for positions that are packed."""
        self.words = book.vocabulary
        self.decks = decks
        piles = book.rows_of("piles", Deck)
        self.piles: tuple[Deck, ...] = tuple([piles.get(name) or Deck(name, "") for name in decks])
        """The manner of each deck."""
        self.dice: tuple[Die, ...] = tuple(book.rows_of("dice", Die).values()) or (SIX_SIDED,)
        self.streams: tuple[str, ...] = ("setup", "dice", *decks, *[die.name for die in self.dice[1:]])
        """Generators by name: what is mixed, the first kind of dice, each deck, each further kind of dice."""
        self.dice_streams = [1, *range(2 + len(decks), 1 + len(decks) + len(self.dice))]
        self.constants: dict[str, int] = book.rows_of("constants", int)
        self.marks: tuple[Mark, ...] = tuple(book.rows_of("marks", Mark).values())
        self.turn_marks = sum([1 << number for number, mark in enumerate(self.marks) if mark.is_turn])
        self.layout = Layout(book)
        self.secrets: tuple[Secret, ...] = tuple(book.rows_of("secrets", Secret).values())
        self.argument_kinds: dict[str, ArgumentKind] = book.rows_of("argument-kinds", ArgumentKind)
        self.procedures: list[Procedure | None] = [None] * len(self.words.procedures)
        self.steps: list[tuple[Step | None, ...]] = [(not_there,)] * len(self.words.procedures)
        """For each procedure its steps, and behind them what ends it; None: it is just over."""
        self.following: list[tuple[int, ...]] = [(1,)] * len(self.words.procedures)
        """For each step of a procedure the place of the next one."""
        self.brisk_steps = self.steps
        self.brisk_following = self.following
        """The same for play that nobody listens to, with what comes next in the place of idle steps."""
        self.places: list[dict[str, int]] = [{} for _ in self.words.procedures]
        """For each procedure the places of its steps by name."""
        self.questions: list[Question | None] = [None] * len(self.words.procedures)
        self.wholes: dict[int, int] = {}
        """The procedures during which nobody wins or loses by the board, each with the place of the last step
        before which that holds."""
        self._number_procedures(book)
        self.cited_by: dict[str, tuple[str, ...]] = self._citations(book)
        self.citing = book.citing()
        self.verbs: dict[int, Verb] = {}
        for verb in book.rows_of("verbs", Verb).values():
            self.verbs[self.words.verb_code(verb.name)] = verb
        self.replies: dict[int, Reply] = {}
        for reply in book.rows_of("replies", Reply).values():
            self.replies[self.words.verb_code(reply.name)] = reply
        self._check_arguments()
        self.trait_names: tuple[str, ...] = tuple(book.rows("traits"))
        self.traits: dict[str, frozenset[int]] = self._traits(book)
        """For each trait the codes of the verbs and replies that have it."""
        self.moment_rows: list[Moment] = list(book.rows_of("moments", Moment).values())
        self.moments: dict[str, int] = {row.name: number for number, row in enumerate(self.moment_rows)}
        self.handler_rows: list[Handles] = list(book.rows_of("handlers", Handles).values())
        self.handler_numbers: dict[str, int] = {row.name: at for at, row in enumerate(self.handler_rows)}
        self.reactions: list[tuple[int, ...]] = [()] * len(self.moment_rows)
        """For each moment the game's own rules about it, as pairs (NO_HOLDER, handler)."""
        self.stirs: list[list[Stirs] | None] = [[] for _ in self.moment_rows]
        """For each moment how to tell whether any of them has something to do; None: one always has."""
        self.conditions: dict[int, Stirs | None] = {}
        """The same for each of them, by its handler."""
        self.listeners: list[int] = [0] * len(self.moment_rows)
        self.heard: dict[str, int] = {}
        """The moments that somebody listens to."""
        for reaction in book.rows_of("reactions", Reaction).values():
            at = self.moment(reaction.moment)
            self.reactions[at] = (*self.reactions[at], NO_HOLDER, len(self.handler_rows))
            self.handler_rows.append(Handles(reaction.name, reaction.handler))
            self.conditions[len(self.handler_rows) - 1] = reaction.stirs
            asked = self.stirs[at]
            if reaction.stirs is None:
                self.stirs[at] = None
            elif asked is not None:
                asked.append(reaction.stirs)
            self.listen(reaction.moment, BY_RULES)

    def _check_arguments(self) -> None:
        """A game may name things in a way of its own (`names`); a kind that is nearly a row is a slip."""
        rows: list[Verb | Reply] = [*self.verbs.values(), *self.replies.values()]
        for row in rows:
            for kind in (row.x, row.y):
                if kind and kind not in self.argument_kinds:
                    slip = unknown("argument-kinds", kind, list(self.argument_kinds), self.name)
                    if slip.details["close"] != "none":
                        raise slip

    def _number_procedures(self, book: Book) -> None:
        happening = Procedure("happening", (NamedStep("next-in-turn", next_in_turn),))
        rows = {happening.name: happening, **book.rows_of("procedures", Procedure)}
        for name, row in rows.items():
            number = self.words.number(name)
            if row.finish and row.at(row.finish) < 0:
                raise unknown(f"procedures.{name}", row.finish, [step.name for step in row.steps], book.name)
            self.procedures[number] = row
            last = judge_again if row.is_whole else None
            self.steps[number] = (*[step.run for step in row.steps], last)
            self.following[number] = tuple(range(1, len(self.steps[number]) + 1))
            self.places[number] = {step.name: at for at, step in enumerate(row.steps)}
            if row.is_whole:
                self.wholes[number] = len(row.steps) + 1
            elif row.whole:
                if row.at(row.whole) < 0:
                    raise unknown(
                        f"procedures.{name}", row.whole, [step.name for step in row.steps], book.name
                    )
                self.wholes[number] = row.at(row.whole) + 1
        for name, question in book.rows_of("questions", Question).items():
            number = self.words.number(name)
            if self.procedures[number] is not None:
                raise RulesetError(
                    "layer-row-exists", {"table": "procedures", "row": name, "layer": book.name}
                )
            self.questions[number] = question
        assert rows["happening"] is not None and self.words.number("happening") == HAPPENING

    def _citations(self, book: Book) -> dict[str, tuple[str, ...]]:
        """The rules that each step, question and verb follows; steps by their place in the procedure."""
        procedures = book.rows_of("procedures", Procedure)
        found: dict[str, tuple[str, ...]] = {}
        for part, rules in book.rows_of("citations", tuple).items():
            owner, _, step = part.partition(":")
            row = procedures.get(owner)
            if step and row is not None:
                at = row.at(step)
                if at < 0:
                    raise unknown("citations", part, [f"{owner}:{row.name}" for row in row.steps], book.name)
                found[f"{owner}:{at}"] = found.get(f"{owner}:{at}", ()) + rules
            else:
                found[part] = rules
        return found

    # --- rules by the ids of the game's own ledger

    def own_rules(self, rule: str) -> tuple[str, ...]:
        """The ids by which this game cites a rule: usually one, perhaps several or none."""
        return self.citing.of(rule)

    def own_rule(self, rule: str) -> str:
        """The id by which this game cites a rule; nothing if it has no such rule."""
        own = self.citing.of(rule)
        return own[0] if own else ""

    def own_reasons(self, reasons: list[Reason]) -> list[Reason]:
        """Reasons with the rules that this game cites for them."""
        if not self.citing.rows:
            return reasons
        found: list[Reason] = []
        for reason in reasons:
            own = list(self.citing.of(reason.rule))
            for rule in reason.also:
                own.extend([other for other in self.citing.of(rule) if other not in own])
            found.append(Reason(reason.key, own[0] if own else "", reason.args, tuple(own[1:])))
        return found

    def _traits(self, book: Book) -> dict[str, frozenset[int]]:
        found: dict[str, set[int]] = {name: set() for name in book.rows("traits")}
        rows: list[tuple[int, Verb | Reply]] = [*self.verbs.items(), *self.replies.items()]
        for code, row in rows:
            for trait in row.traits:
                if trait not in found:
                    raise unknown("traits", trait, list(found), book.name)
                found[trait].add(code)
        return {name: frozenset(codes) for name, codes in found.items()}

    # --- numbers and names

    def has_trait(self, action: int, trait: str) -> bool:
        """Whether the verb of an action has a trait that the book knows."""
        return action >> VERB_SHIFT << VERB_SHIFT in self.traits[trait]

    def ruling(self, name: str) -> Callable[..., Any]:
        """How a question of the rules is decided; the book must have an answer."""
        row = self.book.row("rulings", name)
        assert isinstance(row, Ruling)
        return row.decide

    def moment(self, name: str) -> int:
        """The number of a moment that the book declares."""
        number = self.moments.get(name)
        if number is None:
            raise unknown("moments", name, list(self.moments), self.name)
        return number

    def listen(self, name: str, who: int) -> None:
        """Note that somebody has a rule about a moment."""
        moment = self.moment(name)
        self.listeners[moment] |= who
        self.heard[name] = moment

    def is_stirred(self, state: Any, moment: int, facts: tuple[int, ...]) -> bool:
        """Whether any of the game's own rules about a moment has something to do now."""
        asked = self.stirs[moment]
        if asked is None:
            return True
        return any([stirs(state, facts) for stirs in asked])

    def hears(self, name: str) -> bool:
        """Whether anybody has a rule about a moment."""
        return name in self.heard

    def pass_over_idle(self) -> None:
        """Find the steps that can do nothing in a game of these rules, once the rules are complete."""
        self.brisk_steps = self.steps[:]
        self.brisk_following = self.following[:]
        for number, row in enumerate(self.procedures):
            if row is None:
                continue
            steps = list(self.steps[number])
            following = list(self.following[number])
            for at in range(len(row.steps) - 1, -1, -1):
                idle = row.steps[at].idle
                if idle is not None and idle(self):
                    steps[at] = steps[at + 1]
                    following[at] = following[at + 1]
            self.brisk_steps[number] = tuple(steps)
            self.brisk_following[number] = tuple(following)

    def handler(self, name: str) -> int:
        """The number of a handler that the book has."""
        number = self.handler_numbers.get(name)
        if number is None:
            raise unknown("handlers", name, list(self.handler_numbers), self.name)
        return number

    def end_of(self, proc: int) -> int:
        """The place behind the last step of a procedure, where it is over."""
        return len(self.steps[proc]) - 1

    def step_of(self, proc: int, name: str) -> int:
        """The place of a step of a procedure."""
        at = self.places[proc].get(name)
        if at is None:
            known = list(self.places[proc])
            raise unknown(f"procedures.{self.words.procedures[proc]}", name, known, self.name)
        return at

    def verb_name(self, action: int) -> str:
        """The name of the verb of an action or verb code."""
        return self.words.verbs[action >> VERB_SHIFT]

    def procedure_name(self, number: int) -> str:
        """The name of a procedure or question."""
        return self.words.procedures[number]

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
        row = self.argument_kinds.get(kind)
        return {} if row is None else row.names(state, actor)

    def name_of(self, state: Any, kind: str, actor: int, value: int) -> str:
        """The name to write for an argument of an action."""
        row = self.argument_kinds.get(kind)
        if row is not None and row.name_of is not None:
            return row.name_of(state, actor, value)
        for name, number in self.names(state, kind, actor).items():
            if number == value:
                return name
        return str(value)

    def find(self, state: Any, kind: str, actor: int, text: str) -> tuple[int | None, str]:
        """The thing of a kind that a text begins with, and the rest of the text."""
        row = self.argument_kinds.get(kind)
        if row is not None and row.find is not None:
            return row.find(state, actor, text)
        return longest(self.names(state, kind, actor), text)

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
        deal_anew(run, state, seat)

    def holders(self, state: Any, moment: int, facts: tuple[int, ...]) -> list[int]:
        """Whose cards and skills have something to say about a moment: holder, handler, holder, handler."""
        return []

    def announce(self, run: "Run", state: Any, moment: int, facts: tuple[int, ...]) -> bool:
        """Let the mission apply its rules about a moment; whether it has any."""
        return False

    def ask_order(self, run: "Run", state: Any, frame: Frame) -> None:
        """Ask whose effect comes first, for moments that are ordered; then `moments.go_first`."""
        frame.d &= ~1

    def asides(self, state: Any, seat: int) -> list[int]:
        """What a seat may do at any moment, apart from the pending question."""
        return []

    def take_aside(self, run: "Run", state: Any, action: int) -> None:
        """Carry out an aside."""

    def decode(self, data: Mapping[str, object]) -> Any:
        """A state from what `State.encode` gave."""
        raise NotImplementedError


def not_there(run: "Run", state: Any, frame: Frame) -> None:
    """A procedure or question that the vocabulary names and the book does not have."""
    args: dict[str, object] = {"row": run.rules.words.procedures[frame.proc], "layer": run.rules.name}
    raise RulesetError("layer-procedure-missing", args)


def judge_again(run: "Run", state: Any, frame: Frame) -> None:
    """What a whole effect has brought about is judged when the effect is over."""
    run.touched = True
    run.base.stack.pop()


def longest(names: Mapping[str, int], text: str) -> tuple[int | None, str]:
    """The longest name at the beginning of a text, in any capitals, and what follows it."""
    low = text.lower()
    best: str | None = None
    for name in names:
        lower = name.lower()
        if low.startswith(lower) and (len(low) == len(lower) or low[len(lower)] == " "):
            if best is None or len(name) > len(best):
                best = name
    if best is None:
        return None, text
    return names[best], text[len(best) :].strip()
