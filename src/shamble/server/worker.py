"""A process for heavy work: whatever a file from outside does to it, the server goes on.

Reads jobs on its standard input and answers on its standard output: four bytes for the length, then JSON.
`python -m shamble.server.worker [folder of content]...`
"""

from __future__ import annotations

import logging
import os
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import IO, Final

import msgspec
from msgspec import Struct

from shamble.kernel.errors import ShambleError
from shamble.kernel.record import decode_record
from shamble.server import library, logs
from shamble.server.exports import Limits
from shamble.server.founding import Founded, Source, found_file, found_record
from shamble.server.refusals import Refused, refusal_of

MEMORY: Final = 1_500_000_000
"""Bytes that a worker may take."""


class FileJob(Struct, tag="file"):
    """A record file of unknown origin that should become a table."""

    data: bytes
    limits: Limits
    source: Source


class RecordJob(Struct, tag="record"):
    """A record of our own that should become a table."""

    record: msgspec.Raw
    source: Source


Job = FileJob | RecordJob


class Reply(Struct):
    """What became of a job: a table, or a refusal."""

    founded: Founded | None = None
    seconds: float = 0.0
    """What it cost, in time of the processor."""
    refused: str = ""
    status: int = 400
    args: dict[str, object] = {}


def carry_out(job: Job) -> Founded:
    """Do a job; Refused if there is something wrong with it."""
    if isinstance(job, FileJob):
        return found_file(job.data, job.limits, job.source)
    return found_record(decode_record(msgspec.json.decode(job.record)), job.source)


def answer(data: bytes) -> bytes:
    """A job and its reply, both as they travel."""
    begun = time.process_time()
    try:
        reply = Reply(carry_out(msgspec.json.decode(data, type=Job)))
    except Refused as refused:
        reply = _refusal(refused)
    except ShambleError as error:
        reply = _refusal(refusal_of(error))
    except (RecursionError, MemoryError):
        reply = _refusal(Refused("record-damaged", 400, part="header"))
    reply.seconds = time.process_time() - begun
    try:
        return msgspec.json.encode(reply)
    except UnicodeEncodeError:  # half a character, which a hostile file may name as a game
        return msgspec.json.encode(_refusal(Refused("record-damaged", 400, part="header")))


def _refusal(refused: Refused) -> Reply:
    return Reply(refused=refused.reason.key, status=refused.status, args=dict(refused.reason.args))


def read(source: IO[bytes]) -> bytes | None:
    """The next message; None at the end."""
    size = source.read(4)
    return source.read(int.from_bytes(size, "big")) if len(size) == 4 else None


def main(folders: list[str]) -> None:
    """Answer jobs until there are no more."""
    logs.set_up(logging.WARNING)
    with suppress(OSError, ValueError, ImportError, AttributeError):  # where there are such things
        import resource

        os.nice(10)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    library.use_folders(tuple(Path(folder) for folder in folders))
    out = sys.stdout.buffer
    while (data := read(sys.stdin.buffer)) is not None:
        told = answer(data)
        out.write(len(told).to_bytes(4, "big") + told)
        out.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
