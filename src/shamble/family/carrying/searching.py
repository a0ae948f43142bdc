"""Searching: drawing equipment, traps that spring, what is found."""

from shamble.family.carrying.decks import EQUIPMENT, PIMPWEAPONS, next_card
from shamble.family.carrying.inventory import discard_card, gain_cards
from shamble.family.people.people import kit_of
from shamble.family.people.quantities import FREE_SEARCH, SEARCH_CARDS, SEARCHES, SEARCHES_STREETS
from shamble.family.position.state import Game
from shamble.family.round.allowance import can_pay, no_action_left, pay
from shamble.family.round.limits import SEARCHES_MADE
from shamble.family.vocabulary import ASK_DECK, DRAW_FROM, SEARCHING
from shamble.kernel.action import ACTOR_SHIFT, X_SHIFT, actor_of, x_of
from shamble.kernel.counters import use, used
from shamble.kernel.event import Reason
from shamble.kernel.frame import Frame
from shamble.kernel.moments import happen
from shamble.kernel.rows import OWNED, Question
from shamble.kernel.run import Run

IS_SEARCH = 1
WEAPONS_ONLY = 2


def search(run: Run, state: Game, action: int) -> None:
    """Draw equipment: one card, or more with a light."""
    who = actor_of(action)
    draw_from_some_deck(run, state, who, begin_search(run, state, who), IS_SEARCH)


def begin_search(run: Run, state: Game, who: int) -> int:
    """Pay for a search and tell of it; how many cards it brings."""
    me = state.survivors[who]
    kit = kit_of(state, me)
    pay(kit, me, FREE_SEARCH)
    use(state, SEARCHES_MADE, who)
    if run.listener is not None:
        run.tell("searched", "Z2-SEARCH-01", {"survivor": who, "cards": kit.values[SEARCH_CARDS]})
        run.cite("Z2-SEARCH-03")
        for quantity in (SEARCH_CARDS, SEARCHES, SEARCHES_STREETS, FREE_SEARCH):
            for rule in kit.cited.get(quantity, ()):
                run.cite(rule)
    return kit.values[SEARCH_CARDS]


def draw_from_some_deck(run: Run, state: Game, who: int, cards: int, how: int) -> None:
    """Draw cards, all of them from one deck: of several that may be searched, the one that is chosen."""
    decks = state.rules.search_decks(state, who)
    if decks:
        draw_from(run, who, cards, decks[0], how)
        if len(decks) > 1:
            run.push(ASK_DECK, who)


def draw_from(run: Run, who: int, cards: int, deck: int, how: int) -> None:
    """Draw cards from a deck, and see what they bring."""
    run.push(SEARCHING, who, cards, deck, how).items = []


def deck_options(state: Game, frame: Frame) -> list[int]:
    """The decks that may be searched."""
    base = DRAW_FROM | frame.a << ACTOR_SHIFT
    return sorted([base | deck << X_SHIFT for deck in state.rules.search_decks(state, frame.a)])


def choose_deck(run: Run, state: Game, frame: Frame, action: int) -> None:
    """All cards come from there."""
    state.under_way(SEARCHING).c = x_of(action)


def refuse_search(state: Game, action: int) -> list[Reason]:
    """Why a search is not possible."""
    me = state.survivors[actor_of(action)]
    kit = kit_of(state, me)
    reasons: list[Reason] = []
    if not state.rules.board.zones[me.zone].kind.search and not kit.values[SEARCHES_STREETS]:
        reasons.append(Reason("refused-search-street", "Z2-SEARCH-01"))
    if state.crowd[me.zone]:
        zombies = {"zombies": state.crowd[me.zone]}
        reasons.append(Reason("refused-search-zombies", "Z2-SEARCH-01", zombies, ("Z2-SEARCH-06",)))
    if used(state, SEARCHES_MADE, actor_of(action)) >= kit.values[SEARCHES]:
        reasons.append(Reason("refused-searched", "Z2-SEARCH-03"))
    if not can_pay(kit, me, FREE_SEARCH):
        reasons.append(no_action_left())
    return reasons


def draw_found(run: Run, state: Game, frame: Frame) -> None:
    """Draw the cards one by one, each with what skills do about it.

    SEARCHING frame: a survivor, b cards to draw, c deck, d bits: IS_SEARCH for a Search Action,
    WEAPONS_ONLY if it goes on until so many weapons are found; items found.
    """
    assert frame.items is not None
    if frame.b == 0:
        return
    if frame.d & WEAPONS_ONLY and not weapons_to_find(state, frame):
        frame.b = 0
        return
    frame.b -= 1
    run.again(frame)
    card = next_card(run, state, frame.c)
    if card < 0:
        frame.b = 0
        if run.listener is not None and state.rules.piles[frame.c].kind == PIMPWEAPONS:
            run.cite("Z2-OBJ-05")
        return
    frame.items.append(card)
    if run.listener is not None:
        name = state.rules.cards[card].name
        rule = "Z2-SEARCH-02" if state.rules.piles[frame.c].kind == EQUIPMENT else "Z2-OBJ-04"
        run.tell("card-drawn", rule, {"survivor": frame.a, "card": name})
    if frame.d & WEAPONS_ONLY:
        printed = state.rules.cards[card]
        if run.listener is not None and printed.alarm:
            run.cite("Z2-CAR-22")
        if not printed.alarm and not printed.is_weapon():
            frame.items.pop()
            frame.b += 1
            discard_card(state, card)
            if run.listener is not None:
                told: dict[str, object] = {"survivor": frame.a, "card": printed.name}
                run.tell("card-discarded", "Z2-CAR-20", told)
            return
    happen(run, state, "card-drawn", (frame.a, card))


def look_through(run: Run, state: Game, frame: Frame) -> None:
    """All cards are drawn now; what skills do with those that were found, card by card."""
    assert frame.items is not None
    for card in reversed(frame.items):
        happen(run, state, "card-found", (frame.a, card))


def weapons_to_find(state: Game, frame: Frame) -> bool:
    """Whether a search for weapons goes on: a trap ends it, and so does a deck without any."""
    assert frame.items is not None
    cards = state.rules.cards
    if frame.items and cards[frame.items[-1]].alarm:
        return False
    deck = frame.c
    left = state.piles[deck] + state.tops[deck] + state.discards[deck]
    return any([cards[card].is_weapon() for card in left])


def sort_found(run: Run, state: Game, frame: Frame) -> None:
    """Traps spring, each to its end before the next; the rest may be kept."""
    from shamble.family.dead.spawning import place_alarm

    assert frame.items is not None
    for place, card in enumerate(frame.items):
        alarm = state.rules.cards[card].alarm
        if alarm:
            frame.items.pop(place)
            run.again(frame)
            if run.listener is not None:
                rule = "Z2-SEARCH-05" if state.rules.piles[frame.c].kind == EQUIPMENT else "Z2-OBJ-04"
                run.tell("alarm", rule, {"survivor": frame.a, "zone": state.survivors[frame.a].zone})
                run.cite("Z2-EQUIP-15")
                run.cite("Z2-SEARCH-06")
            discard_card(state, card)
            kinds = state.rules.ruling("alarm-brings")(state, state.rules.cards[card])
            place_alarm(run, state, state.survivors[frame.a].zone, kinds)
            return
    if frame.items:
        gain_cards(run, frame.a, frame.items[:])


QUESTIONS = (Question("ask-deck", OWNED, deck_options, choose_deck, "Z2-SEARCH-01"),)
