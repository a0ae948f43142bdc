"""The numbers by which the content is measured, on a few games; the bot plays as it should."""

from __future__ import annotations

from shamble.games.zpocalypse.playing import best
from shamble.games.zpocalypse.port.balance import measure


def test_points_are_told_by_their_source() -> None:
    sums = measure("S2", 2, 2, 1, "greedy")
    rows = sums.rows()
    assert rows["games"] == 2 and rows["endings"] == {"ending-scored": 2}
    assert sum(sums.points.values()) + sums.cards == sum(sums.finals)
    assert sums.nights == {1: 2, 2: 2} and sum(sums.wins) == sum(sums.by_place) == 2
    assert sums.kills[1] > 0 and sums.built and rows["rounds in all"] > 1
    assert rows["survivors, hit points and armor of a squad at nightfall"][1][0] >= 1


def test_day_zero_counts_who_was_saved() -> None:
    sums = measure("S3", 4, 2, 3, "greedy")
    rows = sums.rows()
    assert set(rows["endings"]) <= {"ending-sheltered", "ending-wiped-out", "ending-waited"}
    assert [number > 0 for number in sums.saved].count(True) == rows["endings"].get("ending-sheltered", 0)
    assert "median margin" not in rows


def test_of_equally_good_answers_the_first_is_given() -> None:
    assert best([7, 8, 9], [1.0, 2.0, 2.0]) == 8
