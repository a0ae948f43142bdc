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
from shamble.family.port.wording import family_wording
from shamble.port.messages import Phrase
from shamble.port.port import Port
from shamble.port.speaker import Speaker
from shamble.port.wording import Kind, Made, Row, Rows, Wording, WordingError

ENGINE = [Path(shamble.__file__).parent / part for part in ("kernel", "family", "games")]
WORDING = family_wording()
TABLES = ("verbs", "replies")
VARIABLE = re.compile(r"\$([a-zA-Z][\w-]*)")


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
        return {str(key.value) for key in given.keys if isinstance(key, ast.Constant)}
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
        if key in known and (used := set(VARIABLE.findall(known[key])) - names - made)
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


@pytest.mark.parametrize("lang", text.languages())
def test_every_fixed_value_has_words(lang: str) -> None:
    words = text.of("zombicide-2e", lang)
    keys: list[str] = []
    for kind in WORDING.kinds.values():
        keys += [*kind.values.values(), *([kind.empty] if kind.empty else [])]
        keys += [pattern for pattern in kind.texts if "*" not in pattern and "{" not in pattern]
        keys += [kind.texts[0].replace("*", name) for name in kind.names if name]
    assert not [key for key in keys if not words.has(key)]


class Toy(Port):
    """A port with a wording and a few rows, to see each way of saying something."""

    name = "zombicide-2e"
    """It has no words of its own."""

    @property
    def wording(self) -> Wording:
        return Wording(
            kinds={
                "word": Kind(),
                "figure": Kind("named", ["survivor-*"], "people", empty="nobody"),
                "zone": Kind("named", rows="zones", values={"-1": "token-exit"}),
                "zones": Kind("list", of="zone", join=" → ", empty="nowhere"),
                "crowd": Kind("counted", ["zombie-*-count"], of="dead"),
                "dead": Kind("named", ["zombie-*"], "dead"),
                "move": Kind(
                    "phrase",
                    ["crowd-moves"],
                    parts={"from": "zone", "to": "zone", "kind": "dead", "count": "word"},
                    unlike=["from", "to"],
                ),
                "moves": Kind("list", of="move"),
                "loud": Kind(
                    "phrase",
                    ["zone-with-noise"],
                    parts={"zone": "zone", "noise": "word"},
                    beside={"noise": "heard"},
                ),
                "between": Kind("phrase", ["door-between"], "doors", parts={"a": "zone", "b": "zone"}),
                "source": Kind("named", ["zombie-*"], "dead", select={"-1": "friend"}),
                "seat": Kind("one-more"),
                "secret": Kind("hidden"),
                "skill": Kind("named", ["skill-*-name"], "skills", split=": "),
                "held": Kind("named", ["equipment-*"], field="slug"),
                "mission": Kind("named", ["mission-{mission}-name"]),
                "level": Kind("named", ["level-*"], names=["blue", "red"]),
            },
            rows={name: Rows(name) for name in ("people", "zones", "dead", "doors", "skills")},
            args={"who": "figure", "seat": "seat", "hidden": "secret", "kind": "dead", "count": "word"},
            special={"event-x": {"who": "seat"}},
            made={"zombies": Made("crowd", ["kind", "count"])},
            absent=["survivor"],
        )

    def row_of(self, state: Any, rows: str, value: Any) -> Row | None:
        if rows == "doors":
            return Row("door", "door", {"a": 0, "b": 1})
        if rows == "skills":
            return Row(str(value).lower(), str(value))
        known = {
            "people": [Row("amy", "Amy"), Row("kim", "Kim the Third")],
            "zones": [Row("s1", "S1"), Row("s2", "S2")],
            "dead": [Row("walker", "Walker"), Row("ghost", "Ghost")],
        }[rows]
        return known[value] if 0 <= value < len(known) else None

    def mission_slug(self, state: Any) -> str:
        return "m1"


@pytest.mark.parametrize(
    ("kind", "value", "said"),
    [
        ("figure", 0, "Amy"),
        ("figure", 1, "Kim the Third"),
        ("figure", 9, "nobody"),
        ("zone", 1, "S2"),
        ("zone", -1, "Exit"),
        ("zones", [0, 1], "S1 → S2"),
        ("zones", [], "–"),
        ("crowd", [0, 3], "3 Walkers"),
        ("crowd", [1, 1], "Ghost"),
        ("crowd", [1, 2], "2 × Ghost"),
        ("moves", [[0, 1, 0, 2], [1, 1, 0, 1]], "2 Walkers S1 → S2"),
        ("between", 7, "S1 | S2"),
        ("source", -1, "friend"),
        ("source", 0, "Walker"),
        ("seat", 0, "1"),
        ("skill", "Sprint: Barbarian", "Sprint: Barbarian"),
        ("held", {"slug": "axe", "card": 3}, "axe"),
        ("mission", "M1", "City Blocks"),
        ("level", 1, "Red Level"),
        ("level", "blue", "Blue Level"),
    ],
)
def test_ways_to_say_a_value(kind: str, value: Any, said: str) -> None:
    assert Speaker(Toy(), None, "en").name(kind, value) == said


def test_facts_of_a_message() -> None:
    speaker = Speaker(Toy(), None, "en")
    facts = speaker.facts("event-y", {"who": 0, "hidden": {1: 2}, "kind": 0, "count": 2})
    assert facts == {"who": "Amy", "kind": "Walker", "count": 2, "zombies": "2 Walkers", "survivor": "none"}
    assert speaker.facts("event-x", {"who": 0})["who"] == 1
    assert speaker.value("loud", 1, {"heard": {"1": 4}}) == "S2 (noise 4)"
    assert speaker.phrase(Phrase("Kim")) == "Kim"
    with pytest.raises(WordingError):
        speaker.facts("event-y", {"what": 1})
