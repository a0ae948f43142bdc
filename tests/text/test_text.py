"""The layer that finds words: fallback, plurals, attributes, content from outside."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from shamble import text


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """A folder with words of its own, forgotten again after the test."""
    (tmp_path / "en").mkdir()
    (tmp_path / "pl").mkdir()
    (tmp_path / "en" / "own.ftl").write_text(
        """# a comment
own-plain = Braaains.
own-only-english = Just { $who }.
own-count = { $n ->
    [one] One zombie
   *[other] { $n } zombies
}
-own-brand = Shamble
own-brand-line = Played with { -own-brand }, { own-plain }
own-long =
    First line,
    second line.
own-rule = Do not die.
    .ruling = How we play it: really, { $who }.
    .plain = Nothing to fill in.
own-attribute-only =
    .title = Title
own-broken = { $n ->
cli-about = Hijacked
""",
        encoding="utf-8",
    )
    (tmp_path / "pl" / "own.ftl").write_text(
        """own-plain = Móóózg.
own-count = { $n ->
    [one] { $n } zombiak
    [few] { $n } zombiaki
   *[many] { $n } zombiaków
}
""",
        encoding="utf-8",
    )
    text.add_folder(tmp_path)
    yield tmp_path
    text.remove_folder(tmp_path)
    text.use("en")


def test_english_comes_first_among_the_languages() -> None:
    assert text.languages()[:2] == ["en", "pl"]


def test_plain_words(folder: Path) -> None:
    assert text.t("own-plain") == "Braaains."
    assert text.t("own-plain", "pl") == "Móóózg."
    assert text.t("own-plain", lang="pl_PL.UTF-8") == "Móóózg."


@pytest.mark.parametrize(
    ("n", "said"), [(1, "1 zombiak"), (3, "3 zombiaki"), (5, "5 zombiaków"), (22, "22 zombiaki")]
)
def test_polish_plurals(folder: Path, n: int, said: str) -> None:
    assert text.t("own-count", "pl", n=n) == said


def test_arguments_come_out_without_isolation_marks(folder: Path) -> None:
    assert text.t("own-only-english", who="Doug") == "Just Doug."
    assert text.t("own-only-english", who=Path("Ned")) == "Just Ned."
    assert text.t("own-only-english", who=True) == "Just true."


def test_messages_and_terms_may_be_referred_to(folder: Path) -> None:
    assert text.t("own-brand-line") == "Played with Shamble, Braaains."


def test_long_messages_keep_their_lines(folder: Path) -> None:
    assert text.t("own-long") == "First line,\nsecond line."


def test_attributes_are_named_after_a_dot(folder: Path) -> None:
    assert text.t("own-rule") == "Do not die."
    assert text.t("own-rule.ruling", who="Amy") == "How we play it: really, Amy."
    assert text.t("own-rule.plain") == "Nothing to fill in."
    assert text.t("own-attribute-only.title") == "Title"
    assert text.has("own-rule.ruling")
    assert not text.has("own-plain.ruling")


def test_what_polish_lacks_is_said_in_marked_english(folder: Path) -> None:
    assert text.t("own-only-english", "pl", who="Doug") == "[en] Just Doug."
    assert text.t("own-plain", "xx") == "[en] Braaains."
    assert text.has("own-only-english", "en")
    assert not text.has("own-only-english", "pl")


@pytest.mark.parametrize(
    "key", ["no-such-key", "own-broken", "own-plain.nothing", "-own-brand", "own-attribute-only", ""]
)
def test_a_missing_key_comes_back_in_brackets(folder: Path, key: str) -> None:
    assert text.t(key) == f"[{key}]"
    assert text.t(key, "pl") == f"[{key}]"
    assert text.t(key, "xx") == f"[{key}]"


def test_a_missing_argument_never_raises(folder: Path) -> None:
    assert "who" in text.t("own-only-english")


def test_use_changes_the_language_of_calls_that_name_none(folder: Path) -> None:
    text.use("pl-PL")
    assert text.t("own-plain") == "Móóózg."
    assert text.t("own-plain", "en") == "Braaains."
    with pytest.raises(ValueError, match="xx"):
        text.use("xx")


def test_content_from_outside_cannot_reword_the_game(folder: Path) -> None:
    assert text.t("cli-about") != "Hijacked"


def test_a_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(NotADirectoryError):
        text.add_folder(tmp_path / "nowhere")


def test_the_catalogue_is_a_valid_fluent_file() -> None:
    from fluent.syntax import FluentParser, ast

    for lang in text.languages():
        entries = text.catalogue(lang)
        source = "\n".join(f"{key} = {value}" for key, value in entries.items())
        body = FluentParser(with_spans=False).parse(source).body
        assert not [entry for entry in body if isinstance(entry, ast.Junk)]
        assert len(body) == len(entries)
    assert text.catalogue("xx") == {}


def test_importing_and_plain_words_need_no_fluent() -> None:
    code = "import sys; from shamble.text import t; t('cli-about'); sys.exit('fluent.runtime' in sys.modules)"
    source = str(Path(text.__file__).parents[2])
    subprocess.run([sys.executable, "-c", code], check=True, env={**os.environ, "PYTHONPATH": source})
