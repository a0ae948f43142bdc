"""Zombicide 2nd Edition: the parent of the family's games. Its rules are the family's own."""

from shamble.family.book import family_book
from shamble.family.carrying import consent
from shamble.family.moving.vehicles import DRIVER, PASSENGER, Drive, Vehicle
from shamble.kernel.book import Book

NAME = "zombicide-2e"

SHARED_SKILL = "Brother in arms"
SHARED_SKILL_PREFIXES = ("Brother in arms: ", "B.I.A.: ")
"""How a skill is written that shares another one with everybody in the zone."""

SEATS = {DRIVER: 1, PASSENGER: 3}
DRIVES = (Drive("drive", 1), Drive("drive-fast", 2, attack="drive-fast"))
VEHICLES = (
    Vehicle("pimpmobile", "Pimpmobile", SEATS, DRIVES),
    Vehicle("police", "Police Car", SEATS, DRIVES, searched=True),
)


def rules_book() -> Book:
    """The rules of the game; cards, zombies, skills and survivors come from its content files."""
    book = family_book(NAME)
    consent.change(book)
    book.add("first-player-card", "Fire Axe", True)
    for vehicle in VEHICLES:
        book.add("vehicles", vehicle.name, vehicle)
    for prefix in SHARED_SKILL_PREFIXES:
        book.add("shared-skills", prefix, SHARED_SKILL)
    return book
