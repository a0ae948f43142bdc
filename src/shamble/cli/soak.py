"""`shamble soak`: games by bots for a long time, looking for faults."""

from __future__ import annotations

from collections.abc import Mapping
from json import dumps
from pathlib import Path
from typing import TYPE_CHECKING, Any

from shamble import text
from shamble.cli import Problem
from shamble.cli.choices import AsJson, Switch, folders, game_of, names, need_bot, told
from shamble.cli.progress import progress
from shamble.text import t

if TYPE_CHECKING:
    from shamble.lab.soak import Watched


def soak(
    *,
    games: int = 5_000,
    bot: str = "random",
    game: str = "",
    missions: str = "",
    seed: int = 1,
    jobs: int = 0,
    content: Path | None = None,
    reports: Path = Path("soak-reports"),
    json: AsJson = False,
    regenerate_golden: Switch = False,
    server: Switch = False,
    schedules: int = 1_000,
    fuzz: Switch = False,
    cases: int = 10_000,
    corpus: Path | None = None,
    chosen: Mapping[str, str],
) -> int:
    """Let a bot play over all missions with every check on; the exit code is 1 if anything is wrong."""
    from shamble.lab.soak import save_faults
    from shamble.lab.soak import soak as run
    from shamble.port.missions import mission_of

    if regenerate_golden:
        return renew_golden(jobs, game_of(game).name if game else "")
    port = game_of(game)
    if fuzz:
        return fuzz_parsers(corpus, seed, cases, jobs, reports)
    if server:
        return rehearse_server(port.name, seed, schedules, jobs)
    need_bot(port, bot)
    if games < 1:
        raise Problem("cli-too-few-games")
    where = folders(content)
    with told(port):
        schema = port.schema(where)
        given = {name: schema.field(name).from_text(typed) for name, typed in chosen.items()}
        played = [mission_of(port, name, seed, where) for name in names(missions) or port.missions(where)]
        for mission in played:
            schema.read(given, mission)
        with progress("cli-soak-progress", games, bot=bot) as tick:
            report = run(port.name, played, bot, seed, games, jobs, where, tick, given)
    written = save_faults(report, reports)
    total = report.total
    if json:
        faults = [fault._asdict() for fault in total.faults]
        rows = [figures(row) for row in report.missions]
        print(
            dumps(
                {**figures(total), "bot": bot, "endings": total.endings, "missions": rows, "faults": faults}
            )
        )
        return 1 if written else 0
    for line in table([[t(f"cli-soak-column-{name}") for name in COLUMNS], *map(cells, report.missions)]):
        print(line)
    print()
    print(t("cli-soak-result", **{**figures(total), "bot": bot}))
    words = text.of(port.name)
    for ending, number in sorted(total.endings.items(), key=lambda row: -row[1]):
        print(t("cli-sim-ending", count=number, ending=words.t(ending)))
    if not written:
        print(t("cli-soak-clean"))
        return 0
    print(t("cli-soak-faults", count=len(total.faults)))
    for fault, path in zip(total.faults, written, strict=True):
        print(f"{fault.mission} {fault.seed}: {fault.what}: {fault.detail} ({path})")
    return 1


def fuzz_parsers(corpus: Path | None, seed: int, cases: int, jobs: int, reports: Path) -> int:
    """Tamper with files and messages; the exit code is 1 if one of them does harm."""
    from shamble.cli.test import ROOT
    from shamble.lab.fuzz import fuzz, save_failures

    folder = corpus or ROOT / "tests" / "server" / "corpus"
    if not folder.is_dir():
        raise Problem("cli-soak-no-corpus", folder=folder)
    if cases < 1:
        raise Problem("cli-too-few-games")
    with progress("cli-soak-fuzz-progress", cases) as tick:
        seen = fuzz(folder, seed, cases, jobs, tick)
    print(t("cli-soak-fuzz-result", cases=seen.cases, refused=seen.refused, taken=seen.cases - seen.refused))
    for failure, path in zip(seen.failures, save_failures(seen, reports), strict=True):
        print(f"{failure.kind} {failure.seed}: {failure.what} ({path})")
    return 1 if seen.failures else 0


def rehearse_server(game: str, seed: int, schedules: int, jobs: int) -> int:
    """Play made-up days of the server; the exit code is 1 if anything is wrong in one of them."""
    from shamble.lab.rehearsal.run import rehearse_many

    if schedules < 1:
        raise Problem("cli-too-few-games")
    with progress("cli-soak-server-progress", schedules) as tick:
        seen = rehearse_many(game, seed, schedules, jobs, tick)
    print(t("cli-soak-server-result", schedules=seen.schedules, crashes=seen.crashes, seed=str(seed)))
    for failure in seen.failures:
        print(t("cli-soak-server-failure", seed=str(failure.seed), what=failure.what))
    if seen.failures:
        print(t("cli-soak-server-failures", count=len(seen.failures)))
        return 1
    print(t("cli-soak-server-clean"))
    return 0


COLUMNS = ("mission", "games", "wins", "win_rate", "rounds_mean", "longest", "decisions")


def figures(seen: Watched) -> dict[str, Any]:
    """What was seen of a mission, as numbers."""
    return {
        "mission": seen.mission,
        "games": seen.games,
        "wins": seen.wins,
        "win_rate": round(seen.win_rate, 4),
        "rounds_mean": round(seen.rounds_mean, 2),
        "rounds": seen.rounds,
        "longest": seen.longest,
        "decisions": seen.decisions,
    }


def cells(seen: Watched) -> list[str]:
    """A mission's row of the table for people."""
    shown = {
        **figures(seen),
        "win_rate": f"{100 * seen.win_rate:.1f}%",
        "rounds_mean": f"{seen.rounds_mean:.1f}",
    }
    return [str(shown[name]) for name in COLUMNS]


def table(rows: list[list[str]]) -> list[str]:
    """Columns below each other: the first to the left, numbers to the right."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return [
        "  ".join(
            cell.rjust(width) if at else cell.ljust(width)
            for at, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
        for row in rows
    ]


def renew_golden(jobs: int, only: str) -> int:
    """Write the golden records anew, all or those of one game, and say what changed."""
    from shamble.cli.test import ROOT
    from shamble.lab.golden import golden_missions, regenerate
    from shamble.lab.trace import write_trace

    folder = ROOT / "tests" / "golden" / "records"
    if not folder.parent.is_dir():
        raise Problem("cli-test-no-tools", code=1)
    with told(), progress("cli-golden-progress", sum(map(len, golden_missions(only).values()))) as tick:
        changes = regenerate(folder, jobs, tick, only)
    for change in changes:
        print(t(f"cli-golden-{change.what}", None, **change._asdict()))
    print(t("cli-golden-total", count=len(list(folder.glob("*/*.json")))))
    print(t("cli-golden-trace", count=write_trace(folder.parent, only=only)))
    return 0
