"""Events and cards in the names of a case, for expectations and for reports."""

from __future__ import annotations

from shamble.family.definitions import LEVEL_NAMES
from shamble.family.mission import COLOUR_NAMES
from shamble.family.state import Game
from shamble.kernel.event import Event

from . import names
from .mistakes import told

ZONES = ("zone", "from", "to", "goals", "ways", "sees")
PEOPLE = ("survivor", "other", "partner", "by")


def event_facts(state: Game, event: Event) -> dict[str, object]:
    """What an event says, with names for numbers."""
    return {word: _named(state, event, word, value) for word, value in event.args.items()}


def _named(state: Game, event: Event, word: str, value: object) -> object:
    if isinstance(value, list) and word in ZONES:
        return [_named(state, event, word, part) for part in value]
    if not isinstance(value, int) or isinstance(value, bool):
        return value
    if event.key == "card-given" and word == "to":
        return names.survivor_name(state, value)
    if word in ZONES:
        return names.zone_name(state, value)
    if word in PEOPLE and 0 <= value < len(state.survivors):
        return names.survivor_name(state, value)
    if word == "kind" and 0 <= value < len(state.rules.kinds):
        return state.rules.kinds[value].name
    if word == "door":
        return state.rules.board.doors[value].name
    if word == "level" and value < len(LEVEL_NAMES):
        return LEVEL_NAMES[value]
    if word == "colour" and value < len(COLOUR_NAMES):
        return COLOUR_NAMES[value]
    if word == "seat":
        return value + 1
    return value


def event_line(state: Game, event: Event) -> str:
    """An event in one line: its key, its facts and its rule."""
    facts = event_facts(state, event)
    inside = " ".join(f"{word}={told(value)}" for word, value in facts.items())
    return f"{event.key} {inside} ({event.rule})" if event.rule else f"{event.key} {inside}".rstrip()


def card_names(state: Game, cards: tuple[int, ...]) -> list[str]:
    """Cards by their printed names, in alphabetical order."""
    return sorted(state.rules.cards[card].name for card in cards)
