"""The bench: every mutant is played in a fork of a process that has read and played everything before.

A function's code is exchanged in place, so that every table that holds the function holds the broken one.
"""

from __future__ import annotations

import gc
import json
import os
import resource
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from time import monotonic
from types import CodeType, FunctionType
from typing import Any, Final

from . import breaking, cold
from .mutant import Mutant, broken
from .playing import CASES, Items, collect, first_failure, quiet, test_places, wind_down
from .reach import Reach, Spot, Watch, reach

MEMORY: Final = 6 << 30
SLOW: Final = 1.0
"""Tests that take longer, watched, are no fast tests."""

QUICK: Final = 0.03
"""Of those that must be played with the whole project read anew only these are, watched."""

NOTICED, SURVIVED, STILLBORN = "noticed", "survived", "stillborn"

Verdict = dict[str, Any]


class Bench:
    """Plays mutants, several at a time, and hands on what came of each."""

    def __init__(self, root: Path, jobs: int, tests: Sequence[str] = ()) -> None:
        self.root = root
        self.jobs = jobs
        self.tests = list(tests) or test_places(root)
        self.package = str(root / "src" / "shamble")
        self.address = str(Path(tempfile.mkdtemp(prefix="shamble-mutants-")) / "cold")
        self.waiting = 0
        self.living: dict[str, list[FunctionType]] = {}

    def play(
        self, mutants: Sequence[Mutant], told: Callable[[Mutant, Verdict], None], tick: Callable[[], None]
    ) -> int:
        """Play them all; the exit code of the collection."""
        self.waiting = os.fork()
        if self.waiting == 0:
            quiet()
            cold.serve(self.address, self.root, self.tests)
        watch = Watch(self.package)

        def go_on(items: Items) -> None:
            sys.setprofile(None)
            seen = reach(items, self.package, watch.spots(), SLOW, tick)
            wind_down(items)
            gc.collect()
            self.living = living(self.package)
            gc.freeze()
            self._all(mutants, items, seen, told)

        try:
            with watch:
                return collect(self.root, self.tests, go_on)
        finally:
            os.kill(self.waiting, 9)
            os.waitpid(self.waiting, 0)

    def _all(
        self, mutants: Sequence[Mutant], items: Items, seen: Reach, told: Callable[[Mutant, Verdict], None]
    ) -> None:
        todo = list(reversed(mutants))
        running: dict[int, tuple[Mutant, int, float]] = {}
        while todo or running:
            while todo and len(running) < self.jobs:
                mutant = todo.pop()
                reading, writing = os.pipe()
                child = os.fork()
                if child == 0:
                    os.close(reading)
                    self._child(mutant, items, seen, writing)
                os.close(writing)
                running[child] = (mutant, reading, monotonic())
            child, _ = os.wait()
            if child not in running:
                continue
            mutant, reading, start = running.pop(child)
            with open(reading, encoding="utf-8") as wire:
                said = wire.read()
            verdict = json.loads(said) if said else {"verdict": NOTICED, "by": "(crashed)", "how": "warm"}
            verdict["seconds"] = round(monotonic() - start, 2)
            told(mutant, verdict)

    def _child(self, mutant: Mutant, items: Items, seen: Reach, writing: int) -> None:
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        quiet()
        try:
            verdict = self._one(mutant, items, seen)
        except BaseException as error:
            verdict = {"verdict": STILLBORN, "by": f"{type(error).__name__}: {error}", "how": "bench"}
        os.write(writing, json.dumps(verdict).encode())
        os._exit(0)

    def _one(self, mutant: Mutant, items: Items, seen: Reach) -> Verdict:
        quick = [name for name in seen.names if seen.seconds[name] < QUICK]
        if mutant.early:
            return self._cold(mutant, quick, seen)
        spots, changed = exchange(mutant, self.root, self.living)
        tests = [name for name in seen.names if any(name in seen.tests(spot) for spot in spots)]
        failed = first_failure(items, tests, seen.seconds) if changed else ""
        if failed:
            return {"verdict": NOTICED, "by": failed, "how": "warm"}
        if any(spot in seen.early for spot in spots):
            return self._cold(mutant, [name for name in quick if name.startswith(CASES)], seen)
        if not changed or any(seen.is_kept(spot) for spot in spots):
            fresh = [name for name in seen.names if any(name in seen.fresh.get(spot, ()) for spot in spots)]
            if fresh:
                return self._cold(mutant, fresh, seen)
        return {"verdict": SURVIVED, "by": f"{len(tests)} tests", "how": "warm"}

    def _cold(self, mutant: Mutant, tests: list[str], seen: Reach) -> Verdict:
        text = broken(mutant, self.root)
        seconds = {name: seen.seconds[name] for name in tests}
        job = {"file": mutant.file, "text": text, "tests": tests, "seconds": seconds}
        failed = cold.ask(self.address, job)
        if failed == cold.STILLBORN:
            return {"verdict": STILLBORN, "by": "", "how": "cold"}
        if failed:
            return {"verdict": NOTICED, "by": failed, "how": "cold"}
        return {"verdict": SURVIVED, "by": f"{len(tests)} tests", "how": "cold"}


def living(package: str) -> dict[str, list[FunctionType]]:
    """All functions of the package that there are, by their file."""
    found: dict[str, list[FunctionType]] = {}
    for thing in gc.get_objects():
        if type(thing) is FunctionType and thing.__code__.co_filename.startswith(package):
            found.setdefault(thing.__code__.co_filename, []).append(thing)
    return found


def exchange(mutant: Mutant, root: Path, functions: dict[str, list[FunctionType]]) -> tuple[list[Spot], int]:
    """Break the function in place: which functions that are, and how many living ones have the new code."""
    path = str(root / mutant.file)
    text = Path(path).read_text(encoding="utf-8")
    old = _by_place(compile(text, path, "exec", dont_inherit=True))
    new = _by_place(compile(breaking.broken_tree(text, mutant.number), path, "exec", dont_inherit=True))
    pairs = [(code, new[place]) for place, code in old.items() if place in new and code != new[place]]
    changed = 0
    for function in functions.get(path, ()):
        for one, other in pairs:
            if function.__code__ == one:
                function.__code__ = other
                changed += 1
                break
    # The innermost function is the one that was broken; those around it differ only because they hold it.
    names = [one.co_qualname for one, _ in pairs]
    inner = [
        (path, one.co_qualname, one.co_firstlineno)
        for one, _ in pairs
        if not any(name.startswith(one.co_qualname + ".<locals>") for name in names)
    ]
    return inner, changed


def _by_place(code: CodeType) -> dict[tuple[str, int, int], CodeType]:
    """The functions inside of a module: by name, line, and which of several there."""
    found: dict[tuple[str, int, int], CodeType] = {}
    waiting = [constant for constant in code.co_consts if isinstance(constant, CodeType)]
    while waiting:
        inside = waiting.pop(0)
        at = 0
        while (inside.co_qualname, inside.co_firstlineno, at) in found:
            at += 1
        found[inside.co_qualname, inside.co_firstlineno, at] = inside
        waiting += [constant for constant in inside.co_consts if isinstance(constant, CodeType)]
    return found
