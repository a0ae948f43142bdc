"""What a case expects of a position, one function for each kind of claim."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from shamble.family.position.names import actor_names
from shamble.family.position.state import Game

from . import expect_board, expect_people, expect_play, expect_things
from .mistakes import Difference, Mistake, nearest, told
from .names import zone
from .play import Play

Claim = Callable[[Play, Any], list[Difference]]

CLAIMS: Final[dict[str, Claim]] = {
    **expect_things.CLAIMS,
    **expect_board.CLAIMS,
    **expect_play.CLAIMS,
}


LOOKS: Final = ("sees", "does not see", "sees only", "range")
"""Claims about sight that may stand with the survivor or zone that looks."""


def expect(play: Play, content: Any) -> list[Difference]:
    """Everything in an `expect` step that does not hold."""
    if not isinstance(content, dict) or not content:
        raise Mistake("casebook-expect-form", found=told(content))
    found: list[Difference] = []
    for word, wanted in content.items():
        found += claim(play, word, wanted)
    return found


def claim(play: Play, word: str, wanted: Any) -> list[Difference]:
    """One claim: by its word, or about the survivor or zone of that name."""
    state = play.state
    if word in CLAIMS:
        play.touched.consulted(word)
        return CLAIMS[word](play, wanted)
    for name, number in actor_names(state).items():
        if name.lower() == word.lower():
            looks, rest = _looks(play, word, wanted)
            return looks + (expect_people.survivor(play, number, rest) if rest != {} else [])
    if is_zone(state, word):
        looks, rest = _looks(play, word, wanted)
        return looks + (expect_things.zone(play, zone(state, word), rest) if rest != {} else [])
    zones = [row.name for row in state.rules.board.zones]
    people = list(actor_names(state))
    raise Mistake(
        "casebook-no-claim",
        word=word,
        close=nearest(word, [*CLAIMS, *people, *zones]),
        claims=", ".join(CLAIMS),
        people=", ".join(people),
    )


def _looks(play: Play, word: str, wanted: Any) -> tuple[list[Difference], Any]:
    """What somebody or a zone should see, and the other claims about it."""
    if not isinstance(wanted, dict):
        return [], wanted
    found: list[Difference] = []
    for field in LOOKS:
        if field in wanted:
            found += claim(play, field, {word: wanted[field]})
    return found, {field: value for field, value in wanted.items() if field not in LOOKS}


def is_zone(state: Game, word: str) -> bool:
    """Whether a word names a zone of the board."""
    try:
        zone(state, word)
    except Mistake:
        return False
    return True
