"""Snatch at one screen, a curtain between two hidden hands; and the commands of a game from outside."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from shamble import text
from shamble.cli import main
from shamble.cli.play import run
from shamble.cli.terminal.curtain import CLOTH
from shamble.port import shelf

from .port import PORT

HOME = Path(__file__).parent
SEED = 3
"""Ann holds 3, 5, 8 and Kim 4, 7, 14."""


@pytest.fixture(autouse=True)
def on_the_shelf() -> Iterator[None]:
    shelf.add(PORT)
    text.use("en")
    yield
    shelf.take_off(PORT.name)
    text.use("en")


class Table:
    """A screen with one keyboard; what was shown is cut where the curtain fell."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.shown: list[str] = []

    def type(self, *lines: str, **options: object) -> list[str]:
        waiting = iter(lines)
        self.shown = []

        def read(prompt: str) -> str:
            self.shown.append(prompt)
            try:
                return next(waiting)
            except StopIteration:
                raise EOFError from None

        settled: dict[str, object] = {"game": "snatch", "seed": SEED, "players": "Ann,Kim", **options}
        assert run(read, self.shown.append, data=self.folder, **settled) == 0  # type: ignore[arg-type]
        return "\n".join(self.shown).split(CLOTH)


@pytest.fixture
def table(tmp_path: Path) -> Table:
    return Table(tmp_path)


def test_a_curtain_falls_between_two_hands(table: Table) -> None:
    welcome, before_ann, ann, before_kim, kim = table.type("", "1", "", "", "2")[:5]
    assert "Card" not in welcome + before_ann + before_kim
    assert "Ann, Enter shows what is yours to see." in before_ann
    assert "Card 8" in ann and "1 Play 3" in ann and "2 Play 5" in ann
    assert "Card 3 was played." in ann and "pass the screen to Kim" in ann
    assert "Card 14" in kim and "2 Play 7" in kim and "3 cards, face down" in kim
    for card in (4, 7, 14):
        assert f"Card {card}" not in ann and f"Play {card}" not in ann
    for card in (3, 5, 8):
        assert f"Card {card}" not in kim and f"Play {card}" not in kim


def test_the_log_and_whatever_is_written_tell_nothing_of_the_other_hand(table: Table) -> None:
    *_, kim = table.type("", "1", "", "", "l", "?", "Player 1 snatch-play 8", "Player 2 snatch-play 8", "m")
    assert "Card 3 was played." not in kim and "Card 8" not in kim.replace("Card 8 is not in your hand", "")
    assert "Seat 2 has no say in this" in kim or "another player's turn" in kim
    assert "Card 8 is not in your hand. (SN-PLAY-02)" in kim


def test_what_happened_meanwhile_is_told_when_the_curtain_opens(table: Table) -> None:
    ann_again = table.type("", "1", "", "", "2", "1", "e", "p", "", "", "1")[-1]
    assert "Player 1 doubles" in ann_again or "Player 1 lets it go" in ann_again


def test_another_person_may_answer_first(table: Table) -> None:
    before = table.type("", "1", "", "", "2", "p", "", "")
    assert "pass the screen to Ann" in before[-3]
    assert "Card 5" in before[-1] and "High or low?" in before[-1]


def test_leaving_behind_the_curtain_keeps_the_game(table: Table) -> None:
    table.type("", "1", "")
    (kept,) = table.folder.glob("*.json")
    resumed = "\n".join(table.type("y", "", "q", seed=None))
    assert "There is an unfinished game: One table" in resumed
    assert "Card 14" in resumed and kept.is_file()


def test_alone_against_a_bot_there_is_no_curtain(table: Table) -> None:
    shown = table.type("1", bot="bold")
    assert len(shown) == 1
    assert "Card 8" in shown[0] and "Card 14" not in shown[0]


def test_the_end_lays_everything_open_with_scores(table: Table) -> None:
    shown = "\n".join(table.type(bot="all:bold"))
    assert "All tricks are played." in shown
    assert ("★" in shown and "The game is decided." in shown) or "Everybody has won." in shown
    assert "Ann: " in shown and "Kim: " in shown


def test_the_game_is_told_in_polish(table: Table) -> None:
    text.use("pl")
    shown = "\n".join(table.type("", "1"))
    assert "Zagraj zakrytą kartę." in shown and "oddaj ekran: Kim" in shown


@pytest.fixture
def shamble(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> Callable[..., tuple[int, str, str]]:
    """Run a command with the game in a folder from outside; its exit code, output and messages."""
    shelf.take_off(PORT.name)
    monkeypatch.setenv("SHAMBLE_LANG", "en")
    monkeypatch.setenv(shelf.FOLDERS, str(HOME))

    def command(*words: str) -> tuple[int, str, str]:
        code = main(list(words))
        said = capsys.readouterr()
        return code, said.out, said.err

    return command


def test_commands_know_the_game_in_a_folder(shamble, tmp_path: Path) -> None:
    assert "snatch" in shamble("list", "games")[1]
    assert "One table" in shamble("list", "missions", "--game", "snatch")[1]
    assert json.loads(shamble("list", "bots", "--game", "snatch", "--json")[1]) == [
        {"bot": "bold"},
        {"bot": "random"},
    ]
    code, out, _ = shamble("play", "--game", "snatch", "--help")
    assert code == 0 and "Options of snatch" in out
    assert "--seats" in out and "from 2 to 4" in out and "--survivors" not in out
    code, _, err = shamble("play", "--game", "snatch", "--modes", "dark-zones")
    assert code == 2 and "--modes" in err
    code, _, err = shamble("sim", "snatch", "table", "--seats", "5")
    assert code == 2 and "It goes from 2 to 4" in err
    code, _, err = shamble("list", "skills", "--game", "snatch")
    assert code == 2 and "snatch has no list of “skills”" in err
    code, _, err = shamble("draw", "table", "--game", "snatch")
    assert code == 2 and "no map to draw" in err
    code, _, err = shamble("lint", "x.yaml", "--game", "snatch")
    assert code == 2 and "no mission files" in err


def test_many_games_are_summed_up_with_scores(shamble) -> None:
    words = ("sim", "snatch", "--games", "12", "--seats", "3", "--bot", "random", "--jobs", "2")
    code, out, _ = shamble(*words, "--json")
    assert code == 0
    found = json.loads(out)
    assert (found["game"], found["mission"], found["games"]) == ("snatch", "TABLE", 12)
    assert found["wins"] + found["losses"] + found["unfinished"] + found["decided"] == 12
    assert len(found["score_means"]) == len(found["wins_by_seat"]) == 3
    assert sum(found["wins_by_seat"]) >= 12 and sum(found["score_means"]) > 3
    assert "Player 3: " in shamble(*words)[1]


def test_records_are_replayed_and_verified(shamble, tmp_path: Path) -> None:
    data = str(tmp_path)
    shamble("play", "--terminal", "--game", "snatch", "--seed", "4", "--bot", "all:random", "--data", data)
    (kept,) = tmp_path.glob("*.json")
    code, out, _ = shamble("replay", str(kept), "--verify")
    assert code == 0 and "replays exactly" in out
    code, out, _ = shamble("replay", str(kept))
    assert code == 0 and "All tricks are played." in out and "was played." in out


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("def broken(:", "SyntaxError"),
        ("import no_such_module", "no_such_module"),
        ("PORT = 3", "port.py that defines PORT"),
        ("", "port.py that defines PORT"),
        ("1 / 0", "ZeroDivisionError"),
    ],
)
def test_a_broken_game_is_explained(
    shamble, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, source: str, said: str
) -> None:
    if source:
        (tmp_path / "port.py").write_text(source, encoding="utf-8")
    monkeypatch.setenv(shelf.FOLDERS, str(tmp_path))
    for words in (("list", "games"), ("play", "--help"), ("sim",), ("check",), ("serve", "--port", "0")):
        code, out, err = shamble(*words)
        assert code == 2
        assert said in err and str(tmp_path) in err
        assert "Traceback" not in out + err
