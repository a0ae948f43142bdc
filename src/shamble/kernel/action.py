"""One answer of a player as a single integer: which verb, by whom, and up to two things it names.

Inside the engine an action is a packed int, so that lists of legal actions are cheap to build, sort
and compare. Outside it has one text notation (see `notation`). Verbs are interned by name once per
process; saves and records hold names, never codes.
"""

from typing import Final

Y_BITS: Final = 12
X_SHIFT: Final = 12
ACTOR_SHIFT: Final = 24
VERB_SHIFT: Final = 30

ARG_MASK: Final = 0xFFF
ACTOR_MASK: Final = 0x3F

NOBODY: Final = 63
"""The actor of answers that belong to no figure: shared choices of the table."""

_verb_names: list[str] = []
_verb_codes: dict[str, int] = {}


def verb(name: str) -> int:
    """The code of a verb, already shifted into place: `verb("move") | actor << 24 | zone << 12`."""
    code = _verb_codes.get(name)
    if code is None:
        code = len(_verb_names) << VERB_SHIFT
        _verb_names.append(name)
        _verb_codes[name] = code
    return code


def verb_name(code: int) -> str:
    """The name of the verb of an action or verb code."""
    return _verb_names[code >> VERB_SHIFT]


def is_verb(name: str) -> bool:
    """Whether any game knows this verb."""
    return name in _verb_codes


def pack(verb_code: int, actor: int, x: int = 0, y: int = 0) -> int:
    """Build an action from its parts."""
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
