"""The rules of Night of the Living Dead: what differs from Zombicide 2nd Edition."""

from shamble.games.zombicide_2e.ruleset import rules_book as second_edition
from shamble.kernel.book import Book

from . import (
    absent,
    cars,
    citing,
    combining,
    ghouls,
    ground,
    on_the_table,
    passages,
    people,
    playing,
    printed,
    searching,
    setup,
    sheet,
    sides,
    spawns,
    timing,
    weapons,
)
from .vocabulary import NIGHT_WORDS

NAME = "night-of-the-living-dead"

TOPICS = (
    absent,
    printed,
    ground,
    sheet,
    setup,
    people,
    sides,
    ghouls,
    spawns,
    passages,
    searching,
    combining,
    weapons,
    cars,
    timing,
    playing,
    on_the_table,
    citing,
)


def rules_book() -> Book:
    """Second Edition, changed topic by topic."""
    book = second_edition().layer(NAME, NIGHT_WORDS)
    for topic in TOPICS:
        topic.change(book)
    return book
