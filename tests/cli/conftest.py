"""A keyboard and a screen for tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from shamble import text
from shamble.cli import main
from shamble.cli.play import run


class Screen:
    """Plays a game with lines typed beforehand and keeps all that is shown."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.shown: list[str] = []

    def type(self, *lines: str, **options: object) -> str:
        """Type lines until they run out, which ends the input; what was shown."""
        waiting = iter(lines)
        self.shown = []

        def read(prompt: str) -> str:
            self.shown.append(prompt)
            try:
                return next(waiting)
            except StopIteration:
                raise EOFError from None

        code = run(read, self.shown.append, data=self.data, **options)  # type: ignore[arg-type]
        assert code == 0
        return "\n".join(self.shown)

    def saves(self) -> list[Path]:
        """Every saved game."""
        return sorted(self.data.glob("*.json"))


@pytest.fixture
def screen(tmp_path: Path) -> Screen:
    return Screen(tmp_path / "data")


@pytest.fixture(autouse=True)
def in_english() -> Iterator[None]:
    text.use("en")
    yield
    text.use("en")


@pytest.fixture
def shamble(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> Callable[..., tuple[int, str, str]]:
    """Run a command; its exit code, output and messages."""
    monkeypatch.setenv("SHAMBLE_LANG", "en")

    def command(*words: str) -> tuple[int, str, str]:
        code = main(list(words))
        said = capsys.readouterr()
        return code, said.out, said.err

    return command
