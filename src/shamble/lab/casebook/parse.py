"""Case files: YAML lists of cases, read strictly and checked for their outer form."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from shamble.content.problems import ContentError
from shamble.content.reading import Document, read_file, read_text
from shamble.games import GAMES

from .mistakes import Mistake, told, unknown

FIELDS: Final = (
    "case",
    "note",
    "game",
    "rules",
    "board",
    "mission",
    "options",
    "modes",
    "open",
    "opened",
    "seats",
    "first",
    "survivors",
    "zombies",
    "noise",
    "objectives",
    "crates",
    "spawns",
    "exit",
    "cars",
    "reserve",
    "decks",
    "discards",
    "round",
    "phase",
    "active",
    "dice",
    "random",
    "steps",
    "stop",
)
DEFAULT_GAME: Final = next(iter(GAMES))


class Step:
    """One step of a case: things to do, or things to expect."""

    __slots__ = ("content", "line", "number", "verb")

    def __init__(self, number: int, verb: str, content: Any, line: int) -> None:
        self.number = number
        self.verb = verb
        self.content = content
        self.line = line


class Case:
    """One case as written: a position, steps, and the rules it shows."""

    __slots__ = ("content", "data", "file", "game", "line", "mistake", "name", "rules", "steps")

    def __init__(self, file: str, line: int, game: str, content: tuple[Path, ...] = ()) -> None:
        self.file = file
        self.line = line
        self.game = game
        self.content = content
        """Folders whose missions and skills the case may use."""
        self.name = ""
        self.rules: tuple[str, ...] = ()
        self.data: dict[str, Any] = {}
        self.steps: list[Step] = []
        self.mistake: Mistake | None = None
        """What is wrong with its outer form, if anything."""

    @property
    def id(self) -> str:
        """A stable name for reports and tests."""
        return f"{self.file}::{self.name}"

    def flag(self, field: str) -> bool:
        """Whether a yes-or-no field is set."""
        value = self.data.get(field, False)
        if not isinstance(value, bool):
            raise Mistake("casebook-wrong-form", field=field, wanted="true", found=told(value))
        return value


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


def load_text(text: str, file: str = "cases.yaml", game: str = DEFAULT_GAME) -> list[Case]:
    """The cases of a text, as if it were a file."""
    return list(_cases(read_text(text, file), file, game, ()))


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
            broken = Case(shown, error.problems[0].line if error.problems else 1, DEFAULT_GAME)
            first = error.problems[0] if error.problems else None
            said = {**first.args, "key": first.key} if first is not None else {"key": error.key}
            broken.mistake = Mistake("casebook-unreadable", **said)
            cases.append(broken)
    return cases


def _game_of(path: Path) -> str:
    """Cases in a folder that bears a game's name are about that game."""
    for folder in path.resolve().parents:
        if folder.name in GAMES:
            return folder.name
    return DEFAULT_GAME


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
    if "case" not in row:
        raise Mistake("casebook-missing-field", field="case", example="case: two walkers hold Doug back")
    for field in row:
        if field not in FIELDS:
            raise unknown("field", field, FIELDS)
    rules = as_list(row.get("rules", []))
    if not rules and not case.content:
        raise Mistake("casebook-missing-field", field="rules", example="rules: [Z2-MOVE-06]")
    case.rules = tuple(told(rule) for rule in rules)
    case.game = told(row.get("game", case.game))
    if case.game not in GAMES:
        raise unknown("game", case.game, GAMES)
    steps = row.get("steps")
    if not isinstance(steps, list) or not steps:
        raise Mistake(
            "casebook-missing-field", field="steps", example="steps: [{do: [Doug move B]}, {expect: …}]"
        )
    for at, step in enumerate(steps):
        if not isinstance(step, dict) or not step or not set(step) <= {"do", "expect"}:
            raise Mistake("casebook-wrong-step", number=at + 1, found=told(step))
        for verb, content in step.items():
            case.steps.append(Step(at + 1, verb, content, document.line(f"[{number}].steps[{at}]")))


# --- small shapes that several fields share


def as_list(value: Any) -> list[Any]:
    """One thing alone needs no list."""
    if value is None or value == "none":
        return []
    return value if isinstance(value, list) else [value]


def as_text(value: Any) -> str:
    """A name or an action; `[Escalation: Combat]` and `[seat 2: Amy end]` are pairs in YAML and mean text."""
    if isinstance(value, dict) and len(value) == 1:
        key, rest = next(iter(value.items()))
        return f"{key}: {told(rest)}"
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)


def as_texts(value: Any) -> list[str]:
    """A list of names or actions."""
    return [as_text(part) for part in as_list(value)]


def as_actions(value: Any) -> list[str]:
    """What a step does: `Doug move B`; `{Doug: [move B, search]}` and `Doug: move B` say the same."""
    found: list[str] = []
    for part in as_list(value):
        for who, deeds in part.items() if isinstance(part, dict) else (("", part),):
            for deed in as_list(deeds):
                seat = f"{who}: " if who.lower().startswith("seat ") else f"{who} " if who else ""
                found.append(f"{seat}{as_text(deed)}")
    return found


def as_map(value: Any, field: str, example: str) -> dict[str, Any]:
    """Names with something for each."""
    if value is None or value == "none":
        return {}
    if not isinstance(value, dict):
        raise Mistake("casebook-wrong-form", field=field, wanted=example, found=told(value))
    return value


def as_counts(value: Any, field: str, example: str) -> dict[str, Any]:
    """How many of each: `{walker: 2}`, `2 walkers`; a name alone counts one for each time it is named."""
    if value == "empty":
        return {}
    if isinstance(value, list) or (isinstance(value, str) and value != "none"):
        found: dict[str, Any] = {}
        for part in as_list(value):
            if isinstance(part, dict):
                raise Mistake("casebook-wrong-form", field=field, wanted=example, found=told(value))
            number, _, name = as_text(part).partition(" ")
            word, count = (name, int(number)) if name and number.isdigit() else (as_text(part), 1)
            found[word] = found.get(word, 0) + count
        return found
    return as_map(value, field, example)


def as_number(value: Any, field: str) -> int:
    """A whole number, 0 or more."""
    if isinstance(value, bool) or not isinstance(value, int) or value < 0:
        raise Mistake("casebook-wrong-form", field=field, wanted="0, 1, 2, …", found=told(value))
    return value
