"""The rules a case is played by: game, board, mission and options, made once for equal ones."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from shamble.family.port.content.books import book as game_book
from shamble.family.position.options import NO_ABOMINATIONS, OptionError, Options
from shamble.family.position.printed import Character, slug_of
from shamble.family.rules import Rules
from shamble.kernel.book import Book
from shamble.port.casing import Case, Mistake, Stage, as_map, as_text, as_texts, unknown

from .boards import mission_of
from .defs import own_tiers
from .names import players

TOKEN_FIELDS: Final = ("objectives", "crates", "spawns", "exit", "cars")
OPTION_FIELDS: Final = ("tiers", "abominations", "modes")

People = Callable[[Book, Mapping[str, dict[str, Any]]], Book]

COMPANIONS: Final = "companions"
"""The rules that a case plays by if somebody in it has a leader."""

_rules: dict[str, Rules] = {}


def survivors_of(case: Case) -> dict[str, dict[str, Any]]:
    """The survivors as written; `Doug: A` is short for `Doug: {at: A}`."""
    given = case.data.get("survivors")
    if isinstance(given, list) and all(isinstance(name, str) for name in given):
        given = {name: {} for name in given}
    written = as_map(given, "survivors", "{Doug: {at: A, hand: [Pistol]}}")
    found: dict[str, dict[str, Any]] = {}
    for name, row in written.items():
        found[name] = row if isinstance(row, dict) else {"at": row}
    return found


def seating(case: Case) -> tuple[dict[str, int], dict[str, int]]:
    """The seat of each player by name, and of each survivor."""
    survivors = survivors_of(case)
    leaders = {name: as_text(row["leader"]) for name, row in survivors.items() if "leader" in row}
    return players(case.data.get("seats"), list(survivors), leaders)


def rules_of(case: Case, stage: Stage, people: People, card_fields: Sequence[str]) -> Rules:
    """The rules that a case is played by; `people` puts the identity cards of those in it into the book.

    `card_fields` are what is said of survivors that changes their cards.
    """
    survivors = survivors_of(case)
    seats = max(seating(case)[0].values()) + 1
    data = case.data
    cards = [
        [name, {word: row.get(word) for word in card_fields if word in row}]
        for name, row in survivors.items()
    ]
    extra_tokens = sum(_held_tokens(row) for row in survivors.values())
    own_board = isinstance(data.get("board"), dict)
    key = json.dumps(
        [
            stage.key,
            data.get("board"),
            data.get("mission"),
            *[data.get(field) for field in TOKEN_FIELDS if own_board or field == "exit"],
            data.get("options"),
            data.get("modes"),
            seats,
            len(survivors),
            cards,
            any("leader" in row for row in survivors.values()),
            extra_tokens,
        ],
        default=str,
    )
    rules = _rules.get(key)
    if rules is None:
        rules = _make_rules(case, stage, people, seats, survivors, extra_tokens)
        _rules[key] = rules
    return rules


def _held_tokens(row: dict[str, Any]) -> int:
    held = row.get("tokens", 0)
    return held if isinstance(held, int) and not isinstance(held, bool) else 0


def _make_rules(
    case: Case,
    stage: Stage,
    people: People,
    seats: int,
    survivors: dict[str, dict[str, Any]],
    extra_tokens: int,
) -> Rules:
    book = stage.book(game_book(case.game, case.content))
    mission = mission_of(case, book, extra_tokens)
    options = _options(case, book, seats, len(survivors), any("leader" in row for row in survivors.values()))
    try:
        return Rules(people(book, survivors), mission, options)
    except OptionError as error:
        raise Mistake("casebook-option", **{**error.details, "key": error.key}) from None


def people_of(book: Book, survivors: Mapping[str, dict[str, Any]]) -> Book:
    """Survivors whose skills are given completely stand without those of their card; they may be invented."""
    known = {name.lower(): name for name in book.rows("characters")}
    layer = book
    for name, row in survivors.items():
        complete = "only skills" in row
        printed = known.get(name.lower())
        if printed is None and not complete:
            raise unknown("survivor", name, book.rows("characters"))
        if printed is not None and not complete:
            if printed != name:
                raise unknown("survivor", name, book.rows("characters"))
            continue
        if layer is book:
            layer = book.layer(book.name)
        if printed is None:
            number = len(layer.rows("characters"))
            nobody = Character(number, name, slug_of(name), (), ((), (), (), ()), True)
            layer.add("characters", name, nobody)
            continue
        card = layer.row("characters", printed)
        assert isinstance(card, Character)
        plain = Character(
            card.index, card.name, card.slug, (), card.levels, card.ours, card.sides[1:], card.facts
        )
        layer.replace("characters", printed, plain)
    return layer


def _option(field: str, word: str, known: list[str]) -> str:
    """An option by its name, in any capitals and with spaces or hyphens: `Dark Zones`."""
    slug = slug_of(word).removesuffix("-mode")
    for name in known:
        if slug_of(name) == slug:
            return name
    raise unknown(field.removesuffix("s"), word, known)


def _options(case: Case, rows: Book, seats: int, party: int, with_companions: bool) -> Options:
    given = dict(as_map(case.data.get("options"), "options", "{tiers: [easy], modes: []}"))
    if "modes" in case.data:
        given["modes"] = [*as_texts(given.get("modes")), *as_texts(case.data["modes"])]
    for field in given:
        if field not in OPTION_FIELDS:
            raise unknown("field", field, OPTION_FIELDS)
    known = {
        "tiers": list(rows.rows("tiers")),
        "abominations": list(rows.rows("abominations")),
        "modes": list(rows.rows("modes")),
    }
    words: dict[str, Any] = {
        name: tuple(_option(name, word, known[name]) for word in as_texts(value))
        for name, value in given.items()
    }
    if words.get("tiers"):
        words["tiers"] = (*words["tiers"], *own_tiers(rows))
    if "abominations" in given and not words["abominations"]:
        words["abominations"] = (NO_ABOMINATIONS,)
    if with_companions and COMPANIONS not in words.get("modes", ()):
        words["modes"] = (*words.get("modes", ()), COMPANIONS)
    try:
        return Options(seats=seats, party=min(6, max(party, seats, 1)), **words)
    except OptionError as error:
        raise Mistake("casebook-option", **{**error.details, "key": error.key}) from None
