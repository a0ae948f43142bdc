"""How the server says no: an HTTP status or a closing code, and a reason for people."""

from __future__ import annotations

from shamble.kernel.errors import ShambleError
from shamble.server.messages import Reason


class Refused(Exception):
    """Something that the server does not do, with the reason."""

    def __init__(self, key: str, status: int = 400, /, **args: object) -> None:
        super().__init__(key)
        self.status = status
        self.reason = Reason(key, args)

    def __str__(self) -> str:
        return f"{self.reason.key} {self.reason.args}"


def refusal_of(error: ShambleError) -> Refused:
    """An error of the engine or of content files, as a refusal."""
    return Refused(error.key, 400, **error.details)
