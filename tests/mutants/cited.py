"""Plays the cases that cite one rule, with whatever engine stands first on the path.

Run as a program: `cited.py RULE`. Exit code 0: all passed; 1: at least one failed; 3: no case cites it.
"""

import sys
from pathlib import Path

from shamble.lab.casebook import load_all, run_cases

CASES = Path(__file__).resolve().parents[2] / "cases"


def main(rule: str) -> int:
    """Play them and say which failed."""
    files = [file for file in sorted(CASES.rglob("*.yaml")) if rule in file.read_text(encoding="utf-8")]
    cases = [case for case in load_all(files, root=CASES.parent) if rule in case.rules]
    if not cases:
        return 3
    failed = [outcome for outcome in run_cases(cases) if not outcome.passed]
    for outcome in failed:
        print(outcome.case.name)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
