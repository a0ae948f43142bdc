"""A game at the keyboard: reads lines, writes text, and talks to the table like every other client."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from shamble.bots import Policy
from shamble.cli.terminal import screen
from shamble.cli.terminal.marks import NOBODY
from shamble.cli.terminal.saves import keep
from shamble.family.fighting.preview import preview
from shamble.family.people.people import kit_of
from shamble.family.position.state import Game
from shamble.family.round.allowance import left
from shamble.family.round.setup import quick_answer
from shamble.family.telling.explain import decision as decide
from shamble.kernel.action import NOBODY as NO_ACTOR
from shamble.kernel.action import actor_of
from shamble.kernel.decision import Decision, Option
from shamble.kernel.event import Event
from shamble.kernel.game import outcome, seats_for
from shamble.kernel.state import RUNNING
from shamble.kernel.table import Accepted, Refusal, Table
from shamble.lab.wording import Wording
from shamble.text import t

Read = Callable[[str], str]
Write = Callable[[str], None]

UNTOLD: Final = ("zombies-decide", "rearranged", "turn", "turn-ended", "dealt", "card-kept", "spawn-zone")
"""Events that the log keeps but that are not told as they happen."""

BIG_QUESTIONS: Final = ("ask-turn", "ask-who", "ask-character")
"""Questions that are asked under a fresh map."""

LOG_LINES: Final = 40


class Terminal:
    """One game played in a terminal until it ends or the player leaves."""

    def __init__(
        self,
        table: Table,
        path: Path,
        read: Read,
        write: Write,
        bots: Mapping[int, Policy] | None = None,
        width: int = 100,
    ) -> None:
        self.table = table
        self.path = path
        self.read = read
        self.write = write
        self.bots = dict(bots or {})
        self.width = width
        self.drawn_at = -1
        self.asides: list[Option] = []
        self.commands: dict[str, Callable[[Decision, str], None]] = {
            "?": self.why_not,
            "h": self.help,
            "help": self.help,
            "e": self.end_turn,
            "u": self.undo,
            "r": self.redo,
            "s": self.save,
            "l": self.log,
            "m": self.show_map,
            "i": self.show_skills,
            "a": self.show_asides,
            "w": self.why_zombies,
            "rules": self.rules,
            "rule": self.rules,
        }

    @property
    def state(self) -> Game:
        """The position on the table."""
        state = self.table.state
        assert isinstance(state, Game)
        return state

    @property
    def wording(self) -> Wording:
        """The words for the position on the table."""
        return Wording(self.state)

    # --- the loop

    def play(self, *, quick: bool = False) -> bool:
        """Play until the end; False if the player left before. The game is kept in either case."""
        if quick:
            self.answer_setup()
        try:
            while self.state.result == RUNNING:
                if not self.step():
                    self.autosave()
                    self.write(t("term-left", file=str(self.path)))
                    return False
        except BaseException:
            self.autosave()
            raise
        self.autosave()
        self.finish()
        return True

    def answer_setup(self) -> None:
        """Take the first offered answer to everything before the first round."""
        while self.state.result == RUNNING and self.state.round == 0:
            self.submit(quick_answer(self.state))

    def step(self) -> bool:
        """One answer, by a bot or by the person; False to leave."""
        seat = self.person()
        if seat < 0:
            self.let_bot_answer()
            return True
        decision = decide(self.state, seat)
        assert decision is not None
        self.show(decision)
        try:
            line = self.read(t("term-prompt"))
        except EOFError:
            return False
        return self.obey(decision, line.strip())

    def obey(self, decision: Decision, line: str) -> bool:
        """Do what a line says; False to leave."""
        word, _, rest = line.partition(" ")
        word, rest = word.lower(), rest.strip()
        if word in ("q", "quit"):
            return False
        if word.isdigit():
            number = int(word)
            if 1 <= number <= len(decision.options):
                self.submit(decision.options[number - 1].action)
            else:
                self.write(t("term-no-such-number", number=number, last=len(decision.options)))
        elif word.startswith("a") and word[1:].isdigit():
            self.take_aside(decision, int(word[1:]))
        elif word in self.commands:
            self.commands[word](decision, rest)
        elif word.startswith("?"):
            self.why_not(decision, line[1:].strip())
        elif line:
            self.submit_text(decision, line)
        return True

    def person(self) -> int:
        """A seat without a bot that may answer now, or -1."""
        mask = 0
        for action in self.state.options:
            mask |= seats_for(self.state, action)
        seats = [seat for seat in range(self.state.rules.options.seats) if mask >> seat & 1]
        return next((seat for seat in seats if seat not in self.bots), -1)

    def let_bot_answer(self) -> None:
        """A bot answers for a seat that may."""
        mask = 0
        for action in self.state.options:
            mask |= seats_for(self.state, action)
        for seat, policy in self.bots.items():
            if mask >> seat & 1:
                action = policy(self.state)
                if seats_for(self.state, action) >> seat & 1:
                    self.submit(action)
                    return
        self.submit(self.state.options[0])

    # --- telling the table

    def submit(self, action: int) -> None:
        """Give a legal answer for the first seat that may give it, a person's if there is one."""
        mask = seats_for(self.state, action)
        seats = [seat for seat in range(self.state.rules.options.seats) if mask >> seat & 1]
        seat = next((seat for seat in seats if seat not in self.bots), seats[0])
        self.tell(self.table.submit_action(seat, action))

    def submit_text(self, decision: Decision, line: str) -> None:
        """An action written in full, as in records; the figure may be left out."""
        seat = max(0, self.person())
        actors = {actor_of(option.action) for option in decision.options} - {NO_ACTOR}
        if len(actors) == 1 and self.state.rules.words.has_verb(line.partition(" ")[0].lower()):
            who = actors.pop()
            names = self.state.rules.actor_names(self.state)
            line = f"{next(name for name, number in names.items() if number == who)} {line}"
        self.tell(self.table.submit(seat, line))

    def end_turn(self, decision: Decision, rest: str) -> None:
        """A short way to end a turn or to let a chance pass."""
        for option in decision.options:
            if option.verb in ("end", "pass", "stand"):
                self.submit(option.action)
                return
        self.write(t("term-nothing-to-end"))

    def tell(self, outcome: Accepted | Refusal) -> None:
        """What an answer brought, or why it was not taken."""
        if isinstance(outcome, Refusal):
            for reason in outcome.reasons:
                rule = f" ({reason.rule})" if reason.rule else ""
                self.write(f"{self.wording.reason(reason)}{rule}")
            if any(reason.key.startswith("notation-") for reason in outcome.reasons):
                self.write(t("term-help-hint"))
            return
        said = self.wording
        for event in outcome.events:
            if event.key not in UNTOLD:
                text = said.event(event)
                if text:
                    self.write(f"  {text}")
        if any(event.key in ("turn-ended", "round", "setup") for event in outcome.events):
            self.autosave()

    def autosave(self) -> None:
        """Keep the game where the next start finds it."""
        keep(self.path, self.table.save())

    def finish(self) -> None:
        """How it ended."""
        state = self.state
        self.write("")
        self.write(screen.as_map(state, self.wording, self.width))
        self.write(screen.team(state, self.wording))
        self.write(t(f"event-{outcome(state).verdict}"))
        self.write(t(state.ending))
        self.write(t("term-record", file=str(self.path)))

    # --- showing

    def show(self, decision: Decision) -> None:
        """The question; under a fresh map if it is a big one."""
        state = self.state
        said = self.wording
        acting = decision.args.get("survivor", NOBODY)
        active = acting if isinstance(acting, int) else NOBODY
        self.write("")
        if decision.question in BIG_QUESTIONS and self.drawn_at != self.table.revision:
            self.drawn_at = self.table.revision
            self.write(screen.header(state))
            self.write(screen.as_map(state, said, self.width, active))
            if state.survivors:
                self.write(screen.team(state, said, active))
                self.write("")
        actions_left = None
        if decision.question == "ask-turn" and active != NOBODY:
            me = state.survivors[active]
            actions_left = left(kit_of(state, me), me)
        self.write(screen.question(decision, said, actions_left))
        self.write(screen.answers(decision, said, self.width))

    def show_map(self, decision: Decision, rest: str) -> None:
        """The map, whenever somebody wants to see it."""
        acting = decision.args.get("survivor", NOBODY)
        active = acting if isinstance(acting, int) else NOBODY
        self.write(screen.header(self.state))
        self.write(screen.as_map(self.state, self.wording, self.width, active))
        self.write(screen.team(self.state, self.wording, active))

    def show_skills(self, decision: Decision, rest: str) -> None:
        """Skills of everybody."""
        self.write(screen.skills(self.state, self.wording))

    def help(self, decision: Decision, rest: str) -> None:
        """All commands."""
        self.write(t("term-help"))

    def show_asides(self, decision: Decision, rest: str) -> None:
        """What may be done at any time."""
        for number, option in enumerate(decision.asides, 1):
            self.write(f" a{number} {self.wording.option(option)}")

    def take_aside(self, decision: Decision, number: int) -> None:
        """Do one of the things that may be done at any time."""
        if 1 <= number <= len(decision.asides):
            seat = max(0, self.person())
            self.tell(self.table.submit_action(seat, decision.asides[number - 1].action))
        else:
            self.write(t("term-no-such-number", number=number, last=len(decision.asides)))

    def why_not(self, decision: Decision, rest: str) -> None:
        """What is not offered and why; with a number, what an option may bring."""
        said = self.wording
        if rest.isdigit() and 1 <= int(rest) <= len(decision.options):
            option = decision.options[int(rest) - 1]
            self.write(f"{said.option(option)}{screen.cost(option)}")
            facts = preview(self.state, option.action)
            if facts is not None:
                self.write(screen.odds(facts, said))
            verb = self.state.rules.verbs.get(option.action >> 30 << 30)
            self.write(screen.wrap(screen.rule(verb.rule if verb is not None else decision.rule)))
            return
        if not decision.refused:
            self.write(screen.wrap(screen.rule(decision.rule)) if decision.rule else t("term-all-offered"))
        for refused in decision.refused:
            reasons = " ".join(
                said.reason(reason) + (f" ({reason.rule})" if reason.rule else "")
                for reason in refused.reasons
            )
            self.write(screen.wrap(f"{said.verb(refused.verb)}: {reasons}", self.width))

    def rules(self, decision: Decision, rest: str) -> None:
        """The text of a rule."""
        self.write(screen.wrap(screen.rule(rest.upper())) if rest else t("term-rules-usage"))

    def why_zombies(self, decision: Decision, rest: str) -> None:
        """Why the zombies went where they went, when they last moved."""
        found: list[Event] = []
        for group in reversed(self.table.events):
            found = [event for event in group if event.key == "zombies-decide"]
            if found:
                break
        if not found:
            self.write(t("term-no-moves"))
        for event in found:
            self.write(screen.wrap(f"{self.wording.event(event)} ({event.rule})", self.width))

    def log(self, decision: Decision, rest: str) -> None:
        """What happened lately, with the rules behind it."""
        wanted = int(rest) if rest.isdigit() else LOG_LINES
        told: list[str] = []
        for event in self.table.events_since(0, max(0, self.person())):
            text = self.wording.event(event)
            if text:
                told.append(f"{text} ({event.rule})" if event.rule else text)
        for line in told[-wanted:]:
            self.write(f"  {line}")

    # --- undo, redo, save

    def undo(self, decision: Decision, rest: str) -> None:
        """Take the last answer back, and the answers of bots after it."""
        if not self.table.undo():
            self.write(t("term-no-undo"))
            return
        while self.person() < 0 and self.table.undo():
            pass
        self.drawn_at = -1
        self.write(t("term-undone"))

    def redo(self, decision: Decision, rest: str) -> None:
        """Bring the last answer back that was taken back."""
        if not self.table.redo():
            self.write(t("term-no-redo"))
            return
        self.drawn_at = -1
        self.write(t("term-redone"))

    def save(self, decision: Decision, rest: str) -> None:
        """Write the game into a file of the player's choice, or into its own."""
        path = Path(rest).expanduser() if rest else self.path
        if rest and path.suffix != ".json":
            path = path.with_name(path.name + ".json")
        try:
            keep(path, self.table.save())
        except OSError:
            self.write(t("term-not-saved", file=str(path)))
            return
        self.write(t("term-saved", file=str(path)))
