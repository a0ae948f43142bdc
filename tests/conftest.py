"""What every test shares: repeatable examples, and browser tests only where there is a browser."""

from __future__ import annotations

import os
import shutil

import pytest
from hypothesis import settings

from shamble.port import shelf

settings.register_profile("default", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "default")

for game in shelf.own_games():
    shelf.port_of(game)  # from now on `text.of` finds the words of every game


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skip browser tests without Chromium, unless the run insists on them."""
    if shutil.which("chromium") or os.environ.get("SHAMBLE_NEEDS_BROWSER"):
        return
    for item in items:
        if item.get_closest_marker("browser"):
            item.add_marker(pytest.mark.skip(reason="no chromium on PATH"))
