"""Numbers with their intervals, and the page that shows them."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from shamble.cli import main
from shamble.lab.crew import Alone
from shamble.lab.figures import aims, figures, gains, pairs_of, progress_of, tunings
from shamble.lab.intervals import independent_difference, mean, share, share_difference
from shamble.lab.keep import read_games
from shamble.lab.page import report_page
from shamble.lab.run import run_plan
from shamble.lab.spec import Plan, read_plan
from shamble.port import shelf
from tests.snatch.port import PORT as SNATCH


def test_a_share_has_wilsons_interval() -> None:
    none = share(0, 20)
    assert (none.value, none.low) == (0.0, 0.0) and none.high == pytest.approx(0.1611, abs=1e-4)
    half = share(10, 20)
    assert (half.low, half.high) == (pytest.approx(0.2993, abs=1e-4), pytest.approx(0.7007, abs=1e-4))
    assert share(20, 20).high == 1.0


def test_pairs_know_more_than_shares_alone() -> None:
    better = share_difference([(False, True)] * 30 + [(True, True)] * 30 + [(False, False)] * 40)
    assert better.value == 0.3 and better.is_clear
    same = share_difference([(True, True)] * 50 + [(False, False)] * 50)
    assert same.value == 0.0 and not same.is_clear
    loose = independent_difference(share(30, 100), share(60, 100))
    assert better.high - better.low < loose.high - loose.low


def test_a_mean_is_surer_of_more_games() -> None:
    few, many = mean([1.0, 3.0] * 3), mean([1.0, 3.0] * 50)
    assert few.value == many.value == 2.0
    assert many.high - many.low < few.high - few.low


TUNED = """
game: zombicide-2e
missions: [M0]
bots: [greedy]
options:
  usual: {}
  fest: {modes: [abomination-fest]}
seeds: 12
"""


@pytest.fixture(scope="module")
def tuned(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Plan]:
    folder = tmp_path_factory.mktemp("tuned")
    (folder / "tuned.yaml").write_text(TUNED, encoding="utf-8")
    plan = read_plan(folder / "tuned.yaml")
    run_plan(plan, folder / "run", Alone())
    return folder / "run", plan


def test_figures_add_up(tuned: tuple[Path, Plan]) -> None:
    folder, plan = tuned
    games = read_games(folder).to_dicts()
    found = figures(plan, games)
    assert [one.games for one in found] == [12, 12]
    assert all(sum(one.endings.values()) == one.games for one in found)
    assert all(0.0 <= progress_of(game) <= 1.0 for game in games)
    goals = {row.name: row for row in aims(games)}
    assert goals["escape"].reached.value <= goals["objectives"].reached.value
    (changed,) = tunings(plan, games)
    assert (changed.first, changed.second, changed.wins.games) == ("usual", "fest", 12)
    assert [one["seed"] for one, _ in pairs_of(games[:12], games[12:])] == list(range(1, 13))
    assert all(row.having.games + row.lacking.games == 24 for row in gains(games, 1))


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_page_shows_every_question_and_needs_no_network(tuned: tuple[Path, Plan], lang: str) -> None:
    page = report_page(tuned[0], lang)
    sections = ("wins", "rounds", "endings", "aims", "pieces", "maps", "gauges", "tuning")
    assert [f'<section id="{name}">' in page for name in sections] == [True] * len(sections)
    assert "[lab-" not in page and "[en]" not in page and "[gauge" not in page
    drawn = re.findall(r"<svg.*?</svg>", page, re.DOTALL)
    assert len(drawn) >= 6
    for svg in drawn:
        ElementTree.fromstring(svg)
        assert "var(--ink)" in svg
    names = re.findall(r'id="([^"]+)"', page)
    assert len(names) == len(set(names)), "several plots on one page do not share names"
    outside = re.findall(r'(?:src|href|srcset)="(?!data:)([^"#]*)"', page)
    assert outside == [] and "@import" not in page and "<script" not in page
    assert page.count("data:image/svg+xml") == 2, "the board by day and by night"


def test_games_with_scores_tell_winners_by_seat(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shelf.add(SNATCH)
    try:
        path = tmp_path / "cards.yaml"
        path.write_text("game: snatch\nbots: [bold+random]\noptions: {three: {seats: 3}}\nseeds: 5\n")
        run_plan(read_plan(path), tmp_path / "run", Alone())
        assert main(["--lang", "en", "lab", "report", str(tmp_path / "run")]) == 0
    finally:
        shelf.take_off("snatch")
    assert "report.html" in capsys.readouterr().out
    page = (tmp_path / "run" / "report.html").read_text(encoding="utf-8")
    table = page[page.index('<section id="seats">') :]
    assert re.findall(r"<tr><td>TABLE</td><td>(\d)</td>", table) == ["1", "2", "3"]
    assert '<section id="maps">' not in page, "a game without a map has none"
