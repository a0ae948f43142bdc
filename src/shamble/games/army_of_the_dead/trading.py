"""Trading: nothing passes unless the player of the other survivor agrees, and who gets too much drops it.

ASK_AGREE frame: a the partner, b who trades.
"""

from typing import Final

from shamble.family.carrying.inventory import NOTHING, capacity
from shamble.family.position.state import Game
from shamble.family.vocabulary import ASK_DROP, CONSENT, GIVE, KEEP, REFUSE, TRADING
from shamble.kernel.action import ACTOR_SHIFT, X_SHIFT, verb_of
from shamble.kernel.book import Book
from shamble.kernel.frame import Frame
from shamble.kernel.rows import OWNED, Question
from shamble.kernel.run import Run

from .vocabulary import ASK_AGREE


def ask_partner(run: Run, state: Game, frame: Frame) -> None:
    """Another player is asked, if anything would pass."""
    other = state.survivors[frame.b]
    if frame.grid is not None and any(frame.grid) and other.seat != state.survivors[frame.a].seat:
        run.push(ASK_AGREE, frame.b, frame.a)


def agree_options(state: Game, frame: Frame) -> list[int]:
    """So be it, or nothing passes."""
    return sorted([CONSENT | frame.a << ACTOR_SHIFT, REFUSE | frame.a << ACTOR_SHIFT])


def agree(run: Run, state: Game, frame: Frame, action: int) -> None:
    """Who refuses keeps everything, and so does the other one; the Action is spent."""
    trading = state.under_way(TRADING)
    if verb_of(action) == REFUSE:
        assert trading.grid is not None
        trading.grid = bytearray(len(trading.grid))
    if run.listener is not None:
        run.cite("AD-TRADE-03")


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


QUESTION: Final = Question("ask-agree", OWNED, agree_options, agree, "AD-TRADE-03")


def change(book: Book) -> None:
    """Put it into a book."""
    book.insert_before("trading", "exchange", ask_partner)
    book.insert_after("trading", "exchange", drop_what_is_too_much)
    question = book.rows_of("questions", Question)["ask-trade"]
    book.replace("questions", question.name, question.asked_with(pass_options))
    book.add("questions", QUESTION.name, QUESTION)
