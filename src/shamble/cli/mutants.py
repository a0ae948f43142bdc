"""`shamble mutants`: the rules are broken one by one, to see whether the tests notice."""

from __future__ import annotations

from importlib.util import find_spec
from json import dumps
from pathlib import Path
from typing import TYPE_CHECKING, Any

from shamble.cli import Problem
from shamble.cli.choices import AsJson, Switch, names
from shamble.cli.progress import progress
from shamble.cli.soak import table
from shamble.cli.test import ROOT
from shamble.text import t

if TYPE_CHECKING:
    from shamble.lab.mutants.mutant import Mutant
    from shamble.lab.mutants.tally import Notes, Score

COLUMNS = ("module", "mutants", "noticed", "survived", "equivalent", "stillborn", "rate")


def mutants(
    *,
    module: str = "",
    game: str = "",
    sample: int = 0,
    seed: int = 1,
    jobs: int = 2,
    least: float = 0.0,
    tests: str = "",
    survivors: Switch = False,
    anew: Switch = False,
    json: AsJson = False,
    notes: Path = Path("mutants-report/notes.jsonl"),
) -> int:
    """Break the rules one place at a time; the exit code is 1 if less is noticed than wanted."""
    from shamble.lab.mutants import mutant, tally

    if not (ROOT / "tests").is_dir() or find_spec("pytest") is None:
        raise Problem("cli-test-no-tools", code=1)
    if any((ROOT / "src").rglob("*.so")):
        raise Problem("cli-mutants-compiled", code=1)
    if game:
        module = folder_of(game)
    found = mutant.sample(mutant.all_mutants(module), sample, seed)
    if not found:
        raise Problem("cli-mutants-nowhere", module=module)
    kept = tally.Notes(notes, tally.digest_of())
    if survivors:
        found = [one for one in found if kept.rows.get(one.key, {}).get("verdict") == tally.SURVIVED]
        kept.begin(lambda row: True)
        todo = found
    else:
        kept.begin(lambda row: kept.fits and not anew)
        todo = [one for one in found if one.key not in kept.rows]
    rows = tally.equivalents()
    equal = {one.key for one in found if tally.is_equivalent(one, rows)}
    run([one for one in todo if one.key not in equal], jobs, names(tests), kept)
    verdicts = {key: str(row["verdict"]) for key, row in kept.rows.items()}
    verdicts.update(dict.fromkeys(equal, tally.EQUIVALENT))
    scores = tally.scores(found, verdicts)
    whole = tally.together(scores, t("cli-mutants-all"))
    alive = [one for one in found if verdicts.get(one.key) == tally.SURVIVED]
    if json:
        data = {"modules": [figures(row) for row in scores], "all": figures(whole)}
        print(dumps({**data, "survivors": [one._asdict() for one in alive]}, ensure_ascii=False))
    else:
        show(scores, whole, alive)
    return 1 if 100 * whole.rate < least else 0


def run(todo: list[Mutant], jobs: int, tests: tuple[str, ...], kept: Notes) -> None:
    """Play those that are left, and note what came of each."""
    from shamble.lab.mutants.tally import PASSES, play

    if not todo:
        return
    played = 0
    verdicts = play(todo, max(jobs, 1), tests)
    with progress("cli-mutants-getting-ready", PASSES) as tick:
        for _ in range(PASSES):
            if "ready" not in next(verdicts, {}):
                raise Problem("cli-mutants-not-ready", code=1)
            tick()
    with progress("cli-mutants-progress", len(todo)) as tick:
        for row in verdicts:
            kept.add(row)
            played += 1
            tick()
    if played < len(todo):
        raise Problem("cli-mutants-stopped", code=1, done=played, total=len(todo))


def folder_of(game: str) -> str:
    """Where the rules of a game of the product stand."""
    from shamble.port.shelf import need, own_games

    port = need(game)
    if port.name not in own_games():
        raise Problem("cli-mutants-outside", game=port.name)
    return f"games/{port.name.replace('-', '_')}"


def figures(row: Score) -> dict[str, Any]:
    """A row of the table as numbers."""
    return {**row._asdict(), "mutants": sum(row[1:]), "rate": round(row.rate, 4)}


def show(scores: list[Score], whole: Score, alive: list[Mutant]) -> None:
    """The table for people, and where the survivors are."""
    lines = [[t(f"cli-mutants-column-{name}") for name in COLUMNS]]
    for row in (*scores, whole):
        shown = {**figures(row), "rate": f"{100 * row.rate:.1f}%"}
        lines.append([str(shown[name]) for name in COLUMNS])
    for line in table(lines):
        print(line)
    print()
    for one in alive:
        print(f"{one.file}:{one.line} {one.place}: {one.find} -> {one.replace} ({one.kind})")
    print(t("cli-mutants-unnoticed", count=len(alive)))
