"""Play a plan into a folder; what is already there is not played again."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from shamble.lab.crew import Crew
from shamble.lab.keep import Keeper
from shamble.lab.observing import play_one
from shamble.lab.spec import Plan


class Ran(NamedTuple):
    """How far a run is: games that were there before, games that came, games of the plan."""

    before: int
    played: int
    games: int
    interrupted: bool = False


def run_plan(
    plan: Plan,
    folder: Path,
    crew: Crew,
    begun: Callable[[int], Callable[[int], None]] | None = None,
) -> Ran:
    """Play what is left of a plan. `begun` is told how many games that is and gives what ticks."""
    with Keeper(folder, plan) as keeper:
        left = keeper.left()
        before = plan.games - len(left)
        tick = begun(len(left)) if begun is not None else None
        played = 0
        finished = crew.each(play_one, left)
        try:
            for row in finished:
                keeper.keep(row)
                played += 1
                if tick is not None:
                    tick(1)
        except KeyboardInterrupt:
            return Ran(before, played, plan.games, interrupted=True)
        finally:
            close = getattr(finished, "close", None)
            if close is not None:
                close()
        keeper.close_part()
        return Ran(before, played, plan.games)
