"""Plays tests in this process: collected once, played as asked for, up to the first failure."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Sequence
from pathlib import Path
from types import FrameType
from typing import Any, Final

import pytest
from _pytest.runner import runtestprotocol

CASES: Final = "tests/casebook/test_cases.py::test_case["
LEFT_OUT: Final = (
    # Snapshots notice any change, and stop noticing when they are made anew.
    "golden",
    # About the shape of the project, its words and its edges: no rule is shown there.
    *("architecture", "bots", "cli", "ground", "mutants", "properties", "server", "text", "web"),
)
"""Folders of tests that say nothing of rules by their meaning, or take long."""

OPTIONS: Final = (
    *("-q", "--no-header", "--no-summary", "--capture=no", "-p", "no:cacheprovider", "-p", "no:xdist"),
    *("-p", "no:randomly", "-p", "no:faulthandler", "-n0"),
)

ENDLESS: Final = 3.0
"""So many seconds of work, or ten times what it takes, is endless for a test."""

Items = dict[str, pytest.Item]


def test_places(root: Path) -> list[str]:
    """The folders whose tests are played."""
    folders = [path for path in sorted((root / "tests").iterdir()) if any(path.glob("test_*.py"))]
    names = [str(path) for path in folders if path.name not in (*LEFT_OUT, "casebook")]
    return [str(root / "tests" / "casebook" / "test_cases.py"), *names]


def quiet() -> None:
    """From now on nothing that tests print reaches anybody."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)


def collect(root: Path, tests: Sequence[str], then: Callable[[Items], None]) -> int:
    """Collect the tests and go on with them; the exit code of the collection."""

    class Plugin:
        def pytest_runtestloop(self, session: pytest.Session) -> bool:
            if session.testsfailed:
                raise session.Interrupted("not collected")
            then({item.nodeid: item for item in session.items})
            return True

    os.environ["CI"] = "1"  # examples that tests make up are the same every time
    options = [*OPTIONS[:-1], f"--rootdir={root}", f"--confcutdir={root}"]
    return int(pytest.main([*options, *tests], plugins=[Plugin()]))


class TooLong(BaseException):
    """A test did not come to its end."""


def first_failure(items: Items, names: Sequence[str], seconds: dict[str, float]) -> str:
    """Play these tests until one fails; its name, or nothing if all pass."""

    def stop(number: int, frame: FrameType | None) -> Any:
        raise TooLong

    signal.signal(signal.SIGPROF, stop)
    known = [name for name in names if name in items]
    for at, name in enumerate(known):
        item = items[name]
        following = items[known[at + 1]] if at + 1 < len(known) else None
        signal.setitimer(signal.ITIMER_PROF, ENDLESS + 10 * seconds.get(name, 1.0))
        try:
            reports = runtestprotocol(item, log=False, nextitem=following)
        except (TooLong, MemoryError, RecursionError):
            return f"{name} (endless)"
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)
        if any(report.failed for report in reports):
            return name
    return ""


def wind_down(session_items: Items) -> None:
    """Put away what the tests have set up."""
    for item in session_items.values():
        item.session._setupstate.teardown_exact(None)
        return
