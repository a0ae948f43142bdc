"""Rules name no skill, card, survivor or mission: they read properties. The laboratory knows no game."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from shamble.family.port.content import books
from shamble.family.port.content.missions import mission_files

ROOT = Path(__file__).resolve().parents[2]
RULES = sorted([*(ROOT / "src/shamble/kernel").rglob("*.py"), *(ROOT / "src/shamble/family").rglob("*.py")])
BOOK = books.book("zombicide-2e")
NAMES = {
    name.lower()
    for table in ("skills", "cards", "characters", "abominations")
    for name in BOOK.rows(table)
    if " " in name or name in BOOK.rows("characters") or name in BOOK.rows("abominations")
}
MISSIONS = {mission for mission in mission_files("zombicide-2e")}


def strings(path: Path) -> list[str]:
    """Every string of a module that is not a docstring."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    documents = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    documents |= {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    return [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in documents
    ]


def test_there_are_names_to_look_for() -> None:
    assert len(NAMES) > 60 and len(MISSIONS) == 26


@pytest.mark.parametrize("path", RULES, ids=[str(path.relative_to(ROOT / "src")) for path in RULES])
def test_no_content_is_named_in_a_rule_module(path: Path) -> None:
    found = [text for text in strings(path) if text.lower() in NAMES or text in MISSIONS]
    assert found == []


KERNEL = sorted((ROOT / "src/shamble/kernel").rglob("*.py"))
OF_SOME_GAME = re.compile(
    r"\b(activate|survivors?|zombies?|zones?|doors?|rounds?|phases?|noise)\b", re.IGNORECASE
)
OF_OLD_SAVES = {("codec.py", "round")}
"""Positions of before, which are still read, called the main clock so."""


def words_in_code(path: Path) -> set[tuple[str, str]]:
    """Words of games among the names and strings of a module; what it says of itself gives examples."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    names = [node.id for node in ast.walk(tree) if isinstance(node, ast.Name)]
    names += [node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)]
    names += [node.arg for node in ast.walk(tree) if isinstance(node, ast.arg)]
    plain = " ".join([*names, *strings(path)]).replace("_", " ")
    return {(path.name, word.lower()) for word in OF_SOME_GAME.findall(plain)}


@pytest.mark.parametrize("path", KERNEL, ids=[path.stem for path in KERNEL])
def test_the_kernel_knows_no_word_of_a_game(path: Path) -> None:
    assert words_in_code(path) <= OF_OLD_SAVES


def test_a_word_of_a_game_would_be_found() -> None:
    found = {word for _, word in words_in_code(ROOT / "src/shamble/family/round/turns.py")}
    assert {"survivors", "zone"} <= found


LAB = sorted([*(ROOT / "src/shamble/lab").rglob("*.py"), *(ROOT / "src/shamble/port/casing").rglob("*.py")])
OF_A_GAME = re.compile(r"zombi|survivor|walker|\bzones?\b|snatch", re.IGNORECASE)


@pytest.mark.parametrize("path", LAB, ids=[str(path.relative_to(ROOT / "src")) for path in LAB])
def test_no_game_is_named_in_the_laboratory(path: Path) -> None:
    assert not OF_A_GAME.findall(path.read_text(encoding="utf-8"))
