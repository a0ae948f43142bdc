"""Carried cards: gaining, keeping, dropping, putting into hands.

GAIN frame: a survivor, b 1 if one of the new cards was kept; items the new cards still to be decided on.
"""

from shamble.family.people.people import is_in_play, kit_of
from shamble.family.people.quantities import BACKPACK
from shamble.family.position.state import PLAYED, Game, Survivor
from shamble.family.vocabulary import (
    ASK_DROP,
    ASK_HANDS,
    ASK_KEEP,
    CONCEDE,
    DISCARD,
    DROP,
    GAIN,
    HANDS,
    KEEP,
)
from shamble.kernel.action import ACTOR_SHIFT, ARG_MASK, NOBODY, X_SHIFT, actor_of, verb_of, x_of, y_of
from shamble.kernel.decks import use_up
from shamble.kernel.frame import Frame
from shamble.kernel.moments import happen
from shamble.kernel.outcome import NONE_WIN
from shamble.kernel.rows import OWNED, Question
from shamble.kernel.run import Run

HAND_SLOTS = 2
NOTHING = ARG_MASK


def capacity(state: Game, me: Survivor) -> int:
    """How many cards a survivor may carry: two in hand, the rest in the backpack."""
    kit = kit_of(state, me) if state.auras else me.kit
    return HAND_SLOTS + kit.values[BACKPACK]


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
            hand, pack = spread(me.hand, me.pack, room)
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
    kit = kit_of(state, me) if state.auras else me.kit
    room = kit.values[BACKPACK]
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
    if second == NOTHING:
        hand: tuple[int, ...] = () if first == NOTHING else (first,)
    else:
        hand = (first, second) if first < second else (second, first)
    if run.listener is not None and hand != me.hand:
        names = [state.rules.cards[card].name for card in hand]
        run.tell("rearranged", "Z2-INV-06", {"survivor": frame.a, "hands": names})
    me.pack = tuple(sorted([card for card in me.hand + me.pack if card != first and card != second]))
    if state.rules.hands_grant and state.rules.lends_otherwise(me.hand, hand):
        me.hand = hand
        state.rules.refit(state, me)
    else:
        me.hand = hand


def spread(
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
}
QUESTIONS = (
    Question("ask-keep", OWNED, keep_options, keep, "Z2-SEARCH-02"),
    Question("ask-drop", OWNED, drop_options, make_room, "Z2-INV-07"),
    Question("ask-hands", OWNED, hands_options, fill_hands, "Z2-INV-06"),
)
