"""First Aid (ZP-FIRSTAID)."""

from typing import Final

from shamble.games.zpocalypse.printed import FIRST_AID, ITEMS
from shamble.games.zpocalypse.squad.cards import cards_of, lose_card
from shamble.games.zpocalypse.squad.stats import max_hp
from shamble.games.zpocalypse.table import NOWHERE, Table
from shamble.games.zpocalypse.vocabulary import HEAL
from shamble.kernel.action import actor_of, pack
from shamble.kernel.decks import discard
from shamble.kernel.event import Reason
from shamble.kernel.run import Run

HEALED: Final = 6


def first_of_kind(state: Table, squad: int, kind: int) -> int:
    """A card of a kind that a squad has; NOWHERE without one."""
    for card in cards_of(state, squad):
        if state.rules.cards[card].kind == kind:
            return card
    return NOWHERE


def heal_reasons(state: Table, squad: int) -> list[Reason]:
    if first_of_kind(state, squad, FIRST_AID) == NOWHERE:
        return [Reason("refused-no-first-aid", "ZP-FIRSTAID-01")]
    if state.squads[squad].hp >= max_hp(state, squad):
        return [Reason("refused-unhurt", "ZP-FIRSTAID-02")]
    return []


def offer_heal(state: Table, squad: int, out: list[int]) -> None:
    if not heal_reasons(state, squad):
        out.append(pack(HEAL, squad))


def heal(run: Run, state: Table, action: int) -> None:
    """Up to six hit points, never above the maximum (ZP-FIRSTAID-02)."""
    squad = actor_of(action)
    card = first_of_kind(state, squad, FIRST_AID)
    lose_card(state, squad, card)
    discard(state, ITEMS, card)
    regain(run, state, squad, HEALED, "ZP-FIRSTAID-01")


def regain(run: Run, state: Table, squad: int, hp: int, rule: str) -> None:
    """A squad regains hit points up to its maximum; what it has above that stays (ZP-DOOR-06)."""
    who = state.squads[squad]
    gained = min(hp, max_hp(state, squad) - who.hp)
    if gained > 0:
        who.hp += gained
        if run.listener is not None:
            run.tell("healed", rule, {"squad": squad, "hp": gained, "left": who.hp})


def refuse_heal(state: Table, action: int) -> list[Reason]:
    return heal_reasons(state, actor_of(action))
