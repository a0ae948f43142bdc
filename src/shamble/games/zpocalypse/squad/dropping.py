"""Dropping what is too much, and taking up what lies around (ZP-DROP, ZP-CARRY-05, ZP-ACTION-05)."""

from typing import Final

from shamble.games.zpocalypse.squad.cards import (
    capacity,
    cards_of,
    drop_there,
    heap_at,
    lose_card,
    one_of_each,
    receive,
    set_heap,
    settle_loads,
    surplus,
)
from shamble.games.zpocalypse.table import BUNKER, Table
from shamble.games.zpocalypse.vocabulary import ASK_DROP, ASK_PILE, DROP, ENOUGH, TAKE
from shamble.kernel.action import pack, verb_of, x_of
from shamble.kernel.event import Reason
from shamble.kernel.frame import Frame
from shamble.kernel.rows import OWNED, Question
from shamble.kernel.run import Run

PILE: Final = 4
"""The faceup pile beside the bunker, where a colour's Death token could be named."""


def shed(run: Run, state: Table, squad: int) -> None:
    """A squad above its limit gets rid of the surplus before anything else (ZP-CARRY-05)."""
    if state.squads[squad].people and surplus(state, squad) > 0:
        run.push(ASK_DROP, squad)
    else:
        settle_loads(state, squad)


def drop_options(state: Table, frame: Frame) -> list[int]:
    """frame.a: whose surplus it is. The owner chooses (ZP-DROP-02)."""
    if surplus(state, frame.a) <= 0:
        return []
    cards = one_of_each(state, cards_of(state, frame.a))
    return sorted([pack(DROP, frame.a, card) for card in cards])


def drop(run: Run, state: Table, frame: Frame, action: int) -> None:
    """One card falls; again while there is a surplus."""
    card = x_of(action)
    lose_card(state, frame.a, card)
    square = state.squads[frame.a].at
    drop_there(state, square, frame.a, (card,))
    if run.listener is not None:
        run.tell("dropped", "ZP-DROP-01", {"squad": frame.a, "square": square, "cards": [card]})
    shed(run, state, frame.a)


# --- taking up


def source_cards(state: Table, square: int, source: int) -> tuple[int, ...]:
    """What lies in the faceup pile, or under a colour's token on a square."""
    return state.pile if source == PILE else heap_at(state, square, source)


def sources(state: Table, squad: int) -> list[int]:
    """What a squad can take from where it stands: tokens on its square, in the bunker the faceup pile too."""
    square = state.squads[squad].at
    found = [heap[1] for heap in state.heaps if heap[0] == square]
    if square == BUNKER and state.pile:
        found.append(PILE)
    return found


def loot_reasons(state: Table, squad: int, source: int) -> list[Reason]:
    """Why a squad cannot take from there."""
    square = state.squads[squad].at
    if source == PILE:
        if square != BUNKER:
            return [Reason("refused-not-in-the-bunker", "ZP-ACTION-05")]
        if not state.pile:
            return [Reason("refused-pile-empty", "ZP-ACTION-05")]
    elif not heap_at(state, square, source):
        return [Reason("refused-no-token-here", "ZP-DROP-03")]
    if surplus(state, squad) >= 0:
        return [Reason("refused-hands-full", "ZP-DROP-06")]
    return []


def pile_options(state: Table, frame: Frame) -> list[int]:
    """frame.a: who takes; frame.b: from where. Up to the carry limit (ZP-DROP-06)."""
    cards = source_cards(state, state.squads[frame.a].at, frame.b)
    if not cards or len(cards_of(state, frame.a)) >= capacity(state, frame.a):
        return []
    found = [pack(TAKE, frame.a, card) for card in one_of_each(state, list(cards))]
    return sorted([*found, pack(ENOUGH, frame.a)])


def take_up(run: Run, state: Table, frame: Frame, action: int) -> None:
    """One card more, or enough."""
    if verb_of(action) == ENOUGH:
        return
    card = x_of(action)
    square = state.squads[frame.a].at
    if frame.b == PILE:
        state.pile = tuple([other for other in state.pile if other != card])
    else:
        rest = tuple([other for other in heap_at(state, square, frame.b) if other != card])
        set_heap(state, square, frame.b, rest)
    receive(state, frame.a, card)
    if run.listener is not None:
        rule = "ZP-ACTION-05" if frame.b == PILE else "ZP-DROP-03"
        run.tell("looted", rule, {"squad": frame.a, "card": card})
    run.push(ASK_PILE, frame.a, frame.b)


def refuse_taking(state: Table, frame: Frame, action: int) -> list[Reason]:
    """Why a card is not to be taken."""
    if verb_of(action) == TAKE:
        return [Reason("refused-not-there", "ZP-DROP-03", {"card": x_of(action)})]
    return []


QUESTIONS: tuple[Question, ...] = (
    Question("ask-drop", OWNED, drop_options, drop, "ZP-CARRY-05"),
    Question("ask-pile", OWNED, pile_options, take_up, "ZP-DROP-03", refuse=refuse_taking),
)
