"""Two sides over the same seeds, pair by pair."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from shamble.cli import main
from shamble.lab.compare import CompareError, compare, sides_of
from shamble.lab.crew import Alone
from shamble.lab.keep import read_games
from shamble.lab.run import run_plan
from shamble.lab.spec import read_plan

BOTH = """
game: zombicide-2e
missions: [M0, M1]
bots: [random, greedy]
options: {usual: {}, fest: {modes: [abomination-fest]}}
seeds: 8
"""


@pytest.fixture(scope="module")
def both(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("both")
    (folder / "both.yaml").write_text(BOTH, encoding="utf-8")
    run_plan(read_plan(folder / "both.yaml"), folder / "run", Alone())
    return folder / "run"


def test_pairs_differ_in_nothing_but_the_side(both: Path) -> None:
    one, other = sides_of(both, "random", "greedy")
    found = compare("random", "greedy", one, other)
    assert found.total.wins.games == len(found.rows) == 2 * 2 * 8
    assert [row.mission for row in found.missions] == ["M0", "M1"]
    for row in found.rows:
        assert (row["first"]["bot"], row["second"]["bot"]) == ("random", "greedy")
        assert row["first"]["option"] == row["second"]["option"]
    assert found.total.progress.low > 0, "a player with sense gets further than chance"
    games = {(game["mission"], game["bot"], game["option"], game["seed"]): game for game in one + other}
    first = found.rows[0]
    game = games[first["mission"], "greedy", first["second"]["option"], first["seed"]]
    assert (first["second"]["rounds"], first["second"]["ending"]) == (game["marks"], game["ending"])


def test_turned_round_the_difference_changes_its_sign(both: Path) -> None:
    one, other = sides_of(both, "usual", "fest")
    there, back = compare("a", "b", one, other).total, compare("b", "a", other, one).total
    assert there.wins.value == -back.wins.value
    assert there.rounds.low == pytest.approx(-back.rounds.high)


def test_a_side_against_itself_is_no_better(both: Path) -> None:
    games = read_games(both).to_dicts()
    same = compare("a", "a", games, games)
    assert same.total.wins.value == 0.0 and not same.total.wins.is_clear
    assert same.total.wins.games == len(games)


def test_who_names_no_two_sides_is_told_which_there_are(both: Path) -> None:
    with pytest.raises(CompareError) as caught:
        sides_of(both, "greedy", "search")
    assert "greedy, random" in str(caught.value.details["known"])


def test_the_command_prints_words_or_every_pair(both: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "lab", "compare", "random", "greedy", "--run", str(both)]) == 0
    said = capsys.readouterr().out
    assert "All missions" in said and "M1" in said
    assert main(["lab", "compare", str(both), str(both), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert {"ending", "rounds", "progress", "aims"} <= told["games"][0]["first"].keys()
