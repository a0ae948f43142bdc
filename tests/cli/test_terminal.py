"""The terminal game: answers, reasons, undo, saves, resuming."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from shamble import text
from shamble.cli import Problem
from shamble.cli.terminal.colours import plain, wanted
from shamble.cli.terminal.game import Terminal
from shamble.content.records import read_record
from shamble.kernel.codec import state_hash
from shamble.kernel.record import Record
from shamble.port.records import open_table
from shamble.port.shelf import need

QUICK = {"mission": "M0", "seed": 5, "quick": True}


def test_a_quick_game_begins_with_the_map_and_the_first_question(screen) -> None:
    shown = screen.type(**QUICK)
    assert "Whose turn is it?" in shown
    assert "Amy takes a turn now" in shown
    assert "Recreated map" in shown
    assert "┏" in shown


def test_without_quick_the_setup_is_asked(screen) -> None:
    shown = screen.type("1", mission="M0", seed=5)
    assert "Who joins the team?" in shown
    assert "Amy joins the team." in shown


def test_question_mark_says_why_not_and_by_which_rule(screen) -> None:
    shown = screen.type("1", "?", **QUICK)
    assert "Search: Only rooms can be searched. (Z2-SEARCH-01)" in shown


def test_question_mark_with_a_number_previews(screen) -> None:
    shown = screen.type("3", "? 3", **QUICK)
    assert "67% each" in shown
    assert "Misses hit friends" not in shown
    shown = screen.type("3", "? 2", mission="M0", seed=5, quick=True)
    assert "Misses hit friends: Amy" in shown


def test_undo_and_redo(screen) -> None:
    shown = screen.type("1", "u", "r", "u", "u", **QUICK)
    assert shown.count("Taken back.") == 3
    assert shown.count("Done again.") == 1


def test_actions_can_be_written_in_full_or_in_part(screen) -> None:
    shown = screen.type("Doug activate", "move S6", "Doug move S5", "end", "e", **QUICK)
    assert "Doug moves from S5 to S6." in shown
    assert "Doug moves from S6 to S5." in shown
    assert "Whose turn is it?" in shown.rpartition("Doug moves from S6 to S5.")[2]


def test_an_impossible_action_is_refused_with_its_rule(screen) -> None:
    shown = screen.type("Doug activate", "search", "fly", **QUICK)
    assert "Only rooms can be searched. (Z2-SEARCH-01)" in shown
    assert "“fly” is nothing that can be done here" in shown


def test_rules_log_skills_and_asides_are_shown(screen) -> None:
    shown = screen.type("1", "rules z2-move-06", "l 3", "i", "a", "w", "m", "h", "99", "rules XX", **QUICK)
    assert "Z2-MOVE-06:" in shown
    assert "(Z2-ROUND-04)" in shown
    assert "+1 free Move Action" in shown
    assert "Give up the game" in shown
    assert "There is nothing to explain yet." in shown
    assert "There is no answer 99" in shown
    assert "There is no text for the rule XX." in shown


def test_giving_up_ends_the_game(screen) -> None:
    asides = screen.type("1", "a", **QUICK)
    last = next(line for line in asides.splitlines() if "Give up the game" in line).split()[0]
    shown = screen.type("1", last, mission="M0", seed=6, quick=True)
    assert "You gave up: the game is lost." in shown


def test_bots_play_their_seats(screen) -> None:
    shown = screen.type(mission="M0", seed=2, chosen={"seats": "2"}, bot="all:greedy")
    assert "The record of this game" in shown


def test_why_the_zombies_went_there(screen) -> None:
    ends = ["1", "e"] * 6
    shown = screen.type(*ends, "w", **QUICK)
    assert "The Zombies in" in shown
    assert "(Z2-ZMOVE-" in shown


def test_leaving_keeps_the_game_and_the_next_start_resumes_it(screen) -> None:
    screen.type("Doug activate", "move S6", "q", **QUICK)
    (path,) = screen.saves()
    before = read_record(path)
    shown = screen.type("y", "q")
    assert "There is an unfinished game: Zombicide Life, round 1" in shown
    assert "What does Doug do? (2 Actions left)" in shown
    assert read_record(path).encode() == before.encode()


def test_a_new_game_never_overwrites_an_old_one(screen) -> None:
    screen.type("q", **QUICK)
    screen.type("q", **QUICK)
    assert len(screen.saves()) == 2


def test_not_resuming_asks_for_a_mission(screen) -> None:
    screen.type("q", **QUICK)
    shown = screen.type("n", "M1", "q")
    assert "Which mission?" in shown
    assert "City Blocks" in shown


def test_saving_anywhere_and_loading_gives_the_same_position(screen, tmp_path: Path) -> None:
    own = tmp_path / "mine"
    screen.type("Doug activate", f"s {own}", "move S6", "q", **QUICK)
    saved = own.with_suffix(".json")
    table, notice = open_table(read_record(saved))
    assert not notice
    shown = screen.type("u", "q", load=saved)
    assert "What does Doug do? (3 Actions left)" in shown
    kept = read_record(saved).snapshot
    assert kept is not None
    assert kept == table.state.encode() or state_hash(table.state)


@pytest.mark.parametrize(
    "harm", ["cut", "foreign", "text", "binary", "entry", "outcome", "snapshot", "seed", "game", "options"]
)
def test_a_damaged_save_is_refused_and_left_alone(screen, tmp_path: Path, harm: str) -> None:
    screen.type("Doug activate", "move S6", "q", **QUICK)
    good = screen.saves()[0].read_text(encoding="utf-8")
    data = json.loads(good)
    if harm == "entry":
        data["entries"][-1]["do"] = "Doug move r0c1:3V.S5"
    elif harm == "outcome":
        next(row for row in data["entries"] if row.get("chance"))["chance"][0] = 999
    elif harm == "snapshot":
        data["snapshot"]["survivors"][0][3] = 2
    elif harm == "seed":
        data["seed"] = 6
    elif harm == "game":
        data["game"] = "chess"
    elif harm == "options":
        data["options"]["seats"] = "many"
    bad = {
        "cut": good[: len(good) // 2],
        "foreign": '{"format": "chess"}',
        "text": "dear diary",
        "binary": "\x00\x01",
    }.get(harm, json.dumps(data))
    path = tmp_path / "bad.json"
    path.write_text(bad, encoding="utf-8")
    with pytest.raises(Problem) as refused:
        screen.type("1", load=path)
    said = text.t(refused.value.key, None, **refused.value.args_for_text)
    assert said and "[" not in said
    assert path.read_text(encoding="utf-8") == bad


def test_a_damaged_save_does_not_keep_others_from_being_resumed(screen) -> None:
    screen.type("q", **QUICK)
    broken = screen.data / "zzz.json"
    broken.write_text('{"format": "shamble-record", "ver', encoding="utf-8")
    shown = screen.type("y", "q")
    assert "There is an unfinished game" in shown
    assert broken.read_text(encoding="utf-8") == '{"format": "shamble-record", "ver'


def test_the_game_speaks_polish(screen) -> None:
    text.use("pl")
    shown = screen.type("1", "?", "q", **QUICK)
    assert "Czyja tura?" in shown
    assert "Przeszukuje się tylko pomieszczenia." in shown


class Small:
    """A game on a screen of 80 by 24, as it is written."""

    def __init__(self, folder: Path, mission: str = "M1", size: tuple[int, int] = (80, 24)) -> None:
        self.size = size
        self.pages: list[str] = []
        port = need("zombicide-2e")
        options = port.schema().read({"party": 6}, mission)
        options = port.at_once(options, 5)
        record = Record("zombicide-2e", mission, options, 5)
        self.table, _ = open_table(record)
        self.terminal = Terminal(
            port,
            self.table,
            folder / "game.json",
            lambda prompt: "",
            self.pages.append,
            width=80,
            size=lambda: self.size,
        )

    def page(self) -> str:
        """What one question shows."""
        self.pages.clear()
        self.terminal.drawn_at = -1
        self.terminal.show(self.terminal.decision(self.terminal.seats.next_person()))
        return "\n".join(self.pages)


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_a_question_with_its_surroundings_fits_a_small_screen(tmp_path: Path, lang: str) -> None:
    text.use(lang)
    small = Small(tmp_path)
    small.terminal.answer_setup()
    small.terminal.submit(small.terminal.decision(0).options[0].action)
    shown = small.page()
    lines = shown.splitlines()
    assert len(lines) <= 23, shown
    assert max(map(len, lines)) <= 80
    assert "⋮" in shown and ">" in shown
    label = small.terminal.state.rules.board.labels[small.terminal.state.survivors[0].zone]
    assert label in shown, "the room of whoever acts is in sight"


def test_a_large_screen_shows_everything_and_resizing_counts_at_once(tmp_path: Path) -> None:
    small = Small(tmp_path)
    small.terminal.answer_setup()
    assert "⋮" in small.page()
    small.size = (120, 90)
    assert "⋮" not in small.page()
    assert small.terminal.width == 120


def test_the_whole_map_on_request(tmp_path: Path) -> None:
    small = Small(tmp_path)
    small.terminal.answer_setup()
    small.pages.clear()
    small.terminal.obey(small.terminal.decision(0), "map")
    assert "⋮" not in small.pages[0] and small.pages[0].count("\n") > 40


def test_why_the_dead_went_there_and_the_missions_own_rules(screen) -> None:
    shown = screen.type("mission", **{**QUICK, "mission": "M8"})
    assert "Z2-M08-03" in shown
    assert "Z2-M08-03" not in screen.type("map", **{**QUICK, "mission": "M8"})
    rounds = ["1", "e"] * 8
    shown = screen.type(*rounds, "why", **QUICK)
    assert "hear" in shown or "see" in shown


def test_colours_only_where_they_are_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    assert wanted(False) is plain
    paint = wanted(True)
    painted = paint(">Amy   R10 ♥♥♡ Blue\n  1 Amy moves (Z2-MOVE-05)")
    assert "\x1b[1;33m>Amy" in painted and "\x1b[31m♥♥" in painted
    assert re.sub(r"\x1b\[[0-9;]*m", "", painted) == ">Amy   R10 ♥♥♡ Blue\n  1 Amy moves (Z2-MOVE-05)"
    monkeypatch.setenv("NO_COLOR", "1")
    assert wanted(True) is plain


@pytest.mark.parametrize("game", ["army-of-the-dead", "night-of-the-living-dead"])
def test_what_is_not_the_printed_games_is_said_with_the_mission(screen, game: str) -> None:
    mission = need(game).missions()[0]
    shown = " ".join(screen.type("mission", game=game, mission=mission, seed=1, quick=True).split())
    assert "these are ours" in shown
    assert "these are ours" not in " ".join(screen.type("mission", **QUICK).split())


def test_cards_with_values_of_ours_are_marked_in_lists(shamble) -> None:
    def marks(game: str, kind: str) -> dict[str, bool]:
        rows = json.loads(shamble("list", kind, "--game", game, "--json")[1])
        return {next(iter(row.values())): row.get("ours", False) for row in rows}

    night = marks("night-of-the-living-dead", "equipment")
    assert night["Uzi"] and not night["Scope"]
    assert all(marks("night-of-the-living-dead", "survivors").values())
    assert not any(marks("zombicide-2e", "survivors").values())
