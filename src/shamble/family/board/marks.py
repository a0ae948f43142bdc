"""What lies or stands in a zone, as a drawing shows it."""

from __future__ import annotations

from typing import Final

PERSON: Final = "person"
DEAD: Final = "dead"
TOKEN: Final = "token"

# kind: (shape family, colour name in the palettes). A kind not listed is drawn as a plain token.
MARK_STYLES: Final[dict[str, tuple[str, str]]] = {
    "survivor": (PERSON, "survivor"),
    "active": (PERSON, "lamp"),
    "companion": (PERSON, "companion"),
    "zombie": (DEAD, "walker"),
    "walker": (DEAD, "walker"),
    "fatty": (DEAD, "fatty"),
    "runner": (DEAD, "runner"),
    "abomination": (DEAD, "abomination"),
    "objective": (TOKEN, "goal"),
    "objective-blue": (TOKEN, "token_blue"),
    "objective-green": (TOKEN, "token_green"),
    "crate": (TOKEN, "crate"),
    "spawn": (TOKEN, "spawn"),
    "spawn-blue": (TOKEN, "token_blue"),
    "spawn-green": (TOKEN, "token_green"),
    "exit": (TOKEN, "exit"),
    "start": (TOKEN, "exit"),
    "noise": (TOKEN, "noise"),
    "car": (TOKEN, "car"),
}


class Mark:
    """One badge in a zone: what it is, and the few letters that say so."""

    __slots__ = ("kind", "label")

    def __init__(self, kind: str, label: str) -> None:
        self.kind: str = kind
        self.label: str = label

    def __repr__(self) -> str:
        return f"Mark({self.kind!r}, {self.label!r})"
