"""A plan is read with all its mistakes, and played without losing or repeating a game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from shamble.cli import main
from shamble.content.problems import ContentError
from shamble.lab.crew import Alone, Cores
from shamble.lab.keep import JOURNAL, KeepError, digest, parts, read_games, read_run
from shamble.lab.run import run_plan
from shamble.lab.spec import Plan, read_plan
from tests.snatch.port import PORT as SNATCH

SPEC = """
game: zombicide-2e
missions: [M0, M1]
bots: [greedy, random]
teams:
  duo: {party: 2, survivors: [Amy, Doug]}
seeds: {first: 7, count: 3}
"""


def plan(folder: Path, text: str = SPEC) -> Plan:
    path = folder / "plan.yaml"
    path.write_text(text, encoding="utf-8")
    return read_plan(path)


def mistakes(folder: Path, text: str) -> dict[tuple[int, str], dict[str, object]]:
    with pytest.raises(ContentError) as caught:
        plan(folder, text)
    return {(problem.line, problem.key): problem.args for problem in caught.value.problems}


def test_every_mistake_of_a_plan_is_told_at_its_line(tmp_path: Path) -> None:
    found = mistakes(
        tmp_path,
        "game: zombicide-2e\nmissions: [M1, M111]\nbots: [gredy]\nteams:\n  duo: {survivors: [Any]}\n"
        "options:\n  hard: {mods: [ultrared]}\nseeds: 0\n",
    )
    assert found[2, "mission-unknown"]["close"] == "M11"
    assert found[8, "lab-empty"] == {"field": "seeds"}
    assert (7, "options-unknown-field") in found
    assert found[3, "lab-unknown-bot"]["close"] == "greedy"


def test_an_unknown_field_and_an_unknown_game_have_near_names(tmp_path: Path) -> None:
    found = mistakes(tmp_path, "game: snatch\nmissons: all\n")
    assert found[2, "lint-unknown-field"]["close"] == "missions"
    found = mistakes(tmp_path, "game: zombicide-2\n")
    assert found[1, "shelf-unknown-game"]["close"] == "zombicide-2e"


def test_the_plan_of_the_guide_can_be_played(tmp_path: Path) -> None:
    guide = (Path(__file__).resolve().parents[2] / "docs" / "lab.md").read_text(encoding="utf-8")
    text = guide.partition("```yaml\n")[2].partition("```")[0]
    (tmp_path / "mine").mkdir()
    asked = plan(tmp_path, text)
    assert len(asked.cells) == 2 * 2 * 2 * 2 * 3 and asked.games == len(asked.cells) * 200


class Impatient:
    """Interrupts after so many games."""

    def __init__(self, after: int) -> None:
        self.after = after
        self.done: list[tuple[int, int]] = []

    def each(self, work: Callable[[Any], Any], pieces: Sequence[Any]) -> Iterator[Any]:
        for number, piece in enumerate(pieces):
            if number == self.after:
                raise KeyboardInterrupt
            row = work(piece)
            self.done.append((row.cell, row.seed))
            yield row


def test_an_interrupted_run_goes_on_without_losing_or_repeating_a_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("shamble.lab.keep.PART", 4)
    asked = plan(tmp_path)
    assert asked.games == 12
    whole = tmp_path / "whole"
    assert run_plan(asked, whole, Alone()) == (0, 12, 12, False)

    folder = tmp_path / "broken"
    crews = [Impatient(5), Impatient(2), Impatient(99)]
    first = run_plan(asked, folder, crews[0])
    assert first == (0, 5, 12, True)
    assert len(parts(folder)) == 1, "four games are a part, the fifth is in the journal"
    with (folder / JOURNAL).open("a", encoding="utf-8") as journal:
        journal.write('{"cell": 0, "mission": "M0", "te')  # the power went
    assert run_plan(asked, folder, crews[1]) == (5, 2, 12, True)
    assert run_plan(asked, folder, crews[2]) == (7, 5, 12, False)
    played = [game for crew in crews for game in crew.done]
    assert len(played) == len(set(played)) == 12
    assert digest(read_games(folder)) == digest(read_games(whole))
    assert run_plan(asked, folder, Impatient(0)) == (12, 0, 12, False)


def test_a_folder_keeps_its_plan(tmp_path: Path) -> None:
    asked = plan(tmp_path, "game: zombicide-2e\nmissions: M0\nbots: [random]\nseeds: 1\n")
    folder = tmp_path / "run"
    run_plan(asked, folder, Alone())
    assert read_run(folder) == asked
    with pytest.raises(KeepError, match="lab-other-plan"):
        run_plan(asked._replace(seeds=(1, 2)), folder, Alone())


def test_many_processes_play_the_same_games(tmp_path: Path) -> None:
    asked = plan(tmp_path, SPEC.replace("greedy, random", "random, greedy+random"))
    run_plan(asked, tmp_path / "one", Alone())
    run_plan(asked, tmp_path / "two", Cores(2))
    assert digest(read_games(tmp_path / "one")) == digest(read_games(tmp_path / "two"))


def test_a_row_tells_what_happened(tmp_path: Path) -> None:
    asked = plan(tmp_path, "game: zombicide-2e\nmissions: M0\nbots: [greedy]\nseeds: 12\n")
    run_plan(asked, tmp_path / "run", Alone())
    games = read_games(tmp_path / "run").to_dicts()
    lost = [game for game in games if game["verdict"] == "lost"]
    won = [game for game in games if game["verdict"] == "won"]
    assert lost and won
    for game in won:
        assert all(aim["have"] >= aim["wanted"] for aim in game["aims"])
        assert all(piece["reached"] for piece in game["pieces"])
    for game in lost:
        assert game["losses"] and all(loss["place"] for loss in game["losses"])
    for game in games:
        marks = [reading["mark"] for reading in game["readings"] if reading["name"] == "danger"]
        assert marks == list(range(1, game["marks"] + 1))
        assert {"sort": "card", "name": "pistol"} in game["gains"]


def test_a_blank_card_changes_nothing_else(tmp_path: Path) -> None:
    """Decks are the same, so the first game of a seed differs only once the card would have been used."""
    text = "game: zombicide-2e\nmissions: M0\nbots: [greedy]\nseeds: 4\nwithout: {card: [pistol]}\n"
    asked = plan(tmp_path, text)
    assert [cell.option for cell in asked.cells] == ["usual", "usual -pistol"]
    run_plan(asked, tmp_path / "run", Alone())
    games = read_games(tmp_path / "run").to_dicts()
    assert len({game["seed"] for game in games}) == 4
    assert any(
        one["decisions"] != other["decisions"] for one, other in zip(games[:4], games[4:], strict=True)
    )


def test_any_game_is_played(tmp_path: Path) -> None:
    from shamble.port import shelf

    shelf.add(SNATCH)
    try:
        asked = plan(tmp_path, "game: snatch\nbots: [bold+random]\nseeds: 3\n")
        run_plan(asked, tmp_path / "run", Alone())
        games = read_games(tmp_path / "run")
        assert games["scores"].list.len().to_list() == [2, 2, 2]
    finally:
        shelf.take_off("snatch")


def test_the_command_says_what_to_do_next(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "small.yaml"
    path.write_text("game: zombicide-2e\nmissions: [M0]\nbots: [random]\nseeds: 2\n")
    folder = tmp_path / "kept"
    assert main(["--lang", "en", "lab", "run", str(path), "-o", str(folder), "--jobs", "1"]) == 0
    said = capsys.readouterr().out
    assert "2 games are in" in said and "lab report" in said
    assert main(["--lang", "en", "lab", "run", str(path), "-o", str(folder)]) == 0
    assert "0 played now, 2 before" in capsys.readouterr().out
    path.write_text("game: zombicide-2e\nmissions: [M0]\nbots: [nobody]\n")
    assert main(["--lang", "en", "lab", "run", str(path)]) == 2
    assert "small.yaml:3" in capsys.readouterr().err
