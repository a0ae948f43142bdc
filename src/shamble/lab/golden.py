"""Golden records: won and lost games of every mission, replayed by the tests with all their hashes.

They change only when the rules do, and only by `shamble soak --regenerate-golden`, which says what changed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from shamble.bots import make_bot
from shamble.content.records import read_record, record_text, write_record
from shamble.family.port.content.games import make_rules
from shamble.family.port.content.missions import mission_files
from shamble.family.position.options import Options
from shamble.family.round.setup import new_state
from shamble.kernel.codec import state_hash
from shamble.kernel.errors import ShambleError
from shamble.kernel.game import outcome, seats_for
from shamble.kernel.outcome import EVERYBODY_WON, NOBODY_WON
from shamble.kernel.record import Record, replay
from shamble.kernel.state import RUNNING
from shamble.kernel.table import Table
from shamble.lab.simulate import processes, simulate

GAME: Final = "zombicide-2e"
BOT: Final = "greedy"
FIRST_SEED: Final = 1
FIRST_LOOK: Final = 20
"""Games of every mission that are looked at for a win and a loss."""

FOR_A_WIN: Final = 200
"""So many games are looked at for the first win of a mission."""

WINS_EACH: Final = 2
WINS_IN_ALL: Final = 12
SEARCH_STEP: Final = 60
LONGEST_SEARCH: Final = 1_200
"""If there are too few wins, the mission that the bot wins most often is searched for more."""


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


class Choice(NamedTuple):
    """A game worth keeping."""

    mission: str
    result: str
    bot: str
    seed: int

    @property
    def file(self) -> str:
        """The name of its record."""
        return f"{self.mission.lower()}-{self.result}-{self.bot}-{self.seed}.json"


def worth_keeping(missions: Sequence[str], jobs: int, tick: Callable[[int], None] | None) -> list[Choice]:
    """For each mission wins and a loss of the greedy bot and a loss of the random one, if there are any."""
    found: list[Choice] = []
    wins: dict[str, list[int]] = {}
    for mission in missions:
        _, played = simulate(GAME, mission, BOT, FIRST_SEED, FIRST_LOOK, jobs)
        wins[mission] = [one.seed for one in played if one.outcome.verdict == EVERYBODY_WON]
        if not wins[mission]:
            _, more_games = simulate(
                GAME, mission, BOT, FIRST_SEED + FIRST_LOOK, FOR_A_WIN - FIRST_LOOK, jobs
            )
            wins[mission] = [one.seed for one in more_games if one.outcome.verdict == EVERYBODY_WON][:1]
        lost = [one.seed for one in played if one.outcome.verdict == NOBODY_WON]
        found += [Choice(mission, "won", BOT, seed) for seed in wins[mission][:WINS_EACH]]
        found += [Choice(mission, "lost", BOT, seed) for seed in lost[:1]]
        _, random_games = simulate(GAME, mission, "random", FIRST_SEED, 1, 1)
        if random_games[0].outcome.verdict == NOBODY_WON:
            found.append(Choice(mission, "lost", "random", FIRST_SEED))
        if tick is not None:
            tick(1)
    easiest = max(missions, key=lambda mission: len(wins[mission]))
    more = wins[easiest][WINS_EACH:]
    at = FIRST_SEED + FIRST_LOOK
    while _wins(found) + len(more) < WINS_IN_ALL and at < LONGEST_SEARCH:
        _, played = simulate(GAME, easiest, BOT, at, SEARCH_STEP, jobs)
        more += [one.seed for one in played if one.outcome.verdict == EVERYBODY_WON]
        at += SEARCH_STEP
    missing = max(0, WINS_IN_ALL - _wins(found))
    return found + [Choice(easiest, "won", BOT, seed) for seed in more[:missing]]


def _wins(found: list[Choice]) -> int:
    return sum(1 for choice in found if choice.result == "won")


def regenerate(folder: Path, jobs: int = 0, tick: Callable[[int], None] | None = None) -> list[Change]:
    """Write all golden records anew and say what changed."""
    folder.mkdir(parents=True, exist_ok=True)
    changes: list[Change] = []
    choices = worth_keeping(golden_missions(), processes(jobs), tick)
    for choice in choices:
        record = play_record(GAME, choice.mission, choice.bot, choice.seed)
        changes.append(_write(folder / choice.file, record))
    kept = {choice.file for choice in choices}
    for path in list(golden_files(folder)):
        if path.name not in kept:
            path.unlink()
            changes.append(Change("removed", path.name, ""))
    return changes


def golden_missions() -> list[str]:
    """The missions that golden records are kept of: all of the game's own."""
    return list(mission_files(GAME))


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


def check_record(path: Path) -> tuple[str, str]:
    """Replay a golden record with all its hashes; the verdict and the final fingerprint."""
    from shamble.port.records import fresh_state

    record = read_record(path)
    state = replay(record, fresh_state(record))
    return outcome(state).verdict, state_hash(state)
