"""What a case defines for itself, put into the words of the family's content files."""

from __future__ import annotations

from typing import Any, Final

from shamble.content.reading import Document

LEVELS: Final = ("blue", "yellow", "orange", "red")
OF_THE_CARD: Final = ("dual", "reload", "ammo")
"""What is printed for the whole card, and may be written with its stat line."""

HOUSE: Final = "house"
COPIES: Final = 2


def rewritten(defs: Document) -> Document:
    """The same definitions for the family's readers."""
    data: dict[str, Any] = dict(defs.data)
    if isinstance(data.get("cards"), dict):
        rows = {name: dict(row) for name, row in data["cards"].items()}
        decks = {deck: dict(contents) for deck, contents in (data.get("decks") or {}).items()}
        for name, row in rows.items():
            deck = row.pop("deck", HOUSE)
            if not any(name in contents for contents in decks.values()):
                decks.setdefault(deck, {})[name] = COPIES
        data["cards"] = {name: card(row) for name, row in rows.items()}
        data["decks"] = decks
    if isinstance(data.get("survivors"), dict):
        data["survivors"] = {name: survivor(row) for name, row in data["survivors"].items()}
    if isinstance(data.get("zombie cards"), dict):
        data["zombie cards"] = {number: ghoul_card(row) for number, row in data["zombie cards"].items()}
    return Document(defs.file, data, defs.lines)


def card(row: dict[str, Any]) -> dict[str, Any]:
    """A card with its marks."""
    facts: dict[str, Any] = dict(row.pop("facts", {}))
    for kind in ("melee", "ranged"):
        if isinstance(row.get(kind), dict):
            mode = dict(row[kind])
            for word in OF_THE_CARD:
                if word in mode:
                    row[word] = mode.pop(word)
            if mode.pop("sniper", False):
                row["skills"] = [*row.get("skills", ()), "Sniper"]
            row[kind] = mode
    for word in ("opens", "outside", "mode", "made-of", "keeps", "else"):
        if word in row:
            value = row.pop(word)
            facts[word] = tuple(value) if isinstance(value, list) else value
    return {**row, "facts": facts} if facts else row


def survivor(row: Any) -> Any:
    """An identity card with both its sides."""
    if not isinstance(row, dict) or "romero" not in row:
        return row
    row = dict(row)
    romero, zombicide = row.pop("romero"), row.pop("zombicide", [[], [], [], []])
    front = dict(zip(LEVELS, romero, strict=True))
    return {**row, **front, "other-sides": [dict(zip(LEVELS, zombicide, strict=True))]}


def ghoul_card(row: dict[str, Any]) -> dict[str, Any]:
    """A card that opens doors and barricades says so in words."""
    if "opens" not in row:
        return row
    rest = {word: value for word, value in row.items() if word != "opens"}
    return {**rest, "do": {"open-where": row["opens"]}}
