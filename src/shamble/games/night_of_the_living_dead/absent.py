"""What Second Edition has and this game lacks."""

from shamble.family import modes
from shamble.kernel.book import Book

ABSENT = {
    "verbs": ("crate", "noise", "eat"),
    "modes": (
        "abomination-fest",
        "abomination-fest-2",
        "abomination-fest-3",
        "dark-zones",
        "cars",
        "companions",
        "exploding-cars",
        "pairs",
    ),
    "piles": ("equipment", "pimpweapons", "abominations"),
    "first-player-card": ("Fire Axe",),
    "shared-skills": ("Brother in arms: ", "B.I.A.: "),
}


def change(book: Book) -> None:
    """Leave it out: crates, noise, food, Abominations, dark rooms, Companions; cars are no option."""
    for table, names in ABSENT.items():
        for name in names:
            book.remove(table, name)
    modes.with_cars(book)
    book.remove("verbs", "search-car")
    for vehicle in list(book.rows("vehicles")):
        book.remove("vehicles", vehicle)
