"""What a case defines for itself, put into the words of the family's content files."""

from __future__ import annotations

from typing import Any, Final

from shamble.content.reading import Document
from shamble.family.position.printed import ZOMBIE_DECK

from ...printed import FIRST_ORDER, ORDERS

DEFS: Final = ("orders",)


def rewritten(defs: Document) -> Document:
    """The same definitions for the family's readers."""
    data: dict[str, Any] = dict(defs.data)
    cards = data.get("cards")
    if isinstance(cards, dict):
        data["cards"] = {name: card(row) if isinstance(row, dict) else row for name, row in cards.items()}
    survivors = data.get("survivors")
    if isinstance(survivors, dict):
        data["survivors"] = {name: survivor(row) for name, row in survivors.items()}
    spawning: dict[Any, Any] = {}
    for number, row in (data.get("zombie cards") or {}).items():
        spawning[str(number)] = {"deck": ZOMBIE_DECK, "spawns": {row["type"]: row["counts"]}}
    for number, row in (data.pop("orders", None) or {}).items():
        facts = {word: row[word] for word in ("who", "where") if row.get(word) not in (None, "none")}
        spawns = {"Zeus" if word.lower() == "zeus" else word: counts for word, counts in row["spawn"].items()}
        spawning[str(FIRST_ORDER + int(number))] = {"deck": ORDERS, "spawns": spawns, "facts": facts}
    if spawning:
        data["zombie cards"] = spawning
    return Document(defs.file, data, defs.lines)


def card(row: dict[str, Any]) -> dict[str, Any]:
    """A card: what is printed for the whole of it belongs to its stat line."""
    row = dict(row)
    facts: dict[str, Any] = dict(row.pop("facts", {}))
    noisy = bool(row.pop("noisy", False))
    explosive = row.pop("explosive", False)
    if isinstance(explosive, dict):
        row["modes"] = {**row.get("modes", {}), "explosive": {**explosive, "noisy": noisy}}
        facts.setdefault("used-up", True)
    if explosive:
        facts["explosive"] = True
    for kind in ("melee", "ranged"):
        if isinstance(row.get(kind), dict):
            mode = {**row[kind], "noisy": noisy or bool(row[kind].get("noisy"))}
            if "ammo" in mode:
                facts["ammo"] = mode.pop("ammo")
            row[kind] = mode
    if "skill" in row:
        row["skills"] = [row.pop("skill")]
    for word in ("laid", "used-up", "traps"):
        if word in row:
            facts[word] = row.pop(word)
    if facts:
        row["facts"] = facts
    return row


def survivor(row: Any) -> Any:
    """An identity card with its specialties and packs."""
    if not isinstance(row, dict):
        return row
    row = dict(row)
    facts: dict[str, Any] = dict(row.pop("facts", {}))
    for level in ("blue", "yellow", "orange", "red"):
        if isinstance(row.get(level), str):
            row[level] = [row[level]]
        row.setdefault(level, ["+1 Action"] if level == "yellow" else [])
    if "specialties" in row:
        facts["specialties"] = tuple(row.pop("specialties"))
    for number, pack in enumerate(row.pop("packs", ()), 1):
        facts[f"pack-{number}"] = tuple(pack)
    return {**row, "facts": facts} if facts else row
