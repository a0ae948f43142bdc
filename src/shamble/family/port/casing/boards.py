"""Boards and missions of cases: printed ones, laid tiles, or a few zones with names of their own."""

from __future__ import annotations

import json
from typing import Any, Final

from shamble.content.problems import ContentError, Problem
from shamble.content.reading import Document, read_file
from shamble.family.board import (
    Board,
    BoardError,
    Join,
    Layout,
    TileFace,
    check_layout,
    compile_abstract,
    compile_tiles,
)
from shamble.family.board.kinds import DOOR
from shamble.family.missions.mission import Mission
from shamble.family.port.content.books import book, tiles, zone_kinds
from shamble.family.port.content.compiling import Compiler
from shamble.family.port.content.known import words_of
from shamble.family.port.content.mapping import vehicles_of
from shamble.family.port.content.mission_rows import MissionFile
from shamble.family.port.content.missions import find, read_sheet
from shamble.kernel.book import Book
from shamble.kernel.words import Words
from shamble.port.casing import Case, Mistake, as_list, as_map, as_text, as_texts, told, unknown

from .defs import own_tiles

BOARD_FIELDS: Final = (
    "zones",
    "links",
    "doors",
    "passages",
    "one-way",
    "blind",
    "lines",
    "dark",
    "tiles",
    "rotations",
    "floors",
    "joins",
)
CAR_FIELDS: Final = ("at", "driven", "searched", "crate", "objectives")
OTHER_KINDS: Final = {
    "building": "room",
    "building zone": "room",
    "dark": "dark room",
    "dark zone": "dark room",
    "room dark": "dark room",
    "street zone": "street",
}
"""What else a kind of zone may be called."""
FLOORS_EXAMPLE: Final = "{up: {tiles: [[4V]], rotations: [[0]]}}"
OWN: Final = "CASE"
INCOMPLETE: Final = {"lint-no-start", "lint-no-goals", "lint-unreachable", "lint-spawn-start-one"}
"""What a mission must have and a position may lack. Spawn tokens may also have come to lie on one another."""

_boards: dict[str, Board] = {}


class _CaseCompiler(Compiler):
    """Compiles the mission part of a case onto a board that the case brings itself."""

    def __init__(
        self, game: str, document: Document, row: MissionFile, rules: Book, words: Words, board: Board
    ) -> None:
        super().__init__(game, document, row, rules, words, OWN)
        self.own_board = board

    def lay_out(self) -> Board | None:
        return self.own_board


def mission_of(case: Case, rules: Book, held_tokens: int) -> Mission:
    """The mission of a case: a printed one, perhaps changed, or what the case says about its own board."""
    board = case.data.get("board")
    own = as_map(case.data.get("mission"), "mission", "{goals: […], rules: […]}")
    if isinstance(board, dict):
        return _own_mission(case, rules, dict(own), held_tokens)
    if isinstance(board, str) and board:
        return _printed_mission(case, rules, board, own)
    raise Mistake("casebook-no-board", found=told(board))


def _printed_mission(case: Case, rules: Book, name: str, changes: dict[str, Any]) -> Mission:
    try:
        document = read_file(find(case.game, name, case.content))
    except ContentError as error:
        if error.key == "content-unknown-mission":
            known = str(error.details.get("missions", "")).split(", ")
            raise unknown("mission", name, known) from None
        raise Mistake("casebook-mission", where=name, key=error.key, **error.details) from None
    data = {**document.data, **changes}
    if "exit" in case.data:
        data["exit"] = as_texts(case.data["exit"])
    row, problems = read_sheet(Document(document.file, data, document.lines), rules)
    if row is None or problems:
        raise _wrong(problems)
    return _compiled(Compiler(case.game, document, row, rules, words_of(case.game), str(data["id"])))


def _own_mission(case: Case, rules: Book, data: dict[str, Any], held_tokens: int) -> Mission:
    board = board_of(case, rules)
    data["id"] = OWN
    data.setdefault("objectives", "none")
    data.setdefault("crates", "none")
    places = token_places(case.data.get("objectives"))
    if places or held_tokens:
        written = data["objectives"]
        objectives: dict[str, Any] = written if isinstance(written, dict) else {"printed": False}
        facedown = "facedown" in objectives
        more = [{"zone": zone, "colour": "" if facedown else colour} for zone, colour in places]
        more += [{"zone": board.zones[0].name}] * held_tokens
        data["objectives"] = {**objectives, "more": as_list(objectives.get("more")) + more}
    if held_tokens:
        data["objective"] = {"keep": True, **as_map(data.get("objective"), "objective", "{keep: true}")}
    if "crates" in case.data:
        data["crates"] = {"printed": False, "more": as_texts(case.data["crates"])}
    if "spawns" in case.data:
        plain = next(iter(rules.rows("colours")))
        data["spawns"] = [
            {
                "zone": zone,
                "colour": "" if colour == "start" else colour,
                "start": not number and colour in ("", "start", plain),
            }
            for number, (zone, colour) in enumerate(token_places(case.data["spawns"]))
        ]
    if "exit" in case.data:
        data["exit"] = as_texts(case.data["exit"])
    if "cars" in case.data:
        data["cars"] = [
            {"zone": as_text(row.pop("at")), "kind": kind, "driven": True, **row}
            for _, kind, row in cars(case)
        ]
    row, problems = read_sheet(Document(case.file, data, {}), rules)
    if row is None or problems:
        raise _wrong(problems)
    document = Document(case.file, data, {})
    return _compiled(_CaseCompiler(case.game, document, row, rules, words_of(case.game), board))


def _compiled(compiler: Compiler) -> Mission:
    mission = compiler.compile()
    problems = [
        problem
        for problem in compiler.problems
        if problem.key not in INCOMPLETE
        and not (problem.key == "lint-zone-twice" and problem.where.startswith("spawns"))
    ]
    if mission is None or problems:
        raise _wrong(problems)
    mission.starts = mission.starts or (0,)
    return mission


def _wrong(problems: list[Problem]) -> Mistake:
    first = problems[0]
    return Mistake("casebook-mission", **{**first.args, "where": first.where, "key": first.key})


def board_of(case: Case, rules: Book) -> Board:
    """The board of a case that brings its own; equal ones are made once."""
    data = case.data["board"]
    key = json.dumps([case.game, data, (case.data.get("defs") or {}).get("tiles")], default=str)
    if key not in _boards:
        faces = {**tiles(case.game), **own_tiles(case, rules)} if "tiles" in data else {}
        _boards[key] = _make_board(data, rules, faces)
    return _boards[key]


def _make_board(data: dict[str, Any], rules: Book, faces: dict[str, TileFace]) -> Board:
    for field in data:
        if field not in BOARD_FIELDS:
            raise unknown("field", field, BOARD_FIELDS)
    try:
        if "tiles" in data:
            return _laid_board(data, faces)
        zones = as_map(data.get("zones"), "zones", "{A: street, B: dark room}")
        if not zones:
            raise Mistake("casebook-no-board", found=told(data))
        return compile_abstract(
            {name: _kind(kind) for name, kind in zones.items()},
            _pairs(data.get("links"), "links", "[A-B]"),
            _passages(data, rules),
            _lines(data.get("lines"), zones),
            as_texts(data.get("dark")),
            one_way=_pairs(data.get("one-way"), "one-way", "[A-B]"),
            blind=_pairs(data.get("blind"), "blind", "[A-B]"),
            kinds=zone_kinds(rules),
        )
    except BoardError as error:
        raise Mistake("casebook-board", said=str(error)) from None


def _passages(data: dict[str, Any], rules: Book) -> dict[str, str]:
    """Ways that can be shut: doors, and what else stands between two zones."""
    doors = _pairs(data.get("doors"), "doors", "[A-B]; beside the board: open: [A|B]")
    found = dict.fromkeys(doors, DOOR)
    for pair, fitting in as_map(data.get("passages"), "passages", "{A-B: barricade}").items():
        if as_text(fitting) not in rules.rows("fittings"):
            raise unknown("passage", as_text(fitting), rules.rows("fittings"))
        found[as_text(pair).replace("|", "-")] = as_text(fitting)
    return found


def _laid_board(data: dict[str, Any], faces: dict[str, TileFace]) -> Board:
    """Tiles side by side; of a single row, tiles and rotations need no list within the list."""
    given = as_list(data["tiles"])
    rows = [as_texts(row) for row in given] if any(isinstance(row, list) for row in given) else [given]
    turned = as_list(data.get("rotations")) or [[0] * len(row) for row in rows]
    if len(rows) == 1 and not any(isinstance(row, list) for row in turned):
        turned = [turned]
    turned = [as_list(row) for row in turned]
    for wrong in check_layout(rows, turned, faces):
        key = "lint-" + wrong.key.replace(".", "-").replace("_", "-")
        raise Mistake("casebook-layout", key=key, cell=wrong.where, **wrong.args)
    doors = [
        _pair(text.replace("-", "|")) for text in _pairs(data.get("doors"), "doors", "[r0c0:1V.A|r0c1:3V.B]")
    ]
    floors = [
        Layout(
            [as_texts(line) for line in as_list(floor["tiles"])], as_list(floor["rotations"]), as_text(name)
        )
        for name, floor in as_map(data.get("floors"), "floors", FLOORS_EXAMPLE).items()
    ]
    joins = [
        Join(
            *as_texts(row["between"]),
            fitting=as_text(row.get("fitting", "")),
            blind=not row.get("sight", True),
            one_way=bool(row.get("one-way")),
        )
        for row in as_list(data.get("joins"))
    ]
    return compile_tiles("case", faces, rows, turned, doors, floors, joins)


def _kind(word: Any) -> str:
    """What a zone is, in the words of the board: a building zone is a room, a dark one a dark room."""
    text = as_text(word).lower()
    return OTHER_KINDS.get(text, text)


def _pairs(value: Any, field: str, example: str) -> list[str]:
    """Links and doors: `[A-B]`, `[A|B]` or `[[A, B]]`."""
    if isinstance(value, dict):
        raise Mistake("casebook-wrong-form", field=field, wanted=example, found=told(value))
    given = as_list(value)
    single = len(given) == 2 and isinstance(value, list)
    if single and all(isinstance(part, str) and not set("-|") & set(part) for part in given):
        given = [given]
    found: list[str] = []
    for part in given:
        if isinstance(part, list):
            found.append("-".join(as_texts(part)))
        else:
            found.append(as_text(part).replace("|", "-"))
    return found


def _lines(value: Any, zones: dict[str, Any]) -> list[list[str]]:
    """Straight lines: `[[A, B, C]]`, `[A-B-C]`, or a single one as `[A, B, C]`."""
    given = as_list(value)
    if given and all(isinstance(part, str) and part in zones for part in given):
        given = [given]
    return [
        as_texts(line)
        if isinstance(line, list) or line in zones
        else [part.strip() for part in as_text(line).split("-")]
        for line in given
    ]


def _pair(text: str) -> tuple[str, str]:
    one, _, other = text.partition("|")
    return one.strip(), other.strip()


def cars(case: Case) -> list[tuple[str, str, dict[str, Any]]]:
    """Cars as written, `{Police Car: A, Pimpmobile: {at: B, crate: true}}`: name, kind, and what is said."""
    found: list[tuple[str, str, dict[str, Any]]] = []
    kinds = {row.title: row.name for row in vehicles_of(book(case.game, case.content)).values()}
    for name, row in as_map(
        case.data.get("cars"), "cars", "{Police Car: A, Pimpmobile: {at: B, crate: true}}"
    ).items():
        if not isinstance(row, dict) and _car_kind(name, kinds) is None:
            if _car_kind(as_text(row), kinds) is not None:
                name, row = as_text(row), name
        kind = _car_kind(name, kinds)
        if kind is None:
            raise unknown("car name", name, kinds)
        told_of = dict(row) if isinstance(row, dict) else {"at": row}
        if told_of.get("at") is None:
            raise Mistake("casebook-missing-field", field="at", example=f"cars: {{{name}: {{at: A}}}}")
        for field in told_of:
            if field not in CAR_FIELDS:
                raise unknown("field", field, CAR_FIELDS)
        found.append((name, kind, told_of))
    return found


def _car_kind(name: str, kinds: dict[str, str]) -> str | None:
    """The kind of car that a name means: `Police Car`, or `police car 2` for another one."""
    words = name.lower().split()
    if words and words[-1].isdigit():
        words.pop()
    return next((kind for printed, kind in kinds.items() if printed.lower() == " ".join(words)), None)


def token_places(value: Any) -> list[tuple[str, str]]:
    """Zones with a token and its colour: `[A, B]`, `{A: red, B: blue}` or `[{A: blue}, A]`."""
    found: list[tuple[str, str]] = []
    for part in [value] if isinstance(value, dict) else as_list(value):
        if isinstance(part, dict):
            found += [(place, as_text(colour or "")) for place, colour in part.items()]
        else:
            found.append((as_text(part), ""))
    return found
