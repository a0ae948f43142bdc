"""What the family's events, reasons, questions and options speak of, and where their names are found."""

from __future__ import annotations

from typing import Any, Final

from shamble.family.missions.mission import COLOURS
from shamble.family.position.printed import LEVEL_NAMES, slug_of
from shamble.family.position.state import ELIMINATED, ESCAPED, Game
from shamble.port.wording import (
    ARGS,
    COUNTED,
    KINDS,
    LIST,
    NAMED,
    ONE_MORE,
    PHRASE,
    Kind,
    Made,
    Row,
    Rows,
    Wording,
)

FRIEND: Final = -1
"""The source of a wound that no zombie dealt."""

ROWS: Final = {
    "survivors": Rows("view.survivors"),
    "zones": Rows("board.zones", slug="label", name="label"),
    "doors": Rows("board.doors", slug="name"),
    "kinds": Rows("content.kinds"),
    "cards": Rows("content.cards"),
    "skills": Rows("content.skills"),
    "characters": Rows("content.characters"),
}

WHERE: Final = ["at", "to", "from"]
"""A zone as a place to be, to go to, to come from."""

FAMILY_KINDS: Final = {
    "figure": Kind(NAMED, ["survivor-*"], "survivors", empty="nobody"),
    "character": Kind(NAMED, ["survivor-*"], "characters"),
    "zone": Kind(
        NAMED,
        rows="zones",
        empty="nowhere",
        values={str(ESCAPED): "token-exit", str(ELIMINATED): "nowhere"},
        forms=WHERE,
    ),
    "zones": Kind(LIST, of="zone"),
    "way": Kind(LIST, of="zone", join=" → "),
    "loud-zone": Kind(
        PHRASE,
        ["zone-with-noise"],
        parts={"zone": "zone", "noise": "number"},
        beside={"noise": "noise"},
        forms=WHERE,
    ),
    "loud-zones": Kind(LIST, of="loud-zone"),
    "door": Kind(PHRASE, ["door-between"], "doors", parts={"a": "zone", "b": "zone"}),
    "dead": Kind(NAMED, ["zombie-*", "abomination-*"], "kinds"),
    "crowd": Kind(COUNTED, ["zombie-*-count"], of="dead"),
    "source": Kind(NAMED, ["zombie-*", "abomination-*"], "kinds", select={str(FRIEND): "friend"}),
    "move": Kind(
        PHRASE,
        ["crowd-moves"],
        parts={"from": "zone", "to": "zone", "kind": "dead", "count": "number"},
        unlike=["from", "to"],
    ),
    "moves": Kind(LIST, of="move", empty="nowhere"),
    "card": Kind(NAMED, ["equipment-*"], "cards"),
    "cards": Kind(LIST, of="card", join=" + ", empty="nothing-in-hand"),
    "held": Kind(NAMED, ["equipment-*"], "cards", field="slug"),
    "holding": Kind(LIST, of="held", join=" + ", empty="nothing-in-hand"),
    "tools": Kind(LIST, of="held", empty="bare-hands"),
    "zombie-card": Kind(PHRASE, ["card-number"], parts={"number": "number"}),
    "zombie-cards": Kind(LIST, of="zombie-card"),
    "skill": Kind(
        NAMED, ["skill-*-name"], "skills", split=": ", values={"reach-level": "answer-reach-level"}
    ),
    "counter": Kind(NAMED, ["token-*"]),
    "colour": Kind(NAMED, ["colour-*"], names=[colour.name for colour in COLOURS]),
    "level": Kind(NAMED, ["level-*"], names=list(LEVEL_NAMES)),
    "phase": Kind(NAMED, ["phase-*"]),
    "deck": Kind(NAMED, ["deck-*"]),
    "dice": Kind(LIST, of="number", join=" "),
    "token-number": Kind(ONE_MORE),
    "car": Kind(PHRASE, ["car-number"], parts={"number": "token-number"}),
    "place": Kind(NAMED, ["seat-*"], names=["", "driver", "passenger"]),
    "mission": Kind(NAMED, ["mission-{mission}-name"]),
    "goal": Kind(NAMED, ["*"]),
    "carried": Kind(LIST, of="card", empty="nothing-in-hand"),
    "mission-action": Kind(NAMED, ["action-{mission}-*"]),
}

FAMILY_ARGS: Final = {
    # Who, where.
    "survivor": "figure",
    "other": "figure",
    "partner": "figure",
    "by": "figure",
    "leader": "figure",
    "after": "figure",
    "character": "character",
    "zone": "zone",
    "from": "zone",
    "to": "zone",
    "beyond": "zone",
    "zones": "way",
    "sees": "loud-zones",
    "goals": "loud-zones",
    "ways": "zones",
    "noise": "hidden",
    "distances": "hidden",
    "because": "word",
    "building": "hidden",
    "door": "door",
    "fitting": "word",
    "answer": "word",
    # The dead.
    "kind": "dead",
    "type": "dead",
    "count": "number",
    "moves": "moves",
    "missing": "number",
    "source": "source",
    # Things.
    "card": "card",
    "cards": "holding",
    "hands": "cards",
    "zombie_card": "zombie-card",
    "objective": "token-number",
    "crate": "token-number",
    "token": "hidden",
    "colour": "colour",
    "car": "car",
    "place": "place",
    "fast": "yes",
    "noisy": "yes",
    "weapons": "number",
    "deck": "deck",
    # Numbers.
    "actions": "number",
    "cost": "number",
    "zombies": "number",
    "left": "number",
    "range": "number",
    "near": "number",
    "far": "number",
    "rooms": "number",
    "wounds": "number",
    "hits": "number",
    "misses": "number",
    "damage": "number",
    "extra": "number",
    "points": "number",
    "total": "number",
    "die": "number",
    "dice": "dice",
    "both": "yes",
    # The game.
    "skill": "skill",
    "level": "level",
    "side": "number",
    "reaction": "hidden",
    "phase": "phase",
    "moment": "hidden",
    "mission": "mission",
    "action": "mission-action",
    "mission_action": "mission-action",
    # Lines of panels.
    "goal": "goal",
    "health": "number",
    "counter": "counter",
    "carried": "carried",
}

SPECIAL: Final = {
    "event-card-given": {"to": "figure"},
    "event-token-given": {"to": "figure"},
    "event-searched": {"cards": "number"},
    "event-zombie-card": {"card": "zombie-card"},
    "event-zombie-orders": {"card": "zombie-card"},
    "event-card-assigned": {"card": "zombie-card"},
    "event-looked-ahead": {"cards": "zombie-cards"},
    "option-open": {"cards": "tools"},
    "refused-no-way": {"zones": "number"},
}

MADE: Final = {"zombies": Made("crowd", ["kind", "count"])}

UNTOLD: Final = ["zombies-decide", "rearranged", "turn", "turn-ended", "dealt", "card-kept", "spawn-zone"]


def family_wording() -> Wording:
    """The wording of the family; games add to it."""
    return Wording(
        kinds={**KINDS, **FAMILY_KINDS},
        rows=dict(ROWS),
        args={**ARGS, **FAMILY_ARGS},
        special={key: dict(args) for key, args in SPECIAL.items()},
        made=dict(MADE),
        absent=["survivor"],
        actor="survivor",
        untold=list(UNTOLD),
        why=["zombies-decide"],
        big=["ask-turn", "ask-who", "ask-character"],
        passing=["end", "pass", "stand"],
    )


def row_of(state: Game, rows: str, value: Any) -> Row | None:
    """What a number, a slug or a printed name stands for in a position."""
    found = state.rules
    if rows == "survivors":
        if not 0 <= value < len(state.survivors):
            return None
        row = found.characters[state.survivors[value].character]
        return Row(row.slug, row.name)
    if rows == "zones":
        labels = found.board.labels
        return Row(labels[value], labels[value]) if 0 <= value < len(labels) else None
    if rows == "doors":
        door = found.board.doors[value]
        return Row(door.name, door.name, {"a": door.a, "b": door.b})
    if rows == "kinds" and isinstance(value, int):
        return Row(found.kinds[value].slug, found.kinds[value].name)
    if not value:
        return None
    known: dict[str, Any] = {"kinds": found.kinds, "cards": found.cards, "characters": found.characters}
    for row in known.get(rows, ()):
        if value in (row.slug, row.name):
            return Row(row.slug, row.name)
    return Row(slug_of(str(value)), str(value))
