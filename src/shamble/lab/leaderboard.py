"""Every bot on every mission of every game: a page for the guides, and what the mission doctor knows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from shamble import text
from shamble.bots import WITHIN, bots_of
from shamble.kernel.outcome import SOME_WON
from shamble.lab.figures import CellFigures, Game, by_cell, cell_figures
from shamble.lab.keep import HEAD, read_games, read_run
from shamble.lab.spec import Plan, plan_of
from shamble.port.port import Port
from shamble.port.shelf import need, own_games

NUMBER: Final = "-"
"""Stands between a bot and how many games it played in the name of a folder."""


class Row(NamedTuple):
    """How one bot fared on one mission."""

    game: str
    mission: str
    level: str
    bot: str
    found: CellFigures
    is_contest: bool
    """Whether seats play against each other."""


def plan_for(port: Port, bot: str, games: int) -> Plan:
    """All missions of a game by one bot."""
    return plan_of(f"{port.name} {bot}", port, list(port.missions()), [bot], range(1, games + 1))


def folder_for(home: Path, game: str, bot: str, games: int) -> Path:
    """Where the games of a bot are kept."""
    return home / game / f"{bot.replace('/', '_')}{NUMBER}{games}"


def read_rows(home: Path, only: Sequence[str] = ()) -> list[Row]:
    """All that was played: of a bot that has several runs of a game, the longest."""
    rows: list[Row] = []
    for game in own_games():
        if only and game not in only:
            continue
        longest: dict[str, Path] = {}
        for head in sorted(
            (home / game).glob(f"*/{HEAD}"), key=lambda path: int(path.parent.name.split(NUMBER)[-1])
        ):
            longest[head.parent.name.rsplit(NUMBER, 1)[0]] = head.parent
        order = list(bots_of(need(game)))
        for _, folder in sorted(longest.items(), key=lambda one: _place(order, one[0])):
            rows += _rows_of(need(game), read_run(folder), read_games(folder).to_dicts())
    return rows


def _place(order: Sequence[str], bot: str) -> tuple[int, str]:
    """Where a bot stands: those of the game first, as it lists them."""
    name = bot.partition(WITHIN)[0]
    return (order.index(name) if name in order else len(order), bot)


def _rows_of(port: Port, plan: Plan, games: Iterable[Game]) -> list[Row]:
    played = by_cell(games)
    rows = []
    for cell in plan.cells:
        mine = played.get(cell.number, [])
        if mine:
            contest = any(game["verdict"] == SOME_WON for game in mine)
            level = port.mission_info(cell.mission).difficulty
            rows.append(Row(port.name, cell.mission, level, cell.bot, cell_figures(cell, mine), contest))
    return rows


def reference_of(rows: Iterable[Row]) -> dict[str, Any]:
    """What the mission doctor compares with: by game, bot and mission."""
    found: dict[str, Any] = {}
    for row in rows:
        if row.is_contest:
            continue
        found.setdefault(row.game, {}).setdefault(row.bot, {})[row.mission] = {
            "level": row.level,
            "games": row.found.games,
            "wins": round(row.found.wins.value * row.found.games),
            "progress": round(row.found.progress.value, 4),
        }
    return found


def page(rows: Sequence[Row], version: str) -> str:
    """The page in Markdown, with a table for each game."""
    parts = [text.t("lab-board-head", version=version)]
    for game in dict.fromkeys(row.game for row in rows):
        parts.append(_table(game, [row for row in rows if row.game == game]))
    return "\n\n".join(parts) + "\n"


def _table(game: str, rows: Sequence[Row]) -> str:
    """One game: a row for each mission, a column for each bot, and their sums."""
    words = text.of(game)
    port = need(game)
    bots = list(dict.fromkeys(row.bot for row in rows))
    cells = {(row.mission, row.bot): row for row in rows}
    seeds = {bot: max(row.found.games for row in rows if row.bot == bot) for bot in bots}
    heads = [text.t("lab-board-bot", bot=bot, games=seeds[bot]) for bot in bots]
    lines = [
        f"## {words.t(f'game-{game}')}",
        "",
        _line([text.t("lab-board-mission"), text.t("lab-board-printed"), *heads]),
        _line(["---"] * (len(bots) + 2)),
    ]
    for mission in dict.fromkeys(row.mission for row in rows):
        name = words.t(f"mission-{port.slug_of(mission)}-name")
        level = next(row.level for row in rows if row.mission == mission)
        found = [cells.get((mission, bot)) for bot in bots]
        lines.append(_line([f"{mission} {name}", level or "–", *[cell_of(row) for row in found]]))
    lines.append(_line([text.t("lab-board-sum"), "", *[_sum(rows, bot) for bot in bots]]))
    return "\n".join(lines)


def cell_of(row: Row | None) -> str:
    """How a bot fared on a mission, in few words."""
    if row is None:
        return "–"
    found = row.found
    if row.is_contest:
        shares = " / ".join([f"{wins / found.games:.0%}" for wins in found.seat_wins])
        points = " / ".join([f"{score:.1f}" for score in found.seat_scores])
        return text.t("lab-board-contest", shares=shares, points=points)
    wins = round(found.wins.value * found.games)
    mark = f"**{wins}**" if wins else "0"
    spread = f"{found.wins.low:.0%}–{found.wins.high:.0%}"
    return f"{mark}/{found.games} ({spread}), {found.progress.value:.0%}"


def _sum(rows: Sequence[Row], bot: str) -> str:
    """On how many missions a bot has won anything."""
    mine = [row for row in rows if row.bot == bot and not row.is_contest]
    number = Counter(bool(row.found.wins.value) for row in mine)
    return text.t("lab-board-won", won=number[True], missions=len(mine)) if mine else "–"


def _line(cells: Sequence[str]) -> str:
    return "| " + " | ".join(cells) + " |"
