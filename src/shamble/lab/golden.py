"""Golden records: for every mission a game of each way to end, replayed by the tests with all their hashes.

They change only when the rules do, and only by `shamble soak --regenerate-golden`, which says what changed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from shamble.bots import RANDOM, bots_of, maker_of
from shamble.content.records import read_record, write_record
from shamble.kernel.batch import Played
from shamble.kernel.codec import state_hash
from shamble.kernel.errors import ShambleError
from shamble.kernel.game import outcome, seats_for
from shamble.kernel.outcome import EVERYBODY_WON, NOBODY_WON, SOME_WON, STILL_RUNNING, Outcome
from shamble.kernel.record import Record, replay
from shamble.kernel.state import RUNNING
from shamble.kernel.table import Table
from shamble.lab.simulate import processes, simulate
from shamble.port.records import fresh_state
from shamble.port.shelf import games, need

FIRST_SEED: Final = 1
FIRST_LOOK: Final = 20
"""Games of every mission that are looked at for each way to end."""

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


def play_record(
    game: str, mission: str, bot: str, seed: int, options: Mapping[str, object] | None = None
) -> Record:
    """Let a bot play a game at a table, and keep its record."""
    port = need(game)
    chosen = port.schema().read(options or {}, mission)
    table = Table(port.new_state(port.rules(mission, chosen), seed), Record(game, mission, chosen, seed))
    policy = maker_of(port, bot)(seed)
    while table.state.result == RUNNING:
        action = policy(table.state)
        mask = seats_for(table.state, action)
        table.submit_action((mask & -mask).bit_length() - 1, action)
    return table.save()


class Choice(NamedTuple):
    """A game worth keeping."""

    game: str
    mission: str
    way: str
    bot: str
    seed: int

    @property
    def file(self) -> str:
        """The place of its record."""
        return f"{self.game}/{self.mission.lower()}-{self.way}-{self.bot}-{self.seed}.json"


def way_of(ended: Outcome) -> str:
    """The way in which a game ended: won or lost for the table, or by the seats that won."""
    if ended.verdict != SOME_WON:
        return ended.verdict
    return "-".join(
        ["seat", *[str(seat + 1) for seat in range(ended.winners.bit_length()) if ended.has_won(seat)]]
    )


class Search:
    """Looks at a bot's games for one of each way to end."""

    def __init__(self, game: str, jobs: int) -> None:
        self.game = game
        self.jobs = jobs
        self.bot = next(iter(bots_of(need(game))))
        """The best player there is."""

    def seeds(self, mission: str, first: int, number: int, bot: str) -> dict[str, list[int]]:
        """The seeds of games that ended, by the way they did."""
        _, played = simulate(self.game, mission, bot, first, number, self.jobs)
        return by_way(played)

    def mission(self, mission: str) -> dict[str, list[int]]:
        """The games of a mission; if nobody wins the first ones, more are looked at for a win."""
        found = self.seeds(mission, FIRST_SEED, FIRST_LOOK, self.bot)
        if set(found) <= {NOBODY_WON}:
            more = self.seeds(mission, FIRST_SEED + FIRST_LOOK, FOR_A_WIN - FIRST_LOOK, self.bot)
            found.update({way: seeds[:1] for way, seeds in more.items() if way != NOBODY_WON})
        return found

    def worth_keeping(self, missions: Sequence[str], tick: Callable[[int], None] | None) -> list[Choice]:
        """For each mission and way to end a game or two of the best bot, and one that the random one lost."""
        found: list[Choice] = []
        wins: dict[str, list[int]] = {}
        for mission in missions:
            ways = self.mission(mission)
            wins[mission] = ways.get(EVERYBODY_WON, [])
            for way in sorted(ways, key=lambda way: (way != EVERYBODY_WON, way)):
                kept = ways[way][: WINS_EACH if way == EVERYBODY_WON else 1]
                found += [Choice(self.game, mission, way, self.bot, seed) for seed in kept]
            if self.bot != RANDOM and NOBODY_WON in self.seeds(mission, FIRST_SEED, 1, RANDOM):
                found.append(Choice(self.game, mission, NOBODY_WON, RANDOM, FIRST_SEED))
            if tick is not None:
                tick(1)
        return found + (self.more_wins(wins, found) if any(wins.values()) else [])

    def more_wins(self, wins: Mapping[str, list[int]], found: Sequence[Choice]) -> list[Choice]:
        """If victories are rare, the mission that the bot wins most often is searched for more."""
        easiest = max(wins, key=lambda mission: len(wins[mission]))
        more = wins[easiest][WINS_EACH:]
        kept = sum(1 for choice in found if choice.way == EVERYBODY_WON)
        at = FIRST_SEED + FIRST_LOOK
        while kept + len(more) < WINS_IN_ALL and at < LONGEST_SEARCH:
            more += self.seeds(easiest, at, SEARCH_STEP, self.bot).get(EVERYBODY_WON, [])
            at += SEARCH_STEP
        missing = max(0, WINS_IN_ALL - kept)
        return [Choice(self.game, easiest, EVERYBODY_WON, self.bot, seed) for seed in more[:missing]]


def by_way(played: Sequence[Played]) -> dict[str, list[int]]:
    """The seeds of games by the way they ended; those that were given up are left out."""
    found: dict[str, list[int]] = {}
    for one in played:
        if one.outcome.verdict != STILL_RUNNING:
            found.setdefault(way_of(one.outcome), []).append(one.seed)
    return found


def regenerate(
    folder: Path, jobs: int = 0, tick: Callable[[int], None] | None = None, only: str = ""
) -> list[Change]:
    """Write all golden records anew, or only those of one game, and say what changed."""
    changes: list[Change] = []
    kept: set[Path] = set()
    for game, missions in golden_missions(only).items():
        for choice in Search(game, processes(jobs)).worth_keeping(missions, tick):
            record = play_record(choice.game, choice.mission, choice.bot, choice.seed)
            changes.append(_write(folder / choice.file, choice.file, record))
            kept.add(folder / choice.file)
    for path in list(golden_files(folder)):
        if path not in kept and only in ("", path.parent.name):
            path.unlink()
            changes.append(Change("removed", str(path.relative_to(folder)), ""))
    return changes


def golden_missions(only: str = "") -> dict[str, list[str]]:
    """The missions that golden records are kept of, by game; or those of one game."""
    found = {game: list(need(game).watch.golden_missions()) for game in games() if only in ("", game)}
    return {game: missions for game, missions in found.items() if missions}


def _write(path: Path, name: str, record: Record) -> Change:
    if not path.is_file():
        write_record(path, record)
        return Change("written", name, "")
    try:
        before = read_record(path)
        if is_same(before, record):
            return Change("kept", name, "")
        detail = first_difference(before, record)
    except ShambleError as error:
        detail = str(error)
    write_record(path, record)
    return Change("changed", name, detail)


def is_same(old: Record, new: Record) -> bool:
    """Whether two records say the same; options that one of them leaves out are as usual."""
    chosen = need(old.game).schema().read(old.options, old.mission)
    return {**old.encode(), "options": chosen} == new.encode()


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
    """Every golden record: a folder for each game."""
    yield from sorted(folder.glob("*/*.json"))


def check_record(path: Path) -> tuple[str, str]:
    """Replay a golden record with all its hashes; the way it ended and the final fingerprint."""
    record = read_record(path)
    state = replay(record, fresh_state(record))
    return way_of(outcome(state)), state_hash(state)
