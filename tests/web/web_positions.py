"""Tables at positions that are written as cases of the casebook are, on the board of a printed mission."""

from __future__ import annotations

import json
from textwrap import dedent, indent
from typing import Any

from web_server import GAME, Server

from shamble.kernel.codec import canonical
from shamble.kernel.record import Record
from shamble.lab.casebook import load_text
from shamble.lab.casebook.play import build
from shamble.port.shelf import need

RULES = {GAME: "Z2-MOVE-05", "army-of-the-dead": "AD-MOVE-01", "night-of-the-living-dead": "NL-MOVE-01"}
"""A case cites a rule of its own game."""


def record(text: str, mission: str = "M1", game: str = GAME) -> dict[str, Any]:
    """A record that begins at such a position."""
    body = f"board: {mission}\nrules: [{RULES[game]}]\n" + dedent(text).strip("\n")
    case = load_text(f"- case: a position\n{indent(body, '  ')}\n", game=game)[0]
    state: Any = build(case)
    names = [state.rules.characters[who.character].name for who in state.survivors]
    chosen = need(game).schema().read({"survivors": names, "seats": 1}, mission)
    found = Record(game, mission, chosen, None)
    found.base = json.loads(canonical(state))
    return found.encode()


def table_at(server: Server, text: str, mission: str = "M1", game: str = GAME) -> Any:
    """A table of one person at such a position; its keys."""
    return server.post("api/tables/import", record(text, mission, game))
