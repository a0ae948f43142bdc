"""What the engine tells is declared, argument by argument, and everything declared has words."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import shamble
from shamble import text
from shamble.family.book import family_book
from shamble.family.port.port import FamilyPort
from shamble.family.port.wording import family_wording
from shamble.games import GAMES
from shamble.port.shelf import port_of
from shamble.port.wording import Kind, Wording, WordingError

HOME = Path(shamble.__file__).parent
KIN_GAMES: list[str] = [game for game in GAMES if isinstance(port_of(game), FamilyPort)]
KIN = [GAMES[game] for game in KIN_GAMES]
"""The games that speak as the family does; what others say is told whole in tests/port."""
ENGINE = [HOME / part for part in ("kernel", "family", *[f"games/{folder}" for folder in KIN])]
WORDING = family_wording()
for _game in KIN_GAMES:
    _own = port_of(_game).wording
    WORDING.kinds.update(_own.kinds)
    WORDING.args.update(_own.args)
    WORDING.special.update(_own.special)
TABLES = ("verbs", "replies")
VARIABLE = re.compile(r"\$([a-zA-Z][\w-]*)")
FORM = re.compile(r"-(?:at|to|from)$")
"""What sentences may ask for of a name that has forms."""


@cache
def trees() -> list[tuple[Path, ast.Module]]:
    """Every module of the engine; readers of files complain to designers, in words of their own."""
    paths = [path for folder in ENGINE for path in sorted(folder.rglob("*.py"))]
    return [(path, ast.parse(path.read_text("utf-8"))) for path in paths if "port" not in path.parts]


def functions() -> Iterator[ast.FunctionDef]:
    for _, tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef):
                yield node


def names_in(given: ast.expr, function: ast.FunctionDef) -> set[str]:
    """The arguments in a dictionary, or in the variable that holds one."""
    if isinstance(given, ast.Dict):
        named = {str(key.value) for key in given.keys if isinstance(key, ast.Constant)}
        taken_in = [value for key, value in zip(given.keys, given.values, strict=True) if key is None]
        return named.union(*[names_in(value, function) for value in taken_in])
    if isinstance(given, ast.Call) and given.args:
        return names_in(given.args[0], function)
    found: set[str] = set()
    if isinstance(given, ast.Name):
        for node in ast.walk(function):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                if node.func.attr == "setdefault" and getattr(node.func.value, "id", "") == given.id:
                    found |= set(keys_in(node.args[0]))
            targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
            value = getattr(node, "value", None)
            for target in targets:
                if isinstance(target, ast.Name) and target.id == given.id and value is not None:
                    found |= names_in(value, function)
                if isinstance(target, ast.Subscript) and getattr(target.value, "id", "") == given.id:
                    if isinstance(target.slice, ast.Constant):
                        found.add(str(target.slice.value))
    return found


def keys_in(given: ast.expr) -> list[str]:
    parts = (given.body, given.orelse) if isinstance(given, ast.IfExp) else (given,)
    return [str(part.value) for part in parts if isinstance(part, ast.Constant)]


def told(called: str, prefix: str = "") -> dict[str, set[str]]:
    """What is told by calls of a name: each key with the names of its arguments."""
    found: dict[str, set[str]] = {}
    for function in functions():
        for node in ast.walk(function):
            if not isinstance(node, ast.Call) or len(node.args) < 1:
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name == called:
                at = 1 if called.endswith("Error") else 2
                args = names_in(node.args[at], function) if len(node.args) > at else set[str]()
                for key in keys_in(node.args[0]):
                    found.setdefault(prefix + key, set()).update(args)
    return found


def question_facts() -> set[str]:
    (function,) = [one for one in functions() if one.name == "question_facts"]
    return names_in(ast.Name("facts"), function)


def option_args() -> set[str]:
    rows: list[Any] = [row for table in TABLES for row in family_book("any").rows(table).values()]
    kinds = {kind for row in rows for kind in (row.x, row.y)} - {"", "tool", "card-or-nothing"}
    (function,) = [one for one in functions() if one.name == "describe"]
    return names_in(ast.Name("args"), function) | {kind.replace("-", "_") for kind in kinds}


EVENTS = told("tell", "event-")
REASONS = told("Reason") | told("NotationError")
QUESTIONS = {f"question-{name}": question_facts() for name in family_book("any").rows("questions")}
OPTIONS = {f"option-{name}": option_args() for table in TABLES for name in family_book("any").rows(table)}
MESSAGES = {"events": EVENTS, "reasons": REASONS, "questions": QUESTIONS, "options": OPTIONS}


def test_the_search_finds_how_the_engine_tells_things() -> None:
    assert EVENTS["event-moved"] == {"survivor", "from", "to", "cost"}
    assert EVENTS["event-zombies-decide"] >= {"because", "after", "noise"}
    assert REASONS["refused-surcharge"] == {"zombies", "cost", "left"}
    assert REASONS["notation-name"] == {"text", "kind", "word"}
    assert len(EVENTS) >= 80 and len(REASONS) >= 40
    assert {"survivor", "dice", "hits", "extra"} <= question_facts()
    assert {"cards", "zone", "zones", "beyond", "mission_action"} <= option_args()


@pytest.mark.parametrize("sort", MESSAGES)
def test_every_argument_of_the_engine_is_declared(sort: str) -> None:
    messages = MESSAGES[sort]
    silent = {f"event-{key}" for key in WORDING.silent}
    assert not WORDING.undeclared((key, names) for key, names in messages.items() if key not in silent)


@pytest.mark.parametrize("lang", text.languages())
@pytest.mark.parametrize("sort", MESSAGES)
def test_texts_speak_only_of_what_they_are_told(sort: str, lang: str) -> None:
    messages = MESSAGES[sort]
    made = set(WORDING.made) | set(WORDING.absent)
    known = text.catalogue(lang, "zombicide-2e")
    wrong = {
        key: used
        for key, names in messages.items()
        if key in known
        and (used := {FORM.sub("", name) for name in VARIABLE.findall(known[key])} - names - made)
    }
    assert not wrong


def test_the_declaration_fits_together() -> None:
    assert WORDING.check() == []
    broken = Wording(kinds={"thing": Kind("sung", of="nobody", rows="nowhere")}, args={"what": "thingy"})
    assert len(broken.check()) == 4


def test_an_unknown_argument_is_an_error_with_near_names() -> None:
    with pytest.raises(WordingError) as caught:
        WORDING.kind_of("event-moved", "survivr")
    assert caught.value.details["close"] == "survivor"
    assert WORDING.undeclared([("event-moved", ["zone", "zonne"])]) == ["event-moved: zonne (near: zone)"]


@pytest.mark.parametrize("game", KIN_GAMES)
@pytest.mark.parametrize("lang", text.languages())
def test_every_fixed_value_has_words(lang: str, game: str) -> None:
    words = text.of(game, lang)
    keys: list[str] = []
    for kind in port_of(game).wording.kinds.values():
        keys += [*kind.values.values(), *([kind.empty] if kind.empty else [])]
        keys += [pattern for pattern in kind.texts if "*" not in pattern and "{" not in pattern]
        keys += [kind.texts[0].replace("*", name) for name in kind.names if name]
    assert not [key for key in keys if not words.has(key)]
