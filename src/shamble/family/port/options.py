"""What may be chosen before a game of the family: the form, and the engine's own options from it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from shamble.family.position.options import NO_ABOMINATIONS, Options
from shamble.family.position.printed import Character, ZombieKind
from shamble.kernel.book import Book
from shamble.port.options import MANY, NUMBER, NUMBERS, Choice, Field, Schema

MOST_PEOPLE: Final = 6
"""How many survivors, and so seats, a game of the family has at most."""

MODE_NEEDS: Final = {
    "cars": "cars",
    "companions": "companions",
    "pairs": "companions",
    "exploding-cars": "cars",
}
"""Modes that need pieces of their own on the map: the mission must come with this mode."""


def schema_of(book: Book) -> Schema:
    """The form of a game, with what its book has to choose from."""
    usual = Options()
    least = book.rows_of("constants", int)["least-party"]
    tiers = [Choice(name, f"tier-{name}") for name in book.rows("tiers")]
    fields = [
        Field("seats", NUMBER, usual.seats, least=1, most=MOST_PEOPLE),
        Field("party", NUMBER, usual.party, least=least, most=MOST_PEOPLE, least_of="seats"),
        Field("survivors", MANY, [], most=MOST_PEOPLE, most_of="party", choices=survivors(book)),
        Field("modes", MANY, [], choices=modes(book), advanced=True),
        Field("tiers", MANY, [tier.name for tier in tiers], least=1, choices=tiers, advanced=True),
        Field("abominations", MANY, [], choices=abominations(book), advanced=True),
        Field("shares", NUMBERS, [], least=1, count_of="seats", sum_of="party", advanced=True),
    ]
    return Schema([field for field in fields if field.kind != MANY or field.choices])


def survivors(book: Book) -> list[Choice]:
    """Who can be played."""
    rows = [row for row in book.rows("characters").values() if isinstance(row, Character)]
    return [Choice(row.name, f"survivor-{row.slug}", ours=row.ours) for row in rows]


def modes(book: Book) -> list[Choice]:
    """Optional ways to play; variants of one exclude each other, such as `fest` and `fest-2`."""
    return [
        Choice(
            name,
            f"mode-{name}-name",
            f"mode-{name}-text",
            group=re.sub(r"-\d+$", "", name),
            needs=MODE_NEEDS.get(name, ""),
        )
        for name in book.rows("modes")
    ]


def abominations(book: Book) -> list[Choice]:
    """Those that may come; nobody named means all of them, `none` that their deck is empty."""
    kinds = [book.row("zombies", name) for name in book.rows("abominations")]
    found = [Choice(row.name, f"abomination-{row.slug}") for row in kinds if isinstance(row, ZombieKind)]
    return [*found, Choice(NO_ABOMINATIONS, "abominations-none", alone=True)] if found else []


def options_of(chosen: Mapping[str, Any]) -> Options:
    """The engine's options from what `Schema.read` gave."""
    usual = Options()
    return Options(
        seats=chosen["seats"],
        survivors=tuple(chosen.get("survivors", ())),
        tiers=tuple(chosen.get("tiers", ())),
        abominations=tuple(chosen.get("abominations", usual.abominations)),
        modes=tuple(chosen.get("modes", ())),
        party=chosen["party"],
        shares=tuple(chosen["shares"]),
    )
