"""The golden trace: 200 games over all missions, each summed up in one hash of what could be done and what
chance had brought at many moments of it.

Whatever build plays them, plain or compiled, and however positions are written, they must come out the
same. One stretch of games stands on a board with more doors than 32 bits hold.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from shamble.bots import make_bot
from shamble.family.port.content.games import make_rules
from shamble.family.port.content.missions import mission_files
from shamble.family.position.options import Options
from shamble.family.position.state import Game
from shamble.family.round.setup import new_state
from shamble.kernel.action import ARG_MASK, NOBODY, actor_of, x_of, y_of
from shamble.kernel.batch import Bounds, play_on
from shamble.kernel.chance import seed_streams
from shamble.kernel.game import start
from shamble.kernel.state import RUNNING

GAME: Final = "zombicide-2e"
TRACE: Final = "trace.json"
DOORS: Final = "doors.yaml"
GAMES: Final = 200
ON_DOORS: Final = 18
GREEDY_EVERY: Final = 4
STRETCH: Final = 25
"""After so many decisions a moment goes into the hash."""

STREAMS: Final = ("setup", "dice", "starting", "equipment", "pimpweapons", "zombies", "abominations")
"""The generators whose words go into the hash: they move with everything that is drawn or rolled."""

NO_ONE: Final = (NOBODY, ARG_MASK)
"""How an action names nobody and nothing; the trace does not care how wide actions are."""

BOUNDS: Final = Bounds(marks=40, decisions=3_000)
MODES: Final = ((), ("ultrared",), ("abomination-fest",), ("dark-zones",))


class Traced(NamedTuple):
    """One game of the trace: a mission, or the board of many doors if it is empty."""

    mission: str
    seed: int

    @property
    def bot(self) -> str:
        """Who plays it."""
        return "random" if self.seed % GREEDY_EVERY else "greedy"

    @property
    def name(self) -> str:
        """What it is called in the file."""
        return f"{self.mission or 'doors'} {self.bot} {self.seed}"


def traced_games() -> list[Traced]:
    """The games of the trace, shared evenly among the missions."""
    missions = list(mission_files(GAME))
    games = [Traced(missions[at % len(missions)], at // len(missions)) for at in range(GAMES - ON_DOORS)]
    return games + [Traced("", seed) for seed in range(ON_DOORS)]


def fresh(game: Traced, folder: Path) -> Game:
    """The position in which a game of the trace begins."""
    if game.mission:
        options = Options(seats=1 + game.seed % 6, modes=MODES[game.seed % len(MODES)])
        return start(new_state(make_rules(GAME, game.mission, options), game.seed))
    from shamble.lab.casebook import build, load

    state = build(load(folder / DOORS)[0])
    assert isinstance(state, Game)
    state.streams = seed_streams(game.seed, state.rules.streams)
    return state


def moment(state: Game) -> str:
    """Where a game stands: the generators, and every answer that is possible."""
    words = [
        state.streams[2 * at : 2 * at + 2] for at, name in enumerate(state.rules.streams) if name in STREAMS
    ]
    answers = sorted(
        (state.rules.verb_name(action), *[-1 if part in NO_ONE else part for part in parts(action)])
        for action in state.options
    )
    return json.dumps([state.round, state.ending, words, answers])


def parts(action: int) -> tuple[int, int, int]:
    """Who acts, and what the action names."""
    return actor_of(action), x_of(action), y_of(action)


def trace(game: Traced, folder: Path) -> str:
    """Play a game; the hash of its moments."""
    state = fresh(game, folder)
    policy = make_bot(game.bot, game.seed)
    digest = hashlib.blake2b(digest_size=12)
    decisions = 0
    while state.result == RUNNING and state.round <= BOUNDS.marks and decisions < BOUNDS.decisions:
        decisions += play_on(state, policy, Bounds(BOUNDS.marks, STRETCH))
        digest.update(moment(state).encode())
    return digest.hexdigest()


def read_trace(folder: Path) -> dict[str, str]:
    """The trace as it should be."""
    found: dict[str, str] = json.loads((folder / TRACE).read_text(encoding="utf-8"))
    return found


def write_trace(folder: Path, tick: Callable[[int], None] | None = None) -> int:
    """Play all games and keep their hashes; how many have changed."""
    path = folder / TRACE
    before = read_trace(folder) if path.is_file() else {}
    found: dict[str, str] = {}
    for game in traced_games():
        found[game.name] = trace(game, folder)
        if tick is not None:
            tick(1)
    path.write_text(json.dumps(found, indent=0) + "\n", encoding="utf-8")
    return sum(before.get(name) != value for name, value in found.items())
