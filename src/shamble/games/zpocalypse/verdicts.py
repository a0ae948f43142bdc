"""What follows by itself whenever something has changed: a turn, a night or the game is over."""

from typing import TYPE_CHECKING

from shamble.games.zpocalypse.day_zero import judge as judge_day_zero
from shamble.games.zpocalypse.night.combat import is_decided
from shamble.games.zpocalypse.table import AT_COMBAT, BUNKER, NOWHERE
from shamble.games.zpocalypse.vocabulary import COMBAT, SQUAD_TURN
from shamble.kernel.run import Run

if TYPE_CHECKING:
    from shamble.games.zpocalypse.table import Table


def judge(run: Run, state: "Table") -> None:
    """An effect that is under way comes to its end first."""
    if wins_first(run, state):
        return
    if state.phase != AT_COMBAT or not run.is_within((COMBAT,)) or run.must_wait():
        return
    if state.rules.scenario.day_zero:
        judge_day_zero(run, state)
        if state.result:
            return
    elif is_decided(state):
        run.leave(COMBAT)
        return
    if run.is_within((SQUAD_TURN,)):
        squad = state.under_way(SQUAD_TURN).a
        at = state.squads[squad].at
        if at == NOWHERE or (at == BUNKER and state.rules.scenario.day_zero):
            run.cite("ZP-RESTART-11" if at == NOWHERE else "ZP-DAYZERO-20")
            run.leave(SQUAD_TURN)


def wins_first(run: Run, state: "Table") -> bool:
    """An objective that names another way to win stands in the place of the most VP (ZP-DAY-12)."""
    wanted = state.rules.scenario.first_with
    if not wanted or run.must_wait():
        return False
    winners = 0
    for seat, who in enumerate(state.squads):
        if who.vp >= wanted:
            winners |= 1 << seat
    if winners:
        run.cite("ZP-DAY-12")
        run.end(winners, "ending-first")
    return winners != 0
