"""The texts themselves: nothing missing, nothing broken, the same in every language."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from shamble import text

HOME = Path(text.__file__).parent
LEDGER = HOME.parent / "games" / "zombicide_2e" / "content" / "ledger.json"
FILES = sorted(HOME.glob("*/*.ftl"))
VARIABLE = re.compile(r"\{[^{}]*?\$(\w+)")
NOT_FOR_PLAYERS = re.compile(
    r"\bledger\b|\bOCR\b|\brecommended\b|\bunconfirmed\b|\bTODO\b|\bp\.\s?\d|\bpage \d|Z2-", re.I
)
LEFT_IN_ENGLISH = re.compile(r"\b(the|you|your|and|with|Zone|Survivor|Walker|Objective|Crate)\b")


def rules() -> list[dict[str, object]]:
    rows = json.loads(LEDGER.read_text(encoding="utf-8"))
    assert isinstance(rows, list)
    return rows


def rule_keys() -> list[str]:
    return [f"rule-{row['id']}" for row in rules()]


def test_the_rule_list_is_complete_and_well_formed() -> None:
    rows = rules()
    assert len(rows) == len({row["id"] for row in rows}) == 593
    for row in rows:
        assert set(row) == {"id", "topic", "page", "ruling"}
        assert str(row["id"]).split("-")[1] == row["topic"]
        assert isinstance(row["page"], int)
        assert isinstance(row["ruling"], bool)


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_every_file_is_valid_fluent_and_read_alike_by_our_scanner(path: Path) -> None:
    body = FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body
    assert not [entry.content for entry in body if isinstance(entry, ast.Junk)]
    entries = text.catalogue(path.parent.name)
    for entry in body:
        if isinstance(entry, ast.Message):
            assert entry.id.name in entries
            for attribute in entry.attributes:
                assert text.has(f"{entry.id.name}.{attribute.id.name}", path.parent.name)


@pytest.mark.parametrize("lang", text.languages())
def test_no_key_is_defined_twice(lang: str) -> None:
    start = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.M)
    found = Counter(
        key
        for path in FILES
        if path.parent.name == lang
        for key in start.findall(path.read_text(encoding="utf-8"))
    )
    assert not [key for key, times in found.items() if times > 1]


def test_every_rule_has_an_english_text() -> None:
    assert not [key for key in rule_keys() if not text.has(key, "en")]


def test_no_text_tells_a_rule_that_does_not_exist() -> None:
    known = set(rule_keys())
    for lang in text.languages():
        ours = [key for key in text.catalogue(lang) if key.startswith("rule-Z2-")]
        assert not [key for key in ours if key not in known]


def test_rulings_stand_only_where_the_book_leaves_something_open() -> None:
    for row in rules():
        for lang in text.languages():
            key = f"rule-{row['id']}.ruling"
            assert row["ruling"] or not text.has(key, lang), key
            if text.has(key, lang):
                begins = {"en": "How we play it: ", "pl": "Jak gramy: "}[lang]
                assert text.t(key, lang).startswith(begins), key


def test_no_key_is_in_one_language_only() -> None:
    """A rule may wait for its Polish text; nothing else may."""
    english, polish = text.catalogue("en"), text.catalogue("pl")
    waiting = [key for key in rule_keys() if key not in polish]
    print(f"Polish rule texts: {len(rule_keys()) - len(waiting)} of {len(rule_keys())}")
    assert sorted(english.keys() - polish.keys() - set(waiting)) == []
    assert sorted(polish.keys() - english.keys()) == []


def test_both_languages_fill_in_the_same_things() -> None:
    english, polish = text.catalogue("en"), text.catalogue("pl")
    for key in english.keys() & polish.keys():
        assert set(VARIABLE.findall(english[key])) == set(VARIABLE.findall(polish[key])), key
        attributes = re.compile(r"^ +\.([a-z-]+) *=", re.M)
        assert attributes.findall(english[key]) == attributes.findall(polish[key]), key


@pytest.mark.parametrize("lang", text.languages())
def test_rule_texts_are_short_and_for_players(lang: str) -> None:
    for key in rule_keys():
        for part in (key, f"{key}.ruling"):
            if text.has(part, lang):
                said = text.t(part, lang)
                assert not NOT_FOR_PLAYERS.search(said), part
                assert len(said) <= 340, part
                assert said[-1] in ".!?”", part
                assert "{" not in said, part


def test_polish_rule_texts_are_polish() -> None:
    for key in rule_keys():
        assert not LEFT_IN_ENGLISH.search(text.catalogue("pl").get(key, "")), key


def test_every_skill_has_a_name_and_a_text() -> None:
    keys = [key for key in text.catalogue("en") if key.startswith("skill-")]
    names = {key.removesuffix("-name") for key in keys if key.endswith("-name")}
    texts = {key.removesuffix("-text") for key in keys if key.endswith("-text")}
    assert names == texts
    assert len(names) >= 89


@pytest.mark.parametrize("number", range(26))
def test_every_mission_has_a_name_and_a_brief(number: int) -> None:
    for lang in text.languages():
        assert text.has(f"mission-m{number}-name", lang)
        assert text.has(f"mission-m{number}-brief", lang)
