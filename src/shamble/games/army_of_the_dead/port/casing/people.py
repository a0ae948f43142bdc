"""Survivors of a case: anybody may take part, with whatever specialties."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from shamble.family.port.casing.expect_people import FIELDS, PeopleFields
from shamble.family.port.casing.position import SurvivorField
from shamble.family.port.casing.tables import people_of
from shamble.family.position.printed import Character
from shamble.family.position.state import Game, Survivor
from shamble.kernel.book import Book
from shamble.port.casing import Playing, Stock, as_texts, find

from ...printed import SPECIALTIES
from ...specialties import specialties_of
from .personal import tokens_of


def identity_cards(book: Book, survivors: Mapping[str, dict[str, Any]]) -> Book:
    """Cards of those in the case: a name without a card is a survivor without skills and specialties."""
    known = book.rows("characters")
    rows = {
        name: row if name in known or "only skills" in row else {**row, "only skills": []}
        for name, row in survivors.items()
    }
    made = people_of(book, rows)
    for name, row in survivors.items():
        if "specialties" not in row:
            continue
        if made is book:
            made = book.layer(book.name)
        card = made.row("characters", name)
        assert isinstance(card, Character)
        facts = {
            **card.facts,
            "specialties": tuple([specialty(word) for word in as_texts(row["specialties"])]),
        }
        made.replace(
            "characters",
            name,
            Character(
                card.index, card.name, card.slug, card.traits, card.levels, card.ours, card.sides[1:], facts
            ),
        )
    return made


def specialty(word: str) -> str:
    """A specialty by its name."""
    return SPECIALTIES[find("specialty", word, {name: at for at, name in enumerate(SPECIALTIES)})]


def _said_by_the_card(state: Game, name: str, me: Survivor, value: Any, stock: Stock) -> None:
    """Specialties are on the identity card already."""


def _specialties(play: Playing, me: Survivor, value: Any) -> tuple[object, object] | None:
    wanted = sorted([specialty(word) for word in as_texts(value)])
    found = sorted(specialties_of(play.state, me))
    return None if wanted == found else (wanted, found)


SURVIVOR_FIELDS: Final[dict[str, SurvivorField]] = {"specialties": _said_by_the_card}
PEOPLE_FIELDS: Final[PeopleFields] = {**FIELDS, "specialties": _specialties, "tokens": tokens_of}
