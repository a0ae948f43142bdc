"""Sleepers: tokens face down, each of some Shamblers that nobody has counted yet.

How many tokens a zone has is counted; what they are worth is drawn when they are turned, as nobody knows it
before. Where a value is settled already and still unknown, `settled` holds it, token by token.

WAKING frame: a the place in the items of the token that is replaced next, b what becomes of shortages: they
are dealt with at once, or owed until the spawn asks for them; its items are the tokens that have been turned:
zone, value.
"""

from typing import Final

from shamble.family.carrying.decks import DeckKind
from shamble.family.carrying.tables import CardTables
from shamble.family.dead.figures import BY_WAKING, in_supply, place
from shamble.family.dead.spawning import act_for_shortage
from shamble.family.dead.statuses import Status
from shamble.family.position.state import Game
from shamble.family.round.setup import everybody
from shamble.family.vocabulary import SPAWN_CARD
from shamble.kernel.action import ACTOR_SHIFT, NOBODY, X_SHIFT, x_of, y_of
from shamble.kernel.book import Book
from shamble.kernel.counters import count, counted, set_counter
from shamble.kernel.decks import NO_CARD, discard, draw
from shamble.kernel.frame import Frame
from shamble.kernel.rows import (
    SHARED,
    SHOWN,
    ArgumentKind,
    Counter,
    Deck,
    Procedure,
    Question,
    Reply,
    Secret,
    named_steps,
)
from shamble.kernel.run import Run

from .vocabulary import ASK_WAKE, MISSION_SPAWN, WAKE, WAKING

SHAMBLER: Final = "shambler"

TOKENS: Final = {1: 7, 2: 8, 3: 8, 4: 7}
"""How many tokens of each value there are."""

VALUE_STEP: Final = 100
"""A token is a number: its value times this, and which of the equal ones it is."""

SLEEPERS: Final = Counter("sleepers", "zone", shown=SHOWN)
SETTLED: Final = Counter("settled-sleepers", "sleeper-place")
"""For each place of a zone the token that is known to lie there, though not to the players; 0 for none."""

PLACES: Final = 8
"""How many tokens a zone can hold."""

DECK: Final = "sleeper"

RESTING: Final = Status("resting")
"""Who was woken does nothing for the rest of the phase."""

AT_ONCE: Final = 0
OWED: Final = 1
"""What becomes of shortages."""


def tokens_in(state: Game, zone: int) -> int:
    """How many tokens lie in a zone."""
    return counted(state, SLEEPERS.name, zone)


def lay_token(state: Game, zone: int, token: int = 0) -> None:
    """One token more lies in a zone, perhaps a certain one."""
    at = tokens_in(state, zone)
    set_counter(state, SETTLED.name, token, zone * PLACES + at)
    count(state, SLEEPERS.name, 1, zone)


def value_of(token: int) -> int:
    """How many Shamblers a token stands for."""
    return token // VALUE_STEP


def turn_token(run: Run, state: Game, zone: int) -> int:
    """The next token of a zone is turned and leaves the game; its value."""
    left = tokens_in(state, zone) - 1
    token = counted(state, SETTLED.name, zone * PLACES)
    for at in range(left):
        known = counted(state, SETTLED.name, zone * PLACES + at + 1)
        set_counter(state, SETTLED.name, known, zone * PLACES + at)
    set_counter(state, SETTLED.name, 0, zone * PLACES + left)
    set_counter(state, SLEEPERS.name, left, zone)
    deck = state.rules.deck(DECK)
    if not token:
        token = draw(run, state, deck)
    run.touched = True
    run.revealed = True
    if token == NO_CARD:
        return 0
    discard(state, deck, token)
    return value_of(token)


def wake(run: Run, state: Game, zones: int, shortages: int = AT_ONCE) -> None:
    """All tokens in these zones (bits) are turned together, then replaced one after the other."""
    turned: list[int] = []
    for zone in range(zones.bit_length()):
        if zones >> zone & 1:
            for _ in range(tokens_in(state, zone)):
                turned += (zone, turn_token(run, state, zone))
    if turned:
        run.push(WAKING, 0, shortages).items = turned


def next_token(run: Run, state: Game, frame: Frame) -> None:
    """Which token is replaced next; the players choose if there are too few figures for all of them."""
    items = frame.items
    assert items is not None
    frame.a = 0
    if len(items) > 2 and sum(items[1::2]) > in_supply(state, shambler(state)):
        run.push(ASK_WAKE)


def replace_token(run: Run, state: Game, frame: Frame) -> None:
    """So many Shamblers in its place, as many as there are; they rest. If some are missing, all act."""
    items = frame.items
    assert items is not None
    if not items:
        return
    zone, value = items[frame.a], items[frame.a + 1]
    del items[frame.a : frame.a + 2]
    kind = shambler(state)
    resting = state.rules.status_number(RESTING.name)
    placed = place(run, state, zone, kind, value, BY_WAKING, resting)
    if items:
        run.go_to(frame, "next-token")
    if run.listener is not None:
        told: dict[str, object] = {"zone": zone, "value": value, "placed": placed}
        run.tell("sleepers-woken", "AD-SLEEPER-02", told)
        run.cite("AD-SLEEPER-03")
    if placed < value:
        fall_short(run, state, frame.b)


def fall_short(run: Run, state: Game, shortages: int) -> None:
    """A token found too few figures: all Shamblers act once more, now or when the spawn comes to it."""
    if shortages == OWED:
        for frame in reversed(state.stack):
            if frame.proc in (SPAWN_CARD, MISSION_SPAWN):
                assert frame.items is not None
                frame.items[-1] += 1
                return
    act_for_sleepers(run, state)


def act_for_sleepers(run: Run, state: Game) -> None:
    """One activation for a token that fell short."""
    act_for_shortage(run, state, shambler(state), "AD-SLEEPER-05")


def shambler(state: Game) -> int:
    """The kind that sleeps."""
    return state.rules.kinds_named[SHAMBLER][0]


def wake_options(state: Game, frame: Frame) -> list[int]:
    """The tokens that have been turned, equal ones of a zone once."""
    items = state.under_way(WAKING).items
    assert items is not None
    base = WAKE | NOBODY << ACTOR_SHIFT
    return sorted({base | items[i] << X_SHIFT | items[i + 1] for i in range(0, len(items), 2)})


def choose_token(run: Run, state: Game, frame: Frame, action: int) -> None:
    """That one is next."""
    waking = state.under_way(WAKING)
    items = waking.items
    assert items is not None
    for i in range(0, len(items), 2):
        if (items[i], items[i + 1]) == (x_of(action), y_of(action)):
            waking.a = i
            return


def values(state: Game, actor: int) -> dict[str, int]:
    """Values by their numbers."""
    return {str(value): value for value in TOKENS}


# --- what nobody knows


def settled(state: Game) -> list[int]:
    """The places with a token that is settled already."""
    row = state.counters[state.rules.layout.counters[SETTLED.name]]
    return [at for at, token in enumerate(row) if token]


def token_at(state: Game, place: int) -> int:
    """The token in a place."""
    return counted(state, SETTLED.name, place)


def settle(state: Game, place: int, token: int) -> None:
    """Another token may lie there as well."""
    set_counter(state, SETTLED.name, token, place)


def numbers(rules: CardTables, book: Book, deck: Deck) -> list[int]:
    """All tokens."""
    return [value * VALUE_STEP + at for value, copies in TOKENS.items() for at in range(copies)]


QUESTIONS: Final = (Question("ask-wake", SHARED, wake_options, choose_token, "AD-SLEEPER-04", everybody),)


def change(book: Book) -> None:
    """Put it into a book."""
    book.add("piles", DECK, Deck(DECK, DECK))
    book.add("deck-kinds", DECK, DeckKind(DECK, numbers))
    number = list(book.rows("piles")).index(DECK)
    book.add("secrets", "sleepers", Secret("sleepers", settled, None, token_at, settle, number))
    book.add("statuses", RESTING.name, RESTING)
    for counter in (SLEEPERS, SETTLED):
        book.add("counters", counter.name, counter)
    book.add("procedures", "waking", Procedure("waking", named_steps(next_token, replace_token)))
    for question in QUESTIONS:
        book.add("questions", question.name, question)
    book.add("argument-kinds", "sleeper-value", ArgumentKind("sleeper-value", values))
    book.add("replies", "wake", Reply("wake", "zone", "sleeper-value"))
