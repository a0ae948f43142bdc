"""Many games by bots, on several processes, with the same results however many there are.

A worker imports the engine, the content and the bots, and nothing else.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter
from typing import Final, NamedTuple, TypeVar

from shamble.bots import maker_of
from shamble.kernel.batch import Played, play_games
from shamble.kernel.outcome import EVERYBODY_WON, NOBODY_WON, SOME_WON
from shamble.port.shelf import need

CHUNK: Final = 10

Job = TypeVar("Job")
Done = TypeVar("Done")


class Batch(NamedTuple):
    """A stretch of games for one worker: small, plain values only."""

    game: str
    mission: str
    options: dict[str, object]
    folders: tuple[str, ...]
    bot: str
    seeds: tuple[int, ...]


class Summary(NamedTuple):
    """All games together, as `sim --json` prints them."""

    game: str
    mission: str
    bot: str
    seed: int
    games: int
    wins: int
    losses: int
    unfinished: int
    rounds_mean: float
    decisions: int
    seconds: float
    decisions_per_s: int
    decided: int
    """Games in which some seats won and others did not."""
    wins_by_seat: list[int]
    score_means: list[float]


def play_batch(batch: Batch) -> list[Played]:
    """Play the games of a batch, each with a fresh bot."""
    port = need(batch.game)
    folders = tuple(Path(folder) for folder in batch.folders)
    rules = port.rules(batch.mission, batch.options, folders)
    return play_games(lambda seed: port.new_state(rules, seed), maker_of(port, batch.bot), batch.seeds)


def processes(jobs: int) -> int:
    """How many processes to use; 0 means as many as this machine has cores."""
    return jobs if jobs > 0 else max(1, len(os.sched_getaffinity(0)))


def in_processes(work: Callable[[Job], Done], jobs: Sequence[Job], count: int) -> Iterator[Done]:
    """Do every job, in order, on so many fresh processes; a single one does it here."""
    if count <= 1 or len(jobs) <= 1:
        yield from map(work, jobs)
        return
    with get_context("spawn").Pool(min(count, len(jobs))) as pool:
        yield from pool.imap(work, jobs)


def simulate(
    game: str,
    mission: str,
    bot: str,
    seed: int,
    games: int,
    jobs: int = 1,
    options: dict[str, object] | None = None,
    folders: tuple[Path, ...] = (),
    tick: Callable[[int], None] | None = None,
) -> tuple[Summary, list[Played]]:
    """Play games with the seeds from `seed` on and sum them up."""
    began = perf_counter()
    names = tuple(str(folder) for folder in folders)
    chosen = need(game).schema(folders).read(options or {}, mission)
    batches = [
        Batch(game, mission, chosen, names, bot, tuple(range(at, min(at + CHUNK, seed + games))))
        for at in range(seed, seed + games, CHUNK)
    ]
    played: list[Played] = []
    for done in in_processes(play_batch, batches, processes(jobs)):
        played.extend(done)
        if tick is not None:
            tick(len(done))
    seconds = perf_counter() - began
    decisions = sum(one.decisions for one in played)
    wins = sum(1 for one in played if one.outcome.verdict == EVERYBODY_WON)
    losses = sum(1 for one in played if one.outcome.verdict == NOBODY_WON)
    decided = sum(1 for one in played if one.outcome.verdict == SOME_WON)
    summary = Summary(
        game,
        mission,
        bot,
        seed,
        games,
        wins,
        losses,
        len(played) - wins - losses - decided,
        round(sum(one.marks for one in played) / max(1, len(played)), 3),
        decisions,
        round(seconds, 3),
        round(decisions / seconds),
        decided,
        by_seat(played),
        mean_scores(played),
    )
    return summary, played


def by_seat(played: Sequence[Played]) -> list[int]:
    """How many of the games with scores each seat won."""
    seats = max([len(one.outcome.scores) for one in played], default=0)
    over = [one for one in played if one.outcome.is_over]
    return [sum([one.outcome.has_won(seat) for one in over]) for seat in range(seats)]


def mean_scores(played: Sequence[Played]) -> list[float]:
    """What each seat scored on average."""
    rows = [one.outcome.scores for one in played]
    return [round(sum(scores) / len(rows), 3) for scores in zip(*rows, strict=True)]
