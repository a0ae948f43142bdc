"""Survivors of a case: the side of their cards, the skills of both sides, who came later."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from shamble.family.port.casing.expect_people import FIELDS, PeopleFields
from shamble.family.port.casing.position import SurvivorField
from shamble.family.port.casing.tables import people_of
from shamble.family.position.printed import Character
from shamble.family.position.state import Game, Survivor
from shamble.kernel.book import Book
from shamble.kernel.counters import set_counter
from shamble.port.casing import Playing, Stock, as_text, as_texts, as_truth, find

from ...people import JOINED_LATER
from ...printed import MODES, ZOMBICIDE

ROMERO_SKILLS: Final = "romero skills"
"""What a survivor has in Romero mode, where a case says it completely."""


def identity_cards(book: Book, survivors: Mapping[str, dict[str, Any]]) -> Book:
    """Cards of those in the case: skills that are given completely are those of both sides."""
    made = people_of(book, survivors)
    for name, row in survivors.items():
        if "only skills" not in row:
            continue
        if made is book:
            made = book.layer(book.name)
        known = {printed.lower(): printed for printed in made.rows("characters")}
        card = made.row("characters", known[name.lower()])
        assert isinstance(card, Character)
        in_romero = tuple(as_texts(row.get(ROMERO_SKILLS, row["only skills"])))
        printed = card.sides[ZOMBICIDE] if len(card.sides) > ZOMBICIDE else ((), (), (), ())
        sides = ((in_romero, (), (), ()), printed)
        made.replace(
            "characters",
            card.name,
            Character(card.index, card.name, card.slug, (), sides[0], card.ours, sides[1:], card.facts),
        )
    return made


def _is_there(state: Game, name: str, me: Survivor, value: Any, stock: Stock) -> None:
    """It has been seen to when the cards were laid out."""


def _starting(state: Game, name: str, me: Survivor, value: Any, stock: Stock) -> None:
    """Whether somebody was there from the start."""
    later = 0 if as_truth(value, "starting") else 1
    set_counter(state, JOINED_LATER.name, later, state.survivors.index(me))


def _mode(play: Playing, me: Survivor, value: Any) -> tuple[object, object] | None:
    """The side in force."""
    wanted = MODES[find("mode", as_text(value), {name: at for at, name in enumerate(MODES)})]
    found = MODES[play.state.rules.side(play.state, me)]
    return None if wanted == found else (wanted, found)


SURVIVOR_FIELDS: Final[dict[str, SurvivorField]] = {
    "mode": _is_there,
    ROMERO_SKILLS: _is_there,
    "starting": _starting,
}
PEOPLE_FIELDS: Final[PeopleFields] = {**FIELDS, "mode": _mode}
