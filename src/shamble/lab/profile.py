"""Where the time of a game's first load goes, told by the parts of the engine; the same in both builds.

The tables of a rule set are put behind a clock: the answers that are legal, the carrying out of answers,
the steps of procedures. What is left is the run loop and the policy.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from time import perf_counter
from typing import Any, Final

from shamble.lab.loads import Measured, measured_games

SMALLEST: Final = 0.005
"""Parts below this share of the whole are left out."""


class Clock:
    """How often and how long each part ran."""

    def __init__(self) -> None:
        self.seconds: defaultdict[str, float] = defaultdict(float)
        self.calls: defaultdict[str, int] = defaultdict(int)

    def watch(self, part: str, work: Callable[..., Any]) -> Callable[..., Any]:
        """The same work, with its time noted."""
        seconds, calls = self.seconds, self.calls

        def timed(*args: Any) -> Any:
            began = perf_counter()
            result = work(*args)
            seconds[part] += perf_counter() - began
            calls[part] += 1
            return result

        return timed

    def watch_rules(self, load: Measured) -> None:
        """Put every table that the run loop uses behind the clock."""
        rules = load.starts[0].ruleset
        for number, question in enumerate(rules.questions):
            if question is not None:
                rules.questions[number] = question.asked_with(
                    self.watch(f"options {question.name}", question.options),
                    self.watch(f"answer {question.name}", question.answer),
                )
        for number, steps in enumerate(rules.brisk_steps):
            name = rules.procedure_name(number)
            rules.brisk_steps[number] = tuple(step and self.watch(f"step {name}", step) for step in steps)


def profile() -> list[tuple[str, int, float]]:
    """The parts by their share: name, calls, share of the whole."""
    port = measured_games()[0]
    load = Measured(port, port.watch.loads()[0])
    clock = Clock()
    clock.watch_rules(load)
    began = perf_counter()
    load.play_all()
    whole = perf_counter() - began
    clock.seconds["loop and policy"] = whole - sum(clock.seconds.values())
    rows = [(part, clock.calls[part], seconds / whole) for part, seconds in clock.seconds.items()]
    kinds: defaultdict[str, float] = defaultdict(float)
    for part, _, share in rows:
        kinds[part.split()[0]] += share
    sums = [(f"all {kind}", 0, share) for kind, share in kinds.items() if kind != "loop"]
    return sorted((row for row in rows + sums if row[2] >= SMALLEST), key=lambda row: -row[2])
