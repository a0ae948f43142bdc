"""The car: one token with two sides that play alike, any number of Passengers, an attack in every zone."""

from typing import Final

from shamble.family.moving.cars import refuse_get_in
from shamble.family.moving.vehicles import ANY_NUMBER, DRIVER, PASSENGER, Drive, Vehicle
from shamble.family.position.state import Game
from shamble.kernel.book import Book
from shamble.kernel.event import Reason
from shamble.kernel.rows import Verb

RULE: Final = "NL-CAR-03"

SEATS: Final = {DRIVER: 1, PASSENGER: ANY_NUMBER}
DRIVES: Final = (Drive("drive", 1, attack="drive"), Drive("drive-fast", 2, attack="drive"))
VEHICLES: Final = (
    Vehicle("johnny", "Johnny's Car", SEATS, DRIVES),
    Vehicle("pick-up", "Ben's Pick-Up", SEATS, DRIVES),
)


def refuse_seat(state: Game, action: int) -> list[Reason]:
    """Why a seat cannot be taken: one rule says it all."""
    reasons = refuse_get_in(state, action)
    return [
        Reason(reason.key, RULE, reason.args, reason.also) if reason.key == "refused-no-car" else reason
        for reason in reasons
    ]


def change(book: Book) -> None:
    """Put it into a book."""
    seat = book.rows_of("verbs", Verb)["get-in"]
    book.replace("verbs", seat.name, seat.refused_by(refuse_seat))
    for vehicle in VEHICLES:
        book.add("vehicles", vehicle.name, vehicle)
