"""Why something that a squad can often do in its turn is not possible now: the page shows it in its place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from shamble.kernel.action import pack
from shamble.kernel.decision import Refused
from shamble.kernel.game import why_not

from ..dead.figures import KIND_MASK, square_of
from ..squad.cards import cards_of
from ..vocabulary import ATTACK, HEAL, MOVE, RELOAD, SEARCH, STOMP, TRADE

EXPLAINED: Final = {
    "attack": ATTACK,
    "move": MOVE,
    "heal": HEAL,
    "search": SEARCH,
    "stomp": STOMP,
    "reload": RELOAD,
    "trade": TRADE,
}


def missing(state: Any, squad: int, offered: Sequence[str]) -> list[Refused]:
    """What a player could look for among the answers, with the first reason why it is not there."""
    found = []
    for name, verb in EXPLAINED.items():
        if name in offered:
            continue
        for what in _candidates(state, squad, name):
            reasons = why_not(state, pack(verb, squad, what))
            if reasons:
                found.append(Refused(name, reasons[:1]))
                break
    return found


def _candidates(state: Any, squad: int, name: str) -> list[int]:
    """What the verb could be meant for: any of it does for a reason."""
    if name == "stomp":
        return [square_of(figure) << 2 | figure & KIND_MASK for figure in state.dead[:1]] or [0]
    if name == "reload":
        return [*cards_of(state, squad), 0]
    if name == "trade":
        return [other for other, who in enumerate(state.squads) if other != squad and who.people]
    return [max(0, state.squads[squad].at)] if name == "move" else [0]
