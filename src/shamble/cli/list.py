"""`shamble list`: what there is to play with."""

from __future__ import annotations

import shutil
import sys
import textwrap
from itertools import zip_longest
from json import dumps
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from shamble.cli.choices import DEFAULT_GAME, AsJson, folders, told
from shamble.text import has, t

if TYPE_CHECKING:
    from shamble.family.board.model import Board

Kind = Literal["games", "missions", "survivors", "skills", "equipment", "zombies", "words"]
Row = dict[str, Any]

GAP = "  "
NARROWEST = 8


def list_(kind: Kind, *, game: str = DEFAULT_GAME, content: Path | None = None, json: AsJson = False) -> int:
    """List games, or one's missions, survivors, skills, equipment, zombies, or words for missions."""
    where = folders(content)
    with told():
        rows = ROWS[kind](game, where)
    if json:
        print(dumps(rows, ensure_ascii=False))
        return 0
    show(rows, BELOW.get(kind, ()))
    return 0


def show(rows: list[Row], below: tuple[str, ...]) -> None:
    """A table with headings; some cells stand on a line of their own. A terminal gets it as wide as it is."""
    columns = [name for name in rows[0] if name not in below] if rows else []
    table = [[t(f"cli-list-{name}") for name in columns]]
    table += [[_cell(row[name], name) for name in columns] for row in rows]
    widths = [max(len(cells[column]) for cells in table) for column in range(len(columns))]
    if sys.stdout.isatty():
        fit(widths, shutil.get_terminal_size().columns)
    for number, cells in enumerate(table):
        wrapped = [textwrap.wrap(cell, width) for cell, width in zip(cells, widths, strict=True)]
        for parts in zip_longest(*wrapped, fillvalue=""):
            line = [part.ljust(width) for part, width in zip(parts, widths, strict=True)]
            print(GAP.join(line).rstrip())
        if number and below:
            extra = [_cell(rows[number - 1][name]) for name in below]
            print(" " * (widths[0] + len(GAP)) + " · ".join(filter(None, extra)))


def fit(widths: list[int], most: int) -> None:
    """Make the widest columns narrower, in place, until the table fits."""
    while sum(widths) + len(GAP) * (len(widths) - 1) > most and max(widths) > NARROWEST:
        widths[widths.index(max(widths))] -= 1


def _cell(value: object, name: str = "") -> str:
    if name == "sort":
        return t(f"cli-list-sort-{value}")
    if name == "type":
        return named(f"zombie-{value}", str(value))
    if name == "decks" and isinstance(value, dict):
        return ", ".join(f"{named(f'deck-{deck}', deck)} ×{copies}" for deck, copies in value.items())
    if name == "minutes":
        return t("cli-list-in-minutes", minutes=value)
    if isinstance(value, list):
        if value and isinstance(value[0], list):
            return " / ".join([" ".join(row) for row in value])
        return ", ".join(str(item) for item in value)
    if isinstance(value, bool):
        return "✓" if value else ""
    return "" if value is None else str(value)


def named(key: str, otherwise: str) -> str:
    """The name in the reader's language, if it has one."""
    return t(key) if has(key) or has(key, "en") else otherwise


def games(game: str, where: tuple[Path, ...]) -> list[Row]:
    """Every game."""
    from shamble.family.port.content.books import games as known
    from shamble.family.port.content.missions import mission_files

    return [{"game": name, "missions": list(mission_files(name, where))} for name in known()]


def missions(game: str, where: tuple[Path, ...]) -> list[Row]:
    """Missions with difficulty, length, where the map comes from, tiles row by row, and modes."""
    from shamble.family.port.content.missions import load, mission_files

    rows: list[Row] = []
    for mission_id in mission_files(game, where):
        mission = load(game, mission_id, where)
        rows.append(
            {
                "mission": mission_id,
                "name": named(f"mission-{mission_id.lower()}-name", mission_id),
                "difficulty": t(f"difficulty-{mission.difficulty}"),
                "minutes": mission.minutes,
                "map": t(f"map-{mission.map_origin}"),
                "tiles": grid_of(mission.board),
                "modes": [named(f"mode-{mode}-name", mode) for mode in mission.modes],
            }
        )
    return rows


def grid_of(board: Board) -> list[list[str]]:
    """The tiles of a board, row by row."""
    rows: dict[int, list[str]] = {}
    for tile in board.tiles:
        rows.setdefault(tile.row, []).append(tile.name)
    return [rows[row] for row in sorted(rows)]


def survivors(game: str, where: tuple[Path, ...]) -> list[Row]:
    """Survivors with their skills by level."""
    from shamble.family.port.content.books import book
    from shamble.family.position.printed import LEVEL_NAMES, Character

    rows: list[Row] = []
    for row in book(game, where).rows("characters").values():
        assert isinstance(row, Character)
        found: Row = {"survivor": named(f"survivor-{row.slug}", row.name), "traits": list(row.traits)}
        for level, skill_names in zip(LEVEL_NAMES, row.levels, strict=False):
            found[level] = [_skill(name) for name in skill_names]
        rows.append(found)
    return rows


def _skill(name: str) -> str:
    from shamble.family.position.printed import slug_of

    return named(f"skill-{slug_of(name)}-name", name)


def skills(game: str, where: tuple[Path, ...]) -> list[Row]:
    """Skills and what they do."""
    from shamble.family.port.content.books import book
    from shamble.family.position.printed import Skill

    rows: list[Row] = []
    for row in book(game, where).rows("skills").values():
        assert isinstance(row, Skill)
        text = f"skill-{row.slug}-text"
        rows.append({"skill": _skill(row.name), "text": named(text, ""), "rules": list(row.rules)})
    return rows


def equipment(game: str, where: tuple[Path, ...]) -> list[Row]:
    """Cards with their numbers, and how many are in which deck."""
    from shamble.family.port.content.books import book
    from shamble.family.position.printed import CardType, WeaponMode

    found = book(game, where)
    rows: list[Row] = []

    def mode(row: WeaponMode | None) -> str | None:
        if row is None:
            return None
        reach = str(row.near) if row.near == row.far else f"{row.near}-{row.far}"
        return f"{reach}: {row.dice}× {row.accuracy}+ → {row.damage}" + ("!" if row.noisy else "")

    for card in found.rows("cards").values():
        assert isinstance(card, CardType)
        decks: dict[str, int] = {}
        for name, contents in found.rows("decks").items():
            assert isinstance(contents, dict)
            if card.name in contents:
                decks[name] = contents[card.name]
        rows.append(
            {
                "card": named(f"equipment-{card.slug}", card.name),
                "melee": mode(card.melee),
                "ranged": mode(card.ranged),
                "dual": card.dual,
                "skills": [_skill(name) for name in card.skills],
                "decks": decks,
            }
        )
    return rows


def zombies(game: str, where: tuple[Path, ...]) -> list[Row]:
    """Kinds of zombies with their numbers."""
    from shamble.family.port.content.books import book
    from shamble.family.position.printed import ZombieKind

    rows: list[Row] = []
    for kind in book(game, where).rows("zombies").values():
        assert isinstance(kind, ZombieKind)
        name = named(f"zombie-{kind.slug}", named(f"abomination-{kind.slug}", kind.name))
        rows.append(
            {
                "zombie": name,
                "type": kind.type,
                "figures": kind.figures,
                "actions": kind.actions,
                "toughness": kind.toughness,
                "adrenaline": kind.adrenaline,
                "priority": kind.priority,
            }
        )
    return rows


def words(game: str, where: tuple[Path, ...]) -> list[Row]:
    """The words that missions, cards and skills may use, with what they need and what they mean."""
    from shamble.family.port.content.missions import words_of

    return [
        {
            "word": word.name,
            "sort": word.kind,
            "needs": [f"{one.name}: {one.type}{'?' * one.optional}" for one in word.arguments],
            "facts": list(word.needs),
            "meaning": named(word.key(), ""),
        }
        for word in words_of(game).words.values()
    ]


BELOW = {"missions": ("tiles", "modes")}
"""What is told below the name, so that all fits into 80 columns."""

ROWS = {
    "games": games,
    "missions": missions,
    "survivors": survivors,
    "skills": skills,
    "equipment": equipment,
    "zombies": zombies,
    "words": words,
}
