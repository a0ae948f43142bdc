"""The end of a round: the Noise token, the time track, the First Player token, and then skills."""

from typing import Final

from shamble.family.moments import PHASE_MARK
from shamble.family.position.facts import MISSIONS
from shamble.family.position.state import Game
from shamble.kernel.book import Book
from shamble.kernel.counters import count, counted
from shamble.kernel.frame import Frame
from shamble.kernel.moments import happen
from shamble.kernel.outcome import NONE_WIN
from shamble.kernel.rows import SHOWN, Counter
from shamble.kernel.run import Run

from .printed import NO_TIME

TIME: Final = Counter("time", shown=SHOWN)
TIME_IS_UP: Final = "ending-time"


def begin_end_phase(run: Run, state: Game, frame: Frame) -> None:
    """The last phase of a round."""
    run.mark(PHASE_MARK, "AD-ROUND-06", {"phase": "end"})


def length_of_track(state: Game) -> int:
    """How many rounds the time track of the mission has; NO_TIME if it has none."""
    return state.rules.printed.number(MISSIONS, state.rules.mission.facts, "time")


def advance_time(run: Run, state: Game, frame: Frame) -> None:
    """The Time token moves on; at the end of the track the game is lost."""
    passed = count(state, TIME.name)
    track = length_of_track(state)
    if state.rules.mission.watches_board:
        run.touched = True
    if track == NO_TIME:
        return
    if run.listener is not None:
        run.tell("time", "AD-MISSION-06", {"left": max(0, track - passed)})
    if passed >= track and not state.rules.endless:
        if run.listener is not None:
            run.cite("AD-WIN-04")
        run.end(NONE_WIN, TIME_IS_UP)


def time_passed(state: Game) -> int:
    """Where the Time token stands."""
    return counted(state, TIME.name)


def skills_of_the_end(run: Run, state: Game, frame: Frame) -> None:
    """Skills of the End Phase come last."""
    happen(run, state, "end-phase", (state.round,))


def change(book: Book) -> None:
    """Put it into a book: nothing is reloaded."""
    book.replace_step("end-phase", "end-phase-skills", begin_end_phase)
    book.replace_step("end-phase", "reload-weapons", advance_time)
    book.insert_after("end-phase", "pass-first-player", skills_of_the_end)
    book.add("counters", TIME.name, TIME)
    book.add("endings", TIME_IS_UP, True)
