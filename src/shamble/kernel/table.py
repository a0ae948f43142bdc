"""One running game: the only class that a server, a terminal or a test bench talks to.

A table checks everything that comes from outside, keeps the record and the snapshots for undo, and
hands out views.
"""

from shamble.kernel.chance import NoticingChance, RecordedChance, seed_streams
from shamble.kernel.codec import state_hash
from shamble.kernel.errors import NotationError
from shamble.kernel.event import EVERYBODY, Event, Listener, Reason
from shamble.kernel.game import determinise, knows, seats_asked, seats_for, start, why_not
from shamble.kernel.notation import format_action, parse_action
from shamble.kernel.record import Entry, Luck, Record, check_hash, legal_action, step_start
from shamble.kernel.run import Run
from shamble.kernel.secrets import WATCHER, has_secrets
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
    """What accepted answers did: the events that they caused."""

    __slots__ = ("events",)

    def __init__(self, events: list[Event]) -> None:
        self.events = events


class Table:
    """A game in progress with its record, its undo and its listeners."""

    __slots__ = (
        "chance",
        "events",
        "record",
        "redo_entries",
        "revision",
        "scenes",
        "snapshots",
        "state",
        "undo_mode",
        "watched",
    )

    def __init__(self, fresh: State, record: Record, undo_mode: str = FREE, upto: int | None = None) -> None:
        """Start a game from a set-up but unstarted state, and repeat what the record already holds, or only
        the first entries of it; then `play_on` repeats the others.

        Raises RecordError if the record does not fit the rules; nothing is half done then.
        """
        played = record.entries
        self.state = fresh
        self.record = Record(record.game, record.mission, record.options, record.seed)
        self.record.base = record.base
        self.record.luck = record.luck
        self.chance = record.chance(fresh)
        """Where chance comes from."""
        self.undo_mode = undo_mode
        self.revision = 0
        """How many changes there have been, steps back and forth included."""
        self.watched: frozenset[str] = frozenset()
        """The events at which a position is kept for whoever shows what has happened step by step."""
        self.scenes: dict[int, list[tuple[int, State]]] = {}
        """For each entry of the latest step the position before it (at -1) and at its watched events."""
        self.redo_entries: list[Entry] = []
        self.events: list[list[Event]] = []
        opening: list[Event] = []
        noticing = NoticingChance(self.chance)
        known = bool(played or record.opening)
        repeated = RecordedChance(record.opening, record.can_verify(0), self.chance)
        chance = repeated if known else noticing
        start(self.state, chance, opening.append)
        self.record.opening = record.opening if known else noticing.outcomes
        self.events.append(opening)
        self.snapshots: dict[int, State] = {0: self.state.clone()}
        self.play_on(record, len(played) if upto is None else upto)

    def play_on(self, record: Record, upto: int) -> None:
        """Repeat the entries of a record, of which the first are there already, up to a number of them."""
        for number in range(len(self.record.entries), min(upto, len(record.entries))):
            verify = record.can_verify(number + 1)
            self._repeat(record.entries[number], number, verify)
            check_hash(record, number + 1, self.state, verify)

    def _repeat(self, entry: Entry, number: int, verify: bool) -> None:
        """Play an entry of the record again."""
        action = legal_action(self.state, entry, number)
        self._carry_out(entry.seat, action, entry.aside, entry.outcomes, verify)
        self.record.entries[-1].joined = entry.joined

    # --- answers

    def submit(self, seat: int, text: str) -> Accepted | Refusal:
        """Take an answer (or an aside) from a seat, or say why not."""
        return self.submit_all([seat], [text])

    def submit_all(self, seats: list[int], texts: list[str]) -> Accepted | Refusal:
        """Take several answers, all or none, each from the first of these seats that may give it.

        Only the last one may involve chance or show anything new. They are taken back as one.
        """
        before = len(self.record.entries)
        kept = self.state.clone() if len(texts) > 1 else self.state
        kept_revision = self.revision
        kept_redo = self.redo_entries[:]
        self.scenes.clear()
        events: list[Event] = []
        for number, text in enumerate(texts):
            outcome = self._submit_one(seats, text)
            if isinstance(outcome, Accepted):
                entry = self.record.entries[-1]
                entry.joined = number > 0
                events.extend(outcome.events)
                if not entry.revealed or number + 1 == len(texts):
                    continue
                outcome = Refusal([Reason("refused-batch-chance", "", {"text": text})])
            if len(self.record.entries) > before:
                self._forget_after(before)
                self.state = kept
                self.revision = kept_revision
                self.redo_entries = kept_redo
            return outcome
        return Accepted(events)

    def _submit_one(self, seats: list[int], text: str) -> Accepted | Refusal:
        try:
            action = parse_action(self.state, text)
        except NotationError as problem:
            return Refusal([Reason(problem.key, "", problem.details)])
        return self.submit_action(self.speaker(seats, action), action)

    def speaker(self, seats: list[int], action: int) -> int:
        """Which of these seats says something: the first that may, else the first that is asked at all."""
        state = self.state
        asked = 0
        if action in state.options:
            asked = seats_for(state, action)
        for seat in seats:
            if asked >> seat & 1 or (not asked and action in state.ruleset.asides(state, seat)):
                return seat
        asked = seats_asked(state)
        for seat in seats:
            if asked >> seat & 1:
                return seat
        return seats[0]

    def submit_action(self, seat: int, action: int) -> Accepted | Refusal:
        """Take an answer that is already parsed.

        Whoever is not asked learns no more than that: reasons against an answer may tell what others hold.
        """
        state = self.state
        if state.result != RUNNING:
            return Refusal([Reason("refused-game-over", "")])
        aside = action not in state.options and action in state.ruleset.asides(state, seat)
        if not aside:
            if seats_asked(state) >> seat & 1:
                reasons = why_not(state, action)
                if reasons:
                    return Refusal(reasons)
            if not (action in state.options and seats_for(state, action) >> seat & 1):
                return Refusal([Reason("refused-not-your-seat", "", {"seat": seat})])
        accepted = self._carry_out(seat, action, aside, None)
        self.redo_entries.clear()
        return accepted

    def _carry_out(
        self, seat: int, action: int, aside: bool, outcomes: list[int] | None, verify: bool = False
    ) -> Accepted:
        text = format_action(self.state, action)
        known_to = EVERYBODY if aside else knows(self.state, action)
        events: list[Event] = []
        noticing = NoticingChance(self.chance)
        chance = noticing if outcomes is None else RecordedChance(outcomes, verify, self.chance)
        scenes: list[tuple[int, State]] = []
        run = Run(self.state, chance, self._listener(self.state, events, scenes), None)
        if aside:
            run.answer_aside(action)
        else:
            run.answer(action)
        seen = noticing.outcomes if outcomes is None else outcomes
        entry = Entry(text, seat, aside, seen, bool(seen) or run.revealed)
        entry.began_turn = bool(run.passed & self.state.ruleset.turn_marks)
        entry.known_to = known_to
        self.record.entries.append(entry)
        self.revision += 1
        at = len(self.record.entries)
        self.events.append(events)
        if len(scenes) > 1:
            self.scenes[at] = scenes
        if run.passed & 1 or self.state.result != RUNNING:
            self.record.hashes[at] = state_hash(self.state)
        if at % SNAPSHOT_EVERY == 0:
            self.snapshots[at] = self.state.clone()
        return Accepted(events)

    def _listener(self, state: State, events: list[Event], scenes: list[tuple[int, State]]) -> Listener:
        """Keeps events, and positions where somebody wants to see them."""
        watched = self.watched
        if not watched:
            return events.append
        scenes.append((-1, state.clone()))

        def hear(event: Event) -> None:
            events.append(event)
            if event.key in watched:
                scenes.append((len(events) - 1, state.clone()))

        return hear

    # --- undo and redo

    def last_step(self) -> list[Entry]:
        """What is taken back at once: the last answer, with those that were given together with it."""
        entries = self.record.entries
        return entries[step_start(entries, len(entries) - 1) :] if entries else []

    def can_undo(self) -> bool:
        """Whether the last step may be taken back at this table."""
        step = self.last_step()
        if not step or self.undo_mode == NO_UNDO:
            return False
        return self.undo_mode == FREE or not any([entry.revealed for entry in step])

    def undo(self) -> bool:
        """Take back the last step; False if the table's undo mode forbids it."""
        if not self.can_undo():
            return False
        step = self.last_step()
        self.redo_entries.extend(reversed(step))
        self._go_back(len(self.record.entries) - len(step))
        return True

    def redo(self) -> bool:
        """Bring back the last step that was taken back, with the same outcome."""
        if not self.redo_entries:
            return False
        self.scenes.clear()
        joined = True
        while joined:
            entry = self.redo_entries.pop()
            action = parse_action(self.state, entry.text)
            self._carry_out(entry.seat, action, entry.aside, entry.outcomes)
            self.record.entries[-1].joined = entry.joined
            joined = bool(self.redo_entries) and self.redo_entries[-1].joined
        return True

    def reset_turn(self) -> bool:
        """Take back everything since the turn began, as far as the undo mode allows; if nothing was done in
        it yet, also the answer that began it."""
        undone = False
        while self.can_undo() and not (undone and any([entry.began_turn for entry in self.last_step()])):
            undone = self.undo()
        return undone

    def position_at(self, at: int) -> State:
        """The position after so many entries, from a snapshot and at most a few answers."""
        start = max([number for number in self.snapshots if number <= at])
        state = self.snapshots[start].clone()
        for entry in self.record.entries[start:at]:
            self._play_again(state, entry, None)
        return state

    def scenes_at(self, at: int) -> list[tuple[int, State]]:
        """The position before an entry of the record (at -1), and at each of its watched events."""
        scenes: list[tuple[int, State]] = []
        if at:
            state = self.position_at(at - 1)
            self._play_again(state, self.record.entries[at - 1], self._listener(state, [], scenes))
        return scenes

    def _play_again(self, state: State, entry: Entry, listener: Listener | None) -> None:
        """Bring a position past an entry of the record."""
        run = Run(state, RecordedChance(entry.outcomes, False, self.chance), listener, None)
        action = parse_action(state, entry.text)
        if entry.aside:
            run.answer_aside(action)
        else:
            run.answer(action)

    def _go_back(self, at: int) -> None:
        state = self.position_at(at)
        self._forget_after(at)
        self.scenes.clear()
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
        """Everything a seat may hear of since an entry of the record; -1 are those who only watch."""
        seats = 1 << seat if seat >= 0 else 0
        return [event for group in self.events[entry:] for event in group if event.is_for(seats)]

    def save(self) -> Record:
        """The record with a snapshot of the present position: a player's own local save."""
        self.record.snapshot = self.state.encode()
        return self.record

    def export(self, seats: list[int], luck: int) -> Record:
        """The record for whoever has these seats; of an unfinished game without what they cannot know."""
        if self.state.result != RUNNING:
            return self.save()
        return self.known_record(seats, luck, len(self.record.entries))

    def known_record(self, seats: list[int], luck: int, at: int) -> Record:
        """The record up to an entry, as these seats know it: without seed and generator.

        Where others hold secrets, answers and outcomes would tell them: then it is the position alone, and
        what the first of these seats cannot know is drawn anew in it, from `luck`.
        """
        public = Record(self.record.game, self.record.mission, self.record.options, None)
        if self.record.luck is not None:
            public.luck = Luck(self.record.luck.seal, "", self.record.luck.since)
        if has_secrets(self.state) and len(set(seats)) < self.state.ruleset.seats(self.state):
            seat = seats[0] if seats else WATCHER
            public.base = determinise(self.position_at(at), seat, luck).encode()
            return public
        if self.record.base is not None:  # the generator stands in a position, too
            fresh = seed_streams(luck, self.state.ruleset.streams)
            public.base = {**self.record.base, "streams": fresh}
        public.opening = self.record.opening[:]
        public.entries = self.record.entries[:at]
        return public
