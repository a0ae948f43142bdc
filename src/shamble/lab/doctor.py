"""The mission doctor: plays a mission and says in findings what a designer should know of it."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from shamble.kernel.outcome import EVERYBODY_WON, NOBODY_WON
from shamble.lab import figures as counted
from shamble.lab.figures import CellFigures, Game
from shamble.lab.intervals import share
from shamble.lab.spec import Plan
from shamble.port.port import Port

REFERENCE: Final = Path(__file__).parent / "reference.json"
"""How bots fared on the missions of the product, written by `lab leaderboard`."""

LEVELS: Final = ("easy", "medium", "hard")

TRIVIAL: Final = 0.9
"""Won so often, even at the low end of the interval: nothing is at stake."""

HOPELESS: Final = 0.08
"""Not won even so often at the high end: no bot shows that it can be won."""

EARLY: Final = 4
"""A game that is lost by this round was lost to how it begins."""

SELDOM: Final = 0.5
ENOUGH: Final = 20
"""With fewer games nothing is said of what never happened."""

DULL: Final = 0.25
"""Of the games given up, from which on a mission drags."""

IDLE: Final = 0.5
"""Of its rounds, in which a game no longer comes nearer to any aim."""


class Finding(NamedTuple):
    """Something to be said of a mission: `doctor-<key>` with these arguments; how much it matters."""

    key: str
    args: Mapping[str, Any]
    weight: str = "note"
    """`good`, `note` or `bad`."""


class Diagnosis(NamedTuple):
    """What was found, and the figures it was found in."""

    mission: str
    printed: str
    best: CellFigures
    cells: tuple[CellFigures, ...]
    findings: tuple[Finding, ...]


def diagnose(port: Port, plan: Plan, games: Sequence[Game], notes: Sequence[Finding] = ()) -> Diagnosis:
    """What the games of a mission by one or more bots say of it; `notes` are those of its map."""
    cells = counted.figures(plan, games)
    best = max(cells, key=lambda one: (one.wins.value, one.progress.value))
    folders = tuple(Path(name) for name in plan.folders)
    info = port.mission_info(best.cell.mission, folders)
    mine = [game for game in games if game["cell"] == best.cell.number]
    findings = [
        *_hardness(plan.game, info.id, info.difficulty, best),
        *_course(best, mine),
        *_stall(mine),
        *_losses(mine),
        *_unreached(games),
        *_seats(best),
        *notes,
    ]
    return Diagnosis(info.id, info.difficulty, best, tuple(cells), tuple(findings))


def _hardness(game: str, mission: str, printed: str, best: CellFigures) -> list[Finding]:
    """How often the best bot wins, and beside which printed difficulty that stands."""
    if best.seat_scores and not best.wins.value and not any(best.seat_wins):
        return []
    told: dict[str, Any] = {
        "bot": best.cell.bot,
        "wins": round(best.wins.value * best.games),
        "games": best.games,
        "low": f"{best.wins.low:.0%}",
        "high": f"{best.wins.high:.0%}",
        "progress": f"{best.progress.value:.0%}",
    }
    if best.seat_scores:
        return [Finding("competitive", told)]
    weight, key = "note", "wins"
    if best.wins.low > TRIVIAL:
        weight, key = "bad", "trivial"
    elif best.wins.high < HOPELESS:
        weight, key = "bad", "hopeless"
    found = [Finding(key, told, weight)]
    levels = {level: value for level in LEVELS if (value := level_of(game, best.cell.bot, level, mission))}
    if levels:
        here = _strength(best.wins.value, best.progress.value)
        near = min(levels, key=lambda level: abs(levels[level] - here))
        args = {"near": near, "printed": printed or "none", "here": f"{here:.0%}"}
        args |= {level: f"{levels[level]:.0%}" if level in levels else "–" for level in LEVELS}
        if list(levels.values()) != sorted(levels.values(), reverse=True):
            found.append(Finding("level-unclear", args))
        else:
            found.append(Finding("level", args, "good" if near == printed else "note"))
    return found


def _strength(wins: float, progress: float) -> float:
    """How well a mission goes for a bot: half of it are wins, half how far the goals are."""
    return (wins + progress) / 2


def level_of(game: str, bot: str, level: str, but: str) -> float | None:
    """How well the bot does on the product's other missions of a printed difficulty; None if not known."""
    rows = reference().get(game, {}).get(bot, {})
    values = [
        _strength(row["wins"] / row["games"], row["progress"])
        for mission, row in rows.items()
        if row["level"] == level and mission != but and row["games"]
    ]
    return sum(values) / len(values) if values else None


@cache
def reference() -> dict[str, Any]:
    """What the leaderboard has measured."""
    if not REFERENCE.is_file():
        return {}
    found: dict[str, Any] = json.loads(REFERENCE.read_text(encoding="utf-8"))
    return found


def _course(best: CellFigures, games: Sequence[Game]) -> list[Finding]:
    """How long games last, whether they drag, and whether they are lost before they begin."""
    found = [Finding("rounds", {"rounds": f"{best.rounds.value:.1f}"})]
    given_up = best.given_up / best.games
    if given_up >= DULL:
        found.append(Finding("drags", {"count": best.given_up, "games": best.games}, "bad"))
    lost = [game for game in games if game["verdict"] == NOBODY_WON]
    early = sum(1 for game in lost if game["marks"] <= EARLY)
    if lost and early / len(games) >= SELDOM / 2:
        found.append(Finding("early", {"count": early, "games": len(games), "round": EARLY}, "bad"))
    idle = [1 - game["stalled"] / game["marks"] for game in games if game["marks"] and not _is_won(game)]
    if idle and sum(idle) / len(idle) >= IDLE:
        found.append(Finding("idle", {"share": f"{sum(idle) / len(idle):.0%}"}, "note"))
    deaths = sum(1 for game in games if game["losses"])
    if games and not deaths and not best.wins.value and not best.seat_scores:
        found.append(Finding("harmless", {"games": len(games)}, "bad"))
    return found


def _is_won(game: Game) -> bool:
    return bool(game["verdict"] == EVERYBODY_WON)


def _stall(games: Sequence[Game]) -> list[Finding]:
    """The first aim in the mission's order at which most games that were not won stood still."""
    stuck: Counter[tuple[int, str]] = Counter()
    number = 0
    for game in games:
        if _is_won(game):
            continue
        number += 1
        open_aims = [aim for aim in game["aims"] if aim["have"] < aim["wanted"]]
        if open_aims:
            first = min(open_aims, key=lambda aim: aim["step"])
            stuck[first["step"], first["name"]] += 1
    if not stuck or number < ENOUGH // 4:
        return []
    (_, name), count = stuck.most_common(1)[0]
    rows = [aim for game in games for aim in game["aims"] if aim["name"] == name and aim["wanted"] > 0]
    have = sum(aim["have"] for aim in rows) / max(1, len(rows))
    wanted = sum(aim["wanted"] for aim in rows) / max(1, len(rows))
    args = {
        "aim": name,
        "count": count,
        "games": number,
        "have": f"{have:.1f}",
        "wanted": f"{wanted:.1f}",
    }
    return [Finding("stall", args, "note" if count * 2 < number else "bad")]


def _losses(games: Sequence[Game]) -> list[Finding]:
    """Where people are lost, and how games are lost."""
    found: list[Finding] = []
    endings = Counter(game["ending"] for game in games if game["verdict"] == NOBODY_WON)
    if endings:
        ending, count = endings.most_common(1)[0]
        found.append(Finding("ending", {"ending": ending, "count": count, "games": len(games)}))
    places = Counter(loss["place"] for game in games for loss in game["losses"] if loss["place"])
    total = sum(places.values())
    if total >= ENOUGH // 2:
        place, count = places.most_common(1)[0]
        weight = "bad" if count / total >= SELDOM else "note"
        found.append(Finding("place", {"place": place, "share": f"{count / total:.0%}"}, weight))
    return found


def _unreached(games: Sequence[Game]) -> list[Finding]:
    """What nobody got hold of, whoever played."""
    if len(games) < ENOUGH:
        return []
    places: dict[str, list[str]] = {}
    for row in counted.pieces(games):
        if not row.reached.value:
            places.setdefault(row.name, []).append(row.place)
    return [
        Finding("unreached", {"piece": name, "place": ", ".join(where)}, "bad")
        for name, where in places.items()
    ]


def _seats(best: CellFigures) -> list[Finding]:
    """Whether seats that play alike fare alike."""
    found: list[Finding] = []
    if len(best.seat_wins) < 2 or not any(best.seat_wins):
        return found
    parts = [share(wins, best.games) for wins in best.seat_wins]
    most, least = max(parts), min(parts)
    args = {
        "most": parts.index(most) + 1,
        "least": parts.index(least) + 1,
        "high": f"{most.value:.0%}",
        "low": f"{least.value:.0%}",
    }
    uneven = most.low > least.high
    found.append(Finding("seats-uneven" if uneven else "seats-even", args, "bad" if uneven else "good"))
    return found
