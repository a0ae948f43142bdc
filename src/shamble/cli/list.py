"""`shamble list`: what there is to play with."""

from __future__ import annotations

import shutil
import sys
import textwrap
from collections.abc import Mapping
from difflib import get_close_matches
from itertools import zip_longest
from json import dumps
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from shamble import text
from shamble.cli import Problem
from shamble.cli.choices import AsJson, folders, game_of, mission_name, named, told
from shamble.text import t

if TYPE_CHECKING:
    from shamble.port.port import Port

Row = dict[str, Any]

GAP: Final = "  "
NARROWEST: Final = 8
GAMES: Final = "games"
MISSIONS: Final = "missions"
BELOW: Final = {MISSIONS: ("tiles", "modes")}
"""What is told below the name, so that all fits into 80 columns."""


def list_(kind: str, *, game: str = "", content: Path | None = None, json: AsJson = False) -> int:
    """List games, or what one has: missions, bots, cards, words for missions and more."""
    port = game_of(game)
    where = folders(content)
    with told(port):
        rows = rows_of(kind, port, where)
        texts = port.listing(where).texts
    if json:
        print(dumps(rows, ensure_ascii=False))
        return 0
    show(in_words(rows, port, texts), port, BELOW.get(kind, ()))
    return 0


def rows_of(kind: str, port: Port, where: tuple[Path, ...]) -> list[Row]:
    """The rows of a list."""
    if kind == GAMES:
        return games(where)
    if kind == MISSIONS:
        return missions(port, where)
    if kind == "bots":
        return bots(port)
    listing = port.listing(where)
    if kind in listing.names():
        return listing.rows(kind)
    known = [GAMES, MISSIONS, "bots", *listing.names()]
    close = get_close_matches(kind, known, 1)
    raise Problem(
        "cli-no-list", kind=kind, game=port.name, close=close[0] if close else "none", known=", ".join(known)
    )


def games(where: tuple[Path, ...]) -> list[Row]:
    """Every game."""
    from shamble.port import shelf

    return [{"game": name, "missions": list(shelf.port_of(name).missions(where))} for name in shelf.games()]


def missions(port: Port, where: tuple[Path, ...]) -> list[Row]:
    """Missions with difficulty, length, and what else the game tells of them."""
    rows: list[Row] = []
    for mission in port.missions(where):
        info = port.mission_info(mission, where)
        row: Row = {"mission": mission, "name": mission_name(port, mission)}
        if info.difficulty:
            row["difficulty"] = named(port, f"difficulty-{info.difficulty}", info.difficulty)
        if info.minutes:
            row["minutes"] = info.minutes
        if info.origin:
            row["map"] = named(port, f"map-{info.origin}", info.origin)
        row.update(port.mission_notes(mission, where))
        row["modes"] = [named(port, f"mode-{mode}-name", mode) for mode in info.modes]
        rows.append(row)
    return rows


def bots(port: Port) -> list[Row]:
    """Who may play a seat."""
    from shamble.bots import bots_of

    return [{"bot": name} for name in bots_of(port)]


def in_words(rows: list[Row], port: Port, texts: Mapping[str, str]) -> list[Row]:
    """The same rows with names in the reader's language where cells are keys."""

    def said(value: Any, pattern: str) -> Any:
        if isinstance(value, dict):
            return {said(key, pattern): number for key, number in value.items()}
        return named(port, pattern.replace("*", str(value)), str(value))

    return [
        {column: said(value, texts[column]) if column in texts else value for column, value in row.items()}
        for row in rows
    ]


def show(rows: list[Row], port: Port, below: tuple[str, ...]) -> None:
    """A table with headings; some cells stand on a line of their own. A terminal gets it as wide as it is."""
    words = text.of(port.name)
    columns = [name for name in rows[0] if name not in below] if rows else []
    table = [[words.t(f"cli-list-{name}") for name in columns]]
    table += [[cell(row.get(name), name) for name in columns] for row in rows]
    widths = [max(len(cells[column]) for cells in table) for column in range(len(columns))]
    if sys.stdout.isatty():
        fit(widths, shutil.get_terminal_size().columns)
    for number, cells in enumerate(table):
        wrapped = [textwrap.wrap(one, width) for one, width in zip(cells, widths, strict=True)]
        for parts in zip_longest(*wrapped, fillvalue=""):
            line = [part.ljust(width) for part, width in zip(parts, widths, strict=True)]
            print(GAP.join(line).rstrip())
        if number and any(name in rows[number - 1] for name in below):
            extra = [cell(rows[number - 1].get(name)) for name in below]
            print(" " * (widths[0] + len(GAP)) + " · ".join(filter(None, extra)))


def fit(widths: list[int], most: int) -> None:
    """Make the widest columns narrower, in place, until the table fits."""
    while sum(widths) + len(GAP) * (len(widths) - 1) > most and max(widths) > NARROWEST:
        widths[widths.index(max(widths))] -= 1


def cell(value: object, name: str = "") -> str:
    """One cell as text: lists with commas, rows of rows with strokes."""
    if name == "minutes" and value is not None:
        return t("cli-list-in-minutes", minutes=value)
    if isinstance(value, list):
        if value and isinstance(value[0], list):
            return " / ".join([" ".join(row) for row in value])
        return ", ".join(str(item) for item in value)
    if isinstance(value, dict):
        return ", ".join(f"{thing} ×{number}" for thing, number in value.items())
    if isinstance(value, bool):
        return "✓" if value else ""
    return "" if value is None else str(value)
