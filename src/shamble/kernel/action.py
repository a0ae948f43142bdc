"""One answer of a player as a single integer: which verb, by whom, and up to two things it names.

Inside the engine an action is a packed int, so that lists of legal actions are cheap to build, sort
and compare. Outside it has one text notation (see `notation`). Verbs are numbered by the game's
`Vocabulary`; saves and records hold names, never codes.
"""

from typing import Final

X_SHIFT: Final = 16
ACTOR_SHIFT: Final = 32
VERB_SHIFT: Final = 40

ARG_MASK: Final = 0xFFFF
ACTOR_MASK: Final = 0xFF

NOBODY: Final = ACTOR_MASK
"""The actor of answers that belong to no figure: shared choices of the table."""


def pack(verb_code: int, actor: int, x: int = 0, y: int = 0) -> int:
    """Build an action from its parts."""
    assert 0 <= actor <= ACTOR_MASK and 0 <= x <= ARG_MASK and 0 <= y <= ARG_MASK, (actor, x, y)
    return verb_code | actor << ACTOR_SHIFT | x << X_SHIFT | y


def verb_of(action: int) -> int:
    """The verb code of an action."""
    return action >> VERB_SHIFT << VERB_SHIFT


def actor_of(action: int) -> int:
    """Who acts: a figure's number, or NOBODY."""
    return action >> ACTOR_SHIFT & ACTOR_MASK


def x_of(action: int) -> int:
    """The first thing the action names."""
    return action >> X_SHIFT & ARG_MASK


def y_of(action: int) -> int:
    """The second thing the action names."""
    return action & ARG_MASK
