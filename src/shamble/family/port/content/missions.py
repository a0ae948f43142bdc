"""Mission files: from what a mission sheet says to a mission ready for play.

A mission file has these fields; only id, tiles, rotations, start, spawns and goals are needed.

    id: M1                      # as the file's name: m01.yaml
    map: printed                # printed, recreated or ours
    difficulty: medium          # easy, medium or hard
    minutes: 45
    tiles: [[1V, 7R], [5R, 9R]] # rows of tile faces, from the top
    rotations: [[270, 180], [0, 270]]   # clockwise, one for each tile
    floors: {cellar: {tiles: [[4V]], rotations: [[0]]}} # further floors; zones there: cellar/r0c0:4V.A
    joins: [{between: [zone, zone], sight: false}]      # stairs and lifts; one-way: true, fitting: door
    start: r1c1:9R.A            # a zone or a list; zones are named by any of their parts
    exit: r0c0:1V.S5            # a zone or a list
    exit-by: foot               # or cars (a driver leaves with the whole car), or either
    spawns:                     # in drawing order, the starting one first, then clockwise
      - {zone: r1c0:5R.S7, start: true}
      - {zone: r0c1:7R.S3, colour: red}     # blue and green ones wait to be activated
    objectives: printed         # or none, or:
      # {printed: true, except: [9R], colours: {blue: 2V}, more: [{zone: .., colour: red}],
      #  facedown: {red: 6, blue: 1, green: 1}}   # mixed; what is left over is set aside unseen
    crates: printed             # or none, or {except: [9R], more: [zone]}
    objective: {adrenaline: 5, keep: false} # what taking one brings; keep: it stays with the taker
      # trade: kept tokens are traded like cards; burden: 1 (each move costs that much more with a token);
      # {only-if: condition, rule: ..} says who may take one
    zombies: [{zone: .., type: walker, count: 2}]
    noise: [{zone: .., tokens: 3}]          # never removed
    doors: [{between: [zone, zone], state: open}]   # open, closed, broken, blue or green; also on openings
      # fitting: what stands there if it is no door
    modes: []                   # optional rules that the mission always uses
    registers: {burnt: round}   # counters, kept for a round or for the game
    facts: {}                   # what only some games print on their sheets, as the game declares it
    counters: {}                # where the game's own counters stand in the beginning: 3, or {zone: 2}
    goals:                      # steps in order; a list within the list is one step in any order
      - - {name: food, progress: food-held, of: 3}
        - {name: tokens, progress: survivors-with-token, of: survivors}
      - {name: escape, progress: escaped, of: survivors}
    defeats: [{name: stuck, if: {less-than: [objectives-left, 1]}, rule: Z2-M01-03}]
    rules: [{when: objective-taken, if: {colour-is: blue}, do: {activate-spawn: blue}, limit: 1, rule: ..}]
    actions: [{name: push, if: {no-zombies-in: here}, do: {move-spawn-to-start: here}, rule: ..}]
    locks: [{name: sealed, building: zone, opens-if: {at-least: [{objectives-taken: blue}, 1]}, rule: ..}]
    sheet: [Z2-M01-04]          # rules of the sheet to show to players

Texts: goal-<id>-<goal>, ending-<id>-<defeat>, defeat-<id>-<defeat> (what to avoid; may be missing),
action-<id>-<action>, refused-<id>-<action or lock>, refused-<id>-objective, all in lower case. Games that
build on another put a word of their own before the id (see `mission_slug`).
"""

from __future__ import annotations

import re
from pathlib import Path

from shamble.content.problems import ContentError, Problem, refuse
from shamble.content.reading import Document, read_file
from shamble.content.schema import read_rows
from shamble.family.missions.mission import Mission
from shamble.kernel.book import Book

from .books import book
from .compiling import Compiler
from .known import folder_of, words_of
from .mission_rows import OWN, MissionFile

_NUMBERED = re.compile(r"([a-z]+)0*([0-9]+)")


def read_sheet(document: Document, rules: Book) -> tuple[MissionFile | None, list[Problem]]:
    """The rows of a mission file, and what is wrong with them; what only this game writes is set apart."""
    known = rules.rows("mission-fields")
    data = document.data
    if isinstance(data, dict) and any(name in known for name in data):
        rest = {name: value for name, value in data.items() if name not in known}
        own = {name: value for name, value in data.items() if name in known}
        sheet = Document(document.file, {**rest, OWN: own}, document.lines)
        row, problems = read_rows(sheet, MissionFile)
        document.renamed = sheet.renamed
        return row, problems
    return read_rows(document, MissionFile)


def mission_files(game: str, folders: tuple[Path, ...] = ()) -> dict[str, Path]:
    """Every mission of a game by its id, those from outside last; nothing is read."""
    found: dict[str, Path] = {}
    for folder in (folder_of(game), *folders):
        for path in sorted((folder / "missions").glob("*.yaml")):
            found.setdefault(id_of(path), path)
    return found


def id_of(path: Path) -> str:
    """The id of the mission in a file: m07.yaml holds M7."""
    stem = path.stem.lower()
    numbered = _NUMBERED.fullmatch(stem)
    return (numbered[1] + numbered[2] if numbered else stem).upper()


def find(game: str, mission: str | Path, folders: tuple[Path, ...] = ()) -> Path:
    """The file of a mission, by its id or by its path."""
    if isinstance(mission, Path) or mission.endswith((".yaml", ".yml")):
        return Path(mission)
    known = mission_files(game, folders)
    path = known.get(id_of(Path(mission)))
    if path is None:
        args = {"mission": mission, "missions": ", ".join(known), "game": game}
        raise ContentError("content-unknown-mission", args)
    return path


def read_mission(
    game: str, path: Path, folders: tuple[Path, ...] = ()
) -> tuple[Mission | None, list[Problem]]:
    """A mission from its file, and everything that is wrong with it."""
    try:
        document = read_file(path)
    except ContentError as error:
        return None, list(error.problems)
    rules = book(game, folders)
    row, problems = read_sheet(document, rules)
    if row is None:
        return None, problems
    compiler = Compiler(game, document, row, rules, words_of(game), id_of(path))
    mission = compiler.compile()
    problems += compiler.problems
    problems.sort(key=lambda problem: problem.line)
    if mission is not None:
        mission.ours = not path.resolve().is_relative_to(folder_of(game).resolve())
    return (None if problems else mission), problems


def load(game: str, mission: str | Path, folders: tuple[Path, ...] = ()) -> Mission:
    """A mission ready for play; a file with mistakes is refused with all of them."""
    found, problems = read_mission(game, find(game, mission, folders), folders)
    if found is None or problems:
        raise refuse(problems)
    return found
