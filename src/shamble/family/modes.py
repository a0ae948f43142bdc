"""Optional ways to play, each a layer over the book: what it adds, what it replaces.

A mode changes whatever book it is given: it keeps the steps that a game has put in, and brings nothing that
the game already has in a way of its own.
"""

from collections.abc import Callable

from shamble.family.board.model import SIGHT_DARK
from shamble.family.carrying import consent
from shamble.family.dead import spawning as spawn
from shamble.family.fighting import shots_at_cars as car_fire
from shamble.family.moving import cars
from shamble.family.people import companions
from shamble.family.people import ultrared as skills_of_laps
from shamble.family.round import setup_in_pairs as pairs
from shamble.kernel.book import Book

NO_LIMIT = 99
DARK_ACCURACY = 6


def abomination_fest(limit: int) -> Callable[[Book], None]:
    """Several Abominations at once: those on the board act, then one more comes, up to a limit."""

    def mode(book: Book) -> None:
        book.replace("constants", "abomination-limit", limit)
        if book.procedure("spawn-card").at("place-next-abomination") < 0:
            book.insert_after("spawn-card", "place", spawn.place_next_abomination)

    return mode


def dark_zones(book: Book) -> None:
    """Nobody sees into dark rooms from afar, and shots into them hardly hit."""
    book.replace("constants", "sight-mode", book.rows_of("constants", int)["sight-mode"] | SIGHT_DARK)
    book.replace("constants", "dark-accuracy", DARK_ACCURACY)


def ultrared(book: Book) -> None:
    """At Red the marker starts again and more skills can be reached."""
    book.replace("constants", "ultrared", 1)
    skills_of_laps.change_question(book)


def with_cars(book: Book) -> None:
    """Cars can be boarded, driven and searched."""
    for verb in cars.VERBS:
        book.provide("verbs", verb.name, verb)


def exploding_cars(book: Book) -> None:
    """Cars can be shot at, and a hit blows them up."""
    for verb in car_fire.VERBS:
        book.provide("verbs", verb.name, verb)
    if "attack" in book.rows("procedures") and book.procedure("attack").at("hit-car") < 0:
        book.insert_before("attack", "assign-hits", car_fire.hit_car)


def with_companions(book: Book) -> None:
    """Companions can be rallied and traded."""
    for verb in companions.VERBS:
        book.provide("verbs", verb.name, verb)
    if "trade" in book.rows("verbs"):
        trade = book.row("verbs", "trade")
        book.replace("verbs", "trade", trade.offered_by(companions.offer_trade_of_companions))
    book.provide_step("trading", companions.hand_over)


def in_pairs(book: Book) -> None:
    """Survivors come in pairs at random; the players choose some of them."""
    pairs.change_setup(book)


class Mode:
    """An optional way to play: what it changes in the book."""

    __slots__ = ("change", "name")

    def __init__(self, name: str, change: Callable[[Book], None]) -> None:
        self.name = name
        self.change = change


_CHANGES: dict[str, Callable[[Book], None]] = {
    "abomination-fest": abomination_fest(NO_LIMIT),
    "abomination-fest-2": abomination_fest(2),
    "abomination-fest-3": abomination_fest(3),
    "dark-zones": dark_zones,
    "ultrared": ultrared,
    "cars": with_cars,
    "exploding-cars": exploding_cars,
    "companions": with_companions,
    "pairs": in_pairs,
    "agreed-trades": consent.agreed_beforehand,
}

MODES: dict[str, Mode] = {name: Mode(name, change) for name, change in _CHANGES.items()}
