"""What the doctor says of missions that are too easy, too hard, or hopeless."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from shamble.cli import main
from shamble.cli.lab_mission import said
from shamble.lab import doctor
from shamble.lab.crew import Alone
from shamble.lab.doctor import Diagnosis, diagnose
from shamble.lab.keep import read_games
from shamble.lab.run import run_plan
from shamble.lab.spec import plan_of
from shamble.port.port import Port
from shamble.port.shelf import port_of

MISSION = """
id: X1
map: ours
difficulty: easy
minutes: 30
tiles: [[1V, 3V]]
rotations: [[90, 0]]
start: r0c0:1V.S5
exit: r0c0:1V.S5
spawns:
  - {zone: r0c1:3V.S3, start: true}
goals:
  - {name: escape, progress: escaped, of: survivors}
"""


@pytest.fixture
def port() -> Port:
    return port_of("zombicide-2e")


def row(**changes: Any) -> dict[str, Any]:
    """A game that was lost in the sixth round to somebody's death."""
    plain: dict[str, Any] = {
        "cell": 0,
        "mission": "M1",
        "team": "usual",
        "bot": "greedy",
        "option": "usual",
        "verdict": "lost",
        "winners": 0,
        "ending": "ending-eliminated",
        "marks": 6,
        "decisions": 90,
        "scores": [],
        "aims": [
            {"name": "tokens", "have": 1, "wanted": 6, "step": 0},
            {"name": "food", "have": 0, "wanted": 1, "step": 1},
        ],
        "readings": [],
        "losses": [{"mark": 6, "who": "amy", "place": "S3", "cause": "walker"}],
        "gains": [],
        "pieces": [
            {"name": "objective", "place": "R1", "reached": True},
            {"name": "objective", "place": "R9", "reached": False},
        ],
        "stalled": 5,
        "seconds": 0.1,
    }
    return {**plain, **changes}


def judged(port: Port, games: list[dict[str, Any]]) -> dict[str, Any]:
    plan = plan_of("m1", port, ["M1"], ["greedy"], range(len(games)))
    numbered = [{**game, "seed": seed} for seed, game in enumerate(games)]
    found: Diagnosis = diagnose(port, plan, numbered)
    for finding in found.findings:
        for word in said(port, "M1", finding).split():
            assert not word.startswith("[doctor"), finding.key
    return {finding.key: finding.args for finding in found.findings}


def test_a_mission_that_nobody_wins(port: Port) -> None:
    found = judged(port, [row() for _ in range(60)])
    assert found["hopeless"]["wins"] == 0 and "trivial" not in found
    assert (found["stall"]["aim"], found["stall"]["count"]) == ("tokens", 60)
    assert found["unreached"] == {"piece": "objective", "place": "R9"}
    assert found["place"] == {"place": "S3", "share": "100%"}
    assert found["ending"]["count"] == 60


def test_a_mission_that_everybody_wins(port: Port) -> None:
    found = judged(port, [row(verdict="won", winners=1, ending="ending-goals", losses=[])] * 60)
    assert found["trivial"]["wins"] == 60
    assert "stall" not in found and "harmless" not in found


def test_a_few_games_say_nothing_of_what_never_happened(port: Port) -> None:
    found = judged(port, [row() for _ in range(10)])
    assert "unreached" not in found and "hopeless" not in found
    assert found["wins"]["games"] == 10


def test_what_is_lost_at_once_drags_on_or_harms_nobody(port: Port) -> None:
    assert judged(port, [row(marks=3)] * 40)["early"]["count"] == 40
    endless = [row(verdict="running", ending="", marks=100, stalled=4, losses=[])] * 40
    found = judged(port, endless)
    assert found["drags"]["count"] == 40
    assert found["harmless"]["games"] == 40
    assert found["idle"]["share"] == "96%"


def test_it_is_compared_with_what_is_printed(port: Port, monkeypatch: pytest.MonkeyPatch) -> None:
    def known(level: str, wins: int) -> dict[str, object]:
        return {"level": level, "games": 10, "wins": wins, "progress": wins / 10}

    rows = {"M10": known("easy", 9), "M3": known("medium", 5), "M5": known("hard", 1)}
    monkeypatch.setattr(doctor, "reference", lambda: {"zombicide-2e": {"greedy": rows}})
    found = judged(port, [row()] * 40)["level"]
    assert (found["near"], found["printed"], found["easy"]) == ("hard", "medium", "90%")
    rows["M5"] = known("hard", 7)
    found = judged(port, [row()] * 40)
    assert "level" not in found, "a bot that fares better on hard missions is no measure"
    assert found["level-unclear"]["hard"] == "70%"


def test_maps_tell_what_stands_open_beside_a_spawn_zone(port: Port) -> None:
    def notes(mission: str) -> list[tuple[str, object]]:
        state = port.new_state(port.rules(mission, port.schema().usual(mission)), 1)
        return [(note.key, note.args["place"]) for note in port.study.map_notes(state)]

    assert ("spawn-near", "S7") in notes("M7")
    assert ("open-door", "R6") in notes("M7")
    assert notes("M1") == [], "the printed map of M1 has neither"


def test_a_file_with_mistakes_is_not_played(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "x1.yaml"
    path.write_text(MISSION.replace("1V.S5\nspawns", "1V.S55\nspawns"), encoding="utf-8")
    assert main(["--lang", "en", "lab", "mission", str(path), "--games", "3"]) == 1
    assert "x1.yaml:9" in capsys.readouterr().out


def test_a_file_is_played_and_told_in_both_languages(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "x1.yaml"
    path.write_text(MISSION, encoding="utf-8")
    words = ["lab", "mission", str(path), "--games", "4", "--jobs", "1"]
    assert main([*words, "--json"]) == 0
    (found,) = json.loads(capsys.readouterr().out)
    assert found["mission"] == "X1" and found["bots"][0]["games"] == 4
    for lang, expected in (("en", "printed: easy"), ("pl", "oznaczona jako łatwa")):
        assert main(["--lang", lang, *words]) == 0
        assert expected in capsys.readouterr().out


def test_every_game_has_something_to_say(tmp_path: Path) -> None:
    port = port_of("zpocalypse")
    plan = plan_of("s3", port, ["S3"], ["random"], range(2), bounds=(100, 300))
    run_plan(plan, tmp_path / "run", Alone())
    found = diagnose(port, plan, read_games(tmp_path / "run").to_dicts())
    assert found.cells[0].games == 2 and found.findings
