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
from shamble.games import GAMES

HOME = Path(shamble.__file__).parent
ENGINE = [HOME / part for part in ("kernel", "family", "games/zombicide_2e")]
OTHERS = [game for game in GAMES if game != "zombicide-2e"]
LANGUAGES = text.languages()
SILENT = family_wording().silent


def nodes(folders: list[Path] = ENGINE) -> Iterator[ast.AST]:
    """Everything that is written in these parts of the engine."""
    for folder in folders:
        for path in sorted(folder.rglob("*.py")):
            if "port" not in path.relative_to(folder).parts:  # readers of files complain with the lint texts
                yield from ast.walk(ast.parse(path.read_text(encoding="utf-8")))


def calls(folders: list[Path] = ENGINE) -> Iterator[tuple[str, ast.Call]]:
    """Every call in these parts of the engine, with the name of what is called."""
    for node in nodes(folders):
        if isinstance(node, ast.Call):
            called = node.func
            yield called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", ""), node


def endings() -> set[str]:
    """Every way in which a game can end; those of missions are made of the names in their files."""
    found = [key for folder in ENGINE for key in strings(folder)]
    return {key for key in found if key.startswith("ending-") and not key.endswith("-")}


def strings(folder: Path) -> list[str]:
    """Every string that is written in a part of the engine."""
    found = [node.value for node in nodes([folder]) if isinstance(node, ast.Constant)]
    return [value for value in found if isinstance(value, str)]


def first_texts(node: ast.Call) -> list[str]:
    """The literal keys that a call begins with; both of an either-or."""
    if not node.args:
        return []
    given = node.args[0]
    parts = (given.body, given.orelse) if isinstance(given, ast.IfExp) else (given,)
    return [part.value for part in parts if isinstance(part, ast.Constant) and isinstance(part.value, str)]


def used(kind: str, folders: list[Path] = ENGINE) -> set[str]:
    found: set[str] = set()
    for name, node in calls(folders):
        if kind == "event" and name == "tell":
            found.update(f"event-{key}" for key in first_texts(node) if key not in SILENT)
        elif kind == "reason" and name == "Reason":
            found.update(first_texts(node))
        elif kind == "error" and name.endswith("Error") and len(node.args) == 2:
            found.update(first_texts(node))
    return found | endings() if kind == "ending" else found


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
@pytest.mark.parametrize("game", OTHERS)
def test_every_key_of_another_game_has_words_there(game: str, lang: str) -> None:
    folder = HOME / "games" / GAMES[game]
    keys = used("event", [folder]) | used("reason", [folder])
    keys |= {key for key in strings(folder) if key.startswith("ending-") and not key.endswith("-")}
    assert not [key for key in sorted(keys) if not text.of(game, lang).has(key)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_the_kernel_says_has_words_in_every_game(lang: str) -> None:
    keys = used("reason", ENGINE[:1]) | used("error", ENGINE[:1])
    assert {"refused-not-your-turn", "notation-verb", "record-hash"} <= keys
    assert not [key for key in sorted(keys) if not text.has(key, lang)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_and_verb_has_words(lang: str) -> None:
    book = family_book("any")
    verbs = [*book.rows("verbs"), *book.rows("replies")]
    keys = [f"question-{name}" for name in book.rows("questions")]
    keys += [f"{kind}-{name}" for name in verbs for kind in ("verb", "option")]
    assert not [key for key in keys if not text.of("zombicide-2e", lang).has(key)]
