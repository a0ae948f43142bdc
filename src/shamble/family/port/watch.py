"""What must hold in a Zombicide, and which of its games are kept, traced and measured.

The long load is a rule layer in which nobody dies, escapes or wins, so that the board gets crowded; the
short load is ordinary games to their end. Of the trace one stretch of games stands on a board with more
doors than 32 bits hold.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from shamble.family.board.model import TOPOLOGY_LIMIT
from shamble.family.book import endless_book
from shamble.family.position.options import Options
from shamble.family.position.state import Game
from shamble.family.round.setup import new_state
from shamble.family.rules import Rules
from shamble.kernel.book import Book
from shamble.port.watch import Kept, Load, Traced, Watch

from .content.books import book
from .content.missions import load, mission_files
from .invariants import invariants

LONG_ROUNDS: Final = 30
LONG_GAMES: Final = 24
SHORT_GAMES: Final = 100
CROWD: Final = 40

TRACES: Final = 200
ON_DOORS: Final = 18
DOORS: Final = "doors.yaml"
GREEDY_EVERY: Final = 4
MOST_SEATS: Final = 6
MODES: Final = ((), ("ultrared",), ("abomination-fest",), ("dark-zones",))


class Scene(NamedTuple):
    """What is measured of a game: one mission with one team."""

    mission: str
    survivors: tuple[str, ...]


class Traces(NamedTuple):
    """The games of a trace: how many over all missions, the modes they change between, a board of doors."""

    number: int = TRACES - ON_DOORS
    modes: tuple[tuple[str, ...], ...] = MODES
    on_doors: int = ON_DOORS


USUAL_TRACES: Final = Traces()


class FamilyWatch(Watch):
    """Every mission of the game's own is kept and traced, its scene measured."""

    def __init__(
        self, game: str, scene: Scene | None, *, is_kept: bool = True, traced: Traces = USUAL_TRACES
    ) -> None:
        self.game = game
        self.scene = scene
        self.traced = traced
        self.is_kept = is_kept
        """Whether its games are to come out the same for good; not as long as its rules are being written."""
        self._loads: Sequence[Load] | None = None

    def wrong_with(self, state: Any) -> list[str]:
        return invariants(state)

    def golden_missions(self) -> Sequence[str]:
        return list(mission_files(self.game)) if self.is_kept else ()

    def traces(self) -> Sequence[Traced]:
        if not self.is_kept:
            return ()
        missions = list(mission_files(self.game))
        found = []
        modes = self.traced.modes
        for at in range(self.traced.number):
            mission, seed = missions[at % len(missions)], at // len(missions)
            options = {"seats": 1 + seed % MOST_SEATS, "modes": list(modes[seed % len(modes)])}
            bot = _player(seed)
            found.append(Traced(f"{mission} {bot} {seed}", bot, seed, mission, options))
        return found + [
            Traced(f"doors {_player(seed)} {seed}", _player(seed), seed, case=DOORS)
            for seed in range(self.traced.on_doors)
        ]

    def loads(self) -> Sequence[Load]:
        if self._loads is None:
            self._loads = _loads_of(self.game, self.scene) if self.scene is not None else ()
        return self._loads

    def crowd(self, state: Any) -> int:
        return sum(state.crowd)

    def kept(self, state: Any) -> Mapping[str, Kept]:
        tables = [topology.tables() for topology in state.rules.board.remembered()]
        return {"topologies": Kept(tables, TOPOLOGY_LIMIT)}


def _player(seed: int) -> str:
    """Who plays a traced game."""
    return "random" if seed % GREEDY_EVERY else "greedy"


def _loads_of(game: str, scene: Scene) -> Sequence[Load]:
    own = book(game)
    long = _beginning(game, endless_book(own), scene)
    short = _beginning(game, own, scene)
    return (Load("long", long, LONG_GAMES, LONG_ROUNDS, CROWD), Load("short", short, SHORT_GAMES))


def _beginning(game: str, rows: Book, scene: Scene) -> Callable[[int], Game]:
    """New games of one team on one mission."""
    rules = Rules(rows, load(game, scene.mission), Options(survivors=scene.survivors))
    return lambda seed: new_state(rules, seed)
