"""The content of the game, as these tests read it."""

from __future__ import annotations

from shamble.family.port.content import books
from shamble.family.position.printed import CardType, Character, Skill, ZombieCard, ZombieKind
from shamble.kernel.book import Book

GAME = "night-of-the-living-dead"
SCENES = tuple(f"NL{number}" for number in range(1, 11))
TEAM = ("Barbra", "Ben", "Harry", "Helen", "Judy", "Tom")


def book() -> Book:
    return books.book(GAME)


def cards() -> dict[str, CardType]:
    return book().rows_of("cards", CardType)


def kinds() -> dict[str, ZombieKind]:
    return book().rows_of("zombies", ZombieKind)


def characters() -> dict[str, Character]:
    return book().rows_of("characters", Character)


def skills() -> dict[str, Skill]:
    return book().rows_of("skills", Skill)


def ghoul_cards() -> dict[int, ZombieCard]:
    return {card.number: card for card in book().rows_of("zombie-cards", ZombieCard).values()}


def deck(name: str) -> dict[str, int]:
    contents = book().row("decks", name)
    assert isinstance(contents, dict)
    return contents


def component(table: str, name: str) -> int:
    count = book().row(table, name)
    assert isinstance(count, int)
    return count
