"""What is expected of the board itself: who sees what, how far, and which way is shortest."""

from __future__ import annotations

from typing import Any, Final

from shamble.family.board import NOT_SEEN, UNREACHABLE, Topology
from shamble.family.people.people import kit_of
from shamble.family.people.quantities import SIGHT_MODE
from shamble.family.position.names import actor_names
from shamble.family.position.state import Game
from shamble.port.casing import Claim, Difference, Mistake, Playing, as_list, as_map, as_number, differs, told

from . import names

NOWHERE: Final = ("none", None)


def viewpoint(state: Game, word: str) -> tuple[int, Topology]:
    """Where one looks from, and with whose eyes: a zone, or a survivor with its skills."""
    mode = state.rules.constants["sight-mode"]
    for name, number in actor_names(state).items():
        if name.lower() == word.lower():
            me = state.survivors[number]
            mode |= kit_of(state, me).values[SIGHT_MODE]
            return me.zone, state.rules.board.topology(state.open_doors, mode)
    return names.zone(state, word), state.rules.board.topology(state.open_doors, mode)


def _seen(play: Playing, word: str) -> list[str]:
    zone, topology = viewpoint(play.state, word)
    return [names.zone_name(play.state, place) for place in topology.seen_zones[zone]]


def _zones(play: Playing, value: Any) -> list[str]:
    return [names.zone_name(play.state, _there(play.state, place)) for place in as_list(value)]


def _there(state: Game, word: Any) -> int:
    """A zone, or the zone of a survivor that is looked at."""
    for name, number in actor_names(state).items():
        if isinstance(word, str) and name.lower() == word.lower():
            return state.survivors[number].zone
    return names.zone(state, word)


def sees(play: Playing, wanted: Any) -> list[Difference]:
    """At least these zones are seen."""
    found: list[Difference] = []
    for word, value in as_map(wanted, "sees", "{A: [B, C]}").items():
        listed = _zones(play, value)
        seen = _seen(play, word)
        if not all(place in seen for place in listed):
            found += differs(f"sees: {word}", listed, seen)
    return found


def does_not_see(play: Playing, wanted: Any) -> list[Difference]:
    """None of these zones is seen."""
    found: list[Difference] = []
    for word, value in as_map(wanted, "does not see", "{A: [B, C]}").items():
        seen = _seen(play, word)
        wrong = [place for place in _zones(play, value) if place in seen]
        found += differs(f"does not see: {word}", [], wrong)
    return found


def sees_only(play: Playing, wanted: Any) -> list[Difference]:
    """Exactly these zones are seen, besides the own one."""
    found: list[Difference] = []
    for word, value in as_map(wanted, "sees only", "{A: [B, C]}").items():
        own = names.zone_name(play.state, viewpoint(play.state, word)[0])
        seen = [place for place in _seen(play, word) if place != own]
        found += differs(f"sees only: {word}", sorted({*_zones(play, value)} - {own}), sorted(seen))
    return found


def ranges(play: Playing, wanted: Any) -> list[Difference]:
    """How many zones away another zone is seen; `none` if it is not."""
    found: list[Difference] = []
    for word, value in _nested(wanted, "range", "{A: {B: 2}}").items():
        zone, topology = viewpoint(play.state, word)
        for place, number in as_map(value, f"range: {word}", "{B: 2}").items():
            seen = topology.ranges[zone][_there(play.state, place)]
            expected = "none" if number in NOWHERE else as_number(number, "range")
            found += differs(f"range: {word} to {place}", expected, "none" if seen == NOT_SEEN else seen)
    return found


def path(play: Playing, wanted: Any) -> list[Difference]:
    """All equally good next zones on the shortest ways: `{A to C: [B]}`; `none` if there is no way."""
    state = play.state
    found: list[Difference] = []
    for word, value in _flat(wanted, "path", "{A to C: [B]}").items():
        start, end = _ends(state, word)
        expected = sorted(_zones(play, value))
        steps = sorted(names.zone_name(state, place) for place in state.topology.steps(start, end))
        found += differs(f"path: {word}", expected, steps)
    return found


def distance(play: Playing, wanted: Any) -> list[Difference]:
    """How many zones the shortest way has: `{A to C: 2}`; `none` if there is no way."""
    state = play.state
    found: list[Difference] = []
    for word, value in _flat(wanted, "distance", "{A to C: 2}").items():
        start, end = _ends(state, word)
        far = state.topology.distance(start, end)
        expected = "none" if value in NOWHERE else as_number(value, "distance")
        found += differs(f"distance: {word}", expected, "none" if far == UNREACHABLE else far)
    return found


def _nested(wanted: Any, field: str, example: str) -> dict[str, Any]:
    """`{A to B: 2}` as `{A: {B: 2}}`."""
    found: dict[str, Any] = {}
    for word, value in as_map(wanted, field, example).items():
        one, to, other = word.partition(" to ")
        if to and not isinstance(value, dict):
            found.setdefault(one, {})[other] = value
        else:
            found.setdefault(word, {}).update(as_map(value, f"{field}: {word}", "{B: 2}"))
    return found


def _flat(wanted: Any, field: str, example: str) -> dict[str, Any]:
    """`{A: {C: [B]}}` as `{A to C: [B]}`."""
    found: dict[str, Any] = {}
    for word, value in as_map(wanted, field, example).items():
        if isinstance(value, dict):
            found.update({f"{word} to {other}": rest for other, rest in value.items()})
        else:
            found[word] = value
    return found


def _ends(state: Game, word: str) -> tuple[int, int]:
    one, to, other = word.partition(" to ")
    if not to:
        raise Mistake("casebook-wrong-form", field="path", wanted="{A to C: [B]}", found=told(word))
    return names.zone(state, one), names.zone(state, other)


CLAIMS: Final[dict[str, Claim]] = {
    "sees": sees,
    "does not see": does_not_see,
    "sees only": sees_only,
    "range": ranges,
    "path": path,
    "steps": path,
    "distance": distance,
}
