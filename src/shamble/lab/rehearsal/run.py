"""Many schedules, on several processes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from shamble.lab.simulate import in_processes, processes

CHUNK: Final = 20


class Stretch(NamedTuple):
    """Some schedules for one worker."""

    game: str
    seeds: tuple[int, ...]


class Failure(NamedTuple):
    """A schedule that went wrong."""

    seed: int
    what: str


class Rehearsed(NamedTuple):
    """What was seen."""

    schedules: int = 0
    crashes: int = 0
    """How often a machine stopped on the way."""
    failures: tuple[Failure, ...] = ()


def rehearse_all(stretch: Stretch) -> Rehearsed:
    """Play the schedules of a stretch."""
    from shamble.lab.rehearsal.world import rehearse

    failures: list[Failure] = []
    crashes = 0
    for seed in stretch.seeds:
        wrong, _, stopped = rehearse(seed, stretch.game)
        crashes += stopped
        if wrong:
            failures.append(Failure(seed, wrong))
    return Rehearsed(len(stretch.seeds), crashes, tuple(failures))


def rehearse_many(
    game: str, seed: int, schedules: int, jobs: int = 0, tick: Callable[[int], None] | None = None
) -> Rehearsed:
    """Play so many schedules from a seed on."""
    last = seed + schedules
    stretches = [Stretch(game, tuple(range(at, min(at + CHUNK, last)))) for at in range(seed, last, CHUNK)]
    total = Rehearsed()
    for done in in_processes(rehearse_all, stretches, processes(jobs)):
        total = Rehearsed(
            total.schedules + done.schedules,
            total.crashes + done.crashes,
            (*total.failures, *done.failures),
        )
        if tick is not None:
            tick(done.schedules)
    return total
