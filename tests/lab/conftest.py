"""Tests of the laboratory speak English unless they say otherwise, whatever a test before them spoke."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from shamble import text


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    text.use("en")
    yield
    text.use("en")
