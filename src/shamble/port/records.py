"""From a record to the rules, the position and the table that it is about, through the port of its game."""

from __future__ import annotations

from typing import Any

from shamble.content.records import new_seed
from shamble.kernel.codec import CODEC_VERSION, state_hash
from shamble.kernel.errors import ChanceError, RecordError
from shamble.kernel.record import RULES_VERSION, Record
from shamble.kernel.ruleset import Ruleset
from shamble.kernel.state import State
from shamble.kernel.table import FREE, Table
from shamble.port.options import OptionError
from shamble.port.port import Folders
from shamble.port.shelf import need


def options_of(record: Record, folders: Folders = ()) -> dict[str, object]:
    """The options a record was played with, complete; RecordError if they are something else."""
    try:
        return need(record.game).schema(folders).read(record.options, record.mission)
    except OptionError as error:
        part = f"options.{error.details['field']} ({error.key})"
        raise RecordError("record-damaged", {"part": part}) from None


def rules_of(record: Record, folders: Folders = ()) -> Ruleset:
    """The rules a record was played by."""
    return need(record.game).rules(record.mission, options_of(record, folders), folders)


def fresh_state(record: Record, folders: Folders = ()) -> State:
    """The position in which a record begins, not yet started."""
    rules = rules_of(record, folders)
    if record.base is not None:
        return position(rules, record.base, "base")
    return need(record.game).new_state(rules, record.seed if record.seed is not None else new_seed())


def position(rules: Ruleset, data: dict[str, object], part: str) -> State:
    """A position from a file, which may hold anything."""
    try:
        state: Any = rules.decode(data)
        state_hash(state)
    except (KeyError, ValueError, TypeError, IndexError, AttributeError, AssertionError, OverflowError):
        raise RecordError("record-damaged", {"part": part}) from None
    assert isinstance(state, State)
    return state


def open_table(record: Record, folders: Folders = (), undo_mode: str = FREE) -> tuple[Table, str]:
    """Play a saved game on: the table, and a text key if something about it must be said.

    A record that does not replay is refused as damaged; but if the rules were of another version when it
    was saved, the game goes on from its last position, with a notice and without its past.
    """
    if record.mission.endswith((".yaml", ".yml")):
        raise RecordError("record-damaged", {"part": "mission"})
    try:
        table = Table(fresh_state(record, folders), record, undo_mode)
        _check_snapshot(table, record)
        return table, ""
    except (RecordError, ChanceError):
        if record.rules_version == RULES_VERSION or record.snapshot is None:
            raise
    kept = Record(record.game, record.mission, record.options, None)
    kept.base = record.snapshot
    return Table(fresh_state(kept, folders), kept, undo_mode), "record-continued"


def _check_snapshot(table: Table, record: Record) -> None:
    """The position in the file and the position after its last entry must be one and the same.

    Positions that were written in another way may lack what is kept now: the answers speak for the game.
    """
    if record.snapshot is None or record.seed is None or record.codec != CODEC_VERSION:
        return
    kept = position(table.state.ruleset, record.snapshot, "snapshot")
    if state_hash(kept) != state_hash(table.state):
        raise RecordError("record-damaged", {"part": "snapshot"})
