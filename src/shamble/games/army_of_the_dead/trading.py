"""Trading: nothing passes unless the player of the other survivor agrees, and who gets too much drops it.

ASK_AGREE frame: a the partner, b who trades. TRADING frame: d what else is to change hands, as bits: tokens,
and from COMPANION_SHIFT on Companions by their number.
"""

from typing import Final

from shamble.family.carrying.inventory import NOTHING, capacity
from shamble.family.carrying.tokens import hand_over_tokens, hand_token_over
from shamble.family.people.companions import companions_of, follow, hand_over
from shamble.family.position.state import Game
from shamble.family.vocabulary import ASK_DROP, CONSENT, ENTRUST, GIVE, GIVE_TOKEN, KEEP, REFUSE, TRADING
from shamble.kernel.action import ACTOR_SHIFT, X_SHIFT, verb_of
from shamble.kernel.book import Book
from shamble.kernel.frame import Frame
from shamble.kernel.rows import OWNED, Question
from shamble.kernel.run import Run

from .vocabulary import ASK_AGREE


def ask_partner(run: Run, state: Game, frame: Frame) -> None:
    """Another player is asked, if anything would pass."""
    assert frame.grid is not None
    passes = any(frame.grid) or frame.d > 0
    if passes and state.survivors[frame.b].seat != state.survivors[frame.a].seat:
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
        trading.d = 0
    if run.listener is not None:
        run.cite("AD-TRADE-03")


def pass_options(state: Game, frame: Frame) -> list[int]:
    """Keep the card or give it away."""
    with_card = frame.a << ACTOR_SHIFT | frame.b << X_SHIFT
    return sorted([KEEP | with_card, GIVE | with_card])


def note_token(run: Run, state: Game, frame: Frame, action: int) -> None:
    """Whether a token is to change hands."""
    if verb_of(action) == GIVE_TOKEN:
        state.under_way(TRADING).d |= 1 << frame.b


def note_companion(run: Run, state: Game, frame: Frame, action: int) -> None:
    """Whether a Companion is to go with the partner."""
    if verb_of(action) == ENTRUST:
        state.under_way(TRADING).d |= 1 << COMPANION_SHIFT + frame.b


def pass_the_rest(run: Run, state: Game, frame: Frame) -> None:
    """Tokens and Companions go with the cards."""
    for giver, receiver in ((frame.a, frame.b), (frame.b, frame.a)):
        for token in state.survivors[giver].tokens:
            if frame.d >> token & 1:
                frame.d &= ~(1 << token)
                hand_token_over(run, state, giver, receiver, token)
        for companion in companions_of(state, giver):
            if frame.d >> COMPANION_SHIFT + companion & 1:
                frame.d &= ~(1 << COMPANION_SHIFT + companion)
                follow(run, state, companion, receiver, "AD-COMP-04")


def drop_what_is_too_much(run: Run, state: Game, frame: Frame) -> None:
    """Who cannot carry everything gives something up."""
    for who in (frame.b, frame.a):
        me = state.survivors[who]
        if len(me.hand) + len(me.pack) > capacity(state, me):
            run.again(frame)
            run.push(ASK_DROP, who, NOTHING)
            return


COMPANION_SHIFT: Final = 32

QUESTION: Final = Question("ask-agree", OWNED, agree_options, agree, "AD-TRADE-03")


def change(book: Book) -> None:
    """Put it into a book."""
    book.remove_step("trading", "hand-over-tokens")
    for step in (hand_over_tokens, hand_over, ask_partner):
        book.insert_before("trading", "exchange", step)
    book.insert_after("trading", "exchange", drop_what_is_too_much)
    book.insert_after("trading", "exchange", pass_the_rest)
    questions = book.rows_of("questions", Question)
    cards, token, companion = questions["ask-trade"], questions["ask-token"], questions["ask-entrust"]
    book.replace("questions", cards.name, cards.asked_with(pass_options))
    book.replace("questions", token.name, token.asked_with(token.options, note_token))
    book.replace("questions", companion.name, companion.asked_with(companion.options, note_companion))
    book.add("questions", QUESTION.name, QUESTION)
