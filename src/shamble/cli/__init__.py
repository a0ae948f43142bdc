"""The command line: `shamble play`, `shamble test` and the rest, one module for each command."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

__all__ = ["Problem", "main"]


class Problem(Exception):
    """Something the person can put right, said with a text key; ends the program with code 2."""

    def __init__(self, key: str, code: int = 2, **args: Any) -> None:
        super().__init__(key)
        self.key = key
        self.code = code
        self.args_for_text = args


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code."""
    from shamble.cli.app import run

    return run(arguments)
