"""Files in and out: a table's record for people, and records of unknown origin back into a table."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from shamble.content.records import new_seed, read_record_text, record_text
from shamble.kernel.errors import ShambleError
from shamble.kernel.record import Record
from shamble.kernel.table import Table
from shamble.server.refusals import Refused, refusal_of

MOST_TEXT: Final = 400
MOST_OUTCOMES: Final = 2_000
MOST_SEATS: Final = 32
MOST_INT: Final = 1 << 62


class Limits(Struct):
    """How large a file may be, and whether it may begin in the middle of a game."""

    size: int
    entries: int
    positions: bool


def export_record(table: Table, whole: bool, seats: list[int]) -> bytes:
    """A table's record as a file: whole for its owner, else without what these seats cannot know yet."""
    record = table.save() if whole else table.export(seats, new_seed())
    return record_text(record).encode()


def read_record(data: bytes, limits: Limits) -> Record:
    """A record from a file of unknown origin; anything wrong with it is a refusal."""
    if len(data) > limits.size:
        raise Refused("server-import-large", 413, most=limits.size)
    try:
        record = read_record_text(data.decode("utf-8"))
    except ShambleError as error:
        raise refusal_of(error) from error
    except UnicodeError as error:
        raise Refused("record-foreign", 400) from error
    except Exception as error:  # whatever else a hostile file may break
        raise Refused("record-damaged", 400, part="header") from error
    _check_size(record, limits)
    if not limits.positions:
        # Positions are only sound if this server made them; moves and dice can be checked, so those count.
        record.snapshot = None
        if record.base is not None:
            raise Refused("server-import-position", 400)
    return record


def _check_size(record: Record, limits: Limits) -> None:
    if len(record.entries) > limits.entries:
        raise Refused("server-import-long", 413, most=limits.entries)
    if record.seed is not None and not 0 <= record.seed < MOST_INT:
        raise Refused("record-damaged", 400, part="seed")
    rows = [record.opening, *(entry.outcomes for entry in record.entries)]
    for number, entry in enumerate(record.entries):
        if len(entry.text) > MOST_TEXT or not 0 <= entry.seat < MOST_SEATS:
            raise Refused("record-damaged", 400, part=f"entries[{number}]")
    if any(len(row) > MOST_OUTCOMES or any(not 0 <= value < MOST_INT for value in row) for row in rows):
        raise Refused("record-damaged", 400, part="chance")
