"""Record files: saves, replays, bug reports. Read with distrust, written whole or not at all."""

from __future__ import annotations

import json
import os
import secrets
from contextlib import suppress
from pathlib import Path
from typing import Final

from shamble.kernel.errors import RecordError
from shamble.kernel.record import FORMAT, Record, decode_record

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


def new_seed() -> int:
    """A seed that nobody knows beforehand."""
    return secrets.randbelow(SEED_LIMIT)
