"""What a case expects: a claim by its word, or about a figure, a place or a seat by its name."""

from __future__ import annotations

from typing import Any, Final

from shamble.port.casing import Difference, Mistake, Subject, listed, nearest, told

from . import seats
from .claims import CLAIMS as OWN
from .play import Play

CLAIMS: Final = {**OWN, **seats.CLAIMS}


def expect(play: Play, content: Any) -> list[Difference]:
    """Everything in an `expect` step that does not hold."""
    if not isinstance(content, dict) or not content:
        raise Mistake("casebook-expect-form", found=told(content), example=play.casing.examples["expect"])
    found: list[Difference] = []
    for word, wanted in content.items():
        found += claim(play, word, wanted)
    return found


def claim(play: Play, word: str, wanted: Any) -> list[Difference]:
    """One claim: by its word, or about the figure or place of that name."""
    casing = play.casing
    play.consulted(word)
    if word in casing.claims:
        return casing.claims[word](play, wanted)
    if word in CLAIMS:
        return CLAIMS[word](play, wanted)
    subject = casing.subject(play, word)
    if subject is not None:
        return _of_both(play, word, wanted, subject)
    known = [*casing.subjects(play.state), *[name for name in play.players if not name.isdigit()]]
    number = seats.seat_named(play, word)
    if number >= 0:
        return seats.seat(play, number, word, wanted)
    raise Mistake(
        "casebook-no-claim",
        word=word,
        close=nearest(word, [*CLAIMS, *casing.claims, *known]),
        claims=", ".join([*casing.claims, *CLAIMS]),
        known=listed(known),
    )


def _of_both(play: Play, word: str, wanted: Any, subject: Subject) -> list[Difference]:
    """A figure that bears the name of its seat: what only a seat can be asked for is the seat's."""
    number = seats.seat_named(play, word)
    if number < 0 or not isinstance(wanted, dict):
        return subject(wanted)
    theirs = {field: value for field, value in wanted.items() if field in seats.FIELDS}
    own = {field: value for field, value in wanted.items() if field not in theirs}
    found = subject(own) if own or not theirs else []
    return found + (seats.seat(play, number, word, theirs) if theirs else [])
