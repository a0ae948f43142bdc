"""The Bola Gun: whom it hits lies bound until the next Zombie Phase to begin is over."""

from typing import Final

from shamble.family.carrying.inventory import discard_card, lose_card
from shamble.family.dead.figures import able, has_any, kinds_in, lay_down, rise
from shamble.family.dead.statuses import Status
from shamble.family.fighting.facts import HITS, MISSES, facts_of
from shamble.family.position.state import Game
from shamble.family.vocabulary import HIT, ZOMBIE_PHASE
from shamble.kernel.action import ACTOR_SHIFT, X_SHIFT, x_of
from shamble.kernel.book import Book
from shamble.kernel.frame import Frame
from shamble.kernel.rows import OWNED, Question
from shamble.kernel.run import Run

from .vocabulary import ASK_BIND

TRAPPED: Final = "trapped"
TRAPPED_NEXT: Final = "trapped next"
BOUND: Final = (TRAPPED, TRAPPED_NEXT)
"""Bound until the end of a Zombie Phase that goes on or comes next; of the one after it."""

STATUSES: Final = (Status(TRAPPED), Status(TRAPPED_NEXT, TRAPPED))


def status_number(state: Game, name: str) -> int:
    """The number of a status."""
    return state.rules.status_numbers[name]


def bound_in(state: Game, zone: int, kind: int) -> int:
    """How many of a kind lie bound in a zone."""
    at = zone * state.rules.kind_count + kind
    return sum([state.idle[status_number(state, name)][at] for name in BOUND])


def lies_anybody_bound(state: Game) -> bool:
    """Whether anybody lies bound, anywhere."""
    return any([has_any(state.idle[status_number(state, name)]) for name in BOUND])


def unbound_in(state: Game, zone: int, kind: int) -> int:
    """How many of a kind in a zone are not bound."""
    return state.zombies[zone * state.rules.kind_count + kind] - bound_in(state, zone, kind)


def bind_hits(run: Run, state: Game, frame: Frame) -> None:
    """Each hit binds one Zombie instead of harming it; misses harm nobody, and the gun is spent by a hit."""
    facts = facts_of(frame)
    if not state.rules.cards[frame.b].facts.get("traps"):
        return
    facts[MISSES] = 0
    if not facts[HITS]:
        return
    me = state.survivors[frame.a]
    if frame.b in me.hand + me.pack:
        lose_card(state, me, frame.b)
        discard_card(state, frame.b)
        if run.listener is not None:
            run.cite("AD-BOLA-03")
    run.again(frame)
    facts[HITS] -= 1
    run.push(ASK_BIND, frame.a)


def bind_options(state: Game, frame: Frame) -> list[int]:
    """Those of the lowest level in the zone who do not lie bound yet."""
    zone = state.stack[-2].c
    kinds = kinds_in(state, zone)
    first = min([state.rules.kinds[kind].priority for kind in kinds], default=0)
    base = HIT | frame.a << ACTOR_SHIFT
    return [
        base | kind << X_SHIFT
        for kind in kinds
        if state.rules.kinds[kind].priority == first and unbound_in(state, zone, kind)
    ]


def bind(run: Run, state: Game, frame: Frame, action: int) -> None:
    """It lies down; one that acts goes first, then one that rests."""
    zone, kind = state.stack[-1].c, x_of(action)
    at = zone * state.rules.kind_count + kind
    status = status_number(state, TRAPPED_NEXT if goes_on_to_its_end(state) else TRAPPED)
    if able(state, at) <= 0:
        for other, row in enumerate(state.idle):
            if row[at] and other not in (status_number(state, TRAPPED), status_number(state, TRAPPED_NEXT)):
                row[at] -= 1
                break
    lay_down(state, zone, kind, 1, status)
    if run.listener is not None:
        run.tell("trapped", "AD-BOLA-01", {"survivor": frame.a, "zone": zone, "kind": kind})


def goes_on_to_its_end(state: Game) -> bool:
    """Whether a Zombie Phase is under way at whose end those who lie bound have yet to get up."""
    for frame in state.stack:
        if frame.proc == ZOMBIE_PHASE:
            return frame.step <= state.rules.step_of(ZOMBIE_PHASE, "get-up")
    return False


def get_up(run: Run, state: Game, frame: Frame) -> None:
    """The Zombie Phase is over: who was bound before it gets up, who was bound in it has another to go."""
    if run.listener is not None and any(state.idle[status_number(state, TRAPPED)]):
        run.tell("freed", "AD-BOLA-02", {})
    for name in BOUND:
        rise(state, status_number(state, name))


def change(book: Book) -> None:
    """Put it into a book."""
    for status in STATUSES:
        book.add("statuses", status.name, status)
    book.insert_before("zombie-phase", "end-rest", get_up)
    question = Question("ask-bind", OWNED, bind_options, bind, "AD-BOLA-01")
    book.add("questions", question.name, question)
