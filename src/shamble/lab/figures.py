"""What the games of a run come to: by cell, by mission, over time, by place."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from shamble.kernel.outcome import EVERYBODY_WON, SOME_WON, STILL_RUNNING
from shamble.lab.intervals import Estimate, independent_difference, mean, share, share_difference
from shamble.lab.spec import Cell, Plan

Game = dict[str, Any]
"""A finished game as plain data: a row of the table."""


class CellFigures(NamedTuple):
    """What one cell came to."""

    cell: Cell
    games: int
    wins: Estimate
    rounds: Estimate
    progress: Estimate
    given_up: int
    endings: dict[str, int]
    seat_wins: tuple[int, ...]
    seat_scores: tuple[float, ...]
    decisions: int
    seconds: float


class Difference(NamedTuple):
    """Two cells over the seeds that both have played."""

    first: str
    second: str
    mission: str
    wins: Estimate
    rounds: Estimate
    progress: Estimate


class PieceFigures(NamedTuple):
    """How often something on a board was reached."""

    mission: str
    name: str
    place: str
    reached: Estimate


class AimFigures(NamedTuple):
    """How often an aim was reached, and how far it was on average."""

    mission: str
    name: str
    step: int
    reached: Estimate
    progress: float


class GainFigures(NamedTuple):
    """How games went in which something was had, and those in which it was not."""

    sort: str
    name: str
    having: Estimate
    lacking: Estimate

    @property
    def worth(self) -> Estimate:
        """By how much more often games were won with it than without it."""
        return independent_difference(self.lacking, self.having)


def is_won(game: Game) -> bool:
    """Whether everybody won; where seats play against each other, whether the first one did."""
    return game["verdict"] == EVERYBODY_WON or (game["verdict"] == SOME_WON and bool(game["winners"] & 1))


def has_won(game: Game, seat: int) -> bool:
    """Whether a seat is among the winners."""
    return game["verdict"] != STILL_RUNNING and bool(game["winners"] >> seat & 1)


def progress_of(game: Game) -> float:
    """How far the aims of a game are, from 0 to 1; each counts alike."""
    parts = [min(1.0, aim["have"] / aim["wanted"]) for aim in game["aims"] if aim["wanted"] > 0]
    if game["verdict"] == EVERYBODY_WON or not parts:
        return 1.0 if is_won(game) else 0.0
    return float(sum(parts) / len(parts))


def by_cell(games: Iterable[Game]) -> dict[int, list[Game]]:
    """The games of each cell."""
    found: dict[int, list[Game]] = defaultdict(list)
    for game in games:
        found[game["cell"]].append(game)
    return dict(found)


def figures(plan: Plan, games: Iterable[Game]) -> list[CellFigures]:
    """Every cell that has games, in the order of the plan."""
    found = by_cell(games)
    return [cell_figures(cell, found[cell.number]) for cell in plan.cells if found.get(cell.number)]


def cell_figures(cell: Cell, games: Sequence[Game]) -> CellFigures:
    """What the games of one cell came to."""
    seats = max(len(game["scores"]) for game in games)
    scored = [game for game in games if len(game["scores"]) == seats]
    return CellFigures(
        cell,
        len(games),
        share(sum(map(is_won, games)), len(games)),
        mean([game["marks"] for game in games]),
        mean([progress_of(game) for game in games]),
        sum(1 for game in games if game["verdict"] == STILL_RUNNING),
        dict(Counter(game["ending"] for game in games)),
        tuple([sum(1 for game in games if has_won(game, seat)) for seat in range(seats)]),
        tuple([sum(game["scores"][seat] for game in scored) / len(scored) for seat in range(seats)]),
        sum(game["decisions"] for game in games),
        sum(game["seconds"] for game in games),
    )


def pairs_of(first: Sequence[Game], second: Sequence[Game]) -> list[tuple[Game, Game]]:
    """The games of the same seeds, pair by pair."""
    others = {game["seed"]: game for game in second}
    return [(game, others[game["seed"]]) for game in first if game["seed"] in others]


def difference(
    first: str, second: str, mission: str, one: Sequence[Game], other: Sequence[Game]
) -> Difference:
    """By how much the second does better than the first, seed by seed."""
    pairs = pairs_of(one, other)
    return Difference(
        first,
        second,
        mission,
        share_difference([(is_won(before), is_won(after)) for before, after in pairs]),
        mean([float(after["marks"] - before["marks"]) for before, after in pairs]),
        mean([progress_of(after) - progress_of(before) for before, after in pairs]),
    )


def tunings(plan: Plan, games: Iterable[Game]) -> list[Difference]:
    """What each set of options changes against the first one, all else being equal."""
    played = by_cell(games)
    bases: dict[tuple[str, str, str], Cell] = {}
    found: list[Difference] = []
    for cell in plan.cells:
        key = (cell.mission, cell.team, cell.bot)
        base = bases.setdefault(key, cell)
        if base is not cell and cell.number in played and base.number in played:
            label = " · ".join([cell.option, *_labels(plan, cell)])
            one, other = played[base.number], played[cell.number]
            found.append(difference(base.option, label, cell.mission, one, other))
    return found


def _labels(plan: Plan, cell: Cell) -> list[str]:
    """What tells a cell from others, of those things of which the plan has several."""
    return [
        value
        for value, values in (
            (cell.team, {other.team for other in plan.cells}),
            (cell.bot, {other.bot for other in plan.cells}),
        )
        if len(values) > 1
    ]


def label_of(plan: Plan, cell: Cell) -> str:
    """A cell in as few words as tell it from all others."""
    options = {other.option for other in plan.cells}
    parts = [cell.mission, *_labels(plan, cell), *([cell.option] if len(options) > 1 else [])]
    return " · ".join(parts)


def losses_by_place(games: Iterable[Game]) -> dict[str, Counter[str]]:
    """For each mission where people were lost, and how often."""
    found: dict[str, Counter[str]] = defaultdict(Counter)
    for game in games:
        for loss in game["losses"]:
            if loss["place"]:
                found[game["mission"]][loss["place"]] += 1
    return dict(found)


def curves(games: Iterable[Game]) -> list[dict[str, Any]]:
    """The mean of each gauge at each mark of the clock, by mission, as long as a tenth of the games go on."""
    values: dict[tuple[str, str, int], list[int]] = defaultdict(list)
    number: Counter[str] = Counter()
    for game in games:
        number[game["mission"]] += 1
        for reading in game["readings"]:
            values[game["mission"], reading["name"], reading["mark"]].append(reading["value"])
    found = []
    for (mission, name, mark), shown in sorted(values.items()):
        if len(shown) * 10 >= number[mission]:
            middle = mean(shown)
            row = {"mission": mission, "gauge": name, "mark": mark, "games": len(shown)}
            found.append({**row, "value": middle.value, "low": middle.low, "high": middle.high})
    return found


def pieces(games: Iterable[Game]) -> list[PieceFigures]:
    """How often each thing on a board was reached."""
    seen: Counter[tuple[str, str, str]] = Counter()
    reached: Counter[tuple[str, str, str]] = Counter()
    for game in games:
        counted: Counter[tuple[str, str, str]] = Counter()
        for piece in game["pieces"]:
            key = (game["mission"], piece["name"], piece["place"])
            seen[key] += 1
            counted[key] += 1
            reached[key] += piece["reached"]
    return [PieceFigures(*key, share(reached[key], number)) for key, number in sorted(seen.items())]


def aims(games: Iterable[Game]) -> list[AimFigures]:
    """How often each aim of each mission was reached."""
    seen: dict[tuple[str, int, str], list[tuple[bool, float]]] = defaultdict(list)
    for game in games:
        won = game["verdict"] == EVERYBODY_WON
        for aim in game["aims"]:
            wanted = aim["wanted"]
            part = 1.0 if won or wanted <= 0 else min(1.0, aim["have"] / wanted)
            seen[game["mission"], aim["step"], aim["name"]].append((part >= 1.0, part))
    return [
        AimFigures(
            mission,
            name,
            step,
            share(sum(done for done, _ in rows), len(rows)),
            sum(part for _, part in rows) / len(rows),
        )
        for (mission, step, name), rows in sorted(seen.items())
    ]


def gains(games: Sequence[Game], least: int = 5) -> list[GainFigures]:
    """How games went with and without each card or skill, where there are enough of both."""
    had: dict[tuple[str, str], list[bool]] = defaultdict(list)
    wins = sum(map(is_won, games))
    for game in games:
        for gain in game["gains"]:
            had[gain["sort"], gain["name"]].append(is_won(game))
    found = []
    for (sort, name), won in had.items():
        others = len(games) - len(won)
        if len(won) >= least and others >= least:
            having, lacking = share(sum(won), len(won)), share(wins - sum(won), others)
            found.append(GainFigures(sort, name, having, lacking))
    return sorted(found, key=lambda row: -row.worth.value)
