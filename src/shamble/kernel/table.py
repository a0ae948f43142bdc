"""One running game: the only class that a server, a terminal or a test bench talks to.

A table checks everything that comes from outside, keeps the record and the snapshots for undo, and
hands out views.
"""

from shamble.kernel.action import verb_name
from shamble.kernel.chance import NoticingChance, RecordedChance
from shamble.kernel.codec import state_hash
from shamble.kernel.errors import NotationError
from shamble.kernel.event import EVERYBODY, Event, Reason
from shamble.kernel.game import seats_for, why_not
from shamble.kernel.notation import format_action, parse_action
from shamble.kernel.record import Entry, Record, check_hash, legal_action
from shamble.kernel.run import Run
from shamble.kernel.state import RUNNING, State

FREE = "free"
UNTIL_NEWS = "until-news"
NO_UNDO = "none"

SNAPSHOT_EVERY = 8


class Refusal:
    """Why a table did not take something: reasons for people."""

    __slots__ = ("reasons",)

    def __init__(self, reasons: list[Reason]) -> None:
        self.reasons = reasons


class Accepted:
    """What an accepted submission did: its place in the record and the events it caused."""

    __slots__ = ("events", "revision")

    def __init__(self, revision: int, events: list[Event]) -> None:
        self.revision = revision
        self.events = events


class Table:
    """A game in progress with its record, its undo and its listeners."""

    __slots__ = (
        "events",
        "record",
        "redo_entries",
        "revision",
        "snapshots",
        "state",
        "submissions",
        "undo_mode",
    )

    def __init__(self, fresh: State, record: Record, undo_mode: str = FREE) -> None:
        """Start a game from a set-up but unstarted state, and repeat what the record already holds.

        Raises RecordError if the record does not fit the rules; nothing is half done then.
        """
        played = record.entries
        self.state = fresh
        self.record = Record(record.game, record.mission, record.options, record.seed)
        self.record.base = record.base
        self.undo_mode = undo_mode
        self.revision = 0
        self.redo_entries: list[Entry] = []
        self.submissions: dict[str, Accepted] = {}
        self.events: list[list[Event]] = []
        opening: list[Event] = []
        verify = record.seed is not None and record.base is None
        noticing = NoticingChance()
        known = bool(played or record.opening)
        chance = RecordedChance(record.opening, verify) if known else noticing
        Run(self.state, chance, opening.append, None).go()
        self.record.opening = record.opening if known else noticing.outcomes
        self.events.append(opening)
        self.snapshots: dict[int, State] = {0: self.state.clone()}
        for number, entry in enumerate(played):
            self._repeat(entry, number, verify)
            check_hash(record, number + 1, self.state, verify)

    def _repeat(self, entry: Entry, number: int, verify: bool) -> None:
        """Play an entry of the record again."""
        action = legal_action(self.state, entry, number)
        self._carry_out(entry.seat, action, entry.aside, entry.outcomes, verify)

    # --- answers

    def submit(
        self, seat: int, text: str, revision: int | None = None, submission: str = ""
    ) -> Accepted | Refusal:
        """Take an answer (or an aside) from a seat, or say why not. The same submission counts once."""
        if submission and submission in self.submissions:
            return self.submissions[submission]
        if revision is not None and revision != self.revision:
            return Refusal([Reason("refused-stale", "", {"revision": self.revision, "given": revision})])
        try:
            action = parse_action(self.state, text)
        except NotationError as problem:
            return Refusal([Reason(problem.key, "", problem.details)])
        return self.submit_action(seat, action, submission)

    def submit_action(self, seat: int, action: int, submission: str = "") -> Accepted | Refusal:
        """Take an answer that is already parsed."""
        state = self.state
        if state.result != RUNNING:
            return Refusal([Reason("refused-game-over", "")])
        aside = action not in state.options and action in state.ruleset.asides(state, seat)
        if not aside:
            reasons = why_not(state, action)
            if reasons:
                return Refusal(reasons)
            if not seats_for(state, action) >> seat & 1:
                return Refusal([Reason("refused-not-your-seat", "", {"seat": seat})])
        accepted = self._carry_out(seat, action, aside, None)
        self.redo_entries.clear()
        if submission:
            self.submissions[submission] = accepted
        return accepted

    def submit_batch(self, seat: int, texts: list[str]) -> Accepted | Refusal:
        """Take several answers at once, all or none; none of them may involve chance or show anything new."""
        before = len(self.record.entries)
        kept = self.state.clone()
        kept_revision = self.revision
        kept_redo = self.redo_entries[:]
        events: list[Event] = []
        for text in texts:
            outcome = self.submit(seat, text)
            if isinstance(outcome, Accepted):
                events.extend(outcome.events)
                if not self.record.entries[-1].revealed:
                    continue
                outcome = Refusal([Reason("refused-batch-chance", "", {"text": text})])
            self._forget_after(before)
            self.state = kept
            self.revision = kept_revision
            self.redo_entries = kept_redo
            return outcome
        return Accepted(self.revision, events)

    def _carry_out(
        self, seat: int, action: int, aside: bool, outcomes: list[int] | None, verify: bool = False
    ) -> Accepted:
        text = format_action(self.state, action)
        events: list[Event] = []
        noticing = NoticingChance()
        chance = noticing if outcomes is None else RecordedChance(outcomes, verify)
        run = Run(self.state, chance, events.append, None)
        round_before = self.state.round
        if aside:
            run.answer_aside(action)
        else:
            run.answer(action)
        seen = noticing.outcomes if outcomes is None else outcomes
        self.record.entries.append(Entry(text, seat, aside, seen, bool(seen) or run.revealed))
        self.revision += 1
        at = len(self.record.entries)
        self.events.append(events)
        if self.state.round != round_before or self.state.result != RUNNING:
            self.record.hashes[at] = state_hash(self.state)
        if at % SNAPSHOT_EVERY == 0:
            self.snapshots[at] = self.state.clone()
        return Accepted(self.revision, events)

    # --- undo and redo

    def can_undo(self) -> bool:
        """Whether the last answer may be taken back at this table."""
        if not self.record.entries or self.undo_mode == NO_UNDO:
            return False
        return self.undo_mode == FREE or not self.record.entries[-1].revealed

    def undo(self) -> bool:
        """Take back the last answer; False if the table's undo mode forbids it."""
        if not self.can_undo():
            return False
        self.redo_entries.append(self.record.entries[-1])
        self._go_back(len(self.record.entries) - 1)
        return True

    def redo(self) -> bool:
        """Bring back the last answer that was taken back, with the same outcome."""
        if not self.redo_entries:
            return False
        entry = self.redo_entries.pop()
        action = parse_action(self.state, entry.text)
        self._carry_out(entry.seat, action, entry.aside, entry.outcomes)
        return True

    def reset_turn(self) -> bool:
        """Take back everything of the turn in progress, as far as the undo mode allows."""
        undone = False
        while self.can_undo():
            entry = self.record.entries[-1]
            self.undo()
            undone = True
            if verb_name(parse_action(self.state, entry.text)) == "activate":
                break
        return undone

    def _go_back(self, at: int) -> None:
        """Restore the position after so many entries from a snapshot and at most a few answers."""
        start = max(number for number in self.snapshots if number <= at)
        state = self.snapshots[start].clone()
        for entry in self.record.entries[start:at]:
            run = Run(state, RecordedChance(entry.outcomes, False), None, None)
            action = parse_action(state, entry.text)
            if entry.aside:
                run.answer_aside(action)
            else:
                run.answer(action)
        self._forget_after(at)
        self.state = state
        self.revision += 1

    def _forget_after(self, at: int) -> None:
        del self.record.entries[at:]
        del self.events[at + 1 :]
        for number in [number for number in self.snapshots if number > at]:
            del self.snapshots[number]
        for number in [number for number in self.record.hashes if number > at]:
            del self.record.hashes[number]

    # --- for people

    def view(self, seat: int) -> dict[str, object]:
        """What a seat may know."""
        return self.state.ruleset.view(self.state, seat)

    def events_since(self, entry: int, seat: int) -> list[Event]:
        """Everything a seat may hear of since an entry of the record."""
        return [
            event
            for group in self.events[entry:]
            for event in group
            if event.audience == EVERYBODY or event.audience >> seat & 1
        ]

    def save(self) -> Record:
        """The record with a snapshot of the present position: a player's own local save."""
        self.record.snapshot = self.state.encode()
        return self.record

    def export(self) -> Record:
        """The record for others: an unfinished game gives away neither seed nor generator."""
        if self.state.result != RUNNING:
            return self.save()
        public = Record(self.record.game, self.record.mission, self.record.options, None)
        public.base = self.record.base
        public.opening = self.record.opening[:]
        public.entries = self.record.entries[:]
        return public
