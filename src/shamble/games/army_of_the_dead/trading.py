"""Trading: as in Second Edition, but who gets too much drops it."""

from shamble.family.carrying.inventory import NOTHING, capacity
from shamble.family.position.state import Game
from shamble.family.vocabulary import ASK_DROP, GIVE, KEEP
from shamble.kernel.action import ACTOR_SHIFT, X_SHIFT
from shamble.kernel.book import Book
from shamble.kernel.frame import Frame
from shamble.kernel.rows import Question
from shamble.kernel.run import Run


def pass_options(state: Game, frame: Frame) -> list[int]:
    """Keep the card or give it away."""
    with_card = frame.a << ACTOR_SHIFT | frame.b << X_SHIFT
    return sorted([KEEP | with_card, GIVE | with_card])


def drop_what_is_too_much(run: Run, state: Game, frame: Frame) -> None:
    """Who cannot carry everything gives something up."""
    for who in (frame.b, frame.a):
        me = state.survivors[who]
        if len(me.hand) + len(me.pack) > capacity(state, me):
            run.again(frame)
            run.push(ASK_DROP, who, NOTHING)
            return


def change(book: Book) -> None:
    """Put it into a book."""
    book.insert_after("trading", "pass-the-rest", drop_what_is_too_much)
    cards = book.rows_of("questions", Question)["ask-trade"]
    book.replace("questions", cards.name, cards.asked_with(pass_options))
