"""Zombicide 2nd Edition: the parent of the family's games. Its rules are the family's own."""

from shamble.family.book import family_book
from shamble.kernel.book import Book

NAME = "zombicide-2e"


def rules_book() -> Book:
    """The rules of the game; cards, zombies, skills and survivors come from its content files."""
    book = family_book(NAME)
    book.add("first-player-card", "Fire Axe", True)
    return book
