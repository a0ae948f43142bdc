"""The command that runs cases."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from shamble.cli import main

CASE = """
- case: {name}
  rules: [{rule}]
  board: {{zones: {{A: street, B: street}}, links: [A-B]}}
  survivors: {{Doug: A}}
  steps:
    - do: [Doug move B]
    - expect: {{Doug: {{at: {zone}}}}}
"""
GOOD = CASE.format(name="good", rule="Z2-MOVE-05", zone="B")
BAD = CASE.format(name="bad", rule="Z2-MOVE-05", zone="A")
IDLE = CASE.format(name="idle", rule="Z2-SEARCH-01", zone="B")


def check(tmp_path: Path, text: str, *words: str) -> int:
    path = tmp_path / "cases.yaml"
    path.write_text(text, encoding="utf-8")
    return main(["--lang", "en", "check", str(path), *words])


def test_good_cases_pass(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert check(tmp_path, GOOD) == 0
    assert capsys.readouterr().out == "1 passed, 0 failed\n"


def test_a_failed_case_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert check(tmp_path, GOOD + BAD) == 1
    told = capsys.readouterr().out
    assert "FAILED" in told and "bad" in told and "Step 2 (expect)" in told
    assert "Doug: at: expected A, found B." in told
    assert "moved survivor=Doug from=A to=B" in told
    assert told.endswith("1 passed, 1 failed\n")


def test_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert check(tmp_path, GOOD + BAD, "--json") == 1
    data = json.loads(capsys.readouterr().out)
    assert (data["passed"], data["failed"]) == (1, 1)
    good, bad = data["cases"]
    assert good["passed"] and good["touched"] == ["Z2-MOVE-05"]
    assert bad["step"] == 2 and bad["wrong"][0]["key"] == "casebook-differs"


def test_rules(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert check(tmp_path, GOOD, "--rules") == 0
    assert "Z2-MOVE-05: 1 case, 1 touched it" in capsys.readouterr().out
    assert check(tmp_path, GOOD + IDLE, "--rules") == 1
    assert "Cited but not touched by their case (1):" in capsys.readouterr().out
    assert check(tmp_path, GOOD + IDLE, "--rules", "--json") == 1
    data = json.loads(capsys.readouterr().out)
    assert [row["rule"] for row in data["untouched"]] == ["Z2-SEARCH-01"]
    rows = {row["rule"]: row for row in data["rules"]}
    assert len(rows["Z2-MOVE-05"]["touched"]) == 1 and not rows["Z2-MOVE-06"]["cases"]


def test_unknown_rules_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert check(tmp_path, GOOD.replace("Z2-MOVE-05", "Z2-MOVE-99"), "--rules") == 1
    assert "Z2-MOVE-99" in capsys.readouterr().out


def test_nothing_to_check(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert check(tmp_path, "") == 2
    assert main(["--lang", "en", "check", str(tmp_path / "nowhere")]) == 2
    assert "nowhere" in capsys.readouterr().err
