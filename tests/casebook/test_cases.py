"""Every case of the casebook is one test."""

from __future__ import annotations

from pathlib import Path

import pytest

from shamble.lab.casebook import Case, load_all, run_case, run_cases
from shamble.lab.casebook.report import citations, failure, untouched

ROOT = Path(__file__).resolve().parents[2]
CASES = load_all([ROOT / "cases"], root=ROOT)


@pytest.mark.parametrize("case", CASES, ids=[case.id for case in CASES])
def test_case(case: Case) -> None:
    outcome = run_case(case)
    if not outcome.passed:
        pytest.fail(failure(outcome), pytrace=False)


def test_every_cited_rule_exists_and_is_touched() -> None:
    rows = citations(list(run_cases(CASES)))
    assert not [row.rule for row in rows if not row.known]
    missing = [f"{rule}  {case.file}:{case.line}  {case.name}" for rule, case in untouched(rows)]
    if missing:
        pytest.fail("\n".join(missing), pytrace=False)


def test_cases_have_names_of_their_own() -> None:
    ids = [case.id for case in CASES]
    assert len(ids) == len(set(ids))
