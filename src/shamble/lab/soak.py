"""Long runs in search of faults: random games over all missions, every one of them watched closely."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from shamble.content.games import make_rules
from shamble.content.records import record_text
from shamble.family.explain import decision
from shamble.family.options import Options
from shamble.family.setup import new_state
from shamble.kernel.state import WON, State
from shamble.lab.invariants import invariants
from shamble.lab.properties import Effort, Findings, Header, Violation, check_game
from shamble.lab.simulate import in_processes, processes

CHUNK: Final = 5
MOST_SEATS: Final = 6
WHOLE_UNDO: Final = 10
"""One game in so many is undone to its start; the others some way."""


class Watch(NamedTuple):
    """A stretch of games for one worker."""

    game: str
    mission: str
    folders: tuple[str, ...]
    seeds: tuple[int, ...]


class Fault(NamedTuple):
    """A violation, with the record that shows it."""

    mission: str
    seed: int
    what: str
    detail: str
    record: str


class Watched(NamedTuple):
    """What a worker saw."""

    mission: str
    games: int
    wins: int
    decisions: int
    rounds: int
    longest: int
    endings: dict[str, int]
    faults: tuple[Fault, ...]


class Report(NamedTuple):
    """The whole run."""

    games: int
    wins: int
    decisions: int
    rounds: int
    longest: int
    endings: dict[str, int]
    faults: tuple[Fault, ...]


def check_seed(game: str, mission: str, folders: tuple[Path, ...], seed: int, effort: Effort) -> Findings:
    """Watch one game; the number of seats changes with the seed, the team is chosen at random."""
    options = Options(seats=1 + seed % MOST_SEATS)
    rules = make_rules(game, mission, options, folders)

    def new(game_seed: int) -> State:
        return new_state(rules, game_seed)

    header = Header(game, rules.mission.id, options.encode())
    return check_game(new, seed, header, invariants, decision, effort)  # type: ignore[arg-type]


def watch(job: Watch) -> Watched:
    """Watch the games of a stretch."""
    folders = tuple(Path(folder) for folder in job.folders)
    wins = decisions = rounds = longest = 0
    endings: Counter[str] = Counter()
    faults: list[Fault] = []
    for seed in job.seeds:
        try:
            seen = check_seed(job.game, job.mission, folders, seed, Effort(undo_all=seed % WHOLE_UNDO == 0))
        except Violation as violation:
            text = record_text(violation.record) if violation.record is not None else ""
            faults.append(Fault(job.mission, seed, violation.what, violation.detail, text))
            continue
        wins += seen.result == WON
        decisions += seen.decisions
        rounds += seen.rounds
        longest = max(longest, seen.rounds)
        endings[seen.ending] += 1
    return Watched(
        job.mission, len(job.seeds), wins, decisions, rounds, longest, dict(endings), tuple(faults)
    )


def soak(
    game: str,
    missions: Sequence[str],
    seed: int,
    games: int,
    jobs: int = 0,
    folders: tuple[Path, ...] = (),
    tick: Callable[[int], None] | None = None,
) -> Report:
    """Watch so many games, shared evenly among the missions."""
    names = tuple(str(folder) for folder in folders)
    stretches: list[Watch] = []
    share, rest = divmod(games, len(missions))
    for number, mission in enumerate(missions):
        last = seed + share + (1 if number < rest else 0)
        for at in range(seed, last, CHUNK):
            stretches.append(Watch(game, mission, names, tuple(range(at, min(at + CHUNK, last)))))
    total = wins = decisions = rounds = longest = 0
    endings: Counter[str] = Counter()
    faults: list[Fault] = []
    for seen in in_processes(watch, stretches, processes(jobs)):
        total += seen.games
        wins += seen.wins
        decisions += seen.decisions
        rounds += seen.rounds
        longest = max(longest, seen.longest)
        endings.update(seen.endings)
        faults += seen.faults
        if tick is not None:
            tick(seen.games)
    return Report(total, wins, decisions, rounds, longest, dict(endings), tuple(faults))


def save_faults(report: Report, folder: Path) -> list[Path]:
    """Write the record of each fault as a bug report."""
    written: list[Path] = []
    for fault in report.faults:
        path = folder / f"soak-{fault.mission.lower()}-{fault.seed}.json"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(fault.record, encoding="utf-8")
        written.append(path)
    return written
