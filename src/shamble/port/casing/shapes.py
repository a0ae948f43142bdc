"""The small shapes in which people write things in a case: one or several, so many of each, by name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .mistakes import Mistake, told, unknown


def as_list(value: Any) -> list[Any]:
    """One thing alone needs no list."""
    if value is None or value == "none":
        return []
    return value if isinstance(value, list) else [value]


def as_text(value: Any) -> str:
    """A name or an action; `[Escalation: Combat]` and `[seat 2: Amy end]` are pairs in YAML and mean text."""
    if isinstance(value, dict) and len(value) == 1:
        key, rest = next(iter(value.items()))
        return f"{key}: {told(rest)}"
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)


def as_texts(value: Any) -> list[str]:
    """A list of names or actions."""
    return [as_text(part) for part in as_list(value)]


def as_actions(value: Any) -> list[str]:
    """What a step does: `Kim play 7`; `{Kim: [play 7]}` and `Kim: play 7` say the same."""
    found: list[str] = []
    for part in as_list(value):
        for who, deeds in part.items() if isinstance(part, dict) else (("", part),):
            for deed in as_list(deeds):
                seat = f"{who}: " if who.lower().startswith("seat ") else f"{who} " if who else ""
                found.append(f"{seat}{as_text(deed)}")
    return found


def as_map(value: Any, field: str, example: str) -> dict[str, Any]:
    """Names with something for each."""
    if value is None or value == "none":
        return {}
    if not isinstance(value, dict):
        raise Mistake("casebook-wrong-form", field=field, wanted=example, found=told(value))
    return value


def as_counts(value: Any, field: str, example: str) -> dict[str, Any]:
    """How many of each: `{tin: 2}`, `2 tins`; a name alone counts one for each time it is named."""
    if value == "empty":
        return {}
    if isinstance(value, list) or (isinstance(value, str) and value != "none"):
        found: dict[str, Any] = {}
        for part in as_list(value):
            if isinstance(part, dict):
                raise Mistake("casebook-wrong-form", field=field, wanted=example, found=told(value))
            number, _, name = as_text(part).partition(" ")
            word, count = (name, int(number)) if name and number.isdigit() else (as_text(part), 1)
            found[word] = found.get(word, 0) + count
        return found
    return as_map(value, field, example)


def as_number(value: Any, field: str) -> int:
    """A whole number, 0 or more."""
    if isinstance(value, bool) or not isinstance(value, int) or value < 0:
        raise Mistake("casebook-wrong-form", field=field, wanted="0, 1, 2, …", found=told(value))
    return value


def find(kind: str, word: Any, known: Mapping[str, int]) -> int:
    """The number of a name, whatever its capitals; a Mistake with suggestions if there is none."""
    text = as_text(word).strip()
    if text in known:
        return known[text]
    low = text.lower()
    for name, number in known.items():
        if name.lower() == low:
            return number
    raise unknown(kind, text, known)


def as_truth(value: Any, field: str) -> bool:
    """Yes or no."""
    value = {"yes": True, "no": False}.get(value, value) if isinstance(value, str) else value
    if not isinstance(value, bool):
        raise Mistake("casebook-wrong-form", field=field, wanted="true", found=told(value))
    return value
