"""Taking up cards for an action (ZP-DROP-03, ZP-ACTION-05)."""

from shamble.games.zpocalypse.squad.dropping import loot_reasons, sources
from shamble.games.zpocalypse.table import Table
from shamble.games.zpocalypse.vocabulary import ASK_PILE, LOOT
from shamble.kernel.action import actor_of, pack, x_of
from shamble.kernel.event import Reason
from shamble.kernel.run import Run


def offer_loot(state: Table, squad: int, out: list[int]) -> None:
    for source in sources(state, squad):
        if not loot_reasons(state, squad, source):
            out.append(pack(LOOT, squad, source))


def loot(run: Run, state: Table, action: int) -> None:
    run.push(ASK_PILE, actor_of(action), x_of(action))


def refuse_loot(state: Table, action: int) -> list[Reason]:
    return loot_reasons(state, actor_of(action), x_of(action))
