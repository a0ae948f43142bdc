"""`shamble lab leaderboard`: every bot on every mission of every game, as a page of the documentation."""

from __future__ import annotations

import json
from pathlib import Path

from shamble.cli import Problem
from shamble.cli.choices import game_of, names, need_bot, told
from shamble.cli.lab import RUNS, Output, play
from shamble.text import t


def leaderboard(
    *,
    games: int = 100,
    bots: str = "",
    game: str = "",
    jobs: int = 0,
    runs: Path = RUNS / "leaderboard",
    output: Output = None,
) -> int:
    """Play what is missing, then write the page out of all that is there."""
    from shamble.bots import bots_of
    from shamble.cli.test import ROOT
    from shamble.lab.crew import crew_of
    from shamble.lab.doctor import REFERENCE
    from shamble.lab.keep import write_whole
    from shamble.lab.leaderboard import folder_for, page, plan_for, read_rows, reference_of
    from shamble.port.shelf import own_games
    from shamble.version import VERSION

    for name in names(game) or own_games():
        port = game_of(name)
        players = [need_bot(port, bot) for bot in names(bots)] or list(bots_of(port))
        with told(port):
            for bot in players if games > 0 else ():
                ran = play(plan_for(port, bot, games), folder_for(runs, name, bot, games), crew_of(jobs))
                if ran.interrupted:
                    raise KeyboardInterrupt
    with told():
        rows = read_rows(runs)
    if not rows:
        raise Problem("cli-lab-leaderboard-nothing", folder=str(runs))
    path = output or ROOT / "docs" / "leaderboard.md"
    try:
        path.write_text(page(rows, VERSION), encoding="utf-8")
        if output is None:
            write_whole(REFERENCE, (json.dumps(reference_of(rows), indent=1) + "\n").encode())
    except OSError:
        raise Problem("term-not-saved", file=str(path)) from None
    print(t("cli-lab-reported", file=str(path)))
    return 0
