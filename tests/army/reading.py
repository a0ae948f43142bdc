"""The content of the game, as these tests read it."""

from __future__ import annotations

from shamble.family.port.content import books
from shamble.family.position.printed import CardType, Character, Skill, ZombieCard, ZombieKind

GAME = "army-of-the-dead"
BOOK = books.book(GAME)


def cards() -> dict[str, CardType]:
    return BOOK.rows_of("cards", CardType)


def kinds() -> dict[str, ZombieKind]:
    return BOOK.rows_of("zombies", ZombieKind)


def characters() -> dict[str, Character]:
    return BOOK.rows_of("characters", Character)


def skills() -> dict[str, Skill]:
    return BOOK.rows_of("skills", Skill)


def drawn_cards(deck: str) -> dict[int, ZombieCard]:
    """The cards of a deck that brings zombies, by number."""
    found = BOOK.rows_of("zombie-cards", ZombieCard).values()
    return {card.number: card for card in found if card.deck == deck}


def deck(name: str) -> dict[str, int]:
    contents = BOOK.row("decks", name)
    assert isinstance(contents, dict)
    return contents


def component(table: str, name: str) -> int:
    count = BOOK.row(table, name)
    assert isinstance(count, int)
    return count
