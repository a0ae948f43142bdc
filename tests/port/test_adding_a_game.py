"""The guide's small game is played as it stands on the page."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from shamble.port.wording import ARGS, KINDS, Wording

ROOT = Path(__file__).resolve().parents[2]
GUIDE = ROOT / "docs" / "adding-a-game.md"
FILE = re.compile(r"^\*\*`([\w./-]+)`\*\*\n\n```\w+\n(.*?)^```$", re.DOTALL | re.MULTILINE)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    home = tmp_path_factory.mktemp("games") / "matches"
    for name, text in FILE.findall(GUIDE.read_text(encoding="utf-8")):
        path = home / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return home


def run_shamble(folder: Path, *words: str, keys: str = "") -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "SHAMBLE_GAMES": str(folder), "PYTHONPATH": str(ROOT / "src")}
    return subprocess.run(
        [sys.executable, "-m", "shamble", *words],
        input=keys,
        capture_output=True,
        text=True,
        env=env,
        check=False,
    )


def shamble(folder: Path, *words: str, keys: str = "") -> str:
    done = run_shamble(folder, *words, keys=keys)
    assert done.returncode == 0, done.stderr + done.stdout
    return done.stdout


def test_the_guide_holds_a_whole_game(folder: Path) -> None:
    files = sorted(str(path.relative_to(folder)) for path in folder.rglob("*.*"))
    assert files == ["port.py", "rules.py", "text/en/matches.ftl", "text/pl/matches.ftl"]


def test_its_game_is_simulated_with_scores_by_seat(folder: Path) -> None:
    told = shamble(folder, "sim", "matches", "M1", "--games", "20", "--bot", "random", "--seed", "1")
    assert "Player 2" in told and "points" in told


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_its_game_is_played_in_the_terminal(folder: Path, tmp_path: Path, lang: str) -> None:
    """Keep, pass the screen on, draw again, pass it back and see the end."""
    told = shamble(
        folder,
        "--lang",
        lang,
        "play",
        *("--game", "matches", "--mission", "M1", "--seed", "3", "--terminal", "--data", str(tmp_path)),
        keys="\n1\n\n\n2\n",
    )
    assert {"en": "All matches are on the table.", "pl": "Wszystkie zapałki leżą na stole."}[lang] in told
    drawn = {"en": "Your match is", "pl": "Twoja zapałka ma"}[lang]
    assert told.count(drawn) == 3, "both are told what they were dealt, and one what was drawn again"


def test_a_first_position_without_its_counters_is_told(folder: Path, tmp_path: Path) -> None:
    """A game that declares a counter and forgets to make room for it."""
    home = tmp_path / "matches"
    shutil.copytree(folder, home)
    rules = home / "rules.py"
    code = rules.read_text(encoding="utf-8")
    code = code.replace("[()] * rules.layout.count", "[]").replace("    Deck,\n", "    Counter,\n    Deck,\n")
    code = code.replace(
        "    return book\n", '    book.add("counters", "drawn", Counter("drawn"))\n    return book\n'
    )
    rules.write_text(code, encoding="utf-8")
    done = run_shamble(home, "sim", "matches", "M1", "--games", "1", "--lang", "en")
    assert done.returncode and "rules.layout.count" in done.stderr


def test_every_game_can_say_the_kernels_own_messages() -> None:
    args = {"kind": "island", "word": "atlantis", "text": "sail atlantis"}
    assert Wording(kinds=dict(KINDS), args=dict(ARGS)).undeclared([("notation-name", args)]) == []


def changed(folder: Path, home: Path, file: str, old: str, new: str) -> Path:
    """The guide's game with one mistake in it."""
    shutil.copytree(folder, home)
    path = home / file
    code = path.read_text(encoding="utf-8")
    assert old in code
    path.write_text(code.replace(old, new, 1), encoding="utf-8")
    return home


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_fault_of_the_game_is_told_with_its_line(folder: Path, tmp_path: Path, jobs: str) -> None:
    """It is not a fault of the product, wherever it happens."""
    home = changed(folder, tmp_path / "matches", "rules.py", "frame.a += 1", "frame.a += [][1]")
    done = run_shamble(home, "sim", "matches", "M1", "--games", "100", "--jobs", jobs, "--lang", "en")
    assert done.returncode == 1 and "Something broke inside Shamble" not in done.stderr
    assert re.search(r"rules\.py:\d+, “frame\.a \+= \[\]\[1\]”: IndexError", done.stderr), done.stderr


def test_a_soak_finds_nothing_wrong_with_it(folder: Path, tmp_path: Path) -> None:
    told = shamble(folder, "soak", "--game", "matches", "--games", "20", "--reports", str(tmp_path))
    assert "no word missing" in told


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("text/en/matches.ftl", "event-match-drawn", "event-drawn", "en: event-match-drawn"),
        ("text/pl/matches.ftl", "match-hidden", "match-hid", "pl: match-hidden: [en]"),
        ("text/pl/matches.ftl", "place-matches-turn", "place-turn", "pl: place-matches-turn"),
        ("text/pl/matches.ftl", "długość { $length }", "długość { $size }", "{$size}"),
        ("port.py", ', "length": "number"', "", "the argument “length” of event-match-drawn"),
    ],
)
def test_a_soak_finds_what_has_no_words(
    folder: Path, tmp_path: Path, file: str, old: str, new: str, said: str
) -> None:
    home = changed(folder, tmp_path / "matches", file, old, new)
    done = run_shamble(
        home,
        *["--lang", "en", "soak", "--game", "matches", "--games", "1", "--reports"],
        str(tmp_path / "reports"),
    )
    assert done.returncode == 1 and said in done.stdout, done.stdout + done.stderr


def test_a_kind_that_nobody_declares_is_told_at_once(folder: Path, tmp_path: Path) -> None:
    home = changed(folder, tmp_path / "matches", "port.py", '"length": "number"', '"length": "nomber"')
    done = run_shamble(home, "list", "games", "--lang", "en")
    assert done.returncode and "argument length: no kind nomber" in done.stderr, done.stderr
