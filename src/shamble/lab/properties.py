"""What must hold in every game on the kernel, whatever its rules: checked while random games are played.

`check_game` plays one game at a table and looks at it from all sides: options, notation, copies, saves,
reasons, what each seat sees, undo and redo, the record. A game adds what it knows of itself through its port.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from traceback import extract_tb
from typing import Final, NamedTuple

from shamble.kernel.action import ACTOR_SHIFT, NOBODY, actor_of, pack, verb_of, x_of, y_of
from shamble.kernel.batch import USUAL, Policy
from shamble.kernel.chance import next_below, seed_streams
from shamble.kernel.codec import state_hash
from shamble.kernel.errors import ShambleError
from shamble.kernel.event import EVERYBODY
from shamble.kernel.game import (
    apply,
    apply_aside,
    knows,
    may_know,
    outcome,
    pending,
    seats_for,
    why_not,
)
from shamble.kernel.notation import format_action, parse_action
from shamble.kernel.outcome import Outcome
from shamble.kernel.record import Record, decode_record, replay
from shamble.kernel.secrets import WATCHER
from shamble.kernel.state import RUNNING, State
from shamble.kernel.table import Accepted, Table
from shamble.lab import leaks
from shamble.port.port import Port

NewState = Callable[[int], State]
"""A set-up but unstarted state from a seed."""

PLAIN: Final = Port()
"""What is known of a game that says nothing of itself."""


class Violation(Exception):
    """Something that must never happen, with the record of the game so far."""

    def __init__(self, what: str, detail: str, record: Record | None = None) -> None:
        super().__init__(f"{what}: {detail}")
        self.what = what
        self.detail = detail
        self.record = record


class Header(NamedTuple):
    """What a record says at its top."""

    game: str
    mission: str
    options: dict[str, object]


class Effort(NamedTuple):
    """How closely to look: one decision in so many gets the dearer checks; 0 for never."""

    deep: int = 8
    every_option: int = 40
    aside: int = 60
    undo_all: bool = True
    tell: bool = False
    """Whether a game is told as well, in every language."""


class Findings(NamedTuple):
    """What a checked game was like."""

    outcome: Outcome
    rounds: int
    decisions: int
    final_hash: str
    record: Record


class Dice:
    """A small generator for what the checks choose; the game's own is never touched."""

    def __init__(self, seed: int) -> None:
        self.words = seed_streams(seed, ("checks",))

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        return next_below(self.words, 0, n)

    def one_in(self, n: int) -> bool:
        """True once in n times, on average; never for 0."""
        return n > 0 and self.below(n) == 0


def check_game(
    new: NewState,
    seed: int,
    header: Header,
    port: Port = PLAIN,
    effort: Effort = Effort(),  # noqa: B008 - a constant
    policy: Policy | None = None,
) -> Findings:
    """Play a game, at random or by a policy, and check it all the way; a Violation tells what went wrong."""
    table = Table(new(seed), Record(*header, seed))
    try:
        return _Check(new, seed, table, port, effort, policy).run()
    except Violation as violation:
        violation.record = table.save()
        raise
    except Exception as error:
        last = extract_tb(error.__traceback__)[-1]
        what = f"{type(error).__name__}: {error} ({Path(last.filename).name}:{last.lineno}, {last.line})"
        raise Violation("crash", what, table.save()) from error


class _Check:
    """One game under observation."""

    def __init__(
        self, new: NewState, seed: int, table: Table, port: Port, effort: Effort, policy: Policy | None
    ) -> None:
        self.new = new
        self.seed = seed
        self.table = table
        self.port = port
        self.effort = effort
        self.dice = Dice(seed)
        self.policy = policy or self.anything
        self.hashes = [state_hash(table.state)]
        self.seats = table.state.ruleset.seats(table.state)

    def run(self) -> Findings:
        decisions = 0
        while self.table.state.result == RUNNING:
            state = self.table.state
            if state.passed > USUAL.marks or decisions >= USUAL.decisions:
                raise Violation("endless", f"round {state.passed}, {decisions} decisions")
            self.look(state)
            if self.dice.one_in(self.effort.aside):
                self.take_aside()
                if self.table.state.result != RUNNING:
                    break
                state = self.table.state
            self.submit(self.policy(state))
            decisions += 1
        self.look_at_end()
        return Findings(
            outcome(self.table.state),
            self.table.state.passed,
            decisions,
            self.hashes[-1],
            self.table.save(),
        )

    def anything(self, state: State) -> int:
        """One of the legal answers, each as likely as any other."""
        return state.options[self.dice.below(len(state.options))]

    def submit(self, action: int) -> None:
        """Send a legal answer from a seat that may give it."""
        state = self.table.state
        mask = seats_for(state, action)
        seats = [seat for seat in range(self.seats) if mask >> seat & 1]
        if not seats or mask >> self.seats:
            raise Violation("seats", f"{mask:b} for {format_action(state, action)}")
        seat = seats[self.dice.below(len(seats))]
        if knows(state, action) != EVERYBODY and self.dice.one_in(self.effort.deep):
            self.check_telling(state, action)
        self.accept(self.table.submit_action(seat, action), format_action(state, action))

    def take_aside(self) -> None:
        """Do something that is allowed at any moment, unless it ends the game."""
        state = self.table.state
        seat = self.dice.below(self.seats)
        asides = state.ruleset.asides(state, seat)
        if not asides:
            return
        action = asides[self.dice.below(len(asides))]
        trial = state.clone()
        apply_aside(trial, action)
        if trial.result == RUNNING:
            self.accept(self.table.submit_action(seat, action), format_action(state, action))
            self.look(self.table.state)

    def accept(self, outcome: object, text: str) -> None:
        if not isinstance(outcome, Accepted):
            reasons = getattr(outcome, "reasons", [])
            raise Violation("refused", f"{text}: {reasons}")
        self.hashes.append(state_hash(self.table.state))

    # --- one position

    def look(self, state: State) -> None:
        """Everything that must hold where somebody has to decide."""
        options = state.options
        asked = pending(state)
        if asked is None or len(options) < (1 if asked.always else 2):
            raise Violation("question", f"{len(options)} options")
        if any(a >= b for a, b in pairwise(options)):
            raise Violation("options", "not sorted or not unique")
        self.complain(self.port.watch.wrong_with(state))
        if self.dice.one_in(self.effort.deep):
            self.look_deep(state)
        if self.dice.one_in(self.effort.every_option):
            self.try_every_option(state)

    def complain(self, wrong: list[str]) -> None:
        if wrong:
            raise Violation("invariant", "; ".join(wrong))

    def look_deep(self, state: State) -> None:
        """The dearer checks of one position."""
        here = state_hash(state)
        if here != self.hashes[-1]:
            raise Violation("looking", "the position changed while it was looked at")
        self.check_copy(state, here)
        self.check_code(state, here)
        self.check_notation(state)
        self.check_reasons(state)
        self.check_secrets(state)
        self.check_decisions(state)
        if state_hash(state) != here:
            raise Violation("looking", "the position changed while it was looked at")

    def check_copy(self, state: State, here: str) -> None:
        """A copy is equal and lives its own life; equal positions have equal futures."""
        one, other = state.clone(), state.clone()
        if state_hash(one) != here or one.options != state.options:
            raise Violation("clone", "not equal")
        action = state.options[self.dice.below(len(state.options))]
        apply(one, action)
        apply(other, action)
        if state_hash(state) != here:
            raise Violation("clone", f"not independent: {format_action(state, action)}")
        if state_hash(one) != state_hash(other) or one.options != other.options:
            raise Violation("clone", f"equal positions, unequal futures: {format_action(state, action)}")

    def check_code(self, state: State, here: str) -> None:
        """Saved and loaded, it is the same position with the same options."""
        read = state.ruleset.decode(json.loads(json.dumps(state.encode())))
        if state_hash(read) != here or read.options != state.options:
            raise Violation("codec", "not the same position after loading")
        action = state.options[self.dice.below(len(state.options))]
        kept = state.clone()
        apply(kept, action)
        apply(read, action)
        if state_hash(kept) != state_hash(read):
            raise Violation("codec", f"plays on differently after loading: {format_action(state, action)}")

    def check_notation(self, state: State) -> None:
        """Every option and aside has one text that means it again."""
        asides = [aside for seat in range(self.seats) for aside in state.ruleset.asides(state, seat)]
        texts: dict[str, int] = {}
        for action in {*state.options, *asides}:
            text = format_action(state, action)
            if texts.setdefault(text, action) != action:
                raise Violation("notation", f"two meanings: {text}")
            if parse_action(state, text) != action:
                raise Violation("notation", f"means something else: {text}")

    def check_reasons(self, state: State) -> None:
        """No reason against a legal answer, at least one against anything else."""
        legal = set(state.options)
        for action in state.options:
            if why_not(state, action):
                raise Violation("why-not", f"a reason against {format_action(state, action)}")
        for action in self.mistakes(state):
            if action not in legal:
                reasons = why_not(state, action)
                if not reasons or any(not reason.key for reason in reasons):
                    raise Violation("why-not", f"no reason against {format_action(state, action)}")

    def mistakes(self, state: State) -> Iterator[int]:
        """Answers that may not be possible: other arguments, other figures, other verbs."""
        rules = state.ruleset
        model = state.options[self.dice.below(len(state.options))]
        figures = [*rules.actor_names(state).values(), NOBODY]
        codes = [*rules.verbs, *rules.replies]
        for _ in range(12):
            code = codes[self.dice.below(len(codes))] if self.dice.below(3) else verb_of(model)
            actor = figures[self.dice.below(len(figures))] if self.dice.one_in(4) else actor_of(model)
            if code in rules.verbs and actor == NOBODY:
                continue
            values = [x_of(model), y_of(model)]
            for place, kind in enumerate(rules.arguments(code)):
                known = [*rules.names(state, kind, actor).values()] if kind else [0]
                values[place] = known[self.dice.below(len(known))] if known else 0
            yield pack(code, actor, values[0], values[1])

    def check_secrets(self, state: State) -> None:
        """Nobody sees, hears or takes away what is hidden from them; a watcher knows what everybody knows."""
        for seat in (WATCHER, *range(self.seats)):
            for what, said in (
                ("view", leaks.in_sight(self.port, state, seat, self.luck())),
                ("file", leaks.in_files(state, seat, self.table.record, self.luck(), self.luck())),
            ):
                if said:
                    raise Violation(what, f"seat {seat}: {said}")

    def check_telling(self, state: State, action: int) -> None:
        """Who may not know an answer does not hear of it."""
        for seat in (WATCHER, *range(self.seats)):
            said = leaks.in_events(state, action, seat, self.luck(), self.luck())
            if said:
                raise Violation("telling", f"seat {seat}: {said}")

    def luck(self) -> int:
        """A seed for what is drawn afresh."""
        return self.dice.below(1 << 29)

    def check_decisions(self, state: State) -> None:
        """What people are offered is what is legal, and what is refused is not offered."""
        for seat in range(self.seats):
            decision = self.port.decision(state, seat)
            if decision is None:
                raise Violation("decision", "none although something is to be decided")
            known = [action for action in state.options if may_know(knows(state, action), seat)]
            if [option.action for option in decision.options] != known:
                raise Violation("decision", "differs from the legal actions")
            offered = {option.verb for option in decision.options}
            for refused in decision.refused:
                if refused.verb in offered or not refused.reasons:
                    raise Violation("decision", f"{refused.verb} is both offered and refused")
            for option in decision.options:
                if option.seats != seats_for(state, option.action):
                    raise Violation("decision", f"seats of {option.text}")
            asides = [option.action for option in decision.asides]
            if asides != state.ruleset.asides(state, seat):
                raise Violation("decision", "differs from the asides")

    def try_every_option(self, state: State) -> None:
        """Every option can be carried out, and leads to a sound position."""
        for action in state.options:
            after = state.clone()
            try:
                apply(after, action)
            except Exception as error:
                text = format_action(state, action)
                raise Violation("option", f"{text}: {type(error).__name__}: {error}") from error
            asked = pending(after)
            least = 1 if asked is not None and asked.always else 2
            if after.result == RUNNING and len(after.options) < least:
                raise Violation("option", f"no question after {format_action(state, action)}")
            self.complain(self.port.watch.wrong_with(after))

    # --- the whole game

    def look_at_end(self) -> None:
        """The end, the record, and the way back to the start and forward again."""
        state = self.table.state
        if state.options or pending(state) is not None or not state.ending:
            raise Violation("end", "a finished game still asks, or does not say how it ended")
        self.complain(self.port.watch.wrong_with(state))
        if why_not(state, 1 << ACTOR_SHIFT) == []:
            raise Violation("why-not", "something is possible after the end")
        last = self.hashes[-1]
        record = decode_record(json.loads(json.dumps(self.table.save().encode())))
        try:
            again = replay(record, self.new(self.seed))
        except ShambleError as error:
            raise Violation("replay", str(error)) from error
        if state_hash(again) != last:
            raise Violation("replay", "another position at the end")
        self.check_undo()

    def check_undo(self) -> None:
        """Undo to the start (or some way back) and redo: the same positions in both directions."""
        table = self.table
        entries = len(table.record.entries)
        steps = entries if self.effort.undo_all else min(entries, 1 + self.dice.below(12))
        for at in range(entries - 1, entries - 1 - steps, -1):
            if not table.undo():
                raise Violation("undo", f"not possible at entry {at + 1}")
            if state_hash(table.state) != self.hashes[at]:
                raise Violation("undo", f"another position before entry {at + 1}")
        for at in range(entries - steps, entries):
            if not table.redo():
                raise Violation("redo", f"not possible at entry {at + 1}")
            if state_hash(table.state) != self.hashes[at + 1]:
                raise Violation("redo", f"another position after entry {at + 1}")
        if table.redo():
            raise Violation("redo", "more than was undone")
