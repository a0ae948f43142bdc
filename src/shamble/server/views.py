"""What goes to a page, made from the answers of the port and the kernel: positions, questions, the log.

Views, panels and previews are the game's; everything else is converted into the declared messages, so that
nothing undeclared can slip through.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from shamble.kernel import decision as kernel_decision
from shamble.kernel.errors import NotationError
from shamble.kernel.event import NO_MARK, Event
from shamble.kernel.event import Reason as EngineReason
from shamble.kernel.game import outcome, seats_asked, seats_for, why_not
from shamble.kernel.notation import parse_action
from shamble.kernel.record import Entry
from shamble.kernel.rows import Mark
from shamble.kernel.state import State
from shamble.port.messages import WATCHER, Panel, Phrase, Place
from shamble.port.port import Port
from shamble.server import messages
from shamble.server.messages import Reason


def reasons_of(reasons: list[EngineReason]) -> list[Reason]:
    """The engine's reasons as messages."""
    return [Reason(reason.key, reason.args, reason.rule) for reason in reasons]


def result_of(state: State) -> messages.ResultName:
    """How the game stands for the table as a whole."""
    found: messages.ResultName = msgspec.convert(outcome(state).verdict, messages.ResultName)
    return found


def seats_in(mask: int) -> list[int]:
    """The seats of a mask."""
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]


def eyes_of(held: int, asked: int) -> int:
    """Through which seat somebody sees the table: their own that must act, else their first."""
    own = seats_in(held & asked) or seats_in(held) or [WATCHER]
    return own[0]


def panels_of(port: Port, state: State, seat: int) -> list[Panel]:
    """The position in words, for games that no page draws."""
    return [] if port.page else list(port.panels(state, seat))


def decision_info(port: Port, state: State, mask: int) -> messages.DecisionInfo | None:
    """The pending question, for somebody who holds these seats."""
    seats = seats_in(mask)
    acting = [seat for seat in seats if seats_asked(state) >> seat & 1]
    found = port.decision(state, (acting or seats or [WATCHER])[0])
    if found is None:
        return None
    asides: dict[str, messages.OptionInfo] = {}
    for seat in seats:
        for aside in port.asides(state, seat):
            option = option_info(aside)
            if option.text in asides:
                asides[option.text].seats |= 1 << seat
            else:
                asides[option.text] = option
    return messages.DecisionInfo(
        found.question,
        msgspec.convert(found.kind, Any),
        found.rule,
        found.args,
        found.seats,
        bool(found.seats & mask),
        [option_info(option) for option in found.options],
        [messages.RefusedInfo(row.verb, reasons_of(row.reasons)) for row in found.refused],
        list(asides.values()),
    )


def option_info(option: kernel_decision.Option) -> messages.OptionInfo:
    """One answer as a message."""
    return messages.OptionInfo(option.text, option.verb, option.seats, option.args, option.cost, option.zones)


def preview_of(port: Port, state: State, text: str) -> object:
    """What an answer may bring that is possible now."""
    try:
        action = parse_action(state, text)
    except NotationError:
        return None
    return port.preview(state, action) if action in state.options else None


def refusal_reasons(state: State, mask: int, text: str) -> list[Reason]:
    """Why somebody with these seats cannot do something now; none if they can."""
    try:
        action = parse_action(state, text)
    except NotationError as problem:
        return [Reason(problem.key, problem.details)]
    if any(action in state.ruleset.asides(state, seat) for seat in seats_in(mask)):
        return []
    reasons = reasons_of(why_not(state, action))
    if not reasons and not seats_for(state, action) & mask:
        return [Reason("refused-not-your-turn")]
    return reasons


class LogRow:
    """One entry of the log: each event with its place and its audience."""

    __slots__ = ("after", "entry", "told", "turn_began")

    def __init__(
        self,
        entry: messages.EntryInfo,
        told: list[tuple[Event, Place]],
        after: Place,
        turn_began: bool,
    ) -> None:
        self.entry = entry
        self.told = told
        self.after = after
        """Where the game stands afterwards."""
        self.turn_began = turn_began

    def shown_to(self, mask: int) -> messages.EntryInfo:
        """The entry as somebody with these seats may hear of it."""
        events: list[messages.EventInfo] = []
        place = self.entry.place
        for event, at in self.told:
            if event.is_for(mask):
                moved = None if at == place else at
                events.append(messages.EventInfo(event.key, event.args, event.rule, moved))
                place = at
        return msgspec.structs.replace(self.entry, events=events)


def log_row(
    port: Port, marks: Sequence[Mark], number: int, entry: Entry | None, events: list[Event], before: Place
) -> LogRow:
    """An entry of the record with its events, each in its place on the game's clock."""
    place = before
    told: list[tuple[Event, Place]] = []
    silent = port.wording.silent
    began = False
    for event in events:
        if event.mark != NO_MARK:
            mark = marks[event.mark]
            path = place.path[: mark.level]
            place = Place([*path, Phrase(f"place-{mark.name}", event.args)], mark.is_turn)
            began = began or mark.is_turn
        if event.key not in silent:
            told.append((event, place))
    info = messages.EntryInfo(
        number,
        entry.seat if entry is not None else WATCHER,
        entry.text if entry is not None else "",
        entry is not None and entry.aside,
        entry is None or entry.revealed,
        entry is not None and entry.joined,
        before,
        [],
    )
    return LogRow(info, told, place, began)
