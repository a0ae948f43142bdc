"""`shamble sim`: bots play many games, and the results are summed up."""

from __future__ import annotations

from collections.abc import Mapping
from json import dumps
from pathlib import Path

from shamble import text
from shamble.cli import Problem
from shamble.cli.choices import AsJson, folders, game_of, need_bot, options, told
from shamble.cli.progress import progress
from shamble.text import t


def sim(
    game: str = "",
    mission: str = "random",
    *,
    games: int = 100,
    bot: str = "",
    seed: int = 1,
    jobs: int = 0,
    content: Path | None = None,
    json: AsJson = False,
    chosen: Mapping[str, str],
) -> int:
    """Let a bot play games with consecutive seeds."""
    from shamble.lab.simulate import simulate
    from shamble.port.missions import mission_of

    port = game_of(game)
    player = need_bot(port, bot)
    if games < 1:
        raise Problem("cli-too-few-games")
    where = folders(content)
    with told(port):
        wanted = mission_of(port, mission, seed, where)
        name = port.mission_info(wanted, where).id
        settled = options(port, chosen, name, where)
        with progress("cli-sim-progress", games, mission=name, bot=player) as tick:
            summary, played = simulate(port.name, wanted, player, seed, games, jobs, settled, where, tick)
    if json:
        print(dumps({**summary._asdict(), "mission": name}))
        return 0
    print(t("cli-sim-result", **{**summary._asdict(), "mission": name}))
    if not summary.decided:
        print(t("cli-sim-rate", percent=f"{100 * summary.wins / summary.games:.1f}"))
    for seat, (wins, score) in enumerate(zip(summary.wins_by_seat, summary.score_means, strict=True), 1):
        print(t("cli-sim-seat", seat=seat, wins=wins, score=score))
    endings: dict[str, int] = {}
    for one in played:
        endings[one.outcome.ending] = endings.get(one.outcome.ending, 0) + 1
    words = text.of(port.name)
    for ending, number in sorted(endings.items(), key=lambda row: -row[1]):
        said = words.t(ending) if ending else t("cli-sim-endless")
        print(t("cli-sim-ending", count=number, ending=said))
    print(
        t(
            "cli-sim-speed",
            decisions=summary.decisions,
            seconds=f"{summary.seconds:.1f}",
            speed=summary.decisions_per_s,
        )
    )
    return 0
