"""Reorganising the own cards, and trading with somebody in the zone.

TRADING frame: a actor, b partner, c how many of the items are the actor's; items all cards asked
about, in order; grid one byte per answer so far (1: given away).
"""

from shamble.family.carrying.inventory import capacity, rearrange, spread
from shamble.family.carrying.tokens import hand_over_tokens, has_tokens_to_trade
from shamble.family.people.kit import Kit
from shamble.family.people.people import kit_of
from shamble.family.people.quantities import ACTIONS, BACKPACK
from shamble.family.position.state import PLAYED, Game, Survivor
from shamble.family.round.allowance import can_pay, no_action_left, takes_one
from shamble.family.verb_traits import NEEDS_ACTION, NEEDS_CARDS
from shamble.family.vocabulary import (
    ASK_TRADE,
    GIVE,
    KEEP,
    REORGANISE,
    TRADE,
    TRADING,
)
from shamble.kernel.action import ACTOR_SHIFT, X_SHIFT, actor_of, verb_of, x_of
from shamble.kernel.event import Reason
from shamble.kernel.frame import Frame
from shamble.kernel.moments import happen
from shamble.kernel.rows import OWNED, Question, Verb
from shamble.kernel.run import Run


def offer_reorganise(state: Game, who: int, me: Survivor, kit: Kit, out: list[int]) -> None:
    """Rearrange the own cards."""
    if (me.hand or me.pack) and kit.values[ACTIONS] > me.spent:
        out.append(REORGANISE | who << ACTOR_SHIFT)


def offer_trade(state: Game, who: int, me: Survivor, kit: Kit, out: list[int]) -> None:
    """Trade with somebody in the zone, if one of the two has anything to give."""
    if kit.values[ACTIONS] <= me.spent:
        return
    zone = me.zone
    mine = bool(me.hand or me.pack)
    for i, other in enumerate(state.survivors):
        if (
            other.zone == zone
            and other is not me
            and other.leader == PLAYED
            and (mine or other.hand or other.pack or has_tokens_to_trade(state, me, other))
        ):
            out.append(TRADE | who << ACTOR_SHIFT | i << X_SHIFT)


def reorganise(run: Run, state: Game, action: int) -> None:
    """Put the own cards into another order."""
    who = actor_of(action)
    state.survivors[who].spent += 1
    if run.listener is not None:
        run.tell("reorganises", "Z2-TRADE-01", {"survivor": who})
    rearrange(run, state, who)


def trade(run: Run, state: Game, action: int) -> None:
    """Exchange any cards with one survivor of the zone; both rearrange."""
    who, partner = actor_of(action), x_of(action)
    me, other = state.survivors[who], state.survivors[partner]
    me.spent += 1
    if run.listener is not None:
        run.tell("trades", "Z2-TRADE-01", {"survivor": who, "partner": partner})
        run.cite("Z2-TRADE-02")
        run.cite("Z2-TRADE-04")
    mine = sorted(me.hand + me.pack)
    frame = run.push(TRADING, who, partner, len(mine))
    frame.items = mine + sorted(other.hand + other.pack)
    frame.grid = bytearray()


def refuse_reorganise(state: Game, action: int) -> list[Reason]:
    """Why the cards stay where they are."""
    me = state.survivors[actor_of(action)]
    reasons: list[Reason] = []
    if not me.hand and not me.pack:
        reasons.append(Reason("refused-no-cards", "Z2-TRADE-01"))
    if not can_pay(kit_of(state, me), me, -1):
        reasons.append(no_action_left())
    return reasons


def refuse_trade(state: Game, action: int) -> list[Reason]:
    """Why a trade is not possible."""
    who, partner = actor_of(action), x_of(action)
    me = state.survivors[who]
    if partner >= len(state.survivors) or partner == who or state.survivors[partner].zone != me.zone:
        return [Reason("refused-trade-zone", "Z2-TRADE-04", also=("Z2-TRADE-01",))]
    other = state.survivors[partner]
    held = me.hand or me.pack or other.hand or other.pack or has_tokens_to_trade(state, me, other)
    if other.leader != PLAYED or not held:
        return [Reason("refused-no-cards", "Z2-TRADE-01")]
    return [] if can_pay(kit_of(state, me), me, -1) else [no_action_left()]


def ask_next_card(run: Run, state: Game, frame: Frame) -> None:
    """Ask about one card at a time: first the actor's, then the partner's."""
    if frame.items:
        run.push(ASK_TRADE, frame.a if frame.c else frame.b, frame.items[0])


def trade_options(state: Game, frame: Frame) -> list[int]:
    """Keep the card or give it away, as long as both can carry what they end up with."""
    trading = state.stack[-2]
    assert trading.items is not None and trading.grid is not None
    me, other = state.survivors[trading.a], state.survivors[trading.b]
    at = len(trading.grid)
    given = trading.grid.count(1, 0, trading.c)
    taken = trading.grid.count(1, trading.c)
    who, card = frame.a << ACTOR_SHIFT, frame.b << X_SHIFT
    if at < trading.c:
        may_keep = True
        may_give = given + 1 <= capacity(state, other)
    else:
        total = len(trading.items)
        theirs = total - trading.c
        may_keep = theirs + given - taken - (total - at - 1) <= capacity(state, other)
        may_give = trading.c - given + taken + 1 <= capacity(state, me)
    options: list[int] = []
    if may_keep:
        options.append(KEEP | who | card)
    if may_give:
        options.append(GIVE | who | card)
    return options


def answer_trade(run: Run, state: Game, frame: Frame, action: int) -> None:
    """Note the answer and ask about the next card; they change hands when all are answered."""
    trading = state.stack[-1]
    items, grid = trading.items, trading.grid
    assert items is not None and grid is not None
    grid.append(1 if verb_of(action) == GIVE else 0)
    at = len(grid)
    if at < len(items):
        frame.a = trading.a if at < trading.c else trading.b
        frame.b = items[at]
        state.stack.append(frame)


def exchange(run: Run, state: Game, frame: Frame) -> None:
    """Cards change owners, loaded or empty as they are."""
    items, grid = frame.items, frame.grid
    assert items is not None and grid is not None
    me, other = state.survivors[frame.a], state.survivors[frame.b]
    if 1 in grid:
        given = [card for card, away in zip(items[: frame.c], grid[: frame.c], strict=True) if away]
        taken = [card for card, away in zip(items[frame.c :], grid[frame.c :], strict=True) if away]
        for giver, receiver, lost, gained in (
            (frame.a, frame.b, given, taken),
            (frame.b, frame.a, taken, given),
        ):
            survivor = state.survivors[giver]
            hand = tuple([card for card in survivor.hand if card not in lost])
            pack = tuple(sorted([*[card for card in survivor.pack if card not in lost], *gained]))
            survivor.hand, survivor.pack = spread(hand, pack, kit_of(state, survivor).values[BACKPACK])
            if run.listener is not None:
                for card in lost:
                    name = state.rules.cards[card].name
                    run.tell("card-given", "Z2-TRADE-03", {"card": name, "to": receiver})
                    if state.rules.cards[card].reload:
                        run.cite("Z2-TRADE-05")
        if state.rules.hands_grant or any([state.rules.card_gives_skills[card] for card in given + taken]):
            state.rules.refit(state, me)
            state.rules.refit(state, other)
        if state.rules.hears("card-given"):
            for card in taken:
                happen(run, state, "card-given", (frame.b, card, frame.a))
            for card in given:
                happen(run, state, "card-given", (frame.a, card, frame.b))
    run.touched = True


def put_in_order(run: Run, state: Game, frame: Frame) -> None:
    """Both rearrange for free."""
    rearrange(run, state, frame.b)
    rearrange(run, state, frame.a)


PROCEDURES = {"trading": (ask_next_card, exchange, put_in_order, hand_over_tokens)}
QUESTIONS = (Question("ask-trade", OWNED, trade_options, answer_trade, "Z2-TRADE-01"),)
VERBS = (
    Verb(
        "reorganise",
        offer_reorganise,
        reorganise,
        refuse_reorganise,
        "Z2-TRADE-01",
        traits=(NEEDS_ACTION, NEEDS_CARDS),
        cost=takes_one,
    ),
    Verb(
        "trade",
        offer_trade,
        trade,
        refuse_trade,
        "Z2-TRADE-01",
        "survivor",
        traits=(NEEDS_ACTION,),
        cost=takes_one,
    ),
)
