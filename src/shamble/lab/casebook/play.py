"""A case in play: what the steps do to the position, and what was heard on the way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from shamble.family.dead.activation import activate_all
from shamble.family.position.state import Game
from shamble.family.round.phases import EXTRA_TURN
from shamble.family.vocabulary import (
    ACTIVATE,
    ASK_BONUS,
    ASK_TURN,
    ASK_WHO,
    END,
    END_PHASE,
    PLAYER_PHASE,
    ROUND,
    TURN,
    ZOMBIE_PHASE,
)
from shamble.kernel.action import ACTOR_SHIFT, NOBODY, actor_of, pack, verb_of
from shamble.kernel.chance import ScriptedChance
from shamble.kernel.errors import ChanceError
from shamble.kernel.event import Event, Reason
from shamble.kernel.frame import Frame
from shamble.kernel.game import outcome, pending, seats_for, why_not
from shamble.kernel.moments import happen
from shamble.kernel.notation import format_action
from shamble.kernel.run import Run
from shamble.kernel.state import RUNNING
from shamble.lab.wording import Wording

from . import names
from .matching import (
    SHOWN_OPTIONS,
    distinct,
    fits,
    fits_loosely,
    fits_or_nothing,
    is_general,
    is_same_choice,
    parse,
    shown,
    split,
)
from .mistakes import Mistake
from .one_by_one import is_named_later, leave_the_rest, take_named_first, without_seat
from .parse import Case, as_actions, as_list, as_number, as_text
from .position import place
from .readings import read, supposed
from .stage import REST, real_options
from .tables import Setting, setting_of
from .touch import Touched

IDLE: Final = (ROUND, PLAYER_PHASE, TURN, ASK_TURN, ASK_WHO, REST)
STEPS_OF_ZOMBIES: Final = 2
"""The zombie phase has two steps: activation and spawn."""


class Play:
    """The position of a case as its steps change it."""

    def __init__(self, case: Case) -> None:
        self.case = case
        self.setting: Setting = setting_of(case, waiting=True)
        self.touched = Touched()
        self.state: Game = place(case, self.setting)
        self.chance = ScriptedChance(_dice(case), case.flag("random"))
        self.events: list[Event] = []
        self.heard = 0
        """Where the events of the latest `do` begin."""
        self.ahead: list[str] = []
        """What the step still does after the action at hand."""
        self.forced: list[int] = []
        """Answers that were the only ones possible, since the last free choice of an action."""
        self.touched.position(self.state)
        self._go(lambda run: run.go())

    # --- doing

    def do(self, content: object, following: str = "") -> None:
        """Carry out the actions and answers of a step, in order; the next step may begin with `following`."""
        self.heard = len(self.events)
        self.ahead = as_actions(content)
        while self.ahead:
            self.act(self.ahead.pop(0))
        self.take_last_room(following)

    def act(self, text: str) -> None:
        """One action, answer or part of the round."""
        words = " ".join(text.split())
        self.take_last_room(words)
        part = OTHER_PARTS.get(words.lower(), words.lower())
        if part in PARTS:
            PARTS[part](self)
            return
        seat = -1
        if words.lower().startswith("seat "):
            who, colon, rest = words[5:].partition(":")
            if not colon:
                raise Mistake("casebook-seat-form", text=text)
            seat, words = names.find("player", who, self.setting.players), rest.strip()
        self.answer(words, seat)

    def take_last_room(self, text: str) -> None:
        """The last dark room of a building spawns by itself, unless this text names it."""
        options = real_options(self.state.options)
        if self.question() == "room" and len(options) == 1 and self.state.result == RUNNING:
            if not text or not fits_or_nothing(self.state, without_seat(text), options):
                self.take(options[0])
                self.forced.append(options[0])
                self.take_last_room(text)

    def answer(self, text: str, seat: int) -> None:
        """Give an answer that is offered, or name one that was forced."""
        state = self.state
        if state.result != RUNNING:
            raise Mistake("casebook-game-over", text=text, result=outcome(state).verdict)
        found = self.choose(text)
        if found is None and self._only_end_is_left() and self._forced_place(text) < 0:
            actor, word, _ = split(state, text)
            if actor != state.stack[-1].a and word not in ("discard", "concede"):
                self.take(END | state.stack[-1].a << ACTOR_SHIFT)
                found = self.choose(text)
        if found is None and self.question() == "who":
            actor, word, _ = split(state, text)
            begins = ACTIVATE | (NOBODY if actor is None else actor) << ACTOR_SHIFT
            if begins in state.options and word not in ("activate", "discard"):
                self.take(begins)
                found = self.choose(text)
        if found is not None:
            seats = seats_for(state, found)
            if seat >= 0 and not seats >> seat & 1:
                raise Mistake("casebook-wrong-seat", text=text, seats=self.seat_names(seats))
            self.take(found)
            return
        if is_named_later(self, text):
            take_named_first(self)
            self.answer(text, seat)
            return
        forced = self._forced_place(text)
        if forced >= 0:
            del self.forced[forced]
            return
        aside = self.aside(text, seat)
        if aside is not None:
            self._go(lambda run: run.answer_aside(aside))
            return
        raise self.not_offered(text)

    def choose(self, text: str) -> int | None:
        """The option that a text means; None if it is not offered."""
        found = distinct(self.state, fits_loosely(self.state, text, real_options(self.state.options)))
        if len(found) > 1:
            listed = [format_action(self.state, option) for option in found[:SHOWN_OPTIONS]]
            raise Mistake("casebook-which-one", text=text, options="; ".join(listed))
        return found[0] if found else None

    def aside(self, text: str, seat: int) -> int | None:
        """The aside that a text means: discarding at any time, conceding."""
        state = self.state
        actor, _, _ = split(state, text)
        if actor is not None:
            owner = state.survivors[actor].seat
            if seat >= 0 and owner != seat:
                return None
            seat = owner
        found = fits_loosely(state, text, state.rules.asides(state, max(seat, 0)))
        return found[0] if len(found) == 1 else None

    def not_offered(self, text: str) -> Mistake:
        """What is asked instead of what a case wants to do."""
        reasons = [] if is_general(self.state, text) else self.reasons(text)
        words = Wording(self.state)
        why = "; ".join(f"{words.reason(reason)} ({reason.rule or reason.key})" for reason in reasons)
        return Mistake(
            "casebook-not-offered", text=text, why=why, asked=self.question(), options=self.shown_options()
        )

    def reasons(self, text: str) -> list[Reason]:
        """Why an action is not possible now."""
        state = self.state
        if fits(state, text, real_options(state.options)):
            return []
        found: dict[tuple[str, str], Reason] = {}
        for action in self._supposed(text):
            for reason in self._reasons(action):
                found.setdefault((reason.key, reason.rule), reason)
        return list(found.values())

    def _supposed(self, text: str) -> list[int]:
        """The actions, possible or not, that a text can mean."""
        try:
            return [parse(self.state, text)]
        except Mistake:
            found = supposed(self.state, text)
            reading = read(self.state, text)
            if not found and reading is not None:
                actor = NOBODY if reading.actor is None else reading.actor
                found = [pack(code, actor) for code in reading.verbs]
            if not found:
                raise
            return found

    def _reasons(self, action: int) -> list[Reason]:
        state = self.state
        row = state.rules.verbs.get(verb_of(action))
        frame = state.stack[-1] if state.stack else None
        if (
            frame is None
            or row is None
            or frame.proc not in (ASK_TURN, ASK_BONUS)
            or frame.a != actor_of(action)
        ):
            return why_not(state, action)
        reasons = row.refuse(state, action) or [Reason("refused-no-such-choice", row.rule)]
        for reason in reasons:
            if reason.key == "refused-no-action":  # what a thing costs is said by its own rule
                reason.also += (row.rule,)
        return reasons

    # --- answers that were forced

    def _forced_place(self, text: str) -> int:
        """Where among the forced answers a text names one; -1 if nowhere."""
        state = self.state
        for number, one in enumerate(self.forced):
            if is_general(state, text) or not self._is_exact(text):
                same = bool(fits(state, text, [one]))
            else:
                same = is_same_choice(state, parse(state, text), one, whatever_load=True)
            if same:
                return number
        return -1

    def _is_exact(self, text: str) -> bool:
        """Whether a text is written as an action is; else it is loosely understood or a mistake."""
        try:
            parse(self.state, text)
        except Mistake:
            if read(self.state, text) is not None:
                return False
            raise
        return True

    # --- running

    def _only_end_is_left(self) -> bool:
        stack = self.state.stack
        if not stack or stack[-1].proc != ASK_TURN:
            return False
        options = real_options(self.state.options)
        return len(options) == 1 and verb_of(options[0]) == END

    def take(self, option: int) -> None:
        """Give an answer that is offered."""
        state = self.state
        frame = state.stack[-1]
        if frame.proc in (ASK_TURN, ASK_WHO):
            self.forced.clear()
        self.touched.answered(state, option)
        self._go(lambda run: run.answer(option))

    def _go(self, begin: Callable[[Run], None]) -> None:
        """Let the engine run until somebody has a real choice."""
        run = Run(self.state, self.chance, self._hear, self.forced)
        try:
            begin(run)
        except ChanceError as error:
            raise self._out_of_script(error) from None
        self.touched.position(self.state)

    def _hear(self, event: Event) -> None:
        self.touched.rules.add(event.rule)
        if event.key != "cite":
            self.events.append(event)

    def _out_of_script(self, error: ChanceError) -> Mistake:
        if error.key == "chance-script-dice":
            return Mistake("casebook-no-dice", used=self.chance.used)
        if error.key == "chance-script-face":
            return Mistake("casebook-wrong-die", face=error.details.get("face", ""))
        return Mistake("casebook-no-cards", deck=error.details.get("label", ""))

    def run_part(self, proc: int) -> None:
        """Run a part of the round on top of what is going on; afterwards that goes on."""
        self._begin_part()

        def begin(run: Run) -> None:
            run.push(proc)
            run.go()

        self._go(begin)

    def activation(self) -> None:
        """Every zombie acts once, as in the first step of the zombie phase."""
        self._begin_part()

        def begin(run: Run) -> None:
            run.push(ZOMBIE_PHASE).step = STEPS_OF_ZOMBIES
            activate_all(run, self.state)
            run.go()

        self._go(begin)

    def spawn_step(self) -> None:
        """The second step of the zombie phase, in the spawn zones that are active now."""
        self._begin_part()

        def begin(run: Run) -> None:
            run.push(ZOMBIE_PHASE, 0, 0, self.state.spawning).step = STEPS_OF_ZOMBIES - 1
            run.go()

        self._go(begin)

    def mission_setup(self) -> None:
        """What the mission does when the board is ready."""
        self._begin_part()

        def begin(run: Run) -> None:
            happen(run, self.state, "setup", ())
            run.go()

        self._go(begin)

    def next_round(self) -> None:
        """A new round begins, with the player phase."""
        self._begin_part()
        self.state.stack[:] = [Frame(ROUND, 0, 0, 0, 0, 0, None, None)]
        self._go(lambda run: run.go())

    def end_turn(self) -> None:
        """The active survivor's turn ends."""
        frame = self.state.stack[-1] if self.state.stack else None
        ends = [option for option in self.state.options if verb_of(option) == END]
        if frame is None or frame.proc not in (ASK_TURN, ASK_BONUS) or not ends:
            raise Mistake("casebook-no-turn", asked=self.question(), options=self.shown_options())
        self.take(ends[0])

    def _begin_part(self) -> None:
        if self.state.result != RUNNING:
            raise Mistake("casebook-game-over", text="", result=outcome(self.state).verdict)
        if not self.is_idle():
            raise Mistake("casebook-answer-first", asked=self.question(), options=self.shown_options())
        self.forced.clear()

    # --- what is asked

    def is_idle(self) -> bool:
        """Whether nothing is half done: at most a survivor's ordinary turn waits for its next action."""
        for frame in self.state.stack:
            if frame.proc not in IDLE or (frame.proc == TURN and frame.b == EXTRA_TURN):
                return False
        return True

    def finish(self) -> None:
        """At the end of a case, a turn inside something else ends if it has nothing else to do."""
        while self.state.result == RUNNING and not self.is_idle() and self._only_end_is_left():
            self.end_turn()

    def question(self) -> str:
        """The name of the pending question, as a case writes it."""
        asked = pending(self.state)
        if asked is None or asked.name == "case-rest":
            return "nothing"
        return asked.name.removeprefix("ask-")

    def shown_options(self) -> str:
        """The options of the pending question, as a case would name them."""
        return shown(self.state) if self.question() != "nothing" else ""

    def seat_names(self, mask: int) -> str:
        """Seats of a mask, as the case names its players."""
        found: dict[int, str] = {}
        for name, number in self.setting.players.items():
            found.setdefault(number, name)
        return ", ".join(found.get(seat, str(seat + 1)) for seat in range(8) if mask >> seat & 1)


PARTS: Final[dict[str, Callable[[Play], None]]] = {
    "zombie phase": lambda play: play.run_part(ZOMBIE_PHASE),
    "activation": lambda play: play.activation(),
    "spawn step": lambda play: play.spawn_step(),
    "end phase": lambda play: play.run_part(END_PHASE),
    "mission setup": lambda play: play.mission_setup(),
    "next round": lambda play: play.next_round(),
    "end turn": lambda play: play.end_turn(),
    "the rest stays": leave_the_rest,
}


OTHER_PARTS: Final = {
    "activation step": "activation",
    "activate zombies": "activation",
    "zombies activate": "activation",
    "zombie activation": "activation",
    "spawn": "spawn step",
    "spawn phase": "spawn step",
    "zombie spawn": "spawn step",
    "zombies spawn": "spawn step",
    "new round": "next round",
}
"""What else a part of the round may be called."""


def _dice(case: Case) -> list[int]:
    faces: list[int] = []
    for part in as_list(case.data.get("dice")):
        if isinstance(part, list):
            faces += [as_number(face, "dice") for face in part]
        else:
            faces.append(as_number(part, "dice"))
    for face in faces:
        if not 1 <= face <= 6:
            raise Mistake("casebook-wrong-die", face=as_text(face))
    return faces
