"""The ground of the Strip: casino and corridor are seen along, the statue is left and never entered."""

from typing import Final

from shamble.family.board.kinds import DOOR, Fitting, ZoneKind
from shamble.kernel.book import Book

CASINO: Final = ZoneKind("casino", "C", indoor=True, passes=True, search=True, spawns=True)
CORRIDOR: Final = ZoneKind("corridor", "H", indoor=True, passes=True, spawns=True)
ELEVATOR: Final = ZoneKind("elevator", "E", indoor=True, search=True, spawns=True)
STATUE: Final = ZoneKind("statue", "Z", indoor=False, spawns=True, entered=False)
TRAP: Final = ZoneKind("trap", "T", indoor=True, search=True, spawns=True)
VAULT: Final = ZoneKind("vault", "V", indoor=True, search=True, spawns=True)
ROOM: Final = ZoneKind("room", "R", indoor=True, search=True, spawns=True)

VAULT_DOOR: Final = Fitting("vault-door")


def change(book: Book) -> None:
    """Put it into a book: printed doors stand open, and Spawn tokens may lie anywhere."""
    for kind in (CASINO, CORRIDOR, ELEVATOR, STATUE, TRAP, VAULT):
        book.add("zone-kinds", kind.name, kind)
    book.replace("zone-kinds", ROOM.name, ROOM)
    book.replace("fittings", DOOR, Fitting(DOOR, shut=False))
    book.add("fittings", VAULT_DOOR.name, VAULT_DOOR)
