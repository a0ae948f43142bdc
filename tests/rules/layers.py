"""Games of the family with a layer of their own, for tests of what other games will ask for."""

from __future__ import annotations

from collections.abc import Callable

from shamble.family.port.content.books import book
from shamble.family.port.content.missions import load
from shamble.family.position.options import Options
from shamble.family.position.state import Game
from shamble.family.round.setup import new_state
from shamble.family.rules import Rules
from shamble.kernel.book import Book
from shamble.kernel.chance import LIVE
from shamble.kernel.frame import Frame
from shamble.kernel.game import apply, start
from shamble.kernel.moments import facts_of
from shamble.kernel.rows import Reaction
from shamble.kernel.run import Run

GAME = "zombicide-2e"
DOUG, AMY, NED = 0, 1, 2

Told = list[tuple[str, list[int]]]


def nothing(layer: Book) -> None:
    """A layer without a change."""


def table(change: Callable[[Book], None] = nothing, mission: str = "M1", seed: int = 3) -> Game:
    """A game of Doug, Amy and Ned under a layer of changes, in the first turn of its first round."""
    layer = book(GAME).layer("tried")
    change(layer)
    rules = Rules(layer, load(GAME, mission), Options(survivors=("Doug", "Amy", "Ned"), party=3))
    state = start(new_state(rules, seed))
    while state.round == 0:
        apply(state, state.options[0])
    assert isinstance(state, Game)
    return state


def run_of(state: Game) -> Run:
    """A run that draws from the position's own generator."""
    return Run(state, LIVE, None, None)


def hears(layer: Book, moment: str, told: Told) -> None:
    """A rule of the game that writes a moment down."""

    def handler(run: Run, state: Game, frame: Frame, holder: int) -> None:
        told.append((moment, facts_of(frame)))

    layer.add("reactions", f"note-{moment}", Reaction(f"note-{moment}", moment, handler))


def finish(state: Game, run: Run | None = None) -> None:
    """Play on until the next question."""
    (run or run_of(state)).go()
