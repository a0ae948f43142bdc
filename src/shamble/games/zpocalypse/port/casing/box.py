"""What lies in the box of a case: what is printed, the kit of every case, and what the case defines."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from shamble.content.reading import Document, read_file
from shamble.games.zpocalypse.port.content.files import Contents, contents
from shamble.games.zpocalypse.printed import Person, Printed, Scenario
from shamble.games.zpocalypse.table import COLOURS
from shamble.port.casing import Case, Mistake, as_list, as_map, told, unknown

KIT: Final = Path(__file__).parent / "kit.yaml"
COPIES: Final = 16
"""Of each card that a case brings: more than anybody can carry."""

CARDS_OF_THE_DAY: Final = 6
"""Copies of each Scavenge or Something's Happened card that a case defines; a Daily Goal is there once."""

PERSON: Final = ("hp", "armor", "firearm", "melee", "movement", "smarts", "ability")
"""What a case may say of a survivor; the rest is what the survivor has with it."""

DRAWN: Final = "0"
"""The name of the tile that a drawn board is."""

DEFS: Final = ("cards", "survivors", "scavenge", "something", "goals", "scenarios", "tiles")


class Box:
    """All that the rules of a case know, and how much of it lies in printed decks."""

    __slots__ = ("people", "printed", "sizes")

    def __init__(self, printed: Printed, sizes: Mapping[str, int], people: Mapping[str, int]) -> None:
        self.printed = printed
        self.sizes = sizes
        """How many of each table are printed; those behind them come with the case."""
        self.people = people
        """The number of each person, by name."""


def kit() -> tuple[Contents, tuple[str, ...]]:
    """The cards of the kit, and the names of its people."""
    if not _kit:
        document = read_file(KIT)
        found = Contents()
        found.take(Document(document.file, {"cards": document.data["cards"]}, document.lines))
        assert not found.problems
        _kit.append((found, tuple(document.data["people"])))
    return _kit[0]


_kit: list[tuple[Contents, tuple[str, ...]]] = []
_boxes: dict[str, Box] = {}


def box_of(case: Case) -> Box:
    """The box of a case; equal cases share one."""
    key = json.dumps(
        [*[case.data.get(field) for field in ("defs", "board", "scenario", "day zero")], people_of(case)],
        default=str,
    )
    if key not in _boxes:
        _boxes[key] = _made(case)
    return _boxes[key]


def _made(case: Case) -> Box:
    printed = contents()
    own = contents_of(case, printed)
    for table in ("people", "scavenge", "something", "goals"):
        for name in getattr(own, table):
            getattr(printed, table).pop(name, None)
    sizes = {table: len(getattr(printed, table)) for table in ("people", "scavenge", "something", "goals")}
    sizes["cards"] = sum(copies for _, copies in printed.cards.values())
    cards = {**kit()[0].cards, **own.cards}
    besides = [(card, COPIES) for card, _ in cards.values()]
    given = people_of(case)
    named = [name for name in (*kit()[1], *given) if name not in printed.people and name not in own.people]
    people = {**printed.people, **own.people}
    for name in dict.fromkeys(named):
        people[name] = person_of(name, given.get(name, {}))
    for name in given:
        if name in printed.people or name in own.people:
            people[name] = changed(people[name], given[name])
    tiles = own.tiles or printed.tiles
    sizes["scenarios"] = len(printed.scenarios)
    box = printed.box(besides)
    whole = Printed(
        box.cards,
        tuple(people.values()),
        box.scavenge + tuple(card for card in own.scavenge.values() for _ in range(CARDS_OF_THE_DAY)),
        box.something + tuple(card for card in own.something.values() for _ in range(CARDS_OF_THE_DAY)),
        box.goals + tuple(own.goals.values()),
        box.tokens,
        tuple(tiles.values()),
        tuple(own.glows),
        (*printed.scenarios.values(), *own.scenarios.values()),
        box.singles,
        box.doubles,
        *next(iter(own.sizes or {(6, 6)})),
    )
    return Box(whole, sizes, {name: number for number, name in enumerate(people)})


def contents_of(case: Case, printed: Contents) -> Contents:
    """What a case defines: under `defs`, the tile that it draws, the scenario that it tells inline."""
    own = Contents()
    own.glows = list(printed.glows)
    defs = case.part("defs")
    if defs.data:
        own.take(defs)
    if own.problems:
        raise _wrong(own)
    drawn = drawn_board(case)
    if drawn:
        if own.tiles:
            raise Mistake(
                "casebook-wrong-form", field="board", wanted="{layout: [[1, 2]]}", found=told(drawn)
            )
        place = f"{case.where}.board"
        lines = {f"tiles.{DRAWN}": case.document.line(place)}
        own.take(Document(case.file, {"tiles": {DRAWN: {"A": drawn}}}, lines))
    inline = case.data.get("scenario")
    if inline is None or isinstance(inline, dict):
        lines = {"scenarios.inline": case.document.line(f"{case.where}.scenario")}
        row = {"day zero": case.flag("day zero"), **(inline or {})}
        own.take(Document(case.file, {"scenarios": {"inline": row}}, lines))
    if own.problems:
        raise _wrong(own)
    return own


def _wrong(own: Contents) -> Mistake:
    first = own.problems[0]
    place = {"where": first.where, "line": first.line, "key": first.key}
    return Mistake("casebook-defs", **{**first.args, **place})


def drawn_board(case: Case) -> Any:
    """The drawing of a board, as the side of a tile; nothing if the case lays tiles."""
    board = case.data.get("board")
    if isinstance(board, dict) and "layout" in board:
        return None
    if board is None:
        return None
    if isinstance(board, str) and "\n" not in board and "x" not in board:
        return [board]
    return board


def scenario_of(case: Case, box: Box) -> Scenario:
    """The scenario that a case is played by."""
    given = case.data.get("scenario")
    found = {row.id.lower(): row for row in box.printed.scenarios}
    if given is None or isinstance(given, dict):
        return box.printed.scenarios[-1]
    word = str(given)
    if word == "random":
        drawn = as_list(as_map(case.data.get("draws"), "draws", "{scenario: [S1]}").get("scenario"))
        word = str(drawn[0]) if drawn else box.printed.scenarios[0].id
    if word.lower() not in found:
        raise unknown("scenario", word, [row.id for row in box.printed.scenarios])
    return found[word.lower()]


# --- people


def people_of(case: Case) -> dict[str, dict[str, Any]]:
    """What a case says of survivors in its squads, by name."""
    found: dict[str, dict[str, Any]] = {}
    for squad in as_map(case.data.get("squads"), "squads", "{Red: c2}").values():
        given = squad.get("survivors") if isinstance(squad, dict) else None
        if isinstance(given, dict):
            for name, row in given.items():
                told_of = row if isinstance(row, dict) else {}
                found[name] = {field: value for field, value in told_of.items() if field in PERSON}
        elif isinstance(given, list):
            for name in given:
                found.setdefault(str(name), {})
    return found


def person_of(name: str, given: Mapping[str, Any]) -> Person:
    """A plain person with what is said otherwise."""
    own = Contents()
    own.take(Document(name, {"survivors": {name: dict(given)}}, {}))
    if own.problems:
        raise _wrong(own)
    return own.people[name]


def changed(known: Person, given: Mapping[str, Any]) -> Person:
    """A person of the game or of the case's definitions, with what its squad says otherwise."""
    if not given:
        return known
    fields = {field: getattr(known, field) for field in PERSON if field != "ability"}
    made = person_of(known.name, {**fields, **given})
    return Person(
        known.name,
        known.slug,
        made.hp,
        made.armor,
        made.firearm,
        made.melee,
        made.movement,
        made.smarts,
        made.ability or known.ability,
    )


def colours_of(case: Case) -> tuple[int, ...]:
    """The colour of each squad, in the order of the case."""
    squads = as_map(case.data.get("squads"), "squads", "{Red: c2}")
    found: list[int] = []
    for name in (*squads, *strangers(case)):
        if name not in COLOURS:
            raise unknown("squad", name, COLOURS)
        found.append(COLOURS.index(name))
    if not found:
        raise Mistake("casebook-wrong-form", field="squads", wanted="{Red: c2}", found="nothing")
    return tuple(found)


def strangers(case: Case) -> list[str]:
    """Colours under whose Death tokens something lies, and which have no squad in the case."""
    squads = as_map(case.data.get("squads"), "squads", "{Red: c2}")
    dropped = as_map(case.data.get("dropped"), "dropped", "{c2: {Red: [Gun]}}").values()
    owners = [name for piles in dropped if isinstance(piles, dict) for name in piles]
    return [name for name in dict.fromkeys(owners) if name not in squads]
