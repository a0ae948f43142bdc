"""`shamble lab`: many games after a plan, kept, reported and compared."""

from __future__ import annotations

from contextlib import ExitStack
from json import dumps
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

from cyclopts import Parameter

from shamble.cli import Problem
from shamble.cli.choices import AsJson, Switch, told
from shamble.cli.progress import progress
from shamble.text import add_folder, t

if TYPE_CHECKING:
    from collections.abc import Callable

    from shamble.lab.compare import Comparison
    from shamble.lab.crew import Crew
    from shamble.lab.figures import Difference
    from shamble.lab.run import Ran
    from shamble.lab.spec import Plan

RUNS: Final = Path("lab-runs")
"""Where runs are kept unless somebody says otherwise."""

Output = Annotated[Path | None, Parameter(name=["--output", "-o"])]
NOT_DONE: Final = 130


def lab() -> int:
    """Commands of the laboratory."""
    raise Problem("cli-lab-which")


def run(
    spec: Path,
    *,
    output: Output = None,
    jobs: int = 0,
    cluster: Switch = False,
    address: str = "",
    json: AsJson = False,
) -> int:
    """Play everything that a file asks for; what is already there is not played again."""
    from shamble.lab.crew import crew_of
    from shamble.lab.keep import digest, read_games
    from shamble.lab.spec import read_plan

    with told():
        plan = read_plan(spec)
        folder = output or RUNS / plan.name
        ran = play(plan, folder, crew_of(jobs, cluster=cluster, address=address))
        if ran.interrupted:
            done = ran.before + ran.played
            raise Problem("cli-lab-interrupted", NOT_DONE, done=done, games=ran.games, folder=str(folder))
        games = read_games(folder)
        mark = digest(games)
    if json:
        print(dumps({"folder": str(folder), "games": ran.games, "played": ran.played, "digest": mark}))
        return 0
    print(t("cli-lab-ran", games=ran.games, played=ran.played, before=ran.before, folder=str(folder)))
    print(t("cli-lab-digest", digest=mark))
    print(t("cli-lab-next", folder=str(folder)))
    return 0


def play(plan: Plan, folder: Path, crew: Crew) -> Ran:
    """Play what is left of a plan, with a progress bar."""
    from shamble.lab.run import run_plan

    with ExitStack() as stack:

        def begun(left: int) -> Callable[[int], None]:
            key = "cli-lab-progress" if left == plan.games else "cli-lab-progress-on"
            bar = progress(key, left, name=plan.name, done=plan.games - left, games=plan.games)
            return stack.enter_context(bar)

        return run_plan(plan, folder, crew, begun)


def words_of_outside(folders: tuple[str, ...]) -> None:
    """Texts of missions from outside are found from now on."""
    for folder in folders:
        if (Path(folder) / "text").is_dir():
            add_folder(Path(folder) / "text")


def report(folder: Path, *, output: Output = None) -> int:
    """Write the page of a run; it needs no network to be read."""
    from shamble.lab.keep import read_run
    from shamble.lab.page import report_page

    with told():
        words_of_outside(read_run(folder).folders)
        page = report_page(folder)
    path = output or folder / "report.html"
    try:
        path.write_text(page, encoding="utf-8")
    except OSError:
        raise Problem("term-not-saved", file=str(path)) from None
    print(t("cli-lab-reported", file=str(path)))
    return 0


def compare(
    first: str,
    second: str,
    *,
    run: Annotated[Path | None, Parameter(name="--run")] = None,
    json: AsJson = False,
) -> int:
    """Compare two runs, or two bots, teams or options of one run, over the seeds that both have played."""
    from shamble.lab import compare as side_by_side
    from shamble.lab.keep import read_games

    with told():
        if run is not None:
            one, other = side_by_side.sides_of(run, first, second)
        else:
            one, other = [read_games(Path(folder)).to_dicts() for folder in (first, second)]
        found = side_by_side.compare(first, second, one, other)
    if json:
        print(dumps(_as_plain(found)))
        return 0
    for row in (*found.missions, found.total):
        print(
            t(
                "cli-lab-compared",
                mission=row.mission or "all",
                pairs=row.wins.games,
                difference=f"{row.wins.value:+.1%}",
                low=f"{row.wins.low:+.1%}",
                high=f"{row.wins.high:+.1%}",
                progress=f"{row.progress.value:+.1%}",
                rounds=f"{row.rounds.value:+.1f}",
            )
        )
    if found.scores.games:
        told_of = {name: f"{getattr(found.scores, name):+.2f}" for name in ("value", "low", "high")}
        print(t("cli-lab-compared-scores", None, **told_of))
    verdict = "better" if found.total.wins.low > 0 else "worse" if found.total.wins.high < 0 else "unclear"
    print(t(f"cli-lab-compared-{verdict}", first=first, second=second))
    return 0


def _as_plain(found: Comparison) -> dict[str, object]:
    """A comparison for JSON: totals, missions, and each pair of games by its seed."""
    from shamble.lab.compare import plain

    def row(of: Difference) -> dict[str, object]:
        return {"mission": of.mission} | {
            name: plain(getattr(of, name)) for name in ("wins", "rounds", "progress")
        }

    return {
        "first": found.first,
        "second": found.second,
        "total": row(found.total),
        "missions": [row(one) for one in found.missions],
        "scores": plain(found.scores),
        "games": list(found.rows),
    }
