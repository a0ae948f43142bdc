"""The rules of the Harbour: what differs from Zombicide 2nd Edition."""

from shamble.family.missions.words import family_words
from shamble.games.zombicide_2e.ruleset import rules_book as second_edition
from shamble.kernel.book import Book
from shamble.kernel.words import NUMBER, Words

from . import bottle, crew, drowned, fishing, ground, handshake, puddles, reactions, slipping
from .vocabulary import HARBOUR_WORDS

NAME = "harbour"


def rules_book() -> Book:
    """Second Edition without crates and without noise for its own sake, and with water everywhere."""
    book = second_edition().layer(NAME, HARBOUR_WORDS)
    book.remove("verbs", "noise")
    book.remove("verbs", "crate")
    for part in (ground, puddles, slipping, fishing, drowned, handshake, reactions, crew, bottle):
        part.change(book)
    turn = book.row("citations", "ask-turn")
    book.replace("citations", "ask-turn", (*turn, "HB-ACT-02"))
    return book


def harbour_words() -> Words:
    """The words that missions of the Harbour may use besides the family's."""
    words = family_words().layer()
    words.add(NUMBER, "catch-held", fishing.catch_held)
    return words
