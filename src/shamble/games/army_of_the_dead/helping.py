"""To the Rescue: whoever saw blood in a round gets an Action when the Zombie Phase ends."""

from typing import Final

from shamble.family.position.state import Game
from shamble.family.round.free_action import OUTSIDE_A_TURN, give_action
from shamble.kernel.book import Book
from shamble.kernel.counters import counted, set_counter
from shamble.kernel.frame import Frame
from shamble.kernel.moments import happen
from shamble.kernel.rows import SINGLY, Counter, Handles, Moment, Reaction
from shamble.kernel.run import Run

WOUNDED: Final = Counter("wounded-this-round", clock="round")
"""1 once anybody has suffered a Wound in the round, of whatever source."""


def is_first_blood(state: Game, facts: tuple[int, ...]) -> bool:
    """Whether nobody has suffered a Wound in the round before."""
    return not counted(state, WOUNDED.name)


def note_wound(run: Run, state: Game, frame: Frame, holder: int) -> None:
    """Somebody has suffered a Wound."""
    set_counter(state, WOUNDED.name, 1)


def tell_the_end(run: Run, state: Game, frame: Frame) -> None:
    """The Zombie Phase is over."""
    happen(run, state, "zombie-phase-over", (state.round,))


def can_help(state: Game, holder: int, facts: list[int]) -> bool:
    """Whether anybody has bled, and the survivor is still there."""
    return counted(state, WOUNDED.name) > 0 and state.survivors[holder].zone >= 0


def to_the_rescue(run: Run, state: Game, frame: Frame, holder: int) -> None:
    """One Action, now or never; it is in no turn."""
    if run.listener is not None:
        run.tell("rescue-comes", "AD-SKILL-TOTHERESCUE-01", {"survivor": holder})
    give_action(run, holder, OUTSIDE_A_TURN, -1)


def change(book: Book) -> None:
    """Put it into a book."""
    book.add("counters", WOUNDED.name, WOUNDED)
    book.add("moments", "zombie-phase-over", Moment("zombie-phase-over", ("round",), (SINGLY,)))
    book.add("reactions", "note-wound", Reaction("note-wound", "wounded", note_wound, is_first_blood))
    book.add("handlers", "to-the-rescue", Handles("to-the-rescue", to_the_rescue, can_help))
    book.insert_before("zombie-phase", "end-rest", tell_the_end)
