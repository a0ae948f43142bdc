"""The search for leaks: what one seat gets to know must be the same whatever lies hidden from it.

Each check compares the position with one in which everything that the seat cannot know is drawn afresh.
"""

from __future__ import annotations

import json

from shamble.kernel.action import x_of, y_of
from shamble.kernel.chance import LIVE
from shamble.kernel.event import Event
from shamble.kernel.game import apply, determinise, knows, may_know
from shamble.kernel.record import Record
from shamble.kernel.rows import OPENS
from shamble.kernel.secrets import WATCHER, has_secrets
from shamble.kernel.state import State
from shamble.kernel.table import Table
from shamble.lab.seen import seen_by
from shamble.port.port import Port


def in_sight(port: Port, state: State, seat: int, luck: int) -> str:
    """What a seat sees and should not; nothing if view, question and asides keep every secret."""
    seen = seen_by(port, state, seat)
    afresh = seen_by(port, determinise(state, seat, luck), seat)
    for part, there in seen.items():
        if json.dumps(there, sort_keys=True) != json.dumps(afresh[part], sort_keys=True):
            return f"something hidden is in sight: {part}"
    return "the generator is in sight" if json.dumps(state.streams)[1:-1] in json.dumps(seen) else ""


def in_files(state: State, seat: int, kept: Record, luck: int, other_luck: int) -> str:
    """Whether a file that a seat takes away, or its branch of the game, tells what it cannot know."""
    if not has_secrets(state):
        return ""
    afresh = determinise(state, seat, other_luck)
    same = _file_of(state, seat, kept, luck) == _file_of(afresh, seat, kept, luck)
    return "" if same else "a file tells something hidden"


def _file_of(state: State, seat: int, kept: Record, luck: int) -> str:
    record = Record(kept.game, kept.mission, kept.options, None)
    record.base = state.encode()
    known = Table(state.clone(), record).export([] if seat == WATCHER else [seat], luck)
    return json.dumps(known.encode(), sort_keys=True)


def in_events(state: State, action: int, seat: int, luck: int, choice: int) -> str:
    """Which event tells a seat of an answer that it may not know.

    Another answer is given that is hidden from the seat as well: an event that names what either of them
    names has told it. What lies open once it is given may be told.
    """
    rules = state.ruleset
    if may_know(knows(state, action), seat) or (OPENS in rules.traits and rules.has_trait(action, OPENS)):
        return ""
    other = determinise(state, seat, luck)
    other.streams = state.streams[:]
    hidden = [one for one in other.options if not may_know(knows(other, one), seat)]
    if not hidden:
        return ""
    instead = hidden[choice % len(hidden)]
    heard = _heard(state.clone(), action, seat)
    for one, two in zip(heard, _heard(other, instead, seat), strict=False):
        for name, value in one.args.items() if one.key == two.key else ():
            for part in (x_of, y_of):
                named = part(action), part(instead)
                if named[0] != named[1] and (value, two.args.get(name)) == named:
                    return f"{one.key} tells an answer that is hidden: {name}"
    return ""


def _heard(state: State, action: int, seat: int) -> list[Event]:
    """What a seat hears of an answer."""
    events: list[Event] = []
    apply(state, action, LIVE, events.append)
    return [event for event in events if may_know(event.audience, seat)]
