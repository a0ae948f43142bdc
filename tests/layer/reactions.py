"""Two skills of the Harbour that may be used when the dead appear, in the order that their holder likes."""

from shamble.family.dead.figures import kinds_in
from shamble.family.fighting.kills import kill
from shamble.family.position.state import Game
from shamble.family.vocabulary import HIT, NO
from shamble.kernel.action import ACTOR_SHIFT, X_SHIFT, verb_of, x_of
from shamble.kernel.book import Book
from shamble.kernel.counters import set_counter
from shamble.kernel.frame import Frame
from shamble.kernel.rows import OWNED, Handles, Question
from shamble.kernel.run import Run

from .puddles import PUDDLES, puddles_in
from .vocabulary import ASK_HARPOON

SPEARED = 1 << 11
"""The means of a kill that is no attack."""


def can_spear(state: Game, holder: int, facts: list[int]) -> bool:
    """Whether somebody to spear has appeared in the holder's zone or next to it."""
    me, zone = state.survivors[holder], facts[0]
    return me.zone >= 0 and state.crowd[zone] > 0 and state.topology.is_near(me.zone, zone)


def harpoon(run: Run, state: Game, frame: Frame, holder: int) -> None:
    """Ask who is speared."""
    run.push(ASK_HARPOON, holder, frame.a)


def spear_options(state: Game, frame: Frame) -> list[int]:
    """One of those in the zone, of any kind, or nobody."""
    who = frame.a << ACTOR_SHIFT
    return sorted([NO | who, *[HIT | who | kind << X_SHIFT for kind in kinds_in(state, frame.b)]])


def spear(run: Run, state: Game, frame: Frame, action: int) -> None:
    """It is dead, and the holder is paid for it."""
    if verb_of(action) == NO:
        return
    if run.listener is not None:
        told: dict[str, object] = {"survivor": frame.a, "zone": frame.b, "kind": x_of(action)}
        run.tell("speared", "HB-REACT-01", told)
    kill(run, state, frame.a, frame.b, x_of(action), 1, SPEARED)


def stands_in_water(state: Game, holder: int, facts: list[int]) -> bool:
    """Whether there is a puddle to get rid of."""
    zone = state.survivors[holder].zone
    return zone >= 0 and puddles_in(state, zone) > 0


def bail_out(run: Run, state: Game, frame: Frame, holder: int) -> None:
    """The holder's zone is dry."""
    zone = state.survivors[holder].zone
    set_counter(state, PUDDLES.name, 0, zone)
    if run.listener is not None:
        run.tell("bailed-out", "HB-REACT-02", {"survivor": holder, "zone": zone})


def change(book: Book) -> None:
    """Put it into a book."""
    book.add("handlers", "harpoon", Handles("harpoon", harpoon, can_spear))
    book.add("handlers", "bail-out", Handles("bail-out", bail_out, stands_in_water))
    book.add("questions", "ask-harpoon", Question("ask-harpoon", OWNED, spear_options, spear, "HB-REACT-01"))
    order = book.rows_of("questions", Question)["ask-order"]
    book.replace("questions", "ask-order", order.asked_with(order.options, rule="HB-REACT-03"))
