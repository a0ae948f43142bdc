"""Record files: saves, replays, bug reports. Read with distrust, written whole or not at all."""

from __future__ import annotations

import json
import os
import secrets
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Final

from shamble.family.port.content.games import make_rules
from shamble.family.position.options import OptionError, Options
from shamble.family.position.state import Game
from shamble.family.round.setup import new_state
from shamble.family.rules import Rules
from shamble.kernel.codec import state_hash
from shamble.kernel.errors import ChanceError, RecordError
from shamble.kernel.record import FORMAT, RULES_VERSION, Record, decode_record
from shamble.kernel.table import FREE, Table

SIZE_LIMIT: Final = 64_000_000
SEED_LIMIT: Final = 1 << 31


def read_record(path: Path) -> Record:
    """The record in a file; whatever is wrong with it is a RecordError, and the file stays as it is."""
    try:
        if path.stat().st_size > SIZE_LIMIT:
            raise RecordError("record-foreign", {})
        text = path.read_text(encoding="utf-8")
    except OSError:
        raise RecordError("record-unreadable", {"file": str(path)}) from None
    except UnicodeDecodeError:
        raise RecordError("record-foreign", {}) from None
    return read_record_text(text)


def read_record_text(text: str) -> Record:
    """The record in a text."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        key = "record-truncated" if FORMAT in text[:200] else "record-foreign"
        raise RecordError(key, {}) from None
    return decode_record(data)


def record_text(record: Record) -> str:
    """A record as the text of a file: one line for each entry, so that differences are readable."""
    data = record.encode()
    lines = []
    for name, value in data.items():
        if name == "entries" and value:
            assert isinstance(value, list)
            rows = ",\n".join(json.dumps(row, ensure_ascii=False) for row in value)
            lines.append(f'"entries": [\n{rows}\n]')
        else:
            lines.append(f"{json.dumps(name)}: {json.dumps(value, ensure_ascii=False)}")
    return "{" + ",\n".join(lines) + "}\n"


def write_record(path: Path, record: Record) -> None:
    """Write a record file; an old one is replaced only when the new one is complete."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        with part.open("w", encoding="utf-8") as file:
            file.write(record_text(record))
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    finally:
        with suppress(OSError):
            part.unlink()


def options_of(record: Record) -> Options:
    """The options a record was played with."""
    return options_from(record.options)


def options_from(given: Mapping[str, object]) -> Options:
    """Options from what `Options.encode` gave; RecordError if something else is there."""

    def number(name: str, default: int) -> int:
        value = given.get(name, default)
        if not isinstance(value, int) or isinstance(value, bool):
            raise RecordError("record-damaged", {"part": f"options.{name}"})
        return value

    def names(name: str, default: tuple[str, ...]) -> tuple[str, ...]:
        value = given.get(name, list(default))
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise RecordError("record-damaged", {"part": f"options.{name}"})
        return tuple(value)

    def numbers(name: str) -> tuple[int, ...]:
        value = given.get(name, [])
        if not isinstance(value, list) or any(type(item) is not int for item in value):
            raise RecordError("record-damaged", {"part": f"options.{name}"})
        return tuple(value)

    plain = Options()
    try:
        return Options(
            number("seats", plain.seats),
            names("survivors", plain.survivors),
            names("tiers", plain.tiers),
            names("abominations", plain.abominations),
            names("modes", plain.modes),
            number("party", plain.party),
            numbers("shares"),
        )
    except OptionError as error:
        raise RecordError("record-damaged", {"part": f"options ({error.key})"}) from None


def rules_of(record: Record, folders: tuple[Path, ...] = ()) -> Rules:
    """The rules a record was played by."""
    return make_rules(record.game, record.mission, options_of(record), folders)


def fresh_state(record: Record, folders: tuple[Path, ...] = ()) -> Game:
    """The position in which a record begins, not yet started."""
    rules = rules_of(record, folders)
    if record.base is not None:
        return position(rules, record.base, "base")
    return new_state(rules, record.seed if record.seed is not None else new_seed())


def position(rules: Rules, data: dict[str, object], part: str) -> Game:
    """A position from a file, which may hold anything."""
    try:
        state = rules.decode(data)
        state_hash(state)
    except (KeyError, ValueError, TypeError, IndexError, AttributeError, AssertionError, OverflowError):
        raise RecordError("record-damaged", {"part": part}) from None
    assert isinstance(state, Game)
    return state


def new_seed() -> int:
    """A seed that nobody knows beforehand."""
    return secrets.randbelow(SEED_LIMIT)


def open_table(record: Record, folders: tuple[Path, ...] = (), undo_mode: str = FREE) -> tuple[Table, str]:
    """Play a saved game on: the table, and a text key if something about it must be said.

    A record that does not replay is refused as damaged; but if the rules were of another version when it
    was saved, the game goes on from its last position, with a notice and without its past.
    """
    if not isinstance(record.mission, str) or record.mission.endswith((".yaml", ".yml")):
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
    """The position in the file and the position after its last entry must be one and the same."""
    if record.snapshot is None or record.seed is None:
        return
    kept = position(rules_of_table(table), record.snapshot, "snapshot")
    if state_hash(kept) != state_hash(table.state):
        raise RecordError("record-damaged", {"part": "snapshot"})


def rules_of_table(table: Table) -> Rules:
    """The rules a table plays by."""
    rules = table.state.ruleset
    assert isinstance(rules, Rules)
    return rules
