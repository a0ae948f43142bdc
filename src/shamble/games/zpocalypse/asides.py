"""What a player may do apart from the pending question: offers in Feed, help in another squad's turn."""

from typing import TYPE_CHECKING

from shamble.games.zpocalypse.night.free import BY_DAY
from shamble.games.zpocalypse.night.healing import regain
from shamble.games.zpocalypse.night.trading import begin_trading, may_trade
from shamble.games.zpocalypse.printed import IN_THEIR_TURN
from shamble.games.zpocalypse.squad.abilities import ability_of, spend, users
from shamble.games.zpocalypse.vocabulary import (
    ASK_ARRANGE,
    ASK_FEED,
    ASK_HUNGRY,
    ASK_RECRUIT,
    ASK_SQUAD,
    ASK_TURN,
    FEED_TURN,
    OFFER,
    USE,
)
from shamble.kernel.action import actor_of, pack, verb_of, x_of
from shamble.kernel.run import Run

if TYPE_CHECKING:
    from shamble.games.zpocalypse.table import Table

AT_TABLE = (ASK_FEED, ASK_HUNGRY, ASK_RECRUIT, ASK_SQUAD, ASK_ARRANGE)
"""The questions of the Feed step during which its player may propose gifts and exchanges (ZP-FEED-18)."""


def asides_of(state: "Table", seat: int) -> list[int]:
    """What a seat may do now besides what is asked."""
    if state.result or not state.stack:
        return []
    asked = state.stack[-1]
    found: list[int] = []
    if asked.proc in AT_TABLE and asked.a == seat and any([frame.proc == FEED_TURN for frame in state.stack]):
        for other in range(len(state.squads)):
            if may_trade(state, seat, other, BY_DAY):
                found.append(pack(OFFER, seat, other))
    if asked.proc == ASK_TURN and asked.a != seat and state.squads[seat].people:
        for person in users(state, seat, IN_THEIR_TURN):
            ability = ability_of(state, person)
            if ability is not None and ability.amount("walk squads"):
                found.append(pack(USE, seat, person))
    return sorted(found)


def take_aside(run: Run, state: "Table", action: int) -> None:
    """An offer opens a trade; an ability helps the squad whose turn it is."""
    squad = actor_of(action)
    if verb_of(action) == OFFER:
        begin_trading(run, squad, x_of(action), BY_DAY)
        return
    active = state.stack[-1].a
    ability = ability_of(state, x_of(action))
    assert ability is not None
    spend(run, state, squad, x_of(action))
    regain(run, state, active, ability.amount("walk squads"), "ZP-SQUAD-08")
