"""What lies on the table for everybody to see, and only in this game: Personal Objectives and the Vault."""

from shamble.family.position.state import Game
from shamble.kernel.book import Book
from shamble.kernel.frame import Frame
from shamble.kernel.rows import Ruling

from .challenge import rolls_allowed, serves_now
from .personal_cards import on_the_table
from .printed import SPECIALTIES
from .specialties import specialties_of
from .vault import DIE, ROLL, bonus_of, trap_zone, vault_view
from .vocabulary import CHALLENGING


def challenge_view(state: Game) -> dict[str, object] | None:
    """The dice of an attempt that goes on: put aside and rolled last, and who has helped."""
    trial = next((frame for frame in reversed(state.stack) if frame.proc == CHALLENGING), None)
    if trial is None or trial.items is None:
        return None
    return {
        "survivor": trial.a,
        "reserve": list(trial.items[: trial.c]),
        "dice": list(trial.items[trial.c :]),
        "rolls": trial.b,
        "allowed": rolls_allowed(trial),
        "helped": [who for who in range(len(state.survivors)) if trial.d >> who & 1],
        "hands": hands_view(state, trial),
    }


def hands_view(state: Game, trial: Frame) -> list[dict[str, object]]:
    """Everybody whose specialty stands on the card, what it gives, and whether it can be had now."""
    return [
        {
            "survivor": who,
            "specialty": SPECIALTIES.index(specialty),
            "bonus": bonus_of(state, specialty),
            "when": when_a_hand_helps(state, trial, who, bonus_of(state, specialty)),
        }
        for who, me in enumerate(state.survivors)
        if me.zone >= 0
        for specialty in specialties_of(state, me)
        if bonus_of(state, specialty)
    ]


def when_a_hand_helps(state: Game, trial: Frame, who: int, bonus: str) -> str:
    """Now, or what keeps a specialist from it."""
    if trial.d >> who & 1:
        return "helped"
    if not state.topology.is_near(trap_zone(state), state.survivors[who].zone):
        return "far"
    if serves_now(trial, bonus):
        return "now"
    if bonus == DIE:
        return "too-late"
    return "after-last" if bonus == ROLL else "after-roll"


def own_view(state: Game) -> dict[str, object]:
    """The cards in play and how far they are; the card of the Vault, once it is turned up, and its dice."""
    return {
        "personal": on_the_table(state),
        "vault": vault_view(state),
        "challenge": challenge_view(state),
    }


def change(book: Book) -> None:
    """Put it into a book."""
    book.replace("rulings", "own-view", Ruling("own-view", own_view))
