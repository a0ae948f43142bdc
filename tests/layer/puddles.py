"""Puddles: tokens that the dead drip onto the boards, that draw the dead, and that drown the harbour."""

from typing import Any, Final

from shamble.family.dead.goals import CALLED, SPLIT, GoalReason, goals
from shamble.family.position.state import Game
from shamble.kernel.book import Book
from shamble.kernel.counters import count, counted, set_counter
from shamble.kernel.frame import Frame
from shamble.kernel.outcome import NONE_WIN
from shamble.kernel.rows import SHOWN, Counter, Question, Reaction, Ruling
from shamble.kernel.run import Run

PUDDLES: Final = Counter("puddles", "zone", shown=SHOWN)
FLOOD: Final = 10
"""So many puddles are a flood."""

SMELLED: Final = CALLED + 1


def puddles_in(state: Game, zone: int) -> int:
    """The puddles of a zone."""
    return counted(state, PUDDLES.name, zone)


def all_puddles(state: Game) -> list[int]:
    """The puddles of every zone."""
    return [puddles_in(state, zone) for zone in range(len(state.crowd))]


def drip(run: Run, state: Game, frame: Frame) -> None:
    """The dead that a card brings leave one puddle where they come."""
    if frame.c:
        count(state, PUDDLES.name, 1, frame.a)
        if run.listener is not None:
            run.tell("puddle", "HB-PUDDLE-01", {"zone": frame.a})


def dry_up(run: Run, state: Game, frame: Frame, holder: int) -> None:
    """A zone without any dead left dries up."""
    zone = frame.a
    if puddles_in(state, zone):
        set_counter(state, PUDDLES.name, 0, zone)
        if run.listener is not None:
            run.tell("dried-up", "HB-PUDDLE-02", {"zone": zone})


def drown(run: Run, state: Game, frame: Frame) -> None:
    """At the end of a round, too many puddles are a flood, and the harbour is lost."""
    if run.listener is not None:
        run.cite("HB-FLOOD-01")
    if sum(all_puddles(state)) >= FLOOD:
        if run.listener is not None:
            run.tell("flooded", "HB-FLOOD-01", {"count": sum(all_puddles(state))})
        run.end(NONE_WIN, "ending-flooded")


def wet_goals(state: Game, zone: int, view: Any) -> tuple[int, int, int]:
    """Who sees nobody goes to the wettest zones; the first player picks one of several."""
    wet = all_puddles(state)
    if state.topology.seen[zone] & view.people or not any(wet):
        return goals(state, zone, view)
    wettest = sum([1 << place for place, number in enumerate(wet) if number == max(wet)])
    picked_by = 1 << state.first if wettest & (wettest - 1) else SPLIT
    return wettest, picked_by, SMELLED


def change(book: Book) -> None:
    """Put it into a book."""
    book.add("counters", PUDDLES.name, PUDDLES)
    book.insert_after("spawn-card", "place", drip)
    book.add("reactions", "dry-up", Reaction("dry-up", "zone-cleared", dry_up))
    book.append_step("end-phase", drown)
    book.add("endings", "ending-flooded", True)
    book.add("goal-reasons", "smells", GoalReason("smells", "HB-GOAL-01"))
    book.replace("rulings", "goals", Ruling("goals", wet_goals))
    question = book.rows_of("questions", Question)["ask-goal"]
    book.replace("questions", "ask-goal", question.asked_with(question.options, rule="HB-GOAL-02"))
