"""Helpers for tests of the casebook itself."""

from __future__ import annotations

from collections.abc import Callable
from textwrap import dedent, indent

import pytest

from shamble.lab.casebook import Outcome, load_text, run_case

STREET = "board: {zones: {A: street, B: street, C: street}, links: [A-B, B-C], lines: [[A, B, C]]}"

Run = Callable[[str], Outcome]


@pytest.fixture
def run() -> Run:
    """Run one case, written without its name and rules; a small street is its board unless it brings one."""

    def play(text: str) -> Outcome:
        body = dedent(text).strip("\n")
        if "board:" not in body:
            body = f"{STREET}\n{body}"
        if "rules:" not in body:
            body = f"rules: [Z2-MOVE-05]\n{body}"
        cases = load_text(f"- case: a case\n{indent(body, '  ')}\n")
        return run_case(cases[0])

    return play
