"""Companions: nobody takes one along unless the mission lets them, but for those whose Leader has fallen."""

from typing import Final

from shamble.family.modes import MODES, Mode
from shamble.family.people.companions import companions_of, offer_rally, rally, refuse_rally
from shamble.family.people.kit import Kit
from shamble.family.position.facts import MISSIONS, Fact
from shamble.family.position.state import LONE, Game, Survivor
from shamble.family.round.allowance import takes_one
from shamble.kernel.action import actor_of, x_of
from shamble.kernel.book import Book
from shamble.kernel.counters import counted, set_counter
from shamble.kernel.event import Reason
from shamble.kernel.frame import Frame
from shamble.kernel.rows import Counter, NamedStep, Verb
from shamble.kernel.run import Run

ORPHAN: Final = Counter("orphan", "survivor")
"""1 for a Companion whose Leader has fallen."""

EACH: Final = Fact(MISSIONS, "companions-each", 0)
"""How many Companions one Leader may have; 0 for as many as it likes."""


def may_be_taken(state: Game, companion: int) -> bool:
    """Whether somebody who waits may be taken along for an Action."""
    mission = state.rules.mission
    if state.rules.printed.number(MISSIONS, mission.facts, "rally"):
        return True
    return counted(state, ORPHAN.name, companion) > 0


def has_enough(state: Game, who: int) -> bool:
    """Whether a survivor leads as many as the mission allows."""
    most = state.rules.printed.number(MISSIONS, state.rules.mission.facts, EACH.name)
    return most > 0 and len(companions_of(state, who)) >= most


def offer(state: Game, who: int, me: Survivor, kit: Kit, out: list[int]) -> None:
    """Those in the zone who wait for it."""
    if has_enough(state, who):
        return
    found: list[int] = []
    offer_rally(state, who, me, kit, found)
    out += [option for option in found if may_be_taken(state, x_of(option))]


def take_along(run: Run, state: Game, action: int) -> None:
    """It follows from now on."""
    set_counter(state, ORPHAN.name, 0, x_of(action))
    if run.listener is not None:
        run.cite("AD-COMP-11")
        run.cite("AD-COMP-13")
    rally(run, state, action)


def refuse(state: Game, action: int) -> list[Reason]:
    """Why nobody is taken along."""
    companion = x_of(action)
    if companion < len(state.survivors) and state.survivors[companion].leader == LONE:
        if not may_be_taken(state, companion):
            return [Reason("refused-no-rally", "AD-COMP-11")]
        if has_enough(state, actor_of(action)):
            return [Reason("refused-enough-companions", "AD-COMP-05")]
    return refuse_rally(state, action)


def mark_orphans(run: Run, state: Game, frame: Frame) -> None:
    """Whose Leader has fallen may be taken over by anybody."""
    for i, other in enumerate(state.survivors):
        if other.leader == frame.a and other.zone >= 0:
            set_counter(state, ORPHAN.name, 1, i)
            if run.listener is not None:
                run.cite("AD-COMP-13")


RALLY: Final = Verb("rally", offer, take_along, refuse, "AD-COMP-11", "survivor", cost=takes_one)


def with_companions(book: Book) -> None:
    """What the family adds for Companions, with this game's way of taking them along."""
    book.provide("verbs", RALLY.name, RALLY)
    MODES["companions"].change(book)


def change(book: Book) -> None:
    """Put it into a book."""
    book.add("counters", ORPHAN.name, ORPHAN)
    book.add("printed-facts", EACH.key, EACH)
    book.insert_before("leave-the-game", "orphan-followers", NamedStep("mark-orphans", mark_orphans))
    book.replace("modes", "companions", Mode("companions", with_companions))
