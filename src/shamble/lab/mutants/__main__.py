"""The bench as a program: mutants come in as lines, and what came of each goes out as a line.

It runs in a process of its own, so that nothing of the project has been read before.
"""

from __future__ import annotations

import json
import os
import sys

from .bench import Bench, Verdict
from .mutant import ROOT, Mutant


def main() -> int:
    """Play the mutants that come in: so many at a time, against these tests; without any, all fast ones."""
    out = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    mutants = [Mutant(*json.loads(line)) for line in sys.stdin]

    def say(row: Verdict) -> None:
        print(json.dumps(row), file=out, flush=True)

    def told(mutant: Mutant, verdict: Verdict) -> None:
        say({"key": mutant.key, **verdict})

    return Bench(ROOT, int(sys.argv[1]), sys.argv[2:]).play(mutants, told, lambda: say({"ready": True}))


if __name__ == "__main__":
    sys.exit(main())
