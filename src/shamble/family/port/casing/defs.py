"""What a case defines for itself: cards, skills, survivors, zombies and tiles that no box holds.

They are written as in the content files, by name, and read by the same readers; a name that the game has
takes its place. A card that no deck is said to hold is twice in the equipment deck, and a zombie card belongs
to the deck as soon as it is defined.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any, Final

from shamble.content.problems import ContentError, Problem, refuse
from shamble.content.reading import Document
from shamble.family.board import BoardError, TileFace, tile_face
from shamble.family.port.content.books import Filler, zone_kinds
from shamble.family.port.content.known import words_of
from shamble.family.port.content.rows import (
    EquipmentFile,
    SkillFile,
    SurvivorFile,
    ZombieCardFile,
    ZombieFile,
)
from shamble.kernel.book import Book
from shamble.port.casing import Case, Mistake, as_list, as_map

DEFS: Final = ("cards", "decks", "zombies", "abominations", "zombie cards", "skills", "survivors", "tiles")
COPIES: Final = 2
"""Of a card that no deck is said to hold, so that two can be used together."""

TIER: Final = "of the case: "
"""Each zombie card of a case is a part of the zombie deck for itself."""


def define(book: Book, defs: Document) -> None:
    """Add all that a case defines to a layer over the game's book."""
    filler = Filler(book, Path(), outside=False, words=partial(words_of, book.name))
    given: Mapping[str, Any] = defs.data
    cards, lines = _rows(defs, "cards", "cards")
    if cards or "decks" in given:
        decks = _decks(book, as_map(given.get("decks"), "decks", "{equipment: {Big Gun: 2}}"), cards)
        filler.take(_file(defs, {"cards": cards, "decks": decks}, lines), EquipmentFile, filler.equipment)
    zombies, lines = _rows(defs, "zombies", "zombies")
    if zombies or "abominations" in given:
        data = {"zombies": zombies, "abominations": as_list(given.get("abominations"))}
        filler.take(_file(defs, data, lines), ZombieFile, filler.zombies)
    cards, lines = _rows(defs, "zombie cards", "cards", "number")
    if cards:
        tiers = {f"{TIER}{row['number']}": [row["number"]] * 2 for row in cards}
        filler.take(_file(defs, {"cards": cards, "tiers": tiers}, lines), ZombieCardFile, filler.zombie_cards)
    skills, lines = _rows(defs, "skills", "skills")
    if skills:
        filler.take(_file(defs, {"skills": skills}, lines), SkillFile, filler.skills)
    survivors, lines = _rows(defs, "survivors", "survivors")
    if survivors:
        filler.take(_file(defs, {"survivors": survivors}, lines), SurvivorFile, filler.survivors)
    if filler.problems:
        raise refuse(filler.problems)


def own_tiers(book: Book) -> tuple[str, ...]:
    """The parts of the zombie deck that a case brings."""
    return tuple(name for name in book.rows("tiers") if name.startswith(TIER))


def own_tiles(case: Case, book: Book) -> dict[str, TileFace]:
    """The tile faces that a case brings."""
    faces: dict[str, TileFace] = {}
    defs = case.part("defs")
    tiles = as_map((defs.data or {}).get("tiles"), "tiles", "{1X: {…}}")
    for face, row in tiles.items():
        try:
            faces[face] = tile_face(row, face, zone_kinds(book), tuple(book.rows("fittings")))
        except BoardError as error:
            raise Mistake("casebook-board", said=str(error)) from None
    return faces


def _rows(
    defs: Document, field: str, name_in_file: str, key: str = "name"
) -> tuple[list[dict[str, Any]], dict[str, int]]:
    """Rows by name as rows with a name, and where they stand."""
    given = as_map(defs.data.get(field), field, "{Big Gun: {…}}")
    rows: list[dict[str, Any]] = []
    lines: dict[str, int] = {}
    for number, (name, row) in enumerate(given.items()):
        if row is not None and not isinstance(row, dict):
            problem = Problem(defs.file, defs.line(f"{field}.{name}"), f"{field}.{name}", "lint-wrong", {})
            raise ContentError("lint-wrong", {"said": str(row)}, [problem])
        rows.append({key: int(name) if key == "number" and name.isdigit() else name, **(row or {})})
        place = f"{field}.{name}"
        for where, line in defs.lines.items():
            if where == place or where.startswith((f"{place}.", f"{place}[")):
                lines[f"{name_in_file}[{number}]{where[len(place) :]}"] = line
    return rows, lines


def _decks(book: Book, given: Mapping[str, Any], cards: list[dict[str, Any]]) -> dict[str, dict[str, int]]:
    """The printed decks with the case's cards in them."""
    listed = {name for contents in given.values() for name in contents}
    homeless = [row["name"] for row in cards if row["name"] not in listed]
    found = {deck: {**_printed(book, deck), **contents} for deck, contents in given.items()}
    for name in homeless:
        if not any(name in contents for contents in book.rows("decks").values()):
            found.setdefault("equipment", _printed(book, "equipment"))[name] = COPIES
    return found


def _printed(book: Book, deck: str) -> dict[str, int]:
    return dict(book.rows("decks").get(deck, {}))


def _file(defs: Document, data: dict[str, Any], lines: dict[str, int]) -> Document:
    return Document(defs.file, data, lines)
