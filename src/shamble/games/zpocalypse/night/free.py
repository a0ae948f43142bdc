"""Free actions: reload and rearrange; trading stands apart (ZP-FREE)."""

from typing import Final

from shamble.games.zpocalypse.night.healing import first_of_kind
from shamble.games.zpocalypse.printed import AMMO, ITEMS
from shamble.games.zpocalypse.squad.abilities import bonus
from shamble.games.zpocalypse.squad.cards import (
    MOST,
    cards_of,
    give,
    holder,
    lose_card,
    members,
    one_of_each,
    take_from,
)
from shamble.games.zpocalypse.table import NOWHERE, Table
from shamble.games.zpocalypse.vocabulary import AS_IT_IS, ASK_ARRANGE, HOLD, LAY_DOWN, REARRANGE, RELOAD
from shamble.kernel.action import actor_of, pack, verb_of, x_of, y_of
from shamble.kernel.counters import may_use, use
from shamble.kernel.decks import discard
from shamble.kernel.event import Reason
from shamble.kernel.frame import Frame
from shamble.kernel.rows import OWNED, Question
from shamble.kernel.run import Run

FREE_ACTION: Final = "free-action"
"""The limit: one free action a turn (ZP-FREE-01)."""


def spent_reasons(state: Table, squad: int) -> list[Reason]:
    """Whether the free action of the turn is gone."""
    return [] if may_use(state, FREE_ACTION, squad) else [Reason("refused-free-action-spent", "ZP-FREE-01")]


# --- reload


def pays_no_ammo(state: Table, squad: int) -> bool:
    """Whether an ability in force reloads without a card."""
    return bonus(state, squad, "free reload") > 0


def reload_reasons(state: Table, squad: int, card: int) -> list[Reason]:
    if not may_use(state, FREE_ACTION, squad):
        return spent_reasons(state, squad)
    if first_of_kind(state, squad, AMMO) == NOWHERE and not pays_no_ammo(state, squad):
        return [Reason("refused-no-ammo", "ZP-FREE-04")]
    if card not in state.empty or holder(state, squad, card) == NOWHERE:
        return [Reason("refused-loaded", "ZP-AMMO-06", {"card": card})]
    return []


def offer_reload(state: Table, squad: int, out: list[int]) -> None:
    empty = [card for card in cards_of(state, squad) if card in state.empty]
    for card in one_of_each(state, empty):
        if not reload_reasons(state, squad, card):
            out.append(pack(RELOAD, squad, card))


def refuse_reload(state: Table, action: int) -> list[Reason]:
    return reload_reasons(state, actor_of(action), x_of(action))


def reload(run: Run, state: Table, action: int) -> None:
    """An Ammo card is discarded and one weapon is usable again (ZP-FREE-04)."""
    squad, card = actor_of(action), x_of(action)
    use(state, FREE_ACTION, squad)
    if not pays_no_ammo(state, squad):
        ammo = first_of_kind(state, squad, AMMO)
        lose_card(state, squad, ammo)
        discard(state, ITEMS, ammo)
    state.empty = tuple([other for other in state.empty if other != card])
    if run.listener is not None:
        run.tell("reloaded", "ZP-FREE-04", {"squad": squad, "card": card})


# --- rearrange

AT_NIGHT: Final = 0
BY_DAY: Final = 1


def offer_rearrange(state: Table, squad: int, out: list[int]) -> None:
    if may_use(state, FREE_ACTION, squad) and len(members(state, squad)) > 1 and cards_of(state, squad):
        out.append(pack(REARRANGE, squad))


def refuse_rearrange(state: Table, action: int) -> list[Reason]:
    spent = spent_reasons(state, actor_of(action))
    return spent or [Reason("refused-nothing-to-arrange", "ZP-FREE-05")]


def rearrange(run: Run, state: Table, action: int) -> None:
    squad = actor_of(action)
    use(state, FREE_ACTION, squad)
    frame = run.push(ASK_ARRANGE, squad, AT_NIGHT)
    frame.items = []


def overloaded(state: Table, squad: int) -> bool:
    """Whether a survivor has more than four cards."""
    return any([len(state.carried[person]) > MOST for person in members(state, squad)])


def arrange_options(state: Table, frame: Frame) -> list[int]:
    """frame.a: whose cards; frame.b: by day surplus may be laid down; items: cards that were asked about."""
    squad = frame.a
    moved = frame.items or []
    found: list[int] = []
    everybody = members(state, squad)
    for person in everybody:
        cards = [card for card in state.carried[person] if card not in moved]
        for card in one_of_each(state, cards):
            if frame.b == BY_DAY:
                found.append(pack(LAY_DOWN, squad, card))
            for other in everybody:
                if other != person and len(state.carried[other]) < MOST:
                    found.append(pack(HOLD, squad, card, other))
    if frame.b == AT_NIGHT or not overloaded(state, squad):
        found.append(pack(AS_IT_IS, squad))
    return sorted(found)


def arrange(run: Run, state: Table, frame: Frame, action: int) -> None:
    """One card changes its holder, or lies on the faceup pile; or all stay as they are."""
    verb = verb_of(action)
    if verb == AS_IT_IS:
        return
    squad, card = frame.a, x_of(action)
    take_from(state, holder(state, squad, card), card)
    if verb == LAY_DOWN:
        state.pile = tuple(sorted((*state.pile, card)))
        if run.listener is not None:
            run.tell("laid-down", "ZP-CARRY-04", {"squad": squad, "card": card})
    else:
        give(state, y_of(action), card)
        if run.listener is not None:
            rule = "ZP-FREE-05" if frame.b == AT_NIGHT else "ZP-FEED-16"
            run.tell("held", rule, {"squad": squad, "card": card, "person": y_of(action)})
    assert frame.items is not None
    frame.items.append(card)
    state.stack.append(frame)


def refuse_arrange(state: Table, frame: Frame, action: int) -> list[Reason]:
    verb = verb_of(action)
    if verb == HOLD:
        return [Reason("refused-hands-full", "ZP-CARRY-01", {"person": y_of(action)})]
    if verb == AS_IT_IS:
        return [Reason("refused-too-many-cards", "ZP-CARRY-04")]
    return []


QUESTIONS: tuple[Question, ...] = (
    Question("ask-arrange", OWNED, arrange_options, arrange, "ZP-FREE-05", refuse=refuse_arrange),
)
