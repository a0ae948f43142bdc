"""What the laboratory plays: missions, teams, bots, options and seeds, read from a file that people write."""

from __future__ import annotations

import difflib
import hashlib
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from msgspec import field

from shamble.bots import WITHIN, bots_of, maker_of
from shamble.bots.outside import is_outside
from shamble.content.problems import Problem, refuse
from shamble.content.reading import Document, read_file
from shamble.content.schema import Row, read_rows
from shamble.kernel.errors import ShambleError
from shamble.port.missions import mission_of
from shamble.port.port import Port
from shamble.port.shelf import need

ALL: Final = "all"
USUAL: Final = "usual"
"""The team and the options of those who choose nothing."""

EACH: Final = "+"
"""Stands between the bots of several seats: `planner+greedy`; they are gone round as often as needed."""

NOTHING_CLOSE: Final = "none"
ROUNDS: Final = 100
DECISIONS: Final = 20_000


class Bounds(Row, frozen=True):
    """A game that goes on longer is given up."""

    rounds: int = ROUNDS
    decisions: int = DECISIONS


class Seeds(Row, frozen=True):
    """Consecutive seeds from the first one on."""

    count: int
    first: int = 1


class Spec(Row, frozen=True):
    """The file as it is written."""

    game: str
    missions: str | list[str] = ALL
    bots: list[str] = field(default_factory=list)
    teams: dict[str, dict[str, Any]] = field(default_factory=dict)
    options: dict[str, dict[str, Any]] = field(default_factory=dict)
    without: dict[str, list[str]] = field(default_factory=dict)
    seeds: int | Seeds = 100
    bounds: Bounds = Bounds()
    content: str | list[str] = field(default_factory=list)


class Cell(NamedTuple):
    """One combination, played with every seed."""

    number: int
    mission: str
    team: str
    bot: str
    option: str
    chosen: dict[str, Any]
    without: tuple[str, str] = ("", "")
    """The sort and the name of what is blank in these games, if anything is."""


class Plan(NamedTuple):
    """Everything that is to be played."""

    name: str
    game: str
    folders: tuple[str, ...]
    cells: tuple[Cell, ...]
    seeds: tuple[int, ...]
    bounds: tuple[int, int]

    @property
    def games(self) -> int:
        """How many games that makes."""
        return len(self.cells) * len(self.seeds)

    def mark(self) -> str:
        """The same for the same games: a run is gone on with only under the plan that it began with."""
        plain = [self.game, self.folders, self.cells, self.seeds, self.bounds]
        return hashlib.blake2b(json.dumps(plain).encode(), digest_size=8).hexdigest()


def read_plan(path: Path) -> Plan:
    """The plan of a file, or a ContentError with everything that is wrong with it."""
    document = read_file(path)
    spec, problems = read_rows(document, Spec)
    if spec is None or problems:
        raise refuse(problems)
    return _Reader(document, spec, path).plan()


class _Reader:
    """Compares a file with what the game has, and notes all mistakes."""

    def __init__(self, document: Document, spec: Spec, path: Path) -> None:
        self.document = document
        self.spec = spec
        self.path = path
        self.problems: list[Problem] = []
        written = [spec.content] if isinstance(spec.content, str) else spec.content
        self.folders = tuple(path.parent / folder for folder in written)

    def wrong(self, where: str, key: str, args: dict[str, object]) -> None:
        """Note a mistake."""
        self.problems.append(self.document.problem(where, key, args))

    def plan(self) -> Plan:
        """All cells; refused if anything is wrong."""
        spec = self.spec
        try:
            port = need(spec.game)
        except ShambleError as error:
            self.wrong("game", error.key, error.details)
            raise refuse(self.problems) from None
        for at, folder in enumerate(self.folders):
            if not folder.is_dir():
                self.wrong(f"content[{at}]", "lab-no-folder", {"folder": str(folder)})
        if self.problems:
            raise refuse(self.problems)
        missions = self._missions(port)
        bots = spec.bots or [next(iter(bots_of(port)))]
        for at, bot in enumerate(spec.bots):
            self._bot(port, bot, f"bots[{at}]")
        seeds = self._seeds()
        cells = self._cells(port, missions, bots)
        if self.problems:
            raise refuse(self.problems)
        folders = tuple(str(folder) for folder in self.folders)
        bounds = (spec.bounds.rounds, spec.bounds.decisions)
        return Plan(self.path.stem, port.name, folders, tuple(cells), seeds, bounds)

    def _missions(self, port: Port) -> list[str]:
        wanted = self.spec.missions
        if wanted == ALL:
            return list(port.missions(self.folders))
        listed = [wanted] if isinstance(wanted, str) else wanted
        found: list[str] = []
        for at, name in enumerate(listed):
            where = f"missions[{at}]" if wanted is listed else "missions"
            try:
                known = mission_of(port, name, 0, self.folders)
            except ShambleError as error:
                self.wrong(where, error.key, error.details)
                continue
            if known in found:
                self.wrong(where, "lab-twice", {"name": known})
            found.append(known)
        if not listed:
            self.wrong("missions", "lab-empty", {"field": "missions"})
        return found

    def _bot(self, port: Port, named: str, where: str) -> None:
        for name in named.split(EACH):
            known = list(bots_of(port))
            plain = name.partition(WITHIN)[0]
            if plain not in known and not is_outside(name):
                args = {"bot": plain, "close": _close(plain, known), "known": ", ".join(known)}
                self.wrong(where, "lab-unknown-bot", dict(args))
                continue
            try:
                maker_of(port, name)
            except ShambleError as error:
                self.wrong(where, error.key, error.details)

    def _seeds(self) -> tuple[int, ...]:
        seeds = self.spec.seeds
        count, first = (seeds, 1) if isinstance(seeds, int) else (seeds.count, seeds.first)
        if count < 1:
            self.wrong("seeds", "lab-empty", {"field": "seeds"})
        return tuple(range(first, first + count))

    def _cells(self, port: Port, missions: Sequence[str], bots: Sequence[str]) -> list[Cell]:
        """Every combination whose options fit together; what does not is told once for each place."""
        teams = self.spec.teams or {USUAL: {}}
        options = self.spec.options or {USUAL: {}}
        blanks = [("", ""), *[(sort, name) for sort, names in self.spec.without.items() for name in names]]
        schema = port.schema(self.folders)
        cells: list[Cell] = []
        told: set[tuple[str, str]] = set()
        for mission in missions:
            for team, members in teams.items():
                for option, chosen in options.items():
                    given = {**chosen, **members}
                    try:
                        settled = schema.read(given, mission)
                    except ShambleError as error:
                        where = self._place_of(error, team, option)
                        if (where, error.key) not in told:
                            told.add((where, error.key))
                            self.wrong(where, error.key, error.details)
                        continue
                    for blank in blanks:
                        cells += [
                            Cell(0, mission, team, bot, _label(option, blank), settled, blank) for bot in bots
                        ]
        return [cell._replace(number=number) for number, cell in enumerate(cells)]

    def _place_of(self, error: ShambleError, team: str, option: str) -> str:
        """Where in the file the options stand that do not fit."""
        name = str(error.details.get("field", ""))
        if name in self.spec.teams.get(team, {}):
            return f"teams.{team}.{name}"
        if name in self.spec.options.get(option, {}):
            return f"options.{option}.{name}"
        return "missions"


def _label(option: str, blank: tuple[str, str]) -> str:
    return f"{option} -{blank[1]}" if blank[1] else option


def _close(word: str, known: Sequence[str]) -> str:
    """The name that comes nearest to a wrong one."""
    found = difflib.get_close_matches(word, known, 1)
    return found[0] if found else NOTHING_CLOSE


def plan_of(
    name: str,
    port: Port,
    missions: Sequence[str],
    bots: Sequence[str],
    seeds: Sequence[int],
    options: Mapping[str, Any] | None = None,
    folders: Sequence[Path] = (),
    bounds: tuple[int, int] = (ROUNDS, DECISIONS),
) -> Plan:
    """A plan without a file: missions by bots, with one set of options."""
    where = tuple(folders)
    schema = port.schema(where)
    cells = [
        Cell(0, mission, USUAL, bot, USUAL, schema.read(options or {}, port.mission_info(mission, where).id))
        for mission in missions
        for bot in bots
    ]
    numbered = tuple(cell._replace(number=number) for number, cell in enumerate(cells))
    return Plan(name, port.name, tuple(map(str, folders)), numbered, tuple(seeds), bounds)
