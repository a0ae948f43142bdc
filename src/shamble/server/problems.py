"""Everything that goes wrong over HTTP, answered in one shape: a key, its arguments, a rule."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import ResponseSpec

from shamble.kernel.errors import ShambleError
from shamble.server import logs
from shamble.server.messages import Problem, Reason
from shamble.server.refusals import Refused, refusal_of
from shamble.server.storage import Damaged, StorageError

KEYS: Final = {
    400: "server-bad-request",
    404: "server-no-page",
    405: "server-no-method",
    413: "server-request-large",
    415: "server-bad-request",
}
PROBLEM_CODES: Final = (400, 403, 404, 405, 409, 413, 421, 429, 500, 503)
PROBLEMS: Final = {
    code: ResponseSpec(Problem, generate_examples=False, description="Refused, with the reason.")
    for code in PROBLEM_CODES
}


def _answer(status: int, reason: Reason) -> Response[Problem]:
    headers = {"retry-after": "2"} if status in (429, 503) else {}
    return Response(Problem(reason), status_code=status, media_type="application/json", headers=headers)


def on_refused(request: Request[Any, Any, Any], error: Refused) -> Response[Problem]:
    """What the server itself refuses."""
    return _answer(error.status, error.reason)


def on_engine_error(request: Request[Any, Any, Any], error: ShambleError) -> Response[Problem]:
    """What the engine or a content file refuses."""
    return _answer(400, refusal_of(error).reason)


def on_storage_error(request: Request[Any, Any, Any], error: StorageError) -> Response[Problem]:
    """The disk does not do what it should."""
    logs.fault("disk-failed", error, path=request.url.path)
    return _answer(503, refusal_of(error).reason)


def on_damaged(request: Request[Any, Any, Any], error: Damaged) -> Response[Problem]:
    """A table whose checksums do not add up."""
    return _answer(409, refusal_of(error).reason)


def on_http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """Requests that make no sense."""
    args: dict[str, Any] = {}
    if error.status_code == 400:
        args["said"] = _said(error)
    key = KEYS.get(error.status_code, "server-fault" if error.status_code >= 500 else "server-bad-request")
    if error.status_code >= 500:
        logs.fault("request-failed", error, path=request.url.path)
    return _answer(error.status_code, Reason(key, args))


def _said(error: HTTPException) -> str:
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        rows = [row for row in error.extra if isinstance(row, dict)]
        return "; ".join(f"{row.get('key', '')}: {row.get('message', '')}" for row in rows)[:300]
    return error.detail[:300]


def on_depth(request: Request[Any, Any, Any], error: RecursionError) -> Response[Problem]:
    """JSON within JSON within JSON."""
    return _answer(400, Reason("server-bad-request", {"said": "JSON"}))


def on_encoding(request: Request[Any, Any, Any], error: UnicodeError) -> Response[Problem]:
    """Bytes that are no text."""
    return _answer(400, Reason("server-bad-request", {"said": "UTF-8"}))


def on_timeout(request: Request[Any, Any, Any], error: TimeoutError) -> Response[Problem]:
    """A request that never came whole."""
    return _answer(408, Reason("server-too-slow"))


def on_fault(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Faults of ours: logged with all details, told with none."""
    logs.fault("request-failed", error, path=request.url.path)
    return _answer(500, Reason("server-fault"))


HANDLERS: Final[dict[Any, Any]] = {
    Refused: on_refused,
    StorageError: on_storage_error,
    Damaged: on_damaged,
    ShambleError: on_engine_error,
    HTTPException: on_http_error,
    RecursionError: on_depth,
    UnicodeError: on_encoding,
    TimeoutError: on_timeout,
    Exception: on_fault,
}
