"""What is asked one after the other: cards that are found, traded or taken in hand, odd zombies, Companions.

A case may decide about them in another order than they are asked; of a trade it need only name what
changes hands.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from shamble.family.vocabulary import ASK_HANDS, DROP, ENTRUST, GIVE, HANDS, KEEP, RETAIN, ROUTE
from shamble.kernel.action import ACTOR_SHIFT, ARG_MASK, X_SHIFT, verb_of

from .matching import fits_or_nothing, is_same_choice
from .mistakes import Mistake
from .readings import read
from .stage import real_options

if TYPE_CHECKING:
    from .play import Play

CARD_BY_CARD: Final = ("keep", "trade", "hands")
"""The questions that a case may answer in another order."""

ONE_BY_ONE: Final = {"route": {ROUTE}, "entrust": {ENTRUST, RETAIN}}
"""Others of the kind, and the verbs of their answers."""


def is_named_later(play: Play, text: str) -> bool:
    """Whether a text decides about another card, or other hands, than the ones asked about first."""
    asked = play.question()
    if asked in ONE_BY_ONE:
        reading = read(play.state, text)
        return reading is not None and bool(ONE_BY_ONE[asked] & {*reading.verbs}) and is_answered_later(play)
    if asked not in CARD_BY_CARD:
        return False
    if asked == "hands":
        reading = read(play.state, text)
        waits = [frame.a for frame in play.state.stack[:-1] if frame.proc == ASK_HANDS]
        return reading is not None and HANDS in reading.verbs and reading.actor in waits
    frame = play.state.stack[-2]
    items = frame.items or []
    if asked == "keep":
        return names_any(play, text, (KEEP, DROP), set(items))
    later = set(items[len(frame.grid or ()) + 1 :])
    return names_any(play, text, (HANDS,), {ARG_MASK, *items}) or names_any(play, text, (KEEP, GIVE), later)


def is_answered_later(play: Play) -> bool:
    """Whether the step goes on to say what is asked now."""
    options = real_options(play.state.options)
    return any(len(fits_or_nothing(play.state, without_seat(text), options)) == 1 for text in play.ahead)


def without_seat(text: str) -> str:
    """An answer without the claim whose it is."""
    return text.partition(":")[2].strip() if text.lower().startswith("seat ") else text


def names_any(play: Play, text: str, codes: tuple[int, ...], cards: set[int]) -> bool:
    """Whether a text is an answer of one of these verbs about some of these cards."""
    reading = read(play.state, text)
    if reading is None or not set(codes) & set(reading.verbs):
        return False
    return any(value in cards for word in reading.words for values in word.values() for value in values)


def take_named_first(play: Play) -> None:
    """Answer what is asked with what the step says about it later; a card of a trade else stays."""
    for text in play.ahead:
        found = fits_or_nothing(play.state, without_seat(text), real_options(play.state.options))
        if len(found) == 1:
            play.ahead.remove(text)
            play.act(text)
            return
    stays = [option for option in play.state.options if verb_of(option) == KEEP]
    if play.question() != "trade" or not stays:
        raise Mistake("casebook-answer-first", asked=play.question(), options=play.shown_options())
    play.take(stays[0])


def leave_the_rest(play: Play) -> None:
    """Of the cards that are still asked about, all stay where they are."""
    if play.question() not in ("trade", "hands"):
        raise Mistake("casebook-nothing-to-leave", asked=play.question(), options=play.shown_options())
    while play.question() in ("trade", "hands"):
        stays = [option for option in play.state.options if verb_of(option) == KEEP] + as_they_are(play)
        if not stays:
            raise Mistake("casebook-answer-first", asked=play.question(), options=play.shown_options())
        play.take(stays[0])


def as_they_are(play: Play) -> list[int]:
    """The answer that leaves the hands as they are, where hands are asked about."""
    asked = play.state.stack[-1]
    held = [*sorted(play.state.survivors[asked.a].hand), ARG_MASK, ARG_MASK][:2]
    answer = HANDS | asked.a << ACTOR_SHIFT | held[0] << X_SHIFT | held[1]
    return [option for option in play.state.options if is_same_choice(play.state, option, answer)][:1]
