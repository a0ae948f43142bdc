"""What events say in the names of a case: survivors, zones, kinds, doors."""

from __future__ import annotations

from shamble.family.position.printed import LEVEL_NAMES
from shamble.family.position.state import Game
from shamble.kernel.event import Event
from shamble.port.casing import Mistake, told

from . import names

ZONES = ("zone", "from", "to", "goals", "ways", "sees")
BY_ZONE = ("noise", "distances")
PEOPLE = ("survivor", "other", "partner", "by", "after")


def is_fact(state: Game, word: str, known: object, claimed: object) -> bool:
    """Whether a fact of an event is as a case claims: zones by any name and in any order."""
    if told(known) == told(claimed):
        return True
    try:
        if isinstance(known, dict) and isinstance(claimed, dict):
            return known == {
                names.zone_name(state, names.zone(state, zone)): n for zone, n in claimed.items()
            }
        if word in ZONES and isinstance(known, list) and isinstance(claimed, list):
            return sorted(known) == sorted(
                names.zone_name(state, names.zone(state, zone)) for zone in claimed
            )
        if word in ZONES:
            return known == names.zone_name(state, names.zone(state, claimed))
    except Mistake:
        return False
    return str(known).lower() == told(claimed).lower()


def fact(state: Game, event: Event, word: str, value: object) -> object:
    """What an event says, with names for numbers."""
    if isinstance(value, list) and word in ZONES:
        return [fact(state, event, word, part) for part in value]
    if isinstance(value, dict) and word in BY_ZONE:
        return {names.zone_name(state, place): number for place, number in value.items()}
    if word == "moves" and isinstance(value, list):
        return [_move(state, *move) for move in value]
    if not isinstance(value, int) or isinstance(value, bool):
        return value
    if event.key in ("card-given", "token-given") and word == "to":
        return names.survivor_name(state, value)
    if word in ZONES:
        return names.zone_name(state, value)
    if word in PEOPLE and 0 <= value < len(state.survivors):
        return names.survivor_name(state, value)
    if word in ("kind", "source") and 0 <= value < len(state.rules.kinds):
        return state.rules.kinds[value].name
    if word == "door":
        return state.rules.board.doors[value].name
    if word == "level" and value < len(LEVEL_NAMES):
        return LEVEL_NAMES[value]
    if word == "colour" and value < len(state.rules.mission.colours):
        return state.rules.mission.colours[value].name
    if word == "seat":
        return value + 1
    return value


def _move(state: Game, start: int, end: int, kind: int, number: int) -> str:
    """So many of a kind going from one zone to another."""
    names_of = (names.zone_name(state, start), names.zone_name(state, end))
    return f"{number} {state.rules.kinds[kind].name} {names_of[0]} to {names_of[1]}"
