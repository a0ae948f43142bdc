"""A card with a goal: once the bottle is opened, what it asks is wanted besides what the mission wants."""

from typing import Final

from shamble.family.carrying.inventory import discard_card, lose_card
from shamble.family.missions.mission import Goal
from shamble.family.position.state import Game
from shamble.kernel.book import Book
from shamble.kernel.counters import count, counted, set_counter
from shamble.kernel.frame import Frame
from shamble.kernel.moments import facts_of
from shamble.kernel.rows import Counter, Reaction, Ruling
from shamble.kernel.run import Run

BOTTLE: Final = "Message in a Bottle"
FINDER: Final = Counter("finder")
"""1 + the survivor who opened the bottle; 0 while nobody has."""

AVENGED: Final = Counter("avenged")
WANTED: Final = 3


def avenged(state: Game, facts: tuple[int, ...]) -> int:
    """The bloaters killed since the bottle was opened."""
    return counted(state, AVENGED.name)


def wanted(state: Game, facts: tuple[int, ...]) -> int:
    """So many are to be killed."""
    return WANTED


def what_the_bottle_asks(state: Game) -> tuple[Goal, ...]:
    """A goal of whoever opened it, once somebody has."""
    finder = counted(state, FINDER.name)
    return (Goal("bottle", "goal-bottle", avenged, wanted, finder - 1),) if finder else ()


def open_bottle(run: Run, state: Game, frame: Frame, holder: int) -> None:
    """Whoever gains the bottle opens it: the card is discarded, its goal is in play."""
    who, card = facts_of(frame)
    if state.rules.cards[card].name == BOTTLE:
        lose_card(state, state.survivors[who], card)
        discard_card(state, card)
        set_counter(state, FINDER.name, 1 + who)
        run.touched = True
        if run.listener is not None:
            run.tell("bottle-opened", "HB-BOTTLE-01", {"survivor": who})


def avenge(run: Run, state: Game, frame: Frame, holder: int) -> None:
    """A bloater more, or several."""
    _, _, kind, number, *_ = facts_of(frame)
    if counted(state, FINDER.name) and kind in state.rules.type_kinds["bloater"]:
        count(state, AVENGED.name, number)
        run.touched = True


def forget(run: Run, state: Game, frame: Frame, holder: int) -> None:
    """With whoever opened the bottle its goal is gone."""
    if counted(state, FINDER.name) == 1 + frame.a:
        set_counter(state, FINDER.name, 0)
        run.touched = True
        if run.listener is not None:
            run.cite("HB-BOTTLE-02")


def change(book: Book) -> None:
    """Put it into a book."""
    book.add("counters", FINDER.name, FINDER)
    book.add("counters", AVENGED.name, AVENGED)
    book.replace("rulings", "more-goals", Ruling("more-goals", what_the_bottle_asks))
    book.add("reactions", "open-bottle", Reaction("open-bottle", "card-gained", open_bottle))
    book.add("reactions", "avenge", Reaction("avenge", "zombie-killed", avenge))
    book.add("reactions", "forget", Reaction("forget", "eliminated", forget))
