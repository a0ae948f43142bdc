"""The texts themselves: nothing missing, nothing broken, the same in every language."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from shamble import text
from shamble.port import shelf

GAME = "zombicide-2e"
HOME = Path(text.__file__).parent
GAMES = ("", *shelf.own_games())
"""Whose words are looked at: the product's alone, and every game's with the product's."""

OF_GAMES = {name: [Path(folder) for folder in shelf.port_of(name).text_folders()] for name in GAMES if name}
FOLDERS = sorted({HOME, *[folder for folders in OF_GAMES.values() for folder in folders]})
FILES = [path for folder in FOLDERS for path in sorted(folder.glob("*/*.ftl"))]
LEDGERS = {name: folders[0].parent / "content" / "ledger.json" for name, folders in OF_GAMES.items()}
RULED = [name for name, path in LEDGERS.items() if path.is_file()]
"""The games that list the rules they play by."""
VARIABLE = re.compile(r"\{[^{}]*?\$(\w+)")
NOT_FOR_PLAYERS = re.compile(
    r"\bledger\b|\bOCR\b|\brulebook\b|\binferred\b|\brecommended\b|\bunconfirmed\b|\bTODO\b"
    r"|\bp\.\s?\d|\bpage \d|\bstr\.\s?\d|(?-i:\b[A-Z][A-Z0-9]-[A-Z]{2,})",
    re.I,
)
LEFT_IN_ENGLISH = re.compile(
    r"\b(the|you|your|and|with|of|Zone|Survivor|Walker|Shambler|Sleepers|Objective|Crate)\b"
)


def rules(game: str) -> list[dict[str, object]]:
    rows = json.loads(LEDGERS[game].read_text(encoding="utf-8"))
    assert isinstance(rows, list)
    return rows


def rule_keys(game: str) -> list[str]:
    return [f"rule-{row['id']}" for row in rules(game)]


def first_letters(game: str) -> str:
    (found,) = {str(row["id"]).split("-")[0] for row in rules(game)}
    return found


def test_there_are_games_with_rules() -> None:
    assert GAME in RULED and len(RULED) > 1


@pytest.mark.parametrize("game", RULED)
def test_the_rule_list_is_complete_and_well_formed(game: str) -> None:
    rows = rules(game)
    assert [row["id"] for row in rows] == [row.id for row in shelf.port_of(game).rule_rows()]
    numbers: dict[str, list[int]] = {}
    for row in rows:
        assert set(row) == {"id", "topic", "page", "ruling"}
        assert str(row["id"]).split("-")[1] == row["topic"]
        assert isinstance(row["page"], int)
        assert isinstance(row["ruling"], bool)
        about, number = str(row["id"]).rsplit("-", 1)
        numbers.setdefault(about, []).append(int(number))
    for about, found in numbers.items():
        assert found == list(range(1, len(found) + 1)), about


def owner_of(path: Path) -> str:
    """A game that reads a file; the product reads its own."""
    folder = path.parent.parent
    return "" if folder == HOME else next(name for name in OF_GAMES if folder in OF_GAMES[name])


def named(path: Path) -> str:
    return str(path.relative_to(HOME.parent))


@pytest.mark.parametrize("path", FILES, ids=named)
def test_every_file_is_valid_fluent_and_read_alike_by_our_scanner(path: Path) -> None:
    body = FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body
    assert not [entry.content for entry in body if isinstance(entry, ast.Junk)]
    words = text.of(owner_of(path), path.parent.name)
    entries = words.catalogue()
    for entry in body:
        if isinstance(entry, ast.Message):
            assert entry.id.name in entries
            for attribute in entry.attributes:
                assert words.has(f"{entry.id.name}.{attribute.id.name}")


@pytest.mark.parametrize("lang", text.languages())
@pytest.mark.parametrize("folder", FOLDERS, ids=named)
def test_no_key_is_defined_twice(folder: Path, lang: str) -> None:
    start = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.M)
    found = Counter(
        key
        for path in (folder / lang).glob("*.ftl")
        for key in start.findall(path.read_text(encoding="utf-8"))
    )
    assert not [key for key, times in found.items() if times > 1]


@pytest.mark.parametrize("lang", text.languages())
@pytest.mark.parametrize("game", RULED)
def test_every_rule_and_every_topic_has_a_text(game: str, lang: str) -> None:
    words = text.of(game, lang)
    assert not [key for key in rule_keys(game) if not words.has(key)]
    topics = {f"topic-{row['topic']}" for row in rules(game)}
    assert not sorted(key for key in topics if not words.has(key))


@pytest.mark.parametrize("game", RULED)
def test_no_text_tells_a_rule_that_does_not_exist(game: str) -> None:
    known, start = set(rule_keys(game)), f"rule-{first_letters(game)}-"
    for lang in text.languages():
        ours = [key for key in text.catalogue(lang, game) if key.startswith(start)]
        assert not [key for key in ours if key not in known]


@pytest.mark.parametrize("game", RULED)
def test_rulings_stand_only_where_the_book_leaves_something_open(game: str) -> None:
    for row in rules(game):
        for lang in text.languages():
            key = f"rule-{row['id']}.ruling"
            words = text.of(game, lang)
            assert row["ruling"] or not words.has(key), key
            if words.has(key):
                begins = {"en": "How we play it: ", "pl": "Jak gramy: "}[lang]
                assert words.t(key).startswith(begins), key


@pytest.mark.parametrize("game", GAMES)
def test_no_key_is_in_one_language_only(game: str) -> None:
    english, polish = text.catalogue("en", game), text.catalogue("pl", game)
    assert sorted(english.keys() ^ polish.keys()) == []


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_fill_in_the_same_things(game: str) -> None:
    english, polish = text.catalogue("en", game), text.catalogue("pl", game)
    for key in english.keys() & polish.keys():
        assert set(VARIABLE.findall(english[key])) == set(VARIABLE.findall(polish[key])), key
        attributes = re.compile(r"^ +\.(?!(?:at|to|from|gen) )([a-z-]+) *=", re.M)  # names bend or not
        assert attributes.findall(english[key]) == attributes.findall(polish[key]), key


@pytest.mark.parametrize("lang", text.languages())
@pytest.mark.parametrize("game", RULED)
def test_rule_texts_are_short_and_for_players(game: str, lang: str) -> None:
    for key in rule_keys(game):
        for part in (key, f"{key}.ruling"):
            if text.of(game, lang).has(part):
                said = text.of(game, lang).t(part)
                assert not NOT_FOR_PLAYERS.search(said), part
                assert len(said) <= 340, part
                assert said[-1] in ".!?”", part
                assert "{" not in said, part


@pytest.mark.parametrize("game", RULED)
def test_polish_rule_texts_are_polish(game: str) -> None:
    polish = text.catalogue("pl", game)
    for key in rule_keys(game):
        assert not LEFT_IN_ENGLISH.search(polish.get(key, "")), key


@pytest.mark.parametrize("game", RULED)
def test_every_skill_has_a_name_and_a_text(game: str) -> None:
    keys = [key for key in text.catalogue("en", game) if key.startswith("skill-")]
    names = {key.removesuffix("-name") for key in keys if key.endswith("-name")}
    texts = {key.removesuffix("-text") for key in keys if key.endswith("-text")}
    assert names == texts
    assert len(names) >= 89 or not keys


@pytest.mark.parametrize("game", GAMES[1:])
def test_every_mission_has_a_name_and_a_brief(game: str) -> None:
    port = shelf.port_of(game)
    slugs = [port.slug_of(mission) for mission in port.missions()]
    assert slugs
    for slug in slugs:
        for lang in text.languages():
            assert text.of(game, lang).has(f"mission-{slug}-name"), slug
            assert text.of(game, lang).has(f"mission-{slug}-brief"), slug


def test_a_game_adds_its_words_to_the_product_and_the_product_knows_none_of_them() -> None:
    assert text.of(GAME, "en").t("mission-m1-name") == "City Blocks"
    assert text.of(GAME, "pl").t("event-round", round=3) == "Runda 3"
    assert text.of(GAME, "en").t("cli-about") == text.t("cli-about", "en")
    assert text.t("mission-m1-name", "en") == "[mission-m1-name]"
    of_games = ("event-", "question-", "mission-m", "skill-")
    assert not [key for key in text.catalogue("en") if key.startswith(of_games)]


def test_own_words_come_before_the_parents_and_fall_back_on_them(tmp_path: Path) -> None:
    own, parent = tmp_path / "own", tmp_path / "parent"
    theirs = "skill-x = theirs\nskill-y = shared { skill-x }\n"
    for folder, said in ((own, "skill-x = ours\n"), (parent, theirs)):
        (folder / "en").mkdir(parents=True)
        (folder / "en" / "skills.ftl").write_text(said, encoding="utf-8")
    text.declare("child", [own, parent])
    text.declare("mother", [parent])
    assert text.of("child", "en").t("skill-x") == "ours"
    assert text.of("child", "en").t("skill-y") == "shared ours"
    assert text.of("mother", "en").t("skill-y") == "shared theirs"
    assert text.of("child", "pl").t("skill-y") == "[en] shared ours"
    assert not text.of("child", "pl").has("skill-x") and text.of("child", "pl").knows("skill-x")
