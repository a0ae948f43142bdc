"""Killing what lies, without a roll (ZP-KNOCK-03)."""

from shamble.games.zpocalypse.attack.kills import kill
from shamble.games.zpocalypse.attack.reach import figure_of
from shamble.games.zpocalypse.dead.figures import KIND_MASK, LYING, SQUARE_SHIFT
from shamble.games.zpocalypse.map.steps import adjacent
from shamble.games.zpocalypse.table import BUNKER, Table
from shamble.games.zpocalypse.vocabulary import STOMP
from shamble.kernel.action import actor_of, pack, x_of
from shamble.kernel.event import Reason
from shamble.kernel.run import Run


def lying(state: Table, squad: int) -> list[int]:
    """Those that lie within reach of a squad's boots, as targets."""
    at = state.squads[squad].at
    found: list[int] = []
    for figure in state.dead:
        square = figure >> SQUARE_SHIFT
        if figure & LYING and (square == at if at == BUNKER else square and adjacent(state, at, square)):
            target = square * 4 + (figure & KIND_MASK if square == BUNKER else 0)
            if target not in found:
                found.append(target)
    return found


def lying_at(state: Table, target: int) -> int:
    """The figure on its side that a target means; 0 if none lies there."""
    for figure in state.dead:
        if figure >> SQUARE_SHIFT == target >> 2 and figure & LYING:
            return figure
    return 0


def offer_stomp(state: Table, squad: int, out: list[int]) -> None:
    out.extend([pack(STOMP, squad, target) for target in lying(state, squad)])


def refuse_stomp(state: Table, action: int) -> list[Reason]:
    target = x_of(action)
    figure = figure_of(state, target)
    key = "refused-too-far-to-stomp" if figure and figure & LYING else "refused-nobody-lies"
    return [Reason(key, "ZP-KNOCK-03", {"figure": target})]


def stomp(run: Run, state: Table, action: int) -> None:
    kill(run, state, actor_of(action), lying_at(state, x_of(action)), "stomp", "ZP-KNOCK-03")
