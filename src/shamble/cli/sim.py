"""`shamble sim`: bots play many games, and the results are summed up."""

from __future__ import annotations

from json import dumps
from pathlib import Path

from shamble.cli import Problem
from shamble.cli.choices import AsJson, folders, options, told
from shamble.cli.progress import progress
from shamble.text import t


def sim(
    game: str,
    mission: str,
    *,
    games: int = 100,
    bot: str = "greedy",
    seed: int = 1,
    jobs: int = 0,
    seats: int = 1,
    survivors: str = "",
    party: int = 6,
    modes: str = "",
    tiers: str = "",
    abominations: str = "",
    content: Path | None = None,
    json: AsJson = False,
) -> int:
    """Let a bot play games with consecutive seeds."""
    from shamble.bots import BOTS
    from shamble.family.port.content.games import make_rules
    from shamble.lab.simulate import simulate

    if bot not in BOTS:
        raise Problem("cli-unknown-bot", bot=bot, known=", ".join(BOTS))
    if games < 1:
        raise Problem("cli-too-few-games")
    where = folders(content)
    with told():
        chosen = options(seats, survivors, modes, tiers, abominations, party)
        mission_id = make_rules(game, mission, chosen, where).mission.id
        with progress("cli-sim-progress", games, mission=mission_id, bot=bot) as tick:
            summary, played = simulate(game, mission, bot, seed, games, jobs, chosen, where, tick)
    if json:
        print(dumps({**summary._asdict(), "mission": mission_id}))
        return 0
    print(t("cli-sim-result", **{**summary._asdict(), "mission": mission_id}))
    print(t("cli-sim-rate", percent=f"{100 * summary.wins / summary.games:.1f}"))
    endings: dict[str, int] = {}
    for one in played:
        endings[one.outcome.ending] = endings.get(one.outcome.ending, 0) + 1
    for ending, number in sorted(endings.items(), key=lambda row: -row[1]):
        print(t("cli-sim-ending", count=number, ending=t(ending) if ending else t("cli-sim-endless")))
    print(
        t(
            "cli-sim-speed",
            decisions=summary.decisions,
            seconds=f"{summary.seconds:.1f}",
            speed=summary.decisions_per_s,
        )
    )
    return 0
