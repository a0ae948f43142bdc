"""A case file of a game from outside: claims by seat, refusals of wrong answers, hidden hands, scores."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from shamble.content.records import write_record
from shamble.lab.casebook import Outcome, load, load_text, run_case
from shamble.lab.casebook.report import citations, failure
from shamble.lab.golden import Search, check_record, golden_files, play_record
from shamble.lab.properties import Effort
from shamble.lab.simulate import simulate
from shamble.lab.soak import check_seed
from shamble.port import shelf

from .port import PORT

CASES = Path(__file__).parent / "cases"


@pytest.fixture(autouse=True)
def on_the_shelf() -> Iterator[None]:
    shelf.add(PORT)
    yield
    shelf.take_off(PORT.name)


def outcomes() -> list[Outcome]:
    return [run_case(case) for path in sorted(CASES.glob("*.yaml")) for case in load(path)]


def test_every_case_passes() -> None:
    assert outcomes()
    for outcome in outcomes():
        assert outcome.case.game == "snatch"
        assert outcome.passed, failure(outcome)


def test_every_rule_is_cited_and_touched() -> None:
    for row in citations(outcomes()):
        assert row.known and row.cases, row.rule
        assert row.touched == row.cases, row.rule


TABLE = """
- case: a case
  rules: [SN-PLAY-01]
  game: snatch
  seats: [Kim, Ann]
  hands: {Kim: [3, 7, 9], Ann: [1, 2, 14]}
  steps: [{%s}]
"""


@pytest.mark.parametrize(
    ("step", "said"),
    [
        ("expect: {Kim: {sees: 14}}", "Kim: sees: 14: expected shown, found hidden"),
        (
            "expect: {Ann: {does not see: {hands: 14}}}",
            "Ann: does not see: hands: 14: expected hidden, found shown",
        ),
        ("expect: {Kim: {sees: {hnads: 3}}}", "Did you mean “hands”?"),
        ("expect: {Kim: {score: 1}}", "Kim: score: expected 1, found 0"),
        ("expect: {Kim: {score: {trick: 1}}}", "Did you mean “tricks”?"),
        ("expect: {Kin: {score: 1}}", "Did you mean “Kim”?"),
        ("expect: {scores: [0, 1]}", "expected [0, 1], found [0, 0]"),
        ("expect: {winners: [Ann]}", "winners: expected Ann, found none"),
        ("expect: {Ann: {may: [Ann snatch-play 2]}}", "should be offered and is not"),
        ("expect: {refused: {Kim snatch-play 14: SN-PLAY-01}}", "SN-PLAY-02"),
        ("do: [Kim snatch-play 14]", "SN-PLAY-02"),
        ("do: [Kim snatch-play 3, Ann snatch-play 2, low]", "A question is left unanswered: double"),
    ],
)
def test_what_differs_is_told(step: str, said: str) -> None:
    outcome = run_case(load_text(TABLE % step)[0])
    assert not outcome.passed
    assert said in failure(outcome)


def test_simulated_games_have_scores_and_winners_by_seat() -> None:
    summary, played = simulate("snatch", "TABLE", "bold", 1, 40, options={"seats": 3})
    assert summary.wins + summary.losses + summary.decided == summary.games == 40
    assert summary.decided and len(summary.wins_by_seat) == len(summary.score_means) == 3
    assert sum(summary.wins_by_seat) >= summary.decided
    assert summary.score_means[0] == round(sum(one.outcome.scores[0] for one in played) / 40, 3)


@pytest.mark.parametrize("seed", range(6))
def test_soak_watches_it_with_all_numbers_of_seats(seed: int) -> None:
    found = check_seed("snatch", "TABLE", (), seed, Effort(deep=2, every_option=4, aside=15))
    assert found.record.options == {"seats": 2 + seed % 3}


def test_a_golden_record_is_kept_of_each_way_to_end(tmp_path: Path) -> None:
    choices = Search("snatch", 1).worth_keeping(["TABLE"], None)
    ways = [choice.way for choice in choices]
    assert len(ways) == len(set(ways)) and {"seat-1", "seat-2"} <= set(ways) <= {"won", "seat-1", "seat-2"}
    for choice in choices:
        path = tmp_path / choice.file
        write_record(path, play_record(choice.game, choice.mission, choice.bot, choice.seed))
        assert check_record(path)[0] == choice.way
    assert len(list(golden_files(tmp_path))) == len(choices)
