"""Long runs in search of faults: games over all missions, every one of them watched closely."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from shamble.bots import maker_of
from shamble.content.records import record_text
from shamble.kernel.outcome import EVERYBODY_WON
from shamble.kernel.state import State
from shamble.lab.properties import Effort, Findings, Header, Violation, check_game
from shamble.lab.saying import unsaid
from shamble.lab.simulate import in_processes, processes
from shamble.port.port import Port
from shamble.port.shelf import need

CHUNK: Final = 5
NOTHING_CHOSEN: Final[Mapping[str, object]] = {}
WHOLE_UNDO: Final = 10
"""One game in so many is undone to its start; the others some way."""

TOLD: Final = 20
"""One game in so many is told, in every language, to find words that are missing."""


class Watch(NamedTuple):
    """A stretch of games for one worker."""

    game: str
    mission: str
    bot: str
    options: dict[str, object]
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
    """What was seen of a mission."""

    mission: str
    games: int = 0
    wins: int = 0
    decisions: int = 0
    rounds: int = 0
    longest: int = 0
    endings: dict[str, int] = {}
    faults: tuple[Fault, ...] = ()

    def and_also(self, more: Watched) -> Watched:
        """Both together."""
        return Watched(
            self.mission,
            self.games + more.games,
            self.wins + more.wins,
            self.decisions + more.decisions,
            self.rounds + more.rounds,
            max(self.longest, more.longest),
            dict(Counter(self.endings) + Counter(more.endings)),
            self.faults + more.faults,
        )

    @property
    def win_rate(self) -> float:
        """The part of the games that were won."""
        return self.wins / self.games if self.games else 0.0

    @property
    def rounds_mean(self) -> float:
        """How long a game takes on average."""
        return self.rounds / self.games if self.games else 0.0


class Report(NamedTuple):
    """The whole run: all games together, and mission by mission."""

    total: Watched
    missions: tuple[Watched, ...]


def options_for(
    port: Port, mission: str, given: Mapping[str, object], folders: tuple[Path, ...], seed: int
) -> dict[str, object]:
    """What was chosen; where nobody chose how many seats there are, their number changes with the seed."""
    schema = port.schema(folders)
    least, most = schema.field("seats").limits(mission)
    return schema.read({"seats": least + seed % (most - least + 1), **given}, mission)


def check_seed(
    game: str,
    mission: str,
    folders: tuple[Path, ...],
    seed: int,
    effort: Effort,
    bot: str = "random",
    given: Mapping[str, object] = NOTHING_CHOSEN,
) -> Findings:
    """Watch one game; the bot chooses the team too."""
    port = need(game)
    options = options_for(port, mission, given, folders, seed)
    rules = port.rules(mission, options, folders)

    def new(game_seed: int) -> State:
        return port.new_state(rules, game_seed)

    header = Header(game, port.mission_info(mission, folders).id, options)
    policy = maker_of(port, bot)(seed)
    found = check_game(new, seed, header, port, effort, policy)
    if effort.tell and (missing := unsaid(port, mission, options, seed, folders)):
        raise Violation("words", "; ".join(missing), found.record)
    return found


def effort_for(bot: str, seed: int) -> Effort:
    """How closely to look. Only the random bot throws cards away in between: others would miss them."""
    whole = seed % WHOLE_UNDO == 0
    effort = Effort(undo_all=whole, tell=seed % TOLD == 1)
    return effort if bot == "random" else effort._replace(aside=0)


def watch(job: Watch) -> Watched:
    """Watch the games of a stretch."""
    folders = tuple(Path(folder) for folder in job.folders)
    found = Watched(job.mission)
    for seed in job.seeds:
        try:
            effort = effort_for(job.bot, seed)
            seen = check_seed(job.game, job.mission, folders, seed, effort, job.bot, job.options)
        except Violation as violation:
            text = record_text(violation.record) if violation.record is not None else ""
            fault = Fault(job.mission, seed, violation.what, violation.detail, text)
            found = found.and_also(Watched(job.mission, 1, faults=(fault,)))
            continue
        one = Watched(
            job.mission,
            1,
            int(seen.outcome.verdict == EVERYBODY_WON),
            seen.decisions,
            seen.rounds,
            seen.rounds,
            {seen.outcome.ending: 1},
        )
        found = found.and_also(one)
    return found


def soak(
    game: str,
    missions: Sequence[str],
    bot: str,
    seed: int,
    games: int,
    jobs: int = 0,
    folders: tuple[Path, ...] = (),
    tick: Callable[[int], None] | None = None,
    options: Mapping[str, object] = NOTHING_CHOSEN,
) -> Report:
    """Watch so many games by a bot, shared evenly among the missions."""
    chosen = dict(options)
    names = tuple(str(folder) for folder in folders)
    stretches: list[Watch] = []
    share, rest = divmod(games, len(missions))
    for number, mission in enumerate(missions):
        last = seed + share + (1 if number < rest else 0)
        for at in range(seed, last, CHUNK):
            stretches.append(
                Watch(game, mission, bot, chosen, names, tuple(range(at, min(at + CHUNK, last))))
            )
    total = Watched("")
    found = {mission: Watched(mission) for mission in missions}
    for seen in in_processes(watch, stretches, processes(jobs)):
        total = total.and_also(seen)
        found[seen.mission] = found[seen.mission].and_also(seen)
        if tick is not None:
            tick(seen.games)
    return Report(total, tuple(found.values()))


def save_faults(report: Report, folder: Path) -> list[Path]:
    """Write the record of each fault as a bug report."""
    written: list[Path] = []
    for fault in report.total.faults:
        path = folder / f"soak-{fault.mission.lower()}-{fault.seed}.json"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(fault.record, encoding="utf-8")
        written.append(path)
    return written
