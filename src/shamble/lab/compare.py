"""Two ways to play over the same seeds: how much better one does, and in which games."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from shamble.kernel.errors import ShambleError
from shamble.lab.figures import Difference, Game, difference, has_won, pairs_of, progress_of
from shamble.lab.intervals import Estimate, mean
from shamble.lab.keep import read_games

SIDES = ("bot", "team", "option", "mission")
"""What two sides of one run may differ in, in the order in which it is looked for."""


class Comparison(NamedTuple):
    """All missions together, each of them, and every pair of games."""

    first: str
    second: str
    total: Difference
    missions: tuple[Difference, ...]
    scores: Estimate
    """By how much the first seat scores more; nothing in games without scores."""
    rows: tuple[dict[str, Any], ...]


class CompareError(ShambleError):
    """Nothing to compare."""


def sides_of(folder: Path, first: str, second: str) -> tuple[list[Game], list[Game]]:
    """Of one run the games of two bots, teams, sets of options or missions."""
    games = read_games(folder).to_dicts()
    known = {name: {game[name] for game in games} for name in SIDES}
    for name in SIDES:
        if {first, second} <= known[name]:
            one, other = [[game for game in games if game[name] == side] for side in (first, second)]
            return one, other
    told = "; ".join([", ".join(sorted(values)) for values in known.values()])
    raise CompareError("lab-compare-nothing", {"first": first, "second": second, "known": told})


def compare(first: str, second: str, one: Sequence[Game], other: Sequence[Game]) -> Comparison:
    """The second side against the first: cells that are alike otherwise, seed by seed."""
    pairs = _matched(one, other)
    if not pairs:
        raise CompareError("lab-compare-no-pairs", {"first": first, "second": second})
    by_mission: dict[str, list[tuple[Game, Game]]] = defaultdict(list)
    for before, after in pairs:
        by_mission[before["mission"]].append((before, after))
    return Comparison(
        first,
        second,
        _difference(first, second, "", pairs),
        tuple([_difference(first, second, mission, rows) for mission, rows in by_mission.items()]),
        mean([float(b["scores"][0] - a["scores"][0]) for a, b in pairs if a["scores"] and b["scores"]]),
        tuple([_row(before, after) for before, after in pairs]),
    )


def _matched(one: Sequence[Game], other: Sequence[Game]) -> list[tuple[Game, Game]]:
    """Pairs of the same mission, seed, and whatever else is alike; what differs throughout does not count."""
    alike = [
        name
        for name in ("team", "bot", "option")
        if {game[name] for game in one} & {game[name] for game in other}
    ]
    cells: dict[tuple[str, ...], tuple[list[Game], list[Game]]] = defaultdict(lambda: ([], []))
    for side, games in enumerate((one, other)):
        for game in games:
            cells[(game["mission"], *[game[name] for name in alike])][side].append(game)
    if not any(mine and theirs for mine, theirs in cells.values()):
        cells = {("",): (list(one), list(other))}  # two missions over the same seeds
    return [pair for mine, theirs in cells.values() for pair in pairs_of(mine, theirs)]


def _difference(first: str, second: str, mission: str, pairs: Sequence[tuple[Game, Game]]) -> Difference:
    """As `figures.difference`; a seed may come in several missions."""
    one = [{**before, "seed": number} for number, (before, _) in enumerate(pairs)]
    other = [{**after, "seed": number} for number, (_, after) in enumerate(pairs)]
    return difference(first, second, mission, one, other)


def _row(before: Game, after: Game) -> dict[str, Any]:
    return {
        "mission": before["mission"],
        "team": before["team"],
        "seed": before["seed"],
        "first": side(before),
        "second": side(after),
    }


def side(game: Game) -> dict[str, Any]:
    """One game of a pair, as `compare --json` prints it."""
    found: dict[str, Any] = {
        "bot": game["bot"],
        "option": game["option"],
        "verdict": game["verdict"],
        "ending": game["ending"],
        "rounds": game["marks"],
        "decisions": game["decisions"],
        "progress": round(progress_of(game), 4),
        "aims": {aim["name"]: [aim["have"], aim["wanted"]] for aim in game["aims"]},
    }
    if game["scores"]:
        found["scores"] = list(game["scores"])
        found["won"] = [has_won(game, seat) for seat in range(len(game["scores"]))]
    return found


def plain(estimate: Estimate) -> Mapping[str, float]:
    """An estimate for JSON."""
    return {
        "value": round(estimate.value, 4),
        "low": round(estimate.low, 4),
        "high": round(estimate.high, 4),
        "games": estimate.games,
    }
