"""The ground around the house: open land, corn, woods, rooms; doors, barricades and stairs between them."""

from typing import Final

from shamble.family.board.kinds import DOOR, Fitting, ZoneKind
from shamble.kernel.book import Book

OPEN_LAND: Final = ZoneKind("open", "O", indoor=False, passes=True, drive=True, grows=True, spawns=True)
CORN: Final = ZoneKind("corn", "K", indoor=False, looks=False, seen=False, grows=True, spawns=True)
WOODS: Final = ZoneKind("woods", "W", indoor=False, seen=False, grows=True, spawns=True)
ROOM: Final = ZoneKind("room", "R", indoor=True, search=True, spawns=True)

BARRICADE: Final = "barricade"
STAIRS: Final = "stairs"


def change(book: Book) -> None:
    """Put it into a book: nothing is printed on the tiles, the Scene lays tokens into gaps."""
    book.remove("zone-kinds", "street")
    for kind in (OPEN_LAND, CORN, WOODS):
        book.add("zone-kinds", kind.name, kind)
    book.replace("zone-kinds", ROOM.name, ROOM)
    book.remove("fittings", "broken")
    book.replace("fittings", DOOR, Fitting(DOOR))
    book.replace("fittings", BARRICADE, Fitting(BARRICADE))
    book.add("fittings", STAIRS, Fitting(STAIRS))
