"""`shamble soak`: random games for a long time, looking for faults."""

from __future__ import annotations

from json import dumps
from pathlib import Path

from shamble.cli import Problem
from shamble.cli.choices import DEFAULT_GAME, AsJson, Switch, folders, names, told
from shamble.cli.progress import progress
from shamble.text import t


def soak(
    *,
    games: int = 5_000,
    game: str = DEFAULT_GAME,
    missions: str = "",
    seed: int = 1,
    jobs: int = 0,
    content: Path | None = None,
    reports: Path = Path("soak-reports"),
    json: AsJson = False,
    regenerate_golden: Switch = False,
) -> int:
    """Play random games over all missions with every check on; the exit code is 1 if anything is wrong."""
    from shamble.content.missions import mission_files
    from shamble.lab.soak import save_faults
    from shamble.lab.soak import soak as run

    if regenerate_golden:
        return renew_golden(jobs)
    if games < 1:
        raise Problem("cli-too-few-games")
    where = folders(content)
    with told():
        chosen = names(missions) or tuple(mission_files(game, where))
        with progress("cli-soak-progress", games) as tick:
            report = run(game, chosen, seed, games, jobs, where, tick)
    written = save_faults(report, reports)
    if json:
        print(dumps({**report._asdict(), "faults": [fault._asdict() for fault in report.faults]}))
        return 1 if written else 0
    print(
        t(
            "cli-soak-result",
            games=report.games,
            missions=", ".join(chosen),
            decisions=report.decisions,
            rounds=report.rounds,
            longest=report.longest,
            wins=report.wins,
        )
    )
    for ending, number in sorted(report.endings.items(), key=lambda row: -row[1]):
        print(t("cli-sim-ending", count=number, ending=t(ending)))
    if not written:
        print(t("cli-soak-clean"))
        return 0
    print(t("cli-soak-faults", count=len(report.faults)))
    for fault, path in zip(report.faults, written, strict=True):
        print(f"{fault.mission} {fault.seed}: {fault.what}: {fault.detail} ({path})")
    return 1


def renew_golden(jobs: int) -> int:
    """Write the golden records anew and say what changed."""
    from shamble.cli.test import ROOT
    from shamble.lab.golden import golden_missions, regenerate
    from shamble.lab.trace import write_trace

    folder = ROOT / "tests" / "golden" / "records"
    if not folder.parent.is_dir():
        raise Problem("cli-test-no-tools", code=1)
    with told(), progress("cli-golden-progress", len(golden_missions())) as tick:
        changes = regenerate(folder, jobs, tick)
    for change in changes:
        print(t(f"cli-golden-{change.what}", None, **change._asdict()))
    print(t("cli-golden-total", count=len(list(folder.glob("*.json")))))
    print(t("cli-golden-trace", count=write_trace(folder.parent)))
    return 0
