"""A trade in which nothing passes unless the player of the other survivor agrees.

Everything that is to change hands is named first: cards, tokens, Companions. Then the other player is asked.

ASK_AGREE frame: a the partner, b who trades. TRADING frame: d what else is to change hands, as bits: tokens,
and from COMPANION_SHIFT on Companions by their number.
"""

from typing import Final

from shamble.family.carrying.tokens import hand_over_tokens, hand_token_over
from shamble.family.people.companions import companions_of, entrust_options, follow, hand_over
from shamble.family.position.state import Game
from shamble.family.rules import Rules, is_played_by_one
from shamble.family.vocabulary import ASK_AGREE, CONSENT, ENTRUST, GIVE_TOKEN, REFUSE, TRADING
from shamble.kernel.action import ACTOR_SHIFT, verb_of
from shamble.kernel.book import Book
from shamble.kernel.frame import Frame
from shamble.kernel.rows import OWNED, Question, named
from shamble.kernel.run import Run

COMPANION_SHIFT: Final = 32
RULE: Final = "Z2-TRADE-03"


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
            run.tell("trade-declined", RULE, {"survivor": frame.a, "partner": frame.b})
    elif run.listener is not None:
        run.cite(RULE)


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
    if not frame.d:
        return
    for giver, receiver in ((frame.a, frame.b), (frame.b, frame.a)):
        for token in state.survivors[giver].tokens:
            if frame.d >> token & 1:
                frame.d &= ~(1 << token)
                hand_token_over(run, state, giver, receiver, token)
        for companion in companions_of(state, giver):
            if frame.d >> COMPANION_SHIFT + companion & 1:
                frame.d &= ~(1 << COMPANION_SHIFT + companion)
                follow(run, state, companion, receiver, "Z2-COMP-05")


COMPANION: Final = Question("ask-entrust", OWNED, entrust_options, note_companion, "Z2-COMP-05")
QUESTION: Final = Question("ask-agree", OWNED, agree_options, agree, RULE)


def change(book: Book) -> None:
    """Put it into a book."""
    book.remove_step("trading", "hand-over-tokens")
    book.insert_before("trading", "exchange", named(hand_over_tokens, no_token_is_traded))
    book.insert_before("trading", "exchange", hand_over)
    book.insert_before("trading", "exchange", named(ask_partner, is_played_by_one))
    book.insert_after("trading", "exchange", pass_the_rest)
    questions = book.rows_of("questions", Question)
    token = questions["ask-token"]
    book.replace("questions", token.name, token.asked_with(token.options, note_token))
    book.add("questions", COMPANION.name, COMPANION)
    book.add("questions", QUESTION.name, QUESTION)


def no_token_is_traded(rules: Rules) -> bool:
    """Whether no objective that a survivor has can change hands."""
    mission = rules.mission
    return not any([taking.is_traded for taking in (mission.taking, *mission.taking_of.values())])


def agreed_beforehand(book: Book) -> None:
    """The optional way to play in which people at one table have agreed to all their trades."""
    if "trading" in book.rows("procedures") and book.procedure("trading").at("ask-partner") >= 0:
        book.remove_step("trading", "ask-partner")
