"""How a table begins: from a request, or from what was played elsewhere; checked before anybody sits down."""

from __future__ import annotations

from collections.abc import Sized
from typing import Any, Final

import msgspec
from msgspec import Struct

from shamble.kernel.codec import canonical
from shamble.kernel.errors import ShambleError
from shamble.kernel.game import apply, seats_for
from shamble.kernel.record import RULES_VERSION, Record
from shamble.kernel.state import RUNNING, State
from shamble.kernel.table import Accepted, Table
from shamble.port.messages import WATCHER
from shamble.port.port import Port
from shamble.server import library, messages, views
from shamble.server.exports import Limits, read_record
from shamble.server.rebuild import do_op, snapshot_of, start_table, summary_of
from shamble.server.refusals import Refused, refusal_of
from shamble.server.stored import Head, Op, Summary

MOST_SETUP: Final = 200
MOST_SEATS: Final = 32
MOST_TRIED: Final = 40
MOST_INT: Final = 1 << 40


class Source(Struct):
    """Who brings a game, and where its chance comes from from now on."""

    host: str
    key: str
    """The key of its chance; empty on one's own server, where the file's own seed stays."""
    generator: int
    undo: messages.UndoMode | None = None


class Founded(Struct):
    """A table as it is first written down."""

    head: Head
    ops: list[Op]
    snapshot: str
    summary: Summary
    continued: bool = False
    """Whether it no longer replays and goes on from its last position."""


def found_file(data: bytes, limits: Limits, source: Source) -> Founded:
    """A table from a record file of unknown origin."""
    return found_record(read_record(data, limits), source)


def found_record(record: Record, source: Source) -> Founded:
    """A table from a record: what was played is played again, what comes has luck of its own."""
    since = 0
    generator = source.generator
    if source.key:
        record.seed = None  # what was rolled stands; what comes is nobody's choice
        since = len(record.entries) + 1
    elif record.seed is not None:
        generator = record.seed
    head = Head(
        record.game,
        record.mission,
        library.options_from(record.game, record.mission, record.options),
        source.undo or "free",
        record.seed,
        generator,
        source.host,
        record.opening,
        record.base,
        key=source.key,
        since=since,
    )
    library.need_mission(head.game, head.mission)
    founded, _ = found(head, record, quick=False)
    return founded


def found(head: Head, played: Record | None, quick: bool) -> tuple[Founded, Table]:
    """Set a table up and play what is already known."""
    port = library.need_port(head.game)
    try:
        table, continued = play_in(head, played)
    except Refused:
        raise
    except ShambleError as error:
        raise refusal_of(error) from error
    except Exception as error:
        if played is None:
            raise
        raise Refused("record-damaged", 400, part="entries") from error
    if continued is not None:
        head = continued
    head = msgspec.structs.replace(head, opening=table.record.opening)
    if quick:
        answer_setup(port, table)
        head.floor = len(table.record.entries)
    if played is not None and head.base is not None:
        need_sound(port, table.state)
        if continued is None:  # one of other rules may break what holds now
            need_possible(port, table.state)
    entries = table.record.entries
    ops = [do_op(entries, None)] if entries else []
    summary = summary_of(port, table)
    return Founded(head, ops, snapshot_of(table), summary, continued is not None), table


def need_sound(port: Port, state: State) -> None:
    """Refuse a position from outside that is not whole: every part of it is looked at and tried out."""
    try:
        again = state.ruleset.decode(state.encode())
        is_whole = canonical(again) == canonical(state)
        is_whole = is_whole and 0 < state.ruleset.seats(state) <= MOST_SEATS
        is_whole = is_whole and _sizes(state) == _sizes(port.new_state(state.ruleset, 0))
        is_whole = is_whole and _is_bounded(state.encode())
        for seat in range(WATCHER, state.ruleset.seats(state) if is_whole else WATCHER):
            msgspec.json.encode((port.view(state, seat), port.panels(state, seat)))
            port.decision(state, seat)
            port.asides(state, max(0, seat))
        for action in state.options[:MOST_TRIED] if is_whole else ():
            after = state.clone()
            apply(after, action)
            msgspec.json.encode(port.view(after, WATCHER))
    except Exception as error:  # whatever a hostile position may break
        raise Refused("record-damaged", 400, part="base") from error
    if not is_whole:
        raise Refused("record-damaged", 400, part="base")


def need_possible(port: Port, state: State) -> None:
    """Refuse a position from outside that no game leads to, such as a card that lies in two places."""
    try:
        is_possible = not port.watch.wrong_with(state)
    except Exception as error:  # a card that is no card cannot even be looked for
        raise Refused("record-damaged", 400, part="base") from error
    if not is_possible:
        raise Refused("record-damaged", 400, part="base")


def _sizes(state: State) -> list[int]:
    """How many parts a position has of each kind that the rules fix."""
    parts: tuple[Sized, ...] = (state.registers, state.streams, state.piles, state.tops, state.discards)
    return [len(part) for part in parts]


def _is_bounded(data: object) -> bool:
    """Whether no number in some plain data is beyond what a game ever counts."""
    if isinstance(data, int):
        return -MOST_INT < data < MOST_INT
    if isinstance(data, dict):
        return all(_is_bounded(value) for value in data.values())
    return not isinstance(data, list | tuple) or all(_is_bounded(value) for value in data)


def play_in(head: Head, played: Record | None) -> tuple[Table, Head | None]:
    """A table with what a record says was played; a save that no longer replays goes on from its snapshot."""
    try:
        return start_table(head, played), None
    except Exception:
        if played is None or played.snapshot is None or played.rules_version == RULES_VERSION:
            raise
        base = msgspec.structs.replace(head, base=played.snapshot, opening=[], seed=None)
        table = start_table(base)
        table.view(WATCHER)
        return table, base


def answer_setup(port: Port, table: Table) -> None:
    """Quick start: answer every question of the setup."""
    for _ in range(MOST_SETUP):
        state = table.state
        if state.result != RUNNING or not port.play.in_setup(state):
            return
        action = port.play.quick_answer(state)
        seat = views.seats_in(seats_for(state, action))[0]
        if not isinstance(table.submit_action(seat, action), Accepted):
            return


def as_plain(founded: Founded) -> dict[str, Any]:
    """A founded table as plain data, to be sent from one process to another."""
    plain: dict[str, Any] = msgspec.to_builtins(founded)
    return plain
