"""The browser client: its shell knows no game, and games reach it by one register."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web" / "src"
SHELL = WEB / "shell"
REGISTER = SHELL / "registry.ts"
"""The one file of the shell that knows where the pages of the games are."""

SOURCES = (".ts", ".svelte", ".css", ".svg")
FILES = sorted(path for path in SHELL.rglob("*") if path.suffix in SOURCES)

WORDS = (
    *("zombi", "zombicide", "survivor", "companion", "adrenalin", "wound", "noise", "noisy"),
    *("zone", "door", "spawn", "abomination", "walker", "fatty", "runner", "crate", "objective"),
    *(
        "molotov",
        "backpack",
        "shambler",
        "sleeper",
        "romero",
        "ghoul",
        "squad",
        "bunker",
        "scavenge",
        "zpocalypse",
    ),
)
"""What only games speak of: the words of the Zombicide family and of the games to come."""

ALLOWED = {"doorway"}
IMPORT = re.compile(r"""(?:from|import)\s*\(?\s*['"]([^'"]*)['"]""")


def name_of(path: Path) -> str:
    return str(path.relative_to(WEB))


def words_in(text: str) -> list[str]:
    """Words of games in a source, cut out of camelCase and kebab-case alike."""
    plain = re.sub(r"(?<=[a-z])(?=[A-Z])", "-", text).lower()
    return [
        found for found in re.findall(r"[a-z]+", plain) if found not in ALLOWED and found.startswith(WORDS)
    ]


def test_there_is_a_shell() -> None:
    assert len(FILES) > 40 and REGISTER in FILES
    assert words_in("const zoneNames = survivors; // noise") == ["zone", "survivors", "noise"]
    assert words_in("const amazon = abandoned;") == []


@pytest.mark.parametrize("path", [path for path in FILES if path != REGISTER], ids=name_of)
def test_the_shell_knows_no_word_of_a_game(path: Path) -> None:
    assert words_in(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_only_the_register_knows_where_games_are(path: Path) -> None:
    reached = [
        name
        for name in IMPORT.findall(path.read_text(encoding="utf-8"))
        if "games/" in name or "web/" in name
    ]
    assert not reached or path == REGISTER, reached


def test_games_do_not_reach_into_each_other() -> None:
    wrong = []
    for path in sorted((WEB / "games").rglob("*")):
        if path.suffix not in SOURCES[:2]:
            continue
        own = path.relative_to(WEB / "games").parts[0]
        for name in IMPORT.findall(path.read_text(encoding="utf-8")):
            if not name.startswith("."):
                continue
            parts = (path.parent / name).resolve().relative_to(ROOT).parts
            if parts[:3] == ("web", "src", "games") and parts[3] != own:
                wrong.append(f"{name_of(path)} imports {name}")
    assert wrong == []
