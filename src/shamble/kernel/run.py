"""The run loop: steps the top frame until a question with two or more answers is pending."""

from typing import Any

from shamble.kernel.chance import Chance
from shamble.kernel.errors import RulesetError
from shamble.kernel.event import EVERYBODY, Event, Listener
from shamble.kernel.frame import Frame
from shamble.kernel.ruleset import Ruleset
from shamble.kernel.state import NO_OPTIONS, OVER, RUNNING, State


class Run:
    """A stretch of play, between two questions or over many: the state, where chance comes from, who listens.

    `passed` notes the marks of the clock that were passed on the way, as bits. `base` is the state as the
    kernel knows it.
    """

    __slots__ = (
        "base",
        "chance",
        "listener",
        "passed",
        "revealed",
        "rules",
        "settling",
        "state",
        "touched",
        "trail",
    )

    def __init__(
        self, state: Any, chance: Chance, listener: Listener | None, trail: list[int] | None
    ) -> None:
        self.state = state
        self.base: State = state
        self.rules: Ruleset = state.ruleset
        self.chance = chance
        self.listener = listener
        self.trail = trail
        self.touched = False
        self.settling = False
        self.revealed = False
        self.passed = 0

    # --- the stack

    def push(self, proc: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> Frame:
        """Begin a procedure, or ask a question, on top of what is going on."""
        frame = Frame(proc, 0, a, b, c, d, None, None)
        self.base.stack.append(frame)
        return frame

    def go_to(self, frame: Frame, step: str) -> None:
        """Go on in a procedure with one of its steps, by name."""
        frame.step = self.rules.step_of(frame.proc, step)

    def again(self, frame: Frame) -> None:
        """Take the step that a procedure is in once more, when what it has begun is over."""
        frame.step -= 1

    def leave(self, proc: int) -> None:
        """Leave the topmost procedure of this kind early: what runs above it is dropped, but for questions
        that are owed to the players; then it goes on with its `finish` step, or is over."""
        stack = self.base.stack
        at = len(stack) - 1
        while stack[at].proc != proc:
            at -= 1
        owed = [frame for frame in stack[at + 1 :] if self._is_owed(frame)]
        frame = stack[at]
        row = self.rules.procedures[proc]
        assert row is not None
        frame.step = row.at(row.finish) if row.finish else len(row.steps)
        del stack[at + 1 :]
        stack.extend(owed)

    def _is_owed(self, frame: Frame) -> bool:
        question = self.rules.questions[frame.proc]
        return question is not None and question.owed

    def is_within(self, procs: tuple[int, ...]) -> bool:
        """Whether one of these procedures is under way."""
        return any([frame.proc in procs for frame in self.base.stack])

    # --- chance

    def roll(self) -> int:
        """One die of the first kind: a six-sided one, if the game declares none."""
        die = self.rules.dice[0]
        return self.chance.draw(self.base.streams, 1, len(die.faces), die.name) + 1

    def throw(self, die: int, number: int, what: str = "") -> list[int]:
        """So many dice of a kind: the places of the faces they show. `what` they are for is their label."""
        row = self.rules.dice[die]
        stream = self.rules.dice_streams[die]
        faces = len(row.faces)
        label = what or row.name
        chance = self.chance
        streams = self.base.streams
        shown: list[int] = []
        for _ in range(number):
            shown.append(chance.draw(streams, stream, faces, label))
        return shown

    # --- telling

    def tell(self, key: str, rule: str, args: dict[str, object], audience: int = EVERYBODY) -> None:
        """Report a fact. Call only if there is a listener: building the arguments costs time."""
        if self.listener is not None:
            own = self.rules.own_rules(rule)
            self.listener(Event(key, args, own[0] if own else "", audience))
            for other in own[1:]:
                self.listener(Event("cite", {}, other, EVERYBODY))

    def mark(self, which: int, rule: str = "", args: dict[str, object] | None = None) -> None:
        """The game's clock passes a mark: a round, a phase, a turn begins. An event of its name tells it."""
        self.passed |= 1 << which
        if which == 0:
            self.base.passed += 1
        if self.listener is not None:
            row = self.rules.marks[which]
            self.listener(Event(row.name, args or {}, self.rules.own_rule(rule), EVERYBODY, which))

    def cite(self, rule: str) -> None:
        """Note that a rule was applied where nothing visible happened. Only if there is a listener."""
        if self.listener is not None:
            for own in self.rules.own_rules(rule):
                self.listener(Event("cite", {}, own, EVERYBODY))

    def note(self, part: str) -> None:
        """Cite the rules that a step, question or verb follows. Only if there is a listener."""
        for rule in self.rules.cited_by.get(part, ()):
            self.cite(rule)

    # --- the end

    def must_wait(self) -> bool:
        """Whether a verdict by the board comes too early: an effect is under way, and the board is judged
        after it."""
        wholes = self.rules.wholes
        if wholes:
            for frame in self.base.stack:
                if frame.proc in wholes and frame.step <= wholes[frame.proc]:
                    self.touched = True
                    return True
        return False

    def everybody(self) -> int:
        """All seats, as bits."""
        return (1 << self.rules.seats(self.state)) - 1

    def end(self, winners: int, ending: str) -> None:
        """The game is over: the seats that win, as bits, or ALL_WIN or NONE_WIN. The first ending stands."""
        self.touched = True
        state = self.base
        if state.result == RUNNING and not (self.settling and self.must_wait()):
            state.result = OVER
            state.winners = winners & self.everybody()
            state.ending = ending

    # --- playing on

    def answer(self, action: int) -> None:
        """Give a legal answer to the pending question and play on."""
        base = self.base
        frame = base.stack.pop()
        base.options = NO_OPTIONS
        question = self.rules.questions[frame.proc]
        assert question is not None
        if self.listener is not None:
            self.note(question.name)
        question.answer(self, base, frame, action)
        self.go()

    def answer_aside(self, action: int) -> None:
        """Carry out an aside; the pending question is asked anew afterwards."""
        self.rules.take_aside(self, self.state, action)
        self.go()

    def go(self) -> None:
        """Play on until somebody has a real choice or the game is over."""
        state = self.base
        stack = state.stack
        rules = self.rules
        questions = rules.questions
        listening = self.listener is not None
        steps_of = rules.steps if listening else rules.brisk_steps
        following_of = rules.following if listening else rules.brisk_following
        while True:
            if self.touched:
                if state.result == RUNNING:
                    self.touched = False
                    self.settling = True
                    rules.settle(self, state)
                    self.settling = False
                if state.result != RUNNING:
                    self.touched = False
                    stack.clear()
                    state.options = NO_OPTIONS
                    return
            frame = stack[-1]
            proc = frame.proc
            question = questions[proc]
            if question is None:
                steps = steps_of[proc]
                following = following_of[proc]
                while True:
                    at = frame.step
                    step = steps[at]
                    if step is None:
                        stack.pop()
                        if not stack:
                            raise RulesetError("game-without-end", {"row": rules.procedure_name(proc)})
                        break
                    frame.step = following[at]
                    if listening:
                        self.note(rules.procedure_name(proc) + ":" + str(at))
                    step(self, state, frame)
                    if self.touched or stack[-1] is not frame:
                        break
                continue
            options = question.options(state, frame)
            if len(options) > 1:
                if question.alike is None or not question.alike(state, frame, options):
                    state.options = options
                    return
            elif options and question.always:
                state.options = options
                return
            stack.pop()
            if options:
                if listening:
                    self.note(question.name)
                if self.trail is not None:
                    self.trail.append(options[0])
                question.answer(self, state, frame, options[0])
