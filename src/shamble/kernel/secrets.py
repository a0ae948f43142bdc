"""What is hidden, and from whom: everything follows from the `Secret` rows of the book.

Views ask `shows`, determinised copies are dealt anew by `deal_anew`, events and options get their audience
from `knowing`, and the conservation test counts with `cards_of`.
"""

from typing import TYPE_CHECKING, Any, Final

from shamble.kernel.rows import NO_DECK, Secret

if TYPE_CHECKING:
    from shamble.kernel.run import Run

WATCHER: Final = -1
"""The seat of those who only watch."""

ALL_OPEN: Final = -2
"""The seat of those who look back on a game that is over: nothing is hidden from them any more."""


def has_secrets(state: Any) -> bool:
    """Whether some seats may know what others do not."""
    kept = any([secret.knows is not None for secret in state.ruleset.secrets])
    return kept or any([mask != -1 for mask in state.looked])


def knowing(state: Any, secret: Secret, slot: int) -> int:
    """The seats that know what is in a place; everybody once the game is over."""
    if state.result:
        return -1
    return 0 if secret.knows is None else secret.knows(state, slot)


def shows(state: Any, secret: Secret, slot: int, seat: int) -> bool:
    """Whether a seat knows what is in a place. Who only watches (below 0) knows what everybody knows."""
    return _includes(knowing(state, secret, slot), seat)


def knows_top(state: Any, deck: int, seat: int) -> bool:
    """Whether a seat knows the cards that lie on top of a deck."""
    return _includes(state.looked[deck] if deck < len(state.looked) else -1, seat)


def _includes(mask: int, seat: int) -> bool:
    if seat < 0:
        return mask == -1 or seat == ALL_OPEN
    return bool(mask >> seat & 1)


def deal_anew(run: "Run", state: Any, seat: int) -> None:
    """Draw afresh, in place, all that a seat cannot know: hidden places, and tops looked at by others."""
    for deck in range(len(state.tops)):
        if state.tops[deck] and not knows_top(state, deck, seat):
            state.piles[deck] = tuple(sorted(state.piles[deck] + state.tops[deck]))
            state.tops[deck] = ()
    for secret in run.rules.secrets:
        places = [slot for slot in secret.slots(state) if not shows(state, secret, slot, seat)]
        if secret.possible is not None:
            for slot in places:
                among = secret.possible(state, slot, seat)
                secret.write(state, slot, among[run.chance.draw(state.streams, 0, len(among), "hidden")])
            continue
        unknown = [secret.read(state, slot) for slot in places]
        if secret.deck != NO_DECK:
            unknown += state.piles[secret.deck]
        unknown.sort()
        for slot in places:
            at = run.chance.draw(state.streams, 0, len(unknown), "hidden")
            secret.write(state, slot, unknown.pop(at))
        if secret.deck != NO_DECK:
            state.piles[secret.deck] = tuple(unknown)


def cards_of(state: Any, secret: Secret) -> list[int]:
    """Everything that lies in a secret's places."""
    return [secret.read(state, slot) for slot in secret.slots(state)]
