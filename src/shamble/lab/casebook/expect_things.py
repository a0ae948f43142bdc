"""What is expected of zones, zombies, noise, doors, tokens, decks and the reserve."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from shamble.family.missions.mission import COLOUR_NAMES
from shamble.family.people.people import survivors_in
from shamble.family.places.noise import loudness
from shamble.family.position.state import Game
from shamble.family.rules import DECKS
from shamble.kernel.decks import cards_left

from . import names
from .boards import token_places
from .mistakes import Difference, Mistake, told, unknown
from .parse import as_counts, as_list, as_map, as_number, as_text
from .play import Play


def differs(what: str, expected: object, found: object) -> list[Difference]:
    """Nothing if equal; else what was expected and found."""
    if expected == found:
        return []
    return [Difference("casebook-differs", what=what, expected=told(expected), found=told(found))]


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


def zone(play: Play, number: int, wanted: Any) -> list[Difference]:
    """Exactly what is named about a zone; `A: empty` says that no zombie is there."""
    state = play.state
    name = names.zone_name(state, number)
    if wanted in (None, "empty", "none"):
        return differs(f"{name}: zombies", {}, crowd(state, number))
    found: list[Difference] = []
    here = crowd(state, number)
    for word, value in as_counts(wanted, name, "{walker: 2, noise: 1}").items():
        if word in ZONE_FIELDS:
            play.touched.consulted(word)
            found += differs(f"{name}: {word}", *ZONE_FIELDS[word](state, number, value))
            continue
        try:
            kinds = [state.rules.kinds[kind].name for kind in names.kinds(state.rules, word)]
        except Mistake:
            known = [kind.name for kind in state.rules.kinds]
            raise unknown("field", word, [*known, *ZONE_FIELDS]) from None
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
    wanted = [state.rules.mission.cars[names.find("car name", word, known)].name for word in as_list(value)]
    return sorted(wanted), sorted(here)


def _zone_survivors(state: Game, number: int, value: Any) -> tuple[object, object]:
    wanted = sorted(names.survivor_name(state, names.survivor(state, who)) for who in as_list(value))
    return wanted, sorted(names.survivor_name(state, who) for who in survivors_in(state, number))


ZONE_FIELDS: Final[dict[str, Callable[[Game, int, Any], tuple[object, object]]]] = {
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


def zombies(play: Play, wanted: Any) -> list[Difference]:
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


def noise(play: Play, wanted: Any) -> list[Difference]:
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


def doors(play: Play, wanted: Any) -> list[Difference]:
    """Doors by name, open or closed."""
    found: list[Difference] = []
    for word, value in as_map(wanted, "doors", "{A|B: open}").items():
        if value not in ("open", "closed"):
            raise Mistake("casebook-wrong-form", field=word, wanted="open", found=told(value))
        found += _door(play, word, as_text(value))
    return found


def _door(play: Play, word: Any, wanted: str) -> list[Difference]:
    is_open = play.state.open_doors >> names.door(play.state, word) & 1
    return differs(f"doors: {as_text(word)}", wanted, "open" if is_open else "closed")


def open_doors(play: Play, wanted: Any) -> list[Difference]:
    """These doors are open."""
    return [wrong for word in as_list(wanted) for wrong in _door(play, word, "open")]


def closed_doors(play: Play, wanted: Any) -> list[Difference]:
    """These doors are closed."""
    return [wrong for word in as_list(wanted) for wrong in _door(play, word, "closed")]


def opened(play: Play, wanted: Any) -> list[Difference]:
    """The buildings with these rooms have been opened."""
    return _building(play, wanted, "opened")


def unopened(play: Play, wanted: Any) -> list[Difference]:
    """The buildings with these rooms have not been opened."""
    return _building(play, wanted, "not opened")


def _building(play: Play, wanted: Any, expected: str) -> list[Difference]:
    state = play.state
    found: list[Difference] = []
    for word in as_list(wanted):
        building = state.rules.board.zones[names.zone(state, word)].building
        if building < 0:
            raise Mistake("casebook-no-building", zone=as_text(word))
        is_open = state.spawned >> building & 1
        found += differs(as_text(word), expected, "opened" if is_open else "not opened")
    return found


def objectives(play: Play, wanted: Any) -> list[Difference]:
    """The objectives on the board: how many, or exactly where; colours where they are named."""
    state = play.state
    if isinstance(wanted, int) and not isinstance(wanted, bool):
        return differs("objectives", wanted, sum(1 for place in state.objectives if place >= 0))
    coloured = isinstance(wanted, dict)
    expected = sorted(
        (
            names.zone_name(state, names.zone(state, place)),
            COLOUR_NAMES[names.colour(colour)] if coloured else "",
        )
        for place, colour in token_places(wanted)
    )
    found = sorted(
        (names.zone_name(state, place), COLOUR_NAMES[state.colours[token]] if coloured else "")
        for token, place in enumerate(state.objectives)
        if place >= 0
    )
    return differs("objectives", [_pair(one) for one in expected], [_pair(one) for one in found])


def _pair(one: tuple[str, str]) -> str:
    return f"{one[0]}: {one[1]}" if one[1] else one[0]


def crates(play: Play, wanted: Any) -> list[Difference]:
    """The crates on the board: how many, or exactly where."""
    state = play.state
    if isinstance(wanted, int) and not isinstance(wanted, bool):
        return differs("crates", wanted, sum(1 for place in state.crates if place >= 0))
    expected = sorted(names.zone_name(state, names.zone(state, place)) for place in as_list(wanted))
    return differs(
        "crates", expected, sorted(names.zone_name(state, place) for place in state.crates if place >= 0)
    )


def spawns(play: Play, wanted: Any) -> list[Difference]:
    """The zones with a spawn token that is active now, in spawn order."""
    state = play.state
    expected = [names.zone_name(state, names.zone(state, place)) for place in as_list(wanted)]
    found = [
        names.zone_name(state, place)
        for token, place in enumerate(state.spawns)
        if place >= 0 and state.spawning >> token & 1
    ]
    return differs("spawns", expected, found)


def cars(play: Play, wanted: Any) -> list[Difference]:
    """Where cars stand; `gone` for those that left the board."""
    state = play.state
    known = {car.name: number for number, car in enumerate(state.rules.mission.cars)}
    found: list[Difference] = []
    for word, value in as_map(wanted, "cars", "{Police Car: A}").items():
        place = state.cars[names.find("car name", word, known)]
        expected = "gone" if value == "gone" else names.zone_name(state, names.zone(state, value))
        found += differs(f"cars: {word}", expected, "gone" if place < 0 else names.zone_name(state, place))
    return found


def reserve(play: Play, wanted: Any) -> list[Difference]:
    """Figures that are left, by kind."""
    state = play.state
    found: list[Difference] = []
    for word, count in as_map(wanted, "reserve", "{walker: 3}").items():
        kind = names.kind(state.rules, word)
        found += differs(f"reserve: {word}", as_number(count, "reserve"), state.pool[kind])
    return found


# --- decks


def decks(play: Play, wanted: Any) -> list[Difference]:
    """How many cards a deck holds, which lie known on top, or which it has or lacks."""
    state = play.state
    found: list[Difference] = []
    for word, value in as_map(wanted, "decks", "{equipment: 40}").items():
        deck = names.deck(word)
        cards = state.piles[deck] + state.tops[deck]
        if isinstance(value, int) and not isinstance(value, bool):
            found += differs(f"decks: {word}", value, cards_left(state, deck))
        elif isinstance(value, dict):
            found += _holds(state, deck, cards, value, f"decks: {word}")
        else:
            top = [names.deck_card_name(state.rules, deck, card) for card in reversed(state.tops[deck])]
            found += differs(f"decks: {word}", _card_list(state, deck, value), top)
    return found


def discards(play: Play, wanted: Any) -> list[Difference]:
    """What lies on a discard pile: how many, exactly which in any order, or which it has or lacks."""
    state = play.state
    found: list[Difference] = []
    for word, value in as_map(wanted, "discards", "{equipment: [Pistol]}").items():
        deck = names.deck(word)
        cards = state.discards[deck]
        if isinstance(value, int) and not isinstance(value, bool):
            found += differs(f"discards: {word}", value, len(cards))
        elif isinstance(value, dict):
            found += _holds(state, deck, cards, value, f"discards: {word}")
        else:
            there = sorted(names.deck_card_name(state.rules, deck, card) for card in cards)
            found += differs(f"discards: {word}", sorted(_card_list(state, deck, value)), there)
    return found


def _card_list(state: Game, deck: int, value: Any) -> list[str]:
    wanted: list[str] = []
    for word in as_list(value):
        if DECKS[deck] == "zombies":
            wanted.append(str(names.zombie_card(state.rules, word)))
        elif DECKS[deck] == "abominations":
            wanted.append(state.rules.kinds[names.kind(state.rules, word)].name)
        else:
            wanted.append(names.card_type(state.rules, word)[0])
    return wanted


def _holds(
    state: Game, deck: int, cards: tuple[int, ...], value: dict[str, Any], what: str
) -> list[Difference]:
    there = Counter(names.deck_card_name(state.rules, deck, card) for card in cards)
    found: list[Difference] = []
    for field, listed in value.items():
        if field not in ("has", "lacks", "count"):
            raise unknown("field", field, ("has", "lacks", "count"))
        if field == "count":
            found += differs(f"{what}: count", as_number(listed, "count"), len(cards))
            continue
        wanted = _card_list(state, deck, listed)
        if field == "has":
            missing = Counter(wanted) - there
            found += differs(f"{what}: has", wanted, [card for card in wanted if not missing[card]])
        else:
            found += differs(f"{what}: lacks", [], [card for card in wanted if there[card]])
    return found


def first(play: Play, wanted: Any) -> list[Difference]:
    """The player who has the first player token."""
    return differs("first", names.find("player", wanted, play.setting.players) + 1, play.state.first + 1)


def round_number(play: Play, wanted: Any) -> list[Difference]:
    """The round being played."""
    return differs("round", as_number(wanted, "round"), play.state.round)


Claim = Callable[[Play, Any], list[Difference]]

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
    "decks": decks,
    "discards": discards,
    "first": first,
    "round": round_number,
}
