"""What is asked one after the other: cards that are found, traded or taken in hand, odd zombies, Companions.

A case may decide about them in another order than they are asked; of a trade it need only name what
changes hands.
"""

from __future__ import annotations

from typing import Final

from shamble.family.vocabulary import ASK_HANDS, DROP, ENTRUST, GIVE, HANDS, KEEP, RETAIN, ROUTE
from shamble.kernel.action import ARG_MASK, pack, verb_of
from shamble.port.casing import Mistake, Playing

CARD_BY_CARD: Final = ("keep", "trade", "hands")
"""The questions that a case may answer in another order."""

ONE_BY_ONE: Final = {"route": {ROUTE}, "entrust": {ENTRUST, RETAIN}}
"""Others of the kind, and the verbs of their answers."""


def is_named_later(play: Playing, text: str) -> bool:
    """Whether a text decides about another card, or other hands, than the ones asked about first."""
    asked = play.question()
    if asked in ONE_BY_ONE:
        reading = play.reading(text)
        return reading is not None and bool(ONE_BY_ONE[asked] & {*reading.verbs}) and is_answered_later(play)
    if asked not in CARD_BY_CARD:
        return False
    if asked == "hands":
        reading = play.reading(text)
        waits = [frame.a for frame in play.state.stack[:-1] if frame.proc == ASK_HANDS]
        return reading is not None and HANDS in reading.verbs and reading.actor in waits
    frame = play.state.stack[-2]
    items = frame.items or []
    if asked == "keep":
        return names_any(play, text, (KEEP, DROP), set(items))
    later = set(items[len(frame.grid or ()) + 1 :])
    return names_any(play, text, (HANDS,), {ARG_MASK, *items}) or names_any(play, text, (KEEP, GIVE), later)


def is_answered_later(play: Playing) -> bool:
    """Whether the step goes on to say what is asked now."""
    options = play.options()
    return any(len(play.meanings(without_seat(text), options)) == 1 for text in play.ahead)


def without_seat(text: str) -> str:
    """An answer without the claim whose it is."""
    return text.partition(":")[2].strip() if text.lower().startswith("seat ") else text


def names_any(play: Playing, text: str, codes: tuple[int, ...], cards: set[int]) -> bool:
    """Whether a text is an answer of one of these verbs about some of these cards."""
    reading = play.reading(text)
    if reading is None or not set(codes) & set(reading.verbs):
        return False
    return bool(cards & reading.values())


def take_named_first(play: Playing, text: str) -> bool:
    """Answer what is asked with what the step says about it later; a card of a trade else stays.

    False if the text is no answer to something that is asked later.
    """
    if not is_named_later(play, text):
        return False
    for later in play.ahead:
        found = play.meanings(without_seat(later), play.options())
        if len(found) == 1:
            play.ahead.remove(later)
            play.act(later)
            return True
    stays = [option for option in play.state.options if verb_of(option) == KEEP]
    if play.question() != "trade" or not stays:
        raise Mistake("casebook-answer-first", asked=play.question(), options=play.shown_options())
    play.take(stays[0])
    return True


def leave_the_rest(play: Playing) -> None:
    """Of the cards that are still asked about, all stay where they are."""
    if play.question() not in ("trade", "hands"):
        raise Mistake("casebook-nothing-to-leave", asked=play.question(), options=play.shown_options())
    while play.question() in ("trade", "hands"):
        stays = [option for option in play.state.options if verb_of(option) == KEEP] + as_they_are(play)
        if not stays:
            raise Mistake("casebook-answer-first", asked=play.question(), options=play.shown_options())
        play.take(stays[0])


def as_they_are(play: Playing) -> list[int]:
    """The answer that leaves the hands as they are, where hands are asked about."""
    asked = play.state.stack[-1]
    held = [*sorted(play.state.survivors[asked.a].hand), ARG_MASK, ARG_MASK][:2]
    answer = pack(HANDS, asked.a, held[0], held[1])
    return [option for option in play.state.options if play.is_same_choice(option, answer)][:1]
