"""What Second Edition has and this game lacks."""

from shamble.kernel.book import Book

ABSENT = {
    "verbs": (
        "open",
        "reload",
        "crate",
        "eat",
        "slip",
        "melee-both",
        "ranged-both",
        "taunt",
        "jump",
        "blitz",
        "field-medic",
        "improvised-melee",
        "improvised-ranged",
    ),
    "modes": (
        "abomination-fest",
        "abomination-fest-2",
        "abomination-fest-3",
        "dark-zones",
        "ultrared",
        "exploding-cars",
        "pairs",
    ),
    "piles": ("starting", "pimpweapons", "abominations"),
    "first-player-card": ("Fire Axe",),
    "vehicles": ("pimpmobile", "police"),
    "shared-skills": ("Brother in arms: ", "B.I.A.: "),
}


def change(book: Book) -> None:
    """Leave it out: doors to open, crates, food, dual weapons, dealt equipment, modes, cars of its own."""
    for table, names in ABSENT.items():
        for name in names:
            book.remove(table, name)
