"""A case in play: what the steps do to the position, and what was heard on the way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from shamble.kernel.action import NOBODY, pack
from shamble.kernel.errors import ChanceError
from shamble.kernel.event import EVERYBODY, Event, Reason
from shamble.kernel.game import knows, outcome, pending, seats_for, start
from shamble.kernel.notation import format_action
from shamble.kernel.run import Run
from shamble.kernel.state import RUNNING, State
from shamble.port.casing import REST, Case, Mistake, Reading, Stage, Stock, as_actions, find, told
from shamble.port.casing.stage import real_options
from shamble.port.shelf import port_of
from shamble.port.speaker import Speaker

from .matching import SHOWN_OPTIONS, Texts
from .script import out_of_script, script_of
from .touch import Touched


def place(case: Case, waits: bool) -> State:
    """The position of a case before anything has run; with `waits`, play stops for its steps."""
    casing = port_of(case.game).casing
    rules = casing.rules(case, Stage(casing, case, waits))
    state = casing.fresh(case, rules)
    stock = Stock(casing, state)
    stock.lay(case)
    casing.place(case, state, stock)
    stock.store()
    return state


def build(case: Case) -> State:
    """The position of a case under the game's ordinary rules, at its first question."""
    return start(place(case, waits=False))


class Play:
    """The position of a case as its steps change it."""

    def __init__(self, case: Case) -> None:
        self.case = case
        self.port = port_of(case.game)
        self.casing = self.port.casing
        self.players = self.casing.players(case)
        self.touched = Touched(self.casing)
        self.state: Any = place(case, waits=True)
        self.texts = Texts(self.casing, self.state, self.players)
        self.chance = script_of(case, self.casing, self.state)
        self.events: list[Event] = []
        self.heard = 0
        self.claimed_tops: set[int] = set()
        """Decks of which a claim since the latest `do` names the cards that lie on top."""
        self.ahead: list[str] = []
        self.forced: list[int] = []
        self.answers: list[tuple[str, int]] = []
        """Every answer given, with the seats that may know it."""
        self.touched.position(self.state)
        self._go(lambda run: run.go())
        self.casing.begin(self)

    # --- doing

    def do(self, content: object, following: str = "") -> None:
        """Carry out the actions and answers of a step, in order; the next step may begin with `following`."""
        self.claimed_tops.clear()
        self.heard = len(self.events)
        self.ahead = as_actions(content)
        while self.ahead:
            self.act(self.ahead.pop(0))
        self.casing.before(self, following)

    def act(self, text: str) -> None:
        """One action, answer or part of the game."""
        words = " ".join(text.split())
        self.casing.before(self, words)
        part = self.casing.other_parts.get(words.lower(), words.lower())
        if part in self.casing.parts:
            self.casing.parts[part](self)
            return
        if self.casing.unfold(self, words):
            return
        seat = -1
        if words.lower().startswith("seat "):
            who, colon, rest = words[5:].partition(":")
            if not colon:
                raise Mistake("casebook-seat-form", text=text)
            seat, words = find("player", who, self.players), rest.strip()
        self.answer(words, seat)

    def answer(self, text: str, seat: int) -> None:
        """Give an answer that is offered, or name one that was forced."""
        state = self.state
        if state.result != RUNNING:
            raise Mistake("casebook-game-over", text=text, result=outcome(state).verdict)
        found = self.choose(text)
        while found is None and state.result == RUNNING:
            implied = self.casing.implied(self, text)
            if implied is None:
                break
            self.take(implied)
            found = self.choose(text)
        if found is not None:
            seats = seats_for(state, found)
            if seat >= 0 and not seats >> seat & 1:
                raise Mistake("casebook-wrong-seat", text=text, seats=self.seat_names(seats))
            self.take(found)
            return
        if self.casing.answers_first(self, text):
            self.answer(text, seat)
            return
        forced = self._forced_place(text)
        if forced >= 0:
            del self.forced[forced]
            return
        aside = self.aside(text, seat)
        if aside is not None:
            self.answers.append((format_action(state, aside), EVERYBODY))
            self._go(lambda run: run.answer_aside(aside))
            return
        raise self.not_offered(text)

    def choose(self, text: str) -> int | None:
        """The option that a text means; None if it is not offered."""
        found = self.texts.distinct(self.texts.fits_loosely(text, self.options()))
        if len(found) > 1:
            listed = [format_action(self.state, option) for option in found[:SHOWN_OPTIONS]]
            raise Mistake("casebook-which-one", text=text, options="; ".join(listed))
        return found[0] if found else None

    def aside(self, text: str, seat: int) -> int | None:
        """The aside that a text means: what may be done at any moment, such as conceding."""
        state = self.state
        actor, _, _ = self.split(text)
        if actor is not None:
            owner = state.ruleset.seat_of(state, actor)
            if seat >= 0 and owner != seat:
                return None
            seat = owner
        found = self.texts.fits_loosely(text, state.ruleset.asides(state, max(seat, 0)))
        return found[0] if len(found) == 1 else None

    def not_offered(self, text: str) -> Mistake:
        """What is asked instead of what a case wants to do."""
        reasons = [] if self.texts.is_general(text) else self.reasons(text)
        words = Speaker(self.port, self.state)
        why = "; ".join(f"{words.reason(reason)} ({reason.rule or reason.key})" for reason in reasons)
        return Mistake(
            "casebook-not-offered", text=text, why=why, asked=self.question(), options=self.shown_options()
        )

    def reasons(self, text: str) -> list[Reason]:
        """Why an action is not possible now."""
        if self.texts.fits(text, self.options()):
            return []
        found: dict[tuple[str, str], Reason] = {}
        for action in self._supposed(text):
            for reason in self.casing.reasons(self.state, action):
                found.setdefault((reason.key, reason.rule), reason)
        return list(found.values())

    def _supposed(self, text: str) -> list[int]:
        """The actions, possible or not, that a text can mean."""
        try:
            return [self.texts.parse(text)]
        except Mistake:
            found = self.texts.supposed(text)
            reading = self.reading(text)
            if not found and reading is not None:
                actor = NOBODY if reading.actor is None else reading.actor
                found = [pack(code, actor) for code in reading.verbs]
            if not found:
                raise
            return found

    # --- answers that were forced

    def names_forced(self, text: str) -> bool:
        """Whether a text names an answer that has been taken by itself."""
        return self._forced_place(text) >= 0

    def _forced_place(self, text: str) -> int:
        """Where among the forced answers a text names one; -1 if nowhere."""
        for number, one in enumerate(self.forced):
            if self.texts.is_general(text) or not self._is_exact(text):
                same = bool(self.texts.fits(text, [one]))
            else:
                same = self.texts.is_same_choice(self.texts.parse(text), one, strict=False)
            if same:
                return number
        return -1

    def _is_exact(self, text: str) -> bool:
        """Whether a text is written as an action is; else it is loosely understood or a mistake."""
        try:
            self.texts.parse(text)
        except Mistake:
            if self.reading(text) is not None:
                return False
            raise
        return True

    # --- running

    def take(self, option: int) -> None:
        """Give an answer that is offered."""
        state = self.state
        if state.ruleset.procedure_name(state.stack[-1].proc) in self.casing.idle:
            self.forced.clear()
        self.touched.answered(state, option)
        self.answers.append((format_action(state, option), knows(state, option)))
        self._go(lambda run: run.answer(option))

    def run(self, begin: Callable[[Run], None]) -> None:
        """Run a part of the game where nothing is half done; afterwards what went on goes on."""
        if self.state.result != RUNNING:
            raise Mistake("casebook-game-over", text="", result=outcome(self.state).verdict)
        if not self.is_idle():
            raise Mistake("casebook-answer-first", asked=self.question(), options=self.shown_options())
        self.forced.clear()

        def begin_and_go(run: Run) -> None:
            begin(run)
            run.go()

        self._go(begin_and_go)

    def _go(self, begin: Callable[[Run], None]) -> None:
        """Let the engine run until somebody has a real choice."""
        run = Run(self.state, self.chance, self._hear, self.forced)
        try:
            begin(run)
        except ChanceError as error:
            raise out_of_script(error, self.chance.dice) from None
        self.touched.position(self.state)

    def _hear(self, event: Event) -> None:
        self.touched.rules.add(event.rule)
        if event.key != "cite":
            self.events.append(event)

    def finish(self) -> None:
        """What goes without saying at the end of a case."""
        self.casing.finish(self)

    def consulted(self, claim: str) -> None:
        """A claim asked the position about something that no event would tell."""
        self.touched.consulted(claim)

    # --- what is asked

    def is_idle(self) -> bool:
        """Whether nothing is half done."""
        return self.casing.is_idle(self.state)

    def question(self) -> str:
        """The name of the pending question, as a case writes it."""
        asked = pending(self.state)
        if asked is None or asked.name == REST:
            return "nothing"
        return asked.name.removeprefix("ask-")

    def options(self) -> list[int]:
        """The answers that the game offers now."""
        return real_options(self.state)

    def shown_options(self) -> str:
        """The options of the pending question, as a case would name them."""
        return self.texts.shown() if self.question() != "nothing" else ""

    def seat_names(self, mask: int) -> str:
        """Seats of a mask, as the case names its players."""
        found: dict[int, str] = {}
        for name, number in self.players.items():
            found.setdefault(number, name)
        seats = [seat for seat in range(mask.bit_length()) if mask >> seat & 1]
        return ", ".join(found.get(seat, str(seat + 1)) for seat in seats)

    def facts(self, event: Event) -> dict[str, object]:
        """What an event says, with names for numbers."""
        return {word: self.casing.fact(self.state, event, word, value) for word, value in event.args.items()}

    def line(self, event: Event) -> str:
        """An event in one line: its key, its facts and its rule."""
        inside = " ".join(f"{word}={told(value)}" for word, value in self.facts(event).items())
        return f"{event.key} {inside} ({event.rule})" if event.rule else f"{event.key} {inside}".rstrip()

    # --- what texts mean

    def reading(self, text: str) -> Reading | None:
        """A text taken apart: who acts, what it may mean, what it names."""
        return self.texts.read(text)

    def split(self, text: str) -> tuple[int | None, str, str]:
        """A text as actor, verb and the rest."""
        return self.texts.split(text)

    def meanings(self, text: str, options: list[int]) -> list[int]:
        """Which of these options a text can mean; none if it means nothing at all."""
        return self.texts.meanings(text, options)

    def is_same_choice(self, one: int, other: int) -> bool:
        """Whether two answers differ at most in which of several equal things they name."""
        return self.texts.is_same_choice(one, other)
