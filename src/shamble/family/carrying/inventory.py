"""Carried cards: gaining, keeping, dropping, putting into hands, trading.

GAIN frame: a survivor, b 1 if one of the new cards was kept; items the new cards still to be decided on.
TRADING frame: a actor, b partner, c how many of the items are the actor's; items all cards asked
about, in order; grid one byte per answer so far (1: given away).
"""

from shamble.family.carrying.tokens import hand_over_tokens, has_tokens_to_trade
from shamble.family.people.kit import Kit
from shamble.family.people.people import is_in_play, kit_of
from shamble.family.people.quantities import ACTIONS, BACKPACK
from shamble.family.position.state import PLAYED, Game, Survivor
from shamble.family.round.allowance import can_pay, no_action_left, takes_one
from shamble.family.verb_traits import NEEDS_ACTION, NEEDS_CARDS
from shamble.family.vocabulary import (
    ASK_DROP,
    ASK_HANDS,
    ASK_KEEP,
    ASK_TRADE,
    CONCEDE,
    DISCARD,
    DROP,
    GAIN,
    GIVE,
    HANDS,
    KEEP,
    REORGANISE,
    TRADE,
    TRADING,
)
from shamble.kernel.action import ACTOR_SHIFT, ARG_MASK, NOBODY, X_SHIFT, actor_of, verb_of, x_of, y_of
from shamble.kernel.decks import use_up
from shamble.kernel.event import Reason
from shamble.kernel.frame import Frame
from shamble.kernel.moments import happen
from shamble.kernel.outcome import NONE_WIN
from shamble.kernel.rows import OWNED, Question, Verb
from shamble.kernel.run import Run

HAND_SLOTS = 2
NOTHING = ARG_MASK


def capacity(state: Game, me: Survivor) -> int:
    """How many cards a survivor may carry: two in hand, the rest in the backpack."""
    return HAND_SLOTS + kit_of(state, me).values[BACKPACK]


def discard_card(state: Game, card: int) -> None:
    """A card goes where its own deck says: mostly onto that one's discards."""
    state.emptied &= ~(1 << card)
    use_up(state, state.rules.card_deck[card], card)


def held_types(state: Game, held: tuple[int, ...]) -> list[int]:
    """One card of each type (loaded and empty ones apart), in order."""
    cards = state.rules.cards
    found: list[int] = []
    seen: set[int] = set()
    for card in sorted(held):
        mark = cards[card].index * 2 + (state.emptied >> card & 1)
        if mark not in seen:
            seen.add(mark)
            found.append(card)
    return found


def carry(state: Game, me: Survivor, hand: list[int], pack: list[int]) -> None:
    """Set what a survivor carries where."""
    me.hand = tuple(sorted(hand))
    me.pack = tuple(sorted(pack))
    state.rules.refit(state, me)


def lose_card(state: Game, me: Survivor, card: int) -> None:
    """Take a card out of a survivor's inventory."""
    me.hand = tuple(c for c in me.hand if c != card)
    me.pack = tuple(c for c in me.pack if c != card)
    state.rules.refit(state, me)


# --- gaining cards


def gain_cards(run: Run, who: int, cards: list[int]) -> None:
    """Offer new cards to a survivor: keep or discard each, then rearrange for free."""
    run.push(GAIN, who).items = cards


def decide_next(run: Run, state: Game, frame: Frame) -> None:
    """Ask about the next new card; afterwards the inventory is put in order."""
    assert frame.items is not None
    if frame.items:
        run.again(frame)
        run.push(ASK_KEEP, frame.a, frame.items.pop(0))


def put_in_order(run: Run, state: Game, frame: Frame) -> None:
    """Free rearranging after the gain; whoever discarded everything has gained nothing."""
    if frame.b:
        rearrange(run, state, frame.a)


def keep_options(state: Game, frame: Frame) -> list[int]:
    """Keep the card or discard it."""
    who, card = frame.a << ACTOR_SHIFT, frame.b << X_SHIFT
    return [KEEP | who | card, DROP | who | card]


def keep(run: Run, state: Game, frame: Frame, action: int) -> None:
    """A kept card goes where there is room; if there is none, another must go."""
    who, card = actor_of(action), x_of(action)
    me = state.survivors[who]
    name = state.rules.cards[card].name
    if verb_of(action) == DROP:
        discard_card(state, card)
        if run.listener is not None:
            run.tell("card-discarded", "Z2-SEARCH-02", {"survivor": who, "card": name})
            run.cite("Z2-INV-08")
            if len(me.hand) + len(me.pack) >= capacity(state, me):
                run.cite("Z2-INV-07")
        return
    if run.listener is not None:
        run.tell("card-kept", "Z2-SEARCH-02", {"survivor": who, "card": name})
    run.touched = True
    state.stack[-1].b = 1
    happen(run, state, "card-gained", (who, card))
    if len(me.hand) + len(me.pack) >= capacity(state, me):
        if run.listener is not None:
            run.cite("Z2-INV-01")
        run.push(ASK_DROP, who, card)
    else:
        take_in(state, me, card)


def take_in(state: Game, me: Survivor, card: int) -> None:
    """Put a card into a free hand, else into the backpack."""
    if len(me.hand) < HAND_SLOTS:
        carry(state, me, [*me.hand, card], list(me.pack))
    else:
        carry(state, me, list(me.hand), [*me.pack, card])


def drop_options(state: Game, frame: Frame) -> list[int]:
    """The cards that can make room."""
    me = state.survivors[frame.a]
    base = DROP | frame.a << ACTOR_SHIFT
    return [base | card << X_SHIFT for card in held_types(state, me.hand + me.pack)]


def make_room(run: Run, state: Game, frame: Frame, action: int) -> None:
    """The dropped card is discarded, the new one takes its place."""
    run.touched = True
    me = state.survivors[frame.a]
    lose_card(state, me, x_of(action))
    discard_card(state, x_of(action))
    if run.listener is not None:
        name = state.rules.cards[x_of(action)].name
        run.tell("card-discarded", "Z2-INV-07", {"survivor": frame.a, "card": name})
        run.cite("Z2-INV-08")
    if frame.b == NOTHING:
        shed(run, state)
    else:
        take_in(state, me, frame.b)


def shed(run: Run, state: Game) -> None:
    """Who can carry less than before gives up what does not fit any more."""
    for who, me in enumerate(state.survivors):
        room = kit_of(state, me).values[BACKPACK]
        if me.zone < 0 or len(me.pack) <= room:
            continue
        if len(me.hand) + len(me.pack) > HAND_SLOTS + room:
            run.push(ASK_DROP, who, NOTHING)
        else:
            hand, pack = _spread(me.hand, me.pack, room)
            carry(state, me, list(hand), list(pack))
            rearrange(run, state, who)
        return


# --- hands


def rearrange(run: Run, state: Game, who: int) -> None:
    """Let a survivor put its cards into hands and backpack as it likes, if it carries any."""
    me = state.survivors[who]
    if me.hand or me.pack:
        run.push(ASK_HANDS, who)


def hands_options(state: Game, frame: Frame) -> list[int]:
    """Every set of up to two cards for the hands with which the rest fits the backpack."""
    me = state.survivors[frame.a]
    cards = state.rules.cards
    everything = me.hand + me.pack
    room = kit_of(state, me).values[BACKPACK]
    base = HANDS | frame.a << ACTOR_SHIFT
    number = len(everything)
    if number == 1:
        return [base | everything[0] << X_SHIFT | NOTHING, base | NOTHING << X_SHIFT | NOTHING]
    emptied = state.emptied
    marked = sorted([(cards[card].index * 2 + (emptied >> card & 1), card) for card in everything])
    options: list[int] = []
    last = -1
    for at, (mark, card) in enumerate(marked):
        if mark == last:
            continue
        last = mark
        one = base | card << X_SHIFT
        if number - 1 <= room:
            options.append(one | NOTHING)
        last_other = -1
        for other_mark, other in marked[at + 1 :]:
            if other_mark != last_other:
                options.append(one | other)
                last_other = other_mark
    if number <= room:
        options.append(base | NOTHING << X_SHIFT | NOTHING)
    options.sort()
    return options


def fill_hands(run: Run, state: Game, frame: Frame, action: int) -> None:
    """Those cards are in hand, the rest is in the backpack."""
    me = state.survivors[frame.a]
    first, second = x_of(action), y_of(action)
    hand = tuple(sorted([card for card in (first, second) if card != NOTHING]))
    if run.listener is not None and hand != me.hand:
        names = [state.rules.cards[card].name for card in hand]
        run.tell("rearranged", "Z2-INV-06", {"survivor": frame.a, "hands": names})
    me.pack = tuple(sorted([card for card in me.hand + me.pack if card != first and card != second]))
    me.hand = hand
    if state.rules.hands_grant:
        state.rules.refit(state, me)


# --- reorganise and trade


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
    if not me.hand and not me.pack:
        return [Reason("refused-no-cards", "Z2-TRADE-01")]
    return [] if can_pay(kit_of(state, me), me, -1) else [no_action_left()]


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
    total = len(trading.items)
    given = sum(trading.grid[: trading.c])
    taken = sum(trading.grid[trading.c :])
    who, card = frame.a << ACTOR_SHIFT, frame.b << X_SHIFT
    if at < trading.c:
        may_keep = True
        may_give = given + 1 <= capacity(state, other)
    else:
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
    """Cards change owners, loaded or empty as they are; then both rearrange."""
    items, grid = frame.items, frame.grid
    assert items is not None and grid is not None
    me, other = state.survivors[frame.a], state.survivors[frame.b]
    if any(grid):
        given = [card for card, away in zip(items[: frame.c], grid[: frame.c], strict=True) if away]
        taken = [card for card, away in zip(items[frame.c :], grid[frame.c :], strict=True) if away]
        for giver, receiver, lost, gained in (
            (frame.a, frame.b, given, taken),
            (frame.b, frame.a, taken, given),
        ):
            survivor = state.survivors[giver]
            hand = tuple([card for card in survivor.hand if card not in lost])
            pack = tuple(sorted([*[card for card in survivor.pack if card not in lost], *gained]))
            survivor.hand, survivor.pack = _spread(hand, pack, kit_of(state, survivor).values[BACKPACK])
            if run.listener is not None:
                for card in lost:
                    name = state.rules.cards[card].name
                    run.tell("card-given", "Z2-TRADE-03", {"card": name, "to": receiver})
                    if state.rules.cards[card].reload:
                        run.cite("Z2-TRADE-05")
        if state.rules.hands_grant or any([state.rules.card_gives_skills[card] for card in given + taken]):
            state.rules.refit(state, me)
            state.rules.refit(state, other)
        for card in taken:
            happen(run, state, "card-given", (frame.b, card, frame.a))
        for card in given:
            happen(run, state, "card-given", (frame.a, card, frame.b))
    run.touched = True
    rearrange(run, state, frame.b)
    rearrange(run, state, frame.a)


def _spread(
    hand: tuple[int, ...], pack: tuple[int, ...], room: int
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Move cards that overflow the backpack into free hands."""
    while len(pack) > room and len(hand) < HAND_SLOTS:
        hand, pack = tuple(sorted((*hand, pack[0]))), pack[1:]
    return hand, pack


# --- asides


def asides(state: Game, seat: int) -> list[int]:
    """Discarding from an own survivor's inventory between two steps, and giving up."""
    options: list[int] = []
    if state.result or not state.stack:
        return options
    if not any([frame.proc in state.rules.handling_cards for frame in state.stack]):
        for i, survivor in enumerate(state.survivors):
            if survivor.seat == seat and survivor.leader == PLAYED and is_in_play(state, survivor):
                for card in held_types(state, survivor.hand + survivor.pack):
                    options.append(DISCARD | i << ACTOR_SHIFT | card << X_SHIFT)
    options.append(CONCEDE | NOBODY << ACTOR_SHIFT)
    return sorted(options)


def take_aside(run: Run, state: Game, action: int) -> None:
    """Discard the card, or concede the game."""
    if verb_of(action) == CONCEDE:
        if run.listener is not None:
            run.tell("conceded", "Z2-WIN-03", {})
        run.end(NONE_WIN, "ending-conceded")
        return
    who, card = actor_of(action), x_of(action)
    lose_card(state, state.survivors[who], card)
    discard_card(state, card)
    run.touched = True
    if run.listener is not None:
        run.tell("card-discarded", "Z2-INV-02", {"survivor": who, "card": state.rules.cards[card].name})
        run.cite("Z2-INV-08")


HOLDING_CARDS = ("gain-cards", "searching")
"""What keeps in its items, until its last step, cards that are nobody's yet."""

HANDLING_CARDS = ("attack", "gain-cards", "ask-hands", "trading")
"""While these are under way nobody discards: they go by the cards that they began with."""

PROCEDURES = {
    "gain-cards": (decide_next, put_in_order),
    "trading": (ask_next_card, exchange, hand_over_tokens),
}
QUESTIONS = (
    Question("ask-keep", OWNED, keep_options, keep, "Z2-SEARCH-02"),
    Question("ask-drop", OWNED, drop_options, make_room, "Z2-INV-07"),
    Question("ask-hands", OWNED, hands_options, fill_hands, "Z2-INV-06"),
    Question("ask-trade", OWNED, trade_options, answer_trade, "Z2-TRADE-01"),
)
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
