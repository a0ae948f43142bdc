"""Structured logs: one JSON object for each line, on standard error."""

from __future__ import annotations

import json
import logging
import re
import sys
from datetime import UTC, datetime
from typing import Final

from shamble.port.shelf import broken_game

LOGGER: Final = logging.getLogger("shamble.server")
TOKEN: Final = re.compile(r"(token(?:=|%3D|\W{3,6}))[\w.~-]+", re.IGNORECASE)
"""A token in an address, or in a message that is shown as JSON."""


class JsonLines(logging.Formatter):
    """A log line as JSON; what the caller passed as `data` is part of it."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        line.update(getattr(record, "data", {}))
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return without_tokens(json.dumps(line, ensure_ascii=False, default=str))


def without_tokens(line: str) -> str:
    """A line of a log without the tokens in the addresses that it tells of."""
    return TOKEN.sub(r"\1…", line)


def set_up(level: int) -> None:
    """Send the server's logs, and the web server's, to standard error as JSON lines."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("shamble.server", "uvicorn", "uvicorn.error", "litestar"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(level)
        logger.propagate = False


def debug(event: str, **data: object) -> None:
    """Something that only matters while looking for a fault."""
    if LOGGER.isEnabledFor(logging.DEBUG):
        LOGGER.debug(event, extra={"data": data})


def note(event: str, **data: object) -> None:
    """Something worth knowing."""
    LOGGER.info(event, extra={"data": data})


def warn(event: str, **data: object) -> None:
    """Something that should not go on like this."""
    LOGGER.warning(event, extra={"data": data})


def fault(event: str, error: BaseException, **data: object) -> None:
    """Something broke; with where it did, first of all in a game from outside."""
    if found := broken_game(error):
        data["broke"] = f"{found['folder']}, {found['place']}: {found['said']}"
    LOGGER.error(event, exc_info=error, extra={"data": data})
