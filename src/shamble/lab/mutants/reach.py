"""Which tests reach which functions: those that a mutant is played against, the quickest first."""

from __future__ import annotations

import sys
from collections.abc import Callable
from time import process_time
from types import CodeType, FrameType
from typing import Any, NamedTuple

from .playing import CASES, Items, first_failure

Spot = tuple[str, str, int]
"""A function: its file, its name and its first line."""


class Reach(NamedTuple):
    """What was seen while all tests were played twice: the second time with everything in memory."""

    early: set[Spot]
    """Functions that run while modules are read and tests are collected."""
    fresh: dict[Spot, list[str]]
    warm: dict[Spot, list[str]]
    seconds: dict[str, float]
    names: list[str]
    """All tests in the order of playing."""

    def tests(self, spot: Spot) -> list[str]:
        """The tests that reach a function with everything in memory."""
        return self.warm.get(spot, [])

    def is_kept(self, spot: Spot) -> bool:
        """Whether what a function did may be kept from before: then a mutant must be there from the start."""
        return spot in self.early or len(self.fresh.get(spot, ())) > len(self.warm.get(spot, ()))


class Watch:
    """Notes which functions of the package run."""

    def __init__(self, package: str) -> None:
        self.package = package
        self.codes: set[CodeType] = set()

    def __enter__(self) -> set[CodeType]:
        self.codes = set()
        note = self.codes.add

        def called(frame: FrameType, event: str, _: Any) -> None:
            if event == "call":
                note(frame.f_code)

        sys.setprofile(called)
        return self.codes

    def __exit__(self, *_: object) -> None:
        sys.setprofile(None)

    def spots(self) -> set[Spot]:
        """The functions that ran since the watch began."""
        return {
            (code.co_filename, code.co_qualname, code.co_firstlineno)
            for code in self.codes
            if code.co_filename.startswith(self.package)
        }


def reach(items: Items, package: str, early: set[Spot], slow: float, tick: Callable[[], None]) -> Reach:
    """Play all tests twice and note what they reach; what fails in health or is slow is left out."""
    passes: list[dict[Spot, list[str]]] = []
    seconds: dict[str, float] = {}
    names = sorted(items, key=lambda name: not name.startswith(CASES))
    for _ in range(2):
        seen: dict[Spot, list[str]] = {}
        healthy = []
        slow_ones: set[str] = set()
        for name in names:
            if name.partition("[")[0] in slow_ones:
                continue
            watch = Watch(package)
            start = process_time()
            with watch:
                failed = first_failure(items, [name], {name: 60.0})
            seconds[name] = process_time() - start
            if seconds[name] > slow and not name.startswith(CASES):
                slow_ones.add(name.partition("[")[0])  # the next example of the same is slow as well
                continue
            if failed:
                continue
            healthy.append(name)
            for spot in watch.spots():
                seen.setdefault(spot, []).append(name)
        passes.append(seen)
        tick()
        names = healthy
    order = {name: (not name.startswith(CASES), seconds[name], at) for at, name in enumerate(names)}
    for seen in passes:
        for spot, found in seen.items():
            seen[spot] = sorted((name for name in found if name in order), key=order.__getitem__)
    return Reach(early, passes[0], passes[1], seconds, sorted(names, key=order.__getitem__))
