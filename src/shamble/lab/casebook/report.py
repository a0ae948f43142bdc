"""What a person reads about cases: what differed and where, and which rules have been shown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from shamble.port.casing import Case, Difference, Mistake
from shamble.port.shelf import port_of
from shamble.text import Words, of, t

from .run import Outcome

KINDS_KEY = "casebook-kind"
QUOTING = (
    "casebook-mission",
    "casebook-unreadable",
    "casebook-option",
    "casebook-layout",
    "casebook-defs",
)
"""Mistakes that quote what a content reader says."""


def said(wrong: Difference | Mistake, game: str) -> str:
    """One thing that is wrong, in the words of a game."""
    words = of(game)
    details = dict(wrong.details)
    if wrong.key in QUOTING:
        key = str(details.pop("key", ""))
        details["said"] = _problem(words, key, details)
        details.pop("close", None)
    kind = f"{KINDS_KEY}-{_slug(details.get('kind'))}"
    if words.has(kind):
        details["kind"] = words.t(kind)
    if details.get("why") == "":
        details["why"] = "none"
    text = words.filled(wrong.key, details)
    close = details.get("close")
    if close:
        text += " " + words.t("casebook-did-you-mean", word=close)
    mend = f"{wrong.key}.mend"
    return f"{text} {words.filled(mend, details)}" if words.has(mend) else text


def _wrong_data(wrong: Difference | Mistake, game: str) -> dict[str, object]:
    args = {name: str(value) for name, value in wrong.details.items()}
    return {"key": wrong.key, "args": args, "text": said(wrong, game)}


def _slug(kind: object) -> str:
    return str(kind).replace(" ", "-")


def _problem(words: Words, key: str, details: dict[str, Any]) -> str:
    """A problem of the content reader, with how to mend it."""
    args = {name: value if value != "" else "none" for name, value in details.items()}
    text, mend = words.filled(key, args), f"{key}.mend"
    return f"{text} {words.filled(mend, args)}" if words.has(mend) else text


def failure(outcome: Outcome) -> str:
    """A failed case, in full: place, step, every difference, the last events."""
    case = outcome.case
    lines = [t("casebook-failed", place=f"{case.file}:{case.line}", case=case.name)]
    if outcome.stage == "steps" and outcome.step is not None:
        step = outcome.step
        lines.append("  " + t("casebook-step", number=step.number, what=step.verb, line=step.line))
    elif outcome.stage != "form":
        lines.append("  " + t(f"casebook-stage-{outcome.stage}"))
    lines += [f"    {said(wrong, case.game)}" for wrong in outcome.wrong]
    if (
        outcome.asked
        and outcome.stage == "steps"
        and outcome.step is not None
        and outcome.step.verb == "expect"
    ):
        lines.append("  " + t("casebook-asked", asked=outcome.asked))
    if outcome.forced:
        lines.append("  " + t("casebook-forced", answers="; ".join(outcome.forced)))
    if outcome.events:
        lines.append("  " + t("casebook-last-events"))
        lines += [f"    {event}" for event in outcome.events]
    return "\n".join(lines)


def as_data(outcome: Outcome) -> dict[str, object]:
    """An outcome for machines."""
    case = outcome.case
    return {
        "file": case.file,
        "line": case.line,
        "case": case.name,
        "rules": list(case.rules),
        "touched": sorted(outcome.touched),
        "passed": outcome.passed,
        "stage": outcome.stage if outcome.wrong else None,
        "step": outcome.step.number if outcome.step is not None and outcome.wrong else None,
        "step_line": outcome.step.line if outcome.step is not None and outcome.wrong else None,
        "wrong": [_wrong_data(wrong, case.game) for wrong in outcome.wrong],
        "asked": outcome.asked,
        "forced": outcome.forced,
        "events": outcome.events,
    }


# --- rules


def ledger(game: str) -> list[str]:
    """The ids of a game's rules, in the order of its ledger."""
    return [row.id for row in port_of(game).rule_rows()]


class Citation:
    """A rule with the cases that cite it, and those of them whose run met it."""

    __slots__ = ("cases", "known", "rule", "touched")

    def __init__(self, rule: str, known: bool) -> None:
        self.rule = rule
        self.known = known
        self.cases: list[Case] = []
        self.touched: list[Case] = []


def citations(outcomes: Sequence[Outcome]) -> list[Citation]:
    """Every rule of the games that the cases are about, in order; unknown ones last."""
    rows: dict[str, Citation] = {}
    for game in dict.fromkeys(outcome.case.game for outcome in outcomes):
        for rule in ledger(game):
            rows.setdefault(rule, Citation(rule, known=True))
    for outcome in outcomes:
        for rule in outcome.case.rules:
            row = rows.setdefault(rule, Citation(rule, known=False))
            row.cases.append(outcome.case)
            if rule in outcome.touched:
                row.touched.append(outcome.case)
    return list(rows.values())


def untouched(rows: Sequence[Citation]) -> list[tuple[str, Case]]:
    """Citations that the run of their case did not meet."""
    return [(row.rule, case) for row in rows for case in row.cases if case not in row.touched]


def rules_text(rows: Sequence[Citation]) -> str:
    """The list of rules for people."""
    lines: list[str] = []
    for row in rows:
        if not row.cases:
            continue
        lines.append(t("casebook-rule", rule=row.rule, cases=len(row.cases), touched=len(row.touched)))
        for case in row.cases:
            mark = "casebook-rule-case" if case in row.touched else "casebook-rule-case-untouched"
            lines.append("  " + t(mark, place=f"{case.file}:{case.line}", case=case.name))
    missing = untouched(rows)
    if missing:
        lines.append(t("casebook-untouched", count=len(missing)))
        lines += [f"  {rule}  {case.file}:{case.line}  {case.name}" for rule, case in missing]
    unknown = [row.rule for row in rows if not row.known]
    if unknown:
        lines.append(t("casebook-unknown-rules", rules=", ".join(unknown)))
    cited = sum(1 for row in rows if row.cases and row.known)
    total = sum(1 for row in rows if row.known)
    lines.append(t("casebook-cited", cited=cited, total=total))
    return "\n".join(lines)


def rules_data(rows: Sequence[Citation]) -> dict[str, object]:
    """The list of rules for machines."""
    return {
        "rules": [
            {
                "rule": row.rule,
                "known": row.known,
                "cases": [case.id for case in row.cases],
                "touched": [case.id for case in row.touched],
            }
            for row in rows
        ],
        "untouched": [{"rule": rule, "case": case.id} for rule, case in untouched(rows)],
        "unknown": [row.rule for row in rows if not row.known],
    }
