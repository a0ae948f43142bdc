"""The golden trace: games of each port's choice, each summed up in one hash of what could be done and what
chance had brought at many moments of it.

Whatever build plays them, plain or compiled, and however positions are written, they must come out the
same.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Final

from shamble.bots import maker_of
from shamble.kernel.action import ARG_MASK, NOBODY, actor_of, x_of, y_of
from shamble.kernel.batch import Bounds, play_on
from shamble.kernel.chance import seed_streams
from shamble.kernel.game import start
from shamble.kernel.state import RUNNING, State
from shamble.port.shelf import games, port_of
from shamble.port.watch import Traced

STRETCH: Final = 25
"""After so many decisions a moment goes into the hash."""

NO_ONE: Final = (NOBODY, ARG_MASK)
"""How an action names nobody and nothing; the trace does not care how wide actions are."""

BOUNDS: Final = Bounds(marks=40, decisions=3_000)


def traced_games() -> dict[str, list[Traced]]:
    """The games of the trace, for each game of the shelf that has any."""
    found = {game: list(port_of(game).watch.traces()) for game in games()}
    return {game: traces for game, traces in found.items() if traces}


def fresh(game: str, traced: Traced, folder: Path) -> State:
    """The position in which a game of the trace begins."""
    if not traced.case:
        port = port_of(game)
        rules = port.rules(traced.mission, port.schema().read(traced.options, traced.mission))
        return start(port.new_state(rules, traced.seed))
    from shamble.lab.casebook import build, load

    state = build(load(folder / traced.case)[0])
    state.streams = seed_streams(traced.seed, state.ruleset.streams)
    return state


def moment(state: State) -> str:
    """Where a game stands: the generators, and every answer that is possible."""
    words = [state.streams[2 * at : 2 * at + 2] for at in range(len(state.ruleset.streams))]
    answers = sorted(
        (state.ruleset.verb_name(action), *[-1 if part in NO_ONE else part for part in parts(action)])
        for action in state.options
    )
    return json.dumps([state.passed, state.ending, words, answers])


def parts(action: int) -> tuple[int, int, int]:
    """Who acts, and what the action names."""
    return actor_of(action), x_of(action), y_of(action)


def trace(game: str, traced: Traced, folder: Path) -> str:
    """Play a game; the hash of its moments."""
    state = fresh(game, traced, folder)
    policy = maker_of(port_of(game), traced.bot)(traced.seed)
    digest = hashlib.blake2b(digest_size=12)
    decisions = 0
    while state.result == RUNNING and state.passed <= BOUNDS.marks and decisions < BOUNDS.decisions:
        decisions += play_on(state, policy, Bounds(BOUNDS.marks, STRETCH))
        digest.update(moment(state).encode())
    return digest.hexdigest()


def trace_file(game: str, folder: Path) -> Path:
    """Where the hashes of a game are kept."""
    return folder / f"trace-{game}.json"


def read_trace(game: str, folder: Path) -> dict[str, str]:
    """The trace of a game as it should be."""
    found: dict[str, str] = json.loads(trace_file(game, folder).read_text(encoding="utf-8"))
    return found


def write_trace(folder: Path, tick: Callable[[int], None] | None = None, only: str = "") -> int:
    """Play all games, or those of one, and keep their hashes; how many have changed."""
    changed = 0
    for game, traces in traced_games().items():
        if only not in ("", game):
            continue
        path = trace_file(game, folder)
        before = read_trace(game, folder) if path.is_file() else {}
        found: dict[str, str] = {}
        for traced in traces:
            found[traced.name] = trace(game, traced, folder)
            if tick is not None:
                tick(1)
        path.write_text(json.dumps(found, indent=0) + "\n", encoding="utf-8")
        changed += sum(before.get(name) != value for name, value in found.items())
    return changed
