"""The run loop: steps the top frame until a question with two or more answers is pending."""

from typing import Any

from shamble.kernel.chance import Chance
from shamble.kernel.event import EVERYBODY, Event, Listener
from shamble.kernel.frame import Frame, procedure_name
from shamble.kernel.ruleset import Ruleset
from shamble.kernel.state import NO_OPTIONS, OVER, RUNNING


class Run:
    """One stretch of play between two questions: the state, where chance comes from, who listens."""

    __slots__ = ("chance", "listener", "revealed", "rules", "state", "touched", "trail")

    def __init__(
        self, state: Any, chance: Chance, listener: Listener | None, trail: list[int] | None
    ) -> None:
        self.state = state
        self.rules: Ruleset = state.ruleset
        self.chance = chance
        self.listener = listener
        self.trail = trail
        self.touched = False
        self.revealed = False

    def push(self, proc: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> Frame:
        """Begin a procedure, or ask a question, on top of what is going on."""
        frame = Frame(proc, 0, a, b, c, d, None, None)
        self.state.stack.append(frame)
        return frame

    def roll(self) -> int:
        """One six-sided die."""
        return self.chance.draw(self.state.streams, 1, 6, "die") + 1

    def tell(self, key: str, rule: str, args: dict[str, object], audience: int = EVERYBODY) -> None:
        """Report a fact. Call only if there is a listener: building the arguments costs time."""
        if self.listener is not None:
            self.listener(Event(key, args, rule, audience))

    def cite(self, rule: str) -> None:
        """Note that a rule was applied where nothing visible happened. Only if there is a listener."""
        if self.listener is not None:
            self.listener(Event("cite", {}, rule, EVERYBODY))

    def note(self, part: str) -> None:
        """Cite the rules that a step, question or verb follows. Only if there is a listener."""
        for rule in self.rules.cited_by.get(part, ()):
            self.cite(rule)

    def everybody(self) -> int:
        """All seats, as bits."""
        return (1 << self.rules.seats(self.state)) - 1

    def end(self, winners: int, ending: str) -> None:
        """The game is over: the seats that win, as bits, or ALL_WIN or NONE_WIN. The first ending stands."""
        self.touched = True
        state = self.state
        if state.result == RUNNING:
            state.result = OVER
            state.winners = winners & self.everybody()
            state.ending = ending

    def answer(self, action: int) -> None:
        """Give a legal answer to the pending question and play on."""
        state = self.state
        frame = state.stack.pop()
        state.options = NO_OPTIONS
        question = self.rules.questions[frame.proc]
        assert question is not None
        if self.listener is not None:
            self.note(question.name)
        question.answer(self, state, frame, action)
        self.go()

    def answer_aside(self, action: int) -> None:
        """Carry out an aside; the pending question is asked anew afterwards."""
        self.rules.take_aside(self, self.state, action)
        self.go()

    def go(self) -> None:
        """Play on until somebody has a real choice or the game is over."""
        state = self.state
        stack: list[Frame] = state.stack
        steps_of = self.rules.steps
        questions = self.rules.questions
        listening = self.listener is not None
        while True:
            if self.touched:
                self.touched = False
                if state.result == RUNNING:
                    self.rules.settle(self, state)
                if state.result != RUNNING:
                    stack.clear()
                    state.options = NO_OPTIONS
                    return
            frame = stack[-1]
            question = questions[frame.proc]
            if question is None:
                steps = steps_of[frame.proc]
                at = frame.step
                if at == len(steps):
                    stack.pop()
                else:
                    frame.step = at + 1
                    if listening:
                        self.note(procedure_name(frame.proc) + ":" + str(at))
                    steps[at](self, state, frame)
                continue
            options = question.options(state, frame)
            if len(options) > 1 and (question.alike is None or not question.alike(state, frame, options)):
                state.options = options
                return
            stack.pop()
            if options:
                if listening:
                    self.note(question.name)
                if self.trail is not None:
                    self.trail.append(options[0])
                question.answer(self, state, frame, options[0])
