"""What a Scene says that no other game's mission says: the mode, building, searching, barricades."""

from collections.abc import Sequence
from typing import Any, Final

from shamble.family.missions.mission import Mission, MissionField, Sheet
from shamble.family.position.state import Game
from shamble.kernel.book import Book

from .ground import BARRICADE, STAIRS
from .printed import MODES, ROMERO, SEARCHED

NO_LIMIT: Final = 0
HOUSE: Final = ("house",)


class Building:
    """Where barricades may be built, what it takes and brings, and how often."""

    __slots__ = ("card", "experience", "limit", "passages")

    def __init__(self, passages: int, card: str, experience: int, limit: int) -> None:
        self.passages = passages
        """The ways, as bits."""
        self.card = card
        """The card that is discarded for it; nothing for none."""
        self.experience = experience
        self.limit = limit


class Searching:
    """Which decks may be searched, where, and by whom."""

    __slots__ = ("is_forbidden", "romero", "zones")

    def __init__(self, *, is_forbidden: bool = False) -> None:
        self.is_forbidden = is_forbidden
        self.zones: dict[str, tuple[int, ...]] = {}
        """The zones of a deck that is not searched everywhere."""
        self.romero: tuple[str, ...] = HOUSE
        """The decks open to those in Romero mode."""


EVERYWHERE: Final = Searching()
NOWHERE: Final = Building(0, "", 0, NO_LIMIT)


def building(state: Game) -> Building:
    """What the Scene says of building."""
    found: Building = state.rules.mission.own.get("building", NOWHERE)
    return found


def searching(state: Game) -> Searching:
    """What the Scene says of searching."""
    found: Searching = state.rules.mission.own.get("search", EVERYWHERE)
    return found


def starting_mode(state: Game) -> int:
    """The side of the identity cards that lies up when the Scene begins."""
    found: int = state.rules.mission.own.get("mode", ROMERO)
    return found


# --- reading


def rows_of(sheet: Sheet, value: Any, where: str) -> dict[str, Any]:
    """What should be fields with something in each."""
    if isinstance(value, dict):
        return value
    sheet.tell(where, "lint-wrong-type", {"expected": "object", "found": str(value)})
    return {}


def listed(value: Any) -> Sequence[Any]:
    """One thing alone needs no list."""
    return value if isinstance(value, list | tuple) else (value,)


def whole(sheet: Sheet, value: Any, where: str) -> int:
    """A whole number, 0 or more."""
    if isinstance(value, int) and not isinstance(value, bool) and value >= 0:
        return value
    sheet.tell(where, "lint-wrong-type", {"expected": "int", "found": str(value)})
    return 0


def check_fields(sheet: Sheet, row: dict[str, Any], known: tuple[str, ...], where: str) -> None:
    """No other field is written."""
    for name in row:
        if name not in known:
            sheet.tell(f"{where}.{name}", "lint-unknown-field", {"field": name})


def read_mode(sheet: Sheet, mission: Mission, value: Any, where: str) -> int:
    """The side with which everybody begins."""
    return MODES.index(str(value)) if sheet.choose(where, str(value), MODES) else ROMERO


def read_building(sheet: Sheet, mission: Mission, value: Any, where: str) -> Building:
    """Where barricades may be built: in gaps, or where one stands already."""
    row = rows_of(sheet, value, where)
    check_fields(sheet, row, ("where", "needs", "experience", "limit"), where)
    if "where" not in row:
        sheet.tell(where, "lint-missing-field", {"field": "where"})
    passages = 0
    for i, pair in enumerate(listed(row.get("where", ()))):
        door = sheet.passage(pair, f"{where}.where[{i}]")
        if door is not None:
            passages |= 1 << door
    card = str(row.get("needs", ""))
    if card:
        sheet.choose(f"{where}.needs", card, tuple(sheet.book.rows("cards")))
    experience = whole(sheet, row.get("experience", 0), f"{where}.experience")
    return Building(passages, card, experience, whole(sheet, row.get("limit", NO_LIMIT), f"{where}.limit"))


def read_search(sheet: Sheet, mission: Mission, value: Any, where: str) -> Searching:
    """`none`, or for each deck where it may be searched, and which decks are open in Romero mode."""
    if value == "none":
        return Searching(is_forbidden=True)
    found = Searching()
    row = rows_of(sheet, value, where)
    check_fields(sheet, row, (*SEARCHED, MODES[ROMERO]), where)
    for name, places in row.items():
        if name in SEARCHED:
            found.zones[name] = zones_of(sheet, mission, places, f"{where}.{name}")
    if MODES[ROMERO] in row:
        decks = [str(word) for word in listed(row[MODES[ROMERO]])]
        for i, deck in enumerate(decks):
            sheet.choose(f"{where}.{MODES[ROMERO]}[{i}]", deck, SEARCHED)
        found.romero = tuple(decks)
    return found


def zones_of(sheet: Sheet, mission: Mission, places: Any, where: str) -> tuple[int, ...]:
    """The rooms in which a deck may be searched."""
    found: list[int] = []
    for i, name in enumerate(() if places == "none" else listed(places)):
        zone = sheet.place(name, f"{where}[{i}]")
        if zone is None:
            continue
        if not mission.board.zones[zone].kind.search:
            sheet.tell(f"{where}[{i}]", "lint-no-building", {"name": str(name)})
        found.append(zone)
    return tuple(found)


def read_barricades(sheet: Sheet, mission: Mission, value: Any, where: str) -> None:
    """Barricade tokens, open or closed: `{between: [zone, zone], state: open}`; stairs stay stairs."""
    for i, given in enumerate(listed(value)):
        place = f"{where}[{i}]"
        row = rows_of(sheet, given, place)
        check_fields(sheet, row, ("between", "state"), place)
        stand = str(row.get("state", "closed"))
        sheet.choose(f"{place}.state", stand, ("open", "closed"))
        door = sheet.passage(row.get("between"), f"{place}.between")
        if door is not None:
            if mission.fittings[door] != STAIRS:
                mission.fittings[door] = BARRICADE
            mission.open_doors = mission.open_doors & ~(1 << door) | (stand == "open") << door


FIELDS: Final = (
    MissionField("mode", read_mode),
    MissionField("building", read_building),
    MissionField("search", read_search),
    MissionField("barricades", read_barricades),
)


def change(book: Book) -> None:
    """Put it into a book."""
    for field in FIELDS:
        book.add("mission-fields", field.name, field)
    book.replace("constants", "objective-adrenaline", 0)
