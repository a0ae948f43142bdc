"""Environments need the extra `rl`; without it nothing here is tested."""

from __future__ import annotations

import pytest

pytest.importorskip("gymnasium")
pytest.importorskip("pettingzoo")
