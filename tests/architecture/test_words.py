"""Everything the engine can say has words in every language."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import shamble
from shamble import text
from shamble.family.book import family_book
from shamble.family.port.wording import family_wording

ENGINE = [Path(shamble.__file__).parent / part for part in ("kernel", "family", "games")]
LANGUAGES = text.languages()
SILENT = family_wording().silent


def calls() -> Iterator[tuple[str, ast.Call]]:
    """Every call in the engine, with the name of what is called."""
    for folder in ENGINE:
        for path in sorted(folder.rglob("*.py")):
            if "port" in path.relative_to(folder).parts:
                continue  # readers of files: they complain to designers, with the lint texts
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call):
                    called = node.func
                    name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
                    yield name, node


def first_texts(node: ast.Call, place: int = 0) -> list[str]:
    """The literal keys at a place of a call; both of an either-or."""
    if len(node.args) <= place:
        return []
    given = node.args[place]
    parts = (given.body, given.orelse) if isinstance(given, ast.IfExp) else (given,)
    return [part.value for part in parts if isinstance(part, ast.Constant) and isinstance(part.value, str)]


def used(kind: str) -> set[str]:
    found: set[str] = set()
    for name, node in calls():
        if kind == "event" and name == "tell":
            found.update(f"event-{key}" for key in first_texts(node) if key not in SILENT)
        elif kind == "reason" and name == "Reason":
            found.update(first_texts(node))
        elif kind == "error" and name.endswith("Error") and len(node.args) == 2:
            found.update(first_texts(node))
        elif kind == "ending" and name == "end":
            found.update(first_texts(node, 1))
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("kind", "least"),
    [("event", 70), ("reason", 35), ("error", 25), ("ending", 3)],
    ids=lambda part: str(part),
)
def test_every_key_of_the_engine_has_words(kind: str, least: int, lang: str) -> None:
    keys = used(kind)
    assert len(keys) >= least, "the search no longer finds how the engine tells things"
    assert not [key for key in sorted(keys) if not text.of("zombicide-2e", lang).has(key)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_and_verb_has_words(lang: str) -> None:
    book = family_book("any")
    verbs = [*book.rows("verbs"), *book.rows("replies")]
    keys = [f"question-{name}" for name in book.rows("questions")]
    keys += [f"{kind}-{name}" for name in verbs for kind in ("verb", "option")]
    assert not [key for key in keys if not text.of("zombicide-2e", lang).has(key)]
