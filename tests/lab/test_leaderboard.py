"""The page of all bots, and what the mission doctor learns from it."""

from __future__ import annotations

from pathlib import Path

from shamble.lab.crew import Alone
from shamble.lab.leaderboard import cell_of, folder_for, page, plan_for, read_rows, reference_of
from shamble.lab.run import run_plan
from shamble.port.shelf import port_of


def played(home: Path, game: str, bot: str, games: int, missions: int) -> None:
    """The first missions of a game by a bot."""
    plan = plan_for(port_of(game), bot, games)
    few = plan._replace(cells=plan.cells[:missions], bounds=(100, 400))
    run_plan(few, folder_for(home, game, bot, games), Alone())


def test_the_page_has_a_row_for_each_mission_and_a_column_for_each_bot(tmp_path: Path) -> None:
    played(tmp_path, "zombicide-2e", "greedy", 3, 2)
    played(tmp_path, "zombicide-2e", "random", 2, 2)
    played(tmp_path, "zombicide-2e", "random", 4, 1)
    rows = read_rows(tmp_path)
    assert {(row.bot, row.mission): row.found.games for row in rows} == {
        ("greedy", "M0"): 3,
        ("greedy", "M1"): 3,
        ("random", "M0"): 4,
    }, "of a bot's several runs the longest counts"
    shown = page(rows, "1.2.3")
    assert "Shamble 1.2.3" in shown and "[lab-" not in shown
    lines = [line for line in shown.splitlines() if line.startswith("| M")]
    assert lines[0].startswith("| Mission | Printed | ")
    assert [line.split(" | ")[0] for line in lines[1:3]] == ["| M0 Zombicide Life", "| M1 City Blocks"]
    assert lines[2].count("–") >= 1, "random has not played M1"


def test_the_doctor_learns_what_was_won_and_how_hard_it_is_printed(tmp_path: Path) -> None:
    played(tmp_path, "zombicide-2e", "greedy", 3, 2)
    learnt = reference_of(read_rows(tmp_path))["zombicide-2e"]["greedy"]
    assert (learnt["M0"]["level"], learnt["M1"]["level"]) == ("easy", "medium")
    assert all(row["games"] == 3 and 0 <= row["wins"] <= 3 for row in learnt.values())


def test_games_with_scores_show_each_seat(tmp_path: Path) -> None:
    plan = plan_for(port_of("zpocalypse"), "random", 2)
    contest = [cell for cell in plan.cells if cell.mission == "S2"]
    run_plan(plan._replace(cells=tuple(contest)), folder_for(tmp_path, "zpocalypse", "random", 2), Alone())
    (row,) = read_rows(tmp_path)
    assert row.is_contest == ("score" in cell_of(row))
    assert len(row.found.seat_wins) == 2
    if row.is_contest:
        assert reference_of([row]) == {}
