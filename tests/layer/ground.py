"""The ground of the Harbour: piers, fog from which one sees out and not in, gates that shut again."""

from typing import Final

from shamble.family.board.kinds import Fitting, ZoneKind
from shamble.family.places.passages import SHUT, set_passages
from shamble.family.position.state import Game
from shamble.kernel.book import Book
from shamble.kernel.frame import Frame
from shamble.kernel.run import Run

PIER: Final = ZoneKind("pier", "P", indoor=False, passes=True, spawns=True)
FOG: Final = ZoneKind("fog", "F", indoor=False, seen=False)
FLOODGATE: Final = Fitting("floodgate")


def shut_gates(run: Run, state: Game, frame: Frame) -> None:
    """At the end of each round every floodgate falls shut."""
    gate = state.rules.fitting_numbers[FLOODGATE.name]
    gates = sum([1 << door for door, fitting in enumerate(state.fittings) if fitting == gate])
    fallen = gates & state.open_doors
    if fallen:
        set_passages(run, state, fallen, SHUT)
        if run.listener is not None:
            run.tell("gates-shut", "HB-GATE-01", {"count": fallen.bit_count()})


def change(book: Book) -> None:
    """Put it into a book."""
    book.add("zone-kinds", PIER.name, PIER)
    book.add("zone-kinds", FOG.name, FOG)
    book.add("fittings", FLOODGATE.name, FLOODGATE)
    book.append_step("end-phase", shut_gates)
