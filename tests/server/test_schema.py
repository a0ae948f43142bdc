"""The HTTP schema, tried out with many odd requests: no fault, and every answer as declared."""

from __future__ import annotations

import tempfile
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
import uvicorn
from hypothesis import HealthCheck, settings
from litestar.testing import TestClient
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from shamble.server.app import create_app
from shamble.server.running import bind
from shamble.server.settings import Settings

from .conftest import GAME, wait_for
from .conftest import settings as server_settings

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """A real server in a thread, without limits on how often one may ask."""
    with tempfile.TemporaryDirectory() as folder:
        app: Any = create_app(server_settings(Path(folder), tables_per_client=10**6))
        place = bind("127.0.0.1", 0)
        server = uvicorn.Server(uvicorn.Config(app, log_config=None, access_log=False))
        thread = threading.Thread(target=server.run, kwargs={"sockets": [place]})
        thread.start()
        try:
            wait_for(lambda: server.started)
            yield f"http://127.0.0.1:{place.getsockname()[1]}"
        finally:
            server.should_exit = True
            thread.join(10)


def declared() -> dict[str, Any]:
    """What the server says of itself."""
    with tempfile.TemporaryDirectory() as folder, TestClient(create_app(Settings(Path(folder)))) as client:  # type: ignore[arg-type]
        return dict(client.get("/api/schema/openapi.json").json())


schema = schemathesis.openapi.from_dict(declared())


@schema.parametrize()
@settings(
    max_examples=30,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
def test_every_answer_is_declared(case: Any, address: str) -> None:
    answer = case.call(base_url=address)
    assert answer.status_code not in (429, 503)
    case.validate_response(answer, checks=CHECKS)


def test_the_server_is_well_afterwards(address: str) -> None:
    assert httpx.get(address + "/health").json()["status"] == "ok"
    body = {"game": GAME, "mission": "M0", "quick": True}
    assert httpx.post(address + "/api/tables", json=body).status_code == 201
