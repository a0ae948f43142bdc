"""The command line answers in the reader's language and never with a traceback."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from shamble import text
from shamble.cli import app, main
from shamble.version import VERSION

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(autouse=True)
def in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("SHAMBLE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    text.use("en")


def test_version_names_the_build(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    out = capsys.readouterr().out
    assert VERSION in out
    assert "pure" in out or "compiled" in out


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (["tset"], "“test”"),
        (["--versoin"], "“--version”"),
        (["zzz"], "--help"),
        (["--lang", "xx"], "en, pl"),
        (["--lang"], "en, pl"),
    ],
)
def test_wrong_use_is_explained(words: list[str], part: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 2
    shown = capsys.readouterr()
    assert part in shown.err
    assert shown.err.count("\n") == 1
    assert shown.out == ""


@pytest.mark.parametrize("name", list(app.available()))
def test_every_command_has_help(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([name, "--help"]) == 0
    assert f"shamble {name}" in capsys.readouterr().out


def test_help_in_polish(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    assert main([]) == 0
    assert "Użycie: shamble POLECENIE" in capsys.readouterr().out
    assert main(["--lang=en"]) == 0
    assert "Usage: shamble COMMAND" in capsys.readouterr().out


def test_every_command_has_its_line() -> None:
    for lang in text.languages():
        for name in app.COMMANDS:
            assert text.has(f"cli-command-{name}", lang)


def test_a_fault_is_reported_without_a_traceback(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(words: object) -> None:
        raise RuntimeError("the roof fell in")

    monkeypatch.delenv("SHAMBLE_DEBUG", raising=False)
    monkeypatch.setattr(app, "build_app", broken)
    assert main(["play"]) == 1
    assert "the roof fell in" in capsys.readouterr().err


def test_starting_loads_neither_server_nor_test_tools() -> None:
    code = (
        "import sys; from shamble.cli import main; main(['--help']);"
        "print(*sorted({name.split('.')[0] for name in sys.modules}), sep='\\n')"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = set(done.stdout.split())
    assert not loaded & {"litestar", "uvicorn", "websockets", "pytest", "hypothesis", "mypy"}
