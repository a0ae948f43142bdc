"""What events, reasons, questions and options of Zpocalypse speak of, and how each is said."""

from __future__ import annotations

from functools import cache
from typing import Any

from shamble.port.wording import ARGS, KINDS, LIST, NAMED, Kind, Row, Rows, Wording

from ..map.names import edge_name, place_name, square_name
from ..printed import KIND_NAMES
from ..squad.dropping import PILE
from ..table import BUNKER, COLOURS, NOWHERE

ROWS = {
    "squads": Rows("view.squads"),
    "sources": Rows("view.squads"),
    "cards": Rows("content.cards"),
    "people": Rows("content.people"),
    "goals": Rows("content.goals"),
    "scavenge": Rows("content.scavenge"),
    "something": Rows("content.something"),
    "tiles": Rows("content.tiles"),
    "glows": Rows("content.glows"),
    "squares": Rows("board.squares"),
    "figures": Rows("board.figures"),
    "edges": Rows("board.edges"),
    "places": Rows("board.places"),
}

FISTS = {"65534": "weapon-fists", "65535": "weapon-nothing", "65533": "weapon-rest"}


def _named(what: str, names: list[str] | None = None, rows: str = "") -> Kind:
    return Kind(NAMED, [f"{what}-*"], rows=rows, names=names or [])


@cache
def wording() -> Wording:
    """The declaration, the same for every scenario."""
    kinds = {
        **KINDS,
        "squad": _named("squad", rows="squads"),
        "squads": Kind(LIST, of="squad", empty="nobody"),
        "numbers": Kind(LIST, of="number", empty="nobody"),
        "source": _named("source", rows="sources"),
        "person": _named("person", rows="people"),
        "people": Kind(LIST, of="person", empty="nobody"),
        "card": _named("zpo-card", rows="cards"),
        "weapon": Kind(NAMED, ["zpo-card-*"], rows="cards", values=FISTS),
        "cards": Kind(LIST, of="card", empty="no-cards"),
        "goal": _named("zpo-goal", rows="goals"),
        "scavenge": _named("scavenge", rows="scavenge"),
        "something": _named("something", rows="something"),
        "tile": _named("tile", rows="tiles"),
        "glow": _named("glow", rows="glows"),
        "square": _named("square", rows="squares"),
        "figure": _named("figure", rows="figures"),
        "edge": _named("edge", rows="edges"),
        "free-place": _named("free-place", rows="places"),
        "angle": _named("angle", ["0", "90", "180", "270"]),
        "walked": _named("walked", ["plain", "marked"]),
        "skill": _named("zpo-skill", ["firearm", "melee"]),
        "trait": _named("trait", ["none", "knockdown", "duel-wield"]),
        "structure": _named("structure", ["sandbags", "trap", "wall", "gate", "lookout"]),
        "zombie": _named("zombie", ["none", "single", "double"]),
        "die": _named("die", ["0", "1", "2", "3", "4", "5", "z"]),
        "dice": Kind(LIST, of="die", join=" ", empty="no-dice"),
        "bullet": _named("ammo"),
        "bullets": Kind(LIST, of="bullet", join=" ", empty="no-dice"),
        "roll": _named("roll"),
        "by": _named("by"),
        "cause": _named("cause"),
        "token": _named("token-colour"),
        "phase": _named("phase"),
        "card-kind": _named("kind", list(KIND_NAMES)),
    }
    args = {
        **ARGS,
        "actor": "squad",
        "squad": "squad",
        "other": "squad",
        "source": "source",
        "person": "person",
        "people": "people",
        "card": "card",
        "weapon": "weapon",
        "cards": "cards",
        "gives": "cards",
        "wants": "cards",
        "goal": "goal",
        "scavenge": "scavenge",
        "something": "something",
        "tile": "tile",
        "glow": "glow",
        "square": "square",
        "to": "square",
        "start": "square",
        "figure": "figure",
        "edge": "edge",
        "place": "free-place",
        "turn": "angle",
        "walked": "walked",
        "skill": "skill",
        "trait": "trait",
        "structure": "structure",
        "kind": "zombie",
        "dice": "dice",
        "ammo": "bullets",
        "what": "roll",
        "by": "by",
        "cause": "cause",
        "colour": "token",
        "phase": "phase",
        "way": "hidden",
        "why": "word",
        "squads": "squads",
        "numbers": "numbers",
        "hot": "yes",
        "day": "number",
        "hp": "number",
        "left": "number",
        "vp": "number",
        "now": "number",
        "spot": "number",
        "points": "number",
        "number": "number",
        "least": "number",
        "needed": "number",
        "speed": "number",
        "workers": "number",
        "scrap": "number",
        "armor": "number",
        "firearm": "number",
        "melee": "number",
        "movement": "number",
        "smarts": "number",
    }
    return Wording(
        kinds=kinds,
        rows=ROWS,
        args=args,
        silent=["cite"],
        why=["rolled", "ammo-rolled", "successes", "split"],
        passing=["end", "done", "stop", "as-it-is", "enough", "no", "pass", "refuse", "itself"],
        big=["ask-turn", "ask-step", "ask-tile", "ask-build"],
    )


def row_of(state: Any, rows: str, value: Any) -> Row | None:
    """What a value stands for in a list."""
    if isinstance(value, str):
        return Row(value, value)
    if not isinstance(value, int):
        return None
    if rows in ("squads", "sources"):
        return _squad_row(state, rows, value)
    if rows in ("squares", "figures", "edges", "places"):
        name = _place(state, rows, value)
        return Row("bunker" if name == "bunker" else "board", name)
    if rows == "tiles":
        tiles = state.rules.tiles
        return Row(tiles[value].name, tiles[value].name) if 0 <= value < len(tiles) else None
    if rows == "glows":
        glows = state.rules.printed.glows
        return Row(glows[value], glows[value]) if 0 <= value < len(glows) else None
    found: Any = {
        "cards": state.rules.cards,
        "people": state.rules.people,
        "goals": state.rules.printed.goals,
        "scavenge": state.rules.printed.scavenge,
        "something": state.rules.printed.something,
    }.get(rows)
    if found is None or not 0 <= value < len(found):
        return None
    return Row(found[value].slug, found[value].name)


def _squad_row(state: Any, rows: str, value: int) -> Row | None:
    if rows == "sources" and value == PILE:
        return Row("pile", "pile")
    if not 0 <= value < len(state.rules.colours):
        return None
    name = COLOURS[state.rules.colours[value]]
    return Row(name.lower(), name)


def _place(state: Any, rows: str, value: int) -> str:
    if rows == "squares":
        return "bunker" if value == BUNKER else "" if value == NOWHERE else square_name(state, value)
    if rows == "figures":
        return "bunker" if value >> 2 == BUNKER else square_name(state, value >> 2)
    if rows == "edges":
        return edge_name(state, value)
    return place_name(state, value)
