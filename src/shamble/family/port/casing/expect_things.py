"""What is expected of zones, zombies, noise, doors, tokens, decks and the reserve."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from shamble.family.dead.figures import in_supply
from shamble.family.people.people import survivors_in
from shamble.family.places.noise import loudness
from shamble.family.position.state import Game
from shamble.port.casing import (
    Claim,
    Difference,
    Mistake,
    Playing,
    as_counts,
    as_list,
    as_map,
    as_number,
    as_text,
    differs,
    find,
    told,
    unknown,
)

from . import names
from .boards import token_places


def crowd(state: Game, zone: int) -> dict[str, int]:
    """The zombies of a zone by kind."""
    at = zone * state.rules.kind_count
    return {
        kind.name: state.zombies[at + kind.index]
        for kind in state.rules.kinds
        if state.zombies[at + kind.index]
    }


def wanted_crowd(state: Game, value: Any, field: str) -> dict[str, int]:
    """Zombies as a case writes them; kinds with 0 left out."""
    found: dict[str, int] = {}
    for word, count in as_counts(value, field, "{walker: 2}").items():
        number = as_number(count, field)
        if number:
            found[state.rules.kinds[names.kind(state.rules, word)].name] = number
    return {kind.name: found[kind.name] for kind in state.rules.kinds if kind.name in found}


# --- zones


ZoneFields = Mapping[str, Callable[[Game, int, Any], tuple[object, object]]]
"""What may be expected of a zone: from what is wanted to that in comparable form, and to what is there."""


def zone(play: Playing, fields: ZoneFields, number: int, wanted: Any) -> list[Difference]:
    """Exactly what is named about a zone; `A: empty` says that no zombie is there."""
    state = play.state
    name = names.zone_name(state, number)
    if wanted in (None, "empty", "none"):
        return differs(f"{name}: zombies", {}, crowd(state, number))
    found: list[Difference] = []
    here = crowd(state, number)
    for word, value in as_counts(wanted, name, "{walker: 2, noise: 1}").items():
        if word in fields:
            play.consulted(word)
            found += differs(f"{name}: {word}", *fields[word](state, number, value))
            continue
        try:
            kinds = [state.rules.kinds[kind].name for kind in names.kinds(state.rules, word)]
        except Mistake:
            known = [kind.name for kind in state.rules.kinds]
            raise unknown("field", word, [*known, *fields]) from None
        number_here = sum(here.get(kind, 0) for kind in kinds)
        shown = kinds[0] if len(kinds) == 1 else word
        found += differs(f"{name}: {shown}", as_number(value, word), number_here)
    return found


def _zone_zombies(state: Game, number: int, value: Any) -> tuple[object, object]:
    if isinstance(value, int) and not isinstance(value, bool):
        return value, state.crowd[number]
    return wanted_crowd(state, value, "zombies"), crowd(state, number)


def _zone_cars(state: Game, number: int, value: Any) -> tuple[object, object]:
    here = [
        car.name for car, place in zip(state.rules.mission.cars, state.cars, strict=True) if place == number
    ]
    if isinstance(value, int) and not isinstance(value, bool):
        return value, len(here)
    known = {car.name: i for i, car in enumerate(state.rules.mission.cars)}
    wanted = [state.rules.mission.cars[find("car name", word, known)].name for word in as_list(value)]
    return sorted(wanted), sorted(here)


def _zone_survivors(state: Game, number: int, value: Any) -> tuple[object, object]:
    if isinstance(value, int) and not isinstance(value, bool):
        return value, len(survivors_in(state, number))
    wanted = sorted(names.survivor_name(state, names.survivor(state, who)) for who in as_list(value))
    return wanted, sorted(names.survivor_name(state, who) for who in survivors_in(state, number))


ZONE_FIELDS: Final[ZoneFields] = {
    "noise": lambda state, zone, value: (as_number(value, "noise"), state.noise[zone]),
    "loudness": lambda state, zone, value: (as_number(value, "loudness"), loudness(state)[zone]),
    "zombies": _zone_zombies,
    "survivors": _zone_survivors,
    "objectives": lambda state, zone, value: (as_number(value, "objectives"), state.objectives.count(zone)),
    "crates": lambda state, zone, value: (as_number(value, "crates"), state.crates.count(zone)),
    "spawns": lambda state, zone, value: (as_number(value, "spawns"), state.spawns.count(zone)),
    "cars": lambda state, zone, value: _zone_cars(state, zone, value),
}


# --- the whole board


def zombies(play: Playing, wanted: Any) -> list[Difference]:
    """All zombies of the board, exactly."""
    state = play.state
    expected: dict[str, object] = {}
    for place, value in as_map(wanted, "zombies", "{A: {walker: 2}}").items():
        here = wanted_crowd(state, value, "zombies")
        if here:
            expected[names.zone_name(state, names.zone(state, place))] = here
    found = {
        names.zone_name(state, zone): crowd(state, zone)
        for zone in range(len(state.crowd))
        if state.crowd[zone]
    }
    return differs("zombies", dict(sorted(expected.items())), dict(sorted(found.items())))


def noise(play: Playing, wanted: Any) -> list[Difference]:
    """Noise tokens by zone; `noise: none` for the whole board."""
    state = play.state
    if wanted in (None, "none"):
        found = {names.zone_name(state, at): count for at, count in enumerate(state.noise) if count}
        return differs("noise", {}, found)
    result: list[Difference] = []
    for place, count in as_counts(wanted, "noise", "{A: 1}").items():
        number = names.zone(state, place)
        result += differs(f"noise: {place}", as_number(count, "noise"), state.noise[number])
    return result


def doors(play: Playing, wanted: Any) -> list[Difference]:
    """Doors by name, open or closed."""
    found: list[Difference] = []
    for word, value in as_map(wanted, "doors", "{A|B: open}").items():
        if value not in ("open", "closed"):
            raise Mistake("casebook-wrong-form", field=word, wanted="open", found=told(value))
        found += _door(play, word, as_text(value))
    return found


def _door(play: Playing, word: Any, wanted: str) -> list[Difference]:
    is_open = play.state.open_doors >> names.door(play.state, word) & 1
    return differs(f"doors: {as_text(word)}", wanted, "open" if is_open else "closed")


def open_doors(play: Playing, wanted: Any) -> list[Difference]:
    """These doors are open."""
    return [wrong for word in as_list(wanted) for wrong in _door(play, word, "open")]


def closed_doors(play: Playing, wanted: Any) -> list[Difference]:
    """These doors are closed."""
    return [wrong for word in as_list(wanted) for wrong in _door(play, word, "closed")]


def opened(play: Playing, wanted: Any) -> list[Difference]:
    """The buildings with these rooms have been opened."""
    return _building(play, wanted, "opened")


def unopened(play: Playing, wanted: Any) -> list[Difference]:
    """The buildings with these rooms have not been opened."""
    return _building(play, wanted, "not opened")


def _building(play: Playing, wanted: Any, expected: str) -> list[Difference]:
    state = play.state
    found: list[Difference] = []
    for word in as_list(wanted):
        building = state.rules.board.zones[names.zone(state, word)].building
        if building < 0:
            raise Mistake("casebook-no-building", zone=as_text(word))
        is_open = state.spawned >> building & 1
        found += differs(as_text(word), expected, "opened" if is_open else "not opened")
    return found


def objectives(play: Playing, wanted: Any) -> list[Difference]:
    """The objectives on the board: how many, or exactly where; colours where they are named."""
    state = play.state
    if isinstance(wanted, int) and not isinstance(wanted, bool):
        return differs("objectives", wanted, sum(1 for place in state.objectives if place >= 0))
    coloured = isinstance(wanted, dict)
    colours = state.rules.mission.colour_names()
    expected = sorted(
        (
            names.zone_name(state, names.zone(state, place)),
            colours[names.colour(state, colour)] if coloured else "",
        )
        for place, colour in token_places(wanted)
    )
    found = sorted(
        (names.zone_name(state, place), colours[state.colours[token]] if coloured else "")
        for token, place in enumerate(state.objectives)
        if place >= 0
    )
    return differs("objectives", [_pair(one) for one in expected], [_pair(one) for one in found])


def _pair(one: tuple[str, str]) -> str:
    return f"{one[0]}: {one[1]}" if one[1] else one[0]


def crates(play: Playing, wanted: Any) -> list[Difference]:
    """The crates on the board: how many, or exactly where."""
    state = play.state
    if isinstance(wanted, int) and not isinstance(wanted, bool):
        return differs("crates", wanted, sum(1 for place in state.crates if place >= 0))
    expected = sorted(names.zone_name(state, names.zone(state, place)) for place in as_list(wanted))
    return differs(
        "crates", expected, sorted(names.zone_name(state, place) for place in state.crates if place >= 0)
    )


def spawns(play: Playing, wanted: Any) -> list[Difference]:
    """The zones with a spawn token that is active now, in spawn order."""
    state = play.state
    expected = [names.zone_name(state, names.zone(state, place)) for place in as_list(wanted)]
    found = [
        names.zone_name(state, place)
        for token, place in enumerate(state.spawns)
        if place >= 0 and state.spawning >> token & 1
    ]
    return differs("spawns", expected, found)


def cars(play: Playing, wanted: Any) -> list[Difference]:
    """Where cars stand; `gone` for those that left the board."""
    state = play.state
    known = {car.name: number for number, car in enumerate(state.rules.mission.cars)}
    found: list[Difference] = []
    for word, value in as_map(wanted, "cars", "{Police Car: A}").items():
        place = state.cars[find("car name", word, known)]
        expected = "gone" if value == "gone" else names.zone_name(state, names.zone(state, value))
        found += differs(f"cars: {word}", expected, "gone" if place < 0 else names.zone_name(state, place))
    return found


def reserve(play: Playing, wanted: Any) -> list[Difference]:
    """Figures that are left, by kind."""
    state = play.state
    found: list[Difference] = []
    for word, count in as_map(wanted, "reserve", "{walker: 3}").items():
        kind = names.kind(state.rules, word)
        found += differs(f"reserve: {word}", as_number(count, "reserve"), in_supply(state, kind))
    return found


def first(play: Playing, wanted: Any) -> list[Difference]:
    """The player who has the first player token."""
    return differs("first", find("player", wanted, play.players) + 1, play.state.first + 1)


def round_number(play: Playing, wanted: Any) -> list[Difference]:
    """The round being played."""
    return differs("round", as_number(wanted, "round"), play.state.round)


CLAIMS: Final[dict[str, Claim]] = {
    "zombies": zombies,
    "noise": noise,
    "doors": doors,
    "open": open_doors,
    "closed": closed_doors,
    "opened": opened,
    "not opened": unopened,
    "objectives": objectives,
    "crates": crates,
    "spawns": spawns,
    "cars": cars,
    "reserve": reserve,
    "first": first,
    "round": round_number,
}
