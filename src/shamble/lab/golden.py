"""Golden records: won and lost games of every mission, replayed by the tests with all their hashes.

They change only when the rules do, and only by `shamble soak --regenerate-golden`, which says what changed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

from shamble.bots import make_bot
from shamble.content.games import make_rules
from shamble.content.missions import mission_files
from shamble.content.records import read_record, record_text, write_record
from shamble.family.options import Options
from shamble.family.setup import new_state
from shamble.kernel.codec import state_hash
from shamble.kernel.errors import ShambleError
from shamble.kernel.game import seats_for
from shamble.kernel.record import Record, replay
from shamble.kernel.state import LOST, RUNNING, WON
from shamble.kernel.table import Table
from shamble.lab.simulate import in_processes, processes, simulate

GAME: Final = "zombicide-2e"
WINS: Final = 4
LOSSES: Final = 4
LONGEST_SEARCH: Final = 1_200
SEARCH_STEP: Final = 100
FIRST_SEED: Final = 1


class Change(NamedTuple):
    """What the command did with one record: written, changed, kept, removed."""

    what: str
    name: str
    detail: str


def play_record(game: str, mission: str, bot: str, seed: int, seats: int = 1) -> Record:
    """Let a bot play a game at a table, and keep its record."""
    options = Options(seats=seats)
    rules = make_rules(game, mission, options)
    table = Table(new_state(rules, seed), Record(game, rules.mission.id, options.encode(), seed))
    policy = make_bot(bot, seed)
    while table.state.result == RUNNING:
        action = policy(table.state)
        mask = seats_for(table.state, action)
        table.submit_action((mask & -mask).bit_length() - 1, action)
    return table.save()


def worth_keeping(game: str, mission: str, jobs: int) -> list[tuple[str, int, str]]:
    """Games to keep: the first wins and losses of the greedy bot, and a loss of the random one."""
    found: list[tuple[str, int, str]] = []
    counts = {WON: 0, LOST: 0}
    wanted = {WON: WINS, LOST: LOSSES}
    for start in range(FIRST_SEED, FIRST_SEED + LONGEST_SEARCH, SEARCH_STEP):
        _, played = simulate(game, mission, "greedy", start, SEARCH_STEP, jobs)
        for one in played:
            if counts.get(one.result, 99) < wanted.get(one.result, 0):
                counts[one.result] += 1
                found.append(("won" if one.result == WON else "lost", one.seed, "greedy"))
        if counts[WON] >= WINS:
            break
    found.append(("lost", FIRST_SEED, "random"))
    return found


def regenerate(folder: Path, jobs: int = 0, tick: Callable[[int], None] | None = None) -> list[Change]:
    """Write all golden records anew and say what changed."""
    folder.mkdir(parents=True, exist_ok=True)
    changes: list[Change] = []
    kept: set[str] = set()
    for mission in mission_files(GAME):
        games = worth_keeping(GAME, mission, processes(jobs))
        records = in_processes(_play, [(mission, bot, seed) for _, seed, bot in games], 1)
        for (result, seed, bot), record in zip(games, records, strict=True):
            name = f"{mission.lower()}-{result}-{bot}-{seed}.json"
            kept.add(name)
            changes.append(_write(folder / name, record))
        if tick is not None:
            tick(1)
    for path in sorted(folder.glob("*.json")):
        if path.name not in kept:
            path.unlink()
            changes.append(Change("removed", path.name, ""))
    return changes


def _play(job: tuple[str, str, int]) -> Record:
    mission, bot, seed = job
    return play_record(GAME, mission, bot, seed)


def _write(path: Path, record: Record) -> Change:
    if not path.is_file():
        write_record(path, record)
        return Change("written", path.name, "")
    old = path.read_text(encoding="utf-8")
    new = record_text(record)
    if old == new:
        return Change("kept", path.name, "")
    try:
        before = read_record(path)
        detail = first_difference(before, record)
    except ShambleError as error:
        detail = str(error)
    write_record(path, record)
    return Change("changed", path.name, detail)


def first_difference(old: Record, new: Record) -> str:
    """Where two records part."""
    for number, (one, other) in enumerate(zip(old.entries, new.entries, strict=False), 1):
        if one.text != other.text:
            return f"{number}: {one.text} / {other.text}"
        if one.outcomes != other.outcomes:
            return f"{number}: {one.text}: {one.outcomes} / {other.outcomes}"
        if old.hashes.get(number) != new.hashes.get(number):
            return f"{number}: {one.text}: #"
    if len(old.entries) != len(new.entries):
        return f"{len(old.entries)} / {len(new.entries)}"
    return "#"


def golden_files(folder: Path) -> Iterator[Path]:
    """Every golden record."""
    yield from sorted(folder.glob("*.json"))


def check_record(path: Path) -> tuple[int, str]:
    """Replay a golden record with all its hashes; the result and the final fingerprint."""
    from shamble.content.records import fresh_state

    record = read_record(path)
    state = replay(record, fresh_state(record))
    return state.result, state_hash(state)
