"""From what is on disk back to a running table, and to any earlier position of it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator
from itertools import chain
from typing import Any, Final

import msgspec

from shamble.kernel.codec import canonical
from shamble.kernel.event import Event
from shamble.kernel.game import outcome, seats_asked
from shamble.kernel.record import Entry, Luck, Record, seal_of
from shamble.kernel.state import RUNNING
from shamble.kernel.table import Table
from shamble.port.port import Port
from shamble.server import library, logs, views
from shamble.server.refusals import Refused
from shamble.server.stored import Head, Op, Stored, Summary

STRETCH: Final = 40
"""Answers that are played again without a break for others."""


class Rebuilt:
    """A table in memory again. `rebase` must be written down if its record did not replay."""

    __slots__ = ("head", "rebase", "table")

    def __init__(self, head: Head, table: Table, rebase: Op | None) -> None:
        self.head = head
        self.table = table
        self.rebase = rebase


def snapshot_of(table: Table) -> str:
    """The present position, for the disk."""
    return canonical(table.state)


def summary_of(port: Port, table: Table, events: Iterable[Event] | None = None) -> Summary:
    """What lists show of a table; `events` is what happened, if the table does not keep it itself."""
    state = table.state
    found = outcome(state)
    heard = chain.from_iterable(table.events) if events is None else events
    return Summary(
        views.result_of(state),
        state.ending,
        views.seats_in(found.winners),
        list(found.scores),
        len(table.record.entries),
        views.seats_in(seats_asked(state)),
        port.progress(state),
        [list(port.figures(state, seat)) for seat in range(state.ruleset.seats(state))],
        {} if state.result == RUNNING else dict(port.tally(state, heard)),
    )


def do_op(entries: list[Entry], submission: str | None) -> Op:
    """New answers, for the disk."""
    return Op("do", {"entries": [entry.encode() for entry in entries]}, submission)


def entry_from(row: dict[str, Any]) -> Entry:
    """An answer from the disk."""
    outcomes = row.get("chance", [])
    revealed = bool(outcomes) or row.get("revealed", False)
    joined = row.get("joined", False)
    return Entry(row["do"], row.get("seat", 0), row.get("aside", False), outcomes, revealed, joined)


def start_table(head: Head, played: Record | None = None, upto: int | None = None) -> Table:
    """A table as its head says, with what a record says was played, or with the first of it."""
    port = library.need_port(head.game)
    options = library.options_from(head.game, head.mission, head.options)
    rules = library.rules_for(head.game, head.mission, options)
    record = Record(head.game, head.mission, head.options, head.seed)
    record.base = head.base
    record.opening = head.opening
    if head.key:
        record.luck = Luck(seal_of(head.key), head.key, head.since)
    if played is not None:
        record.entries = played.entries
        record.hashes = played.hashes
    return Table(library.fresh_state(port, rules, head.generator, head.base), record, head.undo_mode, upto)


def fold(head: Head, ops: list[Op]) -> tuple[Head, Record, list[Entry]]:
    """What a log amounts to: where to start from, what was played, what may be brought back."""
    played = Record(head.game, head.mission, head.options, head.seed)
    redo: list[Entry] = []
    for op in ops:
        if op.kind == "do":
            played.entries += [entry_from(row) for row in op.data["entries"]]
            redo.clear()
        elif op.kind == "back":
            while len(played.entries) > op.data["to"]:
                redo.append(played.entries.pop())
        elif op.kind == "redo":
            for _ in range(op.data["count"]):
                played.entries.append(redo.pop())
        else:
            head = msgspec.structs.replace(head, base=op.data["base"], opening=[], floor=0, since=0)
            played.entries.clear()
            redo.clear()
    return head, played, redo


def rebuild(stored: Stored) -> Rebuilt:
    """Play a table's record again; if the rules have changed since, go on from its last position."""
    for rebuilt in rebuilding(stored):
        if rebuilt is not None:
            return rebuilt
    raise AssertionError


async def rebuild_calmly(stored: Stored) -> Rebuilt:
    """The same, with a break for everybody else now and then: a record may be long."""
    for rebuilt in rebuilding(stored):
        if rebuilt is not None:
            return rebuilt
        await asyncio.sleep(0)
    raise AssertionError


def rebuilding(stored: Stored) -> Iterator[Rebuilt | None]:
    """Play a table's record again in stretches, with None after each but the last."""
    try:
        head, played, redo = fold(stored.row.head, stored.ops)
        table = start_table(head, played, upto=STRETCH)
        while len(table.record.entries) < len(played.entries):
            yield None
            table.play_on(played, len(table.record.entries) + STRETCH)
        now = snapshot_of(table)
        if stored.snapshot is not None and now != stored.snapshot:  # perhaps only written in another way
            before = table.state.ruleset.decode(msgspec.json.decode(stored.snapshot))
            if now != canonical(before):
                raise Refused("server-other-position")
        table.redo_entries = redo
        yield Rebuilt(head, table, None)
        return
    except Exception as error:
        logs.warn("table-does-not-replay", table=stored.row.id, error=repr(error))
        if stored.snapshot is None:
            raise Refused("server-table-unreadable", 409) from error
    base = msgspec.json.decode(stored.snapshot)
    head = msgspec.structs.replace(stored.row.head, base=base, opening=[], floor=0, since=0)
    try:
        table = start_table(head)
    except Exception as error:
        logs.fault("table-unreadable", error, table=stored.row.id)
        raise Refused("server-table-unreadable", 409) from error
    yield Rebuilt(head, table, Op("rebase", {"base": base}))
