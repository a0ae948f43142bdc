"""Exchanges by consent, at night and in the Feed step (ZP-FREE-02 to -08, ZP-FEED-05, -18).

Frame: a who proposes, b the partner who is spoken of, c by night or by day, d the next partner to be asked;
items in threes: partner, card, and who has it now (0 the proposer, 1 the partner).
"""

from typing import Final

from shamble.games.zpocalypse.map.sight import distance
from shamble.games.zpocalypse.map.steps import adjacent
from shamble.games.zpocalypse.night.free import AT_NIGHT, FREE_ACTION, spent_reasons
from shamble.games.zpocalypse.printed import ARMORY
from shamble.games.zpocalypse.scoring.tallies import tally
from shamble.games.zpocalypse.squad.abilities import bonus
from shamble.games.zpocalypse.squad.cards import (
    capacity,
    cards_of,
    lose_card,
    members,
    one_of_each,
    receive,
    settle_loads,
)
from shamble.games.zpocalypse.squad.dropping import shed
from shamble.games.zpocalypse.table import BUNKER, Table
from shamble.games.zpocalypse.vocabulary import (
    ADD,
    AGREE,
    ASK_AGREE,
    ASK_TRADE,
    BRING,
    PASS,
    PROPOSE,
    REFUSE,
    TRADE,
    TRADING,
    WANT,
)
from shamble.kernel.action import actor_of, pack, verb_of, x_of
from shamble.kernel.counters import may_use, use
from shamble.kernel.event import Reason
from shamble.kernel.frame import Frame
from shamble.kernel.rows import ALWAYS, OWNED, Procedure, Question, named_steps
from shamble.kernel.run import Run

PARTNER: Final = 0
CARD: Final = 1
FROM_PARTNER: Final = 2
WIDTH: Final = 3


def beside(state: Table, squad: int, other: int) -> bool:
    """Whether two squads may trade: adjacent, or both in the bunker (ZP-FREE-02, -08)."""
    at, there = state.squads[squad].at, state.squads[other].at
    if at < BUNKER or there < BUNKER:
        return False
    if (at == BUNKER) != (there == BUNKER):
        return False
    if at == BUNKER or adjacent(state, at, there):
        return True
    return distance(state.ground, at, there) <= bonus(state, squad, "trade distance")


def tradable(state: Table, squad: int, mode: int) -> list[int]:
    """The cards of a squad that may change hands: at night Food and Items only (ZP-FREE-03)."""
    found = cards_of(state, squad)
    if mode == AT_NIGHT:
        found = [card for card in found if state.rules.cards[card].deck != ARMORY]
    return one_of_each(state, found)


def may_trade(state: Table, squad: int, other: int, mode: int) -> bool:
    """Whether there is anything that two squads could exchange now."""
    if other == squad or not members(state, other):
        return False
    if mode == AT_NIGHT and not beside(state, squad, other):
        return False
    return bool(tradable(state, squad, mode) or tradable(state, other, mode))


def offer_trade(state: Table, squad: int, out: list[int]) -> None:
    if may_use(state, FREE_ACTION, squad):
        for other in range(len(state.squads)):
            if may_trade(state, squad, other, AT_NIGHT):
                out.append(pack(TRADE, squad, other))


def refuse_trade(state: Table, action: int) -> list[Reason]:
    squad, other = actor_of(action), x_of(action)
    spent = spent_reasons(state, squad)
    if spent:
        return spent
    if other < len(state.squads) and not beside(state, squad, other):
        at, there = state.squads[squad].at, state.squads[other].at
        apart = (at == BUNKER) != (there == BUNKER) or distance(state.ground, at, there) == 1
        return [Reason("refused-not-adjacent", "ZP-FREE-08" if apart else "ZP-FREE-02", {"other": other})]
    return [Reason("refused-nothing-to-trade", "ZP-FREE-03")]


def trade(run: Run, state: Table, action: int) -> None:
    """A trade uses the free action of the squad that proposes it (ZP-FREE-07)."""
    squad = actor_of(action)
    use(state, FREE_ACTION, squad)
    begin_trading(run, squad, x_of(action), AT_NIGHT)


def begin_trading(run: Run, squad: int, other: int, mode: int) -> None:
    frame = run.push(TRADING, squad, other, mode)
    frame.items = []


def named(frame: Frame) -> list[int]:
    """The cards that are named already."""
    items = frame.items or []
    return items[CARD::WIDTH]


def partners_of(frame: Frame) -> list[int]:
    """The partners that something is proposed to, in the order in which they were named."""
    found: list[int] = []
    for partner in (frame.items or [])[PARTNER::WIDTH]:
        if partner not in found:
            found.append(partner)
    return found


# --- the proposal


def speak(run: Run, state: Table, frame: Frame) -> None:
    """What is given, what is wanted, with whom besides; then it is proposed or given up."""
    run.push(ASK_TRADE, frame.a)


def trade_options(state: Table, frame: Frame) -> list[int]:
    trading = state.under_way(TRADING)
    squad, partner, mode = trading.a, trading.b, trading.c
    said = named(trading)
    found = [pack(ADD, squad, card) for card in _left(state, squad, mode, said)]
    found += [pack(WANT, squad, card) for card in _left(state, partner, mode, said)]
    for other in range(len(state.squads)):
        if other != partner and other not in partners_of(trading) and may_trade(state, squad, other, mode):
            found.append(pack(BRING, squad, other))
    if said and not overfull(state, trading):
        found.append(pack(PROPOSE, squad))
    return sorted([*found, pack(PASS, squad)])


def _left(state: Table, squad: int, mode: int, said: list[int]) -> list[int]:
    """One of each kind of card of a squad that is not named yet."""
    cards = [card for card in cards_of(state, squad) if card not in said]
    if mode == AT_NIGHT:
        cards = [card for card in cards if state.rules.cards[card].deck != ARMORY]
    return one_of_each(state, cards)


def overfull(state: Table, trading: Frame) -> bool:
    """Whether somebody would have more than the limit. Who only gives may: the surplus is what it gives."""
    items = trading.items or []
    gets = [0] * len(state.squads)
    for at in range(0, len(items), WIDTH):
        taker, giver = items[at + PARTNER], trading.a
        if items[at + FROM_PARTNER]:
            taker, giver = giver, taker
        gets[taker] += 1
        gets[giver] -= 1
    return any(
        [
            gets[squad] > 0 and len(cards_of(state, squad)) + gets[squad] > capacity(state, squad)
            for squad in range(len(state.squads))
        ]
    )


def say(run: Run, state: Table, frame: Frame, action: int) -> None:
    trading = state.under_way(TRADING)
    assert trading.items is not None
    verb = verb_of(action)
    if verb == ADD:
        trading.items.extend([trading.b, x_of(action), 0])
    elif verb == WANT:
        trading.items.extend([trading.b, x_of(action), 1])
    elif verb == BRING:
        trading.b = x_of(action)
    elif verb == PASS:
        trading.items = []
        return
    else:
        if run.listener is not None:
            for partner in partners_of(trading):
                run.tell("proposed", "ZP-FREE-02", _told(trading, partner))
        return
    run.push(ASK_TRADE, frame.a)


def _told(trading: Frame, partner: int) -> dict[str, object]:
    items = trading.items or []
    rows = range(0, len(items), WIDTH)
    mine = [row for row in rows if items[row + PARTNER] == partner]
    gives = [items[row + CARD] for row in mine if not items[row + FROM_PARTNER]]
    wants = [items[row + CARD] for row in mine if items[row + FROM_PARTNER]]
    return {"squad": trading.a, "other": partner, "gives": gives, "wants": wants}


def refuse_word(state: Table, frame: Frame, action: int) -> list[Reason]:
    trading = state.under_way(TRADING)
    verb = verb_of(action)
    if verb in (ADD, WANT) and trading.c == AT_NIGHT:
        if x_of(action) < len(state.rules.cards) and state.rules.cards[x_of(action)].deck == ARMORY:
            return [Reason("refused-no-weapons-at-night", "ZP-FREE-03", {"card": x_of(action)})]
    if verb == PROPOSE and overfull(state, trading):
        return [Reason("refused-would-not-fit", "ZP-CARRY-01" if trading.c == AT_NIGHT else "ZP-CARRY-04")]
    return []


# --- the answers


def ask_partners(run: Run, state: Table, frame: Frame) -> None:
    """Each partner by itself: who refuses stops only the own part."""
    partners = partners_of(frame)
    if frame.d < len(partners):
        run.again(frame)
        partner = partners[frame.d]
        frame.d += 1
        run.push(ASK_AGREE, partner)


def agree_options(state: Table, frame: Frame) -> list[int]:
    """frame.a: who is asked."""
    return [pack(AGREE, frame.a), pack(REFUSE, frame.a)]


def settle_part(run: Run, state: Table, frame: Frame, action: int) -> None:
    trading = state.under_way(TRADING)
    partner = frame.a
    told = _told(trading, partner)
    if verb_of(action) == REFUSE:
        if run.listener is not None:
            run.tell("trade-refused", "ZP-FREE-02", told)
        return
    if run.listener is not None:
        run.tell("traded", "ZP-FREE-02" if trading.c == AT_NIGHT else "ZP-FEED-05", told)
    items = trading.items or []
    for at in range(0, len(items), WIDTH):
        if items[at + PARTNER] == partner and not items[at + FROM_PARTNER]:
            lose_card(state, trading.a, items[at + CARD])
    for at in range(0, len(items), WIDTH):
        if items[at + PARTNER] == partner and items[at + FROM_PARTNER]:
            lose_card(state, partner, items[at + CARD])
            receive(state, trading.a, items[at + CARD])
            tally(state, partner, "gifts")
    for at in range(0, len(items), WIDTH):
        if items[at + PARTNER] == partner and not items[at + FROM_PARTNER]:
            receive(state, partner, items[at + CARD])
            tally(state, trading.a, "gifts")
    settle_loads(state, partner)
    settle_loads(state, trading.a)


def drop_surplus(run: Run, state: Table, frame: Frame) -> None:
    """If one refused, what another gave may be too much."""
    if frame.c == AT_NIGHT:
        shed(run, state, frame.a)


PROCEDURES: tuple[Procedure, ...] = (Procedure("trading", named_steps(speak, ask_partners, drop_surplus)),)
QUESTIONS: tuple[Question, ...] = (
    Question("ask-trade", OWNED, trade_options, say, "ZP-FREE-02", refuse=refuse_word),
    Question("ask-agree", OWNED, agree_options, settle_part, "ZP-FREE-02", traits=(ALWAYS,)),
)
