"""Case files: YAML lists of cases, read strictly and checked for their outer form."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from shamble.content.problems import ContentError
from shamble.content.reading import Document, read_file, read_text
from shamble.port.casing import Case, Mistake, Step, as_list, told, unknown
from shamble.port.shelf import games, port_of

COMMON: Final = (
    "case",
    "note",
    "game",
    "rules",
    "defs",
    "seats",
    "decks",
    "discards",
    "dice",
    "rolls",
    "draws",
    "random",
    "steps",
    "stop",
)
"""The fields of the cases of every game."""


def find_files(paths: list[Path]) -> list[Path]:
    """All case files in these files and folders, in order."""
    found: list[Path] = []
    for path in paths:
        if path.is_dir():
            inside = [*path.rglob("*.yaml"), *path.rglob("*.yml")]
            found += sorted(inside)
        elif path.is_file():
            found.append(path)
        else:
            raise Mistake("casebook-no-file", path=str(path))
    return list(dict.fromkeys(found))


def load(path: Path, shown: str = "", content: tuple[Path, ...] = ()) -> list[Case]:
    """The cases of a file. A file that cannot be read raises ContentError with all its problems."""
    return list(_cases(read_file(path), shown or str(path), _game_of(path), content))


def load_text(text: str, file: str = "cases.yaml", game: str = "") -> list[Case]:
    """The cases of a text, as if it were a file."""
    return list(_cases(read_text(text, file), file, game or games()[0], ()))


def load_all(paths: list[Path], root: Path | None = None, content: tuple[Path, ...] = ()) -> list[Case]:
    """The cases of many files; an unreadable file is a case that fails."""
    cases: list[Case] = []
    for path in find_files(paths):
        shown = str(path)
        if root is not None and path.resolve().is_relative_to(root):
            shown = str(path.resolve().relative_to(root))
        try:
            cases += load(path, shown, content)
        except ContentError as error:
            broken = Case(shown, error.problems[0].line if error.problems else 1, games()[0])
            first = error.problems[0] if error.problems else None
            said = {**first.args, "key": first.key} if first is not None else {"key": error.key}
            broken.mistake = Mistake("casebook-unreadable", **said)
            cases.append(broken)
    return cases


def _game_of(path: Path) -> str:
    """Cases in a folder that bears a game's name are about that game."""
    for folder in path.resolve().parents:
        if folder.name in games():
            return folder.name
    return games()[0]


def _cases(document: Document, file: str, game: str, content: tuple[Path, ...]) -> Iterator[Case]:
    rows = document.data
    if rows is None:
        return
    if not isinstance(rows, list):
        broken = Case(file, 1, game)
        broken.mistake = Mistake("casebook-no-list")
        yield broken
        return
    names: set[str] = set()
    for number, row in enumerate(rows):
        case = Case(file, document.line(f"[{number}]"), game, content)
        try:
            _read(case, row, number, document)
            if case.name in names:
                raise Mistake("casebook-name-twice", name=case.name)
        except Mistake as mistake:
            case.mistake = mistake
            case.name = case.name or f"#{number + 1}"
        names.add(case.name)
        yield case


def _read(case: Case, row: Any, number: int, document: Document) -> None:
    if not isinstance(row, dict):
        raise Mistake("casebook-no-case", found=told(row))
    case.name = told(row.get("case", f"#{number + 1}"))
    case.data = row
    case.document, case.where = document, f"[{number}]"
    case.game = told(row.get("game", case.game))
    if case.game not in games():
        raise unknown("game", case.game, games())
    casing = port_of(case.game).casing
    if "case" not in row:
        raise _missing("case", casing.examples["case"])
    known = (*COMMON, *casing.fields)
    for field in row:
        if field not in known:
            raise unknown("field", field, known)
    rules = as_list(row.get("rules", []))
    if not rules and not case.content:
        raise _missing("rules", casing.examples["rules"])
    case.rules = tuple(told(rule) for rule in rules)
    example = f"{{do: [{casing.examples['do']}]}}, {{expect: {casing.examples['expect']}}}"
    steps = row.get("steps")
    if not isinstance(steps, list) or not steps:
        raise _missing("steps", f"steps: [{example}]")
    for at, step in enumerate(steps):
        if not isinstance(step, dict) or not step or not set(step) <= {"do", "expect"}:
            raise Mistake("casebook-wrong-step", number=at + 1, found=told(step), example=example)
        for verb, content in step.items():
            case.steps.append(Step(at + 1, verb, content, document.line(f"[{number}].steps[{at}]")))


def _missing(field: str, example: str) -> Mistake:
    """A field that every case has."""
    return Mistake("casebook-missing-field", field=field, example=example)
