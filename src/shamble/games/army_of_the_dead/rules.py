"""The rules of Army of the Dead: what differs from Zombicide 2nd Edition."""

from shamble.games.zombicide_2e.ruleset import rules_book as second_edition
from shamble.kernel.book import Book

from . import (
    absent,
    ammunition,
    attacks,
    bola,
    challenge,
    citing,
    companions,
    concentrated,
    destinations,
    eliminating,
    explosives,
    falls,
    ground,
    helping,
    hunting,
    items,
    loads,
    luck,
    noise,
    on_the_table,
    orders,
    personal,
    personal_cards,
    playing,
    printed,
    rewards,
    searching,
    setup,
    sleepers,
    spawns,
    specialties,
    timing,
    trading,
    truck,
    vault,
    waking,
    walking,
    zeus,
)
from .vocabulary import ARMY_WORDS

NAME = "army-of-the-dead"

TOPICS = (
    absent,
    printed,
    ground,
    specialties,
    setup,
    noise,
    sleepers,
    luck,
    waking,
    eliminating,
    timing,
    destinations,
    spawns,
    zeus,
    orders,
    citing,
    walking,
    truck,
    ammunition,
    concentrated,
    explosives,
    bola,
    hunting,
    attacks,
    items,
    trading,
    helping,
    searching,
    rewards,
    personal,
    personal_cards,
    falls,
    vault,
    challenge,
    loads,
    companions,
    playing,
    on_the_table,
)


def rules_book() -> Book:
    """Second Edition, changed topic by topic."""
    book = second_edition().layer(NAME, ARMY_WORDS)
    for topic in TOPICS:
        topic.change(book)
    return book
