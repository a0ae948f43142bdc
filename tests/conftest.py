"""What every test shares: repeatable examples, and browser tests only where there is a browser."""

from __future__ import annotations

import os
import shutil

import pytest
from hypothesis import settings

settings.register_profile("default", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "default")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skip browser tests without Chromium, unless the run insists on them."""
    if shutil.which("chromium") or os.environ.get("SHAMBLE_NEEDS_BROWSER"):
        return
    for item in items:
        if item.get_closest_marker("browser"):
            item.add_marker(pytest.mark.skip(reason="no chromium on PATH"))
