"""A game at the keyboard: reads lines, writes text, and talks to the table like every other client."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from shamble.bots import Policy
from shamble.cli.terminal.answers import INDENT, answers
from shamble.cli.terminal.colours import Paint, plain
from shamble.cli.terminal.curtain import CLOTH, Curtain
from shamble.cli.terminal.saves import keep
from shamble.cli.terminal.seats import Seats
from shamble.kernel.action import NOBODY, actor_of
from shamble.kernel.decision import Decision, Option
from shamble.kernel.errors import NotationError
from shamble.kernel.event import EVERYBODY, Event
from shamble.kernel.game import outcome
from shamble.kernel.notation import parse_action
from shamble.kernel.outcome import Outcome
from shamble.kernel.state import RUNNING
from shamble.kernel.table import Accepted, Refusal, Table
from shamble.port.port import Port
from shamble.port.screen import NO_FIGURE
from shamble.port.speaker import Speaker
from shamble.text import t

Read = Callable[[str], str]
Write = Callable[[str], None]

LOG_LINES: Final = 40
Size = Callable[[], tuple[int, int]]
"""How many letters and lines the screen has now."""

AROUND: Final = 4
"""Lines that a question needs besides itself: around it, for what happened last, for what is typed."""

KEEP_EVERY: Final = 8
"""After so many answers the game is written down, besides at its end and when somebody leaves."""


class Terminal:
    """One game played in a terminal until it ends or the player leaves."""

    def __init__(
        self,
        port: Port,
        table: Table,
        path: Path,
        read: Read,
        write: Write,
        bots: Mapping[int, Policy] | None = None,
        width: int = 100,
        names: Sequence[str] = (),
        cloth: str = CLOTH,
        size: Size | None = None,
        paint: Paint = plain,
    ) -> None:
        self.port = port
        self.table = table
        self.path = path
        self.read = read
        self._write = write
        self._paint = paint
        self._width = width
        self.size = size
        self.seats = Seats(port, table, dict(bots or {}), names)
        self.curtain = Curtain(self.seats, read, write, cloth)
        self.drawn_at = -1
        self.commands: dict[str, Callable[[Decision, str], None]] = {
            "?": self.why_not,
            "h": self.help,
            "help": self.help,
            "e": self.end_turn,
            "u": self.undo,
            "r": self.redo,
            "s": self.save,
            "l": self.log,
            "m": self.show_position,
            "map": self.show_position,
            "i": self.show_abilities,
            "a": self.show_asides,
            "p": self.pass_on,
            "w": self.why,
            "why": self.why,
            "g": self.mission,
            "mission": self.mission,
            "rules": self.rules,
            "rule": self.rules,
        }

    def write(self, text: str) -> None:
        """Show something, painted where the screen has colours."""
        self._write(self._paint(text))

    @property
    def width(self) -> int:
        """How many letters fit a line now: a window may have changed since the last question."""
        return self.size()[0] if self.size else self._width

    @property
    def state(self) -> Any:
        """The position on the table."""
        return self.table.state

    @property
    def speaker(self) -> Speaker:
        """The words for the position on the table."""
        return Speaker(self.port, self.state)

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
        """Take a sensible answer to everything that is asked before the game really begins."""
        while self.state.result == RUNNING and self.port.play.in_setup(self.state):
            self.submit(self.port.play.quick_answer(self.state))

    def step(self) -> bool:
        """One answer, by a bot or by a person; False to leave."""
        seat = self.seats.next_person()
        if seat < 0:
            self.tell(self.seats.let_bot_answer())
            return True
        before = self.seats.at_screen
        if not self.curtain.open_for(seat):
            return False
        if self.seats.hides and seat != before:
            self.drawn_at = -1
        self.tell_news(self.curtain.news())
        decision = self.decision(seat)
        self.show(decision)
        try:
            line = self.read(t("term-prompt"))
        except EOFError:
            return False
        return self.obey(decision, line.strip())

    def decision(self, seat: int) -> Decision:
        """What is asked, with the answers that whoever sits here may give."""
        decision = self.port.decision(self.state, seat)
        assert decision is not None
        eyes = self.seats.mask_at_screen()
        decision.options = [option for option in decision.options if option.seats & eyes]
        return decision

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

    # --- telling the table

    def submit(self, action: int) -> None:
        """Give a legal answer for a seat that may give it, for whoever sits here if possible."""
        self.tell(self.table.submit_action(self.seats.answering(action), action))

    def submit_text(self, decision: Decision, line: str) -> None:
        """An action written in full, as in records; the figure may be left out."""
        self.tell(self.table.submit(self.seats.at_screen, self.with_figure(decision, line)))

    def with_figure(self, decision: Decision, line: str) -> str:
        """A written action with the only figure that acts now, if that makes sense of it."""
        actors = {actor_of(option.action) for option in decision.options} - {NOBODY}
        if len(actors) != 1:
            return line
        names = self.state.ruleset.actor_names(self.state)
        (who,) = actors
        whole = f"{next(name for name, number in names.items() if number == who)} {line}"
        try:
            parse_action(self.state, whole)
        except NotationError:
            return line
        return whole

    def end_turn(self, decision: Decision, rest: str) -> None:
        """A short way to end a turn or to let a chance pass."""
        for option in decision.options:
            if option.verb in self.port.wording.passing:
                self.submit(option.action)
                return
        self.write(t("term-nothing-to-end"))

    def tell(self, outcome: Accepted | Refusal) -> None:
        """What an answer brought, or why it was not taken."""
        if isinstance(outcome, Refusal):
            for reason in outcome.reasons:
                rule = f" ({reason.rule})" if reason.rule else ""
                self.write(f"{self.speaker.reason(reason)}{rule}")
            if any(reason.key.startswith("notation-") for reason in outcome.reasons):
                self.write(t("term-help-hint"))
            return
        if self.curtain.is_open:
            self.tell_news(outcome.events)
            self.curtain.mark_seen()
        if len(self.table.record.entries) % KEEP_EVERY == 0:
            self.autosave()

    def tell_news(self, events: Sequence[Event]) -> None:
        """What happened, as far as whoever sits here may know it."""
        speaker = self.speaker
        for event in events:
            if event.key not in speaker.wording.untold and self.may_know(event):
                said = speaker.event(event)
                if said:
                    self.write(f"  {said}")

    def may_know(self, event: Event) -> bool:
        """Whether an event is for the eyes at this screen."""
        return event.audience == EVERYBODY or bool(event.audience & self.seats.mask_at_screen())

    def autosave(self) -> None:
        """Keep the game where the next start finds it."""
        keep(self.path, self.table.save())

    def finish(self) -> None:
        """How it ended; what was hidden lies open now."""
        self.write("")
        self.write(self.port.screen.position(self.speaker, max(0, self.seats.at_screen), self.width))
        ended = outcome(self.state)
        self.write(t(f"verdict-{ended.verdict}"))
        self.write(self.speaker.say(ended.ending))
        for line in self.scores(ended):
            self.write(line)
        self.write(t("term-record", file=str(self.path)))

    def scores(self, ended: Outcome) -> list[str]:
        """What every seat scored, the winners marked."""
        return [
            t("term-score", player=self.seats.name(seat), score=score, won=ended.has_won(seat))
            for seat, score in enumerate(ended.scores)
        ]

    # --- showing

    def show(self, decision: Decision) -> None:
        """The question; with the whole position above it if it is a big one."""
        self.write("")
        big = self.port.wording.big
        if (not big or decision.question in big) and self.drawn_at != self.table.revision:
            self.drawn_at = self.table.revision
            self.write(self.surroundings(decision))
            self.write("")
        self.write(self.asked(decision))

    def asked(self, decision: Decision) -> str:
        """The question with its answers."""
        speaker = self.speaker
        question = f"{speaker.question(decision)} {speaker.question_more(decision)}".rstrip()
        return f"{question}\n{answers(decision, speaker, self.port.screen, self.width)}"

    def surroundings(self, decision: Decision) -> str:
        """As much of the position as leaves room for the question; all of it where nobody knows the room."""
        acting = self.acting(decision)
        screen, speaker, seat = self.port.screen, self.speaker, self.seats.at_screen
        if self.size is None:
            return screen.position(speaker, seat, self.width, acting)
        width, lines = self.size()
        free = lines - AROUND - self.asked(decision).count("\n")
        return screen.surroundings(speaker, seat, width, free, acting)

    def acting(self, decision: Decision) -> int:
        """The figure that a question is about, if it is about one."""
        acting = decision.args.get(self.port.wording.actor, NO_FIGURE)
        return acting if isinstance(acting, int) else NO_FIGURE

    def show_position(self, decision: Decision, rest: str) -> None:
        """The whole position, whenever somebody wants to see it."""
        acting = self.acting(decision)
        self.write(self.port.screen.position(self.speaker, self.seats.at_screen, self.width, acting))

    def mission(self, decision: Decision, rest: str) -> None:
        """The story of the mission, the rules that hold in it alone, and what of the game is ours."""
        speaker = self.speaker
        info = self.port.mission_info(self.table.record.mission)
        story = f"mission-{info.slug}-brief"
        if speaker.has(story):
            self.write(wrap(speaker.say(story), self.width))
        for name in info.rules:
            self.write(wrap(rule(speaker, name), self.width))
        if speaker.has("game-ours"):
            self.write(wrap(speaker.say("game-ours"), self.width))
        if not info.rules and not speaker.has(story):
            self.write(t("term-no-story"))

    def show_abilities(self, decision: Decision, rest: str) -> None:
        """What everybody can do."""
        said = self.port.screen.abilities(self.speaker, self.seats.at_screen, self.width)
        self.write(said or t("term-no-abilities"))

    def help(self, decision: Decision, rest: str) -> None:
        """All commands, and the signs of this game's screen."""
        self.write(t("term-help"))
        signs = self.port.screen.help(self.speaker)
        if signs:
            self.write(signs)

    def show_asides(self, decision: Decision, rest: str) -> None:
        """What may be done at any time."""
        for number, option in enumerate(decision.asides, 1):
            self.write(f" a{number} {self.speaker.option(option)}")

    def take_aside(self, decision: Decision, number: int) -> None:
        """Do one of the things that may be done at any time."""
        if 1 <= number <= len(decision.asides):
            self.tell(self.table.submit_action(self.seats.at_screen, decision.asides[number - 1].action))
        else:
            self.write(t("term-no-such-number", number=number, last=len(decision.asides)))

    def pass_on(self, decision: Decision, rest: str) -> None:
        """Let another person answer who may."""
        if not self.seats.pass_on():
            self.write(t("term-nobody-else"))

    def why_not(self, decision: Decision, rest: str) -> None:
        """What is not offered and why; with a number, what an option may bring."""
        speaker = self.speaker
        if rest.isdigit() and 1 <= int(rest) <= len(decision.options):
            self.explain(decision, decision.options[int(rest) - 1])
            return
        if not decision.refused:
            self.write(wrap(rule(speaker, decision.rule)) if decision.rule else t("term-all-offered"))
        for refused in decision.refused:
            reasons = " ".join(
                speaker.reason(reason) + (f" ({reason.rule})" if reason.rule else "")
                for reason in refused.reasons
            )
            self.write(wrap(f"{speaker.verb(refused.verb)}: {reasons}", self.width))

    def explain(self, decision: Decision, option: Option) -> None:
        """What an option may bring, and the rule behind it."""
        speaker = self.speaker
        self.write(f"{speaker.option(option)}{self.port.screen.note(speaker, option)}")
        outlook = self.port.screen.outlook(speaker, option, self.width)
        if outlook:
            self.write(outlook)
        verbs = self.state.ruleset.verbs.values()
        rules = [self.state.ruleset.own_rule(verb.rule) for verb in verbs if verb.name == option.verb]
        behind = rules[0] if rules else decision.rule
        if behind:
            self.write(wrap(rule(speaker, behind)))

    def rules(self, decision: Decision, rest: str) -> None:
        """The text of a rule."""
        known = self.port.rule_rows()
        if rest:
            self.write(wrap(rule(self.speaker, rest.upper())))
        else:
            self.write(t("term-rules-usage", rule=known[0].id) if known else t("term-no-rules"))

    def why(self, decision: Decision, rest: str) -> None:
        """Why something went the way it did, when it last did."""
        found: list[Event] = []
        for group in reversed(self.table.events):
            found = [event for event in group if event.key in self.port.wording.why and self.may_know(event)]
            if found:
                break
        if not found:
            self.write(t("term-no-why"))
        for event in found:
            self.write(wrap(f"{self.speaker.event(event)} ({event.rule})", self.width))

    def log(self, decision: Decision, rest: str) -> None:
        """What happened lately, with the rules behind it."""
        wanted = int(rest) if rest.isdigit() else LOG_LINES
        told: list[str] = []
        for event in (event for group in self.table.events for event in group if self.may_know(event)):
            said = self.speaker.event(event)
            if said:
                told.append(f"{said} ({event.rule})" if event.rule else said)
        for line in told[-wanted:]:
            self.write(f"  {line}")

    # --- undo, redo, save

    def undo(self, decision: Decision, rest: str) -> None:
        """Take the last answer back, and the answers of bots after it."""
        if not self.table.undo():
            self.write(t("term-no-undo"))
            return
        while self.seats.next_person() < 0 and self.table.undo():
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


def rule(speaker: Speaker, rule_id: str) -> str:
    """A rule in words, with how we play what it leaves open."""
    key = f"rule-{rule_id}"
    if not speaker.has(key):
        return t("term-no-rule", rule=rule_id)
    said = f"{rule_id}: {speaker.say(key)}"
    ruling = f"{key}.ruling"
    return f"{said}\n{speaker.say(ruling)}" if speaker.has(ruling) else said


def wrap(text: str, width: int = 96) -> str:
    """A paragraph, set in."""
    return textwrap.fill(text, width, initial_indent=INDENT, subsequent_indent=INDENT * 2)
