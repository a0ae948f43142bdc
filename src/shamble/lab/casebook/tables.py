"""The rules a case is played by: game, board, mission and options, made once for equal ones."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from shamble.family.port.content.books import book as game_book
from shamble.family.position.options import NO_ABOMINATIONS, OptionError, Options
from shamble.family.position.printed import Character, slug_of
from shamble.family.rules import Rules
from shamble.kernel.book import Book

from .boards import mission_of
from .mistakes import Mistake, unknown
from .names import players as read_players
from .parse import Case, as_map, as_text, as_texts
from .stage import waiting_book

TOKEN_FIELDS: Final = ("objectives", "crates", "spawns", "exit", "cars")
OPTION_FIELDS: Final = ("tiers", "abominations", "modes")

COMPANIONS: Final = "companions"
"""The rules that a case plays by if somebody in it has a leader."""

_rules: dict[str, Rules] = {}
_books: dict[tuple[str, tuple[Path, ...]], Book] = {}


class Setting:
    """What a case is played with: rules, the players' names, and whose seat is whose."""

    __slots__ = ("players", "rules", "seat_of", "survivors")

    def __init__(
        self,
        rules: Rules,
        players: dict[str, int],
        seat_of: dict[str, int],
        survivors: dict[str, dict[str, Any]],
    ) -> None:
        self.rules = rules
        self.players = players
        self.seat_of = seat_of
        self.survivors = survivors


def setting_of(case: Case, waiting: bool) -> Setting:
    """Everything about a case that does not change during play."""
    survivors = _survivors(case)
    players, seat_of = read_players(
        case.data.get("seats"),
        list(survivors),
        {name: as_text(row["leader"]) for name, row in survivors.items() if "leader" in row},
    )
    seats = max(players.values()) + 1
    data = case.data
    strangers = [name for name, row in survivors.items() if "only skills" in row]
    extra_tokens = sum(_held_tokens(row) for row in survivors.values())
    key = _key(
        [
            case.game,
            case.content,
            waiting,
            data.get("board"),
            data.get("mission"),
            *[
                data.get(field)
                for field in TOKEN_FIELDS
                if isinstance(data.get("board"), dict) or field == "exit"
            ],
            data.get("options"),
            data.get("modes"),
            seats,
            len(survivors),
            strangers,
            any("leader" in row for row in survivors.values()),
            extra_tokens,
        ]
    )
    rules = _rules.get(key)
    if rules is None:
        rules = _make_rules(case, waiting, seats, survivors, extra_tokens)
        _rules[key] = rules
    return Setting(rules, players, seat_of, survivors)


def _key(data: Any) -> str:
    return json.dumps(data, sort_keys=False, default=str)


def _survivors(case: Case) -> dict[str, dict[str, Any]]:
    """The survivors as written; `Doug: A` is short for `Doug: {at: A}`."""
    given = case.data.get("survivors")
    if isinstance(given, list) and all(isinstance(name, str) for name in given):
        given = {name: {} for name in given}
    written = as_map(given, "survivors", "{Doug: {at: A, hand: [Pistol]}}")
    found: dict[str, dict[str, Any]] = {}
    for name, row in written.items():
        found[name] = row if isinstance(row, dict) else {"at": row}
    return found


def _held_tokens(row: dict[str, Any]) -> int:
    held = row.get("tokens", 0)
    return held if isinstance(held, int) and not isinstance(held, bool) else 0


def _make_rules(
    case: Case, waiting: bool, seats: int, survivors: dict[str, dict[str, Any]], extra_tokens: int
) -> Rules:
    mission = mission_of(case, extra_tokens)
    options = _options(case, seats, len(survivors), any("leader" in row for row in survivors.values()))
    book = _people(_book(case, waiting), survivors)
    try:
        return Rules(book, mission, options)
    except OptionError as error:
        raise Mistake("casebook-option", **{**error.details, "key": error.key}) from None


def _book(case: Case, waiting: bool) -> Book:
    if not waiting:
        return game_book(case.game, case.content)
    key = (case.game, case.content)
    if key not in _books:
        _books[key] = waiting_book(game_book(*key))
    return _books[key]


def _people(book: Book, survivors: dict[str, dict[str, Any]]) -> Book:
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
        plain = Character(card.index, card.name, card.slug, (), card.levels, card.ours)
        layer.replace("characters", printed, plain)
    return layer


def _option(field: str, word: str, known: list[str]) -> str:
    """An option by its name, in any capitals and with spaces or hyphens: `Dark Zones`."""
    slug = slug_of(word).removesuffix("-mode")
    for name in known:
        if slug_of(name) == slug:
            return name
    raise unknown(field.removesuffix("s"), word, known)


def _options(case: Case, seats: int, party: int, with_companions: bool) -> Options:
    given = dict(as_map(case.data.get("options"), "options", "{tiers: [easy], modes: []}"))
    if "modes" in case.data:
        given["modes"] = [*as_texts(given.get("modes")), *as_texts(case.data["modes"])]
    for field in given:
        if field not in OPTION_FIELDS:
            raise unknown("field", field, OPTION_FIELDS)
    rows = game_book(case.game)
    known = {
        "tiers": list(rows.rows("tiers")),
        "abominations": list(rows.rows("abominations")),
        "modes": list(rows.rows("modes")),
    }
    words: dict[str, Any] = {
        name: tuple(_option(name, word, known[name]) for word in as_texts(value))
        for name, value in given.items()
    }
    if "abominations" in given and not words["abominations"]:
        words["abominations"] = (NO_ABOMINATIONS,)
    if with_companions and COMPANIONS not in words.get("modes", ()):
        words["modes"] = (*words.get("modes", ()), COMPANIONS)
    try:
        return Options(seats=seats, party=min(6, max(party, seats, 1)), **words)
    except OptionError as error:
        raise Mistake("casebook-option", **{**error.details, "key": error.key}) from None
