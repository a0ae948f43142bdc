"""`shamble check`: the casebook is played, and everything that differs is told."""

from __future__ import annotations

from json import dumps
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from shamble.cli import Problem
from shamble.cli.choices import folders
from shamble.text import t


def check(
    *paths: Path,
    content: Path | None = None,
    json: Annotated[bool, Parameter(name="--json", negative="")] = False,
    rules: Annotated[bool, Parameter(name="--rules", negative="")] = False,
) -> int:
    """Run the cases in these files and folders; without any, all of `cases/`."""
    from shamble.lab.casebook import Mistake, load_all, run_cases
    from shamble.lab.casebook.report import as_data, citations, failure, rules_data, rules_text, untouched

    places = list(paths) or [_casebook()]
    try:
        cases = load_all(places, Path.cwd(), folders(content))
    except Mistake as mistake:
        raise Problem(mistake.key, **mistake.details) from None
    if not cases:
        raise Problem("casebook-none", paths=", ".join(map(str, places)))
    outcomes = list(run_cases(cases))
    failed = [outcome for outcome in outcomes if not outcome.passed]
    passed = len(outcomes) - len(failed)
    rows = citations(outcomes) if rules else []
    told = untouched(rows)
    unknown = [row.rule for row in rows if not row.known]
    if json:
        data: dict[str, object] = {"passed": passed, "failed": len(failed)}
        data["cases"] = [as_data(outcome) for outcome in outcomes]
        if rules:
            data.update(rules_data(rows))
        print(dumps(data, ensure_ascii=False))
    else:
        for outcome in failed:
            print(failure(outcome))
            print()
        if rules:
            print(rules_text(rows))
        print(t("casebook-summary", passed=passed, failed=len(failed)))
    return 1 if failed or told or unknown else 0


def _casebook() -> Path:
    """The cases of this copy of the project, or of the folder one stands in."""
    for folder in (Path("cases"), Path(__file__).resolve().parents[3] / "cases"):
        if folder.is_dir():
            return folder
    raise Problem("casebook-no-file", path="cases")
