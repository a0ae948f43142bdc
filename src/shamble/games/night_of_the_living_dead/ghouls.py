"""Ghouls: whom they are after, what they break, how they keep coming at what is closed.

Their goals are chosen before they attack. Then Breakers open everything closed in their zone, all at the same
moment; then everybody steps, and who finds no open way goes as if everything were open.
"""

from typing import Final

from shamble.family.board.kinds import GAP
from shamble.family.board.model import NO_DOOR, Topology
from shamble.family.dead.goals import REASONS, SEEN, SPLIT, GoalReason, choose_goals
from shamble.family.places.passages import STANDS_OPEN, fitting_of, set_passages
from shamble.family.position.state import Game
from shamble.kernel.book import Book
from shamble.kernel.frame import Frame
from shamble.kernel.rows import NamedStep, Ruling
from shamble.kernel.run import Run

from .printed import kinds_that

KNOWN: Final = len(REASONS)
KNOWS: Final = GoalReason("knows", "NL-ZMOVE-03")
"""They see nobody, and go where most survivors are."""


class People:
    """How many survivors are in each zone, and where most of them are."""

    __slots__ = ("most", "number", "zones")

    def __init__(self, state: Game) -> None:
        self.number = [0] * len(state.crowd)
        self.zones = 0
        for me in state.survivors:
            if me.zone >= 0:
                self.number[me.zone] += 1
                self.zones |= 1 << me.zone
        self.most = self.largest(self.zones)

    def largest(self, zones: int) -> int:
        """Of these zones those with the most survivors, as bits."""
        best = 0
        found = 0
        while zones:
            bit = zones & -zones
            zones ^= bit
            number = self.number[bit.bit_length() - 1]
            if number > best:
                best, found = number, bit
            elif number == best:
                found |= bit
        return found


def outlook(state: Game) -> People:
    """Who is where."""
    return People(state)


def goals(state: Game, zone: int, view: People) -> tuple[int, int, int]:
    """The zone in sight with the most survivors; if nobody is seen, that of the whole board."""
    seen = state.topology.seen[zone] & view.zones
    if seen:
        return view.largest(seen), SPLIT, SEEN
    return view.most, SPLIT, KNOWN


def all_open(state: Game) -> Topology:
    """The board as if nothing were closed."""
    board = state.rules.board
    return board.topology((1 << len(board.doors)) - 1, state.rules.sight)


def ways(state: Game, on: Topology, zone: int, goal: int) -> tuple[int, ...]:
    """The next zones on all shortest open ways; without any, on the shortest if everything were open."""
    return on.steps(zone, goal) or all_open(state).steps(zone, goal)


def lands(state: Game, zone: int, way: int) -> int:
    """Something closed stops whoever comes at it."""
    door = state.rules.board.door_between(zone, way)
    if door != NO_DOOR and not state.open_doors >> door & 1:
        return zone
    return way


def closed_at(state: Game, zone: int) -> int:
    """The closed doors and barricades of a zone, as bits."""
    found = 0
    for door in state.rules.doors_at[zone]:
        if not state.open_doors >> door & 1 and fitting_of(state, door).name != GAP:
            found |= 1 << door
    return found


def break_open(run: Run, state: Game, frame: Frame) -> None:
    """Breakers that have not attacked open all that is closed in their zone, and have acted."""
    muster = frame.grid
    assert muster is not None
    breakers = kinds_that(state, "breaks")
    count = state.rules.kind_count
    opened = 0
    for zone in range(len(state.crowd)):
        here = [zone * count + kind for kind in breakers if muster[zone * count + kind]]
        if not here:
            continue
        closed = closed_at(state, zone)
        if closed and not frame.c >> zone & 1:
            opened |= closed
            for at in here:
                muster[at] = 0
            if run.listener is not None:
                run.tell("broken", "NL-BREAKER-03", {"zone": zone, "count": closed.bit_count()})
    if opened:
        set_passages(run, state, opened, STANDS_OPEN)


def change(book: Book) -> None:
    """Put it into a book."""
    book.add("goal-reasons", KNOWS.name, KNOWS)
    for ruling in (
        Ruling("outlook", outlook),
        Ruling("goals", goals),
        Ruling("ways", ways),
        Ruling("lands", lands),
    ):
        book.replace("rulings", ruling.name, ruling)
    book.remove_step("activation", "choose-goals")
    book.insert_before("activation", "attack", NamedStep("choose-goals", choose_goals))
    book.insert_before("activation", "plan-moves", break_open)
