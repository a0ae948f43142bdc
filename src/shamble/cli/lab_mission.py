"""`shamble lab mission`: the mission doctor."""

from __future__ import annotations

import tempfile
from collections.abc import Mapping
from json import dumps
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

from cyclopts import Parameter

from shamble import text
from shamble.cli import Problem
from shamble.cli.choices import AsJson, describe, folders, game_of, mission_name, names, need_bot, told
from shamble.cli.lab import play
from shamble.text import t

if TYPE_CHECKING:
    from shamble.content.problems import Problem as Mistake
    from shamble.lab.doctor import Diagnosis, Finding
    from shamble.port.port import Port

FILES: Final = (".yaml", ".yml")
SIGNS: Final = {"good": "+", "note": "·", "bad": "!"}
WRONG: Final = 1


def mission(
    *wanted: str,
    game: str = "",
    games: int = 60,
    bots: str = "",
    seed: int = 1,
    jobs: int = 0,
    content: Path | None = None,
    keep: Annotated[Path | None, Parameter(name="--keep")] = None,
    json: AsJson = False,
) -> int:
    """Judge missions; the exit code is 1 if one of them has mistakes in its file."""
    from shamble.bots import RANDOM, bots_of

    if not wanted:
        raise Problem("cli-lab-mission-none")
    if games < 1:
        raise Problem("cli-too-few-games")
    port = game_of(game)
    where = folders(content)
    players = [need_bot(port, name) for name in names(bots)]
    if not players:
        players = [next(iter([name for name in bots_of(port) if name != RANDOM] or [RANDOM]))]
    seeds = range(seed, seed + games)
    wrong = False
    with told(port):
        chosen = list(port.missions(where)) if wanted == ("all",) else list(wanted)
        shown = []
        for one in chosen:
            mistakes = port.lint(Path(one), where) if one.endswith(FILES) else []
            if mistakes:
                wrong = True
                _tell_mistakes(port, mistakes)
                continue
            found = examine(port, one, players, seeds, jobs, where, keep)
            shown.append(found)
            if not json:
                _tell(port, found)
    if json:
        print(dumps([_plain(port, found) for found in shown]))
    return WRONG if wrong else 0


def examine(
    port: Port,
    wanted: str,
    players: list[str],
    seeds: range,
    jobs: int,
    where: tuple[Path, ...],
    keep: Path | None,
) -> Diagnosis:
    """Play a mission and look at its games and its map."""
    from shamble.lab.crew import crew_of
    from shamble.lab.doctor import Finding, diagnose
    from shamble.lab.keep import read_games
    from shamble.lab.spec import plan_of
    from shamble.port.missions import mission_of

    name = mission_of(port, wanted, seeds[0], where)
    info = port.mission_info(name, where)
    plan = plan_of(info.id, port, [name], players, seeds, folders=where)
    with tempfile.TemporaryDirectory() as scratch:
        folder = keep / info.id.lower() if keep is not None else Path(scratch)
        ran = play(plan, folder, crew_of(jobs))
        if ran.interrupted:
            raise KeyboardInterrupt
        games = read_games(folder).to_dicts()
    chosen = plan.cells[0].chosen
    state = port.new_state(port.rules(name, chosen, where), seeds[0])
    notes = [Finding(f"map-{note.key}", note.args) for note in port.study.map_notes(state)]
    return diagnose(port, plan, games, notes)


def _tell_mistakes(port: Port, mistakes: list[Mistake]) -> None:
    for mistake in mistakes:
        print(describe(mistake, port.name))
    print(t("cli-lab-mission-mistakes", count=len(mistakes)))


def _tell(port: Port, found: Diagnosis) -> None:
    """A diagnosis in words, the worst first."""
    name = mission_name(port, found.mission)
    title = found.mission if name == found.mission else f"{found.mission} {name}"
    print(t("cli-lab-mission-title", title=title, printed=found.printed or "none"))
    order = list(SIGNS)[::-1]
    for finding in sorted(found.findings, key=lambda one: order.index(one.weight)):
        print(f"  {SIGNS[finding.weight]} {said(port, found.mission, finding)}")


def said(port: Port, mission_id: str, finding: Finding) -> str:
    """A finding in words."""
    words = text.of(port.name)
    args: dict[str, Any] = dict(finding.args)
    if "aim" in args:
        key = port.study.aim_key(mission_id, str(args["aim"]))
        args["aim"] = words.t(key) if words.knows(key) else args["aim"]
    if "place" in args:
        key = f"lab-place-{args['place']}"
        args["place"] = words.t(key) if words.knows(key) else args["place"]
    if "ending" in args:
        key = str(args["ending"])
        args["ending"] = words.t(key) if words.knows(key) else key
    if "piece" in args:
        key = f"piece-{args['piece']}"
        args["piece"] = words.t(key) if words.knows(key) else args["piece"]
    return words.filled(f"doctor-{finding.key}", args)


def _plain(port: Port, found: Diagnosis) -> Mapping[str, object]:
    return {
        "mission": found.mission,
        "printed": found.printed,
        "bots": [
            {
                "bot": one.cell.bot,
                "games": one.games,
                "wins": round(one.wins.value * one.games),
                "low": round(one.wins.low, 4),
                "high": round(one.wins.high, 4),
                "progress": round(one.progress.value, 4),
                "rounds": round(one.rounds.value, 2),
            }
            for one in found.cells
        ],
        "findings": [
            {
                "key": one.key,
                "weight": one.weight,
                "args": dict(one.args),
                "text": said(port, found.mission, one),
            }
            for one in found.findings
        ],
    }
