"""What a game of the family has, in lists for people: survivors, skills, cards, zombies, mission words."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from shamble import text
from shamble.family.board.model import Board
from shamble.family.position.printed import (
    LEVEL_NAMES,
    CardType,
    Character,
    Skill,
    WeaponMode,
    ZombieKind,
    slug_of,
)
from shamble.kernel.book import Book
from shamble.port.listing import Listing, Row

from .components import own_rules
from .content.books import book
from .content.known import words_of


def listing_of(game: str, folders: tuple[Path, ...]) -> Listing:
    """All lists of a game."""
    rows, words = book(game, folders), text.of(game)
    return Listing(
        {
            "survivors": partial(survivors, rows, words),
            "skills": partial(skills, rows, words),
            "equipment": partial(equipment, rows, words),
            "zombies": partial(zombies, rows, words),
            "words": partial(mission_words, game, words),
        },
        {"type": "zombie-*", "decks": "deck-*", "sort": "cli-list-sort-*"},
    )


def named(words: text.Words, key: str, otherwise: str) -> str:
    """The name in the reader's language, if it has one."""
    return words.t(key) if words.knows(key) else otherwise


def skill_name(words: text.Words, name: str) -> str:
    """A skill as people call it."""
    return named(words, f"skill-{slug_of(name)}-name", name)


def grid_of(board: Board) -> list[list[str]]:
    """The tiles of a board, row by row."""
    rows: dict[int, list[str]] = {}
    for tile in board.tiles:
        rows.setdefault(tile.row, []).append(tile.name)
    return [rows[row] for row in sorted(rows)]


def survivors(rows: Book, words: text.Words) -> list[Row]:
    """Survivors with their skills by level."""
    found: list[Row] = []
    for row in rows.rows("characters").values():
        assert isinstance(row, Character)
        name = named(words, f"survivor-{row.slug}", row.name)
        one: Row = {"survivor": name, "traits": list(row.traits)}
        for level, names in zip(LEVEL_NAMES, row.levels, strict=False):
            one[level] = [skill_name(words, skill) for skill in names]
        one["ours"] = row.ours
        found.append(one)
    return marked(found)


def marked(rows: list[Row]) -> list[Row]:
    """The rows with a mark on what the printed game does not say; where it says everything, without."""
    if not any([row["ours"] for row in rows]):
        for row in rows:
            del row["ours"]
    return rows


def skills(rows: Book, words: text.Words) -> list[Row]:
    """Skills and what they do."""
    cites = rows.citing()
    return [
        {
            "skill": skill_name(words, row.name),
            "text": named(words, f"skill-{row.slug}-text", ""),
            "rules": own_rules(row.rules, cites),
        }
        for row in rows.rows("skills").values()
        if isinstance(row, Skill)
    ]


def equipment(rows: Book, words: text.Words) -> list[Row]:
    """Cards with their numbers, and how many are in which deck."""
    found: list[Row] = [
        {
            "card": named(words, f"equipment-{card.slug}", card.name),
            "melee": attack(card.melee),
            "ranged": attack(card.ranged),
            "dual": card.dual,
            "skills": [skill_name(words, name) for name in card.skills],
            "decks": decks_with(rows, card.name),
            "ours": card.ours,
        }
        for card in rows.rows("cards").values()
        if isinstance(card, CardType)
    ]
    return marked(found)


def attack(row: WeaponMode | None) -> str | None:
    """A way to attack in a few signs: range, dice, accuracy, damage, noise."""
    if row is None:
        return None
    reach = str(row.near) if row.near == row.far else f"{row.near}-{row.far}"
    return f"{reach}: {row.dice}× {row.accuracy}+ → {row.damage}" + ("!" if row.noisy else "")


def decks_with(rows: Book, card: str) -> dict[str, int]:
    """How many of a card are in which deck."""
    found: dict[str, int] = {}
    for name, contents in rows.rows("decks").items():
        assert isinstance(contents, dict)
        if card in contents:
            found[name] = contents[card]
    return found


def zombies(rows: Book, words: text.Words) -> list[Row]:
    """Kinds of zombies with their numbers."""
    return [
        {
            "zombie": named(
                words, f"zombie-{kind.slug}", named(words, f"abomination-{kind.slug}", kind.name)
            ),
            "type": kind.type,
            "figures": kind.figures,
            "actions": kind.actions,
            "toughness": kind.toughness,
            "adrenaline": kind.adrenaline,
            "priority": kind.priority,
        }
        for kind in rows.rows("zombies").values()
        if isinstance(kind, ZombieKind)
    ]


def mission_words(game: str, words: text.Words) -> list[Row]:
    """The words that missions, cards and skills may use, with what they need and what they mean."""
    return [
        {
            "word": word.name,
            "sort": word.kind,
            "needs": [f"{one.name}: {one.type}{'?' * one.optional}" for one in word.arguments],
            "facts": list(word.needs),
            "meaning": named(words, word.key(), ""),
        }
        for word in words_of(game).words.values()
    ]
