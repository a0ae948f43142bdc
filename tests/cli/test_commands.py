"""sim, replay, lint, list, draw, bench, soak."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from shamble.family.port import watch
from shamble.games import GAMES
from shamble.lab import bench as lab
from shamble.lab import loads
from shamble.port.shelf import port_of


def test_sim_prints_one_object_and_repeats_itself(shamble) -> None:
    words = ("sim", "zombicide-2e", "M0", "--games", "12", "--bot", "random", "--seed", "3", "--json")
    code, out, err = shamble(*words, "--jobs", "1")
    assert code == 0
    first = json.loads(out)
    assert list(first) == [
        "game",
        "mission",
        "bot",
        "seed",
        "games",
        "wins",
        "losses",
        "unfinished",
        "rounds_mean",
        "decisions",
        "seconds",
        "decisions_per_s",
        "decided",
        "wins_by_seat",
        "score_means",
    ]
    assert first["wins"] + first["losses"] + first["unfinished"] == 12
    assert "12 of 12" in err
    again = json.loads(shamble(*words, "--jobs", "2")[1])
    for timed in ("seconds", "decisions_per_s"):
        del first[timed], again[timed]
    assert first == again


def test_sim_plays_with_options(shamble) -> None:
    words = ("sim", "zombicide-2e", "M1", "--games", "2", "--bot", "greedy", "--json")
    options = ("--modes", "dark-zones,abomination-fest", "--tiers", "hard", "--abominations", "none")
    plain, changed = shamble(*words), shamble(*words, *options)
    assert plain[0] == changed[0] == 0
    assert json.loads(plain[1])["decisions"] != json.loads(changed[1])["decisions"]


def test_sim_draws_a_mission_that_the_seed_settles(shamble) -> None:
    words = ("sim", "zombicide-2e", "random", "--games", "1", "--jobs", "1", "--bot", "random", "--json")
    missions = [json.loads(shamble(*words, "--seed", str(seed))[1])["mission"] for seed in (1, 1, 2, 3)]
    assert missions[0] == missions[1] and len(set(missions)) > 1


@pytest.mark.parametrize("command", ["play", "sim", "soak"])
def test_help_lists_what_the_game_lets_people_choose(shamble, command: str) -> None:
    code, out, _ = shamble(command, "--help")
    assert code == 0
    said = " ".join(out.split())
    assert "Options of zombicide-2e" in said
    assert "--seats" in said and "--modes" in said and "any of these, with commas: abomination-fest" in said
    assert ("--survivors" in said) == (command != "soak")


def test_sim_in_words(shamble) -> None:
    code, out, _ = shamble("sim", "zombicide-2e", "m1", "--games", "2", "--jobs", "1")
    assert code == 0
    assert "Won:" in out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("sim", "zombicide-2e", "M0", "--bot", "deep-thought"), "There is no bot"),
        (("sim", "zombicide-2e", "M0", "--modes", "fest"), "abomination-fest"),
        (("sim", "zombicide-2e", "M0", "--tiers", "none"), "easy, hard, extra"),
        (("sim", "zombicide-2e", "M99"), "M99"),
        (("sim", "zombicide-2e", "M0", "--seats", "7"), "--seats: 7 does not fit. It goes from 1 to 6."),
        (("sim", "zombicide-2e", "M0", "--seats", "two"), "--seats: “two” is not a whole number."),
        (("sim", "zombicide-2e", "M0", "--seats", "3", "--party", "2"), "because of “--seats”"),
        (("sim", "zombicide-2e", "M0", "--mode", "cars"), "--modes"),
        (("sim", "zombicide-3e", "M0"), "Did you mean “zombicide-2e”?"),
        (("play", "--game", "chess", "--help"), "There is no game called “chess”"),
        (("list", "skils"), "Did you mean “skills”?"),
        (("sim", "monopoly", "M0"), "monopoly"),
        (("sim", "zombicide-2e", "M0", "--survivors", "Rambo"), "Rambo"),
        (("list", "missions", "--content", "nowhere"), "There is no folder nowhere"),
        (("replay", "nowhere.json"), "nowhere.json"),
        (("lint",), "Say which file"),
        (("draw", "M0", "-o", "map.png"), ".svg"),
        (("bench", "--compare", "nowhere.json"), "nowhere.json"),
        (("soak", "--bot", "clever"), "There is no bot called"),
        (("play", "--mission", "M0", "--bot", "9:greedy"), "There is no seat"),
    ],
)
def test_wrong_use_is_explained(shamble, words: tuple[str, ...], said: str) -> None:
    code, out, err = shamble(*words)
    assert code == 2
    assert said in err
    assert "Traceback" not in err + out


@pytest.mark.parametrize(
    "kind", ["games", "missions", "survivors", "skills", "equipment", "zombies", "words"]
)
def test_list(shamble, kind: str) -> None:
    code, out, _ = shamble("list", kind, "--game", "zombicide-2e", "--json")
    assert code == 0
    rows = json.loads(out)
    assert rows and all(isinstance(row, dict) for row in rows)
    code, out, _ = shamble("list", kind)
    assert code == 0
    assert len(out.splitlines()) == 1 + len(rows) * (2 if kind == "missions" else 1)
    assert "cli-list-" not in out and "[" not in out.splitlines()[1][:1]


def test_draw(shamble, tmp_path: Path) -> None:
    code, out, _ = shamble("draw", "M0")
    assert code == 0
    assert "EXIT" in out and "START" in out and "☠*" in out
    picture = tmp_path / "m0.svg"
    code, _, _ = shamble("draw", "M0", "-o", str(picture))
    assert code == 0
    assert picture.read_text(encoding="utf-8").startswith("<svg")


def test_lint(shamble, tmp_path: Path) -> None:
    broken = tmp_path / "m99.yaml"
    broken.write_text("id: M99\ntiles: [[1V]]\nrotations: [[45]]\nfrobnicate: 1\n", encoding="utf-8")
    code, out, _ = shamble("lint", str(broken))
    assert code == 1
    assert "m99.yaml:" in out
    code, out, _ = shamble("lint", str(broken), "--json")
    assert code == 1
    assert json.loads(out)["problems"]


def test_missions_from_outside(shamble, tmp_path: Path) -> None:
    from shamble.family.port.content.missions import find

    folder = tmp_path / "mine" / "missions"
    folder.mkdir(parents=True)
    own = find("zombicide-2e", "M0").read_text(encoding="utf-8").replace("id: M0", "id: X1")
    (folder / "x1.yaml").write_text(own, encoding="utf-8")
    content = str(tmp_path / "mine")
    code, out, _ = shamble("sim", "zombicide-2e", "X1", "--games", "1", "--content", content, "--json")
    assert code == 0
    assert json.loads(out)["mission"] == "X1"
    assert "X1" in shamble("list", "missions", "--content", content)[1]


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_missions_are_listed_with_all_that_matters_in_80_columns(shamble, lang: str) -> None:
    code, out, _ = shamble("--lang", lang, "list", "missions")
    assert code == 0
    lines = out.splitlines()
    assert len(lines) == 1 + 2 * 26 and max(len(line) for line in lines) <= 80
    at = next(number for number, line in enumerate(lines) if line.startswith("M4 "))
    assert "90 min" in lines[at] and "5R 7R / 4V 3V / 6V 8V · " in lines[at + 1]


def test_replay(shamble, tmp_path: Path) -> None:
    from shamble.content.records import write_record
    from shamble.lab.golden import play_record

    path = tmp_path / "game.json"
    write_record(path, play_record("zombicide-2e", "M0", "random", 4))
    code, out, _ = shamble("replay", str(path), "--verify")
    assert code == 0
    assert "replays exactly" in out
    code, out, _ = shamble("replay", str(path), "--to", "8")
    assert code == 0
    assert out.count("joins the team") == 6
    data = json.loads(path.read_text(encoding="utf-8"))
    data["hashes"] = {at: "0" * 24 for at in data["hashes"]}
    path.write_text(json.dumps(data), encoding="utf-8")
    code, _, err = shamble("replay", str(path), "--verify")
    assert code == 2
    assert "differs from the recorded one" in err


def test_soak_finds_nothing_in_a_few_games(shamble, tmp_path: Path) -> None:
    reports = tmp_path / "reports"
    words = ("soak", "--games", "3", "--missions", "M0", "--jobs", "1", "--reports", str(reports))
    code, out, _ = shamble(*words)
    assert code == 0, out
    assert "Nothing is wrong" in out
    assert not reports.exists()
    assert out.startswith("Mission  Games  Won  Rate  Rounds  Longest  Decisions\nM0 ")


def test_soak_by_a_bot_counts_for_each_mission(shamble, tmp_path: Path) -> None:
    words = ("soak", "--bot", "greedy", "--games", "3", "--missions", "M0,M9", "--jobs", "1", "--json")
    code, out, _ = shamble(*words, "--reports", str(tmp_path))
    assert code == 0, out
    found = json.loads(out)
    assert (found["bot"], found["games"], found["faults"]) == ("greedy", 3, [])
    assert [(row["mission"], row["games"]) for row in found["missions"]] == [("M0", 2), ("M9", 1)]
    assert sum(row["decisions"] for row in found["missions"]) == found["decisions"] > 0


def test_bench_has_all_numbers(shamble, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name, value in (("LONG_GAMES", 1), ("LONG_ROUNDS", 3), ("SHORT_GAMES", 2)):
        monkeypatch.setattr(watch, name, value)
    for name in ("TIMES", "EXPLAINED_GAMES"):
        monkeypatch.setattr(loads, name, 1)
    monkeypatch.setattr(port_of("zombicide-2e").watch, "_loads", None)
    monkeypatch.setattr(lab, "CLONES", 50)
    monkeypatch.setattr(lab, "BATCH_GAMES", 3)
    monkeypatch.setattr(lab, "BOT_GAMES", 1)
    code, out, _ = shamble("bench", "--json")
    assert code == 0
    found = json.loads(out)
    assert set(found) == {
        "build",
        "game",
        "loads",
        "clone_us",
        "state_bytes",
        "encode_us",
        "decode_us",
        "batch",
        "bots",
        "topologies",
        "others",
    }
    assert {found["game"], *found["others"]} == set(GAMES)
    assert all(rate > 0 for one in (found, *found["others"].values()) for rate in one["bots"].values())
    assert 0 < found["topologies"]["kept"] <= found["topologies"]["limit"]
    names = {
        "explained_per_s",
        "decisions_per_s",
        "forced_per_s",
        "rounds_per_s",
        "games_per_s",
        "rollouts_per_s",
        "figures_mean",
        "decisions_per_round",
    }
    assert {name: set(load) for name, load in found["loads"].items()} == {"long": names, "short": names}
    code, out, _ = shamble("bench", "--json", "--game", "zombicide-2e")
    assert (code, json.loads(out)["game"], json.loads(out)["others"]) == (0, "zombicide-2e", {})
    old = tmp_path / "old.json"
    old.write_text(out, encoding="utf-8")
    code, out, _ = shamble("bench", "--game", "zombicide-2e", "--compare", str(old))
    assert code == 0
    assert "×" in out
