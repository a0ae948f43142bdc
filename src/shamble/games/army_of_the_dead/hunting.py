"""Hunters: a kill may be followed by one of a certain type in the same zone.

ASK_HUNT frame: a who, b the targeting level.
"""

from typing import Final

from shamble.family.dead.figures import kinds_in
from shamble.family.fighting.facts import EXTRA, KILLED, MEANS, attack_kit, attack_under_way, facts_of
from shamble.family.fighting.kills import kill
from shamble.family.position.state import Game
from shamble.family.vocabulary import HIT, NO, YES
from shamble.kernel.action import ACTOR_SHIFT, X_SHIFT, verb_of, x_of
from shamble.kernel.book import Book
from shamble.kernel.frame import Frame
from shamble.kernel.rows import OWNED, Question
from shamble.kernel.run import Run

from .printed import HUNTS
from .vocabulary import ASK_HUNT

LEVELS: Final = (3, 2, 1)
"""The targeting levels, pushed so that the lowest is asked for first."""


def hunt(run: Run, state: Game, frame: Frame) -> None:
    """Once in an attack that has killed, for each type that is hunted; an explosion is no such attack."""
    if not facts_of(frame)[KILLED] or state.rules.cards[frame.b].facts.get("explosive"):
        return
    hunted = attack_kit(state, frame).values[HUNTS]
    if hunted:
        for level in LEVELS:
            if hunted >> level & 1:
                run.push(ASK_HUNT, frame.a, level)


def prey(state: Game, zone: int, level: int) -> list[int]:
    """Those who can be killed so: whoever wears a helmet cannot."""
    kinds = state.rules.kinds
    return [
        kind
        for kind in kinds_in(state, zone)
        if kinds[kind].priority == level and not kinds[kind].facts.get("becomes")
    ]


def hunt_options(state: Game, frame: Frame) -> list[int]:
    """The one that could be it, or which; or nobody."""
    found = prey(state, attack_of(state, frame).c, frame.b)
    base = frame.a << ACTOR_SHIFT
    if not found:
        return []
    if len(found) == 1:
        return sorted([YES | base, NO | base])
    return sorted([NO | base, *[HIT | base | kind << X_SHIFT for kind in found]])


def attack_of(state: Game, frame: Frame) -> Frame:
    """The attack that a question about it was asked in."""
    attack = attack_under_way(state)
    assert attack is not None
    return attack


def take_prey(run: Run, state: Game, frame: Frame, action: int) -> None:
    """It falls with the others, and is paid for."""
    if verb_of(action) == NO:
        return
    attack = attack_of(state, frame)
    kind = x_of(action) if verb_of(action) == HIT else prey(state, attack.c, frame.b)[0]
    if run.listener is not None:
        run.tell("hunted", "AD-SKILL-HUNTER-01", {"survivor": frame.a, "kind": kind})
    kill(run, state, frame.a, attack.c, kind, 1, facts_of(attack)[MEANS] | EXTRA)


def change(book: Book) -> None:
    """Put it into a book."""
    question = Question("ask-hunt", OWNED, hunt_options, take_prey, "AD-SKILL-HUNTER-01")
    book.add("questions", question.name, question)
